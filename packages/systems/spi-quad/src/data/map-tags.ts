import { each, type MapVocabulary, PLAIN, toward } from "@redoubt/mechanics";

/** What a hex may hold. A hex without any of the kinds of ground is clear; `bridge` goes with aqueduct, `bourliuk` with town, the banks are Alma's (A17.1). */
export const hexTags = [
  "woods", "town", "vineyard", "aqueduct", "bridge", "swamp", "sea",
  "redoubt", "major-road", "minor-road", "bourliuk", "north-bank", "south-bank",
] as const;
export type HexTag = (typeof hexTags)[number];

/** What a hexside may hold. `up:X` names the high hex: the splash lies in the other. `in:X` names the hex a wall protects. A ridge gives each hex the slope that lies in it. */
export const sideTags = {
  "gentle-slope": toward("up"),
  "steep-slope":  toward("up"),
  ridge:          each("gentle", "steep"),
  cliff:          toward("up"),
  river:          PLAIN,
  stream:         PLAIN,
  bridge:         PLAIN,
  redoubt:        toward("in"),
  "major-road":   PLAIN,
  "minor-road":   PLAIN,
  "alma-east":    PLAIN, // goes with river (A17.2)
  "alma-west":    PLAIN, // goes with stream (A17.2)
} as const;
export type SideTag = keyof typeof sideTags;

/** The words of the maps of the Crimean War Quad. */
export const mapVocabulary: MapVocabulary<HexTag, SideTag> = { hexTags, sideTags };

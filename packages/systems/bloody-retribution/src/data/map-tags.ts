import { type MapVocabulary, PLAIN, toward } from "@redoubt/mechanics";

/** Kinds of ground; a hex without any of them is clear (8.5). */
export const groundTags = ["forest", "river", "aqueduct", "marsh", "sea"] as const;
/** One kind of ground that is not clear. */
export type Ground = (typeof groundTags)[number];

/** What a hex may hold: ground, roads (8.7), Shell Hill (5.6), the south edge (4.2), the entry zone (5.5), and `victory:NAME` (4.3). */
export const hexTags = [...groundTags, "road", "shell-hill", "south-edge", "entry", "victory"] as const;
/** One tag of a hex. */
export type HexTag = (typeof hexTags)[number];

/** What a hexside may hold. `up:X` names the uphill hex (8.8, B-8), `in:X` the hex inside the work (8.10, B-9). */
export const sideTags = {
  slope:         toward("up"),
  "steep-slope": toward("up"),
  redoubt:       toward("in"),
  road:          PLAIN,
  sea:           PLAIN,
} as const;
/** One tag of a hexside. */
export type SideTag = keyof typeof sideTags;

/** The words of the maps of Bloody Retribution. */
export const mapVocabulary: MapVocabulary<HexTag, SideTag> = { hexTags, sideTags, detailTags: ["victory"] };

import { type MapVocabulary, PLAIN, toward } from "@redoubt/mechanics";

/** Kinds of ground in a hex; a hex without any of them is clear (TEC). */
export const groundTags = ["woods", "garden", "marsh", "town", "city", "fortress", "impassable"] as const;
/** One kind of ground that is not clear. */
export type Ground = (typeof groundTags)[number];

/** What a hex may hold: ground, roads (7.3), and works: `ip` an Improved Position, `uc` one under construction (7.4). */
export const hexTags = [...groundTags, "road", "ip", "uc"] as const;
/** One tag of a hex. */
export type HexTag = (typeof hexTags)[number];

/** What a hexside may hold. `up:X` names the higher hex. A bridge lies over the water named beside it (7.6, E10). */
export const sideTags = {
  slope:              toward("up"),
  "steep-slope":      toward("up"),
  cliff:              toward("up"),
  stream:             PLAIN,
  river:              PLAIN,
  "major-river":      PLAIN,
  aqueduct:           PLAIN,
  ford:               PLAIN,
  bridge:             PLAIN,
  "bridge-destroyed": PLAIN,
  "thrown-bridge":    PLAIN,
  road:               PLAIN,
} as const;
/** One tag of a hexside. */
export type SideTag = keyof typeof sideTags;

/** The words of the maps of Imperial Bayonets. */
export const mapVocabulary: MapVocabulary<HexTag, SideTag> = { hexTags, sideTags };

import { type MapVocabulary, PLAIN, toward } from "@redoubt/mechanics";

/** Kinds of ground; a hex without any of them is clear. */
export const groundTags = ["grove", "forest", "orchard", "vineyard", "village", "redoubt", "rampart", "camp", "marsh", "sea"] as const;

/** What a hex may hold: ground, a road, and the edge of an escarpment (IX.8, K-186). */
export const hexTags = [...groundTags, "escarpment", "road"] as const;
/** One tag of a hex. */
export type HexTag = (typeof hexTags)[number];

/**
 * What a hexside may hold. Slopes are not marked: they follow from the elevation of the two hexes. `in:X` names the hex that a
 * work protects (IV.25, IV.27); the four words for it mean the same. `ravine` is a road that breaks through an escarpment (IX.10).
 */
export const sideTags = {
  river:            PLAIN,
  stream:           PLAIN,
  aqueduct:         PLAIN,
  ford:             PLAIN,
  bridge:           PLAIN,
  escarpment:       PLAIN,
  ravine:           PLAIN,
  road:             PLAIN,
  front:            toward("in"),
  "front of works": toward("in"),
  redoubt:          toward("in"),
  rampart:          toward("in"),
} as const;
/** One tag of a hexside. */
export type SideTag = keyof typeof sideTags;

/** The tags that make a hexside the front of a work. */
export const frontTags = ["front", "front of works", "redoubt", "rampart"] as const;

/** The words of the maps of Bloody Steppes. */
export const mapVocabulary: MapVocabulary<HexTag, SideTag> = { hexTags, sideTags };

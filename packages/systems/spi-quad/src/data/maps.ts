import type { MapFile } from "@redoubt/mechanics";
import alma from "./maps/alma.json" with { type: "json" };
import balaclava from "./maps/balaclava.json" with { type: "json" };

/** The maps of the two battles, reconstructed: each file's provenance says what the rulebooks give and what we had to find. */
export const maps = {
  alma: alma as MapFile, // A JSON module forgets that parity and orientation are one of two words.
  balaclava: balaclava as MapFile, // The same.
} as const;

import type { MapFile } from "@redoubt/mechanics";
import alma from "./maps/alma.json" with { type: "json" };
import balaclava from "./maps/balaclava.json" with { type: "json" };
import inkerman from "./maps/inkerman.json" with { type: "json" };

/** The maps by the name that positions use for them. */
export const maps: Readonly<Record<"alma" | "balaclava" | "inkerman", MapFile>> = {
  // JSON types know no literals: the map tests load the files and so prove parity, orientation and numbering.
  alma: alma as MapFile,
  balaclava: balaclava as MapFile,
  inkerman: inkerman as MapFile,
};

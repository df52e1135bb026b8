import type { MapFile } from "@redoubt/mechanics";
import inkerman from "./maps/inkerman.json" with { type: "json" };

/** The maps by the name that positions use for them. */
export const maps: Readonly<Record<"inkerman", MapFile>> = {
  // JSON types know no literals: the map test loads the file and so proves its parity and orientation.
  inkerman: inkerman as MapFile,
};

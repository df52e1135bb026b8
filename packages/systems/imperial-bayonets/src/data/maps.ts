import type { MapFile } from "@redoubt/mechanics";
import tchernaya from "./maps/tchernaya.json" with { type: "json" };

/** The maps by the name that positions use for them. */
export const maps: Readonly<Record<"tchernaya", MapFile>> = {
  // JSON types know no literals: the map test loads the file and so proves its parity and orientation.
  tchernaya: tchernaya as MapFile,
};

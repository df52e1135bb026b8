import type { MapFile, MapFileGround, MapPatch } from "./map-file.ts";

/** A hexside key with the lower number first, however it was written. */
export function sideKey(key: string): string {
  return key.split("/").sort().join("/");
}

/** A map with a patch laid over it: entries of the patch replace those of the map, roads and labels are added. */
export function patchMap(base: MapFile, patch: MapPatch): MapFile {
  return {
    ...base,
    hexes: { ...base.hexes, ...patch.hexes },
    sides: { ...normalSides(base), ...normalSides(patch) },
    elevation: { ...base.elevation, ...patch.elevation },
    roads: [...(base.roads ?? []), ...(patch.roads ?? [])],
    labels: [...(base.labels ?? []), ...(patch.labels ?? [])],
    names: { ...base.names, ...patch.names },
    notes: { ...base.notes, ...patch.notes },
  };
}

function normalSides(ground: MapFileGround): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(ground.sides ?? {}).map(([key, tags]) => [sideKey(key), tags]));
}

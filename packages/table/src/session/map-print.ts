import type { MapFile } from "@redoubt/mechanics";
import type { MapLayers } from "../worker/messages.ts";

/** A map as it was drawn plainly when the site was built. */
export interface BuiltMap {
  /** The print of the map that is shown. */
  readonly of: string;
  readonly layers: MapLayers;
}

/** The print of a map: two maps with the same one are the same, in every hex and word. Not for secrets. */
export function mapPrint(map: MapFile): string {
  const text = JSON.stringify(map);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(16)}`;
}

import { type Hex, type Side, sideBetween } from "@redoubt/hex";
import { type HexMap, hasHexTag, hasSideTag, towardHex } from "@redoubt/mechanics";
import type { HexTag, SideTag } from "./data/map-tags.ts";
import type { hexsideEffects } from "./tables/terrain-effects.ts";

/** A map of this system, ready for play. */
export type BayonetsMap = HexMap<HexTag, SideTag>;

/** What stands over a hexside: bridges come and go in play (7.6, E10), the water under them stays. */
export type Bridge = "none" | "intact" | "destroyed" | "thrown";

/** The bridge of a hexside as the map has it. */
export function mapBridge(map: BayonetsMap, side: Side): Bridge {
  if (hasSideTag(map, side, "bridge-destroyed")) return "destroyed";
  if (hasSideTag(map, side, "bridge")) return "intact";
  return hasSideTag(map, side, "thrown-bridge") ? "thrown" : "none";
}

/** The water of a hexside that a unit has to cross, a row of the chart; null where there is none. */
export type Water = Extract<
  keyof typeof hexsideEffects,
  "stream" | "river" | "river with aqueduct" | "ford" | "bridge" | "major river"
>;

/** What a crossing meets: a bridge or ford replaces the water it lies over (TEC); a bridge without its water lies over a river (I-152). */
export function waterOf(map: BayonetsMap, side: Side, bridge: Bridge): Water | null {
  if (bridge === "intact" || bridge === "thrown") return "bridge";
  if (hasSideTag(map, side, "ford")) return "ford";
  if (hasSideTag(map, side, "major-river")) return "major river";
  if (hasSideTag(map, side, "aqueduct")) return "river with aqueduct";
  if (hasSideTag(map, side, "river")) return "river";
  if (hasSideTag(map, side, "stream")) return "stream";
  return bridge === "destroyed" ? "river" : null;
}

/** How a hexside rises: by its own tag, or by the levels of its hexes where it has none (TEC). */
export type Slope = { readonly kind: "level" | "slope" | "steep-slope" | "cliff"; readonly isUp: boolean };

const LEVEL: Slope = { kind: "level", isUp: false };
const slopeKinds = ["slope", "steep-slope", "cliff"] as const;

/** The slope met by a step: one level apart is a slope, two a steep slope, three or more a cliff. */
export function slopeOf(map: BayonetsMap, from: Hex, to: Hex, side: Side): Slope {
  for (const kind of slopeKinds)
    if (hasSideTag(map, side, kind)) return { kind, isUp: towardHex(map, side, kind) === to };
  const rise = map.elevation[to] - map.elevation[from];
  if (rise === 0) return LEVEL;
  return { kind: slopeKinds[Math.min(Math.abs(rise), slopeKinds.length) - 1], isUp: rise > 0 };
}

/** Whether a road leads across a hexside: over a river only by an intact bridge (I-102, I-152). */
export function isRoadLink(map: BayonetsMap, a: Hex, b: Hex, bridge: Bridge): boolean {
  const side = sideBetween(map.grid, a, b);
  if (side === undefined || !hasSideTag(map, side, "road")) return false;
  if (!hasHexTag(map, a, "road") || !hasHexTag(map, b, "road")) return false;
  const water = waterOf(map, side, bridge);
  return bridge === "intact" || water === null || water === "stream" || water === "ford";
}

import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { FRONT } from "@redoubt/mechanics";
import { formations } from "../formation.ts";
import { cites } from "../kit.ts";
import { ROUTED, type SteppesPlay } from "../state.ts";
import type { FormationRows } from "../tables/formations.ts";
import type { World } from "../world.ts";
import { isSeenBy } from "./fire.ts";
import { facingOf, formOf, isWithin } from "./neighbours.ts";
import { fireRange, zoneDepth } from "./zones.ts";

/** Nobody has a zone where he does not see, and the routed have none. */
export const enforces = cites("VI.3", "XIV.50");

/** Places of World.zoneDepths for one unit: no formation, and each of the formations. */
const zoneForms = formations.length + 1;

/** The depths of the zones of all units in every formation, and how far any of them, or their fire, reaches. */
export function zonesOf({ armOf, factors }: Pick<World, "armOf" | "factors">, rows: FormationRows) {
  const zoneDepths = new Uint8Array(armOf.length * zoneForms);
  let farthest = 0;
  armOf.forEach((arm, unit) => {
    if (arm === undefined) return;
    for (let form = 0; form < zoneForms; form++) {
      const depth = zoneDepth(arm, formations[form - 1], factors[unit], false, rows);
      zoneDepths[unit * zoneForms + form] = depth;
      farthest = Math.max(farthest, depth, fireRange(arm, factors[unit]));
    }
  });
  return { zoneDepths, farthest };
}

/** VI.1 to VI.4: whether a unit's zone of control covers a hex: within its depth, before its front, and seen. */
export function covers(g: SteppesPlay, unit: number, hex: Hex): boolean {
  const { c, world } = g;
  const from = asHex(c.hexOf[unit]);
  // Most are too far off whatever their formation.
  if (from <= 0 || from === hex || !isWithin(g, from, hex, world.farthest) || c.level[unit] === ROUTED) return false;
  if (!isWithin(g, from, hex, world.zoneDepths[unit * zoneForms + formOf(g, unit)])) return false;
  const facing = facingOf(g, unit);
  if (facing !== undefined && world.wedges.wedgeOf(facing, from, hex) !== FRONT) return false;
  return isSeenBy(g, unit, hex);
}

/** The units of a seat that cover a hex. */
export const coverersOf = (g: SteppesPlay, seat: number, hex: Hex): readonly number[] =>
  g.world.unitsOf[seat].filter((unit) => covers(g, unit, hex));

/** Whether any unit of a seat covers a hex. */
export function isCovered(g: SteppesPlay, seat: number, hex: Hex): boolean {
  for (const unit of g.world.unitsOf[seat]) if (covers(g, unit, hex)) return true;
  return false;
}

/** The neighbours of a hex on the map. */
export const neighboursOf = (g: SteppesPlay, hex: number): readonly number[] =>
  DIRECTIONS.map((direction) => hex + g.world.grid.offsets[direction]).filter((near) => g.world.grid.onMap[near] === 1);

import type { Seat } from "@redoubt/engine";
import { asHex, distance, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { ALLIED, RUSSIAN } from "./seat.ts";
import { type BayonetsPlay, CAPTURED, DISRUPTED, has, KILLED, PEU, UAR } from "./state.ts";

// Points: 100 is a fresh infantry unit of four SP. All by judgement.
const perSp = 25;
const perPoint = 60;
const nearness = [20, 14, 10, 7, 5, 3, 2, 1];

/** What a unit is worth where it is: its strength, less in the box, nothing when lost. */
function worthOf(g: BayonetsPlay, unit: Unit): number {
  const { world, c } = g;
  const at = c.hexOf[unit];
  if (at === PEU) return 0;
  const full = Math.max(0, world.fullSp[unit]);
  if (at === UAR) return full * 8;
  const isReduced = (c.status[unit] & 1) !== 0;
  const sp = isReduced ? Math.max(0, world.reducedSp[unit]) : full;
  return sp * perSp - (has(g, unit, DISRUPTED) ? sp * 4 : 0) + (at > 0 ? placeOf(g, unit, at) : 0);
}

/** Being near an objective is good for either side. */
function placeOf({ world }: BayonetsPlay, unit: Unit, at: Hex): number {
  let best = 0;
  for (const hex of world.objectives) {
    const near = nearness[distance(world.grid, asHex(at), hex)] ?? 0;
    if (near > best) best = near;
  }
  return best * Math.max(1, world.fullSp[unit] >> 1);
}

function sideWorth(g: BayonetsPlay, seat: Seat): number {
  const { world, c } = g;
  let total = 0;
  for (const unit of world.unitsOf[seat]) total += worthOf(g, unit);
  for (const leader of world.leadersOf[seat])
    if (c.hexOf[leader] !== CAPTURED && c.hexOf[leader] !== KILLED) total += perSp * 4;
  for (const depot of world.depotsOf[seat]) if (c.hexOf[depot] > 0) total += perPoint * 4;
  world.corps.forEach((corps, i) => {
    if (corps.seat === seat && c.broken[i] === 1) total -= perPoint * 6;
  });
  return total;
}

/** How good the position is for a seat: material, objectives, Leaders, Depots and the morale of corps. */
export function evaluate(g: BayonetsPlay, seat: Seat): number {
  const { world, c } = g;
  let held = 0;
  for (const { hex, points } of world.game?.victory.objectives ?? []) {
    const at = world.grid.byNumber.get(hex);
    if (at !== undefined && c.control[at] === 1) held += points * perPoint;
  }
  const russian = sideWorth(g, RUSSIAN) - sideWorth(g, ALLIED) + held - c.penalty[0] * perPoint;
  return seat === 0 ? russian : -russian;
}

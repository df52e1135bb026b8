import { sides } from "./data/order-of-battle.ts";
import { UNIT } from "./piece.ts";
import { DISORGANIZED, isOnMap, ROUTED, type SteppesPlay } from "./state.ts";

// Points: 100 is a fresh battalion of ten. All by judgement.
const perStrength = 10;
const perGun = 60;
const perVictoryPoint = 40;
const win = 5_000;

/** What a unit is worth as it stands: strength by its morale, less when it is out of order. */
function worthOf(g: SteppesPlay, unit: number): number {
  const { world, c } = g;
  const base = world.strength[unit] === 0 ? perGun : c.sp[unit] * perStrength;
  if (c.level[unit] === ROUTED) return base >> 2;
  return c.level[unit] === DISORGANIZED ? (base * 3) >> 2 : base;
}

/** Nearness of a leader's goal: advancing as ordered is worth something of its own. */
function advanceOf(g: SteppesPlay, seat: number): number {
  return g.world.commands.reduce(
    (sum, { seat: owner }, command) => (owner === seat ? sum - 3 * g.c.left[command] : sum),
    0,
  );
}

/** How good the position is for a seat: strength, order, points of the battle, and orders carried out. */
export function evaluate(g: SteppesPlay, seat: number): number {
  const { world } = g;
  if (g.state.frames === null) {
    const { winner } = world.battle.verdict(g);
    if (winner !== null) return winner === seat ? win : -win;
  }
  let total = advanceOf(g, seat);
  for (let unit = 0; unit < world.count; unit++) {
    if (world.kindOf[unit] !== UNIT || !isOnMap(g, unit)) continue;
    total += world.seatOf[unit] === seat ? worthOf(g, unit) : -worthOf(g, unit);
  }
  for (const { side, points } of world.battle.score(g)) {
    total += side === sides[seat] ? points * perVictoryPoint : -points * perVictoryPoint;
  }
  return total;
}

import { apart } from "./checks/neighbours.ts";
import { sides } from "./data/order-of-battle.ts";
import { UNIT } from "./piece.ts";
import { ATTACK, DISORGANIZED, isOnMap, ROUTED, type SteppesPlay } from "./state.ts";

// Points: 100 is a fresh battalion of ten. All by judgement.
const perStrength = 10;
const perGun = 60;
const perVictoryPoint = 40;
const win = 5_000;
const perHexAway = 3;
// Beyond so many hexes an enemy is far away, however far.
const farthest = 20;

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

/** How far a unit under Attack is from the nearest unrouted enemy: who is to attack is better off near him. */
function farFromEnemy(g: SteppesPlay, unit: number): number {
  const { world, c } = g;
  const command = world.commandOf[unit];
  if (command === 255 || c.orderType[command] !== ATTACK || c.level[unit] === ROUTED) return 0;
  let nearest = farthest;
  for (let enemy = 0; enemy < world.count && nearest > 1; enemy++) {
    if (world.seatOf[enemy] === world.seatOf[unit] || world.kindOf[enemy] !== UNIT || !isOnMap(g, enemy)) continue;
    if (c.level[enemy] !== ROUTED) nearest = Math.min(nearest, apart(g, c.hexOf[unit], c.hexOf[enemy]));
  }
  return nearest * perHexAway;
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
    const worth = worthOf(g, unit) - farFromEnemy(g, unit);
    total += world.seatOf[unit] === seat ? worth : -worth;
  }
  for (const { side, points } of world.battle.score(g)) {
    total += side === sides[seat] ? points * perVictoryPoint : -points * perVictoryPoint;
  }
  return total;
}

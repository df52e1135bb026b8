import { sides } from "../data/order-of-battle.ts";
import { UNIT } from "../piece.ts";
import { isOnMap, type SteppesPlay } from "../state.ts";
import { isWanted, perVictoryPoint, stakesOf, worthOf } from "./stakes.ts";
import { marchTo } from "./ways.ts";

// What winning as things stand is worth on the first turn; on the last one four times as much.
const lead = 150;
// Beyond so many points of movement a goal is far.
const farthest = 30;

// How near a side has come to the places that it wants.
function nearnessOf(g: SteppesPlay, seat: number): number {
  const { world, c } = g;
  let sum = 0;
  for (const goal of stakesOf(world).goals) {
    if (!isWanted(g, goal, seat)) continue;
    let least = farthest;
    for (const unit of world.unitsOf[seat])
      if (isOnMap(g, unit) && c.level[unit] === 0 && world.strength[unit] > 0)
        least = Math.min(least, marchTo(g, unit, c.hexOf[unit], goal.hex));
    sum += Math.trunc((goal.price * (farthest - least)) / (4 * farthest));
  }
  return sum;
}

/** How a position stands for a seat: strength in order, points, places, and who would win now. */
export function standingOf(g: SteppesPlay, seat: number): number {
  const { world, c } = g;
  let total = nearnessOf(g, seat) - nearnessOf(g, 1 - seat);
  for (let unit = 0; unit < world.count; unit++) {
    if (world.kindOf[unit] !== UNIT || !isOnMap(g, unit)) continue;
    total += world.seatOf[unit] === seat ? worthOf(g, unit) : -worthOf(g, unit);
  }
  for (const { price, key } of stakesOf(world).goals) {
    if (key < 0 || c.keyHolder[key] === 0) continue;
    total += c.keyHolder[key] === seat + 1 ? price >> 1 : -(price >> 1);
  }
  for (const { side, points } of world.battle.score(g))
    total += (side === sides[seat] ? points : -points) * (perVictoryPoint >> 1);
  const { winner } = world.battle.verdict(g);
  const weight = lead + Math.trunc((3 * lead * c.turn[0]) / Math.max(world.turns, 1));
  return total + (winner === null ? 0 : winner === seat ? weight : -weight);
}

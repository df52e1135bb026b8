import type { Seat } from "@redoubt/engine";
import { asUnit, type Temper } from "@redoubt/mechanics";
import { infantryLost } from "../checks/preservation.ts";
import { ALLIED, enemyOf, RUSSIAN } from "../seat.ts";
import { DISRUPTED, hexOf, type QuadPlay, zonesOf } from "../state.ts";
import { almaVerdict } from "../tables/victory-alma.ts";
import { balaclavaDrawBelow } from "../tables/victory-balaclava.ts";
import { pointsOf } from "../victory.ts";
import { battleMindOf } from "./battle-mind.ts";
import { worthNow } from "./fire-look.ts";
import { type Lore, pullOf } from "./lore.ts";
import { away, span } from "./scene.ts";

/** Allied minus Russian points at the end of Alma, as far as can be foreseen (S-62), in hundredths. */
function almaMargin(g: QuadPlay): number {
  const { c, world } = g;
  const turn = c.turn[0];
  const lost = infantryLost(g, RUSSIAN);
  if (c.preservationTurn[0] > 0) {
    const [allied, russian] = pointsOf(g);
    return 100 * (allied - russian) - escapes(g, world.turns - turn);
  }
  // The more are lost the sooner it comes: 9 lost make it certain, 4 just possible.
  const wait = lost >= 9 ? 1 : lost >= 7 ? 2 : lost >= 5 ? 4 : lost >= 3 ? 6 : 8;
  const trigger = Math.max(5, turn + wait);
  const losses = infantryLost(g, ALLIED);
  if (trigger > world.turns) return 100 * (lost - losses - world.turns);
  const early = trigger < 7 ? 3 : 0;
  return 100 * (lost - losses + early - (trigger - 1)) - escapes(g, world.turns - trigger + 1);
}

// What the Russians will still gain by leaving, in hundredths, over the turns that are left.
function escapes(g: QuadPlay, turns: number): number {
  const { c, world } = g;
  let near = 0;
  let shut = 0;
  for (let u = asUnit(0); u < world.count; u++) {
    const at = hexOf(g, u);
    if (at <= 0) continue;
    const far = span(g, at, world.exitHex);
    if (world.seatOf[u] === RUSSIAN) near += far <= 5 ? 4 : far <= 10 ? 2 : 1;
    else if ((c.status[u] & DISRUPTED) === 0) shut += far <= 2 ? 4 : far <= 5 ? 2 : 0;
  }
  const leaving = Math.min(turns, near >> 3);
  const open = Math.max(100 - 12 * shut, 0);
  return leaving * 2 * open - (turns - leaving) * 40;
}

/** The margin that decides, in points for the Allies, weighing more the nearer the end. */
function marginWorth(g: QuadPlay): number {
  const { c, world } = g;
  const part = Math.trunc((100 * c.turn[0]) / world.turns);
  const { weights } = battleMindOf(world);
  if (weights === "alma") return Math.trunc((almaMargin(g) * (60 + part)) / 100);
  if (weights === "other") return 0;
  const [allied, russian] = pointsOf(g);
  const margin = allied - russian;
  const late = Math.max(part - 50, 0);
  const won = margin >= balaclavaDrawBelow ? late * 8 : margin <= -balaclavaDrawBelow ? -late * 8 : 0;
  return Math.trunc(margin * (6 + Math.trunc(part / 8))) + won;
}

// How likely something is that is even at 0 and sure at `spread`, in thousandths.
const chance = (by: number, spread: number): number => {
  if (by >= spread) return 1000;
  return by <= -spread ? 0 : 500 + Math.trunc((500 * by) / spread);
};

/** The chance that the Allies win less the chance that the Russians do, in thousandths: smooth in the margin, sharper near the end. */
export function verdictChance(g: QuadPlay): number {
  const { c, world } = g;
  const left = world.turns - c.turn[0];
  const { weights } = battleMindOf(world);
  if (weights === "other") return 0;
  if (weights === "alma") {
    const margin = almaMargin(g);
    const spread = 150 + 60 * left;
    const { alliedWinsFrom, russianWinsUpTo } = almaVerdict;
    return chance(margin - 100 * alliedWinsFrom + 50, spread) - chance(100 * russianWinsUpTo + 50 - margin, spread);
  }
  const [allied, russian] = pointsOf(g);
  const spread = 10 + 5 * left;
  const margin = allied - russian;
  return chance(margin - balaclavaDrawBelow, spread) - chance(-balaclavaDrawBelow - margin, spread);
}

function groundWorth(g: QuadPlay, lore: Lore, seat: Seat): number {
  const { c, world } = g;
  let ground = 0;
  for (const goal of lore.goals[seat]) {
    let best = 0;
    let second = 0;
    let all = 0;
    for (let u = asUnit(0); u < world.count; u++) {
      if (world.seatOf[u] !== seat || c.hexOf[u] <= 0 || world.isGun[u] === 1) continue;
      const pull = pullOf(goal, goal.price, away(g, goal, u, hexOf(g, u)));
      all += pull;
      if (pull > best) {
        second = best;
        best = pull;
      } else if (pull > second) second = pull;
    }
    // Where there is room for all, all count; a single place is taken by the two who are nearest.
    ground += goal.crowding === 0 ? all >> 2 : best + (second >> 1);
  }
  return ground >> 1;
}

/** How the position stands for a seat: units and their condition, the margin to be expected, and ground. */
export function standing(g: QuadPlay, lore: Lore, seat: Seat, verdict: number, temper: Temper): number {
  const { c, world } = g;
  let own = 0;
  let theirs = 0;
  for (let u = asUnit(0); u < world.count; u++) {
    const at = hexOf(g, u);
    if (at <= 0) continue;
    let worth = worthNow(g, lore, u);
    // A disrupted unit that an enemy holds will hardly get away.
    if ((c.status[u] & DISRUPTED) !== 0 && zonesOf(g, enemyOf(world.seatOf[u]))[at] !== 0) worth -= worth >> 2;
    if (world.seatOf[u] === seat) own += worth;
    else theirs += worth;
  }
  const sure = verdict === 0 ? 0 : Math.trunc((verdict * verdictChance(g)) / 1000);
  const margin = marginWorth(g) + sure;
  const ground = groundWorth(g, lore, seat) - groundWorth(g, lore, enemyOf(seat));
  return (
    Math.trunc((own * temper.ownLoss) / 100) -
    theirs +
    (seat === ALLIED ? margin : -margin) +
    Math.trunc((ground * temper.drive) / 100)
  );
}

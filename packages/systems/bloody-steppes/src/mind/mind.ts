import { askingStep } from "@redoubt/engine";
import type { Mind, Plan, Temper } from "@redoubt/mechanics";
import { sides } from "../data/order-of-battle.ts";
import { DESTROYED, isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import * as looks from "./looks.ts";
import { sceneFor, worthOf } from "./scene.ts";
import { geneSizes, stanceOf } from "./stance.ts";

const plan = (name: string, boldness: number, focus: number): Plan => ({ name, genes: [boldness, focus] });

const goodOdds = plan("at good odds", 1, 0);
const boldly = plan("boldly", 2, 0);
const ground = plan("for the ground", 2, 1);
const hunt = plan("hunt", 2, 2);
const hold = plan("hold", 0, 0);

const table: Readonly<Record<string, looks.Look>> = {
  piece: looks.judgePiece,
  act: looks.judgeAct,
  firer: looks.judgeFirer,
  reactor: looks.judgeReactor,
  reaction: looks.judgeReaction,
  "counter-stroke": looks.judgeCounterStroke,
  withdraw: looks.judgeWithdraw,
  "fall-back": looks.judgeFlight,
  flight: looks.judgeFlight,
  refuge: looks.judgeFlight,
  return: looks.judgeFlight,
  ride: looks.judgeRide,
  marker: looks.judgeMarker,
  command: looks.judgeCommand,
  "who-pays": looks.judgeLoss,
  boxes: looks.judgeLoss,
  pursuer: looks.judgePursuer,
  "pursuit-facing": looks.judgePursuitFacing,
  order: looks.judgeOrder,
  goal: looks.judgeGoal,
  distance: looks.judgeDistance,
};

const perPoint = 45;
const perHold = 60;

// How many activations have begun: the state counts markers that are still in the cups.
function markersLeft({ c }: SteppesPlay): number {
  let left = 0;
  for (const count of c.cup) left += count;
  return left;
}

/** How the position stands: strength, order, points of the battle, hexes that count, and nearness to them. */
function evaluate(g: SteppesPlay, seat: number, temper: Temper): number {
  const { world, c } = g;
  let [own, theirs] = [0, 0];
  for (const side of [0, 1])
    for (const unit of world.unitsOf[side]) {
      if (c.hexOf[unit] === DESTROYED || !isOnMap(g, unit)) continue;
      const worth = worthOf(g, unit);
      if (side === seat) own += worth;
      else theirs += worth;
    }
  let points = 0;
  for (const line of world.battle.score(g)) points += line.side === sides[seat] ? line.points : -line.points;
  let ground = 0;
  for (const holder of c.keyHolder) if (holder !== 0) ground += holder === seat + 1 ? perHold : -perHold;
  return Math.trunc((own * temper.ownLoss) / 100) - theirs + points * perPoint + ground + nearness(g, seat);
}

// How near each side's units stand to key hexes that they have not got.
function nearness(g: SteppesPlay, seat: number): number {
  const { world, c } = g;
  const { q, r } = world.grid;
  let sum = 0;
  for (const [i, hex] of world.keyHexes.entries())
    for (const side of [0, 1]) {
      if (c.keyHolder[i] === side + 1) continue;
      let best = 0;
      for (const unit of world.unitsOf[side]) {
        const at = c.hexOf[unit];
        if (at <= 0 || c.level[unit] === ROUTED) continue;
        const [dq, dr] = [q[at] - q[hex], r[at] - r[hex]];
        best = Math.max(best, 20 - ((Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1));
      }
      sum += side === seat ? 2 * best : -2 * best;
    }
  return sum;
}

const manners = ["sparing our strength", "at good odds", "boldly", "whatever it costs"];
const focuses = ["", ", for the ground above all", ", for the enemy's units above all"];

/** What Bloody Steppes knows about playing its battles. */
export const mind: Mind<SteppesPlay> = {
  // A new plan at every activation, and in the command phase of a turn.
  occasion: (g) => g.c.turn[0] * 64 + (g.c.phase[0] === 1 ? 1 + Math.min(markersLeft(g), 62) : 0),
  plans: () => [boldly, goodOdds, ground, hunt, hold],
  replies: () => [boldly, goodOdds],
  isNearEnd: (g) => g.c.turn[0] >= g.world.turns && markersLeft(g) < 3,
  geneSizes,
  judge(g, seat, under, temper, list, scores) {
    const look = table[askingStep(g, seat).decision] ?? looks.judgePlain;
    look(sceneFor(g, stanceOf(under, temper), seat), list, scores);
  },
  misjudgement: () => 8,
  evaluate,
  isTried: () => false,
  aim(g, seat, { genes }) {
    const { keyHexes, grid } = g.world;
    const wanted = keyHexes.filter((_, i) => g.c.keyHolder[i] !== seat + 1).map((hex) => grid.numbers[hex]);
    const what = wanted.length > 0 ? `for ${wanted.slice(0, 3).join(", ")}` : "to keep what we hold";
    return `We fight ${what}, ${manners[genes[0]]}${focuses[genes[1]]}.`;
  },
};

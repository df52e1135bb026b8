import { asHex, type Hex } from "@redoubt/hex";
import { fitToAttack, type Run } from "../checks/assault.ts";
import { isGun } from "../checks/morale.ts";
import { directionTo, turnPrice } from "../checks/move.ts";
import { formationOf, ownFacingOf } from "../checks/neighbours.ts";
import { orderOf } from "../checks/orders.ts";
import { stackWith } from "../checks/pieces.ts";
import { arrivalsIn, stepsTo } from "../checks/reach.ts";
import { stepPrice } from "../checks/step-price.ts";
import { unitsIn } from "../occupancy.ts";
import { UNIT } from "../piece.ts";
import { ATTACK, BEGUN, DISORGANIZED, EFFECTIVE, has, ROUTED, type SteppesPlay } from "../state.ts";
import { moverClass } from "../tables/terrain-movement.ts";
import { words } from "../words.ts";
import { each, type Look, localsOf } from "./asked.ts";
import { fireGain } from "./fire-look.ts";
import { formLook } from "./form-look.ts";
import { wantsOrder } from "./order-look.ts";
import { placeLook, preyLook, turnLook } from "./place-look.ts";
import type { Scene } from "./scene.ts";
import { disorderOf, hexesApart } from "./stakes.ts";
import { attackGain, strikeFrom, strikeLater, strikers } from "./strike.ts";
import { captureLook, vacatedBy } from "./ways.ts";

const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);

/** A stack that is asked what it does, and what cavalry remembers of its way. */
interface Acting {
  readonly units: readonly number[];
  readonly run: Run;
}

/** How much a piece has to do: more the nearer the enemy; whoever fights comes before guns and commanders. */
export function urgency({ g, enemy }: Scene, piece: number): number {
  const { world, c } = g;
  const near = 40 - Math.min(enemy.toUnit(Math.max(c.hexOf[piece], 0)), 40);
  if (world.kindOf[piece] !== UNIT) return 5 + (near >> 2);
  return (isGun(world, piece) ? 90 : 60) + near;
}

// What taking up a stack as one is worth for each unit in it: together they are stronger.
const perMate = 12;

/** The next piece of an activation: guns first, then those nearest to the enemy, commanders last; each is asked once. */
export const judgePiece = each((scene, verb, piece) => {
  switch (verb) {
    case "unit":
      if (has(scene.g, piece, BEGUN)) return -10;
      // A stack is taken up as one by its top unit.
      return (
        urgency(scene, piece) + (scene.g.world.kindOf[piece] === UNIT ? perMate * stackWith(scene.g, piece).length : 0)
      );
    case "enter":
      return 300;
    case "try":
      return wantsOrder(scene) ? 400 : -20;
    case "end":
      return 0;
    default:
      return -20;
  }
});

// What joining others costs: one fires, all are hit; before the enemy a stack with two fronts runs (IV.8).
function joinCost({ g, enemy }: Scene, unit: number, hex: number): number {
  const isMixed = isGun(g.world, unit) || unitsIn(g, hex).every((other) => isGun(g.world, other));
  return isMixed ? 3 : enemy.toUnit(hex) <= 3 ? 1_000 : 15;
}

// What turning adds to the attacks that a stack could make at once.
function turnToStrike(scene: Scene, units: readonly number[], run: Run, facing: number): number {
  const { g } = scene;
  const fit = strikers(g, units);
  const now = fit.length === 0 ? undefined : ownFacingOf(g, fit[0]);
  const price = fit.length === 0 ? undefined : turnPrice(g, fit[0], facing);
  if (now === undefined || price === undefined) return 0;
  const [hex, left] = [g.c.hexOf[fit[0]], g.c.mp[fit[0]]];
  const turned = strikeFrom(scene, fit, run, [{ hex, facing, left: left - price }]);
  const asItIs = turned === 0 ? 0 : strikeFrom(scene, fit, run, [{ hex, facing: now, left }]);
  return Math.trunc(((turned - asItIs) * shares.turned) / 100);
}

// How many of the best-looking hexes are looked at for the attacks that they would allow.
const closerLooks = 8;
// What an attack counts of its promise, in hundredths: after a turn, from another hex that is reached in time, or not before the next activation.
const shares = { turned: 80, now: 75, later: 20 };

function lookCloser(
  scene: Scene,
  { units, run }: Acting,
  codes: ArrayLike<number>,
  scores: Int32Array,
  ways: readonly number[],
): void {
  const { g, stance } = scene;
  const fit = strikers(g, units);
  const best = [...ways].sort((a, b) => scores[b] - scores[a] || a - b).slice(0, closerLooks);
  const hexOf = (i: number): Hex => asHex(words.arg(codes[i], 0));
  const arrivals = fit.length === 0 ? null : arrivalsIn(g, units, best.map(hexOf));
  const [first] = units;
  const here = g.c.hexOf[first];
  const strikeHere =
    fit.length === 0
      ? 0
      : Math.max(
          strikeFrom(scene, fit, run, [{ hex: here, facing: ownFacingOf(g, first), left: g.c.mp[first] }]),
          hundredth(hundredth(strikeLater(scene, fit, here), shares.later), stance.manner.later),
        );
  for (const i of best) {
    const hex = hexOf(i);
    if (arrivals !== null) {
      // Half points are counted; a way that was not searched is one step.
      const stands = (arrivals.get(hex) ?? []).map(({ facing, cost }) => ({
        hex,
        facing,
        left: g.c.mp[first] - ((cost + 1) >> 1),
      }));
      const now = hundredth(strikeFrom(scene, fit, run, stands) * shares.now, stance.manner.promise);
      const later = hundredth(strikeLater(scene, fit, hex) * shares.later, stance.manner.later);
      scores[i] += Math.trunc(Math.max(now, later) / 100) - strikeHere;
    }
  }
  const good = best.filter((i) => scores[i] > 0);
  const disorder = disorderOn(g, units, good.map(hexOf));
  good.forEach((i, place) => {
    scores[i] -= hundredth(disorder[place], stance.manner.disorder);
  });
}

// What the ground on the way to each of some hexes costs those who stand closed and in order (VIII.14).
function disorderOn(g: SteppesPlay, units: readonly number[], hexes: readonly Hex[]): readonly number[] {
  const [first] = units;
  const arm = g.world.armOf[first];
  if (arm === undefined || isGun(g.world, first) || g.c.level[first] !== EFFECTIVE) return hexes.map(() => 0);
  const mover = moverClass(arm, formationOf(g, first));
  const cost = units.reduce((sum, unit) => sum + disorderOf(g, unit), 0);
  return stepsTo(g, units, hexes).map((steps, i) => {
    let from = asHex(g.c.hexOf[first]);
    // A way that was not searched is one step.
    for (const to of steps.length === 0 ? [hexes[i]] : steps) {
      const direction = directionTo(g, from, to);
      if (direction !== undefined && stepPrice(g.world.ground, mover, from, direction)?.disorganizes === true)
        return cost;
      from = to;
    }
    return 0;
  });
}

// What could be attacked from here, were all in order.
function promiseInOrder(scene: Scene, units: readonly number[]): number {
  const { c } = scene.g;
  const levels = units.map((unit) => c.level[unit]);
  for (const unit of units) c.level[unit] = EFFECTIVE;
  const promise = strikeLater(scene, strikers(scene.g, units), c.hexOf[units[0]]);
  units.forEach((unit, i) => {
    c.level[unit] = levels[i];
  });
  return promise;
}

// What being in order again is worth: more where there is somebody to attack.
function reorderLook(scene: Scene, units: readonly number[]): number {
  const { g } = scene;
  const shaken = units.filter((unit) => g.c.level[unit] === DISORGANIZED);
  const order = orderOf(g, units[0]);
  const strike = order === 0 || order === ATTACK ? promiseInOrder(scene, units) : 0;
  return shaken.reduce((sum, unit) => sum + disorderOf(g, unit), (strike >> 1) - 3);
}

// Where those have gone already who look to the same leaders.
function matesOf(g: SteppesPlay, unit: number): readonly number[] {
  const { world, c } = g;
  const [leader] = world.headquarters[unit];
  return world.unitsOf[world.seatOf[unit]]
    .filter((other) => world.headquarters[other][0] === leader && has(g, other, BEGUN) && c.hexOf[other] > 0)
    .filter((other) => c.hexOf[other] !== c.hexOf[unit] && c.level[other] !== ROUTED)
    .map((other) => c.hexOf[other]);
}

// Beyond so many hexes one leader cannot keep two in hand, and what each hex more costs.
const together = 4;
const perHexAway = 30;

const straying = ({ g, stance }: Scene, mates: readonly number[], hex: number): number => {
  let far = 0;
  for (const mate of mates) far = Math.max(far, hexesApart(g, mate, hex));
  return hundredth(perHexAway * Math.max(far - together, 0), stance.manner.together);
};

/** What a stack does next: the act that promises most, and nothing once nothing does. */
export const judgeAct: Look = (scene, list, scores) => {
  const { g, seat } = scene;
  const acting = localsOf<Acting>(g, seat);
  const { units, run } = acting;
  const lead = units.find((unit) => !isGun(g.world, unit)) ?? units[0];
  const look = (hex: number): number =>
    Math.trunc(units.reduce((sum, unit) => sum + placeLook(scene, unit, hex), 0) / units.length);
  const stay = look(g.c.hexOf[lead]);
  const mates = matesOf(g, lead);
  const vacated = vacatedBy(scene, units);
  const apartNow = straying(scene, mates, g.c.hexOf[lead]);
  const score = (verb: string, thing: number): number => {
    switch (verb) {
      case "hex":
        return (
          look(thing) -
          stay +
          apartNow -
          straying(scene, mates, thing) +
          preyLook(scene, thing) +
          captureLook(scene, lead, thing) -
          vacated -
          (g.c.sideIn[thing] === 0 ? 3 : joinCost(scene, lead, thing))
        );
      case "fire":
        return (
          3 +
          Math.max(...units.map((unit) => (g.world.armOf[unit] === "cavalry" ? 0 : fireGain(g, unit, asHex(thing)))))
        );
      case "attack":
        return attackGain(scene, fitToAttack(g, units), asHex(thing));
      case "turn":
        return turnLook(scene, lead, thing) + turnToStrike(scene, units, run, thing);
      case "form":
        return formLook(scene, lead, thing);
      case "reorganize":
        return reorderLook(scene, units);
      case "end":
        return 0;
      default:
        return -50;
    }
  };
  each((_scene, verb, thing) => score(verb, thing))(scene, list, scores);
  const ways: number[] = [];
  for (let i = 0; i < list.count; i++) if (words.verb(list.codes[i]) === "hex") ways.push(i);
  lookCloser(scene, acting, list.codes, scores, ways);
};

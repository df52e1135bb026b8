import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { FRONT } from "@redoubt/mechanics";
import { fitToAttack } from "../checks/assault.ts";
import { isGun } from "../checks/morale.ts";
import { directionTo } from "../checks/move.ts";
import { formationOf, isUnroutedEnemyIn, ownFacingOf } from "../checks/neighbours.ts";
import { orderOf } from "../checks/orders.ts";
import { stackWith } from "../checks/pieces.ts";
import { reachOf, wayTo } from "../checks/reach.ts";
import { mayStartMelee } from "../checks/reactions.ts";
import { stepPrice } from "../checks/step-price.ts";
import { unitsIn } from "../occupancy.ts";
import { UNIT } from "../piece.ts";
import { ATTACK, ATTACKED, BEGUN, DISORGANIZED, EFFECTIVE, has, ROUTED, type SteppesPlay } from "../state.ts";
import { moverClass } from "../tables/terrain-movement.ts";
import { words } from "../words.ts";
import { each, type Look, localsOf } from "./asked.ts";
import { fireGain } from "./fire-look.ts";
import { formLook } from "./form-look.ts";
import { wantsOrder } from "./order-look.ts";
import { placeLook, preyLook, turnLook } from "./place-look.ts";
import type { Scene } from "./scene.ts";
import { disorderOf, hexesApart } from "./stakes.ts";
import { type Fight, postOf, prizeOf, prospectOf } from "./steel-look.ts";

/** How much a piece has to do: more the nearer the enemy; whoever fights comes before guns and commanders. */
export function urgency({ g, enemy }: Scene, piece: number): number {
  const { world, c } = g;
  const near = 40 - Math.min(enemy.toUnit[Math.max(c.hexOf[piece], 0)], 40);
  if (world.kindOf[piece] !== UNIT) return 5 + (near >> 2);
  return (isGun(world, piece) ? 90 : 60) + near;
}

/** The next piece of an activation: guns first, then those nearest to the enemy, commanders last; each is asked once. */
export const judgePiece = each((scene, verb, piece) => {
  switch (verb) {
    case "unit":
      if (has(scene.g, piece, BEGUN)) return -10;
      // A stack is taken up as one by its top unit.
      return urgency(scene, piece) + (scene.g.world.kindOf[piece] === UNIT ? 2 * stackWith(scene.g, piece).length : 0);
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

// What must be gained before somebody attacks: both sides come out of it in disorder.
const hesitation = 10;

/** What cold steel against a hex promises those who attack, in points. */
export function steelGain({ g, seat, stance }: Scene, fight: Fight): number {
  const { theirs, ours, won } = prospectOf(g, fight);
  const prize = Math.trunc((prizeOf(g, seat, fight.target) * won) / 100);
  const left = Math.trunc((postOf(g, seat, g.c.hexOf[fight.attackers[0]]) * won) / 100);
  return theirs + prize - left - Math.trunc((ours * stance.ownLoss) / 100) - hesitation;
}

const kindOf = ({ world }: SteppesPlay, unit: number): Fight["kind"] =>
  world.armOf[unit] === "cavalry" ? "charge" : "bayonet";

// Looks at something as if units stood in another hex, and puts them back.
function imagined<T>({ c }: SteppesPlay, units: readonly number[], hex: number, look: () => T): T {
  const from = c.hexOf[units[0]];
  for (const unit of units) c.hexOf[unit] = hex;
  const seen = look();
  for (const unit of units) c.hexOf[unit] = from;
  return seen;
}

// The hexes that those in a hex could attack: next to it, for cavalry one farther.
function strikeHexes({ g, seat }: Scene, hex: number, isHorse: boolean): ReadonlySet<number> {
  const { offsets, onMap } = g.world.grid;
  const found = new Set<number>();
  const add = (at: number): void => {
    if (onMap[at] === 1 && isUnroutedEnemyIn(g, seat, at)) found.add(at);
  };
  for (const first of DIRECTIONS) {
    const next = hex + offsets[first];
    if (onMap[next] !== 1) continue;
    add(next);
    if (isHorse) for (const second of DIRECTIONS) add(next + offsets[second]);
  }
  return found;
}

/** What the best attack from a hex would promise, were the units there. */
function strikeFrom(scene: Scene, units: readonly number[], hex: number, facing?: number): number {
  const { g, enemy } = scene;
  const { wedges } = g.world;
  const isHorse = g.world.armOf[units[0]] === "cavalry";
  if (enemy.toUnit[hex] > (isHorse ? 2 : 1)) return 0;
  let best = 0;
  for (const target of strikeHexes(scene, hex, isHorse)) {
    // Facings are 0 to 5 in the column and in the answers.
    if (facing !== undefined && wedges.wedgeOf(facing as 0, asHex(hex), asHex(target)) !== FRONT) continue;
    if (!units.some((unit) => mayStartMelee(g, unit, unitsIn(g, target)))) continue;
    const fight: Fight = { attackers: units, target: asHex(target), kind: kindOf(g, units[0]) };
    best = Math.max(
      best,
      imagined(g, units, hex, () => steelGain(scene, fight)),
    );
  }
  return best;
}

// Those of a stack who may begin a fight in this activation.
function strikers(g: SteppesPlay, units: readonly number[]): readonly number[] {
  const order = orderOf(g, units[0]);
  const isFree = (order === 0 || order === ATTACK) && !units.some((unit) => has(g, unit, ATTACKED));
  return isFree ? fitToAttack(g, units) : [];
}

// What joining others costs: one fires, all are hit; before the enemy a stack with two fronts runs (IV.8).
function joinCost({ g, enemy }: Scene, unit: number, hex: number): number {
  const isMixed = isGun(g.world, unit) || unitsIn(g, hex).every((other) => isGun(g.world, other));
  return isMixed ? 3 : enemy.toUnit[hex] <= 3 ? 1_000 : 15;
}

// What turning adds to the attacks that a stack could make at once.
function turnToStrike({ g, ...rest }: Scene, units: readonly number[], facing: number): number {
  const fit = strikers(g, units);
  const now = fit.length === 0 ? undefined : ownFacingOf(g, fit[0]);
  if (now === undefined || g.c.mp[fit[0]] < 3) return 0;
  const scene = { g, ...rest };
  const here = g.c.hexOf[fit[0]];
  return Math.trunc(((strikeFrom(scene, fit, here, facing) - strikeFrom(scene, fit, here, now)) * 70) / 100);
}

// How many of the best-looking hexes are looked at for the attacks that they would allow.
const closerLooks = 8;
// What an attack from another hex counts of its promise, in hundredths: with points left for it and for a turn, for it alone, or not before the next activation.
const shares = { now: 85, perhaps: 55, later: 25 };

function shareOf(g: SteppesPlay, unit: number, spent: number): number {
  const left = g.c.mp[unit] - spent;
  const needed = g.world.armOf[unit] === "cavalry" ? 2 : 1;
  return left >= needed + 2 ? shares.now : left >= needed ? shares.perhaps : shares.later;
}

function lookCloser(
  scene: Scene,
  units: readonly number[],
  codes: ArrayLike<number>,
  scores: Int32Array,
  ways: readonly number[],
): void {
  const fit = strikers(scene.g, units);
  const here = fit.length === 0 ? 0 : strikeFrom(scene, fit, scene.g.c.hexOf[fit[0]]);
  const best = [...ways].sort((a, b) => scores[b] - scores[a] || a - b).slice(0, closerLooks);
  const reached = fit.length === 0 ? [] : reachOf(scene.g, units);
  for (const i of best) {
    if (scores[i] <= 0 && fit.length === 0) continue;
    const hex = asHex(words.arg(codes[i], 0));
    // A way that was not searched is one step; half points are counted.
    const spent = (reached.find((one) => one.hex === hex)?.cost ?? 4) >> 1;
    if (fit.length > 0)
      scores[i] += Math.trunc(
        (strikeFrom(scene, fit, hex) * shareOf(scene.g, fit[0], spent) - here * shares.perhaps) / 100,
      );
    if (scores[i] > 0) scores[i] -= disorderOn(scene.g, units, hex);
  }
}

// What the ground on the way to a hex costs those who stand closed and in order (VIII.14).
function disorderOn(g: SteppesPlay, units: readonly number[], hex: Hex): number {
  const [first] = units;
  const arm = g.world.armOf[first];
  if (arm === undefined || isGun(g.world, first) || g.c.level[first] !== EFFECTIVE) return 0;
  const mover = moverClass(arm, formationOf(g, first));
  let from = asHex(g.c.hexOf[first]);
  const way = wayTo(g, units, hex);
  const steps = way.length === 0 ? [hex] : way.flatMap((act) => (act.kind === "step" ? [act.hex] : []));
  for (const to of steps) {
    const direction = directionTo(g, from, to);
    if (direction !== undefined && stepPrice(g.world.ground, mover, from, direction)?.disorganizes === true)
      return units.reduce((sum, unit) => sum + disorderOf(g, unit), 0);
    from = to;
  }
  return 0;
}

// What being in order again is worth: more where there is somebody to attack.
function reorderLook(scene: Scene, units: readonly number[]): number {
  const { g } = scene;
  const shaken = units.filter((unit) => g.c.level[unit] === DISORGANIZED);
  const order = orderOf(g, units[0]);
  const strike = order === 0 || order === ATTACK ? strikeFrom(scene, units, g.c.hexOf[units[0]]) : 0;
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

const straying = (g: SteppesPlay, mates: readonly number[], hex: number): number => {
  let far = 0;
  for (const mate of mates) far = Math.max(far, hexesApart(g, mate, hex));
  return perHexAway * Math.max(far - together, 0);
};

/** What a stack does next: the act that promises most, and nothing once nothing does. */
export const judgeAct: Look = (scene, list, scores) => {
  const { g, seat } = scene;
  const { units } = localsOf<{ readonly units: readonly number[] }>(g, seat);
  const lead = units.find((unit) => !isGun(g.world, unit)) ?? units[0];
  const look = (hex: number): number =>
    Math.trunc(units.reduce((sum, unit) => sum + placeLook(scene, unit, hex), 0) / units.length);
  const stay = look(g.c.hexOf[lead]);
  const mates = matesOf(g, lead);
  const apartNow = straying(g, mates, g.c.hexOf[lead]);
  const score = (verb: string, thing: number): number => {
    switch (verb) {
      case "hex":
        return (
          look(thing) -
          stay +
          apartNow -
          straying(g, mates, thing) +
          preyLook(scene, thing) -
          (g.c.sideIn[thing] === 0 ? 3 : joinCost(scene, lead, thing))
        );
      case "fire":
        return (
          3 +
          Math.max(...units.map((unit) => (g.world.armOf[unit] === "cavalry" ? 0 : fireGain(g, unit, asHex(thing)))))
        );
      case "attack":
        return steelGain(scene, {
          attackers: fitToAttack(g, units),
          target: asHex(thing) as Hex,
          kind: kindOf(g, lead),
        });
      case "turn":
        return turnLook(scene, lead, thing) + turnToStrike(scene, units, thing);
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
  lookCloser(scene, units, list.codes, scores, ways);
};

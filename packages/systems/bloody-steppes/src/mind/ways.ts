import { fading, marchField, NO_WAY } from "@redoubt/mechanics";
import { isGun } from "../checks/morale.ts";
import { stepCostsFor } from "../checks/step-price.ts";
import type { Arm } from "../formation.ts";
import { unitsIn } from "../occupancy.ts";
import { isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import type { World } from "../world.ts";
import type { Scene } from "./scene.ts";
import { type Goal, hexesApart, isWanted, priceNow, stakesOf } from "./stakes.ts";

const movers = {
  infantry: "column",
  cavalry: "cavalry",
  "foot-artillery": "foot",
  "horse-artillery": "horse",
} as const;

// By world: the ways to each goal for each class of mover, made when they are first asked for.
type Ways = Readonly<Record<(typeof movers)[Arm], Map<number, Uint16Array>>>;
const made = new WeakMap<World, Ways>();

function waysOf(world: World): Ways {
  const known = made.get(world) ?? { column: new Map(), cavalry: new Map(), foot: new Map(), horse: new Map() };
  made.set(world, known);
  return known;
}

function fieldTo(world: World, mover: (typeof movers)[Arm], hex: number): Uint16Array {
  const known = waysOf(world)[mover];
  const field = known.get(hex) ?? marchField(stepCostsFor(world.ground, mover), [hex]);
  known.set(hex, field);
  return field;
}

/** The ways of a unit to a goal. */
const waysTo = ({ world }: SteppesPlay, unit: number, goal: number): Uint16Array =>
  fieldTo(world, movers[world.armOf[unit] ?? "infantry"], goal);

// How many points of movement a goal is away from a hex by these ways; what cannot be entered is near where they lead near.
const marchBy = (g: SteppesPlay, ways: Uint16Array, from: number, goal: number): number =>
  ways[from] === NO_WAY ? 3 * hexesApart(g, from, goal) + 4 : ways[from] >> 1;

/** How many points of movement a goal is away from a hex for a unit. */
export const marchTo = (g: SteppesPlay, unit: number, from: number, goal: number): number =>
  marchBy(g, waysTo(g, unit, goal), from, goal);

// What a place is worth to a second unit where one is there already, in hundredths.
const second = 35;

// The same of a place that is kept already: whoever stays with the first guard does not go for the next place.
const secondGuard = 10;
// What a battle has one of is guarded by all.
const isOneOfMany = ({ world }: SteppesPlay, { key }: Goal): boolean => key >= 0 && stakesOf(world).goals.length > 1;

// Whether an enemy could soon be in a place of ours.
const isThreatened = ({ enemy, stance }: Scene, hex: number): boolean => enemy.toUnit(hex) <= stance.manner.watch;

// Whether another unit that can hold its ground stands in a place that counts only for whoever is there.
function isTaken({ g, seat }: Scene, unit: number, { hex, group }: Goal): boolean {
  const hexes = group === 0 ? [hex] : stakesOf(g.world).goals.flatMap((one) => (one.group === group ? [one.hex] : []));
  const here = g.c.hexOf[unit];
  return hexes.some(
    (one) => one !== here && g.c.sideIn[one] === seat + 1 && unitsIn(g, one).some((other) => canHold(g, other)),
  );
}

const canHold = (g: SteppesPlay, unit: number): boolean => g.c.level[unit] !== ROUTED && !isGun(g.world, unit);

/** How a place pulls a unit: by its price, and by the ways to it or, where it is only kept from the enemy, as the crow flies. */
export interface Pull {
  readonly hex: number;
  readonly price: number;
  readonly ways: Uint16Array | null;
}

function pullOf(scene: Scene, unit: number, goal: Goal): readonly Pull[] {
  const { g, seat } = scene;
  const { hex } = goal;
  const isOther = !goal.seats.includes(seat);
  // A place that only the enemy wants is kept from him.
  if (isOther || !isWanted(g, goal, seat)) {
    if (g.c.turn[0] < goal.from - 1 || !isThreatened(scene, hex)) return [];
    const isOurs = isOther || goal.key < 0 || g.c.keyHolder[goal.key] === seat + 1;
    if (!isOurs) return [];
    const isKept = isOneOfMany(g, goal) && isTaken(scene, unit, goal);
    const price = isKept ? Math.trunc((goal.price * secondGuard) / 100) : goal.price >> 1;
    return [{ hex, price, ways: null }];
  }
  // Whoever is there already does what the others need not do, but he may be driven off.
  const whole = priceNow(g, goal);
  const price = goal.key < 0 && isTaken(scene, unit, goal) ? Math.trunc((whole * second) / 100) : whole;
  return [{ hex, price, ways: waysTo(g, unit, hex) }];
}

function pullsOn(scene: Scene, unit: number): readonly Pull[] {
  const known = scene.pulls.get(unit) ?? stakesOf(scene.g.world).goals.flatMap((goal) => pullOf(scene, unit, goal));
  scene.pulls.set(unit, known);
  return known;
}

/** How strongly the places that count pull a unit to a hex: the strongest counts, the others a little. */
export function groundPull(scene: Scene, unit: number, hex: number): number {
  const { g, stance } = scene;
  let [most, sum] = [0, 0];
  for (const { hex: goal, price, ways } of pullsOn(scene, unit)) {
    const pull =
      ways === null
        ? fading(price, hexesApart(g, hex, goal), stance.manner.call)
        : fading(price, marchBy(g, ways, hex, goal), stance.manner.reach);
    sum += pull;
    if (pull > most) most = pull;
  }
  return most + Math.trunc((sum - most) / 8);
}

/** What entering a hex takes from the enemy at once: foot and horse hold what they were the last to enter. */
export function captureLook({ g, seat }: Scene, unit: number, hex: number): number {
  if (g.world.keyAt[hex] === 0 || !canHold(g, unit)) return 0;
  for (const goal of stakesOf(g.world).goals)
    if (goal.hex === hex && goal.key >= 0 && isWanted(g, goal, seat)) return priceNow(g, goal);
  return 0;
}

/** What a place of ours loses when all of these leave it and nobody else is in it, though the enemy could soon be. */
export function vacatedBy(scene: Scene, units: readonly number[]): number {
  const { g, seat, stance } = scene;
  const here = g.c.hexOf[units[0]];
  const goal = stance.manner.post === 0 ? undefined : stakesOf(g.world).goals.find(({ hex }) => hex === here);
  if (goal === undefined || goal.key < 0 || g.c.keyHolder[goal.key] !== seat + 1) return 0;
  const isEmptied = unitsIn(g, here).every((unit) => units.includes(unit));
  return isEmptied && isThreatened(scene, here) ? Math.trunc((goal.price * stance.manner.post) / 100) : 0;
}

/** The goal that a seat should send those at a hex to: what it wants most for its distance; -1 where it wants nothing. */
export function goalFrom(g: SteppesPlay, seat: number, from: number): number {
  let [best, most] = [-1, 0];
  for (const goal of stakesOf(g.world).goals) {
    if (!isWanted(g, goal, seat) || goal.hex === from) continue;
    const pull = fading(priceNow(g, goal), hexesApart(g, from, goal.hex), 4);
    if (pull > most) [best, most] = [goal.hex, pull];
  }
  return best;
}

/** The nearest enemy on the map who is not too broken to matter; -1 for none. */
export function enemyFrom(g: SteppesPlay, seat: number, from: number): number {
  let [best, least] = [-1, Number.MAX_SAFE_INTEGER];
  for (const enemy of g.world.unitsOf[1 - seat]) {
    if (!isOnMap(g, enemy)) continue;
    const far = hexesApart(g, from, g.c.hexOf[enemy]);
    if (far > 0 && far < least) [best, least] = [g.c.hexOf[enemy], far];
  }
  return best;
}

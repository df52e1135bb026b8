import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { FRONT, REAR } from "@redoubt/mechanics";
import { isGun, moraleOf } from "../checks/morale.ts";
import { ownFacingOf } from "../checks/neighbours.ts";
import { targetKind } from "../checks/target.ts";
import { fireRange, rangeFactor } from "../checks/zones.ts";
import { unitsIn } from "../occupancy.ts";
import { EFFECTIVE, isOnMap, ROUTED } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { thresholds } from "../tables/withdrawal-disorganization.ts";
import { chartOf, volleyOf } from "./fire-look.ts";
import type { Scene } from "./scene.ts";
import { disorderOf, hexesApart, routOf, strengthWorth, worthOf } from "./stakes.ts";
import { tetherLook } from "./tether.ts";
import { groundPull } from "./ways.ts";

const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);

// Rounds of fire that a place gives and takes until its unit acts again, in hundredths.
const roundsGiven = 90;
const roundsTaken = 110;

// What enemies who could come to blows at a hex would cost the unit, less what friends can do about it.
function steelDanger({ g, own, enemy }: Scene, unit: number, hex: number): number {
  const against = enemy.reach[hex];
  if (against === 0) return 0;
  const held = own.reach[hex] + g.c.sp[unit];
  return Math.trunc((worthOf(g, unit) * Math.max(3 * against - 2 * held, 0)) / (8 * (against + held + 1)));
}

// What the fire that covers a hex costs whoever stands there.
function fireDanger({ g, enemy }: Scene, unit: number, hex: number): number {
  if (enemy.shock[hex] === 0) return 0;
  const { disorganized } = thresholds(moraleOf(g, unit), g.world.charts.thresholds);
  // How often it is shot into disorder: once is passing, twice is rout for most.
  const often = (enemy.shock[hex] * roundsTaken) / (10_000 * disorganized) + (g.c.level[unit] === EFFECTIVE ? 0 : 1);
  const shaken = Math.min(often, 1) * disorderOf(g, unit) + (Math.min(Math.max(often - 1, 0), 1) * routOf(g, unit)) / 2;
  const bled = isGun(g.world, unit) ? 0 : (enemy.fire[hex] * strengthWorth(g, unit) * roundsTaken) / 10_000;
  return Math.trunc(bled + shaken);
}

/** The best shot that a unit would have from a hex, in points, if it turned to it: by range and target alone. */
function shotFrom({ g, seat, enemy }: Scene, unit: number, hex: number): number {
  const { world, c } = g;
  const arm = world.armOf[unit];
  if (arm === undefined || arm === "cavalry") return 0;
  const range = fireRange(arm, world.factors[unit]);
  if (enemy.toUnit(hex) > range && enemy.toRouted(hex) > range) return 0;
  const isGuns = isGun(world, unit);
  const size = isGuns ? 0 : c.sp[unit] >= 11 ? -2 : c.sp[unit] >= 6 ? -1 : 0;
  let best = 0;
  for (const target of world.unitsOf[1 - seat]) {
    const at = c.hexOf[target];
    if (at <= 0) continue;
    const far = hexesApart(g, hex, at);
    if (far > range) continue;
    const kind = targetKind(g, at);
    const line = kind === "none" ? null : world.charts.fireModifiers[kind];
    const total =
      (rangeFactor(arm, world.factors[unit], far) ?? 0) + size + ((isGuns ? line?.artillery : line?.infantry) ?? 0);
    const { sp, points } = volleyOf(chartOf(g, unit, far), moraleOf(g, unit), total);
    const extra = c.level[target] === ROUTED ? 100 * constants.routedFireLoss.value : 0;
    // Disorder is worth something, too.
    const value = ((sp + extra) * strengthWorth(g, target) + points * 4) / 100;
    if (value <= best) continue;
    if (far > 1 && !world.sight.isSeen(asHex(hex), asHex(at), isGuns, (between) => c.sideIn[between] !== 0)) continue;
    best = value;
  }
  return Math.trunc(best);
}

/** What coming next to routed enemies brings: each is destroyed or bleeds and runs on (XIV.56). */
export function preyLook({ g, seat, enemy }: Scene, hex: number): number {
  if (enemy.toRouted(hex) > 1) return 0;
  const { grid } = g.world;
  let gain = 0;
  for (const direction of DIRECTIONS) {
    const at = hex + grid.offsets[direction];
    if (g.c.sideIn[at] !== 2 - seat) continue;
    for (const unit of unitsIn(g, at)) {
      if (g.c.level[unit] !== ROUTED) continue;
      const passes = Math.min(Math.max(moraleOf(g, unit) + 1, 0), 10);
      const lost = (10 - passes) * g.c.sp[unit] + passes * Math.min(constants.approachLoss.value, g.c.sp[unit]);
      gain += Math.trunc((lost * strengthWorth(g, unit)) / 10);
    }
  }
  return gain;
}

/** How good a hex is for a unit to stand in, in points. */
export function placeLook(scene: Scene, unit: number, hex: number): number {
  const { g, stance, own, enemy } = scene;
  const near = Math.min(enemy.toUnit(hex), 30);
  // The routed run out of reach, where they can be gathered.
  if (g.c.level[unit] === ROUTED)
    return 12 * Math.min(near, constants.rallyDistance.value + 2) - (near <= 1 ? 60 : 0) - (enemy.fire[hex] >> 2);
  const { manner } = stance;
  const taken =
    hundredth(steelDanger(scene, unit, hex), manner.steel) + hundredth(fireDanger(scene, unit, hex), manner.fire);
  const danger = hundredth(taken, stance.exposure);
  const company = own.near[hex] === 0 ? hundredth(-8, manner.company) : 0;
  const shot = hundredth(hundredth(shotFrom(scene, unit, hex), roundsGiven), manner.shot);
  const tether = hundredth(tetherLook(scene, unit, hex), manner.tether);
  if (isGun(g.world, unit)) {
    // Guns stand off and shoot, never next to the enemy.
    const range = near < 2 ? -60 : near <= 6 ? 0 : -2 * (near - 6);
    return range + shot + company + tether - danger;
  }
  const prey = enemy.toRouted(hex) < 14 ? 5 * (14 - enemy.toRouted(hex)) : 0;
  const hunt = hundredth(prey - 4 * Math.max(near - 2, 0), stance.hunt);
  const pull = hundredth(groundPull(scene, unit, hex), stance.drive);
  return pull + hunt + shot + company + tether - danger;
}

// From how far enemies count for a front, in hexes.
const sight = 6;

/** How well a facing in a hex covers the enemies around: the nearer the more; in the rear they count against it. */
export function facingLook({ g, seat }: Scene, from: Hex, facing: number): number {
  const { world, c } = g;
  let value = facing === world.homeFacing[seat] ? 2 : 0;
  for (const enemy of world.unitsOf[1 - seat]) {
    if (!isOnMap(g, enemy) || c.level[enemy] === ROUTED) continue;
    const far = hexesApart(g, from, c.hexOf[enemy]);
    if (far > sight || far === 0) continue;
    // Facings are 0 to 5 in the column and in the answers.
    const wedge = world.wedges.wedgeOf(facing as 0, from, asHex(c.hexOf[enemy]));
    const weight = far <= 2 ? 16 - 4 * far : 7 - far;
    value += wedge === FRONT ? weight : wedge === REAR ? -weight : -(weight >> 2);
  }
  return value;
}

/** What turning to a facing is worth; next to the enemy it may end in disorder (V.6). */
export function turnLook(scene: Scene, unit: number, facing: number): number {
  const { g, stance, enemy } = scene;
  const now = ownFacingOf(g, unit);
  if (now === undefined) return -5;
  const here = asHex(g.c.hexOf[unit]);
  const risk = enemy.toUnit(here) <= 1 ? 6 : 3;
  return hundredth(facingLook(scene, here, facing) - facingLook(scene, here, now), stance.manner.front) - risk;
}

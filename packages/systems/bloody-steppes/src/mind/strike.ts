import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { squareChance } from "../chances.ts";
import { chargeHexes, fitToAttack, type Run, whyNotAttack } from "../checks/assault.ts";
import { facingOf, isUnroutedEnemyIn } from "../checks/neighbours.ts";
import { orderOf } from "../checks/orders.ts";
import { isFree, maySquare } from "../checks/reactions.ts";
import { unitsIn } from "../occupancy.ts";
import { ATTACK, ATTACKED, DISORGANIZED, has, type SteppesPlay } from "../state.ts";
import type { Scene } from "./scene.ts";
import { disorderOf, hexesApart } from "./stakes.ts";
import { type Fight, postOf, prizeOf, prospectOf } from "./steel-look.ts";

// How much of a post is given up by leaving it for a fight, in percent: who wins goes after the enemy, who is beaten runs.
const atStake = 60;

/** What cold steel against a hex promises those who attack, in points. */
export function steelGain({ g, seat, stance }: Scene, fight: Fight): number {
  const { theirs, ours, won } = prospectOf(g, fight);
  const prize = Math.trunc((prizeOf(g, seat, fight.target) * won) / 100);
  const left = Math.trunc((postOf(g, seat, g.c.hexOf[fight.attackers[0]]) * Math.max(won, atStake)) / 100);
  return theirs + prize - left - Math.trunc((ours * stance.ownLoss) / 100) - stance.manner.caution;
}

/** How an arm attacks of its own accord. */
export const kindOf = ({ world }: SteppesPlay, unit: number): Fight["kind"] =>
  world.armOf[unit] === "cavalry" ? "charge" : "bayonet";

/** How a stack stands somewhere: where, which way it looks, and with how many points left. */
export interface Stand {
  readonly hex: number;
  readonly facing: number | undefined;
  readonly left: number;
}

// Looks at something as if units stood so, and puts them back.
function imagined<T>({ c }: SteppesPlay, units: readonly number[], stand: Stand, look: () => T): T {
  const before: number[] = [];
  for (const unit of units) {
    before.push(c.hexOf[unit], c.mp[unit], c.facing[unit]);
    c.hexOf[unit] = stand.hex;
    c.mp[unit] = Math.max(stand.left, 0);
    if (stand.facing !== undefined) c.facing[unit] = stand.facing;
  }
  const seen = look();
  let i = 0;
  for (const unit of units) {
    c.hexOf[unit] = before[i++];
    c.mp[unit] = before[i++];
    c.facing[unit] = before[i++];
  }
  return seen;
}

/** Those of a stack who may begin a fight in this activation. */
export function strikers(g: SteppesPlay, units: readonly number[]): readonly number[] {
  const order = orderOf(g, units[0]);
  const isFree = (order === 0 || order === ATTACK) && !units.some((unit) => has(g, unit, ATTACKED));
  return isFree ? fitToAttack(g, units) : [];
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

// How likely the infantry of a hex forms square before horse that comes at it, in percent.
function squareRisk(g: SteppesPlay, units: readonly number[], target: Hex): number {
  const hex = asHex(g.c.hexOf[units[0]]);
  for (const unit of unitsIn(g, target))
    if (isFree(g, unit) && maySquare(g, unit, { units, hex })) return squareChance(g, unit);
  return 0;
}

/**
 * What an attack on a hex promises those who stand as they do; horse two hexes off goes in where that promises most, and finds squares
 * as often as they succeed.
 */
export function attackGain(scene: Scene, units: readonly number[], target: Hex): number {
  const { g } = scene;
  const fight: Fight = { attackers: units, target, kind: kindOf(g, units[0]) };
  if (fight.kind === "bayonet") return steelGain(scene, fight);
  let best = Number.NEGATIVE_INFINITY;
  if (hexesApart(g, g.c.hexOf[units[0]], target) === 2)
    for (const by of chargeHexes(g, units, target)) best = Math.max(best, closingGain(scene, fight, by));
  if (best === Number.NEGATIVE_INFINITY) best = steelGain(scene, fight);
  const risk = squareRisk(g, units, target);
  if (risk === 0) return best;
  const disorder = units.reduce((sum, unit) => sum + disorderOf(g, unit), 0);
  return Math.trunc((best * (100 - risk) - disorder * risk) / 100);
}

/** What coming near a hex to attack it promises: infantry that fails to form square before horse is in disorder when it is charged. */
function approachGain(scene: Scene, units: readonly number[], target: Hex): number {
  const { g } = scene;
  const risk = squareRisk(g, units, target);
  if (risk === 0) return attackGain(scene, units, target);
  const [formers, kind] = [unitsIn(g, target), kindOf(g, units[0])];
  const levels = formers.map((unit) => g.c.level[unit]);
  for (const unit of formers) if (g.world.armOf[unit] === "infantry") g.c.level[unit] = DISORGANIZED;
  const gain = steelGain(scene, { attackers: units, target, kind });
  formers.forEach((unit, i) => {
    g.c.level[unit] = levels[i];
  });
  return Math.trunc((Math.max(gain, 0) * (100 - risk)) / 100);
}

/** What a charge promises that goes in from a hex. */
export const closingGain = (scene: Scene, fight: Fight, by: number): number =>
  imagined(scene.g, fight.attackers, { hex: by, facing: undefined, left: 0 }, () => steelGain(scene, fight));

/** What the best attack promises that is lawful in one of these stands, the run of horse so far being what it is. */
export function strikeFrom(scene: Scene, units: readonly number[], run: Run, stands: readonly Stand[]): number {
  const { g, enemy } = scene;
  if (units.length === 0 || stands.length === 0) return 0;
  const isHorse = g.world.armOf[units[0]] === "cavalry";
  const { hex } = stands[0];
  if (enemy.toUnit(hex) > (isHorse ? 2 : 1)) return 0;
  let best = 0;
  for (const target of strikeHexes(scene, hex, isHorse)) {
    // What is next to them they meet in the same way from every stand that allows it.
    const isBeside = hexesApart(g, hex, target) === 1;
    for (const stand of stands) {
      const gain = imagined(g, units, stand, () =>
        whyNotAttack(g, units, asHex(target), run) === null ? approachGain(scene, units, asHex(target)) : null,
      );
      if (gain === null) continue;
      best = Math.max(best, gain);
      if (isBeside) break;
    }
  }
  return best;
}

// As many points as anybody has.
const fresh = 12;

/** The same with new points, whichever way they look and whomever they saw: what could be done in another activation. */
export function strikeLater(scene: Scene, units: readonly number[], hex: number): number {
  const { g, seat } = scene;
  const facings = units.length === 0 || facingOf(g, units[0]) === undefined ? [undefined] : DIRECTIONS;
  const run = { seen: g.world.unitsOf[1 - seat], dear: 0 };
  const stands = facings.map((facing) => ({ hex, facing, left: fresh }));
  return strikeFrom(scene, units, run, stands);
}

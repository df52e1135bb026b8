import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { isFirstOfStack } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import {
  type BayonetsPlay,
  BOMBARDED,
  FIRED,
  has,
  hexName,
  MOVED,
  OOC_ACTIVATION,
  ROAD_MARCH,
  unitsAt,
} from "../state.ts";
import { weatherEffects } from "../tables/weather.ts";
import { ARTILLERY, HORSE_ARTILLERY } from "../world.ts";
import { isActive } from "./activity.ts";
import { type SightScene, sightBlock, sightRange } from "./sight.ts";
import { sightSceneOf } from "./sight-now.ts";
import { isTouchedBy } from "./touch.ts";

/** Guns aim at what their own hex sees, and at nothing else. */
export const enforces = cites("3.7a");

const isGun = (kind: number): boolean => kind === ARTILLERY || kind === HORSE_ARTILLERY;

/** Why a unit bombards nobody now; null if it may (9.1a, 9.1e, E11, I-118). */
export function whyNoFirer(g: BayonetsPlay, unit: Unit): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const id = { unit: world.pieces[unit].id };
  if (world.seatOf[unit] !== c.active[0]) return notPossible("9.1a", "enemy", id);
  if (!isGun(world.kindOf[unit])) return refusal("9.1a", "not-guns", id);
  if (c.hexOf[unit] <= 0) return notPossible("9.1a", "not-on-map", id);
  if (!isActive(g, unit))
    return c.phase[0] === OOC_ACTIVATION
      ? refusal("4.0-7", "not-activated", id)
      : refusal("6.0a", "not-in-command", id);
  if (has(g, unit, FIRED)) return refusal("9.1a", "has-fired", id);
  if (has(g, unit, ROAD_MARCH)) return refusal("7.3a", "on-the-march", id);
  if (world.switches.footMoveOrFire && world.kindOf[unit] === ARTILLERY && has(g, unit, MOVED))
    return refusal("E11", "moved-guns", id);
  return isTouchedBy(g, c.hexOf[unit], enemyOf(c.active[0])) ? refusal("9.1e", "guns-beside-enemy", id) : null;
}

/** The same as a plain answer, for lists. */
export function isFirer(g: BayonetsPlay, unit: Unit): boolean {
  const { world, c } = g;
  const kind = world.kindOf[unit];
  if (!isGun(kind) || c.hexOf[unit] <= 0 || !isActive(g, unit) || has(g, unit, FIRED | ROAD_MARCH)) return false;
  if (world.switches.footMoveOrFire && kind === ARTILLERY && has(g, unit, MOVED)) return false;
  return !isTouchedBy(g, c.hexOf[unit], enemyOf(c.active[0]));
}

/** Why a hex may not be bombarded by anybody; null if it may (I-118). */
export function whyNoFireTarget(g: BayonetsPlay, hex: Hex): Refusal<BayonetsRule> | null {
  const name = hexName(g.world, hex);
  if (g.world.grid.onMap[hex] !== 1 || unitsAt(g, enemyOf(g.c.active[0]))[hex] === 0)
    return notPossible("9.1a", "nobody-there", { hex: name });
  return (g.c.fought[hex] & BOMBARDED) !== 0 ? refusal("9.2a", "was-bombarded", { hex: name }) : null;
}

/** Why guns do not see a hex; null if they do (3.7, 9.1b, 9.1c). */
export function whyNotSeen(g: BayonetsPlay, unit: Unit, hex: Hex): Refusal<BayonetsRule> | null {
  const block = sightBlock(sightSceneOf(g, g.world.seatOf[unit]), asHex(g.c.hexOf[unit]), asHex(hex));
  if (block === null) return null;
  const where = block.at.length === 0 || block.rule === "3.7b" ? "" : ` in ${block.at.join(" and ")}`;
  return refusal(block.isUnits === true ? "9.1b" : block.rule, "not-seen", {
    unit: g.world.pieces[unit].id,
    hex: hexName(g.world, hex),
    what: `${block.what}${where}`,
  });
}

/** Why no guns at all bombard a hex: by the rule that stops them all, where it is one and the same. */
export function whyNobodyFires(g: BayonetsPlay, hex: Hex): Refusal<BayonetsRule> {
  const guns = Array.from(g.world.unitsOf[g.c.active[0]]).filter(
    (unit) => isGun(g.world.kindOf[unit]) && g.c.hexOf[unit] > 0,
  );
  const [first, ...rest] = guns.map((unit) => whyNoFirer(g, unit) ?? whyNotSeen(g, unit, hex));
  const isShared = first != null && rest.every((why) => why?.rule === first.rule && why.code === first.code);
  return isShared ? first : refusal("9.1a", "no-guns-see", { hex: hexName(g.world, hex) });
}

// How far the highest guns could see on any map: levels are bytes, but no map has more.
const mostLevels = 12;

/** The hexes that some of the firers may bombard, each once, into a list; returns how many. */
export function fireTargets(g: BayonetsPlay, hexes: Hex[]): number {
  const { world, c } = g;
  const seat = c.active[0];
  const scene = sightSceneOf(g, seat);
  hexes.length = 0;
  const firers: Unit[] = [];
  for (const unit of world.unitsOf[seat]) if (isFirer(g, unit)) firers.push(unit);
  if (firers.length === 0) return 0;
  for (const enemy of world.unitsOf[enemyOf(seat)]) {
    const hex = c.hexOf[enemy];
    if (!isFirstOfStack(g, enemy) || (c.fought[hex] & BOMBARDED) !== 0) continue;
    if (firers.some((unit) => sees(scene, c.hexOf[unit], hex))) hexes.push(hex);
  }
  return hexes.length;
}

/** Whether one hex sees another; what is far off is not looked at closely. */
export function sees(scene: SightScene, from: Hex, to: Hex): boolean {
  const { q, r } = scene.grid;
  const [dq, dr] = [q[to] - q[from], r[to] - r[from]];
  const range = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
  const most = weatherEffects[scene.weather].sight + mostLevels;
  if (range > most || range > sightRange(scene, asHex(from), asHex(to))) return false;
  return sightBlock(scene, asHex(from), asHex(to)) === null;
}

import type { AnswerList, Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { canHit, couldNotFire, type FireKind, mayFire, rangeOf, strengthAt } from "../checks/fire.ts";
import { targetsIn } from "../checks/fire-targets.ts";
import { localsOf } from "../procedures/asked.ts";
import { INTO_WALL } from "../setup/fire-lines.ts";
import { DISRUPTED, hexOf, type QuadPlay } from "../state.ts";
import { TOWN } from "../terrain.ts";
import { CAVALRY } from "../unit.ts";
import { moraleOf } from "../values.ts";
import { hexIn, unitIn, words } from "../words.ts";
import { DISRUPTION, fireLoss } from "./combat-look.ts";
import type { Lore } from "./lore.ts";

const NO_PARENT = 255;

/** What ending the phase, firing as declared, and adding the first unit count for. */
export const ENDING = 1;
export const FIRING = 2;
export const BEGINNING = 50;

/** What a unit on the map is worth as it stands. */
export function worthNow(g: QuadPlay, lore: Lore, u: Unit): number {
  const worth = lore.worth[u] - (g.c.preservationTurn[0] > 0 ? lore.passing[u] : 0);
  return (g.c.status[u] & DISRUPTED) === 0 ? worth : Math.trunc((worth * (1000 - DISRUPTION)) / 1000);
}

function parentsOf(g: QuadPlay, firers: readonly Unit[]): number {
  if (!g.world.rules.hindersMixedFire) return 0;
  const { parentOf } = g.world;
  let parents = 0;
  for (let i = 0; i < firers.length; i++) {
    const parent = parentOf[firers[i]];
    if (parent === NO_PARENT) continue;
    let isNew = true;
    for (let j = 0; j < i; j++) if (parentOf[firers[j]] === parent) isNew = false;
    if (isNew) parents++;
  }
  return parents > 1 ? parents : 0;
}

/** The points that fire of these units at a hex takes from the enemy on average. */
export function fireGain(g: QuadPlay, lore: Lore, firers: readonly Unit[], hex: Hex): number {
  const { world, c } = g;
  let strength = 0;
  let isThroughWall = false;
  for (const u of firers) {
    strength += strengthAt(g, u, rangeOf(g, hexOf(g, u), hex));
    if ((world.lines.get(hexOf(g, u), hex) & INTO_WALL) !== 0) isThroughWall = true;
  }
  if (strength === 0) return 0;
  const less = parentsOf(g, firers);
  const base = Math.min(strength, 8) - 1 - (isThroughWall ? 1 : 0) - ((world.terrain.hex[hex] & TOWN) !== 0 ? 1 : 0);
  let gain = 0;
  for (const target of targetsIn(g, hex)) {
    const isDown = (c.status[target] & DISRUPTED) !== 0;
    const shift = (world.kindOf[target] === CAVALRY ? 1 : 0) + (isDown || couldNotFire(g, target) ? 1 : 0);
    const loss = fireLoss(base + shift, moraleOf(g, target), isDown ? 1 : 0, less);
    gain += Math.trunc((worthNow(g, lore, target) * loss) / 1000);
  }
  return gain;
}

// Scratch: the units gathered by `allFiring`, filled anew by each call.
const firing: Unit[] = [];

function allFiring(g: QuadPlay, seat: Seat, kind: FireKind, hex: Hex): readonly Unit[] {
  const { world, c } = g;
  firing.length = 0;
  for (let u = asUnit(0); u < world.count; u++) {
    if (world.seatOf[u] === seat && c.hexOf[u] > 0 && mayFire(g, u, kind) && canHit(g, u, hex)) firing.push(u);
  }
  return firing;
}

/** Fire phase: the target that all fire would hurt most; guns in danger slip away after that. */
export function judgeTargets(g: QuadPlay, lore: Lore, list: AnswerList, scores: Int32Array): void {
  const { seat, kind } = localsOf(g, "fire-target");
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    const verb = words.verb(code);
    if (verb === "end") scores[i] = ENDING;
    else if (verb === "withdraw") scores[i] = slipGain(g, unitIn(code));
    else {
      const hex = hexIn(code);
      scores[i] = bestGain(g, lore, allFiring(g, seat, kind, hex), hex);
    }
  }
}

/** The best of firing with all and of firing with the strongest Parent Unit alone. */
export function bestGain(g: QuadPlay, lore: Lore, firers: readonly Unit[], hex: Hex): number {
  return fireGain(g, lore, firers, hex) || (firers.length > 1 ? fireGain(g, lore, firers.slice(0, 1), hex) : 0);
}

/** The most that slipping away is worth. */
export const mostBySlipping = 14;

/** A gun that stands alone next to infantry is lost unless it goes; what it could still shoot counts against that. */
export function slipGain(g: QuadPlay, u: Unit): number {
  const { c } = g;
  const isAlone = c.topOf[c.hexOf[u]] === u + 1 && c.below[u] === 0;
  return isAlone ? mostBySlipping : 3;
}

/** A fire attack: adds whoever helps, most helpful first, then fires. */
export function judgeFire(g: QuadPlay, lore: Lore, list: AnswerList, scores: Int32Array): void {
  const { firers, hex } = localsOf(g, "fire");
  const now = firers.length === 0 ? 0 : fireGain(g, lore, firers, hex);
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    switch (words.verb(code)) {
      case "add":
        scores[i] = fireGain(g, lore, [...firers, unitIn(code)], hex) - now + (firers.length === 0 ? BEGINNING : 0);
        break;
      case "fire":
        scores[i] = FIRING;
        break;
      default:
        scores[i] = -1000;
    }
  }
}

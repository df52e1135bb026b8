import type { AnswerList, Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { isReady, mustBeAttacked, owesAttack, reaches } from "../checks/melee-duty.ts";
import { isCompletable } from "../checks/melee-plan.ts";
import { sumMelee } from "../modifiers/melee-sum.ts";
import { localsOf } from "../procedures/asked.ts";
import { DISRUPTED, hexOf, type QuadPlay, topUnit, unitBelow, zonesOf } from "../state.ts";
import { CAVALRY } from "../unit.ts";
import { hexIn, unitIn, words } from "../words.ts";
import { attackerCost, CORNERED, DISRUPTION, defenderCost } from "./combat-look.ts";
import { worthNow } from "./fire-look.ts";
import type { Lore } from "./lore.ts";
import { setPrize } from "./sets.ts";

/** The points that a melee wins on average, what it costs subtracted; taking ground counts a little, prizes much. */
export function meleeGain(
  g: QuadPlay,
  lore: Lore,
  seat: Seat,
  attackers: readonly Unit[],
  hexes: readonly Hex[],
  ownLoss: number,
  sets: number,
): number {
  const sum = sumMelee(g, attackers, hexes);
  const cost = attackerCost(sum.column, sum.morale);
  let gain = 0;
  for (const u of sum.defenders) {
    const isDown = (g.c.status[u] & DISRUPTED) !== 0 ? 1 : 0;
    let loss = defenderCost(sum.column, sum.morale, isCornered(g, hexOf(g, u), seat) ? CORNERED : isDown);
    if (g.world.kindOf[u] === CAVALRY) loss = isDown === 1 ? 1000 : Math.max(loss, DISRUPTION);
    gain += Math.trunc((worthNow(g, lore, u) * loss) / 1000);
  }
  let paid = 0;
  for (const u of attackers) {
    const isDown = (g.c.status[u] & DISRUPTED) !== 0;
    const share =
      g.world.kindOf[u] === CAVALRY ? (isDown ? 1000 : Math.max(cost, DISRUPTION)) : isDown ? cost * 2 : cost;
    paid += Math.trunc((worthNow(g, lore, u) * Math.min(share, 1000)) / 1000);
  }
  for (const hex of hexes) {
    const set = sets === 0 ? 0 : Math.trunc((sets * setPrize(g, seat, hex, false)) / 100);
    gain += Math.trunc(((lore.prize[seat][hex] + set) * (1000 - cost)) / 2000);
  }
  return gain - Math.trunc((paid * ownLoss) / 100);
}

// Whether nobody could retreat from the hex: `seat` holds or controls everything around it.
function isCornered(g: QuadPlay, hex: Hex, seat: Seat): boolean {
  const { world } = g;
  const zones = zonesOf(g, seat);
  for (let d = 0; d < 6; d++) {
    const next = asHex(hex + world.grid.offsets[d]);
    if (world.grid.onMap[next] === 0 || zones[next] !== 0) continue;
    const top = topUnit(g, next);
    if (top < 0 || world.seatOf[top] !== seat) return false;
  }
  return true;
}

/** Those around a hex who are ready to attack it. */
export function readyAround(g: QuadPlay, hex: Hex): Unit[] {
  const { world } = g;
  const found: Unit[] = [];
  for (let d = 0; d < 6; d++) {
    for (let u = topUnit(g, asHex(hex + world.grid.offsets[d])); u >= 0; u = unitBelow(g, u)) {
      if (isReady(g, u) && reaches(g, u, hex)) found.push(u);
    }
  }
  return found;
}

/** What ending the phase counts for. */
export const ENDING = 1;

/** Melee Phase: duties first, those that promise most before the others; nothing that nobody must do and that costs. */
export function judgeMelees(
  g: QuadPlay,
  lore: Lore,
  seat: Seat,
  ownLoss: number,
  sets: number,
  list: AnswerList,
  scores: Int32Array,
): void {
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    if (words.verb(code) === "end") {
      scores[i] = ENDING;
      continue;
    }
    const hex = hexIn(code);
    scores[i] = meleeGain(g, lore, seat, readyAround(g, hex), [hex], ownLoss, sets);
  }
}

/** A melee attack being declared as it looks so far. */
export interface MeleeSoFar {
  readonly attackers: readonly Unit[];
  readonly hexes: readonly Hex[];
  /** What it wins as it is. */
  readonly now: number;
  /** Whether it could be made as it is. */
  readonly isDone: boolean;
  /** Who should make it; null where whoever helps is welcome. */
  readonly wanted: readonly Unit[] | null;
}

/** Looks at the attack that is being declared. */
export function meleeSoFar(g: QuadPlay, lore: Lore, seat: Seat, ownLoss: number, sets: number): MeleeSoFar {
  const { attackers, hexes } = localsOf(g, "melee");
  const has = attackers.length > 0;
  const now = has ? meleeGain(g, lore, seat, attackers, hexes, ownLoss, sets) : 0;
  const isDone = has && isCompletable(g, attackers, hexes);
  const wanted = sets === 0 || !has || isDone ? null : bestCompletable(g, lore, seat, hexes, ownLoss, sets);
  return { attackers, hexes, now, isDone, wanted };
}

/** What making the attack as it is counts for. */
export const ATTACKING = 3;

/** How a unit looks that could be added: better if it makes more of the attack or must fight anyway, worse if it leaves a duty behind. */
export function addLook(
  g: QuadPlay,
  lore: Lore,
  seat: Seat,
  ownLoss: number,
  sets: number,
  { attackers, hexes, now, isDone, wanted }: MeleeSoFar,
  u: Unit,
): number {
  const joined = [...attackers, u];
  const gained = meleeGain(g, lore, seat, joined, hexes, ownLoss, sets) - now;
  // However much is to be gained, an attack that leaves a duty behind cannot be made.
  const better = sets === 0 ? gained : Math.max(-mostGained, Math.min(gained, mostGained));
  const completes = isCompletable(g, joined, hexes) ? 0 : -300;
  const isWanted = wanted?.includes(u) ? 2 * mostGained : 0;
  const begins = attackers.length > 0 ? 0 : 400;
  return better + isWanted + begins + (isDone ? completes : completes >> 1) + (owesAttack(g, u) ? 15 : 0);
}

/** How a unit looks that could be taken out again: only where others should make the attack. */
export const removeLook = ({ wanted }: MeleeSoFar, u: Unit): number =>
  wanted !== null && !wanted.includes(u) ? mostGained : -800;

/** The most that aiming at one more hex can look like before the attack is done. */
export const mostByTarget = -180;

/** A melee attack: adds whoever makes it better or must fight anyway, and never leaves a duty that cannot be met. */
export function judgeMelee(
  g: QuadPlay,
  lore: Lore,
  seat: Seat,
  ownLoss: number,
  sets: number,
  list: AnswerList,
  scores: Int32Array,
): void {
  const soFar = meleeSoFar(g, lore, seat, ownLoss, sets);
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    switch (words.verb(code)) {
      case "add":
        scores[i] = addLook(g, lore, seat, ownLoss, sets, soFar, unitIn(code));
        break;
      case "attack":
        scores[i] = ATTACKING;
        break;
      case "target":
        // Only where somebody would be left out otherwise.
        scores[i] = soFar.isDone ? -500 : mostByTarget - (hasDuty(g, hexIn(code)) ? 0 : 20);
        break;
      case "remove":
        scores[i] = removeLook(soFar, unitIn(code));
        break;
      default:
        scores[i] = -600;
    }
  }
}

// More than this is not counted for whoever joins an attack: less than a duty left behind costs.
const mostGained = 250;

// As many units as are put together in every way: more than this hardly ever stand around one hex.
const mostTogether = 8;

// Of all who could attack these hexes together those who win most and leave no duty behind; null where there are none.
function bestCompletable(
  g: QuadPlay,
  lore: Lore,
  seat: Seat,
  hexes: readonly Hex[],
  ownLoss: number,
  sets: number,
): readonly Unit[] | null {
  const ready = readyAround(g, hexes[0]).filter((u) => hexes.every((hex) => reaches(g, u, hex)));
  const able = ready.slice(0, mostTogether);
  let best: readonly Unit[] | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let chosen = 1; chosen < 1 << able.length; chosen++) {
    const units = able.filter((_, i) => (chosen & (1 << i)) !== 0);
    if (!isCompletable(g, units, hexes)) continue;
    const gain = meleeGain(g, lore, seat, units, hexes, ownLoss, sets);
    if (gain <= most) continue;
    most = gain;
    best = units;
  }
  return best;
}

function hasDuty(g: QuadPlay, hex: Hex): boolean {
  for (let u = topUnit(g, hex); u >= 0; u = unitBelow(g, u)) if (mustBeAttacked(g, u)) return true;
  return false;
}

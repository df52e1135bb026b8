import type { Seat } from "@redoubt/engine";
import { DIRECTIONS, directionTo, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import type { RetributionRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import {
  beside,
  factorOf,
  hexName,
  hexOf,
  holderOf,
  isReady,
  NOBODY,
  nameOf,
  namesIn,
  type RetributionPlay,
  unitsIn,
} from "../state.ts";
import { INTO_WATER, SEA, STEEP, WORK_IN } from "../terrain.ts";
import { CAVALRY, PIQUET } from "../unit.ts";
import type { RefusalCode } from "../wording/refusals.ts";
import { whyNotOnMap } from "./presence.ts";
import { closest, notPossible, type Refused, refusal, type Why } from "./refusal.ts";

/** Nothing in here ever obliges a unit to attack (7.3). */
export const enforces = cites("7.3");

/** What may be said of a unit next to the target, in the order in which it is looked at. */
const joinCodes: readonly RefusalCode[] = [
  "piquet-defends",
  "sea-between",
  "cavalry-into-water",
  "disrupted",
  "no-factor",
];

type Ban = "9.12" | "TEC-3" | "9.11" | "9.10";

const banCodes: Readonly<Record<Ban, RefusalCode>> = {
  "9.12": "sea-between",
  "TEC-3": "cavalry-into-water",
  "9.11": "steep-between",
  "9.10": "work-between",
};

/** The ban that a step lays on an ordinary attack, if any (9.12, TEC-3, TEC-9). */
function banOnAttack(step: number, kind: number): Ban | null {
  if ((step & SEA) !== 0) return "9.12";
  return kind === CAVALRY && (step & INTO_WATER) !== 0 ? "TEC-3" : null;
}

/** The ban that a step lays on flank and momentum attacks, if any (9.10, 9.11, B-10). */
export function banOnFollowUp(step: number, kind: number): Ban | null {
  const ban = banOnAttack(step, kind);
  if (ban !== null) return ban;
  if ((step & STEEP) !== 0) return "9.11";
  return (step & WORK_IN) !== 0 ? "9.10" : null;
}

/** A ban as a refusal. */
export const refusedBan = (rule: Ban, unit: string, hex: string): Refused =>
  refusal(rule satisfies RetributionRule, banCodes[rule], { unit, hex });

/** Whether the ready unit next to the hex, in direction `d` from itself, may join an ordinary attack on it. */
export const mayAttackAcross = (g: RetributionPlay, u: Unit, d: number): boolean =>
  banOnAttack(g.world.terrain.step[g.c.hexOf[u] * 8 + d], g.world.kindOf[u]) === null;

/** Whether every factor that an attack on the hex would need is known: a position may have left one out (2.10). */
function unknownFactor(g: RetributionPlay, hex: Hex): string | null {
  if (g.world.knowsFactors) return null;
  const unknown = unitsIn(g, hex).find((u) => factorOf(g, u) < 0);
  return unknown === undefined ? null : nameOf(g, unknown);
}

/** Whether `seat` has a ready unit that may attack the enemy-held hex (9.1). */
export function isAttackable(g: RetributionPlay, seat: Seat, hex: Hex): boolean {
  const { world, c } = g;
  const { offsets } = world.grid;
  for (let d = 0; d < 6; d++) {
    const u = asUnit(c.mobileAt[hex - offsets[d]] - 1);
    if (u === NOBODY) continue;
    if (world.seatOf[u] !== seat || c.disrupted[u] !== 0 || factorOf(g, u) < 0) continue;
    if (mayAttackAcross(g, u, d)) return unknownFactor(g, hex) === null;
  }
  return false;
}

/** Why a hex is no objective for an attack of `seat`: the enemy is not in it, or a value is missing (2.10, 9.1). */
export function whyNoObjective(g: RetributionPlay, seat: Seat, hex: Hex): Why {
  const name = hexName(g.world, hex);
  const holder = holderOf(g, hex);
  if (holder === seat) return refusal("9.1", "own-hex", { hex: name, others: namesIn(g, hex) });
  if (holder !== enemyOf(seat)) return notPossible("9.1", "no-enemy", { hex: name });
  const unknown = unknownFactor(g, hex);
  return unknown === null ? null : refusal("2.10", "no-factor", { unit: unknown });
}

/** Why `seat` may not attack this hex now: it is no objective, or nobody next to it can, the one who lacks least named. */
export function whyNotAttack(g: RetributionPlay, seat: Seat, hex: Hex): Why {
  const why = whyNoObjective(g, seat, hex);
  if (why !== null) return why;
  const { world } = g;
  const refused: Refused[] = [];
  for (const direction of DIRECTIONS) {
    for (const u of unitsIn(g, beside(world, hex, direction))) {
      if (world.seatOf[u] !== seat) continue;
      const whyUnit = whyNotJoin(g, seat, hex, [], u);
      if (whyUnit === null) return null;
      refused.push(whyUnit);
    }
  }
  return closest(refused, joinCodes) ?? refusal("9.1", "nobody-adjacent", { hex: hexName(world, hex) });
}

/** Whether a mobile unit next to the target may join the attack: whyNotJoin without words, for those that stand there. */
export function mayJoin(g: RetributionPlay, seat: Seat, target: Hex, attackers: readonly Unit[], u: Unit): boolean {
  const { world, c } = g;
  if (world.seatOf[u] !== seat || c.disrupted[u] !== 0 || factorOf(g, u) < 0) return false;
  if (attackers.length > 0 && world.groupOf[attackers[0]] !== world.groupOf[u]) return false;
  return mayAttackAcross(g, u, world.grid.offsets.indexOf(target - c.hexOf[u]));
}

/** Why a unit may not join the attack on a hex (9.1-9.3, 9.12, 9.20). */
export function whyNotJoin(g: RetributionPlay, seat: Seat, target: Hex, attackers: readonly Unit[], u: Unit): Why {
  const why = whyNotOnMap(g, seat, u);
  if (why !== null) return why;
  const { world, c } = g;
  const unit = nameOf(g, u);
  const hex = hexName(world, target);
  if (world.kindOf[u] === PIQUET) return refusal("9.20", "piquet-defends", { unit });
  if (attackers.includes(u)) return refusal("9.3", "already-in", { unit });
  const d = directionTo(world.grid, hexOf(g, u), target);
  if (d === undefined) return refusal("9.1", "not-adjacent", { unit, hex });
  const ban = banOnAttack(world.terrain.step[c.hexOf[u] * 8 + d], world.kindOf[u]);
  if (ban !== null) return refusedBan(ban, unit, hex);
  if (!isReady(g, u)) return refusal("9.2", "disrupted", { unit });
  if (factorOf(g, u) < 0) return refusal("2.10", "no-factor", { unit });
  if (attackers.length > 0 && world.groupOf[attackers[0]] !== world.groupOf[u]) {
    return refusal("9.3", "other-formation", { unit, other: nameOf(g, attackers[0]) });
  }
  return null;
}

/** Why a unit can attack nobody where it stands (9.1, 9.2, 9.20); null if it can. */
export function whyNoAttackBy(g: RetributionPlay, seat: Seat, u: Unit): Why {
  const why = whyNotOnMap(g, seat, u);
  if (why !== null) return why;
  const { world } = g;
  const unit = nameOf(g, u);
  if (world.kindOf[u] === PIQUET) return refusal("9.20", "piquet-defends", { unit });
  if (!isReady(g, u)) return refusal("9.2", "disrupted", { unit });
  const refused: Refused[] = [];
  for (const direction of DIRECTIONS) {
    const hex = beside(world, hexOf(g, u), direction);
    if (holderOf(g, hex) !== enemyOf(seat)) continue;
    const whyHex = whyNoObjective(g, seat, hex) ?? whyNotJoin(g, seat, hex, [], u);
    if (whyHex === null) return null;
    refused.push(whyHex);
  }
  return closest(refused, joinCodes) ?? refusal("9.1", "no-enemy-adjacent", { unit });
}

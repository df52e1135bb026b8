import { type Refusal, refusal } from "@redoubt/engine";
import { asHex, directionTo } from "@redoubt/hex";
import { cites } from "../kit.ts";
import type { RetributionRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { factorOf, hexName, holderOf, isReady, type RetributionPlay, WAITING } from "../state.ts";
import { INTO_WATER, SEA, STEEP, WORK_IN } from "../terrain.ts";
import { CAVALRY, PIQUET } from "../unit.ts";

type Why = Refusal<RetributionRule> | null;

/** Nothing in here ever obliges a unit to attack (7.3). */
export const enforces = cites("7.3");

/** The ban that a step lays on an ordinary attack, if any (9.12, TEC-3, TEC-9). */
function banOnAttack(step: number, kind: number): RetributionRule | null {
  if ((step & SEA) !== 0) return "9.12";
  return kind === CAVALRY && (step & INTO_WATER) !== 0 ? "TEC-3" : null;
}

/** The ban that a step lays on flank and momentum attacks, if any (9.10, 9.11, B-10). */
export function banOnFollowUp(step: number, kind: number): RetributionRule | null {
  const ban = banOnAttack(step, kind);
  if (ban !== null) return ban;
  if ((step & STEEP) !== 0) return "9.11";
  return (step & WORK_IN) !== 0 ? "9.10" : null;
}

const banCodes: Partial<Record<RetributionRule, string>> = {
  "9.12": "sea-between",
  "TEC-3": "cavalry-into-water",
  "9.11": "steep-between",
  "9.10": "work-between",
};

/** A ban as a refusal. */
export const refusedBan = (rule: RetributionRule, unit: string, hex: string): Why =>
  refusal(rule, banCodes[rule] ?? "barred", { unit, hex });

/** Whether the ready unit next to the hex, in direction `d` from itself, may join an ordinary attack on it. */
export const mayAttackAcross = (g: RetributionPlay, u: number, d: number): boolean =>
  banOnAttack(g.world.terrain.step[g.c.hexOf[u] * 8 + d], g.world.kindOf[u]) === null;

/** Whether every factor that an attack on the hex would need is known: a position may have left one out (2.10). */
function unknownFactor(g: RetributionPlay, hex: number): string | null {
  if (g.world.knowsFactors) return null;
  for (const found of [g.c.mobileAt[hex], g.c.piquetAt[hex]]) {
    if (found !== 0 && factorOf(g, found - 1) < 0) return g.world.units[found - 1].id;
  }
  return null;
}

/** Whether `seat` has a ready unit that may attack the enemy-held hex (9.1). */
export function isAttackable(g: RetributionPlay, seat: number, hex: number): boolean {
  const { world, c } = g;
  const { offsets } = world.grid;
  for (let d = 0; d < 6; d++) {
    const found = c.mobileAt[hex - offsets[d]];
    if (found === 0) continue;
    const u = found - 1;
    if (world.seatOf[u] !== seat || c.disrupted[u] !== 0 || factorOf(g, u) < 0) continue;
    if (mayAttackAcross(g, u, d)) return unknownFactor(g, hex) === null;
  }
  return false;
}

/** Why `seat` may not attack this hex now. */
export function whyNotAttack(g: RetributionPlay, seat: number, hex: number): Why {
  const name = hexName(g.world, hex);
  if (holderOf(g, hex) !== enemyOf(seat)) return refusal("9.1", "no-enemy", { hex: name });
  if (isAttackable(g, seat, hex)) return null;
  const unknown = unknownFactor(g, hex);
  if (unknown !== null) return refusal("2.10", "no-factor", { unit: unknown });
  let why: Why = refusal("9.1", "nobody-adjacent", { hex: name });
  for (const offset of g.world.grid.offsets) {
    const found = g.c.mobileAt[hex - offset];
    if (found === 0 || g.world.seatOf[found - 1] !== seat) continue;
    why = whyNotJoin(g, seat, hex, [], found - 1) ?? why;
  }
  return why;
}

/** Why a unit may not join the attack on a hex (9.1-9.3, 9.12, 9.20). */
export function whyNotJoin(
  g: RetributionPlay,
  seat: number,
  target: number,
  attackers: readonly number[],
  u: number,
): Why {
  const { world, c } = g;
  const unit = world.units[u].id;
  const hex = hexName(world, target);
  if (world.seatOf[u] !== seat) return refusal("5.4", "not-yours", { unit });
  if (world.kindOf[u] === PIQUET) return refusal("9.20", "piquet-defends", { unit });
  if (c.hexOf[u] === WAITING) return refusal("5.5", "off-map", { unit });
  if (c.hexOf[u] < 0) return refusal("2.11", "eliminated", { unit });
  if (attackers.includes(u)) return refusal("9.3", "already-in", { unit });
  const d = directionTo(world.grid, asHex(c.hexOf[u]), asHex(target));
  if (d === undefined) return refusal("9.1", "not-adjacent", { unit, hex });
  if (!isReady(g, u)) return refusal("9.2", "disrupted", { unit });
  const ban = banOnAttack(world.terrain.step[c.hexOf[u] * 8 + d], world.kindOf[u]);
  if (ban !== null) return refusedBan(ban, unit, hex);
  if (factorOf(g, u) < 0) return refusal("2.10", "no-factor", { unit });
  if (attackers.length > 0 && world.groupOf[attackers[0]] !== world.groupOf[u]) {
    return refusal("9.3", "other-formation", { unit, other: world.units[attackers[0]].id });
  }
  return null;
}

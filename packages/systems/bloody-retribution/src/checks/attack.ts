import { asHex, directionTo } from "@redoubt/hex";
import { cites } from "../kit.ts";
import type { RetributionRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { factorOf, hexName, holderOf, isReady, namesIn, type RetributionPlay } from "../state.ts";
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

/** Why a hex is no objective for an attack of `seat`: the enemy is not in it, or a value is missing (2.10, 9.1). */
export function whyNoObjective(g: RetributionPlay, seat: number, hex: number): Why {
  const name = hexName(g.world, hex);
  const holder = holderOf(g, hex);
  if (holder === seat) return refusal("9.1", "own-hex", { hex: name, others: namesIn(g, hex) });
  if (holder !== enemyOf(seat)) return notPossible("9.1", "no-enemy", { hex: name });
  const unknown = unknownFactor(g, hex);
  return unknown === null ? null : refusal("2.10", "no-factor", { unit: unknown });
}

/** Why `seat` may not attack this hex now: it is no objective, or nobody next to it can, the one who lacks least named. */
export function whyNotAttack(g: RetributionPlay, seat: number, hex: number): Why {
  const why = whyNoObjective(g, seat, hex);
  if (why !== null) return why;
  const { c, world } = g;
  const refused: Refused[] = [];
  for (const offset of world.grid.offsets) {
    for (const found of [c.mobileAt[hex - offset], c.piquetAt[hex - offset]]) {
      if (found === 0 || world.seatOf[found - 1] !== seat) continue;
      const whyUnit = whyNotJoin(g, seat, hex, [], found - 1);
      if (whyUnit === null) return null;
      refused.push(whyUnit);
    }
  }
  return closest(refused, joinCodes) ?? refusal("9.1", "nobody-adjacent", { hex: hexName(world, hex) });
}

/** Why a unit may not join the attack on a hex (9.1-9.3, 9.12, 9.20). */
export function whyNotJoin(
  g: RetributionPlay,
  seat: number,
  target: number,
  attackers: readonly number[],
  u: number,
): Why {
  const why = whyNotOnMap(g, seat, u);
  if (why !== null) return why;
  const { world, c } = g;
  const unit = world.units[u].id;
  const hex = hexName(world, target);
  if (world.kindOf[u] === PIQUET) return refusal("9.20", "piquet-defends", { unit });
  if (attackers.includes(u)) return refusal("9.3", "already-in", { unit });
  const d = directionTo(world.grid, asHex(c.hexOf[u]), asHex(target));
  if (d === undefined) return refusal("9.1", "not-adjacent", { unit, hex });
  const ban = banOnAttack(world.terrain.step[c.hexOf[u] * 8 + d], world.kindOf[u]);
  if (ban !== null) return refusedBan(ban, unit, hex);
  if (!isReady(g, u)) return refusal("9.2", "disrupted", { unit });
  if (factorOf(g, u) < 0) return refusal("2.10", "no-factor", { unit });
  if (attackers.length > 0 && world.groupOf[attackers[0]] !== world.groupOf[u]) {
    return refusal("9.3", "other-formation", { unit, other: world.units[attackers[0]].id });
  }
  return null;
}

/** Why a unit can attack nobody where it stands (9.1, 9.2, 9.20); null if it can. */
export function whyNoAttackBy(g: RetributionPlay, seat: number, u: number): Why {
  const why = whyNotOnMap(g, seat, u);
  if (why !== null) return why;
  const { world, c } = g;
  const unit = world.units[u].id;
  if (world.kindOf[u] === PIQUET) return refusal("9.20", "piquet-defends", { unit });
  if (!isReady(g, u)) return refusal("9.2", "disrupted", { unit });
  const refused: Refused[] = [];
  for (const offset of world.grid.offsets) {
    const hex = c.hexOf[u] + offset;
    if (holderOf(g, hex) !== enemyOf(seat)) continue;
    const whyHex = whyNoObjective(g, seat, hex) ?? whyNotJoin(g, seat, hex, [], u);
    if (whyHex === null) return null;
    refused.push(whyHex);
  }
  return closest(refused, joinCodes) ?? refusal("9.1", "no-enemy-adjacent", { unit });
}

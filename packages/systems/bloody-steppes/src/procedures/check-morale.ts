import { d10, done, type Procedure } from "@redoubt/engine";
import { ledger, type Unit } from "@redoubt/mechanics";
import { bestMorale, supportForRally, supportIn, supportNear } from "../checks/morale.ts";
import { cites, procedure } from "../kit.ts";
import { checkModifiers } from "../modifiers/checks.ts";
import type { SteppesRule } from "../rule-index.ts";

/** One ten-sided die with faces 0 to 9, once for a stack, whatever asks for the check. */
export const enforces = cites("I.15", "I.16", "VII.16", "XIV.70", "XIV.71");

/** Why a stack checks its morale: told with the die. */
export const checkReasons = {
  disorganizedAgain: { rule: "XIV.46", text: "disorganized once more" },
  withdrawal: { rule: "XII.17", text: "withdraws before the melee" },
  pastEnemies: { rule: "VI.24", text: "passes the front of enemies" },
  formation: { rule: "IV.16", text: "changes formation next to enemies" },
  turn: { rule: "V.6", text: "turns next to enemies" },
  reaction: { rule: "VI.10", text: "reacts with an enemy before it" },
  reform: { rule: "VI.11", text: "changes formation or facing as a reaction" },
  square: { rule: "VI.12", text: "forms square" },
  lineWhenAttacked: { rule: "IV.18", text: "forms line under attack" },
  horseWhenAttacked: { rule: "IV.4", text: "forms line under attack" },
  marchSurprised: { rule: "III.19", text: "is surprised on the march" },
  pushed: { rule: "XIV.15", text: "is pushed aside by fugitives" },
  passedByRouted: { rule: "VII.14", text: "meets routed friends" },
  reorganize: { rule: "XIV.41", text: "reorganizes next to enemies" },
  approached: { rule: "XIV.56", text: "routed, and enemies approach" },
  rally: { rule: "XIV.60", text: "rallies" },
  garrison: { rule: "XIV.28", text: "holds a work with enemies before it" },
} as const satisfies Readonly<Record<string, { readonly rule: SteppesRule; readonly text: string }>>;
export type CheckReason = keyof typeof checkReasons;

/** What a morale check is called with. */
export interface MoraleCheck {
  /** The units of one stack that check together. */
  readonly units: readonly Unit[];
  readonly reason: CheckReason;
  /** What a commander added who fell by the same fire or in the same melee (K-8): no commander helps then. */
  readonly fallen?: number;
  /** Hexes entered in the adjacent front of enemies. */
  readonly passed?: number;
}

/** What a morale check came to. */
export interface Checked {
  readonly isPassed: boolean;
  /** By how much it was failed; 0 or less when passed. */
  readonly margin: number;
}

// Checks at which a commander beside the hex helps too (XIV.43, XIV.62), and those that are made in combat or because of it (K-113).
const helpFor: Partial<Record<CheckReason, typeof supportIn>> = { reorganize: supportNear, rally: supportForRally };
const inCombat: readonly CheckReason[] = [
  "disorganizedAgain",
  "withdrawal",
  "pastEnemies",
  "lineWhenAttacked",
  "horseWhenAttacked",
];

/** I.17: one die against the morale of a stack, its commander included (I.18). Tells of checked. */
export const checkMorale: Procedure<MoraleCheck, Checked> = procedure<{ roll: MoraleCheck }, Checked>("check-morale", {
  roll: {
    rolls: {
      rule: "I.17",
      purpose: "morale",
      dice: () => d10,
      take: (g, { units, reason, fallen = 0, passed = 0 }, dice) => {
        const hex = g.c.hexOf[units[0]];
        const support = fallen > 0 ? null : (helpFor[reason] ?? supportIn)(g, hex, units);
        const morale = bestMorale(g, units) + (support?.modifier ?? 0);
        const isCombat = inCombat.includes(reason);
        const { rows, total } = ledger(checkModifiers, { g, units, fallen, passed, isCombat });
        const margin = dice[0] + total - morale;
        const { rule, text } = checkReasons[reason];
        g.emit({
          kind: "checked",
          rule,
          why: text,
          pieces: units,
          dice,
          ledger: rows,
          morale,
          commander: support?.piece ?? null,
          isPassed: margin <= 0,
        });
        return done({ isPassed: margin <= 0, margin });
      },
    },
  },
});

import { d10, done, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import type { MeleeKind } from "../checks/momentum.ts";
import { bestMorale, moraleOf, supportIn } from "../checks/morale.ts";
import { procedure } from "../kit.ts";
import { type MeleePhase, type Met, meleeLedger } from "../modifiers/melee.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesPlay } from "../state.ts";

/** What a check in melee is called with. */
export interface MeleeCheck {
  readonly phase: MeleePhase;
  /** The attackers by stack, each from the top. */
  readonly stacks: readonly (readonly Unit[])[];
  readonly target: Hex;
  readonly kind: MeleeKind;
  readonly attack: number;
  readonly defence: number;
  readonly fallen: number;
  /** In C, whom the attackers met before the defenders went. */
  readonly met?: Met;
}

/** By how much it was failed; 0 or less when passed. */
export interface MeleeChecked {
  readonly margin: number;
}

/** XII.14, K-69, K-96: what the checking side's die must not exceed: the top units' best morale, or the defenders' best; and who helps. */
export function moraleFor(g: SteppesPlay, { phase, stacks, target, fallen }: MeleeCheck) {
  const units = phase === "B" ? unitsIn(g, target).map(asUnit) : stacks.map(([top]) => top);
  const hexes = phase === "B" ? [target] : stacks.map(([top]) => g.c.hexOf[top]);
  const side = phase === "B" ? units : stacks.flat();
  const supports = fallen > 0 ? [] : hexes.map((hex) => supportIn(g, hex, side)).filter((one) => one !== null);
  const support = supports.sort((a, b) => b.modifier - a.modifier)[0] ?? null;
  const base = phase === "B" ? bestMorale(g, units) : Math.max(...units.map((unit) => moraleOf(g, unit)));
  return { units, morale: base + (support?.modifier ?? 0), commander: support?.piece ?? null };
}

/** XII.20: one check of a melee: A by an attacking stack, B by the defenders, C by the attackers once more. */
export const meleeCheck: Procedure<MeleeCheck, MeleeChecked> = procedure<{ roll: MeleeCheck }, MeleeChecked>(
  "melee-check",
  {
    roll: {
      rolls: {
        rule: "XII.20",
        purpose: "melee",
        dice: () => d10,
        take: (g, l, dice) => {
          const { units, morale, commander } = moraleFor(g, l);
          const { rows, total } = meleeLedger({ g, ...l });
          const margin = dice[0] + total - morale;
          const { phase } = l;
          g.emit({
            kind: "melee-checked",
            rule: "XII.20",
            phase,
            pieces: units,
            dice,
            ledger: rows,
            morale,
            commander,
            margin,
          });
          return done({ margin });
        },
      },
    },
  },
);

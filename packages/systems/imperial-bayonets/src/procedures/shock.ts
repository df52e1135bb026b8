import { become, next, notNow, offer, refusal, twoD6 } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, labelFor, type Unit } from "@redoubt/mechanics";
import { defendersIn } from "../checks/fighting.ts";
import { procedure } from "../kit.ts";
import { enemyOf } from "../seat.ts";
import type { BayonetsPlay } from "../state.ts";
import { shockCodes } from "../tables/result-codes.ts";
import { halfDie, shockCombatTable } from "../tables/shock-combat.ts";
import { initiativeOf, strongestOf } from "../values.ts";
import { say, words } from "../words.ts";
import { applyResult } from "./result.ts";

/** A fight that has come to blows. */
export interface Shocked {
  readonly units: readonly Unit[];
  readonly hexes: readonly Hex[];
  /** The die of the combat that led here. */
  readonly die: number;
}
/** A Shock whose lead units are being named. */
export interface Led extends Shocked {
  /** The lead units named so far, the attacker's first. */
  readonly leads: readonly Unit[];
}

/** The units that tie for the next lead (I-129). */
export function candidates(g: BayonetsPlay, { units, hexes, leads }: Led): Unit[] {
  return strongestOf(g, leads.length === 0 ? units : defendersIn(g, hexes, enemyOf(g.c.active[0])));
}

type ShockSteps = { readonly begin: Shocked; readonly look: Led; readonly choose: Led; readonly roll: Led };

/** 9.4.2: each side adds half a die to the initiative of its strongest unit; the difference gives the result. */
export const shock = procedure<ShockSteps, null, "begin">("shock", {
  begin: { does: () => next("look", { leads: [] }) },
  look: {
    does: (g, l) => {
      if (l.leads.length === 2) return next("roll");
      const tied = candidates(g, l);
      return tied.length === 1 ? next("look", { leads: [...l.leads, tied[0]] }) : next("choose");
    },
  },
  choose: {
    asks: {
      rule: "9.4.2b",
      decision: "lead",
      seat: (g, { leads }) => (leads.length === 0 ? g.c.active[0] : enemyOf(g.c.active[0])),
      list: (g, l, out) => {
        for (const unit of candidates(g, l)) offer(out, say.lead(unit));
      },
      why: (g, l, answer) => {
        if (words.verb(answer) !== "lead") return notNow("9.4.2b", "name-lead");
        const unit = asUnit(words.arg(answer, 0));
        return candidates(g, l).includes(unit)
          ? null
          : refusal("9.4.2b", "not-strongest", { unit: g.world.pieces[unit].id });
      },
      shows: (g, l) => ({ picked: candidates(g, l), targets: l.hexes }),
      take: (_g, { leads }, answer) => next("look", { leads: [...leads, asUnit(words.arg(answer, 0))] }),
    },
  },
  roll: {
    rolls: {
      rule: "9.4.2b",
      purpose: "Shock Combat, the attacker's die first",
      dice: () => twoD6,
      take: (g, { units, hexes, leads }, dice) => {
        const [attack, defence] = leads.map((lead, i) => initiativeOf(g, lead) + halfDie.results[dice[i] - 1]);
        const column = labelFor(shockCombatTable.columns, attack - defence);
        const cell = g.world.charts.shock[column];
        g.emit({
          kind: "shocked",
          rule: "9.4.2c",
          leads: [leads[0], leads[1]],
          sums: [attack, defence],
          dice,
          column: shockCombatTable.columns[column],
          cell,
          ledger: [],
        });
        const { effect, rule } = shockCodes[cell];
        return become(applyResult, { units, hexes, effect, rule, leads });
      },
    },
  },
});

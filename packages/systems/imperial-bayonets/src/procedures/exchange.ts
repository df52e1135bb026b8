import { done, next, notNow, offer, refusal } from "@redoubt/engine";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { procedure } from "../kit.ts";
import { eliminate } from "../mutations.ts";
import type { BayonetsPlay } from "../state.ts";
import { paysExchange } from "../strength.ts";
import { spOf } from "../values.ts";
import { say, words } from "../words.ts";

/** What an Exchange asks of the attacker. */
export interface Exchanging {
  /** Participants that are left, each with the box it would go to (I-130). */
  readonly units: readonly (readonly [unit: Unit, box: "uar" | "peu"])[];
  /** SP of the defenders eliminated, and of attackers lost so far. */
  readonly eliminated: number;
  readonly paid: number;
}

const isPaid = (g: BayonetsPlay, { eliminated, paid }: Exchanging): boolean =>
  paysExchange(eliminated, paid, g.world.options.exchangeHalf);

/** Whether every participant must go: all of them together do not pay more than is owed without the smallest. */
function mustAllGo(g: BayonetsPlay, l: Exchanging): boolean {
  const sps = l.units.map(([unit]) => spOf(g, unit));
  const all = l.paid + sps.reduce((sum, sp) => sum + sp, 0);
  return sps.length === 1 || !paysExchange(l.eliminated, all, g.world.options.exchangeHalf);
}

function give(g: BayonetsPlay, l: Exchanging, unit: Unit): Exchanging {
  const box = l.units.find(([other]) => other === unit)?.[1] ?? "peu";
  const paid = l.paid + spOf(g, unit);
  eliminate(g, unit, box, "combat result", "9.4.1h");
  return { ...l, units: l.units.filter(([other]) => other !== unit), paid };
}

/** 9.4.1h: the attacker gives up participants one by one until half of the SP eliminated are paid (I-73, I-130). */
export const exchange = procedure<Record<"look" | "choose", Exchanging>, null, "look">("exchange", {
  look: {
    does: (g, l) => {
      if (isPaid(g, l) || l.units.length === 0) return done();
      return mustAllGo(g, l) ? next("look", give(g, l, l.units[0][0])) : next("choose");
    },
  },
  choose: {
    asks: {
      rule: "9.4.1h",
      decision: "exchange",
      seat: (g) => g.c.active[0],
      list: (_g, { units }, out) => {
        for (const [unit] of units) offer(out, say.lose(unit));
      },
      why: (g, { units }, answer) => {
        if (words.verb(answer) !== "lose") return notNow("9.4.1h", "pay-exchange");
        const unit = asUnit(words.arg(answer, 0));
        if (units.some(([other]) => other === unit)) return null;
        return refusal("9.4.1h", "took-no-part", { unit: g.world.pieces[unit].id });
      },
      shows: (_g, { units }) => ({ picked: units.map(([unit]) => unit) }),
      take: (g, l, answer) => next("look", give(g, l, asUnit(words.arg(answer, 0)))),
    },
  },
});

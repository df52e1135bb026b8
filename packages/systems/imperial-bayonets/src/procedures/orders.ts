import { type AnswerList, done, next, notNow, offer, type Refusal, refusal } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { type Draft, freeSlot, whyNotOrder, whyNotTo } from "../checks/ordering.ts";
import { procedure } from "../kit.ts";
import type { BayonetsRule } from "../rule-index.ts";
import type { BayonetsPlay } from "../state.ts";
import { say, words } from "../words.ts";

function list(g: BayonetsPlay, l: Draft, out: AnswerList): void {
  const { world } = g;
  for (const unit of world.unitsOf[l.seat]) if (whyNotOrder(g, l, unit) === null) offer(out, say.order(unit));
  for (const unit of l.units) offer(out, say.remove(unit));
  if (l.units.length > 0) for (const hex of world.destinations) offer(out, say.to(hex));
  if (l.units.length === 0) offer(out, say.end());
}

function why(g: BayonetsPlay, l: Draft, answer: number): Refusal<BayonetsRule> | null {
  const thing = words.arg(answer, 0);
  switch (words.verb(answer)) {
    case "order":
      return whyNotOrder(g, l, asUnit(thing));
    case "remove":
      return l.units.includes(asUnit(thing)) ? null : notNow("5.5c", "not-picked", { unit: g.world.pieces[thing].id });
    case "to":
      return whyNotTo(g, l, asHex(thing));
    case "end":
      return l.units.length === 0 ? null : refusal("5.5c", "no-destination-yet");
    default:
      return notNow("5.5c", "order-now");
  }
}

/** Writes an order down (5.5c). */
function write(g: BayonetsPlay, { seat, units }: Draft, to: Hex): void {
  const slot = freeSlot(g, seat);
  g.c.orderTo[slot] = to;
  g.c.orderShown[slot] = 0;
  for (const unit of units) g.c.orderOf[unit] = slot + 1;
  g.emit({ kind: "order-written", rule: "5.5c", units, to });
}

/** 5.5: one side writes its March Orders beside the other and unknown to it: units of one corps, then the destination (I-43, I-108). */
export const writeOrders = procedure<{ readonly write: Draft }>("write-orders", {
  write: {
    asks: {
      rule: "5.5c",
      decision: "march-orders",
      seat: (_g, { seat }) => seat,
      list,
      why,
      shows: (_g, { units, left }) => {
        const undone = left === 0 ? [] : [`${left} ${left === 1 ? "order is" : "orders are"} not written`];
        return { picked: units, commits: [{ answer: say.end(), undone, follows: "orders not written lapse" }] };
      },
      take: (g, l, answer) => {
        const thing = words.arg(answer, 0);
        switch (words.verb(answer)) {
          case "order":
            return next("write", { units: [...l.units, asUnit(thing)] });
          case "remove":
            return next("write", { units: l.units.filter((unit) => unit !== thing) });
          case "to":
            write(g, l, asHex(thing));
            return l.left === 1 ? done() : next("write", { units: [], left: l.left - 1 });
          default:
            return done();
        }
      },
    },
  },
});

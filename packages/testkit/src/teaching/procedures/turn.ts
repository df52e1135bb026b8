import { call, next, offer, over } from "@redoubt/engine";
import { type G, procedure } from "../state.ts";
import { say, words } from "../words.ts";
import { movement } from "./movement.ts";

const ownUnits = (g: G, seat: number) => g.world.units.map((_, i) => i).filter((i) => g.world.units[i].seat === seat);

/** 1.1: both sides secretly choose their Guards, then turns follow until dawn. */
export const battle = procedure<object, "guards" | "orders" | "north" | "south" | "dawn">("battle", {
  guards: {
    asksAll: {
      rule: "1.1",
      decision: "guards",
      seats: () => [0, 1],
      list: (g, _, seat, out) => {
        for (const unit of ownUnits(g, seat)) offer(out, say.guards(unit));
      },
      take: (g, _, answers) => {
        answers.forEach((answer, seat) => {
          const unit = words.arg(answer ?? 0, 0);
          g.c.isGuards[unit] = 1;
          g.emit({ kind: "guards-chosen", rule: "1.1", unit, audience: [seat] });
        });
        return next("orders");
      },
    },
  },
  orders: {
    asksAll: {
      rule: "1.2",
      decision: "order",
      seats: () => [0, 1],
      list: (_g, _l, _seat, out) => {
        offer(out, say.advance());
        offer(out, say.stand());
      },
      take: (g, _, answers) => {
        answers.forEach((answer, seat) => {
          g.c.order[seat] = answer === say.advance() ? 1 : 2;
        });
        g.emit({ kind: "orders-shown", rule: "1.3", orders: Array.from(g.c.order), reveals: true });
        return next("north");
      },
    },
  },
  north: { does: () => call(movement, { seat: 0 }, "south") },
  south: { does: () => call(movement, { seat: 1 }, "dawn") },
  dawn: {
    does: (g) => {
      if (g.c.turn[0] >= g.world.turns) return over;
      g.c.turn[0]++;
      g.c.order.fill(0);
      g.c.hasFired.fill(0);
      g.c.hasMoved.fill(0);
      return next("orders");
    },
  },
});

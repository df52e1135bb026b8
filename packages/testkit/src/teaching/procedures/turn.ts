import { call, next, over } from "@redoubt/engine";
import { procedure } from "../state.ts";
import { movement } from "./movement.ts";
import { chooseGuards, listening, writeOrders } from "./secrets.ts";

type BattleStep = "guards" | "north-listens" | "south-listens" | "orders" | "north" | "south" | "dawn";

/** 1.1: both sides secretly choose their Guards, then turns follow until dawn. */
export const battle = procedure<Record<BattleStep, object>>("battle", {
  guards: {
    lanes: {
      rule: "1.1",
      seats: () => [0, 1],
      work: (_g, _l, seat) => ({ procedure: chooseGuards, locals: { seat } }),
      take: (g) => {
        g.c.areChosen[0] = 1;
        return next("north-listens");
      },
    },
  },
  "north-listens": { does: () => call(listening, { seat: 0 }, "south-listens") },
  "south-listens": { does: () => call(listening, { seat: 1 }, "orders") },
  orders: {
    lanes: {
      rule: "1.2",
      seats: () => [0, 1],
      work: (_g, _l, seat) => ({ procedure: writeOrders, locals: { seat } }),
      take: (g) => {
        g.c.areShown[0] = 1;
        const units = g.world.units.map((_, i) => i).filter((i) => g.c.isOrdered[i] === 1);
        g.emit({ kind: "orders-shown", rule: "1.3", units, reveals: true });
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
      g.c.areShown[0] = 0;
      g.c.isOrdered.fill(0);
      g.c.hasFired.fill(0);
      g.c.hasMoved.fill(0);
      return next("north-listens");
    },
  },
});

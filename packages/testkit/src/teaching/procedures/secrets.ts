import { d6, done, next, notNow, offer, refusal } from "@redoubt/engine";
import { type G, procedure } from "../state.ts";
import { say, words } from "../words.ts";

const isStanding = (g: G, seat: number, unit: number): boolean =>
  g.world.units[unit].seat === seat && g.c.steps[unit] > 0;

/** 1.1: one side chooses its Guards, beside the other and unknown to it. */
export const chooseGuards = procedure<{ choose: { readonly seat: number } }>("choose-guards", {
  choose: {
    asks: {
      rule: "1.1",
      decision: "guards",
      seat: (_, { seat }) => seat,
      list: (g, { seat }, out) => {
        for (let unit = 0; unit < g.world.units.length; unit++)
          if (g.world.units[unit].seat === seat) offer(out, say.guards(unit));
      },
      take: (g, _, answer) => {
        const unit = words.arg(answer, 0);
        g.c.isGuards[unit] = 1;
        g.emit({ kind: "guards-chosen", rule: "1.1", unit });
        return done();
      },
    },
  },
});

/** 1.2: one side writes its orders, as many as it likes, and seals them. */
export const writeOrders = procedure<{ write: { readonly seat: number } }>("write-orders", {
  write: {
    asks: {
      rule: "1.2",
      decision: "order",
      seat: (_, { seat }) => seat,
      list: (g, { seat }, out) => {
        for (let unit = 0; unit < g.world.units.length; unit++)
          if (isStanding(g, seat, unit) && g.c.isOrdered[unit] === 0) offer(out, say.advance(unit));
        offer(out, say.seal());
      },
      why: (g, { seat }, answer) => {
        if (answer === say.seal()) return null;
        if (words.verb(answer) !== "advance") return notNow("1.2", "not-now");
        const unit = words.arg(answer, 0);
        const { id } = g.world.units[unit];
        if (g.world.units[unit].seat !== seat) return refusal("1.2", "not-yours", { unit: id });
        if (g.c.steps[unit] === 0) return refusal("3.4", "lost", { unit: id });
        return g.c.isOrdered[unit] === 1 ? refusal("1.2", "is-ordered", { unit: id }) : null;
      },
      shows: (g, { seat }) => {
        const idle = g.world.units.filter((_, i) => isStanding(g, seat, i) && g.c.isOrdered[i] === 0).length;
        const undone = idle === 0 ? [] : [`${idle} ${idle === 1 ? "unit is" : "units are"} not ordered to advance`];
        return {
          commits: [{ answer: say.seal(), undone, follows: "the orders are shown when both sides have sealed" }],
        };
      },
      take: (g, _, answer) => {
        if (answer === say.seal()) return done();
        const unit = words.arg(answer, 0);
        g.c.isOrdered[unit] = 1;
        g.emit({ kind: "ordered", rule: "1.2", unit });
        return next("write");
      },
    },
  },
});

/** 1.4: one side may listen; the other learns neither whether it did nor what it heard. */
export const listening = procedure<{ choose: { readonly seat: number }; roll: { readonly seat: number } }>(
  "listening",
  {
    choose: {
      asks: {
        rule: "1.4",
        decision: "listen",
        isSecret: true,
        seat: (_, { seat }) => seat,
        list: (_g, _l, out) => {
          offer(out, say.listen());
          offer(out, say.rest());
        },
        take: (_g, _l, answer) => (answer === say.listen() ? next("roll") : done()),
      },
    },
    roll: {
      rolls: {
        rule: "1.4",
        purpose: "listening",
        dice: () => d6,
        audience: (_, { seat }) => [seat],
        take: (g, { seat }, dice) => {
          g.emit({ kind: "listened", rule: "1.4", dice, audience: [seat] });
          if (dice[0] < 6) return done();
          g.c.hasHeard[seat] = 1;
          const unit = g.world.units.findIndex((other, i) => other.seat !== seat && g.c.isGuards[i] === 1);
          if (unit >= 0) g.emit({ kind: "overheard", rule: "1.4", unit, audience: [seat], reveals: true });
          return done();
        },
      },
    },
  },
);

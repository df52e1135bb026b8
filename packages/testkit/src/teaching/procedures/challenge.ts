import {
  call,
  d6,
  done,
  next,
  notNow,
  notPossible,
  offer,
  type Procedure,
  type Refusal,
  refusal,
} from "@redoubt/engine";
import { asHex, isAdjacent } from "@redoubt/hex";
import { ledger } from "@redoubt/mechanics";
import { fireModifiers } from "../fire-modifiers.ts";
import type { TeachingRule } from "../rule-index.ts";
import { type G, lift, lose, loseStep, place, procedure } from "../state.ts";
import { say, words } from "../words.ts";

/** Why this unit may not fire at the target now. */
export function whyNotFire(g: G, unit: number, target: number): Refusal<TeachingRule> | null {
  const { grid, units } = g.world;
  if (units[unit].seat === units[target].seat) return refusal("3.0", "not-yours", { unit: units[unit].id });
  if (g.c.steps[unit] === 0) return refusal("3.4", "lost", { unit: units[unit].id });
  if (!isAdjacent(grid, asHex(g.c.hexOf[unit]), asHex(g.c.hexOf[target]))) return refusal("3.0", "not-adjacent");
  return g.c.hasFired[unit] === 1 ? refusal("3.3", "has-fired", { unit: units[unit].id }) : null;
}

interface Challenged {
  readonly unit: number;
}

type ChallengeSteps = {
  readonly offer: Challenged;
  readonly choose: Challenged;
  readonly roll: Challenged & { readonly firer: number };
  readonly finish: object;
};

/** 3.0: the other side may fire at a unit that came next to it; it interrupts whatever is going on. */
export const challenge: Procedure<Challenged> = procedure<ChallengeSteps, null, "offer">("challenge", {
  offer: {
    does: (g, { unit }) => {
      for (let firer = 0; firer < g.world.units.length; firer++) {
        if (whyNotFire(g, firer, unit) === null) return next("choose");
      }
      return done();
    },
  },
  choose: {
    asks: {
      rule: "3.0",
      decision: "challenge",
      seat: (g, { unit }) => 1 - g.world.units[unit].seat,
      list: (g, { unit }, out) => {
        for (let firer = 0; firer < g.world.units.length; firer++) {
          if (whyNotFire(g, firer, unit) === null) offer(out, say.fire(firer));
        }
        offer(out, say.hold());
      },
      why: (g, { unit }, answer) => {
        if (answer === say.hold()) return null;
        if (words.verb(answer) !== "fire") return notNow("3.0", "not-now");
        return whyNotFire(g, words.arg(answer, 0), unit);
      },
      shows: (g, { unit }) => ({ targets: [g.c.hexOf[unit]], commits: [{ answer: say.hold() }] }),
      take: (_, __, answer) => (answer === say.hold() ? done() : next("roll", { firer: words.arg(answer, 0) })),
    },
  },
  roll: {
    rolls: {
      rule: "3.1",
      purpose: "fire",
      dice: () => d6,
      take: (g, { unit, firer }, [die]) => {
        g.c.hasFired[firer] = 1;
        const { rows, total } = ledger(fireModifiers, { g, firer, target: unit });
        g.emit({ kind: "fired", rule: "3.1", unit: firer, target: unit, dice: [die], ledger: rows });
        if (g.c.isKnown[firer] === 0) {
          g.c.isKnown[firer] = 1;
          g.emit({ kind: "shown", rule: "3.2", unit: firer, isGuards: g.c.isGuards[firer] === 1, reveals: true });
        }
        if (die + total >= 5) loseStep(g, unit);
        if (die + total < 7 || g.c.steps[unit] === 0) return next("finish");
        g.emit({ kind: "driven-back", rule: "3.1", unit });
        return call(fallBack, { unit }, "finish");
      },
    },
  },
  finish: { does: () => done() },
});

function whyNotFallBack(g: G, unit: number, to: number): Refusal<TeachingRule> | null {
  const { grid } = g.world;
  if (!isAdjacent(grid, asHex(g.c.hexOf[unit]), asHex(to))) return refusal("3.4", "not-adjacent");
  if (grid.onMap[to] !== 1) return notPossible("3.4", "off-map");
  return g.c.unitIn[to] === 0 ? null : refusal("2.2", "occupied", { hex: grid.numbers[to] });
}

interface FallBackLocals {
  readonly unit: number;
}

/** 3.4: the owner chooses where a unit falls back to; there it may be challenged again. */
export const fallBack: Procedure<FallBackLocals> = procedure<Record<"look" | "choose" | "finish", FallBackLocals>>(
  "fall-back",
  {
    look: {
      does: (g, { unit }) => {
        for (let d = 0; d < 6; d++) {
          if (whyNotFallBack(g, unit, g.c.hexOf[unit] + g.world.grid.offsets[d]) === null) return next("choose");
        }
        lose(g, unit);
        return done();
      },
    },
    choose: {
      asks: {
        rule: "3.4",
        decision: "fall-back",
        seat: (g, { unit }) => g.world.units[unit].seat,
        list: (g, { unit }, out) => {
          for (let d = 0; d < 6; d++) {
            const to = g.c.hexOf[unit] + g.world.grid.offsets[d];
            if (whyNotFallBack(g, unit, to) === null) offer(out, say.hex(to));
          }
        },
        why: (g, { unit }, answer) =>
          words.verb(answer) === "hex" ? whyNotFallBack(g, unit, words.arg(answer, 0)) : notNow("3.4", "not-now"),
        shows: (_, { unit }) => ({ unit }),
        take: (g, { unit }, answer) => {
          const to = words.arg(answer, 0);
          lift(g, unit);
          place(g, unit, to);
          g.emit({ kind: "fell-back", rule: "3.4", unit, to });
          return call(challenge, { unit }, "finish");
        },
      },
    },
    finish: { does: () => done() },
  },
);

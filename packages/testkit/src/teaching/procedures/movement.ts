import { call, done, next, notNow, offer, type Refusal, refusal } from "@redoubt/engine";
import { asHex, type Direction } from "@redoubt/hex";
import { BARRED, stepCost } from "@redoubt/mechanics";
import type { TeachingRule } from "../rule-index.ts";
import { enemiesNear, type G, lift, place, procedure } from "../state.ts";
import { say, words } from "../words.ts";
import { challenge } from "./challenge.ts";

const points = 2;

/** 2.0: one side's units move one after another. */
export const movement = procedure<Record<"begin" | "choose", { readonly seat: number }>>("movement", {
  begin: {
    does: (g, { seat }) => {
      g.c.active[0] = seat;
      return g.world.units.some((unit, i) => unit.seat === seat && g.c.isOrdered[i] === 1) ? next("choose") : done();
    },
  },
  choose: {
    asks: {
      rule: "2.0",
      decision: "unit-to-move",
      seat: (_, { seat }) => seat,
      list: (g, { seat }, out) => {
        const { units } = g.world;
        for (let unit = 0; unit < units.length; unit++)
          if (whyNotMove(g, seat, unit) === null) offer(out, say.unit(unit));
        offer(out, say.end());
      },
      why: (g, { seat }, answer) => {
        if (answer === say.end()) return null;
        if (words.verb(answer) !== "unit") return notNow("2.0", "not-now");
        return whyNotMove(g, seat, words.arg(answer, 0));
      },
      shows: (g, { seat }) => {
        const idle = g.world.units.filter((_, i) => whyNotMove(g, seat, i) === null).length;
        const undone = idle === 0 ? [] : [`${idle} ${idle === 1 ? "unit" : "units"} could still move`];
        return {
          commits: [{ answer: say.end(), undone, follows: seat === 0 ? "the southern side moves" : "the turn ends" }],
        };
      },
      take: (_, __, answer) =>
        answer === say.end() ? done() : call(march, { unit: words.arg(answer, 0), left: points }, "choose"),
    },
  },
});

function whyNotMove(g: G, seat: number, unit: number): Refusal<TeachingRule> | null {
  if (g.world.units[unit].seat !== seat) return refusal("2.0", "not-yours", { unit: g.world.units[unit].id });
  if (g.c.steps[unit] === 0) return refusal("3.4", "lost", { unit: g.world.units[unit].id });
  if (g.c.isOrdered[unit] === 0) return refusal("2.0", "not-ordered", { unit: g.world.units[unit].id });
  if (g.c.hasMoved[unit] === 1) return refusal("2.0", "has-moved", { unit: g.world.units[unit].id });
  return null;
}

interface MarchLocals {
  readonly unit: number;
  readonly left: number;
}

/** 2.0: one unit moves hex by hex; each step next to an enemy may be challenged. */
export const march = procedure<Record<"step" | "contact" | "finish", MarchLocals>>("march", {
  step: {
    asks: {
      rule: "2.0",
      decision: "step",
      seat: (g, { unit }) => g.world.units[unit].seat,
      list: (g, { unit, left }, out) => {
        const { offsets } = g.world.grid;
        const from = g.c.hexOf[unit];
        for (let d = 0; d < 6; d++) if (whyNotStep(g, unit, left, d) === null) offer(out, say.hex(from + offsets[d]));
        offer(out, say.stop());
      },
      why: (g, { unit, left }, answer) => {
        if (answer === say.stop()) return null;
        if (words.verb(answer) !== "hex") return notNow("2.0", "not-now");
        const d = g.world.grid.offsets.indexOf(words.arg(answer, 0) - g.c.hexOf[unit]);
        return d < 0 ? refusal("2.0", "not-adjacent") : whyNotStep(g, unit, left, d);
      },
      shows: (_, { unit }) => ({ unit, commits: [{ answer: say.stop() }] }),
      take: (g, { unit, left }, answer) => {
        if (answer === say.stop()) return next("finish");
        const to = words.arg(answer, 0);
        const cost = g.world.woods[to] === 1 ? 2 : 1;
        lift(g, unit);
        place(g, unit, to);
        g.emit({ kind: "moved", rule: "2.0", unit, to });
        return next("contact", { left: left - cost });
      },
    },
  },
  contact: {
    does: (g, { unit, left }) => {
      const { seat } = g.world.units[unit];
      if (enemiesNear(g, seat, g.c.hexOf[unit]) > 0) return call(challenge, { unit }, "finish");
      return left > 0 ? next("step") : next("finish");
    },
  },
  finish: {
    does: (g, { unit }) => {
      g.c.hasMoved[unit] = 1;
      return done();
    },
  },
});

function whyNotStep(g: G, unit: number, left: number, direction: number): Refusal<TeachingRule> | null {
  const { grid, costs } = g.world;
  const from = g.c.hexOf[unit];
  const to = from + grid.offsets[direction];
  // The loops above count 0 to 5, which are the directions.
  const cost = stepCost(costs, asHex(from), direction as Direction);
  if (cost === BARRED) return refusal("2.0", "off-map");
  if (g.c.unitIn[to] !== 0) return refusal("2.2", "occupied", { hex: grid.numbers[to] });
  if (cost > left) return refusal("2.1", "too-far", { hex: grid.numbers[to], cost, left });
  return null;
}

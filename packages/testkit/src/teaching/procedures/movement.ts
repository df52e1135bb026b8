import { call, done, next, notNow, offer, type Refusal, refusal } from "@redoubt/engine";
import { asHex, directionTo } from "@redoubt/hex";
import { BARRED, stepCost } from "@redoubt/mechanics";
import type { TeachingRule } from "../rule-index.ts";
import { enemiesNear, type G, lift, place, procedure, walking } from "../state.ts";
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
        answer === say.end() ? done() : call(march, { unit: words.arg(answer, 0), left: points, way: [] }, "choose"),
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
  readonly way: readonly number[];
  /** Whether it has come next to an enemy (2.3). */
  readonly isInContact?: boolean;
}

/** 2.0: one unit moves hex by hex; each step next to an enemy may be challenged. */
export const march = walking<number, MarchLocals>("march", {
  go: {
    rule: "2.0",
    decision: "step",
    seat: (g, { unit }) => g.world.units[unit].seat,
    list: (g, { unit, left }, out) => {
      const { offsets } = g.world.grid;
      const from = g.c.hexOf[unit];
      for (let d = 0; d < 6; d++)
        if (whyNotStep(g, unit, left, from + offsets[d]) === null) offer(out, say.hex(from + offsets[d]));
      offer(out, say.stop());
    },
    why: (g, { unit, left }, answer) => {
      if (answer === say.stop()) return null;
      return words.verb(answer) === "hex" ? whyNotStep(g, unit, left, words.arg(answer, 0)) : notNow("2.0", "not-now");
    },
    shows: (_, { unit }) => ({ unit, commits: [{ answer: say.stop() }] }),
    take: (_g, _l, answer) => (answer === say.stop() ? next("halt") : next("leave", { way: [words.arg(answer, 0)] })),
  },
  mayAct: (g, { unit, left }, to) => whyNotStep(g, unit, left, to) === null,
  act: (g, { unit, left }, to) => {
    lift(g, unit);
    place(g, unit, to);
    return { left: left - (g.world.woods[to] === 1 ? 2 : 1), isInContact: isNextToEnemy(g, unit) };
  },
  tell: (g, { unit }, hexes) => g.emit({ kind: "moved", rule: "2.0", unit, to: hexes[hexes.length - 1] }),
  after: {
    isOpen: (_g, { isInContact }) => isInContact === true,
    react: (_g, { unit }) => ({ procedure: challenge, locals: { unit } }),
  },
  isOver: (_g, { left, isInContact }) => left === 0 || isInContact === true,
  halt: (g, { unit }) => {
    g.c.hasMoved[unit] = 1;
    return done();
  },
});

const isNextToEnemy = (g: G, unit: number): boolean => enemiesNear(g, g.world.units[unit].seat, g.c.hexOf[unit]) > 0;

function whyNotStep(g: G, unit: number, left: number, to: number): Refusal<TeachingRule> | null {
  const { grid, costs } = g.world;
  const from = asHex(g.c.hexOf[unit]);
  const direction = directionTo(grid, from, asHex(to));
  if (direction === undefined) return refusal("2.0", "not-adjacent");
  const cost = stepCost(costs, from, direction);
  if (cost === BARRED) return refusal("2.0", "off-map");
  if (g.c.unitIn[to] !== 0) return refusal("2.2", "occupied", { hex: grid.numbers[to] });
  if (cost > left) return refusal("2.1", "too-far", { hex: grid.numbers[to], cost, left });
  return null;
}

import { become, call, done, next, notNow, offer, type Seat } from "@redoubt/engine";
import { asHex, directionTo, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { disturb } from "../arriving.ts";
import { whyNotDisengage, whyNotStepOff } from "../checks/disengaging.ts";
import { priceOf } from "../checks/movement.ts";
import { procedure } from "../kit.ts";
import { showOrder, tendWorks } from "../mutations.ts";
import { changeStatus, shift } from "../occupancy.ts";
import { type BayonetsPlay, BUILDING, DISENGAGEMENT, MOVED } from "../state.ts";
import { say, words } from "../words.ts";
import { resetMarks } from "./command.ts";
import { follow } from "./follow.ts";
import { overstack } from "./overstack.ts";
import { rally } from "./rally.ts";

interface Leaving {
  readonly unit: Unit;
  readonly path: readonly Hex[];
}

/** The neighbours into which a disengaging unit may step. */
function stepsOf(g: BayonetsPlay, unit: Unit): Hex[] {
  return Array.from(g.world.grid.offsets, (offset) => g.c.hexOf[unit] + offset)
    .filter((to) => whyNotStepOff(g, unit, asHex(to)) === null)
    .map(asHex);
}

function stepOff(g: BayonetsPlay, { unit, path }: Leaving, to: Hex): Leaving {
  const { c, world } = g;
  const from = c.hexOf[unit];
  const d = directionTo(world.grid, asHex(from), asHex(to)) ?? 0;
  c.spent[unit] += priceOf(g, [unit], unit, from, d, to);
  changeStatus(g, unit, MOVED, BUILDING);
  shift(g, unit, to);
  tendWorks(g, from);
  disturb(g, to, world.seatOf[unit]);
  const slot = c.orderOf[unit] - 1;
  if (slot >= 0 && c.orderTo[slot] === to) showOrder(g, slot, []);
  return { unit, path: [...path, to] };
}

type LeavingSteps = { readonly look: Leaving; readonly choose: Leaving; readonly leaders: Leaving };

/** 11.0c, 11.0d: one unit leaves an enemy zone, every step towards supply; Leaders of its hex may go along (I-136). */
export const disengage = procedure<LeavingSteps, null, "look">("disengage", {
  look: { does: (g, { unit }) => next(stepsOf(g, unit).length === 0 ? "leaders" : "choose") },
  choose: {
    asks: {
      rule: "11.0d",
      decision: "disengage",
      seat: (g) => g.c.active[0],
      list: (g, { unit }, out) => {
        for (const hex of stepsOf(g, unit)) offer(out, say.hex(hex));
        offer(out, say.stop());
      },
      why: (g, { unit }, answer) => {
        if (answer === say.stop()) return null;
        if (words.verb(answer) !== "hex") return notNow("11.0d", "disengage-now");
        return whyNotStepOff(g, unit, asHex(words.arg(answer, 0)));
      },
      shows: (_g, { unit, path }) => ({ unit, path, commits: [{ answer: say.stop() }] }),
      take: (g, l, answer) =>
        answer === say.stop() ? next("leaders") : next("look", stepOff(g, l, asHex(words.arg(answer, 0)))),
    },
  },
  leaders: {
    does: (g, { unit, path }) => {
      if (path.length === 1) return done();
      g.emit({ kind: "disengaged", rule: "11.0c", unit, path });
      return become(follow, { seat: g.c.active[0], gone: [[unit, path[0]]] });
    },
  },
});

const able = (g: BayonetsPlay): Unit[] =>
  Array.from(g.world.unitsOf[g.c.active[0]]).filter(
    (unit) => whyNotDisengage(g, unit) === null && stepsOf(g, unit).length > 0,
  );

/** Where a night turn of a player begins. */
interface Night {
  readonly seat: Seat;
  readonly from: "disengagement" | "rally";
  readonly isBegun: boolean;
  /** Whether it waits though nobody can disengage. */
  readonly isHeld: boolean;
}

/** 4.0-N, 11.0: a player's night turn: Disengagement, stacking, Rally. */
export const nightTurn = procedure<Record<"begin" | "look" | "choose" | "stacking" | "rally", Night>, null, "begin">(
  "night-turn",
  {
    begin: {
      does: (g, { seat, from, isBegun }) => {
        g.c.active[0] = seat;
        if (from === "rally") return next("rally");
        g.c.phase[0] = DISENGAGEMENT;
        g.emit({ kind: "phase-began", rule: "11.0a", phase: DISENGAGEMENT, seat });
        if (!isBegun) resetMarks(g);
        return next("look");
      },
    },
    look: {
      does: (g, { isHeld }) => (isHeld || able(g).length > 0 ? next("choose") : next("stacking")),
    },
    choose: {
      asks: {
        rule: "11.0a",
        decision: "disengagement",
        seat: (g) => g.c.active[0],
        list: (g, _l, out) => {
          for (const unit of able(g)) offer(out, say.unit(unit));
          offer(out, say.end());
        },
        why: (g, _l, answer) => {
          if (answer === say.end()) return null;
          if (words.verb(answer) !== "unit") return notNow("11.0a", "disengage-now");
          const unit = asUnit(words.arg(answer, 0));
          const why = whyNotDisengage(g, unit);
          if (why !== null) return why;
          return stepsOf(g, unit).length > 0 ? null : noWayFor(g, unit);
        },
        shows: (g) => {
          const left = able(g).length;
          return {
            commits: [
              {
                answer: say.end(),
                undone: [`${left} ${left === 1 ? "unit" : "units"} could disengage`],
                follows: "Rally",
              },
            ],
          };
        },
        take: (g, _l, answer) => {
          if (answer === say.end()) return next("stacking");
          const unit = asUnit(words.arg(answer, 0));
          return call(disengage, { unit, path: [g.c.hexOf[unit]] }, "look");
        },
      },
    },
    stacking: { does: () => call(overstack, {}, "rally") },
    rally: {
      does: (g) => {
        rally(g);
        return done();
      },
    },
  },
);

/** Why none of the steps of a unit leads off: the first reason there is. */
function noWayFor(g: BayonetsPlay, unit: Unit) {
  for (const offset of g.world.grid.offsets) {
    const why = whyNotStepOff(g, unit, asHex(g.c.hexOf[unit] + offset));
    if (why !== null) return why;
  }
  return notNow("11.0d" as const, "disengage-now");
}

import { d6, done, next, notNow, notPossible, offer, refusal } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { topUnit, type Unit, unitBelow } from "@redoubt/mechanics";
import { disturb } from "../arriving.ts";
import { freeSteps, lossCause } from "../checks/retreat.ts";
import { retreatFieldOf } from "../checks/retreat-now.ts";
import { procedure } from "../kit.ts";
import { breakMarch, eliminate, showOrder, tendWorks } from "../mutations.ts";
import { changeStatus, shift } from "../occupancy.ts";
import { type BayonetsPlay, BUILDING, has, hexName, OVERRUNNING, RETREATED, ROAD_MARCH } from "../state.ts";
import { boxDie, eliminationBoxes } from "../tables/eliminations.ts";
import { isWhole } from "../values.ts";
import { say, words } from "../words.ts";

/** A unit that must retreat: how many hexes are left, the hex it left, and its way so far. */
export interface Retreating {
  readonly unit: Unit;
  readonly left: number;
  readonly start: Hex;
  readonly path: readonly Hex[];
  /** The hex whose enemies' zones do not count; 0 for none (I-122). */
  readonly spared: Hex;
}

const stepsOf = (g: BayonetsPlay, { unit, left, start, spared }: Retreating) =>
  freeSteps(retreatFieldOf(g, unit, spared), asHex(start), asHex(g.c.hexOf[unit]), left);

/** Takes one step of a retreat (9.4.1.2b); it breaks the march of a friend whose hex it comes into (I-105). */
function fallBack(g: BayonetsPlay, l: Retreating, to: Hex): Retreating {
  const { c, world } = g;
  const { unit } = l;
  const from = c.hexOf[unit];
  const seat = world.seatOf[unit];
  for (let u = topUnit(c, to); u >= 0; u = unitBelow(c, u)) if (has(g, u, ROAD_MARCH)) breakMarch(g, u);
  changeStatus(g, unit, RETREATED, ROAD_MARCH | BUILDING | OVERRUNNING);
  shift(g, unit, to);
  tendWorks(g, from);
  disturb(g, to, seat);
  const slot = c.orderOf[unit] - 1;
  if (slot >= 0 && c.orderTo[slot] === to) showOrder(g, slot, []);
  return { ...l, left: l.left - 1, path: [...l.path, to] };
}

type RetreatSteps = {
  readonly look: Retreating;
  readonly choose: Retreating;
  readonly lost: Retreating;
  readonly box: Retreating;
};

/**
 * 9.4.1.2: one unit retreats, its owner choosing among free routes of full length. Without any it is eliminated where it
 * stands, by the mildest cause (I-132); into a zone with a die for its box.
 */
export const retreat = procedure<RetreatSteps, null, "look">("retreat", {
  look: {
    does: (g, l) => {
      if (l.left === 0) {
        g.emit({ kind: "retreated", rule: "9.4.1.2b", unit: l.unit, path: l.path });
        return done();
      }
      const steps = stepsOf(g, l);
      if (steps.length === 0) return next("lost");
      return steps.length === 1 ? next("look", fallBack(g, l, steps[0])) : next("choose");
    },
  },
  choose: {
    asks: {
      rule: "9.4.1.2b",
      decision: "retreat",
      seat: (g, { unit }) => g.world.seatOf[unit],
      list: (g, l, out) => {
        for (const hex of stepsOf(g, l)) offer(out, say.hex(hex));
      },
      why: (g, l, answer) => {
        if (words.verb(answer) !== "hex")
          return notNow("9.4.1.2b", "must-retreat", { unit: g.world.pieces[l.unit].id });
        const to = asHex(words.arg(answer, 0));
        if (stepsOf(g, l).includes(to)) return null;
        const hex = hexName(g.world, to);
        if (g.world.grid.onMap[to] !== 1) return notPossible("9.4.1.2b", "off-map");
        return refusal("9.4.1.2b", "no-free-route", { unit: g.world.pieces[l.unit].id, hex });
      },
      shows: (_g, { unit, path }) => ({ unit, path }),
      take: (g, l, answer) => next("look", fallBack(g, l, asHex(words.arg(answer, 0)))),
    },
  },
  lost: {
    does: (g, { unit, left, start, spared }) => {
      const cause = lossCause(retreatFieldOf(g, unit, spared), asHex(start), left);
      if (eliminationBoxes[cause].free === "die" && isWhole(g, unit)) return next("box");
      eliminate(g, unit, cause === "Depot" ? "uar" : "peu", cause, eliminationBoxes[cause].rule);
      return done();
    },
  },
  box: {
    rolls: {
      rule: "9.4.1.1b",
      purpose: "the box of a unit lost to an enemy zone",
      dice: () => d6,
      take: (g, { unit }, dice) => {
        g.emit({ kind: "box-rolled", rule: "9.4.1.1b", unit, dice });
        eliminate(g, unit, boxOfDie(dice[0]), "enemy zone", "9.4.1.2e");
        return done();
      },
    },
  },
});

/** The box that a die gives (9.3.1c, 9.4.1.1b). */
export function boxOfDie(die: number): "uar" | "peu" {
  return boxDie.rows.find(({ from, to }) => die >= from && die <= to)?.box ?? "peu";
}

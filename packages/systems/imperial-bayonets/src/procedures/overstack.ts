import { done, next, notNow, offer, refusal, type Seat } from "@redoubt/engine";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { type Crowd, firstCrowd } from "../checks/overstack.ts";
import { cites, procedure } from "../kit.ts";
import { breakCorps, eliminate } from "../mutations.ts";
import { changeStatus, isUnitWith } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, has, hexName, RETREATED } from "../state.ts";
import { say, words } from "../words.ts";

/** Retreats ask for no room; whatever is too much goes when the phase ends. */
export const enforces = cites("9.4.1.2d");

/** Who says which unit goes: the opponent where a retreat filled the hex, else the owner (3.3c, 3.3d, I-20). */
function chooserOf(g: BayonetsPlay, { hex, seat }: Crowd): Seat {
  const isRetreat = g.world.options.retreatOverstackChooser === "opponent" && isUnitWith(g, hex, seat, RETREATED);
  return isRetreat ? enemyOf(seat) : seat;
}

function remove(g: BayonetsPlay, unit: Unit, chooser: Seat): void {
  eliminate(g, unit, "uar", "overstacked", chooser === g.world.seatOf[unit] ? "3.3c" : "3.3d");
}

type OverstackSteps = { readonly look: object; readonly choose: Crowd; readonly end: object };

/** 3.3b to 3.3d: at the end of a phase what is too much in a hex is eliminated, unit by unit (I-19, I-134). */
export const overstack = procedure<OverstackSteps, null, "look">("overstack", {
  look: {
    does: (g) => {
      const crowd = firstCrowd(g);
      if (crowd === null) return next("end");
      if (crowd.units.length > 1) return next("choose", crowd);
      remove(g, crowd.units[0], chooserOf(g, crowd));
      return next("look");
    },
  },
  choose: {
    asks: {
      rule: "3.3c",
      decision: "overstack",
      seat: (g, l) => chooserOf(g, l),
      list: (_g, { units }, out) => {
        for (const unit of units) offer(out, say.lose(unit));
      },
      why: (g, { units, hex, rule }, answer) => {
        if (words.verb(answer) !== "lose") return notNow("3.3c", "too-full", { hex: hexName(g.world, hex) });
        const unit = asUnit(words.arg(answer, 0));
        return units.includes(unit) ? null : refusal(rule, "not-in-excess", { unit: g.world.pieces[unit].id });
      },
      shows: (_g, { units, hex }) => ({ picked: units, targets: [hex] }),
      take: (g, l, answer) => {
        remove(g, asUnit(words.arg(answer, 0)), chooserOf(g, l));
        return next("look");
      },
    },
  },
  end: {
    does: (g) => {
      for (let u = 0; u < g.world.count; u++)
        if (has(g, asUnit(u), RETREATED)) changeStatus(g, asUnit(u), 0, RETREATED);
      breakCorps(g);
      return done();
    },
  },
});

import { d6, done, next, notNow, offer, type Seat } from "@redoubt/engine";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { arrive } from "../arriving.ts";
import { recoveryRating, whyNotRecover, whyNotSponsor } from "../checks/recovering.ts";
import { cites, procedure } from "../kit.ts";
import { cureCorps } from "../mutations.ts";
import { changeStatus, place } from "../occupancy.ts";
import { type BayonetsPlay, has, IN_COMMAND, PEU, RECOVERING, REDUCED, TRIED } from "../state.ts";
import { recovery as recoveryTable } from "../tables/dice.ts";
import { say, words } from "../words.ts";

/** Who returns is placed with his Officer on his reduced side. */
export const enforces = cites("4.0-A3c", "5.2g");

interface Side {
  readonly seat: Seat;
  /** Whether it waits though nobody can act. */
  readonly isHeld: boolean;
}

const sponsors = (g: BayonetsPlay, seat: Seat): Unit[] =>
  Array.from(g.world.leadersOf[seat]).filter((leader) => whyNotSponsor(g, seat, leader) === null);
const waiting = (g: BayonetsPlay, seat: Seat): Unit[] =>
  Array.from(g.world.unitsOf[seat]).filter((unit) => whyNotRecover(g, seat, unit) === null);

/** 5.2a to 5.2c: one side names the Leaders who sponsor Recovery; they command nobody on this turn. */
export const nameSponsors = procedure<Record<"look" | "choose", Side>, null, "look">("sponsors", {
  look: {
    does: (g, { seat, isHeld }) => (isHeld || sponsors(g, seat).length > 0 ? next("choose") : done()),
  },
  choose: {
    asks: {
      rule: "5.2a",
      decision: "sponsors",
      seat: (_g, { seat }) => seat,
      list: (g, { seat }, out) => {
        for (const leader of sponsors(g, seat)) offer(out, say.sponsor(leader));
        offer(out, say.end());
      },
      why: (g, { seat }, answer) => {
        if (answer === say.end()) return null;
        if (words.verb(answer) !== "sponsor") return notNow("5.2a", "sponsor-now");
        return whyNotSponsor(g, seat, asUnit(words.arg(answer, 0)));
      },
      shows: (g, { seat }) => {
        const left = sponsors(g, seat).length;
        const undone = [`${left} ${left === 1 ? "Leader" : "Leaders"} could still sponsor`];
        return { commits: [{ answer: say.end(), undone, follows: "the rolls of those who return" }] };
      },
      take: (g, _l, answer) => {
        if (answer === say.end()) return done();
        const leader = asUnit(words.arg(answer, 0));
        changeStatus(g, leader, RECOVERING, IN_COMMAND);
        g.emit({ kind: "sponsored", rule: "4.0-A2", leader });
        return next("look");
      },
    },
  },
});

/** A unit returns under its Officer, reduced, in supply and in order (5.2e, 5.2g, I-90). */
function comeBack(g: BayonetsPlay, unit: Unit): void {
  const hex = g.c.hexOf[g.world.parentOf[unit]];
  g.c.status[unit] = REDUCED | TRIED;
  place(g, unit, hex);
  g.emit({ kind: "recovered", rule: "5.2e", unit, hex });
  cureCorps(g, unit);
  arrive(g, [unit], hex);
}

type RecoverySteps = {
  readonly look: Side;
  readonly choose: Side;
  readonly roll: Side & { readonly unit: Unit };
};

/** 5.2d to 5.2l: units of sponsored Leaders check one by one; demoralized ones are lost on 5 and 6. */
export const recover = procedure<RecoverySteps, null, "look">("recovery", {
  look: {
    does: (g, { seat, isHeld }) => (isHeld || waiting(g, seat).length > 0 ? next("choose") : done()),
  },
  choose: {
    asks: {
      rule: "4.0-A3a",
      decision: "recovery",
      seat: (_g, { seat }) => seat,
      list: (g, { seat }, out) => {
        for (const unit of waiting(g, seat)) offer(out, say.recover(unit));
        offer(out, say.end());
      },
      why: (g, { seat }, answer) => {
        if (answer === say.end()) return null;
        if (words.verb(answer) !== "recover") return notNow("4.0-A3a", "recover-now");
        return whyNotRecover(g, seat, asUnit(words.arg(answer, 0)));
      },
      shows: (g, { seat }) => {
        const left = waiting(g, seat).length;
        return { commits: [{ answer: say.end(), undone: [`${left} could still try`] }] };
      },
      take: (_g, _l, answer) => (answer === say.end() ? done() : next("roll", { unit: asUnit(words.arg(answer, 0)) })),
    },
  },
  roll: {
    rolls: {
      rule: "5.2d",
      purpose: "Recovery",
      dice: () => d6,
      take: (g, { unit }, dice) => {
        const { world, c } = g;
        const rating = recoveryRating(g, unit);
        const corps = world.corpsOf[unit];
        const [die] = dice;
        g.emit({ kind: "recovery-rolled", rule: "5.2d", unit, rating, dice });
        c.status[unit] |= TRIED;
        if (corps >= 0 && c.broken[corps] === 1 && die >= recoveryTable.lostFrom.die) {
          c.hexOf[unit] = PEU;
          c.status[unit] &= ~TRIED;
          g.emit({ kind: "eliminated", rule: "5.2l", unit, box: "peu", cause: "recovery" });
          return next("look");
        }
        const isBack = world.options.recoverySucceedsOn === "at-most" ? die <= rating : die < rating;
        if (isBack) comeBack(g, unit);
        else g.emit({ kind: "not-recovered", rule: "5.2f", unit });
        return next("look");
      },
    },
  },
});

/** Ends the marks of those who tried in this phase. */
export function forgetTries(g: BayonetsPlay): void {
  for (let unit = 0; unit < g.world.count; unit++) if (has(g, asUnit(unit), TRIED)) g.c.status[unit] &= ~TRIED;
}

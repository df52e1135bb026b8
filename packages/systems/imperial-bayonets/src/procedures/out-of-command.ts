import {
  type AnswerList,
  call,
  d6,
  done,
  next,
  notNow,
  offer,
  type Refusal,
  refusal,
  type Shown,
} from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { forceIn, isOfForce, mayCheck, unitsInRange, whyNotActivate, whyNotCheck } from "../checks/initiative.ts";
import { mayTakeUp, whyNotTakeUp } from "../checks/maneuver.ts";
import { cites, procedure } from "../kit.ts";
import { changeStatus } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { ACTED, type BayonetsPlay, CHECKED, FULL, HALF, LOCKED } from "../state.ts";
import { initiativeOf, printedInitiative, strongestOf } from "../values.ts";
import { say, words } from "../words.ts";
import { type ActivationStep, LEADER } from "../world.ts";
import { activate, activation } from "./activation.ts";
import { move } from "./move.ts";

/** Officers first, then forces that no Officer spoke for; the player ends either stage when he likes. */
export const enforces = cites("3.1k", "4.0-9", "8.0c", "8.0i", "8.0j");

/** Sets units free or bars them by a roll against a rating (4.0-5b to 4.0-5f). Returns whether they may act. */
function judge(g: BayonetsPlay, units: readonly Unit[], die: number, rating: number): boolean {
  const bit = die > rating ? LOCKED : die < rating ? FULL : HALF;
  for (const unit of units) changeStatus(g, unit, bit, 0);
  if (bit === LOCKED) g.emit({ kind: "locked", rule: "4.0-5b", units });
  else g.emit({ kind: "freed", rule: bit === FULL ? "4.0-5c" : "4.0-5f", units, isSlowed: bit === HALF });
  return bit !== LOCKED;
}

/** The hexes with a force that may be activated. */
function forces(g: BayonetsPlay): Hex[] {
  const { world, c } = g;
  const hexes: Hex[] = [];
  for (const unit of world.unitsOf[c.active[0]])
    if (isOfForce(g, unit) && !hexes.includes(c.hexOf[unit])) hexes.push(c.hexOf[unit]);
  return hexes;
}

/** Whether anybody could still be activated, check or move. */
function isAnyoneLeft(g: BayonetsPlay): boolean {
  const { world, c } = g;
  for (const unit of world.unitsOf[c.active[0]]) if (isOfForce(g, unit)) return true;
  for (const leader of world.leadersOf[c.active[0]]) if (mayTakeUp(g, leader, 0) || mayCheck(g, leader)) return true;
  return false;
}

function list(g: BayonetsPlay, out: AnswerList): void {
  const leaders = g.world.leadersOf[g.c.active[0]];
  for (const leader of leaders) if (mayCheck(g, leader)) offer(out, say.check(leader));
  for (const hex of forces(g)) offer(out, say.activate(hex));
  for (const leader of leaders) if (mayTakeUp(g, leader, 0)) offer(out, say.unit(leader));
  offer(out, say.end());
}

function why(g: BayonetsPlay, answer: number): Refusal<BayonetsRule> | null {
  const thing = words.arg(answer, 0);
  switch (words.verb(answer)) {
    case "end":
      return null;
    case "check":
      return whyNotCheck(g, asUnit(thing));
    case "activate":
      return g.world.grid.onMap[thing] === 1 ? whyNotActivate(g, asHex(thing)) : notNow("8.0h", "off-map");
    case "unit":
      if (g.world.kindOf[thing] !== LEADER)
        return refusal("4.0-6", "activate-first", { unit: g.world.pieces[thing].id });
      return whyNotTakeUp(g, asUnit(thing));
    default:
      return notNow("4.0-5a", "activate-now");
  }
}

function shows(g: BayonetsPlay): Shown {
  const officers = Array.from(g.world.leadersOf[g.c.active[0]]).filter((leader) => mayCheck(g, leader)).length;
  const waiting = forces(g).length;
  const undone = [
    ...(officers === 0 ? [] : [`${officers} ${officers === 1 ? "Officer has" : "Officers have"} not checked`]),
    ...(waiting === 0 ? [] : [`${waiting} ${waiting === 1 ? "force has" : "forces have"} not acted`]),
  ];
  const follows = g.c.stage[0] === 1 ? "forces check for themselves" : "the Rally Phase";
  return { commits: [{ answer: say.end(), undone, follows }] };
}

/** The strongest units of a force; one of them where all have the same rating, so that nothing hangs on the choice. */
function tiedFor(g: BayonetsPlay, force: readonly Unit[]): Unit[] {
  const tied = strongestOf(g, force);
  return tied.every((unit) => initiativeOf(g, unit) === initiativeOf(g, tied[0])) ? [tied[0]] : tied;
}

interface Stage {
  /** Whether a force is acting already when the position begins. */
  readonly from: ActivationStep | null;
  /** Whether it waits though nobody can act. */
  readonly isHeld: boolean;
}
interface Checking extends Stage {
  readonly leader: Unit;
}
interface Forced extends Stage {
  readonly hex: Hex;
}
interface ForceChecking extends Forced {
  readonly lead: Unit;
}

type OocSteps = {
  readonly begin: Stage;
  readonly look: Stage;
  readonly choose: Stage;
  readonly officer: Checking;
  readonly lead: Forced;
  readonly force: ForceChecking;
};

/** 4.0-5, 8.0: Officers out of command check and their forces act; then forces check for themselves and act (I-114). */
export const outOfCommand = procedure<OocSteps, null, "begin">("out-of-command", {
  begin: {
    does: (_g, { from }) =>
      from === null ? next("look") : call(activation, { from }, "look", { patch: { from: null } }),
  },
  look: {
    does: (g, { isHeld }) => {
      if (isHeld || isAnyoneLeft(g)) return next("choose");
      if (g.c.stage[0] === 2) return done();
      g.c.stage[0] = 2;
      return next("look");
    },
  },
  choose: {
    asks: {
      rule: "4.0-5a",
      decision: "out-of-command",
      seat: (g) => g.c.active[0],
      list: (g, _l, out) => list(g, out),
      why: (g, _l, answer) => why(g, answer),
      shows: (g) => shows(g),
      take: (g, _l, answer) => {
        const thing = words.arg(answer, 0);
        switch (words.verb(answer)) {
          case "check":
            return next("officer", { leader: asUnit(thing) });
          case "activate": {
            const hex = asHex(thing);
            const force = forceIn(g, hex);
            const tied = g.c.stage[0] === 2 ? tiedFor(g, force) : [];
            if (tied.length > 1) return next("lead", { hex });
            if (tied.length === 1) return next("force", { hex, lead: tied[0] });
            activate(g, force, hex);
            return call(activation, { from: null }, "look");
          }
          case "unit":
            return call(move, { movers: [asUnit(thing)], path: [g.c.hexOf[thing]] }, "look");
          default:
            if (g.c.stage[0] === 2) return done();
            g.c.stage[0] = 2;
            return next("look", { isHeld: false });
        }
      },
    },
  },
  officer: {
    rolls: {
      rule: "4.0-5a",
      purpose: "an Officer's initiative",
      dice: () => d6,
      take: (g, { leader }, dice) => {
        const rating = printedInitiative(g.world, leader);
        changeStatus(g, leader, CHECKED, 0);
        g.emit({ kind: "officer-checked", rule: "4.0-5a", leader, rating, dice });
        judge(g, unitsInRange(g, leader), dice[0], rating);
        return next("look");
      },
    },
  },
  lead: {
    asks: {
      rule: "4.0-5k",
      decision: "lead",
      seat: (g) => g.c.active[0],
      list: (g, { hex }, out) => {
        for (const unit of strongestOf(g, forceIn(g, hex))) offer(out, say.lead(unit));
      },
      why: (g, { hex }, answer) => {
        if (words.verb(answer) !== "lead") return notNow("4.0-5k", "name-lead");
        const unit = asUnit(words.arg(answer, 0));
        return strongestOf(g, forceIn(g, hex)).includes(unit)
          ? null
          : refusal("4.0-5k", "not-strongest", { unit: g.world.pieces[unit].id });
      },
      shows: (g, { hex }) => ({ picked: strongestOf(g, forceIn(g, hex)), targets: [hex] }),
      take: (_g, _l, answer) => next("force", { lead: asUnit(words.arg(answer, 0)) }),
    },
  },
  force: {
    rolls: {
      rule: "4.0-5h",
      purpose: "a force's initiative",
      dice: () => d6,
      take: (g, { hex, lead }, dice) => {
        const rating = initiativeOf(g, lead);
        const units = forceIn(g, hex);
        g.emit({ kind: "force-checked", rule: "4.0-5h", unit: lead, hex, rating, dice });
        if (!judge(g, units, dice[0], rating)) {
          for (const unit of units) changeStatus(g, unit, ACTED, 0);
          return next("look");
        }
        activate(g, units, hex);
        return call(activation, { from: null }, "look");
      },
    },
  },
});

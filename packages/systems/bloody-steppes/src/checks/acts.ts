import { notNow, notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { formations } from "../formation.ts";
import type { SteppesRule } from "../rule-index.ts";
import { has, SPENT, type SteppesPlay } from "../state.ts";
import { say, words } from "../words.ts";
import { attackHexes, type Run, whyNotAttack } from "./assault.ts";
import { whyNotOwnFire } from "./fire.ts";
import { fireTargets } from "./fire-targets.ts";
import { whyNotForm, whyNotMark } from "./forming.ts";
import { isHauled, whyNotBesides } from "./hauling.ts";
import { formingUnits, pointsLeft, turningUnits, whyNotStep, whyNotTurn } from "./move.ts";
import { tethersOf, whyTethered } from "./orders.ts";
import { eachInReach, reachOf } from "./reach.ts";
import { whyNotReorganize } from "./reorganizing.ts";
import { whyNotStopHere } from "./stopping.ts";

/** A stack that moves: its units from the top, and what cavalry remembers of its way. */
export interface Mover {
  readonly units: readonly number[];
  readonly run: Run;
}

const seatOf = (g: SteppesPlay, { units }: Mover): number => g.world.seatOf[units[0]];
const hexOf = (g: SteppesPlay, { units }: Mover): Hex => asHex(g.c.hexOf[units[0]]);

/** K-181: whether it may leave the map where it stands. */
const canExit = (g: SteppesPlay, l: Mover): boolean =>
  g.world.exits[seatOf(g, l)].includes(hexOf(g, l)) && pointsLeft(g, l.units) > 0;

/** The hexes to which it may go: by one step, or by a way of several with the points it has. */
function listWays(g: SteppesPlay, l: Mover, add: (answer: number) => void): void {
  const here = hexOf(g, l);
  const { offsets } = g.world.grid;
  const tethers = tethersOf(g, l.units);
  let steps = 0;
  for (let d = 0; d < 6; d++) {
    const hex = asHex(here + offsets[d]);
    if (whyNotStep(g, l.units, hex, tethers) !== null) continue;
    steps |= 1 << d;
    add(say.hex(hex));
  }
  // With one point there is one step, which needs no search.
  if (pointsLeft(g, l.units) < 2) return;
  eachInReach(g, l.units, tethers, (hex) => {
    const d = offsets.indexOf(hex - here);
    if (d < 0 || (steps & (1 << d)) === 0) add(say.hex(hex));
  });
}

/** Every act that a moving stack may take now, but for ending its move. */
function listOthers(g: SteppesPlay, l: Mover, add: (answer: number) => void): void {
  const { units, run } = l;
  const turners = turningUnits(g, units);
  const formers = formingUnits(g, units);
  listWays(g, l, add);
  if (isHauled(g, units)) return;
  for (let facing = 0; facing < 6; facing++) if (whyNotTurn(g, turners, facing) === null) add(say.turn(facing));
  for (let form = 0; form < formations.length; form++) {
    // What the first of them never takes, all of them do not.
    const isKnown = g.world.formations[formers[0]].includes(formations[form]);
    if (isKnown && whyNotForm(g, formers, form) === null) add(say.form(form));
  }
  if (whyNotMark(g, units) === null) add(say.march());
  for (const hex of fireTargets(g, units)) add(say.fire(hex));
  for (const hex of attackHexes(g, units, run)) add(say.attack(hex));
  if (whyNotReorganize(g, units) === null) add(say.reorganize());
  if (canExit(g, l)) add(say.exit());
  for (const unit of units) if (whyNotLeave(g, units, unit) === null) add(say.leave(unit));
}

/** Whether a moving stack may do anything but end its move. Where no step and no turn is lawful no way is, which saves the search. */
function canDoMore(g: SteppesPlay, l: Mover): boolean {
  const { units, run } = l;
  const { offsets } = g.world.grid;
  const tethers = tethersOf(g, units);
  for (const offset of offsets) if (whyNotStep(g, units, asHex(hexOf(g, l) + offset), tethers) === null) return true;
  const turners = turningUnits(g, units);
  const formers = formingUnits(g, units);
  const isAble = (lawful: (place: number) => Refusal<SteppesRule> | null, places: number): boolean => {
    for (let place = 0; place < places; place++) if (lawful(place) === null) return true;
    return false;
  };
  return (
    isAble((facing) => whyNotTurn(g, turners, facing), offsets.length) ||
    isAble((form) => whyNotForm(g, formers, form), formations.length) ||
    whyNotMark(g, units) === null ||
    fireTargets(g, units).length > 0 ||
    attackHexes(g, units, run).length > 0 ||
    whyNotReorganize(g, units) === null ||
    canExit(g, l) ||
    units.some((unit) => whyNotLeave(g, units, unit) === null)
  );
}

/** The one thing that a moving stack may do, be it to end its move; null where there is a choice. */
export function onlyAct(g: SteppesPlay, l: Mover): number | null {
  if (whyNotStopHere(g, l.units) === null) return !isHauled(g, l.units) && canDoMore(g, l) ? null : loneAct(g, l);
  return loneAct(g, l);
}

function loneAct(g: SteppesPlay, l: Mover): number | null {
  let found = 0;
  let only = 0;
  listActs(g, l, (answer) => {
    found++;
    only = answer;
  });
  return found === 1 ? only : null;
}

/** VII.9: why a unit may not be left behind: a stack of three or more is dismantled before it does anything; of two, one moves alone. */
function whyNotLeave(g: SteppesPlay, units: readonly number[], unit: number): Refusal<SteppesRule> | null {
  const name = { unit: g.world.pieces[unit]?.name ?? "" };
  if (units.some((one) => has(g, one, SPENT))) return refusal("VII.9", "stays-together", name);
  return units.length > 2 && units.includes(unit) ? null : notNow("VIII.11", "moves-now", name);
}

/** Why a moving stack may not end its move: it may not stand there, and could still do something else. */
function whyNotEnd(g: SteppesPlay, l: Mover): Refusal<SteppesRule> | null {
  const stop = whyNotStopHere(g, l.units);
  if (stop === null) return null;
  let others = 0;
  listOthers(g, l, () => others++);
  return others > 0 ? stop : null;
}

/** Every act that a moving stack may take now. */
export function listActs(g: SteppesPlay, l: Mover, add: (answer: number) => void): void {
  let others = 0;
  listOthers(g, l, (answer) => {
    others++;
    add(answer);
  });
  if (others === 0 || whyNotStopHere(g, l.units) === null) add(say.end());
}

/** Why a moving stack may not take an act. */
export function whyNotAct(g: SteppesPlay, l: Mover, answer: number): Refusal<SteppesRule> | null {
  const { units, run } = l;
  const turners = turningUnits(g, units);
  const formers = formingUnits(g, units);
  const name = { unit: g.world.pieces[units[0]].name };
  const verb = words.verb(answer);
  const besides = verb === "hex" || verb === "end" ? null : whyNotBesides(g, units);
  if (besides !== null) return besides;
  switch (verb) {
    case "hex": {
      const hex = asHex(words.arg(answer, 0));
      const step = whyNotStep(g, units, hex);
      if (step === null || reachOf(g, units).some((one) => one.hex === hex)) return null;
      // Out of command it is the range that stops it, not the distance (III.15).
      const held = step.rule === "VIII.5" ? whyHeldBack(g, units, hex) : null;
      return held ?? step;
    }
    case "turn":
      return words.arg(answer, 0) < 6
        ? whyNotTurn(g, turners, words.arg(answer, 0))
        : notPossible("V.4", "no-such-facing", name);
    case "form":
      return words.arg(answer, 0) < formations.length
        ? whyNotForm(g, formers, words.arg(answer, 0))
        : notNow("IV.1", "no-such-formation", name);
    case "march":
      return whyNotMark(g, units);
    case "fire":
      return firstRefusal(g, units, asHex(words.arg(answer, 0)));
    case "attack":
      return whyNotAttack(g, units, asHex(words.arg(answer, 0)), run);
    case "reorganize":
      return whyNotReorganize(g, units);
    case "exit":
      return canExit(g, l) ? null : refusal("II.16", "no-exit-here", name);
    case "leave":
      return whyNotLeave(g, units, words.arg(answer, 0));
    case "end":
      return whyNotEnd(g, l);
    case "deploy":
      return refusal("IV.20", "not-deployable", { unit: g.world.pieces[words.arg(answer, 0)]?.name ?? "" });
    default:
      return notNow("VIII.11", "moves-now", name);
  }
}

function whyHeldBack(g: SteppesPlay, units: readonly number[], hex: Hex): Refusal<SteppesRule> | null {
  const tethers = tethersOf(g, units);
  const found = units.map((unit, place) => whyTethered(g, unit, hex, tethers[place])).find((why) => why !== null);
  return found ?? null;
}

/** The refusal that tells most: of the unit that comes nearest to being able to fire. */
function firstRefusal(g: SteppesPlay, units: readonly number[], hex: Hex): Refusal<SteppesRule> | null {
  const refusals = units.map((unit) => whyNotOwnFire(g, unit, hex));
  return refusals.includes(null) ? null : (refusals.find((one) => one?.rule !== "X.2") ?? refusals[0]);
}

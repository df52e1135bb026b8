import { type AnswerList, call, done, next, notNow, offer, type Refusal, refusal, type Shown } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { activeBit } from "../checks/activity.ts";
import { entriesOf, whyNotEnter } from "../checks/entry.ts";
import { mayTakeUp, whyNotTakeUp } from "../checks/maneuver.ts";
import { cites, procedure } from "../kit.ts";
import { changeStatus } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { ACTIVE, type BayonetsPlay, HELD, has, MANEUVER_BITS, MOVED, zonesOf } from "../state.ts";
import { say, words } from "../words.ts";
import { LEADER } from "../world.ts";
import { arrival } from "./arrival.ts";
import { build, sitesToRoll } from "./build.ts";
import { move } from "./move.ts";

/** Tasks are taken up in any order, and no attack asks of which corps its units are. */
export const enforces = cites("7.0a");

/** Marks who is held by an enemy zone when a maneuver begins, and notes where everybody stands (7.1.1a, I-107, I-149). */
export function beginManeuver(g: BayonetsPlay, isActivation: boolean): void {
  const { world, c } = g;
  const seat = c.active[0];
  const zones = zonesOf(g, enemyOf(seat));
  for (const unit of world.unitsOf[seat]) {
    if (c.hexOf[unit] <= 0 || (isActivation && !has(g, unit, ACTIVE))) continue;
    changeStatus(g, unit, zones[c.hexOf[unit]] !== 0 ? HELD : 0, MANEUVER_BITS);
    c.began[unit] = c.hexOf[unit];
  }
}

/** A maneuver: of all in command, or of the one force that is activated. */
export interface Maneuvering {
  readonly isActivation: boolean;
  readonly sites: readonly Hex[];
  /** Whether it waits though nobody can do anything. */
  readonly isHeld: boolean;
}

function isAnythingLeft(g: BayonetsPlay, { isActivation }: Maneuvering): boolean {
  const { world, c } = g;
  const seat = c.active[0];
  const active = activeBit(g);
  for (const unit of world.unitsOf[seat]) if (mayTakeUp(g, unit, active)) return true;
  if (isActivation) return false;
  for (const leader of world.leadersOf[seat]) if (mayTakeUp(g, leader, active)) return true;
  return world.arrivals.some(
    (arrival, piece) => arrival !== null && world.seatOf[piece] === seat && mayArrive(g, asUnit(piece)),
  );
}

const mayArrive = (g: BayonetsPlay, piece: Unit): boolean =>
  entriesOf(g, piece).some((hex) => mayComeIn(g, piece, hex));

const mayComeIn = (g: BayonetsPlay, piece: Unit, hex: Hex): boolean =>
  whyNotEnter(g, piece, hex, false) === null ||
  (g.world.kindOf[piece] !== LEADER && whyNotEnter(g, piece, hex, true) === null);

function list(g: BayonetsPlay, { isActivation }: Maneuvering, out: AnswerList): void {
  const { world, c } = g;
  const seat = c.active[0];
  const active = activeBit(g);
  for (const unit of world.unitsOf[seat]) if (mayTakeUp(g, unit, active)) offer(out, say.unit(unit));
  if (!isActivation) {
    for (const leader of world.leadersOf[seat]) if (mayTakeUp(g, leader, active)) offer(out, say.unit(leader));
    for (let piece = 0; piece < world.count; piece++) {
      if (world.arrivals[piece] === null || world.seatOf[piece] !== seat) continue;
      for (const hex of entriesOf(g, asUnit(piece)))
        if (mayComeIn(g, asUnit(piece), hex)) offer(out, say.enter(piece, hex));
    }
  }
  offer(out, say.end());
}

function why(g: BayonetsPlay, { isActivation }: Maneuvering, answer: number): Refusal<BayonetsRule> | null {
  if (answer === say.end()) return null;
  const piece = asUnit(words.arg(answer, 0));
  const unit = g.world.pieces[piece]?.id ?? "";
  switch (words.verb(answer)) {
    case "unit":
      if (isActivation && g.world.kindOf[piece] === LEADER) return refusal("4.0-6", "not-activated", { unit });
      return whyNotTakeUp(g, piece);
    case "enter": {
      if (isActivation) return refusal("7.2a", "arrives-in-command", { unit });
      const hex = asHex(words.arg(answer, 1));
      return mayComeIn(g, piece, hex) ? null : whyNotEnter(g, piece, hex, false);
    }
    default:
      return notNow(isActivation ? "4.0-6" : "4.0-2", "maneuver-now");
  }
}

function shows(g: BayonetsPlay, { isActivation }: Maneuvering): Shown {
  const { world, c } = g;
  const seat = c.active[0];
  const active = activeBit(g);
  const idle = Array.from(world.unitsOf[seat]).filter((unit) => mayTakeUp(g, unit, active) && !has(g, unit, MOVED));
  const outside = world.arrivals.filter(
    (arrival, piece) =>
      !isActivation && arrival !== null && world.seatOf[piece] === seat && mayArrive(g, asUnit(piece)),
  );
  const undone = [
    ...(idle.length === 0 ? [] : [`${idle.length} ${idle.length === 1 ? "unit has" : "units have"} not moved`]),
    ...(outside.length === 0 ? [] : [`${outside.length} could come in`]),
  ];
  return { commits: [{ answer: say.end(), undone, follows: "bombardment and combat" }] };
}

/** 7.0: units in command, or the activated force, do one thing after another until their owner ends the maneuver. */
export const maneuver = procedure<Record<"sites" | "look" | "choose", Maneuvering>, null, "sites">("maneuver", {
  sites: {
    does: (_g, { sites }) => {
      const [hex, ...rest] = sites;
      return hex === undefined ? next("look") : call(build, { hex }, "sites", { patch: { sites: rest } });
    },
  },
  look: { does: (g, l) => (l.isHeld || isAnythingLeft(g, l) ? next("choose") : done()) },
  choose: {
    asks: {
      rule: "7.0b",
      decision: "maneuver",
      seat: (g) => g.c.active[0],
      list,
      why,
      shows,
      take: (g, _l, answer) => {
        if (answer === say.end()) return done();
        const piece = asUnit(words.arg(answer, 0));
        if (words.verb(answer) === "unit") return call(move, { movers: [piece], path: [g.c.hexOf[piece]] }, "look");
        const hex = asHex(words.arg(answer, 1));
        const isMarching = whyNotEnter(g, piece, hex, false) !== null;
        return call(arrival, { pieces: [piece], hex, isMarching }, "look");
      },
    },
  },
});

/** The locals with which a maneuver begins; one that has begun rolls for no construction. */
export const maneuverOf = (g: BayonetsPlay, isActivation: boolean, isBegun: boolean, isHeld = false): Maneuvering => ({
  isActivation,
  isHeld,
  sites: isBegun ? [] : sitesToRoll(g),
});

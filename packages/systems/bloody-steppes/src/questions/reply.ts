import { isProblems, type Result } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import { asUnit, type Foreseen, type Reply, type StandingReply, type Unit } from "@redoubt/mechanics";
import { markedAt } from "../checks/assault.ts";
import { isGun } from "../checks/morale.ts";
import { apart } from "../checks/neighbours.ts";
import { type Approaching, chargersWith, mayCounterattack, mayReactByFire } from "../checks/reactions.ts";
import { type InstructionKind, instructionKinds } from "../instruction-kinds.ts";
import {
  ALWAYS,
  ASK,
  instructionPlace,
  NEVER,
  scopeOfCommand,
  scopeOfPiece,
  scopeOfSide,
  UNSAID,
  WHEN,
} from "../instructions.ts";
import { fireLedger } from "../modifiers/fire.ts";
import { unitsIn } from "../occupancy.ts";
import { counterattack } from "../procedures/counterattack.ts";
import { countercharge } from "../procedures/countercharge.ts";
import { reaction } from "../procedures/reaction.ts";
import { placeOf } from "../procedures/reform.ts";
import type { SteppesRule } from "../rule-index.ts";
import type { SteppesPlay } from "../state.ts";
import { facingText, formationName } from "../wording/movement.ts";
import { sideNames, signed } from "../wording/told.ts";
import { say, words } from "../words.ts";
import { exactChance, type Settles } from "./exact-chance.ts";
import { fatesOf, isBeforeC } from "./fates.ts";
import { fightOn } from "./fight.ts";
import { foreseeFire } from "./foresee-fire.ts";
import { foreseeStroke } from "./foresee-melee.ts";

const kindTexts: Readonly<Record<InstructionKind, string>> = {
  fire: "Fire",
  "fall-back": "Falling back",
  counterattack: "Counterattack",
  countercharge: "Countercharge",
  square: "Square",
  withdraw: "Withdrawal",
};

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** VI.6: what may be said beforehand about a reaction of a unit: for it, its command, its side. `before` leads to where it may be said. */
function standingOf(
  g: SteppesPlay,
  unit: number,
  kind: InstructionKind,
  before: readonly number[],
): StandingReply<number> {
  const { world, c } = g;
  const place = instructionKinds.indexOf(kind);
  const scope = (name: string, at: number, answer: number) => {
    const value = c.instructions[instructionPlace(at, kind)];
    const now = value === UNSAID ? null : say.instruct(place, value);
    return { name, answers: [...before, say.instructions(), answer], now };
  };
  const command = world.commandOf[unit];
  const seat = world.seatOf[unit];
  return {
    text: kindTexts[kind],
    scopes: [
      scope(world.pieces[unit].name, scopeOfPiece(unit), say.unit(unit)),
      ...(command === 255
        ? []
        : [scope(world.commands[command].name, scopeOfCommand(world, command), say.take(command))]),
      scope(`all ${sideNames[seat]}`, scopeOfSide(world, seat), say.yes()),
    ],
    ways: [
      { name: "never", answer: say.instruct(place, NEVER) },
      { name: "ask me", answer: say.instruct(place, ASK) },
      { name: "always", answer: say.instruct(place, ALWAYS) },
      ...tenths.map((tenth) => ({
        name: `from ${tenth} in 10`,
        percent: tenth * 10,
        answer: say.instruct(place, WHEN + tenth * 10),
      })),
    ],
    unsaid: say.instruct(place, UNSAID),
    after: [say.end()],
  };
}

const told = (fight: Result<Foreseen>): Foreseen | null => (isProblems(fight) ? null : fight);

const bands = ["A", "B", "C", "D"];

/** X.6, XI.8: the key of the range, and what is added to the die, as it stands on the map. */
function shotText(g: SteppesPlay, unit: number, { hex }: Approaching): string {
  const range = apart(g, g.c.hexOf[unit], hex);
  const { total } = fireLedger({ g, firers: [unit], hex });
  return `${isGun(g.world, unit) ? bands[(range - 1) >> 1] : range} ${signed(total)}`;
}

type Named = Pick<Reply<number>, "text" | "sign" | "rule"> & {
  readonly hope: string;
  readonly settles: Settles;
  readonly kind: InstructionKind | null;
};

const square = placeOf("square");
const fires: Settles = (events) => {
  const shot = events.find((event) => event.kind === "fired");
  return shot === undefined ? undefined : shot.mp + shot.sp > 0;
};
const forms: Settles = (events) => (events.some((event) => event.kind === "formed") ? true : undefined);
/** Whoever has failed no check by the end has kept order: it is settled only by failing. */
const fails: Settles = (events) =>
  events.some((event) => event.kind === "checked" && !event.isPassed) ? true : undefined;

/** VI.17, K-63: falling back is told apart from doing so without fire where there is that choice. */
function backTexts(g: SteppesPlay, unit: number, acting: Approaching, isHeld: boolean): string {
  if (isHeld) return "Fall back without firing";
  return mayReactByFire(g, unit, acting) ? "Fire, then fall back" : "Fall back";
}

/** What each reaction is called, what it is hoped for, and by which rule. */
function named(g: SteppesPlay, unit: number, acting: Approaching, answer: number): Named {
  const [first] = [words.arg(answer, 0)];
  switch (words.verb(answer)) {
    case "fire":
      return {
        text: "Fire",
        sign: "fire",
        rule: isGun(g.world, unit) ? "XI.8" : "X.6",
        hope: "to cost it a point",
        settles: fires,
        kind: "fire",
      };
    case "retire":
    case "withdraw":
      return {
        text: backTexts(g, unit, acting, words.verb(answer) === "withdraw"),
        sign: "back",
        rule: "VI.17",
        hope: "to get away in order",
        settles: fails,
        kind: "fall-back",
      };
    case "turn":
      return {
        text: `Turn to ${facingText(g.world, first)}`,
        sign: "turn",
        rule: "VI.11",
        hope: "to stay in order",
        settles: fails,
        kind: null,
      };
    default:
      if (first === square)
        return {
          text: "Form square",
          sign: "square",
          rule: "VI.12",
          hope: "to form in time",
          settles: forms,
          kind: "square",
        };
      return {
        text: `Form ${formationName(first)}`,
        sign: "form",
        rule: "VI.11",
        hope: "to stay in order",
        settles: fails,
        kind: null,
      };
  }
}

const placed = (g: SteppesPlay, unit: number, { hex }: Approaching, text: string) => ({
  unit: g.world.pieces[unit].id,
  name: g.world.pieces[unit].name,
  line: { from: g.world.grid.numbers[g.c.hexOf[unit]], to: g.world.grid.numbers[hex], text },
});

/** VI.6: a reaction of a unit, steel apart: `isPicked` where it must be named first. */
export function reactionReply(
  g: SteppesPlay,
  unit: Unit,
  acting: Approaching,
  answer: number,
  isPicked: boolean,
): Reply<number> {
  const { text, sign, rule, hope, settles, kind } = named(g, unit, acting, answer);
  const units = acting.units.map(asUnit);
  const { percent, isRolled } = exactChance(g, reaction, { ...acting, units, reactor: unit, told: answer }, settles);
  const isFire = sign === "fire";
  return {
    ...placed(g, unit, acting, isFire ? shotText(g, unit, acting) : ""),
    answers: isPicked ? [say.unit(unit), answer] : [answer],
    text,
    sign,
    rule,
    chance: { percent: settles === fails ? 100 - percent : percent, text: hope },
    rolls: isRolled,
    standing: kind === null ? null : standingOf(g, unit, kind, isPicked ? [] : [say.cancel()]),
    fight: isFire ? told(foreseeFire(g, [unit], acting.hex)) : null,
  };
}

/** XII.20: they go in, and the enemy does not stand; who is disorganized a second time may rout though he passed (XIV.46). */
const breaks: Settles = (events, play) => {
  for (const event of events) {
    // Whoever must withdraw is gone before it comes to blows (XII.43), and a column that breaks as it forms line (IV.18).
    if (event.kind === "guns-overrun" || event.kind === "fell-back" || event.kind === "routed") return true;
    if (event.kind !== "melee-checked") continue;
    if (event.phase === "A" && event.margin > 0) return false;
    if (event.phase === "B" && event.margin > 0) return true;
  }
  return isBeforeC(play) ? false : undefined;
};

/** VI.15, XII.49: a counterattack or countercharge with a unit and all of its hex who go along. */
export function strokeReply(g: SteppesPlay, unit: Unit, acting: Approaching): Reply<number> {
  const isHorse = g.world.armOf[unit] === "cavalry";
  const kind = isHorse ? "countercharge" : "counterattack";
  const strikers = isHorse
    ? chargersWith(g, unit)
    : unitsIn(g, g.c.hexOf[unit]).filter((one) => mayCounterattack(g, one, acting));
  const work = { reactor: unit, units: acting.units.map(asUnit) };
  const { percent, isRolled } = exactChance(g, isHorse ? countercharge : counterattack, work, breaks);
  return {
    ...placed(g, unit, acting, ""),
    answers: [say.unit(unit)],
    text: isHorse ? "Countercharge" : "Counterattack",
    sign: "steel",
    rule: isHorse ? "XII.49" : "VI.15",
    chance: { percent, text: "to drive it off" },
    rolls: isRolled,
    standing: standingOf(g, unit, kind, []),
    fight: foreseeStroke(g, strikers, acting.hex, kind),
  };
}

/** XII.16: those attacked go before it comes to blows; the chance is that by which the attackers would take the hex. */
export function withdrawReply(g: SteppesPlay, unit: number, attackers: readonly number[]): Reply<number> {
  const rule: SteppesRule = "XII.16";
  const target = asHex(g.c.hexOf[unit]);
  const closed = markedAt(g, target).filter((one) => !attackers.includes(one));
  const { halts, stands } = fatesOf(fightOn(g, attackers, target, closed));
  const acting = { units: attackers, hex: asHex(g.c.hexOf[attackers[0]]), isMoving: true };
  return {
    ...placed(g, unit, acting, ""),
    answers: [say.yes()],
    text: "Withdraw before the melee",
    sign: "back",
    rule,
    chance: { percent: Math.round((1000 - halts - stands) / 10), text: "that it breaks you if you stand" },
    rolls: false,
    standing: standingOf(g, unit, "withdraw", []),
    fight: null,
  };
}

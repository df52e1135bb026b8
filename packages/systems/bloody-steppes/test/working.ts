import {
  answerList,
  blankState,
  isProblems,
  listAnswers,
  offers,
  type Problem,
  type Procedure,
  playOf,
  type Refusal,
  run,
  scriptedChance,
  seatsToAnswer,
  takeAnswer,
  whyNot,
} from "@redoubt/engine";
import { hexAt } from "@redoubt/hex";
import { namingOf, type Position, type PositionUnit } from "@redoubt/mechanics";
import { onTestFinished } from "vitest";
import type { SteppesEvent } from "../src/event.ts";
import { deriveOccupancy } from "../src/occupancy.ts";
import { fillState } from "../src/setup/begin.ts";
import { makeWorld } from "../src/setup/make-world.ts";
import { type SteppesColumns, type SteppesPlay, steppesLayout } from "../src/state.ts";
import { words } from "../src/words.ts";
import type { World } from "../src/world.ts";

/** What a test says of a position. */
export type PositionText = Partial<Omit<Position, "units">> & { readonly units?: readonly Partial<PositionUnit>[] };

/** A position file with plain defaults for what a test leaves out. */
const positionOf = (text: PositionText) => ({
  system: "bloody-steppes",
  scenario: null,
  map: { cols: 8, rows: 8 },
  ...text,
  units: (text.units ?? []).map((unit, i): Partial<PositionUnit> => ({ id: `U${i + 1}`, kind: "infantry", ...unit })),
});

/** What is wrong with a position; empty if nothing is. */
export function problemsOf(text: PositionText): readonly Problem[] {
  const position = positionOf(text);
  const world = makeWorld({ scenario: position.scenario, options: {}, position });
  return isProblems(world) ? world : [];
}

/** The play of a world, filled and derived, with nothing running. */
export function playOfWorld(world: World | readonly Problem[]): SteppesPlay {
  if (isProblems(world)) throw new Error(world.map(({ where, what }) => `${where}: ${what}`).join("\n"));
  const g: SteppesPlay = playOf<World, SteppesColumns, SteppesEvent>(world, blankState(steppesLayout(world)));
  fillState(g);
  deriveOccupancy(g);
  return g;
}

/** A position as a play in which nothing runs: for checks, and for procedures that `working` starts on it. */
export function fieldOf(text: PositionText): SteppesPlay {
  const position = positionOf(text);
  return playOfWorld(makeWorld({ scenario: position.scenario, options: {}, position }));
}

/** The piece of an id. */
export function pieceOf(g: SteppesPlay, id: string): number {
  const piece = g.world.pieceIndex.get(id);
  if (piece === undefined) throw new Error(`no piece "${id}"`);
  return piece;
}

/** The printed number of the hex a piece stands in; null where it is off the map. */
export function hexOfPiece(g: SteppesPlay, id: string): string | null {
  const hex = g.c.hexOf[pieceOf(g, id)];
  return hex > 0 ? g.world.grid.numbers[hex] : null;
}

/** The hex of a printed number. */
export const hexNamed = (g: SteppesPlay, number: string) => hexAt(g.world.grid, number);

/** A procedure at work on a position. */
export interface Working {
  readonly g: SteppesPlay;
  /** The seat that is asked and what about; null when the procedure has ended. */
  readonly asked: () => { readonly seat: number; readonly decision: string } | null;
  readonly answers: () => readonly string[];
  /** Gives answers one after another; throws where one is refused. */
  readonly answer: (...texts: readonly string[]) => void;
  readonly refusal: (text: string) => Refusal;
  readonly refusedBy: (text: string) => string;
  readonly events: readonly SteppesEvent[];
  readonly eventsOf: <K extends SteppesEvent["kind"]>(kind: K) => readonly Extract<SteppesEvent, { kind: K }>[];
  /** What the procedure came to; throws while it is still at work. */
  readonly result: () => unknown;
}

/** Runs any procedure on a play with scripted dice, every one of which must be used. */
export function working<L extends object>(
  g: SteppesPlay,
  procedure: Procedure<L>,
  locals: L,
  { dice = [] }: { readonly dice?: readonly number[] } = {},
): Working {
  const chance = scriptedChance(dice);
  const naming = namingOf(g.world.pieces, g.world.grid);
  const events: SteppesEvent[] = [];
  const list = answerList();
  const scratch = answerList();
  g.sink = (event) => events.push(event);
  g.state.frames = {
    procedure: procedure as Procedure,
    step: procedure.first,
    locals: { ...locals } as Readonly<Record<string, unknown>>, // locals are plain records
    as: null,
    lanes: null,
    below: null,
  };
  let stop = run(g, chance);
  onTestFinished(() => {
    if (chance.left().length > 0) throw new Error(`scripted dice left over: ${chance.left().join(", ")}`);
  });
  const seatAsked = (): number => {
    if (stop === "roll") throw new Error("dice have run out");
    if (stop === "over") throw new Error("the procedure has ended");
    return seatsToAnswer(g)[0];
  };
  const read = (text: string): number => {
    const code = words.parse(text, naming);
    if (typeof code !== "number") throw new Error(`"${text}": ${code.unreadable}`);
    return code;
  };
  const answers = (): readonly string[] => {
    listAnswers(g, seatAsked(), list);
    return Array.from(list.codes.subarray(0, list.count), (code) => words.text(code, naming));
  };
  const answerOne = (text: string): void => {
    const seat = seatAsked();
    const code = read(text);
    const refused = whyNot(g, seat, code, scratch);
    if (refused !== null)
      throw new Error(`"${text}" refused by ${refused.rule}: ${refused.code}; ${answers().join(" | ")}`);
    listAnswers(g, seat, list);
    if (!offers(list, code)) throw new Error(`"${text}" is refused by no rule and yet not offered`);
    takeAnswer(g, seat, code);
    stop = run(g, chance);
  };
  const refusal = (text: string): Refusal => {
    const refused = whyNot(g, seatAsked(), read(text), scratch);
    if (refused === null) throw new Error(`"${text}" would be accepted`);
    return refused;
  };
  return {
    g,
    asked: () => {
      const step = g.state.frames?.step;
      return stop === "ask" && step?.kind === "ask" ? { seat: seatAsked(), decision: step.decision } : null;
    },
    answers,
    answer: (...texts) => {
      for (const text of texts) answerOne(text);
    },
    refusal,
    refusedBy: (text) => refusal(text).rule,
    events,
    eventsOf: (kind) =>
      events.filter((event): event is Extract<SteppesEvent, { kind: typeof kind }> => event.kind === kind),
    result: () => {
      if (stop !== "over") throw new Error("the procedure is still at work");
      return g.result;
    },
  };
}

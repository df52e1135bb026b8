import type { AnswerList } from "./answers.ts";
import { offers } from "./answers.ts";
import { type Chance, type Dice, noDice } from "./chance.ts";
import type { Flow } from "./flow.ts";
import type { Frame, Lane, Locals } from "./frame.ts";
import type { Play } from "./play.ts";
import type { AskStep, LanesStep, RollStep } from "./procedure.ts";
import { notNow, type Refusal } from "./refusal.ts";

/** Where play stopped: a seat must answer, dice are awaited, or the game is over. */
export type Stop = "ask" | "roll" | "over";

// A procedure that runs this many steps without asking or rolling is caught in a loop of its own making.
const loopLimit = 100_000;

// biome-ignore lint/suspicious/noExplicitAny: the runner serves plays of every system
type AnyPlay = Play<any, any, any>;

// Locals come in every shape: there Object.assign is measured more than twice as fast as a spread.
function merged(locals: Locals, patch: object | null): Locals {
  return patch === null ? locals : Object.assign({}, locals, patch);
}

function missing(frame: Frame, step: string): Error {
  return new Error(`procedure "${frame.procedure.name}" has no step "${step}"`);
}

/** A frame that gets what it called for. */
function withResult({ procedure, step, locals, as, lanes, below }: Frame, name: string, result: unknown): Frame {
  const kept: Record<string, unknown> = Object.assign({}, locals);
  kept[name] = result;
  return { procedure, step, locals: kept, as, lanes, below };
}

/** Puts the stack where the flow says. */
function follow(play: AnyPlay, frame: Frame, flow: Flow): void {
  switch (flow.flow) {
    case "next": {
      const step = frame.procedure.steps[flow.step];
      if (step === undefined) throw missing(frame, flow.step);
      const { procedure, as, below } = frame;
      const locals = flow.isWhole ? (flow.patch as Locals) : merged(frame.locals, flow.patch);
      play.state.frames = { procedure, step, locals, as, lanes: null, below };
      return;
    }
    case "call": {
      const step = frame.procedure.steps[flow.then];
      if (step === undefined) throw missing(frame, flow.then);
      const { procedure, as } = frame;
      const locals = merged(frame.locals, flow.patch);
      const below = { procedure, step, locals, as, lanes: null, below: frame.below };
      const called = flow.procedure;
      play.state.frames = {
        procedure: called,
        step: called.first,
        locals: flow.locals as Locals,
        as: flow.as,
        lanes: null,
        below,
      };
      return;
    }
    case "done": {
      const below = frame.below;
      play.result = flow.result;
      play.state.frames = below === null || frame.as === null ? below : withResult(below, frame.as, flow.result);
      return;
    }
    case "become": {
      const { procedure, locals } = flow;
      const { as, below } = frame;
      play.state.frames = { procedure, step: procedure.first, locals: locals as Locals, as, lanes: null, below };
      return;
    }
    case "over":
      if (play.lane !== null) throw new Error(`procedure "${frame.procedure.name}" ends the game from within a lane`);
      play.state.frames = null;
  }
}

/** Runs until a seat must answer, dice are missing, or the game is over. */
export function run(play: AnyPlay, chance: Chance): Stop {
  for (let steps = 0; steps < loopLimit; steps++) {
    const frame = play.state.frames;
    if (frame === null) return "over";
    const step = frame.step;
    switch (step.kind) {
      case "do":
        follow(play, frame, step.run(play, frame.locals));
        break;
      case "roll": {
        const rolled = chance.roll(step.dice(play, frame.locals));
        if (rolled === null) return "roll";
        play.barrier = true;
        follow(play, frame, step.take(play, frame.locals, rolled));
        steps = 0;
        break;
      }
      case "lanes":
        if (!areLanesDone(play, frame, step)) return "ask";
        break;
      case "ask": {
        const { only } = step;
        const answer = only === null ? null : only(play, frame.locals);
        if (answer === null) return "ask";
        follow(play, frame, step.take(play, frame.locals, answer));
      }
    }
  }
  const at = play.state.frames;
  throw new Error(`procedure "${at?.procedure.name}" runs in a circle at step "${at?.step.name}"`);
}

/** The lane of a seat that has not begun its work. */
export function freshLane(play: AnyPlay, frame: Frame, step: LanesStep, seat: number): Lane {
  const { procedure, locals } = step.work(play, frame.locals, seat);
  const frames = { procedure, step: procedure.first, locals: locals as Locals, as: null, lanes: null, below: null };
  return { seat, frames, result: null };
}

/** Runs every lane to its next question; goes on when all are done. */
function areLanesDone(play: AnyPlay, frame: Frame, step: LanesStep): boolean {
  if (play.lane !== null) throw new Error(`procedure "${frame.procedure.name}" opens lanes within a lane`);
  const lanes = frame.lanes ?? step.seats(play, frame.locals).map((seat) => freshLane(play, frame, step, seat));
  const now = lanes.map((lane) => (isAsking(lane.frames) ? lane : inLane(play, lane, () => runLane(play))));
  play.state.frames = { ...frame, lanes: now };
  if (now.some(({ frames }) => frames !== null)) return false;
  const results: unknown[] = [];
  for (const { seat, result } of now) results[seat] = result;
  // From here on everybody's work counts: nobody takes his own back any more.
  play.barrier = true;
  follow(play, frame, step.take(play, frame.locals, results));
  return true;
}

const isAsking = (frames: Frame | null): boolean => frames === null || frames.step.kind === "ask";

function runLane(play: AnyPlay): void {
  if (run(play, noDice) === "roll") throw new Error(`dice for ${pendingRoll(play).step.purpose} within a lane`);
}

/** The lane after something was done with its frames on top of the play. */
function inLane(play: AnyPlay, lane: Lane, act: () => void): Lane {
  const main = play.state.frames;
  play.state.frames = lane.frames;
  play.lane = lane.seat;
  play.result = null;
  act();
  const frames = play.state.frames;
  play.state.frames = main;
  play.lane = null;
  return { seat: lane.seat, frames, result: frames === null ? play.result : null };
}

/** Whether several seats work side by side now. */
export function isInLanes(play: AnyPlay): boolean {
  return play.state.frames?.step.kind === "lanes";
}

/** The frame whose question `seat` is to answer, or null if it is asked nothing. */
export function askingFrame(play: AnyPlay, seat: number): Frame | null {
  const top = play.state.frames;
  if (top === null) return null;
  if (top.step.kind === "lanes") return top.lanes?.find((lane) => lane.seat === seat)?.frames ?? null;
  return top.step.kind === "ask" && top.step.seat(play, top.locals) === seat ? top : null;
}

function questionTo(play: AnyPlay, seat: number): { readonly frame: Frame; readonly step: AskStep } {
  const frame = askingFrame(play, seat);
  if (frame?.step.kind !== "ask") throw new Error(`no decision of seat ${seat} is pending`);
  return { frame, step: frame.step };
}

/** The step that asks `seat`. Throws when it is asked nothing. */
export function askingStep(play: AnyPlay, seat: number): AskStep {
  return questionTo(play, seat).step;
}

/** The seats that have to answer now. */
export function seatsToAnswer(play: AnyPlay): readonly number[] {
  const top = play.state.frames;
  if (top?.step.kind === "ask") return [top.step.seat(play, top.locals)];
  if (top?.step.kind !== "lanes") throw new Error("no decision is pending");
  return (top.lanes ?? []).filter(({ frames }) => frames !== null).map(({ seat }) => seat);
}

/** Fills `out` with every answer that `seat` may give now. */
export function listAnswers(play: AnyPlay, seat: number, out: AnswerList): void {
  out.count = 0;
  const top = play.state.frames;
  // The common case without a detour: this is the inner loop of random play.
  if (top?.step.kind === "ask") {
    top.step.list(play, top.locals, out);
    return;
  }
  const { frame, step } = questionTo(play, seat);
  step.list(play, frame.locals, out);
}

/** Why `seat` may not give this answer, or null if it may. */
export function whyNot(play: AnyPlay, seat: number, answer: number, scratch: AnswerList): Refusal | null {
  const { frame, step } = questionTo(play, seat);
  if (step.why !== null) return step.why(play, frame.locals, answer);
  listAnswers(play, seat, scratch);
  return offers(scratch, answer) ? null : notNow(step.rule, "not-offered");
}

/** Takes an answer that is known to be legal. Play goes on with the next call of `run`. */
export function takeAnswer(play: AnyPlay, seat: number, answer: number): void {
  const top = play.state.frames;
  if (top?.step.kind === "ask") {
    follow(play, top, top.step.take(play, top.locals, answer));
    return;
  }
  if (top?.lanes == null) throw new Error("no decision is pending");
  const { frame, step } = questionTo(play, seat);
  const lanes = top.lanes.map((lane) =>
    lane.seat === seat ? inLane(play, lane, () => follow(play, frame, step.take(play, frame.locals, answer))) : lane,
  );
  play.state.frames = { ...top, lanes };
}

/** The rolling step that waits for dice, and which dice. Throws when no roll is pending. */
export function pendingRoll(play: AnyPlay): {
  readonly step: RollStep;
  readonly dice: Dice;
  /** The seats that may know how they fall; null for everybody. */
  readonly audience: readonly number[] | null;
} {
  const frame = play.state.frames;
  const step = frame?.step;
  if (frame === null || step?.kind !== "roll") throw new Error("no roll is pending");
  return { step, dice: step.dice(play, frame.locals), audience: step.audience?.(play, frame.locals) ?? null };
}

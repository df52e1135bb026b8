import type { AnswerList } from "./answers.ts";
import { offers } from "./answers.ts";
import type { Chance, Dice } from "./chance.ts";
import type { Flow } from "./flow.ts";
import type { Frame, Locals } from "./frame.ts";
import type { Play } from "./play.ts";
import type { AskAllStep, AskStep, RollStep } from "./procedure.ts";
import { type Refusal, refusal } from "./refusal.ts";

/** Where play stopped: a seat must answer, dice are awaited, or the game is over. */
export type Stop = "ask" | "roll" | "over";

// A procedure that runs this many steps without asking or rolling is caught in a loop of its own making.
const loopLimit = 100_000;

// biome-ignore lint/suspicious/noExplicitAny: the runner serves plays of every system
type AnyPlay = Play<any, any, any>;

function merged(locals: Locals, patch: object | null): Locals {
  return patch === null ? locals : { ...locals, ...patch };
}

function missing(frame: Frame, step: string): Error {
  return new Error(`procedure "${frame.procedure.name}" has no step "${step}"`);
}

/** Puts the stack where the flow says. */
function follow(play: AnyPlay, frame: Frame, flow: Flow): void {
  switch (flow.flow) {
    case "next": {
      const step = frame.procedure.steps[flow.step];
      if (step === undefined) throw missing(frame, flow.step);
      const { procedure, as, below } = frame;
      play.state.frames = { procedure, step, locals: merged(frame.locals, flow.patch), as, given: null, below };
      return;
    }
    case "call": {
      const step = frame.procedure.steps[flow.then];
      if (step === undefined) throw missing(frame, flow.then);
      const { procedure, as } = frame;
      const locals = merged(frame.locals, flow.patch);
      const below = { procedure, step, locals, as, given: null, below: frame.below };
      const called = flow.procedure;
      play.state.frames = {
        procedure: called,
        step: called.first,
        locals: flow.locals as Locals,
        as: flow.as,
        given: null,
        below,
      };
      return;
    }
    case "done": {
      const below = frame.below;
      play.state.frames =
        below === null || frame.as === null
          ? below
          : { ...below, locals: { ...below.locals, [frame.as]: flow.result } };
      return;
    }
    case "become": {
      const { procedure, locals } = flow;
      const { as, below } = frame;
      play.state.frames = { procedure, step: procedure.first, locals: locals as Locals, as, given: null, below };
      return;
    }
    case "over":
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
      case "ask":
      case "ask-all":
        return "ask";
    }
  }
  const at = play.state.frames;
  throw new Error(`procedure "${at?.procedure.name}" runs in a circle at step "${at?.step.name}"`);
}

/** The asking step on top of the stack. Throws when the game is not waiting for an answer. */
export function askingStep(play: AnyPlay): AskStep | AskAllStep {
  const step = play.state.frames?.step;
  if (step?.kind !== "ask" && step?.kind !== "ask-all") throw new Error("no decision is pending");
  return step;
}

function topFrame(play: AnyPlay): Frame {
  const frame = play.state.frames;
  if (frame === null) throw new Error("the game is over");
  return frame;
}

/** The seats that still have to answer. */
export function seatsToAnswer(play: AnyPlay): readonly number[] {
  const step = askingStep(play);
  const frame = topFrame(play);
  if (step.kind === "ask") return [step.seat(play, frame.locals)];
  const given = frame.given;
  return step.seats(play, frame.locals).filter((seat) => given === null || (given[seat] ?? null) === null);
}

/** Fills `out` with every answer that `seat` may give now. */
export function listAnswers(play: AnyPlay, seat: number, out: AnswerList): void {
  const step = askingStep(play);
  const { locals } = topFrame(play);
  out.count = 0;
  if (step.kind === "ask") step.list(play, locals, out);
  else step.list(play, locals, seat, out);
}

/** Why `seat` may not give this answer, or null if it may. */
export function whyNot(play: AnyPlay, seat: number, answer: number, scratch: AnswerList): Refusal | null {
  const step = askingStep(play);
  const { locals } = topFrame(play);
  if (step.why !== null) {
    return step.kind === "ask" ? step.why(play, locals, answer) : step.why(play, locals, seat, answer);
  }
  listAnswers(play, seat, scratch);
  return offers(scratch, answer) ? null : refusal(step.rule, "not-offered");
}

/** Takes an answer that is known to be legal. Play goes on with the next call of `run`. */
export function takeAnswer(play: AnyPlay, seat: number, answer: number): void {
  const step = askingStep(play);
  const frame = topFrame(play);
  if (step.kind === "ask") {
    follow(play, frame, step.take(play, frame.locals, answer));
    return;
  }
  const given = [...(frame.given ?? [])];
  for (const expected of step.seats(play, frame.locals)) given[expected] ??= null;
  given[seat] = answer;
  for (let i = 0; i < given.length; i++) given[i] ??= null;
  const isComplete = step.seats(play, frame.locals).every((expected) => given[expected] !== null);
  if (isComplete) follow(play, frame, step.take(play, frame.locals, given));
  else play.state.frames = { ...frame, given };
}

/** The rolling step that waits for dice, and which dice. Throws when no roll is pending. */
export function pendingRoll(play: AnyPlay): { readonly step: RollStep; readonly dice: Dice } {
  const frame = topFrame(play);
  const step = frame.step;
  if (step.kind !== "roll") throw new Error("no roll is pending");
  return { step, dice: step.dice(play, frame.locals) };
}

import { type AnswerList, answerList, offers } from "./answers.ts";
import type { Chance } from "./chance.ts";
import type { GameEvent } from "./event.ts";
import { type Happened, type History, historyOf } from "./history.ts";
import { type GameLog, type KnownLog, knownLog, type LogEntry, type LoggedRoll } from "./log.ts";
import type { Refusal } from "./refusal.ts";
import { askingStep, listAnswers, pendingRoll, seatsToAnswer, whyNot } from "./run.ts";
import { shownTo } from "./showing.ts";
import type { ShownView } from "./shown.ts";
import { type AnyPlay, clonePlay, restorePlay, startPlay } from "./start.ts";
import { hashState, type SavedState, saveState } from "./state.ts";
import { type AnySystem, isProblems, type Result, type Setup, type Verdict } from "./system.ts";

/** One question to one seat. */
export interface Decision {
  /** Changes with every answer that could make it another question: an answer to an older one is stale. */
  readonly id: number;
  readonly seat: number;
  readonly kind: string;
  readonly rule: string;
  readonly prompt: string;
}

/** What the game waits for. */
export type Pending =
  | { readonly kind: "decide"; readonly decisions: readonly Decision[] }
  | { readonly kind: "roll"; readonly rule: string; readonly purpose: string }
  | { readonly kind: "over"; readonly verdict: Verdict };

/** Problems of handling, not of rules: the wrong seat, an old question, unreadable text. */
export interface Misuse {
  readonly misuse: "over" | "dice-missing" | "wrong-seat" | "stale" | "unreadable" | "nothing-to-undo" | "barrier";
  readonly what: string;
}

/** What came of an answer. */
export type Outcome =
  | { readonly kind: "accepted"; readonly events: readonly GameEvent[]; readonly rolls: readonly LoggedRoll[] }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly sentence: string }
  | { readonly kind: "misused"; readonly misuse: Misuse };

/** A system bound to a set-up and dice. */
export interface Game {
  readonly system: AnySystem;
  /** All that never changes in it: hand it to other games of the same set-up. */
  readonly world: unknown;
  readonly log: () => GameLog;
  /** The log as a seat, or a spectator, may see it now. */
  readonly logFor: (seat: number | null) => KnownLog;
  /** How many answers have been accepted, and the last of them. */
  readonly length: () => number;
  readonly last: () => LogEntry | null;
  readonly pending: () => Pending;
  /** The number of the question that `seat` is asked now. */
  readonly decision: (seat: number) => number;
  /** Every answer that `seat` may give now, as text. */
  readonly answers: (seat: number) => readonly string[];
  /** What the question to `seat` shows of itself. */
  readonly shown: (seat: number) => ShownView;
  /** Why `seat` may not give this answer now; null if it may. */
  readonly why: (seat: number, answer: string) => Outcome | null;
  readonly apply: (seat: number, decision: number, answer: string) => Outcome;
  /** Why `seat` can take nothing back now; null if it can. */
  readonly whyNotUndo: (seat: number) => Misuse | null;
  /** Takes back the last answer, if it was this seat's and nothing since made it final. */
  readonly undo: (seat: number) => Misuse | null;
  readonly view: (seat: number | null) => unknown;
  readonly state: () => SavedState;
  readonly hash: () => string;
  /** A copy of the working position, for odds, questions and search. */
  readonly play: () => AnyPlay;
  /** What happened since the game began, as far as `seat` may know. */
  readonly events: (seat: number | null) => readonly GameEvent[];
  /** The same from the answer of this number on, each with its answer's number. */
  readonly happened: (seat: number | null, from: number) => readonly Happened[];
  /** All of it, secrets included: for those who check a finished game. */
  readonly told: () => readonly GameEvent[];
}

const misused = (misuse: Misuse["misuse"], what: string): Outcome => ({ kind: "misused", misuse: { misuse, what } });

/** What else a game may be begun with. */
export interface Beginnings {
  readonly commitment?: string | null;
  /** The world of an earlier game of the same set-up. */
  readonly world?: unknown;
}

/** Begins a game, or says what is wrong with its set-up. */
export function beginGame(
  system: AnySystem,
  setup: Setup,
  chance: Chance,
  { commitment = null, world }: Beginnings = {},
): Result<Game> {
  const play = world === undefined ? startPlay(system, setup) : startPlay(system, setup, world);
  if (isProblems(play)) return play;
  return gameOf(system, setup, commitment, play, historyOf(play, chance, system));
}

/**
 * Takes a game up where a snapshot of it was made, without playing its log again. What happened before is in the log
 * alone, and nothing before can be taken back. Throws a RangeError where the snapshot does not fit.
 */
export function resumeGame(
  system: AnySystem,
  log: GameLog,
  snapshot: SavedState,
  chance: Chance,
  world?: unknown,
): Result<Game> {
  const { setup, commitment } = log.header;
  const play = world === undefined ? startPlay(system, setup) : startPlay(system, setup, world);
  if (isProblems(play)) return play;
  restorePlay(system, play, snapshot);
  return gameOf(system, setup, commitment, play, historyOf(play, chance, system, log.entries, log.opening));
}

function gameOf(system: AnySystem, setup: Setup, commitment: string | null, play: AnyPlay, history: History): Game {
  const naming = system.naming(play.world);
  const scratch: AnswerList = answerList();
  const { entries, opening } = history;
  const header = { system: system.id, version: system.version, setup, seats: system.seats, commitment };

  const misuseOf = (seat: number): Outcome | null => {
    if (history.stop() === "over") return misused("over", "the game is over");
    if (history.stop() === "roll")
      return misused("dice-missing", `dice are needed for ${pendingRoll(play).step.purpose}`);
    if (seatsToAnswer(play).includes(seat)) return null;
    const asked = seatsToAnswer(play)
      .map((other) => system.seats[other])
      .join(" and ");
    return misused("wrong-seat", `it is for ${asked} to answer, not for ${system.seats[seat] ?? `seat ${seat}`}`);
  };

  const read = (seat: number, answer: string): Outcome | number => {
    const misuse = misuseOf(seat);
    if (misuse !== null) return misuse;
    const code = system.words.parse(answer, naming);
    if (typeof code !== "number") return misused("unreadable", code.unreadable);
    const refused = whyNot(play, seat, code, scratch);
    if (refused !== null)
      return { kind: "refused", refusal: refused, sentence: system.wording.refusal(play.world, refused) };
    // A step that gives no reasons has refused by its list; of the others the list has to agree.
    const isListed = askingStep(play, seat).why === null;
    if (!isListed) listAnswers(play, seat, scratch);
    if (!isListed && !offers(scratch, code)) throw new Error(`"${answer}" is refused by no rule and yet not offered`);
    return code;
  };

  const whyNotUndo = (seat: number): Misuse | null => {
    switch (history.whyNotUndo(seat)) {
      case null:
        return null;
      case "nothing":
        return { misuse: "nothing-to-undo", what: "nothing has been played yet" };
      case "barrier":
        return { misuse: "barrier", what: "dice fell or something hidden became known since then" };
      case "other-seat":
        return { misuse: "barrier", what: `${entries.at(-1)?.seat} has acted since then` };
    }
  };

  const log = (): GameLog => ({ header, opening, entries: [...entries] });
  return {
    system,
    world: play.world,
    log,
    logFor: (seat) => {
      // Once a game is over everything may be known.
      if (history.stop() === "over") return log();
      return knownLog(log(), { seat, hides: system.hides });
    },
    length: () => entries.length,
    last: () => entries.at(-1) ?? null,
    pending() {
      if (history.stop() === "over") return { kind: "over", verdict: system.verdict(play) };
      if (history.stop() === "roll") {
        const { step } = pendingRoll(play);
        return { kind: "roll", rule: step.rule, purpose: step.purpose };
      }
      const decisions = seatsToAnswer(play).map((seat) => {
        const { decision, rule } = askingStep(play, seat);
        const prompt = system.wording.prompt(play, seat);
        return { id: history.decision(seat), seat, kind: decision, rule, prompt };
      });
      return { kind: "decide", decisions };
    },
    decision: history.decision,
    answers(seat) {
      if (misuseOf(seat) !== null) return [];
      listAnswers(play, seat, scratch);
      return Array.from(scratch.codes.subarray(0, scratch.count), (code) => system.words.text(code, naming));
    },
    shown: (seat) => shownTo(system, play, seat),
    why(seat, answer) {
      const code = read(seat, answer);
      return typeof code === "number" ? null : code;
    },
    apply(seat, decision, answer) {
      const now = history.decision(seat);
      if (history.stop() !== "over" && decision !== now) {
        return misused("stale", `this answers decision ${decision}, but the game is at decision ${now}`);
      }
      const code = read(seat, answer);
      if (typeof code !== "number") return code;
      const isSecret = askingStep(play, seat).isSecret;
      const { rolls } = history.give(seat, code, system.words.text(code, naming), isSecret);
      const events = history.happened(seat, entries.length).map(({ event }) => event);
      return { kind: "accepted", events, rolls };
    },
    whyNotUndo,
    undo(seat) {
      const misuse = whyNotUndo(seat);
      if (misuse === null) history.undo(seat);
      return misuse;
    },
    view: (seat) => system.view(play, seat),
    state: () => saveState(play.state),
    hash: () => hashState(play.state),
    play: () => clonePlay(play),
    told: history.told,
    happened: history.happened,
    events: (seat) => history.happened(seat, 0).map(({ event }) => event),
  };
}

import { type AnswerList, answerList, offers } from "./answers.ts";
import type { Chance } from "./chance.ts";
import type { GameEvent } from "./event.ts";
import { isHeardBy } from "./event.ts";
import { type GameLog, type LogEntry, type LoggedRoll, logFormat } from "./log.ts";
import type { Refusal } from "./refusal.ts";
import { askingStep, listAnswers, pendingRoll, run, type Stop, seatsToAnswer, takeAnswer, whyNot } from "./run.ts";
import { type AnyPlay, clonePlay, startPlay } from "./start.ts";
import { copyState, hashState, type SavedState, type State, saveState } from "./state.ts";
import { type AnySystem, isProblems, type Problem, type Setup, type Verdict } from "./system.ts";

/** One question to one seat. */
export interface Decision {
  /** Changes with every accepted answer: an answer to an older question is stale. */
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

interface Earlier {
  readonly state: State;
  readonly seat: number;
  readonly entries: number;
}

/** A system bound to a set-up and dice. */
export interface Game {
  readonly system: AnySystem;
  readonly log: () => GameLog;
  readonly pending: () => Pending;
  /** Every answer that `seat` may give now, as text. */
  readonly answers: (seat: number) => readonly string[];
  /** Why `seat` may not give this answer now; null if it may. */
  readonly why: (seat: number, answer: string) => Outcome | null;
  readonly apply: (seat: number, decision: number, answer: string) => Outcome;
  /** Takes back the last answer, if it was this seat's and nothing since made it final. */
  readonly undo: (seat: number) => Misuse | null;
  readonly view: (seat: number | null) => unknown;
  readonly state: () => SavedState;
  readonly hash: () => string;
  /** A copy of the working position, for odds, questions and search. */
  readonly play: () => AnyPlay;
  /** What happened since the game began, as far as `seat` may know. */
  readonly events: (seat: number | null) => readonly GameEvent[];
  /** All of it, secrets included: for those who check a finished game. */
  readonly told: () => readonly GameEvent[];
}

const misused = (misuse: Misuse["misuse"], what: string): Outcome => ({ kind: "misused", misuse: { misuse, what } });

/** Begins a game, or says what is wrong with its set-up. */
export function beginGame(
  system: AnySystem,
  setup: Setup,
  chance: Chance,
  commitment: string | null = null,
): Game | readonly Problem[] {
  const play = startPlay(system, setup);
  if (isProblems(play)) return play;
  return gameOf(system, setup, chance, commitment, play);
}

function gameOf(system: AnySystem, setup: Setup, chance: Chance, commitment: string | null, play: AnyPlay): Game {
  const naming = system.naming(play.world);
  const scratch: AnswerList = answerList();
  const entries: LogEntry[] = [];
  const told: { readonly event: GameEvent; readonly entry: number }[] = [];
  let earlier: Earlier[] = [];
  let rolls: LoggedRoll[] = [];
  let stop: Stop = "over";

  play.sink = (event: GameEvent) => told.push({ event, entry: entries.length });
  const noted: Chance = {
    roll(dice) {
      const rolled = chance.roll(dice);
      if (rolled !== null) rolls.push({ purpose: pendingRoll(play).step.purpose, dice: rolled });
      return rolled;
    },
  };
  const advance = () => {
    rolls = [];
    stop = run(play, noted);
  };
  advance();
  const opening = { rolls, hash: hashState(play.state) };

  const misuseOf = (seat: number): Outcome | null => {
    if (stop === "over") return misused("over", "the game is over");
    if (stop === "roll") return misused("dice-missing", `dice are needed for ${pendingRoll(play).step.purpose}`);
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
    listAnswers(play, seat, scratch);
    if (!offers(scratch, code)) throw new Error(`"${answer}" is refused by no rule and yet not offered`);
    return code;
  };

  return {
    system,
    log: () => ({
      header: {
        format: logFormat,
        system: system.id,
        version: system.version,
        setup,
        seats: system.seats,
        commitment,
      },
      opening,
      entries: [...entries],
    }),
    pending() {
      if (stop === "over") return { kind: "over", verdict: system.verdict(play) };
      if (stop === "roll") {
        const { step } = pendingRoll(play);
        return { kind: "roll", rule: step.rule, purpose: step.purpose };
      }
      const step = askingStep(play);
      const decisions = seatsToAnswer(play).map((seat) => ({
        id: entries.length,
        seat,
        kind: step.decision,
        rule: step.rule,
        prompt: system.wording.prompt(play, seat),
      }));
      return { kind: "decide", decisions };
    },
    answers(seat) {
      if (misuseOf(seat) !== null) return [];
      listAnswers(play, seat, scratch);
      return Array.from(scratch.codes.subarray(0, scratch.count), (code) => system.words.text(code, naming));
    },
    why(seat, answer) {
      const code = read(seat, answer);
      return typeof code === "number" ? null : code;
    },
    apply(seat, decision, answer) {
      if (stop !== "over" && decision !== entries.length) {
        return misused("stale", `this answers decision ${decision}, but the game is at decision ${entries.length}`);
      }
      const code = read(seat, answer);
      if (typeof code !== "number") return code;
      const before = clonePlay(play).state;
      const firstEvent = told.length;
      const text = system.words.text(code, naming);
      play.barrier = false;
      takeAnswer(play, seat, code);
      advance();
      earlier.push({ state: before, seat, entries: entries.length });
      if (play.barrier) earlier = [];
      entries.push({ seat: system.seats[seat], answer: text, rolls, hash: hashState(play.state) });
      const events = told.slice(firstEvent).map(({ event }) => event);
      return { kind: "accepted", events: events.filter((event) => isHeardBy(event, seat)), rolls };
    },
    undo(seat) {
      const last = earlier.at(-1);
      if (last === undefined) {
        return entries.length === 0
          ? { misuse: "nothing-to-undo", what: "nothing has been played yet" }
          : { misuse: "barrier", what: "dice fell or something hidden became known since then" };
      }
      if (last.seat !== seat) {
        return { misuse: "barrier", what: `${system.seats[last.seat]} has acted since then` };
      }
      earlier.pop();
      copyState(last.state, play.state);
      entries.length = last.entries;
      while (told.length > 0 && (told.at(-1)?.entry ?? 0) >= last.entries) told.pop();
      stop = "ask";
      return null;
    },
    view: (seat) => system.view(play, seat),
    state: () => saveState(play.state),
    hash: () => hashState(play.state),
    play: () => clonePlay(play),
    told: () => told.map(({ event }) => event),
    events: (seat) => told.map(({ event }) => event).filter((event) => isHeardBy(event, seat)),
  };
}

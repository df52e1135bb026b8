import {
  type AnySystem,
  answerList,
  askingStep,
  type Chance,
  clonePlay,
  copyState,
  isProblems,
  listAnswers,
  run,
  type Setup,
  sampleAnswer,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
  uniform,
  wordStream,
} from "@redoubt/engine";
import { type Check, checksAt } from "./checks.ts";
import { checkLog } from "./log-check.ts";

/** A broken promise: which game, which decision, which promise, and how. */
export interface FuzzFailure {
  readonly seed: number;
  readonly decision: number;
  readonly check: string;
  readonly what: string;
}

/** What one random game showed. */
export interface FuzzReport {
  readonly decisions: number;
  /** Decision kinds met, for coverage. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly failure: FuzzFailure | null;
}

/** How thorough a fuzz game is. */
export interface FuzzSettings {
  /** Every how many decisions the expensive checks run; 1 is always. */
  readonly every: number;
  /** A game longer than this has no end. */
  readonly longest: number;
}

const standard: FuzzSettings = { every: 7, longest: 100_000 };

// Streams of one seed: dice by the engine's own numbering, choices and checks far away from them.
const choiceStream = 4_000_000_001;
const checkStream = 4_000_000_002;

/** Plays one random game to its end, checking every promise of the engine and the system on the way. */
export function fuzzGame(
  system: AnySystem,
  setup: Setup,
  seed: number,
  settings: Partial<FuzzSettings> = {},
): FuzzReport {
  const { every, longest } = { ...standard, ...settings };
  const kinds = new Map<string, number>();
  let decisions = 0;
  const report = (check: string | null, what: string): FuzzReport => ({
    decisions,
    kinds,
    failure: check === null ? null : { seed, decision: decisions, check, what },
  });
  const secret = secretOfSeed(seed);
  const choose = wordStream(secret, choiceStream);
  const check: Check = {
    system,
    word: wordStream(secret, checkStream),
    list: answerList(),
    scratch: answerList(),
  };
  let rolls = 0;
  const dice = seededChance(secret);
  const counted: Chance = {
    roll(wanted) {
      rolls++;
      return dice.roll(wanted);
    },
  };
  const answers: number[] = [];
  try {
    const play = startPlay(system, setup);
    if (isProblems(play)) return report("set-up", play.map(({ where, what }) => `${where}: ${what}`).join("; "));
    const before = clonePlay(play);
    while (run(play, counted) === "ask") {
      for (const invariant of system.invariants) {
        const broken = invariant(play, decisions === 0 ? null : before);
        if (broken !== null) return report("invariant", broken);
      }
      copyState(play.state, before.state);
      const seats = seatsToAnswer(play);
      const seat = seats[uniform(choose, seats.length)];
      const kind = askingStep(play, seat).decision;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      listAnswers(play, seat, check.list);
      if (check.list.count === 0) return report("no dead end", `${system.seats[seat]} has no answer at ${kind}`);
      if (decisions % every === 0) {
        const broken = checksAt(check, play, seat, secret, rolls);
        if (broken !== null) return report(broken.check, broken.what);
        listAnswers(play, seat, check.list);
      }
      const answer = sampleAnswer(system, check.list, choose);
      answers.push(seat, answer);
      takeAnswer(play, seat, answer);
      if (++decisions > longest) return report("game ends", `no end after ${longest} decisions`);
    }
    const broken = checkLog(system, setup, secret, answers, play, every);
    if (broken !== null) return report(broken.check, broken.what);
  } catch (error) {
    return report("no exception", error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return report(null, "");
}

/** The command that plays a failing game again. */
export function reproduceCommand(system: string, setup: Setup, failure: FuzzFailure): string {
  const options = Object.entries(setup.options).map(([id, choice]) => ` --option ${id}=${choice}`);
  const scenario = setup.scenario === null ? "" : ` ${setup.scenario}`;
  return `npx redoubt fuzz ${system}${scenario}${options.join("")} --games 1 --seed ${failure.seed} --every 1`;
}

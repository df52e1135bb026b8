import { type Chance, type Dice, whyNotDice } from "./chance.ts";
import { beginGame, type Game } from "./game.ts";
import type { GameLog, LogEntry } from "./log.ts";
import { type AnySystem, isProblems, type Problem } from "./system.ts";

/** A log to be played again. Hashes of states that it does not hold are not compared. */
export interface ReplayedLog {
  readonly header: GameLog["header"];
  readonly opening: { readonly rolls: GameLog["opening"]["rolls"]; readonly state?: string };
  readonly entries: readonly (Pick<LogEntry, "seat" | "answer" | "rolls"> & { readonly state?: string })[];
}

/** Why a log does not replay: the entry (0 is the opening) and what differs. */
export interface ReplayFault extends Problem {
  readonly entry: number;
}

/** The result of a replay: the game as it stood, or the first fault. */
export type Replayed = Game | readonly [ReplayFault];

/** A fault at an entry of a log. */
export const faultAt = (entry: number, what: string): ReplayFault => ({
  where: entry === 0 ? "opening" : `entries[${entry - 1}]`,
  what,
  entry,
});

/** Checks each die of a log as it is used: says what is wrong, or null. */
export interface Proof {
  readonly check: (dice: Dice, rolled: readonly number[]) => string | null;
}

/** How a log is played again. */
export interface ReplaySettings {
  /** Is told the number of entries done and returns false to stop. */
  readonly progress?: (done: number) => boolean;
  readonly proof?: Proof;
}

/** Dice that come from the log first and from `after` once the log is used up. */
function recordedChance(
  log: ReplayedLog,
  after: Chance,
  proof: Proof | undefined,
): Chance & { readonly used: () => number } {
  const rolls = [log.opening, ...log.entries].flatMap(({ rolls }) => rolls);
  let used = 0;
  return {
    used: () => used,
    roll(dice) {
      if (used >= rolls.length) return after.roll(dice);
      const rolled = rolls[used].dice;
      const wrong = whyNotDice(dice, rolled) ?? proof?.check(dice, rolled) ?? null;
      if (wrong !== null) throw new RangeError(`roll ${used + 1} of the log: ${wrong}`);
      used++;
      return rolled;
    },
  };
}

function whyNotHeader(system: AnySystem, log: ReplayedLog): string | null {
  const { header } = log;
  if (header.system !== system.id) return `the log is of system "${header.system}", not "${system.id}"`;
  if (header.version !== system.version) {
    return `the log was made by version ${header.version} of ${system.title}; this is version ${system.version}`;
  }
  return null;
}

/**
 * Plays a log again, checking every answer, every count of dice and every hash it holds. Rolls beyond the log come from
 * `after`.
 */
export function replay(
  system: AnySystem,
  log: ReplayedLog,
  after: Chance,
  { progress = () => true, proof }: ReplaySettings = {},
): Replayed {
  const fault = (entry: number, what: string): Replayed => [faultAt(entry, what)];
  const wrongHeader = whyNotHeader(system, log);
  if (wrongHeader !== null) return fault(0, wrongHeader);
  const dice = recordedChance(log, after, proof);
  let at = 0;
  let expectedRolls = log.opening.rolls.length;
  const differs = (wanted: string | undefined, now: string): boolean => wanted !== undefined && wanted !== now;
  try {
    const game = beginGame(system, log.header.setup, dice, { commitment: log.header.commitment });
    if (isProblems(game)) return fault(0, game.map(({ where, what }) => `${where}: ${what}`).join("; "));
    if (dice.used() !== expectedRolls) return fault(0, `${expectedRolls} rolls are logged, ${dice.used()} were made`);
    const opened = game.log().opening.state;
    if (differs(log.opening.state, opened)) return fault(0, `the opening hash is ${opened}, not ${log.opening.state}`);
    for (const [i, entry] of log.entries.entries()) {
      if (!progress(i)) return fault(i + 1, "stopped");
      at = i + 1;
      const seat = system.seats.indexOf(entry.seat);
      const outcome = game.apply(seat, game.decision(seat), entry.answer);
      if (outcome.kind === "refused") {
        return fault(i + 1, `"${entry.answer}" is refused by rule ${outcome.refusal.rule}: ${outcome.sentence}`);
      }
      if (outcome.kind === "misused") return fault(i + 1, `"${entry.answer}": ${outcome.misuse.what}`);
      expectedRolls += entry.rolls.length;
      if (dice.used() !== expectedRolls) {
        const made = entry.rolls.length + dice.used() - expectedRolls;
        return fault(i + 1, `"${entry.answer}": ${entry.rolls.length} rolls are logged, ${made} were made`);
      }
      const state = game.last()?.state ?? "";
      if (differs(entry.state, state)) return fault(i + 1, `the hash is ${state}, not ${entry.state}`);
    }
    return game;
  } catch (error) {
    // Dice that cannot be on the die and set-ups that cannot be read are faults of the file, not of the rules.
    if (error instanceof RangeError) return fault(at, error.message);
    throw error;
  }
}

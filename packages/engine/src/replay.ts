import { type Chance, whyNotDice } from "./chance.ts";
import { beginGame, type Game } from "./game.ts";
import type { GameLog } from "./log.ts";
import { type AnySystem, isProblems } from "./system.ts";

/** Why a log does not replay: the entry (0 is the opening) and what differs. */
export interface ReplayFault {
  readonly entry: number;
  readonly what: string;
}

/** The outcome of a replay: the game as it stood, or the first fault. */
export type Replayed = { readonly game: Game } | { readonly fault: ReplayFault };

/** Dice that come from the log first and from `after` once the log is used up. */
function recordedChance(log: GameLog, after: Chance): Chance & { readonly used: () => number } {
  const rolls = [log.opening, ...log.entries].flatMap(({ rolls }) => rolls);
  let used = 0;
  return {
    used: () => used,
    roll(dice) {
      if (used >= rolls.length) return after.roll(dice);
      const rolled = rolls[used].dice;
      const wrong = whyNotDice(dice, rolled);
      if (wrong !== null) throw new RangeError(`roll ${used + 1} of the log: ${wrong}`);
      used++;
      return rolled;
    },
  };
}

function whyNotHeader(system: AnySystem, log: GameLog): string | null {
  const { header } = log;
  if (header.system !== system.id) return `the log is of system "${header.system}", not "${system.id}"`;
  if (header.version !== system.version) {
    return `the log was made by version ${header.version} of ${system.title}; this is version ${system.version}`;
  }
  return null;
}

/**
 * Plays a log again, checking every answer, every count of dice and every hash. Rolls beyond the log come from `after`.
 * `progress` is told the number of entries done and returns false to stop.
 */
export function replay(
  system: AnySystem,
  log: GameLog,
  after: Chance,
  progress: (done: number) => boolean = () => true,
): Replayed {
  const fault = (entry: number, what: string): Replayed => ({ fault: { entry, what } });
  const wrongHeader = whyNotHeader(system, log);
  if (wrongHeader !== null) return fault(0, wrongHeader);
  const dice = recordedChance(log, after);
  let expectedRolls = log.opening.rolls.length;
  try {
    const game = beginGame(system, log.header.setup, dice, log.header.commitment);
    if (isProblems(game)) return fault(0, game.map(({ where, what }) => `${where}: ${what}`).join("; "));
    if (dice.used() !== expectedRolls) return fault(0, `${expectedRolls} rolls are logged, ${dice.used()} were made`);
    if (game.hash() !== log.opening.hash)
      return fault(0, `the opening hash is ${game.hash()}, not ${log.opening.hash}`);
    for (const [i, entry] of log.entries.entries()) {
      if (!progress(i)) return fault(i + 1, "stopped");
      const outcome = game.apply(system.seats.indexOf(entry.seat), i, entry.answer);
      if (outcome.kind === "refused") {
        return fault(i + 1, `"${entry.answer}" is refused by rule ${outcome.refusal.rule}: ${outcome.sentence}`);
      }
      if (outcome.kind === "misused") return fault(i + 1, `"${entry.answer}": ${outcome.misuse.what}`);
      expectedRolls += entry.rolls.length;
      if (dice.used() !== expectedRolls) {
        const made = entry.rolls.length + dice.used() - expectedRolls;
        return fault(i + 1, `"${entry.answer}": ${entry.rolls.length} rolls are logged, ${made} were made`);
      }
      if (game.hash() !== entry.hash) return fault(i + 1, `the hash is ${game.hash()}, not ${entry.hash}`);
    }
    return { game };
  } catch (error) {
    // Dice that cannot be on the die and set-ups that cannot be read are faults of the file, not of the rules.
    if (error instanceof RangeError) return fault(0, error.message);
    throw error;
  }
}

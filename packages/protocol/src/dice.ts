import {
  type AnySystem,
  beginGame,
  type Chance,
  type GameLog,
  isProblems,
  type LoggedRoll,
  rollsIn,
  type Secret,
  seededChance,
  whyNotDice,
} from "@redoubt/engine";
import type { Position } from "@redoubt/mechanics";
import { commitmentOf } from "./commitment.ts";
import type { DiceOrigin } from "./game-file.ts";

/** The dice of a game: those that its position gives, one after another, then those of its origin. */
export interface GameDice extends Chance {
  /** Faces of the position that no roll has used yet. */
  readonly left: () => readonly number[];
  /** The first face of the position that the die it should be on does not have. */
  readonly wrong: () => { readonly index: number; readonly what: string } | null;
}

/** The faces that the position of a set-up gives. */
export function facesGiven(log: Pick<GameLog, "header">): readonly number[] {
  // The position of a log was read by its schema, or made by a caller who has one.
  const position = log.header.setup.position as Position | undefined;
  return position?.dice ?? [];
}

/** Dice from the `used`-th face on and the `rolls`-th roll on. Without a secret, play stops when the faces run out. */
export function gameDice(faces: readonly number[], secret: Secret | null, used = 0, rolls = 0): GameDice {
  let next = Math.min(used, faces.length);
  let rolled = rolls;
  let wrong: { readonly index: number; readonly what: string } | null = null;
  let seeded: Chance | null = null;
  return {
    left: () => faces.slice(next),
    wrong: () => wrong,
    roll(dice) {
      if (next >= faces.length) {
        if (secret === null) return null;
        seeded ??= seededChance(secret, rolled);
        return seeded.roll(dice);
      }
      if (next + dice.count > faces.length) return null;
      const given = faces.slice(next, next + dice.count);
      const bad = given.findIndex((face) => whyNotDice({ ...dice, count: 1 }, [face]) !== null);
      if (bad >= 0) {
        wrong = { index: next + bad, what: whyNotDice({ ...dice, count: 1 }, [given[bad]]) ?? "" };
        return null;
      }
      next += dice.count;
      rolled++;
      return given;
    },
  };
}

/** The dice that go on where a log ends. */
export function diceAfter(log: GameLog, origin: DiceOrigin | undefined): GameDice {
  const used = [log.opening, ...log.entries].flatMap(({ rolls }) => rolls).flatMap(({ dice }) => dice).length;
  return gameDice(facesGiven(log), origin?.kind === "seeded" ? origin.secret : null, used, rollsIn(log));
}

/** Dice of a log that its secret does not give: the entry (0 is the opening) and what differs. */
export interface DiceFault {
  readonly entry: number;
  readonly what: string;
}

const text = (rolls: readonly LoggedRoll[]): string =>
  rolls.map(({ purpose, dice }) => `${dice.join(" ")} for ${purpose}`).join(", ") || "no dice";

/**
 * Checks that the secret is the one the game was committed to and that it gives every die of the log. Null is a clean
 * game. `progress` is told the number of entries done and returns false to stop.
 */
export function verifyDice(
  system: AnySystem,
  log: GameLog,
  secret: Secret,
  progress: (done: number) => boolean = () => true,
): DiceFault | null {
  const { commitment, setup } = log.header;
  if (commitment !== commitmentOf(secret)) {
    return { entry: 0, what: "the secret is not the one that was committed to before the first roll" };
  }
  const game = beginGame(system, setup, gameDice(facesGiven(log), secret), commitment);
  if (isProblems(game))
    return { entry: 0, what: game.map((problem) => `${problem.where}: ${problem.what}`).join("; ") };
  const differs = (entry: number, logged: readonly LoggedRoll[], fallen: readonly LoggedRoll[]): DiceFault | null => {
    if (text(logged) === text(fallen)) return null;
    return { entry, what: `the log has ${text(logged)}; the secret gives ${text(fallen)}` };
  };
  const opening = differs(0, log.opening.rolls, game.log().opening.rolls);
  if (opening !== null) return opening;
  for (const [i, entry] of log.entries.entries()) {
    if (!progress(i)) return { entry: i + 1, what: "stopped" };
    const outcome = game.apply(system.seats.indexOf(entry.seat), i, entry.answer);
    if (outcome.kind !== "accepted") return { entry: i + 1, what: `"${entry.answer}" is not accepted` };
    const fault = differs(i + 1, entry.rolls, outcome.rolls);
    if (fault !== null) return fault;
  }
  return null;
}

import { type Chance, type Proof, rollsIn, type Secret, seededChance, whyNotDice } from "@redoubt/engine";
import type { Position } from "@redoubt/mechanics";
import type { DiceOrigin, GameFile } from "./game-file.ts";

/** The dice of a game: those that its position gives, one after another, then those of its origin. */
export interface GameDice extends Chance {
  /** Faces of the position that no roll has used yet. */
  readonly left: () => readonly number[];
  /** The first face of the position that the die it should be on does not have. */
  readonly wrong: () => { readonly index: number; readonly what: string } | null;
}

/** The faces that a set-up gives: those of a game that was taken up from elsewhere, or of its position. */
export function facesGiven({ header: { setup } }: Pick<GameFile, "header">): readonly number[] {
  // The position of a log was read by its schema, or made by a caller who has one.
  const position = setup.position as Position | undefined;
  return setup.given ?? position?.dice ?? [];
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
export function diceAfter(log: GameFile, origin: DiceOrigin | undefined): GameDice {
  const used = [log.opening, ...log.entries].flatMap(({ rolls }) => rolls).flatMap(({ dice }) => dice).length;
  return gameDice(facesGiven(log), origin?.kind === "seeded" ? origin.secret : null, used, rollsIn(log));
}

/** How the dice of a log stand to its secret. */
export interface DiceProof {
  /** Rolls that the position gives by hand: no secret vouches for them. */
  readonly given: number;
  /** Rolls that the secret gives just so. */
  readonly verified: number;
  /** Rolls that can only be taken as they are recorded, since the secret is not known. */
  readonly recorded: number;
}

/** How many rolls of a log are of the game that it branched off from: they fell under a secret that is not its own. */
const borrowedIn = ({ opening, entries, branch }: GameFile): number =>
  branch === undefined ? 0 : rollsIn({ opening, entries: entries.slice(0, branch.after) });

/** Dice of a log, checked one by one against those that its position and its secret give; a wrong one is a RangeError. */
export function provenDice(log: GameFile, secret: Secret | null): Proof & { readonly proof: () => DiceProof } {
  const source = gameDice(facesGiven(log), secret);
  const proof = { given: 0, verified: 0, recorded: 0 };
  const borrowed = borrowedIn(log);
  let checked = 0;
  return {
    proof: () => ({ ...proof }),
    check(dice, rolled) {
      if (checked++ < borrowed && source.left().length === 0) {
        source.roll(dice);
        proof.recorded++;
        return null;
      }
      const isGiven = source.left().length > 0;
      const due = source.roll(dice);
      if (due === null && isGiven) return `the position gives other dice than ${rolled.join(" ")}`;
      proof[isGiven ? "given" : due === null ? "recorded" : "verified"]++;
      if (due === null || due.join() === rolled.join()) return null;
      return `the log has ${rolled.join(" ")}; ${isGiven ? "the position" : "the secret"} gives ${due.join(" ")}`;
    },
  };
}

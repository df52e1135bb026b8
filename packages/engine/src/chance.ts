/** Dice asked for: `count` dice with `sides` faces counting up from `lowest`. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
  readonly lowest: number;
}

/** One ordinary die. */
export const d6: Dice = { count: 1, sides: 6, lowest: 1 };
/** Two ordinary dice. */
export const twoD6: Dice = { count: 2, sides: 6, lowest: 1 };
/** One ten-sided die whose faces are 0 to 9. */
export const d10: Dice = { count: 1, sides: 10, lowest: 0 };

/** Where dice come from. Null means that none are to be had: the game waits at the roll. */
export interface Chance {
  roll(dice: Dice): readonly number[] | null;
}

/** No dice at all: play stops before each roll. */
export const noDice: Chance = { roll: () => null };

/** Says what is wrong with dice given from outside, or null. */
export function whyNotDice(dice: Dice, rolled: readonly number[]): string | null {
  if (rolled.length !== dice.count) return `${dice.count} dice wanted, ${rolled.length} given`;
  const highest = dice.lowest + dice.sides - 1;
  const wrong = rolled.find((face) => !Number.isInteger(face) || face < dice.lowest || face > highest);
  return wrong === undefined ? null : `a die of ${dice.lowest} to ${highest} cannot show ${wrong}`;
}

/** A source that hands out the given faces in order, and tells what is left. For tests, positions and replays. */
export interface ScriptedChance extends Chance {
  readonly left: () => readonly number[];
}

/** Dice in a fixed order; play stops when they run out. Faces that cannot be on the die throw, naming die and place. */
export function scriptedChance(faces: readonly number[]): ScriptedChance {
  let used = 0;
  return {
    left: () => faces.slice(used),
    roll(dice) {
      if (used + dice.count > faces.length) return null;
      const rolled = faces.slice(used, used + dice.count);
      const wrong = whyNotDice(dice, rolled);
      if (wrong !== null) throw new RangeError(`scripted die ${used + 1}: ${wrong}`);
      used += dice.count;
      return rolled;
    },
  };
}

import type { Chance, Dice } from "@redoubt/engine";

/** A small source of unsigned words for thinking: quick, repeatable, and never the dice of the game. */
export interface Lots {
  word: () => number;
  /** Starts the source anew. */
  seed: (seed: number) => void;
}

/** A source that begins at `seed`. */
export function lotsFrom(seed: number): Lots {
  let state = 0;
  const lots: Lots = {
    seed(from) {
      state = (Math.imul(from, 0x9e3779b1) ^ 0x6a09e667) | 0;
      for (let i = 0; i < 3; i++) lots.word();
    },
    word() {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return (mixed ^ (mixed >>> 14)) >>> 0;
    },
  };
  lots.seed(seed);
  return lots;
}

/** One number made of two, so that every thought has a seed of its own. */
export function mixed(a: number, b: number): number {
  const joined = Math.imul(a ^ 0x2545f491, 0x85ebca6b) ^ Math.imul(b + 0x165667b1, 0xc2b2ae35);
  return (joined ^ (joined >>> 13)) >>> 0;
}

/** A whole number below `n`, nearly evenly: good enough for thinking. */
export function below(lots: Lots, n: number): number {
  return lots.word() % n;
}

/** Imagined dice. The first roll may be fixed, so that every face of it can be looked at. */
export interface ImaginedDice extends Chance {
  /** The way the next roll falls, counted from 0 over all its faces; -1 leaves it to chance. */
  fixed: number;
  /** Begins an order: the first die to fall in it is drawn from `block` and turned by so many faces, all others come from `rest`. */
  begin: (block: number, turned: number, rest: number) => void;
  /** Ends the last order: whatever falls now comes from the source as it is. */
  end: () => void;
}

/** Dice imagined from a source of words. */
export function imaginedDice(lots: Lots): ImaginedDice {
  let turned = -1;
  let rest = 0;
  const drawn = (sides: number): number => {
    if (turned < 0) return below(lots, sides);
    const face = (below(lots, sides) + turned) % sides;
    turned = -1;
    lots.seed(rest);
    return face;
  };
  return {
    fixed: -1,
    begin(block, by, after) {
      lots.seed(block);
      turned = by;
      rest = after;
    },
    end() {
      turned = -1;
    },
    roll(dice: Dice) {
      const rolled = new Array<number>(dice.count);
      let way = this.fixed;
      this.fixed = -1;
      for (let i = 0; i < dice.count; i++) {
        if (way < 0) rolled[i] = dice.lowest + drawn(dice.sides);
        else {
          rolled[i] = dice.lowest + (way % dice.sides);
          way = (way - (way % dice.sides)) / dice.sides;
        }
      }
      return rolled;
    },
  };
}

/** In how many ways dice can fall. */
export function waysOf(dice: Dice): number {
  let ways = 1;
  for (let i = 0; i < dice.count; i++) ways *= dice.sides;
  return ways;
}

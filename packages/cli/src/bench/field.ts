import { clonePlay, run, uniform } from "@redoubt/engine";
import { distance, type Grid, type Hex } from "@redoubt/hex";
import { type MeasuredSearch, type MeasuredSight, measuredSearches, measuredSight, spiQuad } from "@redoubt/spi-quad";
import { begun, createWords, decide, diceOf } from "./play.ts";

/** Hexes from end to end of a sight line: the range of most guns of the quad. */
const sightRange = 10;
const searchCount = 64;
const pairCount = 256;
/** Between two decisions from which a search is taken, so that the whole battle has its share. */
const decisionsApart = 23;

/** What floods and sight lines are measured on: a battle of the quad in its course, the same on every machine. */
export interface Field {
  readonly grid: Grid;
  /** Searches of units that could move, from many moments of the battle. */
  readonly searches: readonly MeasuredSearch[];
  readonly sight: MeasuredSight;
  readonly pairs: readonly (readonly [Hex, Hex])[];
}

/** Plays Balaclava at random, where the Standard Rules alone decide how far a unit moves, and takes searches on the way. */
export function createField(): Field {
  const battle = { name: "Balaclava", system: spiQuad, setup: { scenario: "balaclava", options: {} } };
  const word = createWords(1854);
  const dice = diceOf(word);
  const searches: MeasuredSearch[] = [];
  const sight = measuredSight(begun(battle));
  while (searches.length < searchCount) {
    const play = begun(battle);
    for (let decisions = 1; run(play, dice) === "ask" && searches.length < searchCount; decisions++) {
      if (decisions % decisionsApart === 0) {
        // Units that cannot move at all would only measure the start of a search.
        const able = measuredSearches(clonePlay(play)).filter(({ points }) => points > 0);
        if (able.length > 0) searches.push(able[uniform(word, able.length)]);
      }
      decide(play, spiQuad, word);
    }
  }
  const { grid } = sight;
  const pairs: (readonly [Hex, Hex])[] = [];
  while (pairs.length < pairCount) {
    const from = grid.cells[uniform(word, grid.cells.length)];
    const to = grid.cells[uniform(word, grid.cells.length)];
    if (distance(grid, from, to) === sightRange) pairs.push([from, to]);
  }
  return { grid, searches, sight, pairs };
}

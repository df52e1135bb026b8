import { asHex, type Direction, type Hex } from "@redoubt/hex";
import { begin, type Flood } from "./flood.ts";
import { BARRED } from "./step-costs.ts";

/** Added to the cost of a step by a rule that ends the move in the hex entered. */
export const STOPS_HERE = 64;

/**
 * Prices one step in view of the whole situation: half points, BARRED, or half points plus STOPS_HERE.
 * `spent` is what the mover has spent before the step. Whether a step stops must depend on the hex entered alone (from
 * the start: on the step), and no step may become possible or cheaper by having spent more.
 */
export type SituationRule = (from: Hex, to: Hex, direction: Direction, spent: number) => number;

/** Like runFlood for rules that no table of step costs can hold; slower, but allocates nothing either. */
export function runStepFlood(flood: Flood, start: Hex, points: number, rule: SituationRule): number {
  begin(flood, start, points);
  const { grid, reached, spent, entered, bucket, filled, shift } = flood;
  const { offsets, onMap } = grid;
  const stopped = flood.stopped;
  stopped.fill(0);
  let count = 1;
  bucket[0] = start;
  filled[0] = 1;
  for (let k = 0; k <= points; k++) {
    for (let i = k << shift; i < filled[k]; i++) {
      const c = bucket[i];
      if (spent[c] !== k || stopped[c] !== 0) continue;
      for (let d = 0; d < 6; d++) {
        const n = c + offsets[d];
        if (onMap[n] === 0) continue;
        const price = rule(asHex(c), asHex(n), d as Direction, k); // d counts the six directions
        const cost = price & (STOPS_HERE - 1);
        if (cost === BARRED) continue;
        const v = k + cost;
        const old = spent[n];
        if (v >= old) continue;
        if (old === points + 1) reached[count++] = n;
        spent[n] = v;
        entered[n] = d;
        stopped[n] = price >= STOPS_HERE ? 1 : 0;
        bucket[filled[v]++] = n;
      }
    }
  }
  flood.count = count;
  return count;
}

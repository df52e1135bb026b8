import { asHex, type Direction, type Grid, type Hex } from "@redoubt/hex";
import { createStepCosts, priceStep, type StepCosts } from "./step-costs.ts";

/** Prices a step in view of a condition that changes in play, such as a bridge that is destroyed; 0 where none bears on it. */
export type ConditionRule = (from: Hex, to: Hex, direction: Direction, condition: number) => number;

/** Step costs of which some change in play. */
export interface ChangingCosts {
  /** The costs under the conditions in a column of the state; only what differs from the last time is priced anew. */
  readonly under: (conditions: ArrayLike<number>) => StepCosts;
}

/**
 * Step costs that bridges, works and the like change. `placeOf` says which place of the column of conditions bears on a step, -1
 * for none. The costs are no part of the state: they follow the column of whatever state they are asked under.
 */
export function createChangingCosts(
  grid: Grid,
  places: number,
  placeOf: (from: Hex, to: Hex, direction: Direction) => number,
  rule: ConditionRule,
): ChangingCosts {
  const known = new Int32Array(places);
  const stepsAt: { readonly from: Hex; readonly direction: Direction }[][] = Array.from({ length: places }, () => []);
  const costs = createStepCosts(grid, (from, to, direction) => {
    const place = placeOf(from, to, direction);
    if (place >= 0) stepsAt[place].push({ from, direction });
    return rule(from, to, direction, 0);
  });
  const priceAnew = (place: number, condition: number): void => {
    for (const { from, direction } of stepsAt[place]) {
      const to = asHex(from + grid.offsets[direction]);
      priceStep(costs, from, direction, rule(from, to, direction, condition));
    }
    known[place] = condition;
  };
  return {
    under: (conditions) => {
      for (let place = 0; place < places; place++) {
        if (conditions[place] !== known[place]) priceAnew(place, conditions[place]);
      }
      return costs;
    },
  };
}

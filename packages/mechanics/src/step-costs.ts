import { asHex, DIRECTIONS, type Direction, type Grid, type Hex, hexNumber } from "@redoubt/hex";

/** Half movement points in one movement point. */
export const HALVES = 2;

/** Movement points as half points, the unit of every cost here. */
export function points(whole: number): number {
  return whole * HALVES;
}

/** Half points as people read them: "3", "½", "2½". */
export function pointsText(halves: number): string {
  const whole = Math.trunc(halves / HALVES);
  if (halves % HALVES === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}

/** So many points in words: "1 point", "½ point", "2½ points". */
export const pointsWords = (halves: number): string =>
  `${pointsText(halves)} ${halves > 0 && halves <= HALVES ? "point" : "points"}`;

/** The same of a number that was written as people read it. */
export const pointsOf = (written: string | number): string =>
  `${written} ${written === 1 || written === "1" || written === "½" ? "point" : "points"}`;

/** The cost of a step that may not be taken. */
export const BARRED = 31;

/** The greatest cost of one step, in half points. */
export const MAX_STEP_COST = 30;

/** The rule that prices a step from a hex into its neighbour, in half points or BARRED. */
export type StepRule = (from: Hex, to: Hex, direction: Direction) => number;

/** What every step of a map costs one class of mover; made once per map and class. */
export type StepCosts = {
  readonly grid: Grid;
  /** The six costs out of each hex, five bits each, direction 0 lowest. */
  readonly packed: Int32Array;
  /** Whether some step is or was free, which a search must know to go on when its points are spent. */
  readonly hasFreeSteps: boolean;
};

/** Costs that are still being made. */
type Unfinished = { -readonly [N in keyof StepCosts]: StepCosts[N] };

/** Asks the rule about every step between two hexes of the map; steps off the map are barred. */
export function createStepCosts(grid: Grid, rule: StepRule): StepCosts {
  const barred = DIRECTIONS.reduce<number>((word, direction) => word | (BARRED << (5 * direction)), 0);
  const costs: Unfinished = { grid, packed: new Int32Array(grid.size).fill(barred), hasFreeSteps: false };
  for (const from of grid.cells) {
    for (const direction of DIRECTIONS) {
      const to = asHex(from + grid.offsets[direction]);
      if (grid.onMap[to] === 1) priceStep(costs, from, direction, rule(from, to, direction));
    }
  }
  return costs;
}

/** The same costs but for some steps out of hexes, priced anew: what a bridge or a work changes in play. */
export function repriced(
  costs: StepCosts,
  steps: readonly { readonly from: Hex; readonly direction: Direction }[],
  rule: StepRule,
): StepCosts {
  const changed = { ...costs, packed: costs.packed.slice() };
  for (const { from, direction } of steps) {
    const to = asHex(from + costs.grid.offsets[direction]);
    priceStep(changed, from, direction, rule(from, to, direction));
  }
  return changed;
}

/** Sets the price of one step; one that does not fit is our bug and throws. */
function priceStep(costs: Unfinished, from: Hex, direction: Direction, cost: number): void {
  if (cost !== BARRED && !(Number.isInteger(cost) && cost >= 0 && cost <= MAX_STEP_COST)) {
    const to = asHex(from + costs.grid.offsets[direction]);
    const step = `${hexNumber(costs.grid, from)} to ${hexNumber(costs.grid, to)}`;
    throw new RangeError(`step ${step} costs ${cost} half points`);
  }
  const shift = 5 * direction;
  costs.packed[from] = (costs.packed[from] & ~(BARRED << shift)) | (cost << shift);
  if (cost === 0) costs.hasFreeSteps = true;
}

/** The cost of one step, in half points or BARRED. */
export function stepCost(costs: StepCosts, from: Hex, direction: Direction): number {
  return (costs.packed[from] >> (5 * direction)) & BARRED;
}

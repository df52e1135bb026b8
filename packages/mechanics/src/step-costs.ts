import { asHex, DIRECTIONS, type Direction, type Grid, type Hex, hexNumber, type Step, stepFrom } from "@redoubt/hex";

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
  /** Whether some step is free, which a search must know to go on when its points are spent. */
  readonly hasFreeSteps: boolean;
};

/** Asks the rule about every step between two hexes of the map; steps off the map are barred. */
export function createStepCosts(grid: Grid, rule: StepRule): StepCosts {
  const packed = new Int32Array(grid.size).fill(packSix([BARRED, BARRED, BARRED, BARRED, BARRED, BARRED]));
  let hasFreeSteps = false;
  for (const from of grid.cells) {
    const costs = DIRECTIONS.map((direction) => {
      const to = asHex(from + grid.offsets[direction]);
      if (grid.onMap[to] !== 1) return BARRED;
      const cost = rule(from, to, direction);
      if (cost !== BARRED && !(Number.isInteger(cost) && cost >= 0 && cost <= MAX_STEP_COST))
        throw new RangeError(`step ${hexNumber(grid, from)} to ${hexNumber(grid, to)} costs ${cost} half points`);
      if (cost === 0) hasFreeSteps = true;
      return cost;
    });
    packed[from] = packSix(costs);
  }
  return { grid, packed, hasFreeSteps };
}

/** The cost of one step, in half points or BARRED. */
export function stepCost(costs: StepCosts, from: Hex, direction: Direction): number {
  return (costs.packed[from] >> (5 * direction)) & 31;
}

/** The steps of the map a mover of this class may never take. */
export function barredSteps(costs: StepCosts): Step[] {
  return costs.grid.cells.flatMap((hex) =>
    DIRECTIONS.filter((direction) => stepCost(costs, hex, direction) === BARRED).map((d) => stepFrom(hex, d)),
  );
}

function packSix(costs: readonly number[]): number {
  return costs.reduce((word, cost, direction) => word | (cost << (5 * direction)), 0);
}

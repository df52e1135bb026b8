import { BARRED, type StepCosts } from "./step-costs.ts";

/** The value of a march field where no way leads to a goal. */
export const NO_WAY = 0xffff;

/**
 * How far every hex is from the nearest of some goals for a mover with these costs, in half points, as if nobody stood in
 * the way. Made once per map and goal; minds read from it how near a unit has come.
 */
export function marchField(costs: StepCosts, goals: readonly number[]): Uint16Array {
  const { grid, packed } = costs;
  const field = new Uint16Array(grid.size).fill(NO_WAY);
  const waiting: number[][] = [[...goals]];
  for (const goal of goals) field[goal] = 0;
  for (let spent = 0; spent < waiting.length; spent++) {
    for (const hex of waiting[spent] ?? []) {
      if (field[hex] !== spent) continue;
      for (let d = 0; d < 6; d++) {
        const from = hex + grid.offsets[d];
        if (grid.onMap[from] !== 1) continue;
        // The mover comes from there, so the step is the one back.
        const cost = (packed[from] >> (5 * ((d + 3) % 6))) & BARRED;
        if (cost === BARRED || spent + cost >= field[from]) continue;
        field[from] = spent + cost;
        waiting[spent + cost] ??= [];
        waiting[spent + cost].push(from);
      }
    }
  }
  return field;
}

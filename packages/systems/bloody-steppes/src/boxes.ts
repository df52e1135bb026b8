import { ATTACHED, isOnMap, type SteppesPlay } from "./state.ts";

/** XIV.3: the counters inside a battalion that still have boxes; none for units without a diagram of counters. */
export function boxesOf(g: SteppesPlay, battalion: number): readonly number[] {
  const { hexOf, sp } = g.c;
  return g.world.countersOf[battalion].filter((unit) => hexOf[unit] === ATTACHED && sp[unit] > 0);
}

/** How many boxes of a battalion are still to be crossed off: those of its counters inside, less its strength. */
const uncrossed = (g: SteppesPlay, battalion: number, boxes: readonly number[]): number =>
  boxes.length === 0 ? 0 : boxes.reduce((sum, unit) => sum + g.c.sp[unit], 0) - g.c.sp[battalion];

/** Whether it matters which counter a box is crossed off from: they are not all alike. */
const isChoice = (g: SteppesPlay, boxes: readonly number[]): boolean =>
  boxes.some((unit) => g.c.sp[unit] !== g.c.sp[boxes[0]]);

/** XIV.3: crosses boxes off as long as nothing is to be chosen. */
export function crossAlike(g: SteppesPlay, battalion: number): void {
  for (let boxes = boxesOf(g, battalion); uncrossed(g, battalion, boxes) > 0; boxes = boxesOf(g, battalion)) {
    if (isChoice(g, boxes)) return;
    crossOff(g, boxes[boxes.length - 1]);
  }
}

/** Crosses one box of a counter off; without boxes it can never be put out again. */
export function crossOff(g: SteppesPlay, counter: number): void {
  g.c.sp[counter]--;
}

/** The first battalion on the map that has boxes to cross off by its owner's choice; -1 for none. */
export function battalionToCross(g: SteppesPlay): number {
  const { battalionOf, count } = g.world;
  for (let counter = 0; counter < count; counter++) {
    const battalion = battalionOf[counter];
    if (battalion >= 0 && isOnMap(g, battalion) && uncrossed(g, battalion, boxesOf(g, battalion)) > 0) return battalion;
  }
  return -1;
}

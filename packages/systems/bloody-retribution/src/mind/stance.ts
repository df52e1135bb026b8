import type { Plan, Temper } from "@redoubt/mechanics";

/** How a plan and a temper weigh things, in percent. */
export interface Stance {
  readonly ownLoss: number;
  readonly exposure: number;
  readonly drive: number;
  /** How much more the west (Lancaster Battery), the centre (Home Ridge, Barrier) and the east (Sandbag Battery) count. */
  readonly fronts: readonly number[];
  /** How strongly the way to the south edge counts. */
  readonly edge: number;
  /** Whether the west is looked to where it is bare, whatever the main effort. */
  readonly watchesWest: boolean;
  /** How units see places differently for once. */
  readonly whims: readonly number[];
}

const noWhims: readonly number[] = [];

/** How many values the genes have: boldness, main effort, whether the west is watched. The first edition knew three kinds of boldness, and no watch. */
export const geneSizes: readonly number[] = [4, 5, 2];
export const firstGeneSizes: readonly number[] = [3, 5];

const ownLoss = [130, 100, 75, 56];
const exposure = [140, 90, 50, 35];
const drive = [80, 100, 125, 162];
const efforts: readonly (readonly number[])[] = [
  [100, 100, 100],
  [170, 80, 80],
  [80, 150, 90],
  [80, 90, 170],
  [100, 100, 100],
];

/** The weights of a plan under a temper. */
export function stanceOf({ genes, whims }: Plan, temper: Temper): Stance {
  const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);
  return {
    ownLoss: hundredth(ownLoss[genes[0]], temper.ownLoss),
    exposure: hundredth(exposure[genes[0]], temper.exposure),
    drive: hundredth(drive[genes[0]], temper.drive),
    fronts: efforts[genes[1]],
    edge: genes[1] === 4 ? 300 : 100,
    watchesWest: genes[2] === 1,
    whims: whims ?? noWhims,
  };
}

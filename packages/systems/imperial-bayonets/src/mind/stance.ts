import type { Plan, Temper } from "@redoubt/mechanics";

/** How a plan and a temper weigh things, in percent. */
export interface Stance {
  /** What losses of one's own hurt, and what danger does. */
  readonly ownLoss: number;
  readonly exposure: number;
  /** What ground attracts, and what enemies do. */
  readonly drive: number;
  readonly hunt: number;
  /** How far help is counted on that may still come to an attack. */
  readonly optimism: number;
  /** The objective that counts double, by its place in the list; -1 for none. */
  readonly effort: number;
  /** Small differences in how the maneuver is carried out. */
  readonly whims: readonly number[];
}

const noWhims: readonly number[] = [];

/** How many values the genes have: boldness, focus, and the objective that counts double after none. */
export const geneSizes: readonly number[] = [4, 3, 5];

//                 sparing, at good odds, boldly, all out
const ownLoss = [140, 100, 80, 60];
const exposure = [150, 100, 70, 40];
const optimism = [40, 60, 75, 90];
//             both, ground, enemies
const drive = [100, 160, 60];
const hunt = [100, 50, 170];

const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);

/** The weights of a plan under a temper. */
export function stanceOf({ genes: [boldness, focus, effort], whims }: Plan, temper: Temper): Stance {
  return {
    ownLoss: hundredth(ownLoss[boldness], temper.ownLoss),
    exposure: hundredth(exposure[boldness], temper.exposure),
    drive: hundredth(drive[focus], temper.drive),
    hunt: hundredth(hunt[focus], temper.drive),
    optimism: optimism[boldness],
    effort: effort - 1,
    whims: whims ?? noWhims,
  };
}

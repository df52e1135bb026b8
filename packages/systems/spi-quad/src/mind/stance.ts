import type { Plan, Temper } from "@redoubt/mechanics";

/** How a plan and a temper weigh things, in percent. */
export interface Stance {
  /** How much help is counted on that has not come yet. */
  readonly optimism: number;
  readonly ownLoss: number;
  readonly exposure: number;
  /** How strongly places attract, and how strongly enemies do. */
  readonly drive: number;
  readonly hunt: number;
}

/** Places in the genes of a plan. */
export const AGGRESSION = 0;
export const FOCUS = 1;

/** How many values the genes have. */
export const geneSizes: readonly number[] = [4, 3];

//                 keep off, careful, attack, all out
const optimism = [0, 35, 60, 85];
const ownLoss = [170, 115, 90, 70];
const exposure = [150, 100, 70, 45];
//             places and enemies, places, enemies
const drive = [100, 170, 40];
const hunt = [100, 30, 170];

/** The weights of a plan under a temper. */
export function stanceOf({ genes }: Plan, temper: Temper): Stance {
  const aggression = genes[AGGRESSION];
  const focus = genes[FOCUS];
  const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);
  return {
    optimism: optimism[aggression],
    ownLoss: hundredth(ownLoss[aggression], temper.ownLoss),
    exposure: hundredth(exposure[aggression], temper.exposure),
    drive: hundredth(drive[focus], temper.drive),
    hunt: aggression === 0 ? 0 : hundredth(hunt[focus], temper.drive),
  };
}

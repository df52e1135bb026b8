import type { Seat } from "@redoubt/engine";
import type { Plan, Temper } from "@redoubt/mechanics";
import { seats } from "../seat.ts";
import type { QuadPlay } from "../state.ts";
import { battleMindOf } from "./battle-mind.ts";
import type { Weights, WeightTable } from "./weights.ts";

/** The weights of a seat as a plan, a temper and the hour change them. */
export type Stance = Weights & {
  /** How units see places differently for once. */
  readonly whims: readonly number[];
};

const noWhims: readonly number[] = [];

/** Places in the genes of a plan. */
export const AGGRESSION = 0;
export const FOCUS = 1;
export const EFFORT = 2;

/** How many groups have a gene of their own, after the genes of the whole side. */
export const GROUPS = 5;
/** Where the genes of the groups begin. */
export const firstGroup = 3;

/** How many values the genes have; a group does as the side does, holds, attacks, goes all out, or hunts. */
export const geneSizes: readonly number[] = [4, 3, 3, ...Array.from({ length: GROUPS }, () => 5)];

//                 careful, as usual, bold, all out
const optimism = [60, 100, 120, 140];
const ownLoss = [140, 100, 85, 70];
const exposure = [150, 100, 70, 45];
//             places and enemies, places, enemies
const drive = [100, 170, 50];
const hunt = [100, 40, 170];
//            all places, those of the first kind, those of the second
const first = [100, 170, 60];
const second = [100, 60, 170];

const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);

/** The weights of the seat's battle. */
export function weightsOf(table: WeightTable, g: QuadPlay, seat: Seat): Weights {
  return table[battleMindOf(g.world).weights][seats[seat]];
}

// Boldness and focus that the task of a group puts in place of the side's.
const tasks: readonly (readonly [aggression: number, focus: number])[] = [
  [0, 0],
  [0, 0],
  [2, 0],
  [3, 1],
  [2, 2],
];

// What was last made of a plan, and for what: thousands of looks in a row ask for the same.
interface Made {
  readonly weights: Weights;
  readonly temper: Temper;
  readonly hour: number;
  readonly stances: readonly Stance[];
}
const made = new WeakMap<Plan, Made>();

// All of the time that a stance depends on.
const hourOf = (g: QuadPlay): number =>
  g.world.turns * 1_000 +
  g.c.turn[0] * 4 +
  (g.c.active[0] === g.world.firstSeat ? 0 : 2) +
  (battleMindOf(g.world).isLater(g) ? 1 : 0);

/** The weights of each group under a plan: those of the side where the plan gives it no task of its own. */
export function stancesOf(g: QuadPlay, weights: Weights, plan: Plan, temper: Temper): readonly Stance[] {
  const hour = hourOf(g);
  const last = made.get(plan);
  if (last?.hour === hour && last.weights === weights && last.temper === temper) return last.stances;
  const whole = stanceOf(g, weights, plan, temper);
  const stances = Array.from({ length: GROUPS }, (_, group) => {
    const task = plan.genes[firstGroup + group] ?? 0;
    if (task === 0) return whole;
    const [aggression, focus] = tasks[task];
    return stanceOf(g, weights, { ...plan, genes: [aggression, focus, plan.genes[EFFORT]] }, temper);
  });
  made.set(plan, { weights, temper, hour, stances });
  return stances;
}

/** The weights of a plan under a temper, as late as it is. */
export function stanceOf(g: QuadPlay, weights: Weights, { genes, whims }: Plan, temper: Temper): Stance {
  const aggression = genes[AGGRESSION];
  const focus = genes[FOCUS];
  const effort = genes[EFFORT];
  const calm = 100 - Math.trunc((weights.haste * g.c.turn[0]) / Math.max(g.world.turns, 1));
  const isLater = battleMindOf(g.world).isLater(g);
  const then = (weight: number): number => (isLater ? weight : 100);
  const isLast = g.c.turn[0] === g.world.turns && g.c.active[0] !== g.world.firstSeat;
  const fear = hundredth(hundredth(exposure[aggression], temper.exposure), Math.max(calm, 0));
  const danger = isLast ? hundredth(fear, weights.lastExposure) : fear;
  return {
    ...weights,
    whims: whims ?? noWhims,
    optimism: Math.min(hundredth(weights.optimism, optimism[aggression]), 100),
    ownLoss: hundredth(
      hundredth(weights.ownLoss, then(weights.laterLoss)),
      hundredth(ownLoss[aggression], temper.ownLoss),
    ),
    exposure: hundredth(weights.exposure, danger),
    gunFear: hundredth(weights.gunFear, danger),
    gunRisk: hundredth(weights.gunRisk, danger),
    drive: hundredth(hundredth(weights.drive, then(weights.laterDrive)), hundredth(drive[focus], temper.drive)),
    hunt: hundredth(hundredth(weights.hunt, then(weights.laterHunt)), hundredth(hunt[focus], temper.drive)),
    first: hundredth(weights.first, first[effort]),
    second: hundredth(weights.second, second[effort]),
    garrison: g.c.turn[0] >= g.world.turns - 1 ? weights.garrison : 100,
  };
}

import type { Hex } from "@redoubt/hex";
import { type Ledger, ledger, type ModifierRow, type Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import type { RetributionRule } from "../rule-index.ts";
import { ALLIED } from "../seat.ts";
import { HIGHEST_COLUMN } from "../setup/results.ts";
import { factorOf, type RetributionPlay, unitsIn } from "../state.ts";
import { combatReductions } from "../tables/terrain-effects.ts";
import { turnTrack } from "../tables/turn-sequence.ts";
import { ROAD_HEX, STEEP, UPHILL, WATER, WORK_IN } from "../terrain.ts";

/** The ground under the defender never matters, nor does a road; slopes of both kinds are one test; all rows add up. */
export const enforces = cites("9.6", "9.7", "TEC-1", "TEC-2", "TEC-4", "TEC-5", "TEC-6", "TEC-7", "TEC*");

/** An attack with its attackers named: what the rows below look at. */
export interface Attack {
  readonly g: RetributionPlay;
  readonly target: Hex;
  readonly attackers: readonly Unit[];
}

/** The bits of the steps that all attackers have in common. */
function sharedSteps({ g, target, attackers }: Attack): number {
  const { grid, terrain } = g.world;
  let shared = 255;
  for (const u of attackers) {
    const hex = g.c.hexOf[u];
    shared &= terrain.step[hex * 8 + grid.offsets.indexOf(target - hex)];
  }
  return shared;
}

const areAll = ({ g, attackers }: Attack, bit: number): boolean =>
  attackers.every((u) => (g.world.terrain.hex[g.c.hexOf[u]] & bit) !== 0);

const hasSteep = ({ g, target, attackers }: Attack): boolean =>
  attackers.some((u) => {
    const hex = g.c.hexOf[u];
    return (g.world.terrain.step[hex * 8 + g.world.grid.offsets.indexOf(target - hex)] & STEEP) !== 0;
  });

const isUphill = (attack: Attack): boolean => (sharedSteps(attack) & UPHILL) !== 0;
const { water, upslope } = combatReductions;

/** 5.7: what shifts the column. */
export const columnShifts: readonly ModifierRow<Attack, RetributionRule>[] = [
  {
    id: "allied-artillery",
    rule: "5.7",
    note: "Allied artillery",
    value: ({ g }) => turnTrack.find(({ turn }) => turn === g.c.turn[0])?.alliedShift ?? 0,
    when: ({ g, attackers }) => g.world.seatOf[attackers[0]] === ALLIED,
  },
];

/** 9.8 to 9.11: what is taken off the defender's loss when every attacker qualifies (B-5, B-6, B-7). */
export const lossReductions: readonly ModifierRow<Attack, RetributionRule>[] = [
  {
    id: "water",
    rule: "9.8",
    note: "all attack out of water or marsh",
    value: -water.reduction,
    when: (attack) => areAll(attack, WATER) && !(attack.g.world.rulings.sparesBridges && areAll(attack, ROAD_HEX)),
  },
  {
    id: "upslope",
    rule: "9.9",
    note: "all attack up slopes",
    value: -upslope.reduction,
    when: (attack) => isUphill(attack) && !hasSteep(attack),
  },
  {
    id: "steep-upslope",
    rule: "9.11",
    note: "all attack up slopes, steep ones among them",
    value: -upslope.reduction,
    when: (attack) => isUphill(attack) && hasSteep(attack),
  },
  {
    id: "redoubt",
    rule: "9.10",
    note: "all attack over redoubt hexsides",
    value: ({ g }) => -g.world.rulings.redoubtReduction,
    when: (attack) => (sharedSteps(attack) & WORK_IN) !== 0,
  },
];

/** An attack reckoned up to the die. */
export interface Reckoning {
  readonly attack: number;
  readonly defence: number;
  /** Attack less defence (9.5). */
  readonly differential: number;
  /** The column the die is read under (9.6, CRT), after the shift of 5.7. */
  readonly column: number;
  readonly shifts: Ledger<RetributionRule>;
  readonly reductions: Ledger<RetributionRule>;
}

/** Adds up both sides and finds column and reductions. All in the attacked hex defend together (9.1, B-37). */
export function reckon(attack: Attack): Reckoning {
  const { g, target, attackers } = attack;
  let strength = 0;
  for (const u of attackers) strength += factorOf(g, u);
  const defence = unitsIn(g, target).reduce((sum, u) => sum + factorOf(g, u), 0);
  const differential = strength - defence;
  const held = Math.min(Math.max(differential, g.world.rulings.lowestColumn), HIGHEST_COLUMN);
  const shifts = ledger(columnShifts, attack);
  return {
    attack: strength,
    defence,
    differential,
    column: Math.min(held + shifts.total, HIGHEST_COLUMN),
    shifts,
    reductions: ledger(lossReductions, attack),
  };
}

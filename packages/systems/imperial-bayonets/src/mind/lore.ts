import { marchField } from "@redoubt/mechanics";
import type { BayonetsPlay } from "../state.ts";
import { combatResultsTable } from "../tables/combat-results.ts";
import { combatCodes } from "../tables/result-codes.ts";
import type { World } from "../world.ts";

/** Points for one SP: a fresh unit of four is worth 100. */
export const PER_SP = 25;
/** Points for one victory point. */
export const PER_POINT = 50;

/** An objective: what it is worth in points, and how far every hex is from it for infantry. */
export interface Goal {
  readonly hex: number;
  readonly name: string;
  readonly price: number;
  readonly far: Uint16Array;
}

/** What can be said about a battle once and for all. */
export interface Lore {
  readonly goals: readonly Goal[];
  /** What holding a hex is worth to the side that scores it. */
  readonly prize: Int16Array;
}

const known = new WeakMap<World, Lore>();

/** Looks up what is known about the battle of a world. */
export function loreOf({ world }: BayonetsPlay): Lore {
  const found = known.get(world);
  if (found !== undefined) return found;
  const prize = new Int16Array(world.grid.size);
  const goals = (world.game?.victory.objectives ?? []).flatMap(({ hex, name, points }) => {
    const at = world.grid.byNumber.get(hex);
    if (at === undefined || world.grid.onMap[at] !== 1) return [];
    const price = points * PER_POINT;
    prize[at] = price;
    return [{ hex: at, name, price, far: marchField(world.terrain.costs.infantry, [at]) }];
  });
  const lore: Lore = { goals, prize };
  known.set(world, lore);
  return lore;
}

/** What a fight comes to on average, in thousandths of the strength of either side, and how often the ground is won. */
export interface Outcome {
  readonly attacker: number;
  readonly defender: number;
  readonly ground: number;
}

// What a result costs the side that suffers it, in thousandths of its worth: a retreat disrupts and opens a gap.
const retreatCost = [0, 120, 180] as const;

function outcomeOf(code: keyof typeof combatCodes): Outcome {
  const { effect } = combatCodes[code];
  switch (effect.kind) {
    case "eliminated":
      return effect.who === "attacker"
        ? { attacker: 900, defender: 0, ground: 0 }
        : { attacker: 0, defender: 900, ground: 1000 };
    case "retreat": {
      const cost = retreatCost[effect.hexes];
      return effect.who === "attacker"
        ? { attacker: cost, defender: 0, ground: 0 }
        : { attacker: 0, defender: cost, ground: 1000 };
    }
    case "exchange":
      return { attacker: 300, defender: 900, ground: 1000 };
    default:
      return { attacker: 220, defender: 220, ground: 400 };
  }
}

const columns = combatResultsTable.columns.length;

// By column and die modifier, -2 to 2.
const outcomes: readonly Outcome[] = Array.from({ length: columns * 5 }, (_, i) => {
  const column = Math.trunc(i / 5);
  const total = (i % 5) - 2;
  const sum = { attacker: 0, defender: 0, ground: 0 };
  for (let die = 1; die <= 6; die++) {
    const row = Math.min(Math.max(die + total, 1), 6) - 1;
    const { attacker, defender, ground } = outcomeOf(combatResultsTable.rows[row].cells[column]);
    sum.attacker += attacker;
    sum.defender += defender;
    sum.ground += ground;
  }
  const part = (value: number): number => Math.trunc(value / 6);
  return { attacker: part(sum.attacker), defender: part(sum.defender), ground: part(sum.ground) };
});

/** What a fight on a column of the Combat Results Table with a die modifier comes to on average. */
export function outcomeAt(column: number, dieTotal: number): Outcome {
  const held = Math.min(Math.max(column, 0), columns - 1);
  return outcomes[held * 5 + Math.min(Math.max(dieTotal, -2), 2) + 2];
}

/** The column of a ratio: whole ratios, rounded down, from 1:3 to 6:1. */
export function columnOf(attack: number, defence: number): number {
  if (attack < defence) return 2 * attack < defence ? 0 : 1;
  return Math.min(1 + Math.trunc(attack / Math.max(defence, 1)), columns - 1);
}

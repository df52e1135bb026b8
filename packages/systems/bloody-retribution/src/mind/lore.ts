import { marchField } from "@redoubt/mechanics";
import { combatCell, HIGHEST_COLUMN, LOWEST_COLUMN } from "../setup/results.ts";
import type { RetributionPlay } from "../state.ts";
import { SOUTH_EDGE } from "../terrain.ts";
import type { World } from "../world.ts";

/** Points for one combat factor: a Russian battalion of 4 is worth 100. */
export const FACTOR = 25;

/** What can be said about the battle once and for all. */
export interface Lore {
  /** How far every hex is from each victory hex and from the south edge, for infantry, in half points. */
  readonly toVictory: readonly Uint16Array[];
  readonly toEdge: Uint16Array;
  /** How near every hex is to each victory hex, of 256. */
  readonly nearness: readonly Uint16Array[];
  /** The front that each victory hex belongs to: 0 the west, 1 the centre, 2 the east. */
  readonly frontOf: readonly number[];
  /** Steps an attacker loses on average by column, in thousandths. */
  readonly attackerLoss: Int16Array;
  /** How likely a defender loses at least 1, 2, 3 steps by column, in thousandths: at 3 times the column plus steps less 1. */
  readonly defenderLoss: Int16Array;
}

// Half points at which a victory hex pulls half as much.
const reach = 20;

const known = new WeakMap<World, Lore>();

const columns = HIGHEST_COLUMN - LOWEST_COLUMN + 1;

function attackerLosses(world: World): Int16Array {
  const table = new Int16Array(columns);
  for (let column = 0; column < columns; column++) {
    let sum = 0;
    for (let die = 1; die <= 6; die++) sum += world.results.attackerLoss[combatCell(die, column + LOWEST_COLUMN)];
    table[column] = Math.trunc((1000 * sum) / 6);
  }
  return table;
}

function defenderLosses(world: World): Int16Array {
  const table = new Int16Array(columns * 3);
  for (let column = 0; column < columns; column++) {
    for (let steps = 1; steps <= 3; steps++) {
      let hits = 0;
      for (let die = 1; die <= 6; die++) {
        if (world.results.defenderLoss[combatCell(die, column + LOWEST_COLUMN)] >= steps) hits++;
      }
      table[column * 3 + steps - 1] = Math.trunc((1000 * hits) / 6);
    }
  }
  return table;
}

/** Looks up what is known about the battle of a world. */
export function loreOf(g: RetributionPlay): Lore {
  const { world } = g;
  const found = known.get(world);
  if (found !== undefined) return found;
  const { costs, victoryHexes, victoryNames, hex } = world.terrain;
  const edge = world.grid.cells.filter((at) => (hex[at] & SOUTH_EDGE) !== 0);
  const toVictory = victoryHexes.map((goal) => marchField(costs[0], [goal]));
  const lore: Lore = {
    toVictory,
    nearness: toVictory.map((field) => field.map((far) => Math.trunc((256 * reach) / (reach + far)))),
    frontOf: victoryNames.map((name) => (name.startsWith("Lancaster") ? 0 : name.startsWith("Sandbag") ? 2 : 1)),
    toEdge: marchField(costs[0], edge),
    attackerLoss: attackerLosses(world),
    defenderLoss: defenderLosses(world),
  };
  known.set(world, lore);
  return lore;
}

const held = (column: number): number => Math.min(Math.max(column, LOWEST_COLUMN), HIGHEST_COLUMN) - LOWEST_COLUMN;

/** Steps an attack costs the attacker on average, in thousandths. */
export const stepsPaid = (lore: Lore, column: number): number => lore.attackerLoss[held(column)];

/** How likely an attack costs the defender at least so many steps after `reduction` is taken off, in thousandths. */
export function chanceOf(lore: Lore, column: number, steps: number, reduction: number): number {
  const needed = steps + reduction;
  if (needed <= 0) return 1000;
  return needed > 3 ? 0 : lore.defenderLoss[held(column) * 3 + needed - 1];
}

/** How many of its steps a defender loses on average after `reduction` is taken off, in thousandths. */
export function stepsTaken(lore: Lore, column: number, steps: number, reduction: number): number {
  let lost = 0;
  for (let k = 1; k <= steps; k++) lost += chanceOf(lore, column, k, reduction);
  return lost;
}

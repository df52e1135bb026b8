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
  /** What breaking each corps is worth. */
  readonly breaks: Int16Array;
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
  const pointsOf = (corps: string): number => world.game?.corps.find(({ id }) => id === corps)?.points ?? 0;
  const breaks = Int16Array.from(world.corps, ({ id }) => PER_POINT * pointsOf(id));
  const lore: Lore = { goals, prize, breaks };
  known.set(world, lore);
  return lore;
}

/** How often a fight ends in which way, in thousandths: lost or thrown back on either side, exchanged, or by the bayonet. */
export interface Outcome {
  readonly lost: number;
  readonly thrownBack: number;
  readonly exchanged: number;
  readonly destroyed: number;
  readonly driven: number;
  readonly shocked: number;
}

const none: Outcome = { lost: 0, thrownBack: 0, exchanged: 0, destroyed: 0, driven: 0, shocked: 0 };

function endOf(code: keyof typeof combatCodes): keyof Outcome {
  const { effect } = combatCodes[code];
  switch (effect.kind) {
    case "eliminated":
      return effect.who === "attacker" ? "lost" : "destroyed";
    case "retreat":
      return effect.who === "attacker" ? "thrownBack" : "driven";
    case "exchange":
      return "exchanged";
    default:
      return effect.kind === "perhaps-shock" ? "thrownBack" : "shocked";
  }
}

const columns = combatResultsTable.columns.length;

// By column and die modifier, -2 to 2.
const outcomes: readonly Outcome[] = Array.from({ length: columns * 5 }, (_, i) => {
  const column = Math.trunc(i / 5);
  const total = (i % 5) - 2;
  const sum = { ...none };
  for (let die = 1; die <= 6; die++) {
    const row = Math.min(Math.max(die + total, 1), 6) - 1;
    sum[endOf(combatResultsTable.rows[row].cells[column])] += 1;
  }
  const part = (count: number): number => Math.trunc((1000 * count) / 6);
  return {
    lost: part(sum.lost),
    thrownBack: part(sum.thrownBack),
    exchanged: part(sum.exchanged),
    destroyed: part(sum.destroyed),
    driven: part(sum.driven),
    shocked: part(sum.shocked),
  };
});

/** How a fight on a column of the Combat Results Table with a die modifier ends. */
export function outcomeAt(column: number, dieTotal: number): Outcome {
  const held = Math.min(Math.max(column, 0), columns - 1);
  return outcomes[held * 5 + Math.min(Math.max(dieTotal, -2), 2) + 2];
}

/** The column of a ratio: whole ratios, rounded down, from 1:3 to 6:1. */
export function columnOf(attack: number, defence: number): number {
  if (attack < defence) return 2 * attack < defence ? 0 : 1;
  return Math.min(1 + Math.trunc(attack / Math.max(defence, 1)), columns - 1);
}

import { cellAt, type Table } from "@redoubt/mechanics";

/** What a shot costs its target. */
export type FireResult = { readonly mp: number; readonly sp: number };

/** Columns and rows of the fire charts end at these numbers; beyond them the end counts. */
export const fireChartBounds = { lowestDie: -6, highestDie: 12, lowestMorale: 2, highestMorale: 10 } as const;

/** X.11: the result in the row of the firer's morale and the column of the modified die. */
export function fireResult(chart: Table, morale: number, die: number): FireResult {
  const cell = cellAt(chart, fireChartBounds.highestMorale - morale, die - fireChartBounds.lowestDie);
  const [mp, sp] = cell === "–" ? ["0", "0"] : cell.split("/");
  return { mp: Number(mp), sp: Number(sp) };
}

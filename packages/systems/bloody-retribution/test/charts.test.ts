import { expect, test } from "vitest";
import { charts } from "../src/charts.ts";

const chart = (id: string) => charts.find((one) => one.id === id);
const row = (id: string, label: string) => chart(id)?.rows.find((one) => one.label === label)?.cells;

test("every chart is as wide in each row as in its heads", () => {
  for (const { id, columns, rows } of charts) {
    for (const { label, cells } of rows) expect(cells.length, `${id} ${label}`).toBe(columns.length);
  }
});

test("CRT, RBT, TEC: the panel shows what the tables hold", () => {
  expect(chart("combat-results")?.columns.join(" ")).toBe("-2 -1 0 +1 +2 +3 +4 +5 +6 +7 +8 +9 +10");
  expect(row("combat-results", "6")?.[5]).toBe("2/0");
  expect(row("bombardment", "4-5")).toEqual(["disrupted"]);
  expect(row("terrain-movement", "Marsh")).toEqual(["4", "3", "by road only"]);
  expect(row("terrain-movement", "Wall of a redoubt")).toEqual(["+1", "+1", "by road only"]);
  expect(row("terrain-combat", "Wall of a redoubt")?.slice(0, 2)).toEqual(["2", "1"]);
  expect(row("attack-bans", "Steep slope")).toEqual(["allowed", "barred"]);
  expect(row("verdicts", "3-6")).toEqual(["war-winning"]);
});

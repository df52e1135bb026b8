import { expect, test } from "vitest";
import { charts } from "../../src/charts.ts";

const rowsOf = (id: string) => charts.find((chart) => chart.id === id)?.rows.map(({ label, cells }) => [label, ...cells]);

test("1.2, 5.7: two turns of two hours and three of one, from daybreak; Allied artillery on the third and fourth", () => {
  expect(rowsOf("turn-track")).toEqual([
    ["1", "2", "06-08", "none"],
    ["2", "2", "08-10", "none"],
    ["3", "1", "10-11", "one column right"],
    ["4", "1", "11-12", "one column right"],
    ["5", "1", "12-13", "none"],
  ]);
});

test("5.3: the order die has six faces, three for each order", () => {
  expect(rowsOf("order-die")).toEqual([
    ["1-3", "movement", "combat"],
    ["4-6", "combat", "movement"],
  ]);
});

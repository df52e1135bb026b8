import { expect, test } from "vitest";
import { bombardmentTable } from "../../src/tables/bombardment.ts";

// A second copy: one letter for each modified die from 0 to 7. N nothing, D disrupted, S disrupted and a step.
const second = "NNNNDDSS";
const letters = { none: "N", disrupted: "D", "disrupted-and-step": "S" } as const;

test("RBT: every modified die from 0 to 7 agrees with the second copy", () => {
  let read = "";
  for (const { from, to, result } of bombardmentTable.rows) {
    for (let die = from; die <= to; die++) read += letters[result];
  }
  expect(read).toBe(second);
});

test("RBT: Coldstream and Grenadier Guards take one off, Shell Hill next door adds one", () => {
  expect(bombardmentTable.modifiers.map(({ id, value }) => [id, value])).toEqual([
    ["steady-guards", -1],
    ["next-to-shell-hill", 1],
  ]);
});

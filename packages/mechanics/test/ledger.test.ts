import { describe, expect, test } from "vitest";
import { ledger, ledgerOf, type ModifierRow, modified, rowText, shiftColumn } from "../src/index.ts";

type Shot = { readonly range: number; readonly isTired: boolean };
const ROWS: readonly ModifierRow<Shot, "1.1" | "1.2">[] = [
  { id: "near", rule: "1.1", when: ({ range }) => range <= 2, value: 1, note: "near" },
  { id: "far", rule: "1.1", when: ({ range }) => range > 4, value: ({ range }) => 4 - range, note: "far" },
  { id: "tired", rule: "1.2", when: ({ isTired }) => isTired, value: -2, note: "tired" },
  { id: "nothing", rule: "1.2", when: () => true, value: () => 0, note: "nothing" },
];

describe("a ledger", () => {
  test("keeps the rows that apply, in table order, with what they are worth", () => {
    expect(ledger(ROWS, { range: 6, isTired: true })).toEqual({
      rows: [
        { id: "far", rule: "1.1", value: -2, note: "far" },
        { id: "tired", rule: "1.2", value: -2, note: "tired" },
      ],
      total: -4,
    });
    expect(ledger(ROWS, { range: 3, isTired: false })).toEqual({ rows: [], total: 0 });
  });

  test("modifies a number no farther than its bounds", () => {
    const shifts = ledgerOf([{ id: "left", rule: "1.1", value: -3, note: "left" }]);
    expect(modified(1, shifts, 0, 7)).toMatchObject({ base: 1, unbounded: -2, value: 0 });
    expect(modified(7, ledgerOf([{ id: "right", rule: "1.1", value: 2, note: "right" }]), 0, 7).value).toBe(7);
    expect(shiftColumn(1, shifts, 8)).toEqual(modified(1, shifts, 0, 7));
    expect(modified(3, shifts, 1, 6)).toMatchObject({ unbounded: 0, value: 1 });
  });

  test("reads as a line of text", () => {
    expect(ledger(ROWS, { range: 1, isTired: true }).rows.map(rowText)).toEqual(["+1 near (1.1)", "−2 tired (1.2)"]);
  });
});

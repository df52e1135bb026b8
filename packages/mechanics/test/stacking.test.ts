import { describe, expect, test } from "vitest";
import { fitsAnyStack, type StackLimit, stackDisagreements, stackExcess } from "../src/index.ts";

type Piece = { readonly kind: "foot" | "gun"; readonly size: number; readonly brigade?: string };
const LIMITS: readonly StackLimit<Piece, "3.1" | "3.2">[] = [
  { id: "pieces", rule: "3.1", most: 2, weight: () => 1 },
  { id: "size", rule: "3.2", most: 10, weight: ({ kind, size }) => (kind === "gun" ? 8 : size) },
];
const foot = (size: number, brigade?: string): Piece => ({ kind: "foot", size, ...(brigade ? { brigade } : {}) });
const gun: Piece = { kind: "gun", size: 1 };

describe("stacking", () => {
  test("within every limit exceeds none", () => {
    expect(stackExcess([foot(2), gun], LIMITS)).toEqual([]);
    expect(stackExcess([], LIMITS)).toEqual([]);
  });

  test("beyond limits names each and what stands there", () => {
    expect(stackExcess([foot(2), foot(1), gun], LIMITS)).toEqual([
      { id: "pieces", rule: "3.1", most: 2, total: 3 },
      { id: "size", rule: "3.2", most: 10, total: 11 },
    ]);
  });

  test("fits when one of several sets of limits holds", () => {
    const sets = [LIMITS, [{ id: "five", rule: "3.1" as const, most: 5, weight: () => 1 }]];
    expect(fitsAnyStack([foot(4), foot(4), foot(4)], sets)).toBe(true);
    expect(
      fitsAnyStack(
        Array.from({ length: 6 }, () => foot(1)),
        sets,
      ),
    ).toBe(false);
  });

  test("of what must agree names what differs", () => {
    const agreements = [{ id: "brigade", rule: "3.3", of: ({ brigade }: Piece) => brigade }];
    expect(stackDisagreements([foot(1, "1st"), gun, foot(2, "1st")], agreements)).toEqual([]);
    expect(stackDisagreements([foot(1, "2nd"), foot(2, "1st")], agreements)).toEqual([
      { id: "brigade", rule: "3.3", values: ["1st", "2nd"] },
    ]);
  });
});

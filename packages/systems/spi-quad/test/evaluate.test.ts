import { asSeat } from "@redoubt/engine";
import { expect, test } from "vitest";
import { evaluate } from "../src/evaluate.ts";
import type { QuadPlay } from "../src/state.ts";
import { allied, alliedTurn, russian, turned } from "./battlefield.ts";

type Text = Parameters<typeof alliedTurn>[1];
const worth = (text: Text, seat = 0) => evaluate(alliedTurn("movement", text).game.play() as QuadPlay, asSeat(seat));

const two = [allied("A", "0101", "4-4-4"), russian("R", "0808", "4-4-4")];

test("A23.0: equal sides are worth the same to both seats", () => {
  expect(worth({ units: two })).toBe(0);
  expect(worth({ units: two }, 1)).toBe(0);
});

test("9.0: a disrupted unit is worth less than a fresh one, and more than none", () => {
  const fresh = worth({ units: [...two, allied("B", "0303")] });
  const spent = worth({ units: [...two, allied("B", "0303", "4-2-4", turned)] });
  expect(fresh).toBeGreaterThan(spent);
  expect(spent).toBeGreaterThan(0);
});

test("A23.11: a Russian infantry unit eliminated at Alma is worth about one unit and a point to the Allies", () => {
  const lost = { ...russian("X", "0101", "4-4-4"), at: "eliminated" };
  const alma = { scenario: "alma", turn: 1 } as const;
  const before = worth({ ...alma, units: [...two, russian("X", "0707", "4-4-4")] });
  const after = worth({ ...alma, units: [...two, lost] });
  expect(after - before).toBeGreaterThanOrEqual(120);
  expect(after - before).toBeLessThanOrEqual(200);
});

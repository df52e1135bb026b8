import type { RuleEntry } from "@redoubt/engine";
import { expect, test } from "vitest";
import { ruleIndex } from "../src/rule-index.ts";

const entries: readonly (readonly [string, RuleEntry])[] = Object.entries(ruleIndex);

test("every case of the nine sections is there, without a gap", () => {
  const cases = [4, 13, 5, 4, 10, 5, 5, 12, 20];
  const expected = cases.flatMap((count, section) =>
    Array.from({ length: count }, (_, i) => `${section + 1}.${i + 1}`).flatMap((number) =>
      number === "5.10" ? ["I", "II", "III", "IV", "V"].map((phase) => `5.10-${phase}`) : [number],
    ),
  );
  const chart = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => `TEC-${row}`);
  expect(entries.map(([number]) => number)).toEqual([...expected, ...chart, "TEC*", "TEC**", "CRT", "RBT"]);
});

test("every case has a title and a text of one to four sentences", () => {
  for (const [number, { title, text }] of entries) {
    expect(title.length, number).toBeGreaterThan(2);
    expect(text.length, number).toBeLessThan(330);
    expect(text.endsWith("."), number).toBe(true);
  }
});

test("information gives the reason why nothing is enforced", () => {
  const information = entries.filter(([, entry]) => entry.kind === "info");
  expect(information.map(([number]) => number)).toEqual(["1.1", "1.2", "1.3", "1.4", "2.3", "3.1", "9.13"]);
  for (const [number, entry] of information) expect(entry.reason, number).toMatch(/.{10}/);
});

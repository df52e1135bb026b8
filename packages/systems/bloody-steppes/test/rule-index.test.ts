import type { RuleEntry } from "@redoubt/engine";
import { expect, test } from "vitest";
import { ruleIndex } from "../src/rule-index.ts";

const entries: readonly (readonly [string, RuleEntry])[] = Object.entries(ruleIndex);

// Chapters and the numbers of their last cases, counted in the book; III.44 and VI.20 have cases of their own.
const chapters: readonly (readonly [string, number])[] = [
  ["I", 21],
  ["II", 20],
  ["III", 48],
  ["IV", 27],
  ["V", 12],
  ["VI", 25],
  ["VII", 19],
  ["VIII", 14],
  ["IX", 14],
  ["X", 17],
  ["XI", 13],
  ["XII", 53],
  ["XIII", 11],
  ["XIV", 71],
  ["XV", 6],
];
const within: Readonly<Record<string, readonly string[]>> = {
  "III.44": ["III.44/1", "III.44/2"],
  "VI.20": ["VI.20/1"],
};

test("every case of the fifteen chapters is there, without a gap", () => {
  const expected = chapters.flatMap(([chapter, last]) =>
    Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`).flatMap((number) => [
      number,
      ...(within[number] ?? []),
    ]),
  );
  expect(entries.map(([number]) => number)).toEqual(expected);
  expect(entries).toHaveLength(374);
});

test("every case has a title of its own and a text that ends with a full stop", () => {
  for (const [number, { title, text }] of entries) {
    expect(title.length, number).toBeGreaterThan(3);
    expect(text, number).toMatch(/^[A-Z0-9+].*\.$/);
    expect(text.length, number).toBeLessThan(560);
  }
});

test("information gives the reason why nothing is enforced", () => {
  const information = entries.filter(([, entry]) => entry.kind === "info");
  expect(information.map(([number]) => number).join(" ")).toBe(
    "I.3 I.6 I.7 I.14 I.21 IV.10 V.11 V.12 VI.16 VII.1 IX.14 X.17 XI.13 XIV.8 XIV.32 XIV.35 XIV.47 XIV.48 XV.1",
  );
  for (const [number, entry] of information) expect(entry.reason, number).toMatch(/.{10}/);
});

test("numbers the book gives are in the texts", () => {
  const given: readonly (readonly [keyof typeof ruleIndex, string])[] = [
    ["I.5", "75 men"],
    ["III.5", "10 movement points"],
    ["III.34", "3 hexes"],
    ["III.35", "6 hexes"],
    ["III.36", "3 hexes"],
    ["III.37", "2 hexes"],
    ["VI.12", "3 strength points"],
    ["VII.7", "24 strength points"],
    ["VII.8", "8"],
    ["X.4", "2 movement points"],
    ["XII.33", "3 movement points"],
    ["XIV.55", "3 more strength points"],
    ["XIV.58", "5 hexes"],
  ];
  for (const [rule, words] of given) expect(ruleIndex[rule].text, rule).toContain(words);
});

import { expect, test } from "vitest";
import { rowWords } from "../../src/panels/ledger-words.ts";
import {
  hexesIn,
  length,
  longDate,
  savedWhen,
  sentence,
  title,
  victory,
  whereWords,
  whosePhase,
  words,
} from "../../src/panels/words.ts";

test("ids become words", () => {
  expect(words("defensive-fire")).toBe("defensive fire");
  expect(title("defensive-fire")).toBe("Defensive fire");
});

test("a verdict names its winner once and is a whole sentence", () => {
  expect(victory("russian", "War-winning Russian victory")).toBe("War-winning Russian victory");
  expect(victory("allied", "marginal victory")).toBe("Allied: marginal victory");
  expect(sentence("a Russian unit reached the south edge")).toBe("A Russian unit reached the south edge.");
  expect(sentence("Time is up.")).toBe("Time is up.");
});

test("dates and lengths are written as people write them", () => {
  expect(longDate("1854-09-20")).toBe("20 September 1854");
  expect(longDate("autumn")).toBe("autumn");
  expect(length(30)).toBe("30 minutes");
  expect(length(90)).toBe("1½ hours");
  expect(length(180)).toBe("3 hours");
});

test("a save of today has its time, an older one its day", () => {
  const now = new Date(2026, 10, 15, 21, 14).getTime();
  expect(savedWhen(now, now)).toBe("today, 21:14");
  expect(savedWhen(new Date(2026, 10, 9).getTime(), now)).toBe("9 November");
  expect(savedWhen(new Date(2025, 10, 9).getTime(), now)).toBe("9 November 2025");
});

test("a modifier has its sign", () => {
  expect([1, 0, -2].map(rowWords)).toEqual(["+1", "±0", "−2"]);
});

test("a phase is told as that of whoever decides in it", () => {
  const view = { active: "allied", phase: "defensive-fire" };
  expect(whosePhase("russian", view)).toBe("russian defensive fire, allied turn");
  expect(whosePhase("allied", { ...view, phase: "movement" })).toBe("allied movement");
});

test("where a unit is, is told in words", () => {
  expect(whereWords("2513")).toBe("in 2513");
  expect(whereWords("entry:0108")).toBe("waits to enter at 0108");
  expect(whereWords("off-map")).toBe("not on the map");
  expect(whereWords("eliminated")).toBe("eliminated");
});

test("a sentence names hexes by their numbers, and years are no hexes", () => {
  const text = "Hold 2612 and 2513 with 1E; fears 19/Lt at 2612, as in 1854.";
  expect(hexesIn(text, (hex) => hex.startsWith("2"))).toEqual(["2612", "2513"]);
  expect(hexesIn("It waits.", () => true)).toEqual([]);
});

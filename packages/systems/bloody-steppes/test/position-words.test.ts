import { expect, test } from "vitest";
import { readFactors, readFormation, readState, stateWords, valueWords } from "../src/position-words.ts";

test("X.9: factors as printed, -1/0 and +1/-", () => {
  expect(readFactors("-1/0")).toEqual([-1, 0]);
  expect(readFactors("+1/-")).toEqual([1]);
  expect(readFactors([0, 1])).toEqual([0, 1]);
});

test("XI.9: factors of artillery, -1/+2, and what is no factor", () => {
  expect(readFactors("-1/+2")).toEqual([-1, 2]);
  expect(readFactors("−2/−1/0/+1")).toEqual([-2, -1, 0, 1]);
  expect(readFactors("strong")).toBeUndefined();
  expect(readFactors(2)).toBeUndefined();
});

test("IV.1, IV.4: formations, with column for the column of the arm", () => {
  expect(readFormation("company column", "infantry")).toBe("company-column");
  expect([readFormation("column", "infantry"), readFormation("column", "cavalry")]).toEqual([
    "assault-column",
    "march-column",
  ]);
  expect(readFormation("phalanx", "infantry")).toBeUndefined();
});

test("XIV.28, XIV.64: state words in both spellings, values after a colon", () => {
  expect(readState("disorganised")).toEqual({ word: "disorganized" });
  expect(readState("lost:2")).toEqual({ word: "lost", value: "2" });
  expect(readState("marked:0505")).toEqual({ word: "marked", value: "0505" });
  expect([readState("lost"), readState("routed:1"), readState("tired")]).toEqual([undefined, undefined, undefined]);
  for (const word of Object.keys(stateWords)) expect(readState(word)).toEqual({ word });
  for (const word of Object.keys(valueWords)) expect(readState(`${word}:1`)).toEqual({ word, value: "1" });
});

import type { Problem } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import {
  bitsOf,
  fieldIn,
  fieldOf,
  mostProblems,
  named,
  oneOf,
  placeIn,
  readRecord,
  trueOrFalse,
  wholeNumber,
  wrong,
} from "../../src/setup/field.ts";

const read = <T>(
  value: unknown,
  reader: (field: ReturnType<typeof fieldOf>) => T,
): { value: T; problems: Problem[] } => {
  const problems: Problem[] = [];
  return { value: reader(fieldOf(value, "here", problems)), problems };
};

describe("values of files", () => {
  test("a whole number is read within its bounds and refused beyond them, with field and value named", () => {
    expect(read(9, (field) => wholeNumber(field, 0, 9))).toEqual({ value: 9, problems: [] });
    expect(read(undefined, (field) => wholeNumber(field, 0, 9))).toEqual({ value: null, problems: [] });
    for (const bad of [10, -1, 1.5, "4", Number.NaN]) {
      const { value, problems } = read({ fire: bad }, (field) => wholeNumber(fieldIn(field, "fire"), 0, 9));
      expect(value).toBeNull();
      expect(problems).toEqual([
        { where: "here.fire", what: `must be a whole number from 0 to 9, is ${JSON.stringify(bad)}` },
      ]);
    }
  });

  test("words are read by their list, and their place in it", () => {
    expect(read("allied", (field) => oneOf(field, ["russian", "allied"])).value).toBe("allied");
    expect(read("allied", (field) => placeIn(field, ["russian", "allied"])).value).toBe(1);
    expect(read("turk", (field) => placeIn(field, ["russian", "allied"])).problems).toEqual([
      { where: "here", what: '"turk" is not one of russian, allied' },
    ]);
  });

  test("conditions become bits; an unknown one is named with its place", () => {
    expect(read(["a", "b"], (field) => bitsOf(field, { a: 1, b: 4 })).value).toBe(5);
    expect(read(["a", "c"], (field) => bitsOf(field, { a: 1, b: 4 })).problems).toEqual([
      { where: "here[1]", what: '"c" is not one of a, b' },
    ]);
    expect(read("a", (field) => bitsOf(field, { a: 1 })).problems).toEqual([{ where: "here", what: "must be a list" }]);
  });

  test("a record is read field by field; what nobody knows is refused", () => {
    const readers = {
      steps: (field: ReturnType<typeof fieldOf>) => wholeNumber(field, 1, 2) ?? 1,
      lost: (field: ReturnType<typeof fieldOf>) => trueOrFalse(field, false),
    };
    expect(read({ steps: 2 }, (field) => readRecord(field, readers)).value).toEqual({ steps: 2, lost: false });
    expect(read(undefined, (field) => readRecord(field, readers)).value).toEqual({ steps: 1, lost: false });
    expect(read({ step: 2 }, (field) => readRecord(field, readers)).problems).toEqual([
      { where: "here.step", what: "no such value; known are steps, lost" },
    ]);
    expect(read([], (field) => readRecord(field, readers)).problems).toHaveLength(1);
  });

  test("names that every object inherits are no fields", () => {
    expect(read({}, (field) => fieldIn(field, "constructor").value).value).toBeUndefined();
    expect(read({}, (field) => fieldIn(field, "__proto__").value).value).toBeUndefined();
    expect(read({ constructor: 1 }, (field) => readRecord(field, {})).problems).toHaveLength(1);
    expect(read("x", (field) => named(field, '{ "5": 2 }')).problems).toHaveLength(1);
  });

  test("problems and what is shown of them are bounded", () => {
    const problems: Problem[] = [];
    for (let i = 0; i < 1000; i++) wrong(fieldOf(null, `units[${i}]`, problems), "is wrong");
    expect(problems).toHaveLength(mostProblems);
    const { problems: long } = read("x".repeat(1_000_000), (field) => oneOf(field, ["a"]));
    expect(long[0].what.length).toBeLessThan(100);
  });
});

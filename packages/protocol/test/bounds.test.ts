import { isProblems } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { boundProblems } from "../src/bounds.ts";
import { readGameFile, readJson, readPosition } from "../src/index.ts";

const told = (value: unknown) => boundProblems(value).map(({ where, what }) => `${where}: ${what}`);
const told2 = (text: string) => {
  const result = readPosition(text);
  return isProblems(result) ? result.map(({ where, what }) => `${where}: ${what}`) : [];
};

const unit = '{ "id": "A1", "side": "allied", "kind": "infantry", "at": "0101" }';
const position = (more: string) => `{ "system": "x", "map": { "cols": 8, "rows": 8 }, "units": [${unit}]${more} }`;

describe("bounds of every file", () => {
  test("names that every object has are refused, as fields and as words", () => {
    for (const word of ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"]) {
      const reserved = "a reserved word that no file may use";
      expect(told2(position(`, "flags": { "${word}": 1 }`))).toEqual([`flags.${word}: this is ${reserved}`]);
      expect(told2(position(`, "phase": "${word}"`))).toEqual([`phase: "${word}" is ${reserved}`]);
      expect(told2(position(`, "flags": { "a": [{ "${word}": {} }] }`))).toEqual([
        `flags.a[0].${word}: this is ${reserved}`,
      ]);
    }
    expect(told2(position(', "phase": "construction"'))).toEqual([]);
  });

  test("game files have the same bounds", () => {
    const game = readGameFile('{ "header": { "format": "redoubt-game/1", "constructor": 1 } }');
    expect(game).toMatchObject([{ where: "header.constructor" }]);
  });

  test("texts have at most 2,000 characters", () => {
    expect(told({ notes: { "0101": "x".repeat(2000) } })).toEqual([]);
    expect(told({ notes: { "0101": "x".repeat(2001) } })).toEqual([
      "notes.0101: has 2,001 characters; 2,000 is the most",
    ]);
    expect(told({ ["x".repeat(2001)]: 1 })).toEqual([`${"x".repeat(37)}...: the name of the field is too long`]);
  });

  test("a file holds at most 500,000 values", () => {
    const values = new Array(1_000_000).fill(0);
    expect(told(values)).toEqual(["the file: holds more than 500,000 values"]);
    expect(told(values.slice(0, 400_000))).toEqual([]);
  });

  test("an object has at most 40,000 fields", () => {
    const wide = Object.fromEntries(Array.from({ length: 40_001 }, (_, i) => [`x${i}`, 1]));
    expect(told({ wide })).toEqual(["wide: has more than 40,000 fields"]);
    expect(isProblems(readJson(JSON.stringify(wide)))).toBe(true);
  });

  test("depth is bounded where a value did not come from text", () => {
    let value: unknown = 1;
    for (let i = 0; i < 100_000; i++) value = [value];
    expect(boundProblems(value).map(({ what }) => what)).toEqual(["lists and objects are nested more than 200 deep"]);
  });

  test("at most a hundred problems are told", () => {
    const units = new Array(1999).fill("{}").join(", ");
    const problems = told2(`{ "system": "x", "map": { "use": "y" }, "units": [${units}] }`);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toBe("the file: and 7896 more problems");
    expect(told(new Array(5000).fill("constructor"))).toHaveLength(101);
  });

  test("a text of millions of characters is read or refused, not a crash", () => {
    const long = JSON.stringify("x\\\u00e9".repeat(1_000_000));
    expect(isProblems(readJson(long))).toBe(false);
    expect(readJson(long.slice(0, -1))).toMatchObject([{ where: "line 1, column 1" }]);
    expect(readJson(`"${"x".repeat(10_000_000)}"`)).toEqual([
      { where: "the file", what: "has more than the 8 million characters that a file may have" },
    ]);
  });
});

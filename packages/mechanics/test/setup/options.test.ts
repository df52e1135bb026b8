import type { OptionSpec } from "@redoubt/engine";
import { expect, test } from "vitest";
import { columnRange, fillColumn } from "../../src/setup/column-range.ts";
import { chosenOptions } from "../../src/setup/options.ts";

const spec = (id: string, ...choices: string[]): OptionSpec => ({
  id,
  title: id,
  rules: [],
  choices,
  standard: choices[0],
});
const specs = [spec("fog", "off", "on"), spec("bridge", "no", "yes"), spec("loss", "1", "2")];

test("chosenOptions: true and false stand for what a switch calls them, numbers for their text", () => {
  const position = { options: { fog: true, bridge: true, loss: 2 } };
  expect(chosenOptions(specs, { scenario: null, options: {}, position })).toEqual({
    fog: "on",
    bridge: "yes",
    loss: "2",
  });
  expect(chosenOptions(specs, { scenario: null, options: { fog: "off", bridge: "no" }, position })).toEqual({
    fog: "off",
    bridge: "no",
    loss: "2",
  });
  expect(chosenOptions(specs, { scenario: null, options: {} })).toEqual({ fog: "off", bridge: "no", loss: "1" });
});

test("chosenOptions: an unknown switch or choice is a problem", () => {
  expect(chosenOptions(specs, { scenario: null, options: { frog: "on", loss: "3" } })).toHaveLength(2);
});

test("fillColumn: a number that does not fit is our bug and throws, naming the column", () => {
  const column = new Uint8Array(2);
  fillColumn("steps", column, [1, columnRange.u8[1]]);
  expect(Array.from(column)).toEqual([1, 255]);
  expect(() => fillColumn("steps", column, [300])).toThrow('column "steps", number 0: 300 does not fit');
  expect(() => fillColumn("steps", column, [1, 2, 3])).toThrow("no place for 3");
});

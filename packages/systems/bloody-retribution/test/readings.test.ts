import { expect, test } from "vitest";
import { defaultOptions, openReadings, readings } from "../src/readings.ts";
import { ruleIndex } from "../src/rule-index.ts";

test("readings are numbered without a gap and touch cases that exist", () => {
  expect(readings.map(({ id }) => id)).toEqual(readings.map((_, i) => `B-${i + 1}`));
  for (const { id, rules } of readings) {
    expect(rules.length, id).toBeGreaterThan(0);
    for (const rule of rules) expect(Object.hasOwn(ruleIndex, rule), `${id}: ${rule}`).toBe(true);
  }
});

test("the open readings are options, and each default is among its choices", () => {
  expect(openReadings.map(({ id, option }) => `${id} ${option.name}`)).toEqual([
    "B-2 crtFloor",
    "B-3 redoubtReduction",
    "B-4 bridgedWater",
    "B-21 passThroughFriends",
    "B-24 roadCancelsSteep",
    "B-31 gunsUnderEnemy",
    "B-45 flankChain",
  ]);
  for (const { option } of openReadings) {
    expect(option.choices.map(({ value }) => value)).toContain(option.default);
    expect(option.choices).toHaveLength(2);
  }
});

test("the default options are the defaults of the ledger", () => {
  expect(defaultOptions).toEqual(Object.fromEntries(openReadings.map(({ option }) => [option.name, option.default])));
});

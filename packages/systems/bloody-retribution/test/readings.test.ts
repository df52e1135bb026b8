import { expect, test } from "vitest";
import { options, readings } from "../src/readings.ts";
import { ruleIndex } from "../src/rule-index.ts";

test("readings are numbered without a gap and touch cases that exist", () => {
  expect(readings.map(({ id }) => id)).toEqual(readings.map((_, i) => `B-${i + 1}`));
  for (const { id, rules } of readings) {
    expect(rules.length, id).toBeGreaterThan(0);
    for (const rule of rules) expect(Object.hasOwn(ruleIndex, rule), `${id}: ${rule}`).toBe(true);
  }
});

test("the seven open readings are options, the standard choice first", () => {
  const open = readings.filter(({ option }) => option !== undefined);
  expect(open.map(({ id, option }) => `${id} ${option}`)).toEqual([
    "B-2 crtFloor",
    "B-3 redoubtReduction",
    "B-4 bridgedWater",
    "B-21 passThroughFriends",
    "B-24 roadCancelsSteep",
    "B-31 gunsUnderEnemy",
    "B-45 flankChain",
  ]);
  expect(options.map(({ choices, standard }) => [choices.join("|"), standard])).toEqual([
    ["-2|0", "-2"],
    ["2|1", "2"],
    ["counts|exempt", "counts"],
    ["no|yes", "no"],
    ["yes|no", "yes"],
    ["silent|fires", "silent"],
    ["one|two", "one"],
  ]);
});

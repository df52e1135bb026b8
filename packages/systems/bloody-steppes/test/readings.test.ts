import { expect, test } from "vitest";
import { defaultOptions, options, readings } from "../src/readings.ts";
import { ruleIndex } from "../src/rule-index.ts";

test("readings are numbered without a gap and touch cases that exist", () => {
  expect(readings.map(({ id }) => id)).toEqual(readings.map((_, i) => `K-${i + 1}`));
  for (const { id, rules } of readings) {
    expect(rules.length, id).toBeGreaterThan(0);
    for (const rule of rules) expect(Object.hasOwn(ruleIndex, rule), `${id}: ${rule}`).toBe(true);
  }
});

test("the open readings are options, the standard choice first", () => {
  expect(options.map(({ id, choices }) => `${id} ${choices.join("|")}`)).toEqual([
    "facingModel corner|hexside",
    "routByFireFlees true|false",
    "yieldedOpponent choose|draw",
    "riderTurnaround T+2|T+1",
    "blankSustainXV allowed|lost",
    "autoDefense activation-end|at-once",
    "britishSquare true|false",
    "fireThenCounterattack false|true",
    "mixedStackDisorganises true|false",
    "phaseCDefenderStrength before|after",
    "chargeContinuation keepsOrder|continuesDisorganised|never",
    "chargeLossDoubled true|false",
    "squarePhaseA both|square-only",
    "cavalryOverrunsLoneGuns true|false",
    "clearance gap|distance",
    "brigadelessMix true|false",
    "reactionTurn infantry|every-arm",
    "garrisonWithdraws false|true",
    "optionalActivation false|true",
    "solo false|true",
    "instructions usual|none",
  ]);
  for (const { id, choices, standard } of options) expect(standard, id).toBe(choices[0]);
  expect(Object.keys(defaultOptions)).toEqual(options.map(({ id }) => id));
});

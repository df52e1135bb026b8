import { expect, test } from "vitest";
import { readingOptions, readings } from "../src/readings.ts";
import { ruleIndex } from "../src/rule-index.ts";

test("the 156 readings are numbered without a gap and touch cases that exist", () => {
  expect(readings.map(({ id }) => id)).toEqual(Array.from({ length: 156 }, (_, i) => `I-${i + 1}`));
  for (const { id, rules } of readings) {
    expect(rules.length, id).toBeGreaterThan(0);
    for (const rule of rules) expect(Object.hasOwn(ruleIndex, rule), `${id}: ${rule}`).toBe(true);
  }
});

test("a reading touches cases, not headings", () => {
  const cited = new Set(readings.flatMap(({ rules }) => rules));
  for (const [number, { text }] of Object.entries(ruleIndex))
    if (text.startsWith("Heading of")) expect(cited.has(number), number).toBe(false);
});

test("the thirteen open readings are options, the standard choice first", () => {
  const open = readings.filter(({ option }) => option !== undefined).map(({ id, option }) => `${id} ${option}`);
  expect(open).toEqual([
    "I-5 halvesRounded",
    "I-20 retreatOverstackChooser",
    "I-23 cpPool",
    "I-24 officerCommanderCp",
    "I-36 recoverySucceedsOn",
    "I-37 ocRecovery",
    "I-46 repulseResult",
    "I-47 repulseMarkerEnds",
    "I-59 chargeLine",
    "I-61 overrunZoc",
    "I-73 exchangeHalf",
    "I-78 shockStepDisrupts",
    "I-80 fireOverUnits",
  ]);
  expect(readingOptions.map(({ choices, standard }) => [choices.join("|"), standard])).toEqual([
    ["on-total|per-unit", "on-total"],
    ["opponent|owner", "opponent"],
    ["shared|separate", "shared"],
    ["one-recipient|whole-formation", "one-recipient"],
    ["at-most|below", "at-most"],
    ["own-troops-at-3|own-troops-at-own-rating|none", "own-troops-at-3"],
    ["one-hex|as-printed", "one-hex"],
    ["phasing-rally|owner-rally", "phasing-rally"],
    ["hex-row|any-los", "hex-row"],
    ["on|off", "on"],
    ["exact|rounded-down", "exact"],
    ["off|on", "off"],
    ["by-3.7|adjacent-only", "by-3.7"],
  ]);
});

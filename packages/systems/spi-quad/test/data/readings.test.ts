import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defaultOptions, optionSwitches, readingIds, readingOf } from "../../src/readings.ts";
import { ruleIndex } from "../../src/rule-index.ts";

/** The switches, typed a second time: reading, name, default, rivals. */
const switches = `
  S-3   hexsideBenefit                    all-climb              all-cross-one-climbs  one-climbs
  S-5   disruptedCavalryMayNotWithdraw    off                    on
  S-6   mountedRetreatOverAqueductBridge  off                    on
  S-9   almaAdjacentFireAlwaysAllowed     off                    on
  S-17  abandonedRedoubtGunCaptured       on                     off
  S-23  almaHexsideEnd                    crossed                not-crossed
  S-27  bridgeCost                        total-1                plus-1  water-free
  S-36  redoubtFireShift                  inner-side-all-firers  inner-side-any-firer  any-wall
  S-37  ownSteepHexsideNeverBlocks        off                    on
  S-38  hexsideSight                      pairwise               shifted-lines
  S-45  cliffMelee                        none                   voluntary
  S-49  meleeTable                        dR-dR-dR               aR-dR-dR  dR-d1-d1
  S-54  include2RB                        off                    on
  S-58  almaSteepHexTotal                 off                    on
  S-63  scoreBySideShowing                off                    on
`;
const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

describe("readings", () => {
  test("are numbered without a gap", () => {
    expect(readingIds).toEqual(readingIds.map((_, index) => `S-${index + 1}`));
  });

  test.each(readingIds)("%s touches cases of the index and says how they are read", (id) => {
    const reading = readingOf(id);
    expect(reading.rules.length).toBeGreaterThan(0);
    for (const rule of reading.rules) expect(ruleIndex).toHaveProperty([rule]);
    expect(new Set(reading.rules).size).toBe(reading.rules.length);
    expect(reading.text).toMatch(/\.$/);
    if (reading.option !== undefined) expect(reading.open).toBeDefined();
  });

  test("offer a switch for each disputed reading, our own choice first", () => {
    const typed = switches.trim().split("\n").map((line) => line.trim().split(/\s+/));
    expect(optionSwitches.map((o) => [o.reading, o.name, ...o.choices])).toEqual(typed);
    expect(defaultOptions).toEqual(Object.fromEntries(typed.map(([, name, choice]) => [name, choice])));
  });

  test("README lists every reading and every choice", () => {
    for (const id of readingIds) expect(readme).toContain(`| ${id} |`);
    for (const o of optionSwitches) {
      expect(readme).toContain(`\`${o.name}\``);
      for (const choice of o.choices) expect(readme).toContain(choice);
    }
  });
});

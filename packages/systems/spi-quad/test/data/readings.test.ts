import { readFileSync } from "node:fs";
import type { LedgerEntry } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { readings as ledger } from "../../src/data/readings.ts";
import { options } from "../../src/readings.ts";
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

const entries: readonly LedgerEntry[] = ledger;

describe("readings", () => {
  test("are numbered without a gap", () => {
    expect(entries.map(({ id }) => id)).toEqual(entries.map((_, index) => `S-${index + 1}`));
  });

  test.each(entries)("$id touches cases of the index and says how they are read, and why", ({ rules, statement, why, option }) => {
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(ruleIndex).toHaveProperty([rule]);
    expect(new Set(rules).size).toBe(rules.length);
    expect(statement).toMatch(/\.$/);
    expect(why).toMatch(/\.$/);
    if (option !== undefined && option.name !== "disruptedCavalryMayNotWithdraw") expect(why).toMatch(/; hence the switch\.$/);
  });

  test("offer a switch for each disputed reading, our own choice first", () => {
    const typed = switches.trim().split("\n").map((line) => line.trim().split(/\s+/));
    const written = entries.flatMap(({ id, option }) =>
      option === undefined ? [] : [[id, option.name, ...option.choices.map(({ value }) => value)]],
    );
    expect(written).toEqual(typed);
    expect(options.map(({ id, standard }) => [id, standard])).toEqual(typed.map(([, name, choice]) => [name, choice]));
  });

  test("README lists every reading and every choice", () => {
    for (const { id } of entries) expect(readme).toContain(`| ${id} |`);
    for (const { id, choices } of options) {
      expect(readme).toContain(`\`${id}\``);
      for (const choice of choices) expect(readme).toContain(choice);
    }
  });
});

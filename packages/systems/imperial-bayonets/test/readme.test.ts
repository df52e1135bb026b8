import { readFileSync } from "node:fs";
import { isProblems } from "@redoubt/engine";
import { loadMap } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { seriesSwitches } from "../src/data/games/series.ts";
import { hexTags, mapVocabulary, sideTags } from "../src/data/map-tags.ts";
import { maps } from "../src/data/maps.ts";
import * as words from "../src/data/position-words.ts";
import { options } from "../src/options.ts";
import { procedures } from "../src/procedures.ts";
import { artilleryCodes, chargeCodes, combatCodes, shockCodes } from "../src/tables/result-codes.ts";
import { hexEffects, hexsideEffects } from "../src/tables/terrain-effects.ts";
import { words as answers } from "../src/words.ts";

const text = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const inCode = new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code));
const expectWritten = (list: readonly string[]) => expect(list.filter((word) => !inCode.has(word))).toEqual([]);

interface ExampleUnit {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly stats?: Readonly<Record<string, unknown>>;
  readonly state?: readonly string[];
}
interface Example {
  readonly map: unknown;
  readonly units: readonly ExampleUnit[];
  readonly phase: string;
  readonly flags?: Readonly<Record<string, unknown>>;
  readonly tables?: Readonly<Record<string, unknown>>;
}
const examples: readonly Example[] = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json));

describe("the README as a contract", () => {
  test("every word of position files is explained", () => {
    expectWritten([
      ...words.positionKinds,
      ...words.positionPhases,
      ...words.positionFlags,
      ...words.positionTables,
      ...words.positionStats.filter((word) => word !== "turn"),
    ]);
    expectWritten([...words.positionPlaces, ...words.leaderStates.filter((word) => word !== "ic" && word !== "ooc")]);
    const pairs = ["ic", "ooc", "full", "half"];
    expectWritten(words.unitStates.filter((word) => !pairs.includes(word)));
    for (const pair of pairs) expect(text).toContain(`\`${pair}\``);
  });

  test("every tag of maps, every switch, option, row and code is explained", () => {
    expectWritten(hexTags);
    expectWritten(Object.entries(sideTags).map(([tag, { form }]) => (form === "toward" ? `${tag} up:X` : tag)));
    expectWritten([
      ...Object.keys(seriesSwitches),
      ...options.map(({ id }) => id),
      ...options.flatMap(({ choices }) => choices),
    ]);
    expectWritten([...Object.keys(hexEffects), ...Object.keys(hexsideEffects)]);
    expectWritten([combatCodes, artilleryCodes, chargeCodes, shockCodes].flatMap((codes) => Object.keys(codes)));
  });

  test("every decision has its row, with its rule, and every verb is among the answers", () => {
    const table = text.slice(text.indexOf("## Decisions"), text.indexOf("## Dice"));
    const rows = new Map(
      [...table.matchAll(/^\| `([a-z-]+)` +\| ([^|]+?) +\|/gm)].map(([, name, rule]) => [name, rule]),
    );
    for (const { steps } of procedures)
      for (const step of Object.values(steps))
        if (step.kind === "ask") expect(rows.get(step.decision)?.split(", "), step.decision).toContain(step.rule);
    const said = new Set([...inCode].map((code) => code.split(" ")[0]));
    expect(Object.keys(answers.verbs).filter((verb) => !said.has(verb))).toEqual([]);
  });

  test("the examples load as maps and use no other words", () => {
    expect(examples).toHaveLength(4);
    for (const { map, units, phase, flags = {}, tables = {} } of examples) {
      expect(isProblems(loadMap(map, mapVocabulary, maps))).toBe(false);
      expect(words.positionPhases).toContain(phase);
      for (const { id, kind, at, stats = {}, state = [] } of units) {
        expect(words.positionKinds, id).toContain(kind);
        if (!/^\d{4}$/.test(at)) expect(words.positionPlaces, id).toContain(at);
        for (const word of Object.keys(stats)) expect(words.positionStats, id).toContain(word);
        for (const word of state) expect([...words.unitStates, ...words.leaderStates], id).toContain(word);
      }
      for (const flag of Object.keys(flags)) expect(words.positionFlags).toContain(flag);
      for (const chart of Object.keys(tables)) expect(words.positionTables).toContain(chart);
    }
  });
});

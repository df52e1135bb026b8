import { isProblems } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { positionOptions, readPosition } from "../src/index.ts";

const plain = {
  system: "spi-quad",
  scenario: "alma",
  map: { cols: 8, rows: 8, hexes: { "0304": ["woods"] } },
  units: [{ id: "A1", side: "allied", kind: "infantry", at: "0303", stats: { ma: 5 }, state: ["disrupted"] }],
};

const problems = (change: object): string[] => {
  const result = readPosition(JSON.stringify({ ...plain, ...change }));
  return isProblems(result) ? result.map(({ where, what }) => `${where}: ${what}`) : [];
};
const unit = (change: object) => problems({ units: [plain.units[0], { ...plain.units[0], id: "A2", ...change }] });

describe("position files", () => {
  test("read every field that the format has", () => {
    const full = {
      ...plain,
      options: { fog: true, turns: 3 },
      units: [
        {
          ...plain.units[0],
          nation: "british",
          parent: "1st",
          division: "Light",
          corps: "I",
          brigade: "2",
          facing: "N",
          formation: "line",
          stack: 0,
        },
      ],
      turn: 3,
      active: "allied",
      phase: "movement",
      flags: { control: {} },
      tables: { fire: [] },
      dice: [5, 2],
      script: ["end"],
    };
    expect(readPosition(JSON.stringify(full))).toEqual({ value: full });
  });

  test("take a missing scenario as the standard rules only", () => {
    const { scenario, ...rest } = plain;
    expect(scenario).toBe("alma");
    expect(readPosition(JSON.stringify(rest))).toEqual({ value: { ...plain, scenario: null } });
  });

  test("take every word for a place and leave it to the system what it means", () => {
    for (const at of ["off-map", "eliminated", "captured", "exited", "spiked", "unused", "box-of-the-lost"]) {
      expect(unit({ at }), at).toEqual([]);
    }
    expect(unit({ at: "entry:0108" })).toEqual([]);
    expect(unit({ at: "turn-track:5" })).toEqual([]);
    for (const at of ["", "off map", "entry:", "-", "off-", "03040", "eliminated 0304"]) {
      expect(unit({ at }), at).toHaveLength(1);
    }
  });

  test("take no number that the state of a game could not hold", () => {
    const wanted = "must be a whole number from -32768 to 32767";
    expect(unit({ stats: { melee: 40_000 } })).toEqual([`units[1].stats.melee: ${wanted}, is 40000`]);
    expect(unit({ stats: { back: { fire: -40_000 } } })).toEqual([`units[1].stats.back.fire: ${wanted}, is -40000`]);
    expect(unit({ stats: { melee: 0.5 } })).toEqual([`units[1].stats.melee: ${wanted}, is 0.5`]);
    expect(problems({ tables: { fire: [[1e308]] } })).toEqual([`tables.fire[0][0]: ${wanted}, is 1e+308`]);
    expect(problems({ turn: 70_000 })).toEqual(["turn: must be 32767 or less, is 70000"]);
    expect(unit({ stack: 2001 })).toEqual(["units[1].stack: must be 2000 or less, is 2001"]);
    expect(unit({ stats: { melee: -32_768, fire: 32_767 } })).toEqual([]);
  });

  test("count in halves in flags, since movement points come so, and in nothing smaller", () => {
    const wanted = "must be a whole or half number from -32768 to 32767";
    expect(problems({ flags: { spent: { A: 2.5 }, exits: [1, 0.5] } })).toEqual([]);
    expect(problems({ flags: { exits: [1, 0.25] } })).toEqual([`flags.exits[1]: ${wanted}, is 0.25`]);
    expect(problems({ flags: { exits: [40_000] } })).toEqual([`flags.exits[0]: ${wanted}, is 40000`]);
  });

  test("have at most 2,000 units, and names of at most 100 characters", () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => ({ ...plain.units[0], id: `A${i}` }));
    expect(problems({ units: many(2000) })).toEqual([]);
    expect(problems({ units: many(2001) })).toEqual(["units: at most 2000 are allowed, there are 2,001"]);
    expect(problems({ units: undefined })).toEqual(["units: is missing"]);
    expect(unit({ kind: "x".repeat(101) })).toEqual(["units[1].kind: must have at most 100 characters, has 101"]);
    expect(problems({ dice: new Array(10_001).fill(1) })).toEqual([
      "dice: at most 10000 are allowed, there are 10,001",
    ]);
  });

  test("name the field and the reason", () => {
    expect(unit({ at: "303" })).toEqual([
      'units[1].at: "303" is not a hex number of four digits, or a place such as "off-map", "eliminated" or "entry:HEX"',
    ]);
    expect(unit({ at: undefined })).toEqual(["units[1].at: is missing"]);
    expect(unit({ side: 4 })).toEqual(["units[1].side: must be a text, is 4"]);
    expect(unit({ sid: "allied" })).toEqual(["units[1].sid: is no field that is known here"]);
    expect(unit({ id: "A1" })).toEqual(['units[1].id: "A1" is already the name of units[0]']);
    expect(unit({ id: "A 1" })).toEqual(['units[1].id: "A 1" is not a name without spaces']);
    expect(unit({ stack: -1 })).toEqual(["units[1].stack: must be 0 or more, is -1"]);
    expect(unit({ state: "disrupted" })).toEqual(['units[1].state: must be a list, is "disrupted"']);
    expect(problems({ map: { cols: 8 } })).toEqual(['map.rows: is missing; a map has cols and rows, or "use"']);
    expect(problems({ map: { use: "alma" } })).toEqual([]);
    expect(problems({ dice: [5, 2.5] })).toEqual(["dice[1]: must be a whole number, is 2.5"]);
    expect(problems({ dice: ["5"] })).toEqual(['dice[0]: must be a number, is "5"']);
    expect(problems({ options: { fog: [1] } })).toEqual(["options.fog: cannot be [1]"]);
    expect(problems({ trun: 3 })).toEqual(["trun: is no field that is known here"]);
    expect(problems({ script: [""] })).toEqual(["script[0]: must not be empty"]);
  });

  test("are objects", () => {
    const result = readPosition("[]");
    expect(result).toEqual([{ where: "the file", what: "must be an object, is []" }]);
  });

  test("write options as set-ups have them", () => {
    const spec = (id: string, ...choices: string[]) => ({ id, title: id, rules: [], choices, standard: choices[0] });
    const specs = [spec("fog", "off", "on"), spec("rain", "false", "true"), spec("turns", "3", "4")];
    const options = { fog: true, rain: false, turns: 3, unknown: true };
    expect(positionOptions({ ...plain, options }, specs)).toEqual({
      fog: "on",
      rain: "false",
      turns: "3",
      unknown: "true",
    });
  });
});

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
  return result.ok ? [] : result.problems.map(({ where, what }) => `${where}: ${what}`);
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
    expect(readPosition(JSON.stringify(full))).toEqual({ ok: true, value: full });
  });

  test("take a missing scenario as the standard rules only", () => {
    const { scenario, ...rest } = plain;
    expect(scenario).toBe("alma");
    expect(readPosition(JSON.stringify(rest))).toEqual({ ok: true, value: { ...plain, scenario: null } });
  });

  test("name the field and the reason", () => {
    expect(unit({ at: "303" })).toEqual([
      'units[1].at: "303" is not a hex number of four digits, "off-map" or "entry:HEX"',
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
    expect(result.ok ? [] : result.problems).toEqual([{ where: "the file", what: "must be an object, is []" }]);
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

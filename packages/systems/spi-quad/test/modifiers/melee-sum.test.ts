import { describe, expect, test } from "vitest";
import { meleeColumn, oddsRank } from "../../src/modifiers/melee-sum.ts";
import { CLEAR_LINE, meleeLines } from "../../src/setup/results.ts";
import { meleeOdds } from "../../src/tables/melee-odds.ts";
import { allied, alliedTurn, russian, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304; 0403 and 0304 are adjacent.

interface Fought {
  readonly attack: number;
  readonly defence: number;
  readonly odds: string;
  readonly line: string;
  readonly column: number;
  readonly row: number;
  readonly result: string;
  readonly ledger: readonly { readonly id: string; readonly rule: string; readonly value: number }[];
}

type Text = Parameters<typeof alliedTurn>[1];

/** Fights 0404 (or other hexes) with the attackers, die 6, and tells how it was reckoned. */
function fight(text: Text, attackers: readonly string[], hexes: readonly string[] = ["0404"], die = 6): Fought {
  const s = alliedTurn("melee", { ...text, dice: [die] });
  const [first, ...rest] = hexes;
  s.answer(`target ${first}`, ...attackers.map((id) => `add ${id}`), ...rest.map((hex) => `target ${hex}`), "attack");
  return told<Fought>(s, "melee-resolved")[0];
}

describe("odds", () => {
  test("8.0: 13 points against 4 are 3-1", () => {
    const units = [allied("A", "0403", "4-7-4"), allied("B", "0405", "4-6-4"), russian("R", "0404", "4-4-4")];
    expect(fight({ units }, ["A", "B"])).toMatchObject({
      attack: 13,
      defence: 4,
      odds: "3-1",
      line: "clear",
      column: 5,
    });
  });

  test("8.0: odds are rounded in the defender's favour: 3 to 4 is 1-2, 2 to 5 is 1-3", () => {
    expect(oddsRank(3, 4)).toBe(oddsRank(1, 2));
    expect(oddsRank(2, 5)).toBe(oddsRank(1, 3));
    expect(oddsRank(13, 4)).toBe(oddsRank(3, 1));
  });

  test("8.4: every line of odds rises by one step from column to column", () => {
    for (const [place, line] of meleeLines.entries()) {
      const columns = meleeOdds[line].map((odds) => {
        const [attack, defence] = odds.split("-").map(Number);
        return meleeColumn(place, attack, defence);
      });
      expect(columns).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
  });

  test("8.4: odds beyond either end use the end column", () => {
    expect(meleeColumn(CLEAR_LINE, 1, 9)).toBe(0);
    expect(meleeColumn(CLEAR_LINE, 0, 1)).toBe(0);
    expect(meleeColumn(CLEAR_LINE, 30, 1)).toBe(7);
  });

  test("8.17, 8.21, 9.24: every unit in the hex defends, bracketed strengths and disrupted units included", () => {
    const units = [
      allied("A", "0403", "4-7-4"),
      russian("R", "0404", "4-4-4", { back: "(2)2-4", stack: 0, ...turned }),
      russian("G", "0404", "A(1)4", { stack: 1 }),
    ];
    expect(fight({ units }, ["A"])).toMatchObject({ attack: 7, defence: 3 });
  });

  test("8.19: a unit's strength goes into its combat whole: one attacker against two hexes counts once", () => {
    const units = [allied("A", "0403", "4-7-4"), russian("R", "0404", "4-4-4"), russian("Q", "0303", "4-3-4")];
    expect(fight({ units }, ["A"], ["0404", "0303"])).toMatchObject({ attack: 7, defence: 7, odds: "1-1" });
  });
});

describe("morale", () => {
  test("8.81: the attacker's morale moves the die down: row is die plus morale less 1", () => {
    const withMorale = (morale: number) => [allied("A", "0403", `4-4-${morale}`), russian("R", "0404", "4-4-4")];
    expect(fight({ units: withMorale(3) }, ["A"], ["0404"], 2)).toMatchObject({ row: 4, column: 3, result: "a1" });
    expect(fight({ units: withMorale(1) }, ["A"], ["0404"], 1)).toMatchObject({ row: 1, result: "a3*" });
    expect(fight({ units: withMorale(5) }, ["A"], ["0404"], 6)).toMatchObject({ row: 10, result: "d2*" });
  });

  test("8.83: of attackers with different morale the highest counts", () => {
    const units = [allied("A", "0403", "4-2-2"), allied("B", "0405", "4-2-5"), russian("R", "0404", "4-4-4")];
    expect(fight({ units }, ["A", "B"], ["0404"], 3)).toMatchObject({ row: 7 });
  });

  test("8.84: the defender's morale does not change the row", () => {
    const against = (morale: number) => [allied("A", "0403", "4-4-3"), russian("R", "0404", `4-4-${morale}`)];
    expect(fight({ units: against(1) }, ["A"], ["0404"], 4).row).toBe(
      fight({ units: against(5) }, ["A"], ["0404"], 4).row,
    );
  });

  test("A16.13: Parent Units make no difference in melee", () => {
    const units = [
      allied("A", "0403", "4-2-4", { parent: "1st" }),
      allied("B", "0405", "4-2-4", { parent: "3rd" }),
      russian("R", "0404", "4-4-4"),
    ];
    expect(fight({ scenario: "alma", units }, ["A", "B"], ["0404"], 3)).toMatchObject({ row: 6, column: 3 });
  });
});

describe("terrain", () => {
  const units = [allied("N", "0403", "4-4-4"), allied("S", "0405", "4-4-4"), russian("R", "0404", "4-4-4")];
  const lineOf = (map: object, attackers: readonly string[] = ["N", "S"], options: Record<string, string> = {}) =>
    fight(
      {
        map: { cols: 8, rows: 8, ...map },
        units: units.filter(({ id = "" }) => id === "R" || attackers.includes(id)),
        options,
      },
      attackers,
    ).line;

  test("8.33: the ground of the defender's hex picks the line of odds", () => {
    expect(lineOf({})).toBe("clear");
    expect(lineOf({ hexes: { "0404": ["woods"] } })).toBe("woods");
    expect(lineOf({ hexes: { "0404": ["town"] } })).toBe("town");
    expect(lineOf({ hexes: { "0404": ["aqueduct"] } })).toBe("clear");
  });

  test("A18.1: a vineyard defends like a town", () => {
    expect(lineOf({ hexes: { "0404": ["vineyard"] } })).toBe("town");
  });

  test("8.31: the ground under the attackers does nothing", () => {
    expect(lineOf({ hexes: { "0403": ["town"], "0405": ["woods"] } })).toBe("clear");
  });

  test("8.33: the same odds fall in columns farther left on better lines", () => {
    const at = (hexes: Record<string, string[]>) =>
      fight({ map: { cols: 8, rows: 8, hexes }, units }, ["N", "S"]).column;
    expect(at({})).toBe(4);
    expect(at({ "0404": ["woods"] })).toBe(3);
    expect(at({ "0404": ["town"] })).toBe(1);
  });

  test("8.32: a river, a stream, a slope or a wall helps when every attacker comes over one, going up or in", () => {
    const both = (tag: string) => ({ sides: { "0403/0404": [tag], "0404/0405": [tag] } });
    expect(lineOf(both("river"))).toBe("river");
    expect(lineOf(both("stream"))).toBe("woods");
    expect(lineOf(both("steep-slope up:0404"))).toBe("river");
    expect(lineOf(both("gentle-slope up:0404"))).toBe("woods");
    expect(lineOf(both("redoubt in:0404"))).toBe("town");
  });

  test("8.32: a hexside helps nobody if one attacker comes another way", () => {
    expect(lineOf({ sides: { "0403/0404": ["steep-slope up:0404"] } })).toBe("clear");
    expect(lineOf({ sides: { "0403/0404": ["steep-slope up:0404"] } }, ["N"])).toBe("river");
  });

  test("8.32: attacking downhill or out of a redoubt never helps the defender", () => {
    expect(lineOf({ sides: { "0403/0404": ["steep-slope up:0403"] } }, ["N"])).toBe("clear");
    expect(lineOf({ sides: { "0403/0404": ["redoubt in:0403"] } }, ["N"])).toBe("clear");
  });

  test("8.32: by option one climber among attackers who all cross, or one climber at all, is enough", () => {
    const upAndDown = { sides: { "0403/0404": ["steep-slope up:0404"], "0404/0405": ["gentle-slope up:0405"] } };
    const upOnly = { sides: { "0403/0404": ["steep-slope up:0404"] } };
    const reading = (hexsideBenefit: string) => [
      lineOf(upAndDown, ["N", "S"], { hexsideBenefit }),
      lineOf(upOnly, ["N", "S"], { hexsideBenefit }),
    ];
    expect(reading("all-climb")).toEqual(["clear", "clear"]);
    expect(reading("all-cross-one-climbs")).toEqual(["river", "clear"]);
    expect(reading("one-climbs")).toEqual(["river", "river"]);
  });

  test("8.32: over a ridge the slope on the attacker's side counts", () => {
    expect(lineOf({ sides: { "0403/0404": ["ridge 0403:steep 0404:gentle"] } }, ["N"])).toBe("river");
    expect(lineOf({ sides: { "0403/0404": ["ridge 0403:gentle 0404:steep"] } }, ["N"])).toBe("woods");
  });

  test("8.32: a bridge does not take the river away", () => {
    expect(lineOf({ sides: { "0403/0404": ["river", "bridge"] } }, ["N"])).toBe("river");
  });

  test("A17.2: the Alma is a river east of the bridge and a stream west of it", () => {
    const over = (tags: string[]) =>
      fight(
        { scenario: "alma", map: { cols: 8, rows: 8, sides: { "0403/0404": tags } }, units: [units[0], units[2]] },
        ["N"],
      ).line;
    expect(over(["river", "alma-east"])).toBe("river");
    expect(over(["stream", "alma-west"])).toBe("woods");
  });

  test("8.34: a redoubt behind a steep slope gives the redoubt's line only", () => {
    const sides = { "0403/0404": ["steep-slope up:0404", "redoubt in:0404"] };
    expect(lineOf({ sides }, ["N"])).toBe("town");
    expect(lineOf({ sides: { "0403/0404": ["gentle-slope up:0404"] }, hexes: { "0404": ["town"] } }, ["N"])).toBe(
      "town",
    );
  });

  test("8.35: several hexes attacked together all use the best line among them", () => {
    const two = [allied("A", "0403", "4-9-4"), russian("R", "0404", "4-4-4"), russian("Q", "0303", "4-4-4")];
    const map = { cols: 8, rows: 8, hexes: { "0303": ["town"] } };
    expect(fight({ map, units: two }, ["A"], ["0404", "0303"])).toMatchObject({ line: "town", odds: "1-1", column: 1 });
  });

  test("8.33: the ledger tells the columns lost to terrain and the rows gained by morale", () => {
    const fought = fight({ map: { cols: 8, rows: 8, hexes: { "0404": ["town"] } }, units }, ["N", "S"]);
    expect(fought.ledger).toMatchObject([
      { id: "terrain", rule: "8.33", value: -3 },
      { id: "morale", rule: "8.81", value: 3 },
    ]);
  });
});

describe("the Aqueduct", () => {
  const map = {
    cols: 8,
    rows: 8,
    hexes: { "0403": ["aqueduct"], "0405": ["aqueduct", "bridge"], "0504": ["aqueduct"] },
  };

  test("B22.11: a unit attacks out of an Aqueduct hex, bridge or not, with half its strength, rounded down", () => {
    const units = [
      allied("A", "0403", "4-5-4"),
      allied("B", "0405", "4-3-4"),
      allied("C", "0504", "4-1-4"),
      russian("R", "0404", "4-4-4"),
    ];
    const fought = fight({ scenario: "balaclava", map, units }, ["A", "B", "C"]);
    expect(fought.attack).toBe(2 + 1 + 0);
    expect(fought.ledger.filter(({ id }) => id === "aqueduct")).toMatchObject([
      { rule: "B22.11", value: -3 },
      { rule: "B22.11", value: -2 },
      { rule: "B22.11", value: -1 },
    ]);
  });

  test("B22.12: a unit in an Aqueduct hex defends at full strength, on the clear line", () => {
    const units = [allied("A", "0404", "4-5-4"), russian("R", "0403", "4-5-4")];
    expect(fight({ scenario: "balaclava", map, units }, ["A"], ["0403"])).toMatchObject({ defence: 5, line: "clear" });
  });
});

describe("the results table", () => {
  const units = [allied("A", "0403", "4-1-4"), russian("R", "0404", "4-9-4")];

  test("8.4: the contested cells follow the option", () => {
    // 1 to 9 is below the first column; morale 4 and die 5 give row 8.
    const cell = (meleeTable: string) => fight({ units, options: { meleeTable } }, ["A"], ["0404"], 5).result;
    expect(cell("dR-dR-dR")).toBe("dR");
    expect(cell("aR-dR-dR")).toBe("aR");
    const nine = (meleeTable: string) => fight({ units, options: { meleeTable } }, ["A"], ["0404"], 6).result;
    expect(nine("dR-dR-dR")).toBe("dR");
    expect(nine("dR-d1-d1")).toBe("d1");
  });

  test("8.4: a position may put its own table in place of the printed one", () => {
    const melee = Array.from({ length: 10 }, () => new Array<string>(8).fill("aE"));
    expect(fight({ units, tables: { melee } }, ["A"]).result).toBe("aE");
    expect(() => fight({ units, tables: { melee: [["dE"]] } }, ["A"])).toThrow("tables.melee");
  });
});

import { directionTo, hexesOfSide } from "@redoubt/hex";
import { BARRED, sidesTagged, stepCost } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { games } from "../src/data/games.ts";
import { bankOf } from "../src/ground.ts";
import * as bits from "../src/terrain.ts";
import { type Field, fieldOf, zonesOf } from "./field.ts";

const stepBits = ({ map, terrain, hex }: Field, from: string, to: string): number =>
  terrain.step[hex(from) * 8 + (directionTo(map.grid, hex(from), hex(to)) ?? 7)];

describe("zones of control", () => {
  const field = fieldOf({
    sides: {
      "0403/0404": ["major-river"],
      "0404/0504": ["major-river", "bridge"],
      "0404/0405": ["cliff up:0404"],
      "0304/0404": ["river"],
    },
  });

  test("3.4a, 3.4b: over the six neighbours, but not over a major river, bridged or not, nor a cliff", () => {
    const zone = zonesOf(field, "0404");
    const covered = field.map.grid.cells.filter((hex) => zone[hex] > 0).map((hex) => field.map.grid.numbers[hex]);
    expect(covered).toEqual(["0304", "0305", "0505"]);
  });

  test("I-85, I-103: attacks pass a river and a bridged major river, not an open one nor a cliff", () => {
    const isBarred = (to: string) => (stepBits(field, "0404", to) & bits.NO_ATTACK) !== 0;
    expect(["0403", "0504", "0405", "0304", "0305"].map(isBarred)).toEqual([true, false, true, false, false]);
  });
});

describe("what lies across a hexside", () => {
  const field = fieldOf({
    elevation: { "0303": 1 },
    sides: {
      "0501/0502": ["river"],
      "0502/0503": ["river", "bridge"],
      "0503/0504": ["stream"],
      "0504/0505": ["river", "ford"],
    },
    roads: [["0101", "0102"]],
  });

  test("TEC: water halves the attacker, a bridge does not", () => {
    const halves = (from: string, to: string) => (stepBits(field, from, to) & bits.HALVES_ATTACK) !== 0;
    expect([
      halves("0501", "0502"),
      halves("0502", "0503"),
      halves("0503", "0504"),
      halves("0504", "0505"),
      halves("0505", "0506"),
    ]).toEqual([true, false, true, true, false]);
  });

  test("9.4.1f: bridges are known", () => {
    expect((stepBits(field, "0502", "0503") & bits.OVER_BRIDGE) !== 0).toBe(true);
    expect((stepBits(field, "0501", "0502") & bits.OVER_BRIDGE) !== 0).toBe(false);
  });

  test("E15: river, bridge and ford are known, a stream is none of them", () => {
    const isWater = (from: string, to: string) => (stepBits(field, from, to) & bits.WATER) !== 0;
    expect([
      isWater("0501", "0502"),
      isWater("0502", "0503"),
      isWater("0503", "0504"),
      isWater("0504", "0505"),
    ]).toEqual([true, true, false, true]);
  });

  test("CRT-M: up and down, seen from either side", () => {
    expect([stepBits(field, "0302", "0303") & bits.UP, stepBits(field, "0303", "0302") & bits.DOWN]).toEqual([
      bits.UP,
      bits.DOWN,
    ]);
  });

  test("9.3e: slopes, water and bridges are no hexsides for a charge, a road is", () => {
    const isBad = (from: string, to: string) => (stepBits(field, from, to) & bits.NO_CHARGE) !== 0;
    expect([
      isBad("0302", "0303"),
      isBad("0303", "0302"),
      isBad("0502", "0503"),
      isBad("0503", "0504"),
      isBad("0101", "0102"),
    ]).toEqual([true, true, true, true, false]);
  });
});

describe("the ground of the introduction", () => {
  const { area } = games.traktir;
  const field = fieldOf({ use: "tchernaya", setup: { area } });

  test("T1: nothing leads out of columns 07 to 18 and rows 03 to 16", () => {
    const inside = field.map.grid.cells.filter((hex) => field.terrain.hex[hex] & bits.IN_PLAY);
    expect(inside).toHaveLength(12 * 14);
    expect(field.terrain.zone[field.hex("0616")]).toBe(0);
    const out = directionTo(field.map.grid, field.hex("1803"), field.hex("1802")) ?? 0;
    expect(stepCost(field.terrain.costs.infantry, field.hex("1803"), out)).toBe(BARRED);
    expect((field.terrain.roadWays[field.hex("1803")] >> out) & 1).toBe(0);
    expect((field.terrain.ways[field.hex("1803")] >> out) & 1).toBe(0);
  });
});

describe("the Tchernaya", () => {
  const field = fieldOf({ use: "tchernaya" });

  test("I-138: 1410 lies on the left bank, 1409 and Telegraph Hill on the right, 326 hexes against 274", () => {
    const left = bankOf(field.map, field.hex("1410"));
    expect(left.size).toBe(326);
    expect(["1410", "1611", "0520", "1409", "1911", "2415"].map((hex) => left.has(field.hex(hex)))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test("TEC: every step price on the map is at most 5 points for infantry", () => {
    const { costs } = field.terrain;
    for (const hex of field.map.grid.cells)
      for (const d of [0, 1, 2, 3, 4, 5] as const) {
        const cost = stepCost(costs.infantry, hex, d);
        if (cost !== BARRED) expect(cost).toBeLessThanOrEqual(10);
      }
  });

  test("TEC: guns cross the river only by the bridges and fords", () => {
    const open = sidesTagged(field.map, "river").filter((side) => {
      const [a, b] = hexesOfSide(field.map.grid, side);
      return stepCost(field.terrain.costs.artillery, a, directionTo(field.map.grid, a, b) ?? 0) !== BARRED;
    });
    expect(open).toEqual(
      [...sidesTagged(field.map, "bridge"), ...sidesTagged(field.map, "ford")].sort((x, y) => x - y),
    );
  });

  test("E10: with the Telegraph bridge down the road is cut and guns wait", () => {
    const down = fieldOf({ use: "tchernaya", setup: { bridges: new Map([[field.side("1611/1711"), "destroyed"]]) } });
    const d = directionTo(field.map.grid, field.hex("1611"), field.hex("1711")) ?? 0;
    const open = ({ terrain, hex }: Field) => [
      (terrain.roadWays[hex("1611")] >> d) & 1,
      stepCost(terrain.costs.artillery, hex("1611"), d),
    ];
    expect([open(field), open(down)]).toEqual([
      [1, 2],
      [0, BARRED],
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { sightBlock, sightRange } from "../../src/checks/sight.ts";
import { entryPrice } from "../../src/step-price.ts";
import { paysExchange } from "../../src/strength.ts";
import { fieldOf } from "../field.ts";

// The three examples that the book works out.
describe("examples of the book", () => {
  test("3.7c: from two levels above, B is seen five hexes away", () => {
    const field = fieldOf({ elevation: { "0401": 2 } });
    const scene = {
      grid: field.map.grid,
      terrain: field.terrain,
      weather: "clear",
      friends: field.counts(),
      enemies: field.counts("0406"),
      overFriends: "by-3.7",
      overEnemies: "by-3.7",
    } as const;
    expect(sightRange(scene, field.hex("0401"), field.hex("0406"))).toBe(5);
    expect(sightBlock(scene, field.hex("0401"), field.hex("0406"))).toBeNull();
  });

  test("7.2d: A, B and C come in through one clear hex for 1, 2 and 3 points; in Road March for a half, 1 and one and a half", () => {
    const clear = fieldOf({});
    expect([1, 2, 3].map((n) => entryPrice(clear.map, "infantry", clear.hex("0103"), n, false).cost)).toEqual([
      2, 4, 6,
    ]);
    const road = fieldOf({ roads: [["0103", "0203"]] });
    expect([1, 2, 3].map((n) => entryPrice(road.map, "infantry", road.hex("0103"), n, true).cost)).toEqual([1, 2, 3]);
  });

  test("9.4.1h: in an Exchange a lone attacker is lost with the defender, however strong he is", () => {
    const [lone, defender] = [8, 1];
    expect(paysExchange(defender, 0, "exact")).toBe(false);
    expect(paysExchange(defender, lone, "exact")).toBe(true);
  });
});

import { hexAt, stepFrom } from "@redoubt/hex";
import type { Situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { measuredSearches, measuredSight } from "../src/index.ts";
import type { QuadPlay } from "../src/state.ts";
import { allied, alliedTurn, russian, turned } from "./battlefield.ts";

describe("what the bench measures", () => {
  const begun = () =>
    alliedTurn("movement", {
      map: {
        cols: 8,
        rows: 8,
        hexes: { "0505": ["woods"], "0606": ["town"] },
        sides: {
          "0202/0203": ["gentle-slope up:0203"],
          "0302/0303": ["steep-slope up:0303"],
          "0403/0404": ["cliff up:0404"],
        },
      },
      units: [
        allied("A", "0202"),
        allied("W", "off-map"),
        russian("R", "0404"),
        russian("D", "0701", "4-5-4", turned),
        russian("E", "eliminated"),
      ],
    });
  const playOf = (s: Situation) => s.game.play() as QuadPlay;
  const numbers = ({ world }: QuadPlay, column: Uint8Array) =>
    world.grid.cells.filter((hex) => column[hex] !== 0).map((hex) => world.grid.numbers[hex]);

  test("5.0: is one search for each phasing unit on the map, with its points from its hex", () => {
    const s = begun();
    const g = playOf(s);
    const { grid } = g.world;
    const [search, ...others] = measuredSearches(g);
    expect(others).toEqual([]);
    expect([grid.numbers[search.start], search.points]).toEqual(["0202", 10]);
    const flood = search.run();
    const reached = Array.from(flood.reached.subarray(1, flood.count), (hex) => `hex ${grid.numbers[hex]}`);
    s.answer("unit A");
    expect(reached.sort()).toEqual(
      s
        .answers()
        .filter((answer) => answer.startsWith("hex"))
        .sort(),
    );
  });
  test("5.12, 5.13: enemies bar their hexes, and the zones of those in order stop", () => {
    const g = playOf(begun());
    const [{ barred, stop }] = measuredSearches(g);
    expect(numbers(g, barred).sort()).toEqual(["0404", "0701"]);
    // No zone crosses a cliff (6.14): 0403 is free of it.
    expect(numbers(g, stop).sort()).toEqual(["0304", "0305", "0405", "0504", "0505"]);
  });
  test("7.33, 7.35: the ground as a line of sight meets it", () => {
    const g = playOf(begun());
    const { grid } = g.world;
    const { hides, slope } = measuredSight(g);
    expect(numbers(g, hides)).toEqual(["0505", "0606"]);
    // South is direction 3, north 0: bit 0 goes up, bit 1 down, bit 2 is steep or a cliff.
    const step = (from: string, direction: 0 | 3) => slope[stepFrom(hexAt(grid, from), direction)];
    expect([step("0202", 3), step("0203", 0)]).toEqual([1, 2]);
    expect([step("0302", 3), step("0303", 0)]).toEqual([5, 6]);
    expect([step("0403", 3), step("0404", 0)]).toEqual([5, 6]);
    expect(step("0101", 3)).toBe(0);
  });
  test("7.3: judges lines as the rules do", () => {
    const g = playOf(begun());
    const { grid } = g.world;
    const { isClear } = measuredSight(g);
    expect(isClear(hexAt(grid, "0504"), hexAt(grid, "0506"))).toBe(false);
    expect(isClear(hexAt(grid, "0704"), hexAt(grid, "0706"))).toBe(true);
  });
});

import { describe, expect, test } from "vitest";
import { games } from "../src/data/games.ts";
import type { SideName } from "../src/data/piece.ts";
import { levelOf, scoreLines, scoreOf, type Tally } from "../src/victory.ts";

const { battle, traktir } = games;
const nothing: Tally = { peu: 0, uar: 0, leaders: [], depots: 0, corps: [], objectives: [], delays: 0 };
const points = (game: typeof battle, side: SideName, tally: Partial<Tally>) =>
  scoreOf(scoreLines(game, side, { ...nothing, ...tally }));

describe("victory", () => {
  test("VP: nine objectives, six of them starred, for Russia alone", () => {
    expect(
      battle.victory.objectives.map(({ hex, points: worth, starred }) => `${hex} ${worth}${starred ? "*" : ""}`),
    ).toEqual(["0910 6*", "1212 6*", "1613 6*", "1410 3*", "1917 8*", "1911 2*", "2415 1", "1419 10", "0520 15"]);
    const objectives = ["0910", "1419"];
    expect([points(battle, "russian", { objectives }), points(battle, "allied", { objectives })]).toEqual([16, 0]);
  });

  test("VP: a point for 2 SP lost for good and for 4 awaiting recovery, each box rounded down once", () => {
    expect([
      points(battle, "allied", { peu: 7 }),
      points(battle, "allied", { uar: 7 }),
      points(battle, "allied", { peu: 7, uar: 7 }),
    ]).toEqual([3, 1, 4]);
  });

  test("VP: Leaders by rank, Depots, demoralized corps, small ones less", () => {
    expect(points(battle, "allied", { leaders: ["officer", "officer-commander", "commander", "army-commander"] })).toBe(
      2 + 3 + 5 + 8,
    );
    expect(points(battle, "russian", { depots: 2 })).toBe(8);
    expect(points(battle, "russian", { corps: ["FR H", "FR Res", "SA", "OT"] })).toBe(12);
    expect(
      points(battle, "russian", { corps: ["FR Cav", "BR"] }) + points(battle, "allied", { corps: ["RU Cav"] }),
    ).toBe(6);
  });

  test("O1: two points for each of turns 2, 3 and 4 without an attack beyond the river", () => {
    expect([battle.delay?.turns, battle.delay?.corps]).toEqual([[2, 3, 4], "RU III"]);
    expect([points(battle, "russian", { delays: 3 }), points(battle, "allied", { delays: 3 })]).toEqual([-6, 0]);
    expect(points(traktir, "russian", { delays: 3 })).toBe(0);
  });

  test("VL: the levels at both ends of each band", () => {
    const level = (difference: number) => levelOf(battle.victory, difference).name;
    expect([65, 64, 50, 49, 36].map(level)).toEqual([
      "Russian decisive victory",
      "Russian victory",
      "Russian victory",
      "draw",
      "draw",
    ]);
    expect([35, -14, -15].map(level)).toEqual(["Allied victory", "Allied victory", "Allied decisive victory"]);
  });

  test("VL: the day as it was comes to -12, an Allied victory", () => {
    const allied = points(battle, "allied", { peu: 8, uar: 14, leaders: ["officer-commander"], corps: ["RU III"] });
    const russian = points(battle, "russian", { peu: 2, uar: 2 });
    expect([allied, russian, levelOf(battle.victory, russian - allied).name]).toEqual([13, 1, "Allied victory"]);
  });

  test("VL: taking only what nobody defends is an Allied victory", () => {
    const difference = points(battle, "russian", { objectives: ["1911", "2415"], peu: 2 });
    expect([difference, levelOf(battle.victory, difference).winner]).toEqual([4, "allied"]);
  });

  test("T7: objectives of 3, 5, 5 and 5, boxes, 4 for a corps; no Leaders, no Depots", () => {
    expect(points(traktir, "russian", { objectives: ["1410", "1212", "1613", "0910"] })).toBe(18);
    expect(points(traktir, "allied", { leaders: ["officer-commander", "army-commander"], depots: 1 })).toBe(0);
    expect(points(traktir, "allied", { corps: ["RU III", "RU 5 Div"], peu: 4, uar: 4 })).toBe(11);
    expect(points(traktir, "russian", { corps: ["FR H"] })).toBe(4);
  });

  test("T8: 4 wins for Russia, 1 to 3 is a draw, 0 or less is French", () => {
    expect([4, 3, 1, 0, -7].map((difference) => levelOf(traktir.victory, difference).winner)).toEqual([
      "russian",
      null,
      null,
      "allied",
      "allied",
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { commandPoints } from "../../src/command-points.ts";
import type { Game } from "../../src/data/game.ts";
import { seriesSwitches } from "../../src/data/games/series.ts";
import { games } from "../../src/data/games.ts";
import { provenance } from "../../src/data/provenance.ts";
import { options } from "../../src/options.ts";
import { ruleIndex } from "../../src/rule-index.ts";
import type { Weather } from "../../src/tables/weather.ts";

const { battle, traktir } = games;
const turnsWhere = (game: Game, test: (box: Game["track"][number]) => boolean) => game.track.filter(test).map(({ turn }) => turn);
const cp = (game: Game, id: string, turn: number, weather: Weather = "clear") => {
  const leader = game.leaders.find((one) => one.id === id);
  if (leader === undefined) throw new Error(`no leader ${id}`);
  return commandPoints(game.switches, leader, turn, weather).cp;
};

describe("the battle", () => {
  test("TT: eight turns, twelve or twenty-four, the Russian first, an hour a turn from four o'clock", () => {
    expect([battle.first, battle.lengths]).toEqual(["russian", { standard: 8, long: 12, extended: 24 }]);
    expect(battle.track.map(({ turn }) => turn)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    const clocks = battle.track.map(({ clock }) => Number(clock.slice(0, 2)));
    expect(clocks).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 0, 4, 5, 6, 7, 8, 9]);
  });

  test("TT, E6: fog on 1, 2 and 19; night on 17 and 18; Administration on 1 for orders, then 5, 9, 13, 17, 19", () => {
    expect(turnsWhere(battle, ({ weather }) => weather === "fog")).toEqual([1, 2, 19]);
    expect(turnsWhere(battle, ({ night }) => night)).toEqual([17, 18]);
    expect(turnsWhere(battle, ({ admin }) => admin === "orders")).toEqual([1]);
    expect(turnsWhere(battle, ({ admin }) => admin === "full")).toEqual([5, 9, 13, 17, 19]);
    expect(battle.switches.admin).toBe("track");
  });

  // On each turn in its historical weather.
  test("E3, E4: command points by turn", () => {
    const points = (id: string) => battle.track.map(({ turn, weather }) => cp(battle, id, turn, weather)).join("");
    expect(points("Gorchakov")).toBe(`112${"3".repeat(15)}2${"3".repeat(5)}`);
    for (const id of ["Herbillon", "La-Marmora"]) expect(points(id), id).toBe(`11${"2".repeat(16)}1${"2".repeat(5)}`);
    expect(points("Pelissier").slice(2)).toBe(`${"3".repeat(16)}2${"3".repeat(5)}`);
    for (const { id, rank } of battle.leaders)
      if (rank === "officer-commander") expect(points(id), id).toBe("1".repeat(24));
    expect(cp(battle, "Camou", 4)).toBe(0);
  });

  test("E7, E8, E9, E10: orders, positions, charges and bridges", () => {
    const { orders, orderHexes, ip, charges, bridges, thrown } = battle.switches;
    expect(orders).toEqual({ russian: 2, allied: 1 });
    expect([...orderHexes].sort()).toEqual(["0910", "1212", "1410", "1613", "1911", "1917"]);
    expect([ip, charges, bridges]).toEqual([true, true, ["1611/1711", "2415/2416"]]);
    expect(thrown).toEqual({ russian: 3, allied: 0 });
  });

  test("E2, E11, E12, E14, E15: the switches of the exclusive rules", () => {
    const { nationsApart, footMoveOrFire, overFriends, leaderLoss, noAssault, dutyInPosition, dutyOverWater } = battle.switches;
    expect([nationsApart, footMoveOrFire, overFriends, leaderLoss]).toEqual([true, true, "adjacent-only", true]);
    expect([noAssault, dutyInPosition, dutyOverWater]).toEqual([["FR Cav", "BR"], false, false]);
  });

  test("MAP: sources, compass and works at the start", () => {
    expect(battle.sources).toEqual({ russian: ["1801", "3006"], allied: ["0116", "0520", "1520"] });
    expect(battle.switches.compass).toEqual({ russian: ["N", "NE", "NW"], allied: ["S", "SE", "SW"] });
    expect([...battle.works].sort()).toEqual(["1409", "1815", "1911", "1915", "2016"]);
  });

  test("7.2: the groups of reinforcements hold every piece that is not set up, with its turn and hex", () => {
    const lines = battle.groups.map(({ turn, entry, pieces, instead }) => `${turn} ${entry} ${pieces.length} ${instead?.turn} ${instead?.entry}`);
    expect(lines).toEqual([
      "1 1801 5 undefined undefined",
      "2 3006 7 undefined undefined",
      "2 1801 4 undefined undefined",
      "3 0520 4 undefined undefined",
      "3 0116 1 4 0520",
      "4 0116 4 5 0520",
      "5 0116 4 6 0520",
      "6 0116 4 7 0520",
    ]);
    expectGroupsComplete(battle);
  });
});

describe("the introduction", () => {
  test("T1, T2: six clear turns from five o'clock on columns 07 to 18 and rows 03 to 16, Administration on turn 4", () => {
    expect(traktir.area).toEqual({ columns: [7, 18], rows: [3, 16] });
    expect([traktir.lengths, traktir.track.length]).toEqual([{ standard: 6 }, 6]);
    expect(traktir.track.map(({ clock }) => clock)).toEqual(["05:00", "06:00", "07:00", "08:00", "09:00", "10:00"]);
    expect(turnsWhere(traktir, ({ weather, night }) => weather !== "clear" || night)).toEqual([]);
    expect(turnsWhere(traktir, ({ admin }) => admin === "full")).toEqual([4]);
  });

  test("T3: III Corps and Herbillon's, the 5th Division as a corps of 22 SP, three regiments late", () => {
    expect(traktir.corps.map(({ id, total, number }) => `${id} ${total} ${number}`)).toEqual(["RU III 41 16", "FR H 47 19", "RU 5 Div 22 9"]);
    for (const { id, total } of traktir.corps)
      expect(traktir.units.filter(({ corps }) => corps === id).reduce((all, { sp }) => all + sp, 0), id).toBe(total);
    expect(traktir.groups.map(({ turn, entry, pieces }) => `${turn} ${entry} ${pieces.join(" ")}`)).toEqual([
      "2 1315 Tir 47 52",
      "3 1804 Vranken Arc Vol Kos Gal 5A",
    ]);
    expectGroupsComplete(traktir);
    const at = (id: string) => traktir.leaders.find((one) => one.id === id)?.at;
    expect([at("Gorchakov"), at("Herbillon")]).toEqual([{ hex: "1606" }, { hex: "1313" }]);
    expect(traktir.leaders.map(({ id }) => id).join(" ")).toBe("Read Ushakov Martinau Gorchakov Vranken Herbillon Camou Faucheux Cler");
  });

  test("T3: Depots and sources", () => {
    expect(traktir.depots.map(({ id, hex, serves }) => `${id} ${hex} ${serves.join("+")}`)).toEqual(["D-III 1604 RU III+RU 5 Div", "D-FrH 1216 FR H"]);
    expect([traktir.sources, traktir.works]).toEqual([{ russian: ["1803"], allied: ["1016"] }, ["1409"]]);
  });

  test("T4: Gorchakov has 2 points, Herbillon 2 and from turn 3 on 3, Read 1", () => {
    const points = (id: string) => traktir.track.map(({ turn }) => cp(traktir, id, turn)).join("");
    expect([points("Gorchakov"), points("Herbillon"), points("Read")]).toEqual(["222222", "223333", "111111"]);
  });

  test("T5, T6: no orders, no charges, no leader loss, the duty in full; one bridge to destroy, two to throw", () => {
    const { orders, charges, leaderLoss, dutyInPosition, dutyOverWater, bridges, thrown, variantWeather, ip } = traktir.switches;
    expect([orders, charges, leaderLoss, dutyInPosition, dutyOverWater]).toEqual([{ russian: 0, allied: 0 }, false, false, true, true]);
    expect([bridges, thrown, variantWeather, ip]).toEqual([["1611/1711"], { russian: 2, allied: 0 }, false, true]);
    expect([traktir.switches.nationsApart, traktir.switches.footMoveOrFire, traktir.delay]).toEqual([true, true, null]);
  });

  test("T1: every piece and place lies inside the ground of the introduction", () => {
    const places = [
      ...[...traktir.units, ...traktir.leaders].map(({ at }) => ("hex" in at ? at.hex : at.entry)),
      ...traktir.depots.map(({ hex }) => hex),
      ...[...traktir.sources.russian, ...traktir.sources.allied, ...traktir.works],
      ...traktir.victory.objectives.map(({ hex }) => hex),
    ];
    for (const hex of places) {
      expect(Number(hex.slice(0, 2)) >= 7 && Number(hex.slice(0, 2)) <= 18, hex).toBe(true);
      expect(Number(hex.slice(2)) >= 3 && Number(hex.slice(2)) <= 16, hex).toBe(true);
    }
  });
});

describe("series rules alone", () => {
  test("I-141: everything allowed but portable bridges, one order each, the die for Administration, no compass", () => {
    const { ip, charges, bridges, thrown, orders, admin, compass, dutyInPosition, leaderLoss } = seriesSwitches;
    expect([ip, charges, bridges, thrown]).toEqual([true, true, "all", { russian: 0, allied: 0 }]);
    expect([orders, admin, compass, dutyInPosition, leaderLoss]).toEqual([{ russian: 1, allied: 1 }, "die", null, true, false]);
  });

  test("I-141: switches are plain JSON", () => {
    for (const one of [seriesSwitches, battle.switches, traktir.switches]) expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  });
});

test("options: three of the game and thirteen readings, the standard among the choices", () => {
  expect(options).toHaveLength(16);
  expect(options.slice(0, 3).map(({ id, standard }) => `${id} ${standard}`)).toEqual(["length standard", "weather historical", "timeToBegin on"]);
  for (const { id, choices, standard } of options) expect(choices, id).toContain(standard);
});

test("3.9, T5: a game names the cases of its own that it plays by, the introduction none of those it leaves out", () => {
  const own = Object.keys(ruleIndex).filter((id) => /^(E\d+|O1|T\d|TT|OB|DT|MAP|VP|VL)$/.test(id));
  expect(new Set([...battle.rules, ...traktir.rules])).toEqual(new Set(own));
  expect(battle.rules.filter((id) => /^T\d$/.test(id))).toEqual([]);
  for (const left of ["E4", "E5", "E6", "E7", "E9", "E12", "E15", "O1"] as const) expect(traktir.rules, left).not.toContain(left);
});

test("every body of data says what it rests on", () => {
  for (const { status, source } of Object.values(provenance)) expect(source.length, status).toBeGreaterThan(10);
});

function expectGroupsComplete(game: Game): void {
  const waiting = [...game.units, ...game.leaders].flatMap(({ id, at }) => ("hex" in at ? [] : [`${id} ${at.turn} ${at.entry}`]));
  const grouped = game.groups.flatMap(({ turn, entry, pieces }) => pieces.map((id) => `${id} ${turn} ${entry}`));
  expect(grouped.sort()).toEqual(waiting.sort());
}

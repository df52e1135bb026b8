import { describe, expect, test } from "vitest";
import { stand } from "../muster.ts";
import type { Text, Units } from "./fight.ts";

const piece = (id: string, at: string, side = "russian", kind = "infantry", more: object = {}) => ({
  id,
  at,
  side,
  kind,
  ...more,
});
const depots = [
  piece("D-III", "1604", "russian", "depot"),
  piece("D-FrH", "1115", "allied", "depot"),
  piece("D-SA", "1518", "allied", "depot"),
];
/** The score of both sides in a battle with these pieces. */
function score(units: Units, more: Text = {}): readonly [number, number] {
  const s = stand({
    scenario: "battle",
    map: { use: "tchernaya" },
    turn: 8,
    phase: "ic-maneuver",
    ...more,
    units: [
      ...units,
      ...depots.filter(({ id }) => !units.some((unit) => unit.id === id)),
      piece("Read", "1407", "russian", "officer-commander"),
    ],
  });
  const of = (side: string) =>
    s
      .view()
      .score.filter((line) => line.side === side)
      .reduce((all, { points }) => all + points, 0);
  return [of("russian"), of("allied")];
}

describe("victory points", () => {
  test.each<[string, Units, readonly [number, number]]>([
    ["VP: nothing done, nothing scored", [], [0, 0]],
    ["VP: 2 SP lost for good, 1 point", [piece("Ulr", "peu", "russian", "cavalry")], [0, 1]],
    ["VP: 3 SP, 1 point", [piece("Smo", "peu")], [0, 1]],
    ["VP: 3 and 3 SP, 3 points, rounded once", [piece("Smo", "peu"), piece("Vit", "peu")], [0, 3]],
    [
      "VP: 4 SP awaiting recovery, 1 point",
      [piece("Mog", "uar"), piece("Ushakov", "1306", "russian", "officer")],
      [0, 1],
    ],
    ["VP: 3 SP awaiting recovery, none", [piece("Smo", "uar"), piece("Ushakov", "1306", "russian", "officer")], [0, 0]],
    [
      "VP: a reduced unit lost counts its full SP",
      [piece("Arc", "peu", "russian", "infantry", { state: ["reduced"] })],
      [0, 2],
    ],
    ["VP: Allied losses count for Russia", [piece("95", "peu", "allied"), piece("97", "peu", "allied")], [3, 0]],
    [
      "5.2p, 5.2n: units stranded by the capture of their Officer do not score",
      [piece("Mog", "uar"), piece("Ushakov", "captured", "russian", "officer")],
      [0, 2],
    ],
    ["VP, 3.1o: an Officer taken, 2", [piece("Ushakov", "captured", "russian", "officer")], [0, 2]],
    ["VP, E12: an Officer killed counts as taken", [piece("Ushakov", "killed", "russian", "officer")], [0, 2]],
    ["VP: an Officer-Commander, 3", [piece("Liprandi", "captured", "russian", "officer-commander")], [0, 3]],
    ["VP: a Commander, 5", [piece("Herbillon", "captured", "allied", "commander")], [5, 0]],
    ["VP: an Army Commander, 8", [piece("Gorchakov", "captured", "russian", "army-commander")], [0, 8]],
    ["VP, 3.1o: a Depot, 4", [piece("D-FrH", "captured", "allied", "depot")], [4, 0]],
  ])("%s", (_title, units, expected) => {
    expect(score(units)).toEqual(expected);
  });

  test.each([
    ["RU III", 16, [0, 3]],
    ["RU Cav", 7, [0, 2]],
    ["FR H", 19, [3, 0]],
    ["FR Cav", 3, [2, 0]],
    ["BR", 4, [2, 0]],
    ["SA", 11, [3, 0]],
  ])("VP, DT: %s is demoralized at %i SP lost, and counts", (corps, number, expected) => {
    expect(score([], { flags: { corps: { [corps]: { lost: number } } } })).toEqual(expected);
    expect(score([], { flags: { corps: { [corps]: { lost: number - 1 } } } })).toEqual([0, 0]);
  });

  test.each([
    ["0910", 6],
    ["1212", 6],
    ["1613", 6],
    ["1410", 3],
    ["1917", 8],
    ["1911", 2],
    ["2415", 1],
    ["1419", 10],
    ["0520", 15],
  ])("VP: %s is worth %i to a Russian unit in supply", (hex, points) => {
    expect(score([piece("Azo", hex)])).toEqual([points, 0]);
  });

  test("VP: not to one out of supply, nor to a Leader, nor to an Allied unit", () => {
    expect(score([piece("Azo", "1410", "russian", "infantry", { state: ["oos"] })])).toEqual([0, 0]);
    expect(score([piece("Martinau", "1410", "russian", "officer")])).toEqual([0, 0]);
    expect(score([piece("95", "1410", "allied")])).toEqual([0, 0]);
  });

  test("VP: not to one whose line to the Depot is cut at the end", () => {
    expect(score([piece("Azo", "1410"), piece("D-III", "captured", "russian", "depot")])).toEqual([0, 4]);
  });

  test("3.4h, VP: a hex left empty scores nothing, whoever was there last", () => {
    expect(score([piece("Azo", "1409")], { flags: { control: { "1410": "russian" } } })).toEqual([0, 0]);
  });
});

describe("the verdict", () => {
  const verdict = (units: Units, more: Text = {}) => {
    const s = stand({
      scenario: "battle",
      map: { use: "tchernaya" },
      turn: 8,
      phase: "rally",
      active: "allied",
      ...more,
      units: [
        ...units,
        ...depots,
        piece("Read", "1407", "russian", "officer-commander"),
        piece("Gi", "1817", "allied"),
      ],
    });
    expect(s.game.pending().kind).toBe("over");
    return s.eventsOf("game-ended")[0] as unknown as { level: string; difference: number }; // the end tells both
  };

  test("VL, 4.0-11: the game ends after the Rally of the second player on the last turn", () => {
    expect(verdict([]).difference).toBe(0);
  });

  test.each<[string, Units, number]>([
    ["VL: Kadikoi and Kamara make 25", [piece("Azo", "0520"), piece("Ode", "1419")], 25],
    ["VL: Hasfort and Telegraph Hill make 10", [piece("Azo", "1917"), piece("Ode", "1911")], 10],
  ])("%s", (_title, units, difference) => {
    const isFree = units.filter(({ at }) => at !== "1817");
    expect(verdict(isFree).difference).toBe(difference);
  });

  test("T7, T8: at the Traktir bridge the bridge alone is a draw, with a hill Russia wins, with nothing France", () => {
    const traktir = (units: Units) => {
      const s = stand({
        scenario: "traktir",
        map: { use: "tchernaya" },
        turn: 6,
        phase: "rally",
        active: "allied",
        units: [...units, piece("D-III", "1604", "russian", "depot"), piece("73", "1514", "allied")],
      });
      const end = s.eventsOf("game-ended")[0] as unknown as { level: string; difference: number };
      return end.difference;
    };
    expect(traktir([piece("Azo", "1410")])).toBe(3);
    expect(traktir([piece("Azo", "1410"), piece("Ode", "1212")])).toBe(8);
    expect(traktir([piece("Azo", "1409")])).toBe(0);
  });
});

describe("time to begin", () => {
  const end = (turn: number, flags: Text["flags"] = {}) => {
    const s = stand({
      scenario: "battle",
      map: { use: "tchernaya" },
      turn,
      phase: "rally",
      active: "allied",
      units: [
        piece("Azo", "1507"),
        piece("Read", "1507", "russian", "officer-commander"),
        piece("Gi", "1917", "allied"),
      ],
      flags,
    });
    return s
      .view()
      .score.filter(({ side }) => side === "russian")
      .reduce((all, { points }) => all + points, 0);
  };
  test.each([
    ["O1: turn 1 costs nothing", 1, {}, 0],
    ["O1: turn 2 without an attack costs 2", 2, {}, -2],
    ["O1: turn 3 too", 3, { o1: { penalty: 2 } }, -4],
    ["O1: and turn 4", 4, { o1: { penalty: 4 } }, -6],
    ["O1: not turn 5", 5, { o1: { penalty: 6 } }, -6],
    ["O1: not once III Corps has attacked", 3, { o1: { attacked: true } }, 0],
  ])("%s", (_title, turn, flags, expected) => {
    expect(end(turn, flags)).toBe(expected);
  });

  test.each([
    ["O1: an attack by III Corps across the river counts", "Azo", "1409", "1410", 0],
    ["O1: not on the right bank", "Azo", "1408", "1409", -2],
    ["O1: not by another corps", "Mos", "1409", "1410", -2],
  ])("%s", (_title, unit, from, to, expected) => {
    const s = stand({
      scenario: "battle",
      map: { use: "tchernaya" },
      turn: 2,
      phase: "ic-combat",
      units: [
        piece(unit, from),
        piece("95", to, "allied"),
        piece("Gi", "1917", "allied"),
        piece("Read", "1405", "russian", "officer-commander"),
        piece("La-Marmora", "1917", "allied", "commander"),
      ],
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "Ar" },
      dice: [3],
    });
    s.answer(`target ${to}`, `add ${unit}`, "resolve");
    for (let i = 0; i < 30 && s.view().turn === 2; i++) s.answer("end");
    expect(
      s
        .view()
        .score.filter(({ side }) => side === "russian")
        .reduce((all, { points }) => all + points, 0),
    ).toBe(expected);
  });
});

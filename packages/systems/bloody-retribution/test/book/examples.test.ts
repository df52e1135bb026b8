import { beginGame, isProblems, scriptedChance } from "@redoubt/engine";
import { situationOf } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../../src/index.ts";
import { british, costOf, movement, soimonov, zouave } from "../field.ts";

/** The battle as it begins. */
function battle() {
  const game = beginGame(bloodyRetribution, { scenario: "inkerman", options: {} }, scriptedChance([]));
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  return situationOf(bloodyRetribution, game);
}

describe("the battle as set up", () => {
  test("2.4: 1st Bourtirsk has a factor of 4 and stands in 0308", () => {
    const unit = battle().unit("1/Bk");
    expect(unit.at).toBe("0308");
    expect(unit.face.values[0].text).toBe("4");
  });

  test("2.7: thirteen Piquets; 2.11: Russians have one step", () => {
    const { units } = battle().view();
    expect(units.filter(({ face }) => face.branch === "piquet")).toHaveLength(13);
    for (const { side, face } of units) if (side === "russian") expect(face.steps).toEqual({ now: 1, max: 1 });
  });

  test("3.3: SB6 enters on turn 3; 1R-3 and 1R-4 have two steps and enter later", () => {
    const s = battle();
    expect(s.unit("SB6")).toMatchObject({ at: "off-map", face: { entryTurn: 3 } });
    for (const id of ["1R-3", "1R-4"]) expect(s.unit(id)).toMatchObject({ at: "off-map", face: { steps: { max: 2 } } });
  });

  test("3.3: only the Allies have reinforcements, and two-step units begin in full", () => {
    for (const { side, at, face } of battle().view().units) {
      if (at === "off-map") expect(side).toBe("allied");
      expect(face.steps?.now).toBe(face.steps?.max);
    }
  });

  test("5.3, 3.2: the Russian moves first on turn 1, with six markers and all victory hexes Allied", () => {
    const s = battle();
    expect(s.view()).toMatchObject({ turn: 1, turns: 5, phase: "movement", active: "russian" });
    expect(s.view().notes.join()).toContain("6 of 6");
    expect(s.view().score[0].points).toBe(0);
  });

  test("5.6: the batteries stand on 1208 and 1309", () => {
    const batteries = battle()
      .view()
      .markers.filter(({ kind }) => kind === "battery");
    expect(batteries.map(({ hex }) => hex).sort()).toEqual(["1208", "1309"]);
  });

  test("5.6: nine hexes from Shell Hill on the real map: Home Ridge is in range, the Guards' camp is not", () => {
    const s = battle();
    for (const id of ["30th", "55th", "41st"]) expect(s.answers()).toContain(`bombard ${id}`);
    for (const id of ["GG", "CG", "SFG"]) expect(s.refusedBy(`bombard ${id}`)).toBe("5.6");
  });
});

describe("the examples on the real map", () => {
  const map = { use: "inkerman" };

  test("8.8: 0805/0906 is a slope, 0906 uphill: a point more to go up, none to go down", () => {
    const s = movement({ map, units: [soimonov("X", "0805"), soimonov("Y", "0906"), british("A", "1719")] });
    expect(costOf(s, "X", "0906")).toBe(3);
    expect(costOf(s, "Y", "0805")).toBe(2);
  });

  test("2.2: 1910 is the Sandbag Battery, a redoubt: a point more to get in from the front, by any infantry", () => {
    const s = movement({ map, units: [zouave("Z", "1909"), soimonov("X", "1809"), british("A", "1719")] });
    expect(costOf(s, "Z", "1910")).toBe(3);
    expect(costOf(s, "X", "1910")).toBe(4);
  });

  test("8.11: the sea in the north-west is closed", () => {
    const s = movement({ map, units: [soimonov("X", "0103"), british("A", "1719")] });
    s.answer("move X");
    expect(s.answers()).not.toContain("go 0102");
    expect(s.refusedBy("go 0102")).toBe("8.11");
  });
});

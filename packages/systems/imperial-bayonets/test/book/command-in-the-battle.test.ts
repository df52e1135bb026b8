import { describe, expect, test } from "vitest";
import { stand } from "../muster.ts";
import type { Text } from "./fight.ts";

const inf = (id: string, at: string, side = "russian", more: object = {}) => ({
  id,
  at,
  side,
  kind: "infantry",
  ...more,
});
const map = { use: "tchernaya" };
const battle = (text: Text) => stand({ scenario: "battle", map, turn: 4, ...text });
const notes = (text: Text) =>
  battle({ phase: "command-distribution", ...text })
    .view()
    .notes.join(" ");

describe("command in the battle", () => {
  const gorchakov = { id: "Gorchakov", side: "russian", kind: "army-commander", at: "1706" };
  const near = inf("Azo", "1607");
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [8, 3],
  ])("E4, E3, TT: on turn %i Gorchakov has %i points", (turn, points) => {
    expect(notes({ turn, units: [gorchakov, near] })).toContain(`Gorchakov has ${points} to give.`);
  });

  test.each([
    [1, 1],
    [3, 2],
  ])("E3: on turn %i Herbillon has %i", (turn, points) => {
    const herbillon = { id: "Herbillon", side: "allied", kind: "commander", at: "1313" };
    const text = notes({
      turn,
      active: "allied",
      units: [herbillon, inf("97", "1311", "allied"), inf("2Z", "1312", "allied"), inf("47", "1314", "allied")],
    });
    expect(text).toContain(`Herbillon has ${points} to give.`);
  });

  test("E3: fog takes no point from an Officer-Commander", () => {
    const read = { id: "Read", side: "russian", kind: "officer-commander", at: "1407" };
    expect(notes({ turn: 1, units: [read, inf("Azo", "1407")] })).toContain("Read has 1 to give.");
  });

  const pelissier = { id: "Pelissier", side: "allied", kind: "army-commander", at: "1417" };
  test.each([
    ["E1: Pelissier commands French", "97", true],
    ["E1: not Sardinians", "Gi", false],
    ["E1: not Ottomans", "O1", false],
    ["E1: not the British", "HB", false],
  ])("%s", (_title, id, expected) => {
    const s = battle({
      phase: "command-distribution",
      active: "allied",
      units: [
        pelissier,
        { ...inf(id, "1416", "allied"), kind: id === "HB" ? "cavalry" : "infantry" },
        inf("82", "1417", "allied"),
      ],
    });
    expect(s.answers().includes("command-hex Pelissier 1416")).toBe(expected);
  });

  test("E1: Herbillon commands his corps only, and his corps troops by a point for himself", () => {
    const herbillon = { id: "Herbillon", side: "allied", kind: "commander", at: "1313" };
    const s = battle({
      phase: "command-distribution",
      active: "allied",
      units: [
        herbillon,
        inf("97", "1311", "allied"),
        { id: "CA1", side: "allied", kind: "cavalry", at: "1314" },
        { id: "Fg1", side: "allied", kind: "horse-artillery", at: "1413" },
      ],
    });
    expect(s.answers()).toEqual(expect.arrayContaining(["command-hex Herbillon 1311", "command Herbillon Herbillon"]));
    expect(s.answers()).not.toContain("command-hex Herbillon 1314");
  });

  test("OB, 3.5a: Gorchakov commands every Russian Officer and force", () => {
    const s = battle({
      phase: "command-distribution",
      units: [
        gorchakov,
        { id: "Vranken", side: "russian", kind: "officer", at: "1705" },
        inf("Azo", "1607"),
        inf("Mos", "1707"),
      ],
    });
    expect(s.answers()).toEqual(
      expect.arrayContaining(["command Gorchakov Vranken", "command-hex Gorchakov 1607", "command-hex Gorchakov 1707"]),
    );
  });
});

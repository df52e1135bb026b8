import { describe, expect, test } from "vitest";
import { al, ru, stand } from "../muster.ts";
import { away, north, type Text } from "./fight.ts";

const piece = (id: string, at: string, side = "russian", kind = "infantry", more: object = {}) => ({
  id,
  at,
  side,
  kind,
  ...more,
});
const map = { use: "tchernaya" };
const battle = (text: Text) => stand({ scenario: "battle", map, turn: 4, ...text });

describe("phases in corners", () => {
  test("8.0g, 9.2h: a hex emptied by the fire of an activated force is entered by nobody", () => {
    const s = stand({
      phase: "ooc-activation",
      units: [
        ru.guns("G", "0401"),
        ru.infantry("A", "0401"),
        ru.infantry("K", "0304", { state: ["ic"] }),
        al.infantry("E", "0404"),
        ...away,
      ],
      flags: { stage: 2, compass: north },
      tables: { "artillery-results": "Dr" },
      dice: [1, 3],
    });
    s.answer("activate 0401", "end", "target 0404", "add G", "resolve");
    expect(s.unit("E").at).toBe("0405");
    expect(s.eventsOf("advanced")).toEqual([]);
    expect(s.answers().filter((text) => text.startsWith("advance"))).toEqual([]);
  });

  test("7.3e, 7.2b: a stack does not come in on the march", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 4, rows: 8, roads: [["0101", "0102", "0103"]] },
      units: [ru.infantry("A", "entry:0101"), ru.infantry("B", "entry:0101"), ru.infantry("Y", "0401")],
    });
    s.answer("enter A 0101", "add B");
    expect(s.refusedBy("road")).toBe("7.3e");
  });

  test("TT, 4.0-N, 4.0-A0: in the extended game turn 17 begins with administration and is a night turn", () => {
    const s = battle({
      phase: "rally",
      active: "allied",
      turn: 16,
      options: { length: "extended" },
      units: [
        piece("Azo", "1409"),
        piece("95", "1410", "allied"),
        piece("D-III", "1604", "russian", "depot"),
        piece("D-FrH", "1115", "allied", "depot"),
      ],
      flags: { game: { orders: { russian: 0, allied: 0 } } },
    });
    expect(s.view()).toMatchObject({ turn: 17, phase: "disengagement", active: "russian" });
    const phases = s.eventsOf("phase-began").map((event) => ("phase" in event ? Number(event.phase) : -1));
    expect(phases).toEqual([6, 0, 7]);
  });

  test("11.0d, 9.4.1.2c: at night Russians go north and Allies south", () => {
    const s = battle({
      phase: "disengagement",
      turn: 17,
      options: { length: "extended" },
      units: [piece("Azo", "1409"), piece("95", "1410", "allied")],
    });
    s.answer("unit Azo");
    expect(
      s
        .answers()
        .filter((text) => text.startsWith("hex"))
        .sort(),
    ).toEqual(["hex 1309", "hex 1408", "hex 1509"]);
    expect(s.answers()).not.toContain("hex 1410");
  });

  test("E3, E5: rolled fog takes a point from Gorchakov too", () => {
    const s = battle({
      phase: "command-distribution",
      turn: 6,
      options: { weather: "variant" },
      units: [
        piece("Gorchakov", "1706", "russian", "army-commander"),
        piece("Azo", "1607"),
        piece("Ode", "1606"),
        piece("Ukr", "1605"),
      ],
      flags: { weather: "fog", weatherUntil: 6 },
    });
    expect(s.view().notes).toContain("Gorchakov has 2 to give.");
  });

  test("5.4a: a next Administration Phase beyond the last turn never comes (I-35)", () => {
    const s = stand({
      phase: "administration",
      turn: 2,
      units: [ru.infantry("B", "0101"), ru.chief("C", "0101"), ...away],
      flags: { step: "next-admin", game: { turns: 3, orders: { russian: 0, allied: 0 } } },
      dice: [6],
    });
    for (let i = 0; i < 30 && s.game.pending().kind === "decide"; i++) s.answer("end");
    expect(s.eventsOf("phase-began").filter((event) => "phase" in event && event.phase === 0)).toHaveLength(1);
    expect(s.game.pending().kind).toBe("over");
  });
});

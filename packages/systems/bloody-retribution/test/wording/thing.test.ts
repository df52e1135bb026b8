import type { Situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../../src/index.ts";
import { british, combat, movement, piquet, soimonov, twoSteps, waiting } from "../field.ts";

const { wording } = bloodyRetribution;

/** What the seat that is asked, or another, is told of a thing. */
function told(s: Situation, name: string, seat = s.decision().seat) {
  const play = s.game.play();
  const { unit, hex } = bloodyRetribution.naming(play.world);
  const index = unit.index(name);
  return wording.thing(play, seat, index >= 0 ? { kind: "unit", unit: index } : { kind: "hex", hex: hex.index(name) });
}

describe("a click that means nothing is answered by what it is", () => {
  const map = { cols: 8, rows: 8, hexes: { "0202": ["marsh", "road"], "0303": ["victory:ridge"], "0108": ["entry"] } };
  const units = [
    soimonov("R", "0505"),
    soimonov("D", "0707", 4, { state: ["disrupted"] }),
    twoSteps("A", "0506", 4, 2, { state: ["reduced"] }),
    piquet("P", "0801"),
    waiting("W", 4),
  ];

  test("8.1: an empty hex in a movement phase", () => {
    expect(told(movement({ map, units }), "0202")).toEqual({
      text: "0202: marsh, road. Nobody is in 0202.",
      rule: "8.1",
    });
    expect(told(movement({ map, units }), "0303").text).toContain(
      "0303 (ridge): clear, victory hex of the Allied side.",
    );
  });

  test("5.6: an enemy in a movement phase", () => {
    const { text, rule } = told(movement({ map, units }), "A");
    expect(text).toBe("A: Allied infantry, reduced, fresh, in 0506. The guns of Shell Hill are silenced for good.");
    expect(rule).toBe("5.6");
  });

  test("5.4: an enemy to somebody without guns", () => {
    expect(told(movement({ map, units, active: "allied" }), "R")).toEqual({
      text: "R: Russian infantry, fresh, in 0505. R is not yours to order.",
      rule: "5.4",
    });
  });

  test("8.3, 2.9, 5.5: one's own who cannot move", () => {
    expect(told(movement({ map, units }), "D").rule).toBe("8.3");
    const allied = movement({ map, units, active: "allied" });
    expect(told(allied, "P").rule).toBe("2.9");
    expect(told(allied, "W")).toMatchObject({ rule: "5.5", text: expect.stringContaining("due on turn 4") });
  });

  test("9.1, 9.18: an empty hex in a combat phase: nothing to attack there, and what a flank attack would lack", () => {
    const s = combat({ map, units });
    expect(told(s, "0202").rule).toBe("9.1");
    expect(told(s, "0504")).toMatchObject({ rule: "9.18", text: expect.stringContaining("in no enemy zone") });
  });

  test("9.1, 9.2: one's own who have nobody to attack", () => {
    const s = combat({ map, units: [...units, soimonov("S", "0202")] });
    expect(told(s, "S")).toMatchObject({ rule: "9.1", text: expect.stringContaining("No enemy is next to S") });
    expect(told(s, "D").rule).toBe("9.2");
  });

  test("9.1: an enemy nobody can attack", () => {
    expect(told(combat({ map, units }), "P")).toMatchObject({
      rule: "9.1",
      text: expect.stringContaining("None of your"),
    });
  });

  test("6.3, 8.2: in the middle of a move", () => {
    const s = movement({ map, units: [...units, soimonov("S", "0203")] });
    s.answer("move S");
    expect(told(s, "0506").rule).toBe("6.3");
    expect(told(s, "A").rule).toBe("6.3");
    expect(told(s, "D").rule).toBe("6.2");
    expect(told(s, "W").rule).toBe("5.5");
  });

  test("9.1: in the middle of an attack", () => {
    const s = combat({ map, units });
    s.answer("attack 0506");
    expect(told(s, "D").rule).toBe("9.1");
    expect(told(s, "A").rule).toBe("5.4");
    expect(told(s, "0202").rule).toBe("9.1");
  });

  test("5.4, 5.9: to those who are not asked, and after the end", () => {
    const s = movement({ map, units });
    expect(told(s, "A", 1)).toMatchObject({
      rule: "5.4",
      text: expect.stringContaining("The Russian side is to decide"),
    });
    s.answer("capitulate");
    expect(told(s, "A", 0)).toMatchObject({ rule: "5.9" });
  });

  test("9.17, 9.19: while losses and advances are decided", () => {
    const force = [soimonov("R", "0505", 4), soimonov("S", "0406", 4), british("A", "0506", 4), british("B", "0801")];
    const s = combat({ map, units: force, dice: [4] });
    s.answer("attack 0506", "add R", "add S", "resolve");
    expect(s.decision().kind).toBe("attacker-loss");
    expect(told(s, "A").rule).toBe("9.17");
    expect(told(s, "0202").rule).toBe("9.17");
    s.answer("lose R");
    expect(s.decision().kind).toBe("advance");
    expect(told(s, "R").rule).toBe("2.11");
    expect(told(s, "B").rule).toBe("9.19");
    s.answer("advance S");
  });
});

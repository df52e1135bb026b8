import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, fate, russian, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

const battle = (text: Partial<SituationText>): Situation =>
  situation(spiQuad, { scenario: "balaclava", active: "russian", ...text });
/** Makes every retreat that is asked for. */
const settle = (s: Situation) => {
  while (s.game.pending().kind === "decide" && s.decision().kind === "retreat") s.answer(s.answers()[0]);
  return s;
};

describe("B18: the four redoubts", () => {
  const turks = (front = "(1)2-1", more = {}) =>
    allied("Turks", "0404", front, { nation: "turkish", stack: 0, ...more });
  const gun = allied("No-2", "0404", "1(1)2", { stack: 1, ma: 0 });
  const R = (more: object = {}) => russian("R", "0403", "8-8-4", more);
  test("B18.1: the gun under the garrison fires, in both fire phases", () => {
    const s = battle({ phase: "defensive-fire", units: [R(), turks(), gun], dice: [1] });
    s.answer("target 0403", "add Turks", "add No-2", "fire");
    expect(told(s, "fire-resolved")).toMatchObject([{ strength: 2 }]);
    const own = battle({ active: "allied", phase: "offensive-fire", units: [R(), turks(), gun], dice: [1] });
    own.answer("target 0403", "add No-2", "fire");
    expect(told(own, "fire-resolved")).toMatchObject([{ strength: 1 }]);
  });
  test("B18.1: it is not hit while it lies underneath", () => {
    const s = battle({ phase: "offensive-fire", units: [R(), turks("(2)4-4"), gun], dice: [3] });
    s.answer("target 0404", "add R", "fire");
    expect([fate(s, "Turks"), fate(s, "No-2")]).toEqual(["0404 disrupted", "0404"]);
  });
  test("B18.4: it reaches one hex only", () => {
    const s = battle({
      phase: "defensive-fire",
      units: [russian("R", "0402", "2-4-2"), turks(), gun, allied("M", "0401", "A(1)4", { ma: 0 })],
    });
    s.answer("target 0402");
    expect(s.answers()).not.toContain("add No-2");
  });
  test("B18.2: garrison shot out, Russian zone on the hex: captured, and one unit may walk in", () => {
    const s = settle(
      battle({
        phase: "offensive-fire",
        units: [R(), russian("Q", "0304"), turks(), gun],
        dice: [1],
        script: ["target 0404", "add R", "fire"],
      }),
    );
    expect(fate(s, "No-2")).toBe("captured");
    expect(s.answers()).toEqual(["advance R 0404", "advance Q 0404", "end"]);
    s.answer("advance Q 0404");
    expect(fate(s, "Q")).toBe("0404");
  });
  test("B18.2: shot out from afar without a zone: the gun remains", () => {
    const s = settle(
      battle({
        phase: "offensive-fire",
        units: [russian("B", "0402", "A(1)2", { ma: 3 }), turks(), gun],
        dice: [4],
        script: ["target 0404", "add B", "fire"],
      }),
    );
    expect(fate(s, "No-2")).toBe("0404");
  });
  test("B18.2, 6.12: a disrupted Russian has no zone and captures nothing", () => {
    const units = [russian("B", "0402", "A(1)2", { ma: 3 }), R(turned), turks(), gun];
    const s = settle(battle({ phase: "offensive-fire", units, dice: [4], script: ["target 0404", "add B", "fire"] }));
    expect(fate(s, "No-2")).toBe("0404");
  });
  test("B18.2: garrison beaten in melee: captured, three points, not eliminated", () => {
    // 8 against 2 + 1: 2-1, column 4; morale 4, die 6: row 9, d2*.
    const s = settle(
      battle({ phase: "melee", units: [R(), turks(), gun], dice: [6], script: ["target 0404", "add R", "attack"] }),
    );
    expect(told(s, "melee-resolved")).toMatchObject([{ defence: 3 }]);
    expect(fate(s, "No-2")).toBe("captured");
  });
  test("B18.2: an abandoned gun is captured when a Russian zone comes to cover it", () => {
    const s = battle({ phase: "movement", units: [russian("R", "0401"), allied("A", "0808"), gun] });
    s.answer("unit R", "hex 0403");
    if (s.answers().includes("stop")) s.answer("stop");
    s.answer("end");
    expect(fate(s, "No-2")).toBe("captured");
  });
  test("B18.3: the Allies may spike any gun in their Movement Phase, next to the enemy too", () => {
    const s = battle({ active: "allied", phase: "movement", units: [R(), turks(), gun] });
    s.answer("spike No-2");
    expect(fate(s, "No-2")).toBe("spiked");
  });
  test("B18.3: not the other batteries", () => {
    const s = battle({
      active: "allied",
      phase: "movement",
      units: [allied("1-Marine", "0404", "A(1)4", { ma: 0 }), allied("A", "0101"), R()],
    });
    expect(s.answers().filter((answer) => answer.startsWith("spike"))).toEqual([]);
  });
  test("B16.42: a redoubt gun does not move", () => {
    const s = battle({ active: "allied", phase: "movement", units: [turks(), gun, R()] });
    expect(s.refusal("unit No-2").rule).toMatch(/B16\.42|5\.16/);
  });
});

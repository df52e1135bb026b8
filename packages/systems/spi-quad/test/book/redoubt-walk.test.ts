import type { Situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, mounted, russian, russianTurn } from "../battlefield.ts";

// 0404 has the neighbours 0403 (N), 0504 (NE), 0505 (SE), 0405 (S), 0305 (SW), 0304 (NW).

const map = (sides: object, hexes: object = {}) => ({ map: { cols: 9, rows: 9, sides, hexes } });
const retreats = (s: Situation) => {
  while (s.decision().kind === "retreat") s.answer(s.answers()[0]);
  return s;
};

describe("the walk into a redoubt", () => {
  const turks = allied("Turks", "0404", "(1)2-1", { nation: "turkish", stack: 0 });
  const gun = allied("No-2", "0404", "1(1)2", { stack: 1, ma: 0 });
  const balaclava = { scenario: "balaclava" } as const;
  test("B18.2, 8.75: a unit that walked in after Offensive Fire fights in the Melee Phase that follows", () => {
    // A in 0505 stands next to the redoubt; 8.75 binds the phase of the advance only.
    const units = [russian("R", "0403", "8-8-4"), turks, gun, allied("A", "0505", "3-3-5", { nation: "french" })];
    const s = russianTurn("offensive-fire", {
      ...balaclava,
      units,
      dice: [1],
      ...map({ "0404/0505": ["redoubt in:0404"] }),
    });
    s.answer("target 0404", "add R", "fire");
    retreats(s);
    s.answer("advance R 0404");
    while (s.view().phase === "offensive-fire") s.answer("end");
    expect(s.view()).toMatchObject({ phase: "melee", active: "russian" });
    expect(s.refusedBy("end")).toBe("8.11");
    s.answer("target 0505");
    expect(s.answers()).toContain("add R");
  });
  test("B18.2: after Defensive Fire in the Allied Player-Turn the Russians walk in too", () => {
    const units = [russian("R", "0403", "8-8-4"), turks, gun];
    const s = alliedTurn("defensive-fire", { ...balaclava, units, dice: [1] });
    s.answer("target 0404", "add R", "fire");
    retreats(s);
    expect(s.decision().seat).toBe(1);
    s.answer("advance R 0404");
    expect(fate(s, "R")).toBe("0404");
  });
  test("B18.2, 11.13: cavalry does not walk in over a wall without a road", () => {
    const units = [russian("R", "0403", "8-8-4"), russian("C", "0304", "(1)4-3", mounted), turks, gun];
    const sides = { "0304/0404": ["redoubt in:0404"] };
    const s = russianTurn("offensive-fire", { ...balaclava, units, dice: [1], ...map(sides) });
    s.answer("target 0404", "add R", "fire");
    retreats(s);
    expect(s.answers()).toEqual(["advance R 0404", "end"]);
  });
  test("B18.2: with the garrison only disrupted the gun stays", () => {
    const brave = allied("Turks", "0404", "(1)2-3", { nation: "turkish", stack: 0 });
    const s = russianTurn("offensive-fire", {
      ...balaclava,
      units: [russian("R", "0403", "8-8-4"), brave, gun],
      dice: [1],
    });
    s.answer("target 0404", "add R", "fire");
    expect([fate(s, "Turks"), fate(s, "No-2")]).toEqual(["0404 disrupted", "0404"]);
  });
  test("B17.21: an advance west of column 04 calls the French", () => {
    const s = russianTurn("melee", {
      ...balaclava,
      units: [russian("R", "0404", "0-9-4"), allied("A", "0304", "3-3-4"), allied("B", "0909")],
      dice: [1],
      ...map({}),
    });
    s.answer("target 0304", "add R", "attack");
    retreats(s);
    s.answer("advance R 0304");
    expect(s.eventsOf("french-called").length).toBe(1);
  });
});

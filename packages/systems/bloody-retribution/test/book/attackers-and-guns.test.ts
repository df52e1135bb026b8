import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../../src/index.ts";
import {
  british,
  cavalry,
  combat,
  field,
  french,
  movement,
  piquet,
  soimonov,
  statesOf,
  twoSteps,
  zouave,
} from "../field.ts";

const target = "0404";
const spare = [soimonov("R2", "0101"), british("A2", "0808")];
const hills = { cols: 6, rows: 16, hexes: { "0302": ["shell-hill"], "0303": ["shell-hill"] } };

describe("attackers", () => {
  test("9.3, 2.8: French infantry, Zouaves and Chasseurs d'Afrique attack together", () => {
    const horse = french("C", "0405", 3, { kind: "cavalry" });
    const units = [soimonov("T", target, 4), french("F", "0403", 5), zouave("Z", "0304", 6), horse, ...spare];
    const s = combat({ units, active: "allied", dice: [1] });
    s.answer(`attack ${target}`, "add F", "add Z", "add C", "resolve");
    expect(s.eventsOf("attack-declared")).toMatchObject([{ attack: 14, column: 10 }]);
  });

  test("2.11: a reduced unit attacks with the factor of its substitute", () => {
    const units = [soimonov("T", target, 4), twoSteps("B", "0403", 6, 3, { state: ["reduced"] }), ...spare];
    const s = combat({ units, active: "allied", dice: [3] });
    s.answer(`attack ${target}`, "add B", "resolve");
    expect(s.eventsOf("attack-declared")).toMatchObject([{ attack: 3, column: -1 }]);
  });

  test("9.8: a Piquet on dry ground beside nobody changes nothing for an attack out of the water", () => {
    const map = { cols: 8, rows: 8, hexes: { "0403": ["river"] } };
    const units = [soimonov("T", target, 1), british("B", "0403", 12), piquet("P", "0304"), ...spare];
    const s = combat({ map, units, active: "allied", dice: [1] });
    s.answer(`attack ${target}`, "add B", "resolve");
    expect(s.eventsOf("combat-result")).toMatchObject([{ defenderLoss: 2 }]);
  });

  test("5.8, 9.4: when the Allies are spent, Russian attacks follow one another", () => {
    const off = { state: ["disrupted"] };
    const units = [soimonov("X", "0403", 9), soimonov("Y", "0603", 9), soimonov("Z", "0101")];
    const s = combat({ units: [...units, british("T", target, 1, off), british("U", "0604", 1, off)], dice: [1, 1] });
    s.answer(`attack ${target}`, "add X", "resolve", "stay");
    expect(s.decision().seat).toBe(0);
    s.answer("attack 0604", "add Y", "resolve", "stay");
    expect(s.decision().seat).toBe(0);
  });

  test("9.14, 8.10: cavalry attacks across a redoubt hexside, with the defender's protection", () => {
    const map = { cols: 8, rows: 8, sides: { "0403/0404": ["redoubt in:0404"] } };
    const s = combat({
      map,
      units: [soimonov("T", target, 1), cavalry("C", "0403", 12), ...spare],
      active: "allied",
      dice: [1],
    });
    s.answer(`attack ${target}`, "add C", "resolve");
    expect(s.eventsOf("combat-result")).toMatchObject([{ defenderLoss: 1 }]);
  });
});

describe("guns", () => {
  test("RBT: a reduced Guards battalion is still the Guards", () => {
    const guards = twoSteps("CG", "0308", 6, 3, { state: ["reduced"] });
    const s = movement({ map: hills, units: [soimonov("R", "0101"), guards], flags: { markers: 6 }, dice: [4] });
    s.answer("bombard CG");
    expect(statesOf(s, "CG")).toEqual(["reduced"]);
  });

  test("RBT: a unit on one hill hex is next to the other", () => {
    const units = [soimonov("R", "0101"), british("A", "0303"), british("B", "0616")];
    const s = movement({ map: hills, units, flags: { markers: 6 }, dice: [3] });
    s.answer("bombard A");
    expect(statesOf(s, "A")).toEqual(["disrupted"]);
  });

  test("5.4: a marker pays for time in a combat phase too", () => {
    const units = [soimonov("R", "0101"), british("A", "0308")];
    const s = combat({ map: hills, units, flags: { markers: 2 } });
    s.answer("set-aside");
    expect(s.decision().seat).toBe(1);
    expect(s.view().notes.join()).toContain("1 of 6");
  });

  test("5.6: silenced, the guns neither fire nor pay for time", () => {
    const units = [soimonov("R", "0303", 9), soimonov("S", "0101"), british("A", "0304", 4), british("B", "0306")];
    const s = combat({ map: hills, units, flags: { markers: 6 }, active: "allied", dice: [1] });
    s.answer("attack 0303", "add A", "resolve");
    expect(s.refusedBy("bombard B")).toBe("5.6");
    expect(s.refusedBy("set-aside")).toBe("5.6");
  });

  test("5.6: the loss of the markers can leave the Russian with nothing to act with", () => {
    const off = { state: ["disrupted"] };
    const units = [soimonov("R", "0303", 9, off), british("A", "0304", 4), british("B", "0306")];
    const s = combat({ map: hills, units, flags: { markers: 6 }, active: "allied", dice: [1] });
    s.answer("attack 0303", "add A", "resolve");
    expect(s.decision().seat).toBe(1);
    expect(s.answers()).toContain("end");
  });
});

describe("what a position says", () => {
  test("7.1, 8.11: an all-sea hex is in nobody's zone", () => {
    const map = { cols: 8, rows: 8, hexes: { "0403": ["sea"] } };
    const s = movement({ map, units: [soimonov("R", "0404"), british("A", "0402")] });
    expect(bloodyRetribution.questions.zones(s.game.play(), "0403")).toEqual({ zones: [] });
  });

  test("7.1: zones of both sides lie on one hex together", () => {
    const s = movement({ units: [soimonov("R", "0404"), british("A", "0402")] });
    const zones = [
      { side: "russian", units: ["R"] },
      { side: "allied", units: ["A"] },
    ];
    expect(bloodyRetribution.questions.zones(s.game.play(), "0403")).toEqual({ zones });
  });

  test("2.5: a counter of the battle brings its values, its division and its nation into a position", () => {
    const units = [
      { id: "1/Bk", side: "russian", kind: "infantry", at: "0308" },
      { id: "BB7", side: "allied", kind: "infantry", at: "1614" },
    ];
    const s = field({ scenario: "inkerman", map: { use: "inkerman" }, units, phase: "movement", turn: 3 });
    expect(s.unit("1/Bk").face.values).toEqual([{ text: "4", role: "cf" }]);
    expect(s.unit("BB7").face).toMatchObject({ nation: "french", steps: { now: 2, max: 2 } });
  });
});

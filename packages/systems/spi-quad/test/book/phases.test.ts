import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, alliedTurn, fate, mounted, russian, russianTurn, turned } from "../battlefield.ts";
import { fight, map } from "./fight.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

type Units = NonNullable<SituationText["units"]>;

describe("B18.2: who walks into a redoubt", () => {
  const gun = allied("No-2", "0404", "1(1)2", { stack: 1, ma: 0 });
  const turks = allied("Turks", "0404", "(1)2-1", { nation: "turkish", stack: 0 });
  /** The garrison is shot out by R from 0403. */
  const taken = (more: Units, sides: object = {}) => {
    const s = situation(spiQuad, {
      scenario: "balaclava",
      active: "russian",
      phase: "offensive-fire",
      ...map(sides),
      units: [russian("R", "0403", "8-8-4"), turks, gun, ...more],
      dice: [1],
      script: ["target 0404", "add R", "fire"],
    });
    while (s.decision().kind === "retreat") s.answer(s.answers()[0]);
    expect([fate(s, "No-2"), s.decision().kind]).toEqual(["captured", "redoubt-advance"]);
    return s;
  };
  test.each(["0304", "0305", "0504"])("B18.2: a Russian in %s, whose zone is on it", (at) => {
    expect(taken([russian("Q", at)]).answers()).toContain("advance Q 0404");
  });
  test("B18.2: also where an abandoned gun would be safe", () => {
    const s = situation(spiQuad, {
      scenario: "balaclava",
      options: { abandonedRedoubtGunCaptured: "off" },
      active: "russian",
      phase: "offensive-fire",
      units: [russian("R", "0403", "8-8-4"), turks, gun],
      dice: [1],
      script: ["target 0404", "add R", "fire"],
    });
    while (s.decision().kind === "retreat") s.answer(s.answers()[0]);
    expect(fate(s, "No-2")).toBe("captured");
  });
  const cases: readonly [string, Units[number], object, string][] = [
    ["6.12: not one that is disrupted", russian("Q", "0304", "4-5-4", turned), {}, "no-zone-on-redoubt"],
    ["6.14: not one across a river", russian("Q", "0304"), { "0304/0404": ["river"] }, "no-zone-on-redoubt"],
    ["B18.2: not one that is farther off", russian("Q", "0204"), {}, "no-zone-on-redoubt"],
    ["B18.2: not one who waits beside the map", russian("Q", "off-map"), {}, "not-on-map-yet"],
    ["B18.2: nobody of the Allies", allied("Q", "0304", "4-2-4", turned), {}, "not-yours"],
  ];
  test.each(cases)("%s", (_name, unit, sides, code) => {
    const s = taken([unit], sides);
    expect(s.refusal("advance Q 0404").code).toBe(code);
    expect(s.answers()).toEqual(["advance R 0404", "end"]);
  });
  test("B18.2: into that hex only, and nothing else is asked", () => {
    const s = taken([]);
    expect(s.refusal("advance R 0402")).toMatchObject({ rule: "B18.2", code: "not-that-hex" });
    expect(s.refusal("rally R")).toMatchObject({ rule: "B18.2", class: "not-now" });
  });
});

describe("10.0: the Rally Phase", () => {
  const down = { ...turned, back: "(1)1-1" };
  const units = [
    allied("A", "0101", "4-2-1", down),
    allied("D", "eliminated", "4-2-1", down),
    allied("W", "off-map", "4-2-1", down),
    russian("Z", "0808"),
  ];
  test("10.0: nobody beside the map or gone tries", () => {
    const s = alliedTurn("rally", { units });
    expect(s.answers()).toEqual(["rally A", "end"]);
    expect([s.refusedBy("rally D"), s.refusedBy("rally W")]).toEqual(["10.0", "12.25"]);
    expect(s.refusal("target 0808")).toMatchObject({ rule: "4.0A5", class: "not-now" });
  });
  test("B19.0: a tired unit rallies while a level is left to it, and never again without", () => {
    const guards = (fatigue: number) => {
      const unit = allied("42-BW/1", "0301", "4-2-1", { ...down, parent: "1" });
      const text = { scenario: "balaclava", units: [{ ...unit, stats: { ...unit.stats, fatigue } }, ...units] };
      return alliedTurn("rally", text).answers();
    };
    expect(guards(1)).toContain("rally 42-BW/1");
    expect(guards(0)).not.toContain("rally 42-BW/1");
  });
  test("10.0: one attempt in a phase, and another in the next", () => {
    const s = alliedTurn("rally", { units, dice: [6] });
    s.answer("rally A");
    expect(s.refusal("rally A")).toMatchObject({ rule: "10.0", code: "tried-already" });
    s.answer("end", "end", "end");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "rally" });
    expect(s.answers()).toContain("rally A");
  });
});

describe("A19.22: a gun that slipped away", () => {
  test("A19.22: is silent in that fire phase, and fires again in its own Player-Turn", () => {
    const s = russianTurn("defensive-fire", {
      scenario: "alma",
      turn: 3,
      units: [allied("G", "0403", "J(1)4", { ma: 3 }), russian("R", "0404", "0-5-4"), russian("Q", "0202", "0-5-4")],
    });
    s.answer("withdraw G");
    const away = s.answers().find((answer) => !answer.endsWith("0302")) ?? "";
    s.answer(away);
    expect(s.unit("G").at).not.toBe("0403");
    // Still the Allies' Defensive Fire: the gun itself may not fire any more.
    expect(s.decision().kind === "fire-target" ? s.answers() : ["end"]).toEqual(["end"]);
    if (s.decision().kind === "fire-target") s.answer("end");
    while (s.view().active === "russian") s.answer("end");
    s.answer("end");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "fire-target" });
    expect(s.answers()).toContain("target 0404");
  });
});

describe("two games side by side", () => {
  const A = allied("A", "0403", "4-9-4");
  test("8.5: a retreat goes from hex to hex", () => {
    const { s } = fight([A, russian("R", "0404", "4-3-4")]);
    expect(s.refusal("hex 0808")).toMatchObject({ rule: "8.5", code: "not-adjacent" });
  });
  test("8.5: a retreat in one is listed without what was found out in the other", () => {
    const first = fight([A, russian("R", "0404", "4-3-4")]).s;
    const list = [...first.answers()];
    fight([A, russian("R", "0404", "4-3-4"), allied("B", "0407", "4-2-4", turned)]).s.answers();
    expect(first.answers()).toEqual(list);
  });
  test("11.26: nor a withdrawal", () => {
    const start = (enemy: string) => {
      const units = [allied("C", "0404", "0-4-4", mounted), russian("R", enemy)];
      const s = russianTurn("defensive-fire", { units, script: ["withdraw C"] });
      return s;
    };
    const first = start("0403");
    const list = [...first.answers()];
    start("0405").answers();
    expect(first.answers()).toEqual(list);
  });
});

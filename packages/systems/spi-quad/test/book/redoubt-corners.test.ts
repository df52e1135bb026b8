import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, mounted, russian, russianTurn, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

const gun = (at: string, more: object = {}) => allied("No-2", at, "1(1)2", { ma: 0, ...more });

describe("redoubt guns that nobody stands beside", () => {
  test("B18.2: fire at a gun that stood alone before does not make it fall", () => {
    const s = russianTurn("offensive-fire", {
      scenario: "balaclava",
      options: { abandonedRedoubtGunCaptured: "off" },
      units: [gun("0404"), russian("R", "0403", "1-5-4"), allied("Y", "0101")],
      dice: [1],
      script: ["target 0404", "add R", "fire"],
    });
    expect(fate(s, "No-2")).toMatch(/^0404/);
  });
  test("B18.2: an abandoned gun falls at the end of a Russian Movement Phase, not of an Allied one", () => {
    const text = {
      scenario: "balaclava",
      units: [gun("0404"), russian("R", "0403", "1-5-4"), allied("Y", "0101")],
      script: ["end"],
    };
    expect(fate(alliedTurn("movement", text), "No-2")).toMatch(/^0404/);
    expect(fate(russianTurn("movement", text), "No-2")).toBe("captured");
  });
  test("B18.2, S-17: a gun whose garrison was driven out, relieved and then led away is abandoned as any other", () => {
    // The Russian gun in 0406 drives the Turks off; B comes in from 0402 and goes again, and only then R closes in.
    const s = russianTurn("offensive-fire", {
      scenario: "balaclava",
      options: { abandonedRedoubtGunCaptured: "off" },
      units: [
        gun("0404", { stack: 1 }),
        allied("T", "0404", "(1)2-1", { nation: "turkish", stack: 0 }),
        allied("B", "0402", "4-3-4", { nation: "french" }),
        russian("G", "0406", "A(1)4", { ma: 3 }),
        russian("R", "0808"),
      ],
      map: { cols: 9, rows: 9 },
      dice: [6],
    });
    const on = (active: string) => {
      do s.answer(s.answers().includes("end") ? "end" : s.answers()[0]);
      while (s.view().phase !== "movement" || s.view().active !== active);
    };
    s.answer("target 0404", "add G", "fire");
    while (s.decision().kind === "retreat") s.answer(s.answers()[0]);
    expect(fate(s, "No-2")).toBe("0404");
    on("allied");
    s.answer("unit B", "hex 0404");
    if (s.answers().includes("stop")) s.answer("stop");
    on("russian");
    expect(fate(s, "B")).toBe("0404");
    on("allied");
    s.answer("unit B", "hex 0402");
    if (s.answers().includes("stop")) s.answer("stop");
    on("russian");
    s.answer("unit R", "hex 0505");
    s.answer("end");
    expect([fate(s, "B"), fate(s, "R"), fate(s, "No-2")]).toEqual(["0402", "0505", "0404"]);
  });
  test("B18.2, 11.21, S-17, S-47: cavalry driven beside an abandoned gun takes it before the melee disrupts it", () => {
    const closed = ["0404/0505", "0305/0404", "0304/0404", "0404/0504"];
    const sides = Object.fromEntries(closed.map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]));
    const driven = [1, 2, 3, 4, 5, 6].flatMap((die) => {
      const s = russianTurn("melee", {
        scenario: "balaclava",
        map: { cols: 9, rows: 9, sides },
        units: [
          gun("0406", { ...turned }),
          allied("A", "0403", "4-4-4", { nation: "french" }),
          russian("C", "0404", "(1)2-3", mounted),
          allied("Y", "0101"),
        ],
        dice: [die],
        script: ["target 0403", "add C", "attack"],
      });
      const [{ result }] = told<{ result: string }>(s, "melee-resolved");
      while (s.decision().kind === "retreat") s.answer(s.answers()[0]);
      return result === "a1" ? [[fate(s, "C"), fate(s, "No-2")]] : [];
    });
    expect(driven.length).toBeGreaterThan(0);
    for (const one of driven) expect(one).toEqual(["0405 disrupted", "captured"]);
  });
});

describe("fire phases", () => {
  test("4.0A2, 4.0A3: what is not asked for in a fire phase is refused by the step of the turn", () => {
    const units = [allied("A", "0403"), russian("R", "0404")];
    expect(alliedTurn("offensive-fire", { units }).refusal("rally A")).toMatchObject({
      rule: "4.0A3",
      class: "not-now",
    });
    expect(russianTurn("defensive-fire", { units }).refusal("rally A")).toMatchObject({
      rule: "4.0A2",
      class: "not-now",
    });
  });
  test("7.23: with every enemy in reach fired at, no fire is left to give", () => {
    const s = alliedTurn("offensive-fire", {
      units: [allied("A", "0403"), russian("R", "0404", "4-5-4", { state: ["fired-at"] })],
    });
    expect(s.decision().kind).not.toBe("fire-target");
  });
});

describe("demoralization", () => {
  test("B20.0: the British are demoralized once, however many they lose afterwards", () => {
    const s = russianTurn("offensive-fire", {
      scenario: "balaclava",
      flags: { britishLost: 30, demoralized: true },
      units: [
        allied("A", "0404", "3-3-1", { nation: "british", back: null }),
        allied("Y", "0101", "3-3-1", { nation: "british" }),
        russian("R", "0403", "8-5-4"),
      ],
      dice: [6],
      script: ["target 0404", "add R", "fire"],
    });
    expect(fate(s, "A")).toBe("eliminated");
    expect(s.eventsOf("demoralized")).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, russian, russianTurn } from "../battlefield.ts";

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

import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, fate, mounted, russian, turned } from "../battlefield.ts";

type Units = NonNullable<SituationText["units"]>;
const battle = (text: Partial<SituationText>) =>
  situation(spiQuad, { scenario: "balaclava", active: "russian", ...text });
const points = (text: Partial<SituationText>, side: string) =>
  spiQuad
    .view(battle({ map: { use: "balaclava" }, phase: "rally", ...text }).game.play(), null)
    .score.filter((line) => line.side === side)
    .reduce((all, line) => all + line.points, 0);

describe("what a position says of the past", () => {
  const stay: Units = [allied("A", "2024"), russian("R", "3010", "2-4-2", turned)];
  test("B23.22: who stands in a redoubt is the last there, whatever is said of the others", () => {
    const garrison = ["1114", "1312"].map((hex) => allied(`T${hex}`, hex, "(1)2-1", { nation: "turkish" }));
    expect(points({ units: [...stay, ...garrison], flags: { holders: { "0714": "allied" } } }, "allied")).toBe(30);
    const fallen = [...stay, garrison[0], russian("Q", "1312", "2-4-2", turned)];
    expect(points({ units: fallen, flags: { holders: { "0714": "allied", "1312": "allied" } } }, "allied")).toBe(0);
  });
  const dead = (count: number, front: string, more: object = {}): Units =>
    Array.from({ length: count }, (_, i) => allied(`X${front}${i}`, "eliminated", front, more));
  const morale = (units: Units, flags: Record<string, unknown> = {}) => {
    const s = battle({ units: [allied("B", "0403", "4-3-4"), russian("R", "0808", "2-4-2"), ...units], flags });
    return s.unit("B").face.values.find(({ role }) => role === "morale")?.text;
  };
  test("B20.0: British units listed as eliminated count towards demoralization", () => {
    expect(morale([...dead(7, "3-3-3"), ...dead(1, "0-1-4", mounted)])).toBe("4"); // 22 points
    expect(morale([...dead(7, "3-3-3"), ...dead(1, "0-2-4", mounted)])).toBe("2"); // 23 points
  });
  test("B20.0: guns, Turks, French and Russians listed as eliminated do not", () => {
    const others = [
      ...dead(7, "3-3-3"),
      ...dead(9, "A(1)4"),
      ...dead(2, "(2)4-1", { nation: "turkish" }),
      ...dead(2, "0-4-4", { ...mounted, nation: "french" }),
    ];
    expect(morale(others)).toBe("4");
  });
  test("B20.0: a number of points lost before counts instead, and demoralizes above 22", () => {
    expect(morale([], { britishLost: 22 })).toBe("4");
    expect(morale([], { britishLost: 23 })).toBe("2");
  });
  test("B20.0: the next loss is added to those listed", () => {
    const s = battle({
      phase: "offensive-fire",
      units: [
        allied("B", "0403", "4-3-1", { ...turned, back: "(1)2-1" }),
        allied("C", "0101", "5-3-5"),
        russian("R", "0404", "8-4-4"),
        ...dead(7, "3-3-3"),
      ],
      dice: [6],
    });
    s.answer("target 0403", "add R", "fire");
    expect(s.eventsOf("demoralized").length).toBe(1);
  });
  test("B18.3, B23: captured and spiked guns stay away", () => {
    const s = battle({
      units: [
        russian("R", "0404", "2-4-2"),
        allied("A", "0101"),
        allied("No-2", "captured", "1(1)2"),
        allied("No-4", "spiked", "1(1)2"),
      ],
    });
    expect([fate(s, "No-2"), fate(s, "No-4")]).toEqual(["captured", "spiked"]);
  });
});

import { isProblems } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../src/index.ts";
import { al, ru, stand } from "./muster.ts";

const { questions } = imperialBayonets;
const maneuver = { phase: "ic-maneuver" } as const;
const ask = (text: Parameters<typeof stand>[0]) => stand(text).game.play();

describe("questions to a position", () => {
  const ground = {
    cols: 8,
    rows: 8,
    hexes: { "0102": ["woods"] },
    sides: { "0102/0103": ["stream"] },
    roads: [["0501", "0502", "0503"]],
  };

  test("7.1a, 7.1e, 3.3i: the cost of a path, step by step with its rules", () => {
    const g = ask({
      ...maneuver,
      map: ground,
      units: [ru.infantry("A", "0101"), ru.infantry("B", "0103"), ru.officer("O", "0501")],
    });
    expect(questions.cost(g, "A", ["0102", "0103"])).toEqual({
      total: 10,
      steps: [
        { hex: "0102", cost: 4, rules: ["7.1a"] },
        { hex: "0103", cost: 6, rules: ["7.1a", "7.1e", "3.3i"] },
      ],
    });
    expect(questions.cost(g, "O", ["0501", "0502", "0503"])).toMatchObject({ total: 2 });
    expect(questions.cost(g, "A", ["0104"])).toMatchObject([{ rule: "7.1a" }]);
    expect(questions.cost(g, "X", ["0104"])).toMatchObject([{ what: 'no piece "X"' }]);
  });

  test("7.2c, 7.3a: of entries and marches too", () => {
    const g = ask({
      ...maneuver,
      map: ground,
      units: [ru.infantry("A", "entry:0101"), ru.infantry("M", "0501", { state: ["road-march"] })],
      flags: { queue: { "0101": 1 } },
    });
    expect(questions.cost(g, "A", ["0101", "0201"])).toMatchObject({ total: 6 });
    expect(questions.cost(g, "M", ["0502", "0503"])).toMatchObject({ total: 2 });
    expect(questions.cost(g, "M", ["0601"])).toMatchObject([{ rule: "7.3a" }]);
  });

  test("TEC: ground that a type may not enter has its rule", () => {
    const g = ask({
      ...maneuver,
      map: { cols: 8, rows: 8, hexes: { "0102": ["marsh"] } },
      units: [ru.guns("G", "0101")],
    });
    expect(questions.cost(g, "G", ["0102"])).toMatchObject([{ rule: "7.1a" }]);
  });

  test("3.4c, 7.1.1a: what a unit can reach, where it must stop, and why a held one reaches nothing", () => {
    const g = ask({
      ...maneuver,
      units: [ru.infantry("A", "0401", { stats: { ma: 2 } }), ru.infantry("H", "0404"), al.infantry("E", "0405")],
    });
    const reach = questions.reach(g, "A");
    if (isProblems(reach)) throw new Error(reach[0].what);
    expect(reach.hexes.map(({ hex }) => hex)).toContain("0403");
    expect(questions.reach(g, "H")).toMatchObject([{ rule: "7.1.1a" }]);
    const far = ask({ ...maneuver, units: [ru.infantry("A", "0402"), al.infantry("E", "0404")] });
    const stops = questions.reach(far, "A");
    if (isProblems(stops)) throw new Error(stops[0].what);
    expect(stops.hexes.filter(({ mustStop }) => mustStop).map(({ hex }) => hex)).toContain("0403");
  });

  test("3.4a: whose zones lie on a hex, by which units", () => {
    const g = ask({
      ...maneuver,
      units: [ru.infantry("A", "0401"), al.infantry("E", "0404"), al.infantry("F", "0404", { state: ["disrupted"] })],
    });
    expect(questions.zones(g, "0403")).toEqual({ zones: [{ side: "allied", units: ["E"] }] });
    expect(questions.zones(g, "0808")).toEqual({ zones: [] });
  });

  test("3.7b, 3.7d: sight, and what cuts it", () => {
    const g = ask({ ...maneuver, units: [ru.guns("G", "0401"), ru.infantry("A", "0402"), al.infantry("E", "0404")] });
    expect(questions.sight(g, "0401", "0404")).toMatchObject({ clear: false, rule: "3.7d", blockedBy: ["0402"] });
    expect(questions.sight(g, "0403", "0404")).toMatchObject({ clear: true });
    expect(questions.sight(g, "0401", "0408")).toMatchObject({ clear: false, rule: "3.7b" });
  });

  test("9.4d, CRT-M: an attack that is named, or being put together", () => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0403", { stats: { sp: 8 } }), ru.infantry("B", "0101"), al.infantry("E", "0404")],
    });
    expect(questions.combat(s.game.play(), ["A"], ["E"])).toMatchObject({
      kind: "attack",
      attack: 8,
      defence: 4,
      column: "2:1",
    });
    expect(questions.combat(s.game.play(), ["B"], ["E"])).toMatchObject([{ rule: "9.0c" }]);
    s.answer("target 0404", "add A");
    expect(questions.combat(s.game.play(), [], [])).toMatchObject({ column: "2:1" });
  });

  test("9.2c, 9.1e: a bombardment with its column and die, refused as the rules refuse it", () => {
    const s = stand({
      phase: "ic-bombardment",
      map: { cols: 8, rows: 8, hexes: { "0404": ["town"] } },
      units: [ru.guns("G", "0401"), ru.guns("H", "0504"), al.infantry("E", "0404")],
    });
    expect(questions.combat(s.game.play(), ["G"], ["E"])).toMatchObject({
      kind: "bombardment",
      column: "4",
      notes: ["−1 to the die in all"],
    });
    expect(questions.combat(s.game.play(), ["H", "G"], ["E"])).toMatchObject([{ rule: "9.1e" }]);
  });

  test("9.3c, 7.1.2c: a charge and a Repulse", () => {
    const compass = { russian: ["N"], allied: ["S"] };
    const charge = ask({
      phase: "ic-combat",
      units: [ru.cavalry("C", "0401"), ru.infantry("A", "0304"), al.infantry("E", "0404")],
      flags: { compass, charges: [{ unit: "C", target: "0404" }] },
    });
    expect(questions.combat(charge, ["C"], ["E"])).toMatchObject({ kind: "charge", column: "1:1" });
    const repulse = ask({
      ...maneuver,
      units: [ru.infantry("A", "0403", { stats: { sp: 20 } }), al.infantry("E", "0404")],
    });
    expect(questions.combat(repulse, ["A"], ["E"])).toMatchObject({ kind: "repulse", column: "5:1" });
  });
});

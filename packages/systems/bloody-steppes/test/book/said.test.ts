import { describe, expect, test } from "vitest";
import { odds, reachAt } from "./asked.ts";
import { allied, asked, barred, brigadier, field, guns, horse, leads, type More, russian, shows } from "./steppe.ts";

const away = russian("Q", "1001");
const attack = { orders: { d: { order: "attack", goal: "0501", distance: 5 } }, activation: { command: "d" } };
const D = allied("D", "0508", leads("d"));
const of = (id: string, at: string, more: More = {}) => allied(id, at, { division: "d", ...more });

describe("III.3, III.4, K-134: army and corps units go with the command in whose range they were as its activation began", () => {
  const army = { ...guns, corps: "army" };
  test("III.3: one out of range is not taken up when the leader has come near", () => {
    const s = field({ units: [D, of("A", "0509"), allied("X", "0502", army), away], flags: attack });
    s.answer("unit D", "hex 0505");
    expect(barred(s, "unit X")).toBe("III.3");
  });
  test("III.3: one in range is, when the leader has ridden on", () => {
    const s = field({ units: [D, of("A", "0509"), allied("X", "0510", army), away], flags: attack });
    s.answer("unit D", "hex 0505");
    expect(barred(s, "unit X")).toBe("");
  });
  test("III.3: a brigadier of the command near it will do", () => {
    const units = [D, allied("B", "0506", brigadier("d", "b")), of("A", "0509"), allied("X", "0504", army), away];
    expect(barred(field({ units, flags: attack }), "unit X")).toBe("");
  });
  test("III.3: a position may say that it was in range", () => {
    const X = allied("X", "0502", { ...army, state: ["along"] });
    expect(barred(field({ units: [D, of("A", "0509"), X, away], flags: attack }), "unit X")).toBe("");
  });
});

describe("what a position says of the beginning of an activation counts besides what can be seen of it", () => {
  test("III.14: out of command, though it stands in range now", () => {
    const s = field({
      units: [D, of("A", "0507", { state: ["out-of-command"] }), of("B", "0509"), away],
      flags: attack,
    });
    expect([shows(s, "A", "no-command"), shows(s, "B", "no-command")]).toEqual([true, false]);
  });
  test("III.9, K-29: not in command: no counterattack", () => {
    const R = russian("R", "0504", { state: ["not-in-command"] });
    const units = [allied("A", "0506", { nation: "french" }), R, away];
    const s = field({ units, flags: { activation: { leftovers: true } } });
    s.answer("unit A", "hex 0505", "end");
    expect(asked(s)).toBe("allied act");
  });
  test("VI.10: an enemy was in its front: it checks before it reforms, and failing does not react", () => {
    const R = russian("R", "0504", { state: ["faced"] });
    const units = [allied("A", "0506", { nation: "french" }), R, away];
    const s = field({ units, flags: { activation: { leftovers: true } }, dice: [8] });
    s.answer("unit A", "hex 0505", "unit R", "form 1");
    expect([s.unit("R").face.formation, shows(s, "R", "disorganized"), shows(s, "R", "reaction")]).toEqual([
      "line",
      false,
      true,
    ]);
  });
});

test("XIV.58: a sheet of stations waits when it is asked about, though nobody can be marked: enemies stand four hexes off", () => {
  const units = [allied("A", "0505", { state: ["routed"] }), russian("R", "0501")];
  const s = field({ isHeld: true, phase: "command", units, flags: { sheet: { number: 2, sealed: ["russian"] } } });
  expect([asked(s), barred(s, "mark 0505")]).toEqual(["allied station-sheet", "XIV.58"]);
});

test("XIV.57: the reach of cavalry has hexes next to routed enemies, even next to others who are not", () => {
  const units = [
    allied("A", "0507", horse),
    russian("R", "0504", { state: ["routed"] }),
    russian("E", "0604", { facing: "N/NE" }),
  ];
  const s = field({ units });
  expect([reachAt(s, "A", 2).includes("0505"), reachAt(s, "A", 2).includes("0605")]).toEqual([true, false]);
});

describe("II.6, II.13: a side about to draw", () => {
  const commands = [
    allied("L", "0110", leads("d")),
    allied("A", "0110", { division: "d" }),
    allied("M", "0310", leads("e")),
    allied("B", "0310", { division: "e" }),
    russian("N", "0101", leads("x")),
    russian("C", "0101", { division: "x" }),
  ];
  const cups = (russians: object) => ({
    activation: null,
    cups: { allied: { british: 2, blank: 0 }, russian: russians },
  });
  test("II.6: the chance of a blank is that of the markers left", () => {
    const s = field({ active: "russian", units: commands, flags: cups({ russian: 1, blank: 2 }) });
    expect([...odds(s, "draw")].sort()).toEqual([
      "33%: The Russians draw a Russian marker.",
      "66%: The Russians draw a blank.",
    ]);
  });
  test("II.13: nobody yields to a side without an active marker; asked about, it still waits to draw", () => {
    const flags = { ...cups({ russian: 0, blank: 1 }), activated: ["x"] };
    const s = field({ isHeld: true, units: commands, flags });
    expect([asked(s), barred(s, "draw"), barred(s, "yield")]).toEqual(["allied marker", "", "II.13"]);
  });
  test("XV.3: nor by the optional rules", () => {
    const flags = { activation: null, cups: { allied: { commands: ["d", "e"] }, russian: { blank: 1 } } };
    const options = { optionalActivation: "true" };
    const s = field({ isHeld: true, units: commands, options, flags: { ...flags, activated: ["x"] } });
    expect([asked(s), barred(s, "draw"), barred(s, "yield")]).toEqual(["allied marker", "", "XV.3"]);
  });
});

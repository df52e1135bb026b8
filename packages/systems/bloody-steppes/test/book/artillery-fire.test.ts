import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import {
  at,
  being,
  cannon,
  engage,
  foot,
  guns,
  horse,
  hussars,
  leader,
  left,
  level,
  russ,
  sp,
  told,
  volley,
} from "./engagement.ts";

// Guns in 0410 facing north fire up column 04: 0409 is one hex off, 0408 two, 0407 three and so on.
const wide = { map: { cols: 12, rows: 12 } };
const ground = (hexes: Record<string, readonly string[]>, sides: Record<string, readonly string[]> = {}) => ({
  map: { cols: 12, rows: 12, hexes, sides },
});
const quiet = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  being(russ(id, hex, facing, stats, more), "reaction");
const field = (units: Parameters<typeof engage>[0], text: SituationText = {}) => engage(units, { ...wide, ...text });

describe("XI.1, XI.2: when guns fire, and by which chart", () => {
  const out: readonly [string, string, string][] = [
    ["XI.1, X.3: not into their flank", "0511", "X.3"],
    ["XI.1, X.3: not behind them", "0411", "X.3"],
  ];
  test.each(out)("%s", (_title, hex, rule) => {
    const s = field([guns("G", "0410"), quiet("R", hex)]);
    expect(volley(s, ["G"], "R")).toBe(rule);
    s.answer("unit G");
    expect(s.refusedBy(`fire ${hex}`)).toBe(rule);
  });
  test("XI.1, IX.4: not past a village", () => {
    const s = field([guns("G", "0410"), quiet("R", "0407")], ground({ "0408": ["village"] }));
    s.answer("unit G");
    expect(s.answers()).not.toContain("fire 0407");
  });
  const near = (k: number): string =>
    k < -1
      ? "0/0"
      : k <= 0
        ? "1/0"
        : k === 1
          ? "2/0"
          : k <= 3
            ? "1/1"
            : k === 4
              ? "2/1"
              : k <= 6
                ? "2/2"
                : k <= 8
                  ? "3/2"
                  : "3/3";
  const far = (k: number): string =>
    k <= 0 ? "0/0" : k <= 4 ? "1/0" : k <= 6 ? "2/0" : k <= 8 ? "2/1" : k <= 10 ? "3/1" : "3/2";
  test.each([4, 6, 8, 9])("XI.2: one hex off and farther have charts of their own, row %i", (morale) => {
    for (const [hex, chart] of [
      ["0409", near],
      ["0408", far],
      ["0405", far],
    ] as const) {
      for (let die = 0; die < 10; die++) {
        const target = quiet("R", hex, "S/SW", { sp: 20, morale: 10 });
        const s = field([guns("G", "0410", "N/NE", { morale, fire: "0/0/0" }), target], { dice: [die] });
        s.answer("unit G", `fire ${hex}`);
        const [{ mp, sp: points }] = told(s, "fired");
        expect(`${mp}/${points}`, `${hex} die ${die}`).toBe(chart(morale - die));
      }
    }
  });
  test("XI.2, VI.7: guns fire as a reaction to what is done in their zone", () => {
    const s = field([foot("A", "0410"), cannon("R", "0407")], { dice: [9] });
    s.answer("unit A", "hex 0409", "unit R", "fire 0409");
    expect(told(s, "fired")).toHaveLength(1);
    expect(left(s)).toBe(3);
  });
});

describe("XI.3, XI.4: counters and batteries", () => {
  const battery = (id: string, fire: string, morale: number, more: object = {}) =>
    cannon(id, "0405", "S/SW", { morale, fire, ...more }, { parent: "b" });
  test("XI.3: guns of one hex fire each for itself, each with a die and its points", () => {
    const s = field([guns("G", "0410"), guns("H", "0410"), quiet("R", "0408", "S/SW", { morale: 10 })], {
      dice: [9, 9, 9, 9],
    });
    s.answer("unit G", "fire 0408", "unit G", "fire 0408", "unit H", "fire 0408", "unit G", "fire 0408");
    expect(told(s, "fired").map(({ firers }) => firers)).toEqual([[0], [1], [0], [1]]);
  });
  test("XI.3, XI.4: Allied counters do not fire jointly", () => {
    const s = field(
      [
        guns("G", "0410", "N/NE", {}, { parent: "b" }),
        guns("H", "0410", "N/NE", {}, { parent: "b" }),
        quiet("R", "0408"),
      ],
      { dice: [9] },
    );
    s.answer("unit G", "fire 0408", "unit G");
    expect(told(s, "fired")[0].firers).toEqual([0]);
  });
  const joint = (): readonly ReturnType<typeof battery>[] => [
    battery("B1", "0/0/0", 7),
    battery("B2", "-2/+1", 6),
    battery("B3", "0/0", 7),
  ];
  test("XI.4: two counters of a Russian battery fire as one at -1", () => {
    const s = field([...joint(), being(foot("T", "0408"), "reaction")], { active: "russian", dice: [9] });
    s.answer("unit B1", "fire 0408", "unit B1");
    expect(s.answers()).toEqual(expect.arrayContaining(["join B2", "join B3"]));
    s.answer("join B3");
    if (s.answers().includes("end")) s.answer("end");
    expect(told(s, "fired")[0]).toMatchObject({ row: 7, modified: 8 });
    expect([...(told(s, "fired")[0].firers as number[])].sort()).toEqual([0, 2]);
  });
  test("XI.4: three at -2, with the factor and row of the counter that is named", () => {
    const s = field([...joint(), being(foot("T", "0408"), "reaction")], { active: "russian", dice: [9] });
    s.answer("unit B1", "fire 0408", "unit B2", "join B1", "join B3");
    // three hexes off the factor of B2 is +1
    expect(told(s, "fired")[0]).toMatchObject({ row: 6, modified: 8 });
  });
  test("XI.4: a counter of another battery does not join", () => {
    const other = cannon("Q", "0405", "S/SW", { morale: 7, fire: "0/0" }, { parent: "c" });
    const s = field([battery("B1", "0/0/0", 7), other, being(foot("T", "0408"), "reaction")], {
      active: "russian",
      dice: [9],
    });
    s.answer("unit B1", "fire 0408", "unit B1");
    expect(told(s, "fired")[0]).toMatchObject({ firers: [0], modified: 9 });
  });
  test("XI.4, XI.5: each of them pays its points", () => {
    const s = field([...joint(), being(foot("T", "0408", "N/NE", { morale: 10 }), "reaction")], {
      active: "russian",
      dice: [9, 9],
    });
    s.answer("unit B1", "fire 0408", "unit B1", "join B2", "join B3");
    s.answer("fire 0408", "unit B1", "join B2", "join B3");
    expect(told(s, "fired")).toHaveLength(2);
    expect(s.answers()).not.toContain("fire 0408");
  });
});

describe("XI.5 to XI.8: price and number of salvos", () => {
  test("XI.5, XI.7: foot guns of 4 points fire twice at 2 each", () => {
    const s = field([guns("G", "0410"), quiet("R", "0408")], { dice: [9, 9] });
    s.answer("unit G", "fire 0408");
    expect(left(s)).toBe(2);
    s.answer("fire 0408");
    expect(s.answers()).not.toContain("fire 0408");
    expect(told(s, "fired")).toHaveLength(2);
  });
  test("XI.5, XI.7: horse guns of 8 points fire twice at 3 each and have 2 over", () => {
    const s = field([guns("G", "0410", "N/NE", {}, { kind: "horse-artillery" }), quiet("R", "0408")], { dice: [9, 9] });
    s.answer("unit G", "fire 0408");
    expect(left(s)).toBe(5);
    s.answer("fire 0408");
    expect(left(s)).toBe(2);
    expect(s.refusedBy("fire 0408")).toBe("XI.5");
  });
  test("XI.6: a gun that has entered a hex fires at +2", () => {
    const s = field([guns("G", "0411"), quiet("R", "0408")], { dice: [5] });
    s.answer("unit G", "hex 0410", "fire 0408");
    expect(told(s, "fired")[0]).toMatchObject({ modified: 6 });
  });
  test("XI.6: turning is not moving", () => {
    const s = field([guns("G", "0410", "NE/SE"), quiet("R", "0408")], { dice: [5] });
    s.answer("unit G", "turn 0", "fire 0408");
    expect(told(s, "fired")[0]).toMatchObject({ modified: 4 });
  });
  test("XI.8: one salvo as a reaction in an enemy activation", () => {
    const s = field([foot("A", "0410"), cannon("R", "0406")], { dice: [9] });
    s.answer("unit A", "hex 0409", "unit R", "fire 0409", "hex 0408");
    expect(at(s, "A")).toBe("0408");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "act" });
    expect(told(s, "fired")).toHaveLength(1);
  });
});

describe("XI.9 to XI.13: modifiers", () => {
  const ranges: readonly [string, string, string, string][] = [
    ["XI.9: example, -1/+2 at one hex", "-1/+2", "0409", "die -1 in row 8"],
    ["XI.9: example, -1/+2 at two hexes", "-1/+2", "0408", "die -1 in row 8"],
    ["XI.9: example, -1/+2 at three hexes", "-1/+2", "0407", "die +2 in row 8"],
    ["XI.9: example, -1/+2 at four hexes", "-1/+2", "0406", "die +2 in row 8"],
    ["XI.9: C is five and six hexes", "0/0/+3", "0404", "die +3 in row 8"],
    ["XI.9: D is seven and eight hexes", "0/0/0/+4", "0402", "die +4 in row 8"],
  ];
  test.each(ranges)("%s", (_title, fire, hex, expected) => {
    expect(volley(field([guns("G", "0410", "N/NE", { fire }), quiet("R", hex)]), ["G"], "R")).toBe(expected);
  });
  test("XI.9: example, -1/+2 does not reach five hexes", () => {
    const s = field([guns("G", "0410", "N/NE", { fire: "-1/+2" }), quiet("R", "0405")]);
    expect(volley(s, ["G"], "R")).toBe("XI.9");
    s.answer("unit G");
    expect(s.refusedBy("fire 0405")).toBe("XI.9");
  });
  const covers: readonly [string, readonly string[], object, number][] = [
    ["XI.10: grove", ["grove"], {}, 1],
    ["XI.10: forest", ["forest"], {}, 2],
    ["XI.10: orchard", ["orchard"], {}, 1],
    ["XI.10: vineyard", ["vineyard"], {}, 1],
    ["XI.10: village with a garrison", ["village"], { formation: "square" }, 2],
    ["XI.10: a line in a village has nothing of it", ["village"], {}, 0],
    ["XI.10: redoubt with a garrison", ["redoubt"], { formation: "square" }, 3],
    ["XI.10: camp", ["camp"], {}, 0],
    ["XI.10: marsh", ["marsh"], {}, 0],
  ];
  test.each(covers)("%s", (_title, tags, more, value) => {
    const s = field(
      [guns("G", "0410", "N/NE", { fire: "0/0" }), quiet("R", "0407", "S/SW", {}, more)],
      ground({ "0407": tags }),
    );
    expect(volley(s, ["G"], "R")).toBe(`die ${value === 0 ? "0" : `+${value}`} in row 8`);
  });
  test("XI.10, IV.25: a rampart covers a line against its front alone", () => {
    const sides = { "0407/0408": ["front in:0407"] };
    const front = field(
      [guns("G", "0410", "N/NE", { fire: "0/0" }), quiet("R", "0407")],
      ground({ "0407": ["rampart"] }, sides),
    );
    expect(volley(front, ["G"], "R")).toBe("die +2 in row 8");
    const open = field(
      [guns("G", "0404", "S/SW", { fire: "0/0" }), quiet("R", "0407", "N/NE")],
      ground({ "0407": ["rampart"] }, sides),
    );
    expect(volley(open, ["G"], "R")).toBe("die 0 in row 8");
  });
  const others: readonly [string, readonly object[], string][] = [
    ["XI.11: a line", [quiet("R", "0407")], "0"],
    ["XI.11: an assault column", [quiet("R", "0407", "S/SW", {}, { formation: "assault-column" })], "-1"],
    ["XI.11: a company column", [quiet("R", "0407", "S/SW", {}, { formation: "company-column" })], "-1"],
    ["XI.11: routed units as a column", [russ("R", "0407", "", {}, { state: ["routed"] })], "-1"],
    ["XI.11: a square in the open", [quiet("R", "0407", "", {}, { formation: "square" })], "-2"],
    ["XI.11: a single skirmisher counter", [quiet("R", "0407", "", { sp: 2 }, { formation: "skirmish" })], "+2"],
    ["XI.11: a single gun", [cannon("R", "0407")], "+1"],
    ["XI.11: cavalry in line", [hussars("R", "0407")], "0"],
    ["XI.11: cavalry in column", [hussars("R", "0407", "S/SW", {}, { formation: "march-column" })], "-1"],
    ["XI.11: dispersed cavalry", [hussars("R", "0407", "", {}, { formation: "dispersed" })], "+2"],
    ["XI.11: from behind", [quiet("R", "0407", "N/NE")], "-1"],
    ["XI.11: into the flank", [quiet("R", "0407", "NE/SE")], "-1"],
    ["XI.11: a gun is never too weak or too strong: no strength counts", [quiet("R", "0407", "S/SW", { sp: 1 })], "0"],
  ];
  test.each(others)("%s", (_title, targets, expected) => {
    const s = field([guns("G", "0410", "N/NE", { fire: "0/0" }), ...targets]);
    expect(volley(s, ["G"], "R")).toBe(`die ${expected} in row 8`);
  });
  const licornes: readonly [string, string, string][] = [
    ["XI.12: licornes have nothing at one hex", "0409", "0"],
    ["XI.12: -1 at two", "0408", "-1"],
    ["XI.12: -1 at three", "0407", "-1"],
    ["XI.12: nothing at four", "0406", "0"],
  ];
  test.each(licornes)("%s", (_title, hex, expected) => {
    const s = field([guns("G", "0410", "N/NE", { fire: "0/0", licorne: true }), quiet("R", hex)]);
    expect(volley(s, ["G"], "R")).toBe(`die ${expected} in row 8`);
  });
  test("XI.13, XIII.3: an artillery commander next to the guns counts by his modifier", () => {
    const gordon = leader("L", "allied", "0411", { rank: "artillery", modifier: 2 });
    const s = field([guns("G", "0410", "N/NE", { fire: "0/0" }), gordon, quiet("R", "0407")]);
    expect(volley(s, ["G"], "R")).toBe("die -2 in row 8");
  });
  test("XI.1, XIV.24: cavalry loses twice the movement points", () => {
    const s = field([horse("A", "0410"), cannon("R", "0406", "S/SW", { morale: 6, fire: "0/0" })], { dice: [5] });
    s.answer("unit A", "hex 0409", "unit R", "fire 0409");
    expect(told(s, "fired")[0]).toMatchObject({ mp: 1, sp: 0 });
    expect(left(s)).toBe(7);
    expect([sp(s, "A"), level(s, "A")]).toEqual([4, "effective"]);
  });
});

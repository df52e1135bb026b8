import { describe, expect, test } from "vitest";
import { being, cannon, engage, foot, horse, melee, type Piece, phases, russ, told } from "./engagement.ts";

// A in 0405 attacks R in 0404, who faces S/SW: 0405 and 0305 are its front, 0505 and 0304 its flanks, 0403 and 0504 its rear.
const quiet = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  being(russ(id, hex, facing, stats, more), "reaction");
const french = { nation: "french", formation: "assault-column" } as const;
const skirmish = { formation: "skirmish" } as const;

const dice = (column: string): string => column.replace(/ die (\S+) against \d+/g, " $1").replaceAll(",", "");

describe("XII.27: the chart of modifiers", () => {
  const cases: readonly [string, readonly Piece[], readonly string[], object, string][] = [
    ["XII.27: nothing", [foot("A", "0405"), quiet("R", "0404")], ["A"], {}, "A 0 B 0 C +1"],
    ["XII.27: in the flank", [foot("A", "0505", "NW/N"), quiet("R", "0404")], ["A"], {}, "A 0 B +1 C +1"],
    ["XII.27: in the rear", [foot("A", "0504", "SW/NW"), quiet("R", "0404")], ["A"], {}, "A 0 B +2 C +1"],
    [
      "XII.27: no flank of a square, which infantry attacks",
      [foot("A", "0505", "NW/N"), quiet("R", "0404", "", {}, { formation: "square" })],
      ["A"],
      {},
      "A 0 B +1 C +1",
    ],
    [
      "XII.27: an assault column attacks",
      [foot("A", "0405", "N/NE", {}, french), quiet("R", "0404")],
      ["A"],
      {},
      "A -1 B 0 C +1",
    ],
    [
      "XII.27: skirmishers defend against closed infantry",
      [foot("A", "0405", "N/NE", { sp: 2 }), quiet("R", "0404", "", { sp: 2 }, skirmish)],
      ["A"],
      {},
      "A 0 B +2 C +1",
    ],
    [
      "XII.27: skirmishers attack closed infantry, beside a battalion (XII.28)",
      [
        foot("A", "0405", "", { sp: 2, light: true }, skirmish),
        foot("B", "0305", "N/NE", { sp: 2 }),
        quiet("R", "0404", "S/SW", { sp: 4 }),
      ],
      ["A", "B"],
      {},
      "A of A +2 A of B 0 B +1 C +2",
    ],
    [
      "XII.27: Zouaves do not mind",
      [foot("A", "0405", "", { sp: 2, light: true, zouave: true }, skirmish), quiet("R", "0404", "S/SW", { sp: 2 })],
      ["A"],
      {},
      "A 0 B 0 C +1",
    ],
    [
      "XII.27, XIV.69: own lost points",
      [being(foot("A", "0405"), "lost:1"), quiet("R", "0404")],
      ["A"],
      {},
      "A +1 B 0 C +2",
    ],
    [
      "XII.27, XIV.69: the defender's",
      [foot("A", "0405"), being(quiet("R", "0404"), "lost:2")],
      ["A"],
      {},
      "A 0 B +1 C +1",
    ],
    ["XII.27: uphill", [foot("A", "0405"), quiet("R", "0404")], ["A"], { elevation: { "0404": 1 } }, "A +1 B 0 C +2"],
    [
      "XII.27: up a steep slope",
      [foot("A", "0405"), quiet("R", "0404")],
      ["A"],
      { elevation: { "0404": 2 } },
      "A +2 B 0 C +3",
    ],
    [
      "XII.27: downhill is nothing",
      [foot("A", "0405"), quiet("R", "0404")],
      ["A"],
      { elevation: { "0405": 2 } },
      "A 0 B 0 C +1",
    ],
    [
      "XII.27: across a river",
      [foot("A", "0405"), quiet("R", "0404")],
      ["A"],
      { sides: { "0404/0405": ["river"] } },
      "A +1 B 0 C +2",
    ],
    [
      "XII.27: across a stream",
      [foot("A", "0405"), quiet("R", "0404")],
      ["A"],
      { sides: { "0404/0405": ["stream"] } },
      "A +1 B 0 C +2",
    ],
    [
      "XII.27: into a grove",
      [foot("A", "0405"), quiet("R", "0404")],
      ["A"],
      { hexes: { "0404": ["grove"] } },
      "A 0 B -1 C +1",
    ],
    [
      "XII.27: a garrison of a village",
      [foot("A", "0405"), quiet("R", "0404", "", {}, { formation: "square" })],
      ["A"],
      { hexes: { "0404": ["village"] } },
      "A 0 B -1 C +1",
    ],
    [
      "XII.27, IV.24: a line in a village has nothing of it",
      [foot("A", "0405"), quiet("R", "0404")],
      ["A"],
      { hexes: { "0404": ["village"] } },
      "A 0 B 0 C +1",
    ],
    [
      "XII.27: the front of a rampart",
      [foot("A", "0405"), quiet("R", "0404")],
      ["A"],
      { hexes: { "0404": ["rampart"] }, sides: { "0404/0405": ["front in:0404"] } },
      "A 0 B -1 C +1",
    ],
    [
      "XII.27, XII.15: two hexes, twice the strength",
      [foot("A", "0405"), foot("B", "0305"), quiet("R", "0404")],
      ["A", "B"],
      {},
      "A of A -1 A of B -1 B +2 C 0",
    ],
    [
      "XII.27, XIII.1: guns add no strength",
      [foot("A", "0405"), quiet("R", "0404"), cannon("G", "0404")],
      ["A"],
      {},
      "A 0 B 0 C +1",
    ],
  ];
  test.each(cases)("%s", (_title, units, attackers, map, expected) => {
    const s = engage(units, { map: { cols: 8, rows: 8, ...map } });
    expect(dice(melee(s, attackers, "R"))).toBe(expected);
  });
});

describe("XII.28 to XII.31: infantry", () => {
  const few = { sp: 2, light: true, morale: 8 };
  const targets: readonly [string, object, Piece, boolean][] = [
    ["XII.28: skirmishers do not attack a line alone", few, quiet("R", "0404"), false],
    ["XII.28: nor a column", few, quiet("R", "0404", "S/SW", {}, { formation: "assault-column" }), false],
    ["XII.28: they attack skirmishers", few, quiet("R", "0404", "", { sp: 2 }, skirmish), true],
    ["XII.28: they attack lone guns", few, being(cannon("R", "0404"), "reaction"), true],
    ["XII.28: Zouaves attack anything", { ...few, zouave: true }, quiet("R", "0404"), true],
  ];
  test.each(targets)("%s", (_title, stats, target, isAllowed) => {
    const s = engage([foot("A", "0405", "", stats, skirmish), target]);
    s.answer("unit A");
    expect(s.answers().includes("attack 0404")).toBe(isAllowed);
    if (!isAllowed) expect(s.refusedBy("attack 0404")).toBe("XII.28");
  });
  test("XII.28: not guns that stand with a closed battalion", () => {
    const s = engage([
      foot("A", "0405", "", few, skirmish),
      being(cannon("R", "0404"), "reaction"),
      quiet("Q", "0404"),
    ]);
    s.answer("unit A");
    expect(s.refusedBy("attack 0404")).toBe("XII.28");
  });
  test("XII.28: with a line that takes part they attack anything", () => {
    const s = engage([foot("A", "0405", "", few, skirmish), foot("B", "0305"), quiet("R", "0404")], {
      dice: [0, 0, 0, 0],
    });
    s.answer("unit B", "attack 0404", "no", "end", "unit A", "attack 0404", "no");
    expect(told(s, "melee-checked").map(({ phase }) => phase)).toEqual(["A", "A", "B", "C"]);
  });
  test("XII.29: a square does not attack", () => {
    const s = engage([foot("A", "0405", "", {}, { formation: "square" }), quiet("R", "0404")]);
    s.answer("unit A");
    expect(s.refusedBy("attack 0404")).toBe("XII.29");
  });
  test("XII.29: nor does it counterattack", () => {
    const s = engage([foot("A", "0406"), russ("R", "0404", "", {}, { formation: "square" })]);
    s.answer("unit A", "hex 0405");
    if (s.decision().kind === "reactor") s.answer("end");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "act" });
  });
  test("XII.30: after a counterattack has failed the active unit may attack", () => {
    const s = engage([foot("A", "0406"), russ("R", "0404")], { dice: [9, 0, 0, 0] });
    s.answer("unit A", "hex 0405", "end", "unit R", "no");
    expect(phases(s)).toEqual(["A 0:6"]);
    s.answer("attack 0404", "no");
    expect(phases(s)).toEqual(["A 0:6", "A 0:8", "B 0:6", "C +1:8"]);
  });
  test("XII.31: horse does not join infantry that waits", () => {
    const s = engage([foot("A", "0405"), foot("B", "0406"), horse("H", "0305", "N/NE"), quiet("R", "0404")]);
    s.answer("unit A", "attack 0404", "no", "end", "unit H");
    expect(s.answers()).not.toContain("attack 0404");
    expect(s.refusedBy("attack 0404")).toBe("XII.31");
  });
});

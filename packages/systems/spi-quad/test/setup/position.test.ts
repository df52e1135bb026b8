import { type Problem, startPlay } from "@redoubt/engine";
import type { Position } from "@redoubt/mechanics";
import { situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { disrupted, foot, gun, russian } from "../troops.ts";

/** The problems of a position. */
function problems(position: Partial<Position>, options = {}): readonly Problem[] {
  const whole = { system: "spi-quad", scenario: null, map: { cols: 5, rows: 5 }, units: [], ...position };
  const play = startPlay(spiQuad, { scenario: null, options, position: whole });
  return Array.isArray(play) ? play : [];
}

const wheres = (position: Partial<Position>, options = {}) => problems(position, options).map(({ where }) => where);

describe("what is wrong with a position is named by its field", () => {
  test("an unknown hex", () => {
    expect(wheres({ units: [foot("A1", "0909")] })).toEqual(["units[0].at"]);
  });
  test("two sides in one hex", () => {
    expect(wheres({ units: [foot("A1", "0303"), russian(foot("R1", "0303"))] })).toEqual(["units[1].at"]);
  });
  test("unknown side, kind, nation, class and values", () => {
    const unit = {
      id: "A1",
      side: "turk",
      nation: "austrian",
      kind: "dragoons",
      at: "0101",
      stats: { melee: "4", fier: 2 },
    };
    expect(wheres({ units: [unit] })).toEqual([
      "units[0].side",
      "units[0].kind",
      "units[0].nation",
      "units[0].stats.fier",
      "units[0].stats.melee",
    ]);
    const wrong = foot("A1", "0101", { stats: { melee: -1, class: "I", back: { morale: 12 }, fireParen: 1 } });
    expect(wheres({ units: [wrong] })).toEqual([
      "units[0].stats.fireParen",
      "units[0].stats.class",
      "units[0].stats.melee",
      "units[0].stats.back.morale",
    ]);
  });
  test("ids with blanks, and the same id twice", () => {
    expect(wheres({ units: [foot("A 1", "0101"), foot("A2", "0102"), foot("A2", "0103")] })).toEqual([
      "units[0].id",
      "units[2].id",
    ]);
  });
  test("unknown phase, side to act, turn, condition, flag, chart, option and scenario", () => {
    const units = [foot("A1", "0101", { state: ["tired"] })];
    expect(wheres({ units, phase: "fire", active: "me", turn: 40 })).toEqual([
      "units[0].state[0]",
      "active",
      "phase",
      "turn",
    ]);
    expect(wheres({ flags: { morning: true } })).toEqual(["flags.morning"]);
    expect(wheres({ tables: { weather: [] } })).toEqual(["tables.weather"]);
    expect(wheres({}, { fog: "on" })).toEqual(["options.fog"]);
    expect(wheres({ scenario: "inkerman" })).toEqual(["scenario"]);
  });
  test("flags that the battle has not, and names that every object has", () => {
    expect(wheres({ flags: { holders: { "0714": "allied" } } })).toEqual(["flags.holders"]);
    expect(
      wheres({ scenario: "balaclava", map: { use: "balaclava" }, flags: { holders: { "0101": "allied" } } }),
    ).toEqual(["flags.holders.0101"]);
    const named = JSON.parse('{ "constructor": 1, "__proto__": 2 }');
    expect(wheres({ flags: named })).toEqual(["flags.constructor", "flags.__proto__"]);
    expect(wheres({ units: [foot("A1", "constructor", { state: ["toString"] })] })).toEqual([
      "units[0].state[0]",
      "units[0].at",
    ]);
  });
  test("numbers that would not fit", () => {
    const flags = { britishLost: 70_000, exits: { "5": 300, "99": 1 }, preservationTurn: 256, turns: 99 };
    expect(wheres({ flags })).toEqual([
      "flags.turns",
      "flags.preservationTurn",
      "flags.britishLost",
      "flags.exits.5",
      "flags.exits.99",
    ]);
    expect(wheres({ units: [foot("A1", "0101", { stats: { fatigue: 300, ma: 16, melee: 300 } })] })).toEqual([
      "units[0].stats.melee",
      "units[0].stats.ma",
      "units[0].stats.fatigue",
    ]);
  });
  test("units beyond all bounds, in a moment", () => {
    const units = Array.from({ length: 200_000 }, (_, i) => foot(`A${i}`, "0101"));
    expect(wheres({ units })).toEqual(["units"]);
  });
  const stacks: readonly [string, readonly ReturnType<typeof foot>[]][] = [
    ["5.32: two infantry", [foot("A1", "0303"), foot("A2", "0303")]],
    ["5.38: three guns", [gun("G1", "0303"), gun("G2", "0303"), gun("G3", "0303")]],
    ["5.38: two guns and infantry", [gun("G1", "0303"), foot("A1", "0303"), gun("G2", "0303")]],
  ];
  test.each(stacks)("%s in one hex, whatever the order", (name, units) => {
    for (const order of [units, [...units].reverse(), [...units.slice(1), units[0]]]) {
      const found = problems({ units: order });
      expect(found.map(({ where }) => where)).toEqual([`units[${units.length - 1}].at`]);
      expect(found[0].what).toContain(name.slice(0, 4));
    }
  });
  test("B21.0: British cavalry may share a hex at Balaclava up to a strength of 4", () => {
    const squadron = (id: string, melee: number) =>
      foot(id, "0303", { kind: "cavalry", stats: { fire: 0, melee, morale: 4 } });
    const at = (scenario: string | null, ...melees: readonly number[]) =>
      problems({ scenario, units: melees.map((melee, i) => squadron(`C${i}`, melee)) }).map(({ what }) => what);
    expect(at("balaclava", 1, 1, 2)).toEqual([]);
    expect(at("balaclava", 2, 3)).toEqual([expect.stringContaining("B21.0")]);
    expect(at(null, 1, 1)).toEqual([expect.stringContaining("5.32")]);
  });
  test("a map that cannot be read", () => {
    expect(wheres({ map: { cols: 5, rows: 5, hexes: { "0101": ["forest"] } } })).toEqual(["map.hexes.0101"]);
  });
  test("a value that is needed and missing", () => {
    const game = situation(spiQuad, { units: [gun("G1", "0303", { stats: { class: "A" } })], active: "allied" });
    expect(() => game.answers()).toThrow("unit G1: stats.ma is needed and not given");
  });
  test("7.11, 8.0, 7.13: strengths and morale that combat needs", () => {
    const fight =
      (phase: string, own: Record<string, number>, theirs: Record<string, number>, state: readonly string[] = []) =>
      () =>
        situation(spiQuad, {
          active: "allied",
          phase,
          units: [foot("A1", "0303", { stats: own, state }), russian(foot("R1", "0304", { stats: theirs }))],
          dice: [],
        }).answers();
    const all = { fire: 4, melee: 4, morale: 4 };
    expect(fight("offensive-fire", { melee: 4, morale: 4 }, all)).toThrow(
      "unit A1: stats.fire is needed and not given",
    );
    expect(fight("offensive-fire", all, all, ["disrupted"])).toThrow(
      "unit A1: stats.back.fire is needed and not given",
    );
    expect(fight("melee", { fire: 4, morale: 4 }, all)).toThrow("unit A1: stats.melee is needed and not given");
  });
});

describe("when a position is", () => {
  const units = [foot("A1", "0102"), russian(foot("R1", "0404"))];
  test("4.0B: without a battle either Player-Turn can be named", () => {
    const first = situation(spiQuad, { units, active: "russian", turn: 3, script: ["end"] });
    expect(first.view()).toMatchObject({ turn: 3, active: "allied" });
    const second = situation(spiQuad, { units, active: "russian", turn: 3, flags: { second: true }, script: ["end"] });
    expect(second.view()).toMatchObject({ turn: 4, active: "allied" });
  });
  test("4.0B: in a battle the track says who is first", () => {
    expect(wheres({ scenario: "alma", units, active: "allied", flags: { second: true } })).toEqual(["flags.second"]);
    expect(wheres({ scenario: "alma", units, active: "russian", flags: { second: true } })).toEqual([]);
  });
  test("4.0: the end of the game", () => {
    const over = situation(spiQuad, { scenario: "balaclava", map: { use: "balaclava" }, phase: "end", units: [] });
    expect(over.game.pending()).toMatchObject({ kind: "over", verdict: { level: "draw", rule: "B23.1" } });
    expect(over.view()).toMatchObject({ turn: 12 });
  });
});

describe("what a position says", () => {
  test("stacks: 0 is on top; without numbers the unit listed first is", () => {
    const game = situation(spiQuad, {
      units: [gun("G1", "0303", { stack: 1 }), foot("A1", "0303", { stack: 0 }), foot("A2", "0404"), gun("G2", "0404")],
    });
    expect(["A1", "G1", "A2", "G2"].map((id) => game.unit(id).stack)).toEqual([0, 1, 0, 1]);
  });
  test("units of a battle bear the values of their counters", () => {
    const game = situation(spiQuad, {
      scenario: "alma",
      map: { use: "alma" },
      units: [{ id: "1/RB", side: "allied", at: "2113" }],
    });
    expect(game.unit("1/RB").face).toMatchObject({
      nation: "british",
      branch: "rifles",
      bandLeft: "1",
      bandRight: "RB",
    });
    expect(game.unit("1/RB").face.values.map(({ text }) => text)).toEqual(["6", "2", "5", "5"]);
  });
  test("9.0: a blank back means that disruption eliminates", () => {
    const blank = { fire: 0, melee: 2, morale: 4, back: null };
    const units = [foot("H1", "0103", { kind: "cavalry", stats: blank })];
    const game = situation(spiQuad, { map: { cols: 12, rows: 5 }, units });
    game.answer("unit H1", "hex 0803");
    expect(game.answer("stop")).toContainEqual(expect.objectContaining({ kind: "eliminated", rule: "9.0" }));
  });
  test("a named map may be patched", () => {
    const map = { use: "alma", hexes: { "0101": ["woods"] } };
    const game = situation(spiQuad, { scenario: "alma", map, units: [foot("A1", "0102")] });
    expect(spiQuad.questions.cost(game.game.play(), "A1", ["0101"])).toMatchObject({ total: 4 });
  });
  test("switches may be written as true and false", () => {
    const game = situation(spiQuad, { options: { disruptedCavalryMayNotWithdraw: true }, units: [foot("A1", "0102")] });
    expect(game.game.play().world.options.disruptedCavalryMayNotWithdraw).toBe("on");
  });
  test("conditions and flags are there when play begins", () => {
    const game = situation(spiQuad, {
      scenario: "balaclava",
      units: [disrupted(foot("A1", "0102")), russian(foot("R1", "0808"))],
      flags: { demoralized: true, britishLost: 25, turns: 6 },
      turn: 4,
    });
    expect(game.view()).toMatchObject({ turn: 4, turns: 6 });
    expect(game.unit("A1").face.states).toEqual(["disrupted", "demoralized"]);
    expect(game.unit("A1").face.values[2]).toEqual({ text: "2", role: "morale" });
  });
});

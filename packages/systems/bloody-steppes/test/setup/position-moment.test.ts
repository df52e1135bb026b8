import { describe, expect, test } from "vitest";
import { fieldOf, hexNamed, hexOfPiece, type PositionText, pieceOf, problemsOf } from "../working.ts";

const line = { formation: "line", facing: "N/NE" } as const;
const A = { id: "A", side: "allied", at: "0406", ...line, stats: { sp: 8, morale: 8, fire: "-1/0" } } as const;
const R = {
  id: "R",
  side: "russian",
  at: "0404",
  formation: "skirmish",
  stats: { sp: 2, morale: 7, fire: "0/+1" },
} as const;

/** The two examples of the README. */
const _volley: PositionText = {
  map: { cols: 8, rows: 8, hexes: { "0404": ["grove"] } },
  units: [
    { ...A, nation: "british", kind: "infantry", stats: { ...A.stats, light: false } },
    { ...R, kind: "infantry" },
  ],
  phase: "activation",
  active: "allied",
};

describe("turn, orders, cups", () => {
  const leader = (id: string, side: string, at: string, division: string) => ({
    id,
    side,
    kind: "commander",
    at,
    division,
    stats: { independence: 4 },
  });
  const army: PositionText = {
    units: [
      leader("L1", "allied", "0101", "one"),
      leader("L2", "allied", "0103", "two"),
      leader("L3", "russian", "0801", "three"),
      { ...A, division: "one" },
    ],
  };

  test("II.6: with several commands nobody is active; markers and blanks are counted", () => {
    const g = fieldOf({ ...army, flags: { activated: ["two"] } });
    expect(g.world.start.from).toEqual({ at: "activations" });
    expect([...g.c.cup]).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
    expect([...fieldOf(army).c.cup]).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
  });

  test("II.6: cups as written", () => {
    const g = fieldOf({
      ...army,
      flags: { cups: { allied: { british: 2, french: 1 }, russian: { russian: 4, blank: 2 } } },
    });
    expect([...g.c.cup]).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 4, 2]);
  });

  test("XV.3: named markers in the cups and in the common one", () => {
    const g = fieldOf({
      ...army,
      options: { optionalActivation: true },
      flags: { cups: { allied: { commands: ["one"] }, russian: { blank: 1 }, common: ["two"] } },
    });
    expect([...g.c.named]).toEqual([1, 2, 0]);
    expect(g.world.activation).toBe("optional");
  });

  test("II.8, II.13: who won the initiative and to whom the turn returns", () => {
    const g = fieldOf({
      ...army,
      active: "russian",
      flags: { initiative: { winner: "allied", firstTaken: false, yieldedBy: "allied" } },
    });
    expect([g.c.winner[0], g.c.firstTaken[0], g.c.host[0], g.c.holder[0]]).toEqual([1, 0, 1, 1]);
  });

  test("K-139: the command phase at its second sheet", () => {
    const g = fieldOf({ ...army, phase: "command", flags: { sheet: { number: 2, sealed: ["russian"] } } });
    expect(g.world.start.from).toEqual({ at: "command", sheet: 2, sealed: [1] });
    expect(g.c.phase[0]).toBe(0);
  });

  test("K-13, K-145: markers, kind and frozen orders of a command", () => {
    const g = fieldOf({
      ...army,
      flags: { commands: { two: { marker: "french", frozenUntil: "never", kind: "independent" } } },
    });
    expect(g.world.commands[1]).toMatchObject({ marker: 1, frozenUntil: 255, isIndependent: true });
  });

  test("III.48, K-143: how far a running activation has come", () => {
    const g = fieldOf({
      ...army,
      flags: { activation: { command: "one", by: "sustained", orderTried: true, group: 2 } },
    });
    expect([g.c.active[0], g.c.run[0], g.c.stage[0]]).toEqual([1, 2, 2]);
  });

  test("II.17: who waits beside an entry hex is due", () => {
    const g = fieldOf({
      ...army,
      units: [...(army.units ?? []), { ...A, id: "W", at: "entry:0108", division: "one" }],
    });
    expect(hexOfPiece(g, "W")).toBeNull();
    expect(g.world.entries[g.world.entryOf[pieceOf(g, "W")]]).toMatchObject({ turn: 1, hexes: [hexNamed(g, "0108")] });
  });

  test("the charts and the fog of a position", () => {
    const g = fieldOf({ ...army, tables: { "hex-costs": { grove: { line: "3D" } } }, flags: { sightLimit: 2 } });
    expect(g.world.ground.charts.hexCosts.rows.find(({ label }) => label === "grove")?.cells[0]).toBe("3D");
    expect(g.world.sightLimit[1]).toBe(2);
  });
});

describe("mistakes name their field and never throw", () => {
  const at = (text: PositionText) => problemsOf(text).map(({ where }) => where);
  const one = (fields: object): PositionText => ({ units: [{ ...A, ...fields }] });

  test.each([
    ["an unknown field", { colour: "red" }, "units[0].colour"],
    ["an unknown value", { stats: { ...A.stats, speed: 3 } }, "units[0].stats.speed"],
    ["a value that does not fit", { stats: { ...A.stats, sp: 300 } }, "units[0].stats.sp"],
    ["a value of another kind", { stats: { ...A.stats, morale: "8" } }, "units[0].stats.morale"],
    ["factors that nobody can read", { stats: { ...A.stats, fire: "x" } }, "units[0].stats.fire"],
    ["an unknown hex", { at: "0909" }, "units[0].at"],
    ["an unknown place", { at: "nowhere" }, "units[0].at"],
    ["an unknown word", { state: ["tired"] }, "units[0].state[0]"],
    ["a number that is none", { state: ["mp:x"] }, "units[0].state[0]"],
    ["points that do not fit", { state: ["mp:300"] }, "units[0].state[0]"],
    ["a hex off the map", { state: ["marked:0909"] }, "units[0].state[0]"],
    ["an unknown formation", { formation: "wedge" }, "units[0].formation"],
    ["a formation of another arm", { formation: "dispersed" }, "units[0].formation"],
    ["an unknown facing", { facing: "N/S" }, "units[0].facing"],
    ["a missing facing", { facing: undefined }, "units[0].facing"],
    ["an unknown side", { side: "turkish" }, "units[0].side"],
    ["a nation of the other side", { nation: "russian" }, "units[0].nation"],
    ["an unknown kind", { kind: "wagon" }, "units[0].kind"],
    ["no strength at all", { stats: { ...A.stats, sp: 0 } }, "units[0].stats.sp"],
    ["a rally marker on a steady unit", { state: ["reorganization"] }, "units[0].state"],
    ["a battalion that is not there", { parent: "B" }, "units[0].parent"],
    [
      "a commander of nobody",
      { kind: "commander", formation: undefined, facing: undefined, stats: { rank: "brigade" } },
      "units[0].division",
    ],
    ["a turn track for infantry", { at: "box:3" }, "units[0].at"],
  ])("%s", (_, fields, where) => {
    expect(at(one(fields))).toContain(where);
  });

  test("VIII.9: two sides in one hex, in any order", () => {
    const other = { ...A, id: "X", side: "russian" };
    expect(at({ units: [A, other] })).toEqual(["units[1].at"]);
    expect(at({ units: [other, A] })).toEqual(["units[1].at"]);
  });

  test.each([
    ["an unknown flag", { moon: 1 }, "flags.moon"],
    ["an order of an unknown command", { orders: { x: { order: "defense" } } }, "flags.orders.x"],
    ["an unknown order", { orders: { one: { order: "retreat" } } }, "flags.orders.one.order"],
    ["an attack without a goal", { orders: { one: { order: "attack" } } }, "flags.orders.one.goal"],
    [
      "a goal outside the sector",
      { orders: { one: { order: "attack", goal: "0101", sector: "SE/S" } } },
      "flags.orders.one.sector",
    ],
    ["a rider who is not there", { riders: { r: { to: "L", order: { order: "defense" } } } }, "flags.riders.r"],
    ["a cup with an unknown word", { cups: { allied: { dutch: 1 } } }, "flags.cups.allied.dutch"],
    ["a wrapped number of markers", { cups: { allied: { british: 256 } } }, "flags.cups.allied.british"],
    ["an unknown command as activated", { activated: ["x"] }, "flags.activated[0]"],
    ["an unknown activation", { activation: { command: "x" } }, "flags.activation.command"],
    ["holders without a battle", { holders: { "0404": "allied" } }, "flags.holders.0404"],
    ["losses of an unknown nation", { lost: { dutch: 1 } }, "flags.lost.dutch"],
    [
      "an instruction without a chance",
      { instructions: { allied: [{ for: "side", what: "fire", answer: "when" }] } },
      "flags.instructions.allied[0].percent",
    ],
    [
      "an instruction for nobody",
      { instructions: { allied: [{ for: "x", what: "fire", answer: "ask" }] } },
      "flags.instructions.allied[0].for",
    ],
    ["an unknown sheet", { sheet: { number: 3 } }, "flags.sheet.number"],
    ["a last turn that does not fit", { turns: 1000 }, "flags.turns"],
  ])("%s", (_, flags, where) => {
    const leader = {
      id: "L",
      side: "allied",
      kind: "commander",
      at: "0408",
      division: "one",
      stats: { independence: 4 },
    };
    expect(at({ units: [{ ...A, division: "one" }, leader], flags })).toContain(where);
  });

  test("a turn after the last", () => {
    expect(at({ turn: 11 })).toEqual(["turn"]);
  });

  test("an unknown chart", () => {
    expect(at({ tables: { weather: {} } })).toEqual(["tables.weather"]);
  });

  test("III.1: two leaders of one command", () => {
    const leader = (id: string) => ({ id, side: "allied", kind: "commander", at: "0101", division: "one" });
    expect(at({ units: [leader("L"), leader("M")] })).toEqual(["units[1]"]);
  });

  test("a piece of a battle is of its own kind and side", () => {
    const greys = { id: "Greys", kind: "infantry", at: "2020" };
    const text = (fields: object): PositionText => ({
      scenario: "scarlett",
      map: { use: "balaclava" },
      units: [{ ...greys, ...fields }],
    });
    expect(at(text({ side: "allied" }))).toContain("units[0].kind");
    expect(at(text({ side: "russian", kind: "cavalry" }))).toContain("units[0].side");
  });
});

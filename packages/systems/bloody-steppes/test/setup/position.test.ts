import { describe, expect, test } from "vitest";
import { formationOf } from "../../src/checks/neighbours.ts";
import { BRITISH_LINE, COMPANY_COLUMN, LIGHT } from "../../src/piece.ts";
import {
  ATTACHED,
  ATTACK,
  BEGUN,
  BOX,
  COVERED,
  DEFENSE,
  DESTROYED,
  DISORGANIZED,
  DUTY_DONE,
  FACED,
  has,
  IN_COMMAND,
  MOVED,
  NO_FACING,
  REACTED,
  ROUTED,
  SPENT,
  UNDER_CHIEF,
} from "../../src/state.ts";
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
const volley: PositionText = {
  map: { cols: 8, rows: 8, hexes: { "0404": ["grove"] } },
  units: [
    { ...A, nation: "british", kind: "infantry", stats: { ...A.stats, light: false } },
    { ...R, kind: "infantry" },
  ],
  phase: "activation",
  active: "allied",
};

const charge: PositionText = {
  map: { cols: 9, rows: 10 },
  units: [
    {
      id: "Lucan",
      side: "allied",
      kind: "commander",
      at: "0109",
      stats: { rank: "commander-in-chief", independence: 2 },
    },
    {
      id: "Scarlett",
      side: "allied",
      kind: "commander",
      at: "0408",
      division: "heavy",
      stats: { rank: "independent", independence: 5, modifier: 1 },
      state: ["duty-done"],
    },
    {
      id: "Greys",
      side: "allied",
      kind: "cavalry",
      at: "0406",
      division: "heavy",
      ...line,
      stats: { sp: 3, morale: 9, momentum: 3, heavy: true },
      state: ["begun", "spent", "moved", "mp:4", "start:10", "lost:1"],
    },
    {
      id: "Khaletsky",
      side: "russian",
      kind: "commander",
      at: "box:4",
      division: "hussars",
      stats: { rank: "independent", independence: 3, modifier: 1 },
    },
    {
      id: "Leuch",
      side: "russian",
      kind: "cavalry",
      at: "0404",
      division: "hussars",
      formation: "line",
      facing: "S/SW",
      stats: { sp: 6, morale: 6, momentum: 2 },
      state: ["disorganized", "reaction"],
    },
    { id: "r1", side: "allied", kind: "rider", at: "0209", parent: "Lucan" },
  ],
  turn: 2,
  phase: "activation",
  active: "allied",
  flags: {
    activation: { command: "heavy", number: 1 },
    orders: { heavy: { order: "attack", goal: "0401", distance: 2 }, hussars: { order: "defense" } },
    riders: { r1: { to: "Scarlett", order: { order: "defense" } } },
  },
};

describe("the examples of the README", () => {
  test("X.16: a line of eight and a lone skirmisher in a grove, of no division: the leftovers of the Allies act", () => {
    const g = fieldOf(volley);
    expect([formationOf(g, pieceOf(g, "A")), g.c.facing[pieceOf(g, "A")]]).toEqual(["line", 0]);
    expect(g.world.factors[pieceOf(g, "R")]).toEqual([0, 1]);
    expect(g.c.facing[pieceOf(g, "R")]).toBe(NO_FACING);
    expect(g.c.active[0]).toBe(254);
    expect(g.world.start.from).toEqual({ at: "activation", isSnapshotGiven: false });
  });

  test("XII.31: a cavalry action in mid-charge with orders, a rider and a commander on the turn track", () => {
    const g = fieldOf(charge);
    const { c, world } = g;
    const greys = pieceOf(g, "Greys");
    expect([c.mp[greys], c.mpStart[greys], c.lost[greys]]).toEqual([4, 10, 1]);
    expect(has(g, greys, BEGUN) && has(g, greys, SPENT) && has(g, greys, MOVED)).toBe(true);
    expect(has(g, pieceOf(g, "Scarlett"), DUTY_DONE)).toBe(true);
    expect(c.mp[pieceOf(g, "Scarlett")]).toBe(10);
    expect([c.hexOf[pieceOf(g, "Khaletsky")], c.box[pieceOf(g, "Khaletsky")]]).toEqual([BOX, 4]);
    expect([c.level[pieceOf(g, "Leuch")], has(g, pieceOf(g, "Leuch"), REACTED)]).toEqual([DISORGANIZED, true]);
    const heavy = world.commands.findIndex(({ id }) => id === "heavy");
    expect([c.active[0], c.run[0], c.turn[0]]).toEqual([heavy + 1, 1, 2]);
    expect([c.orderType[heavy], c.left[heavy], c.goal[heavy]]).toEqual([ATTACK, 2, hexNamed(g, "0401")]);
    expect(c.riderTo[pieceOf(g, "r1")]).toBe(heavy + 1);
    expect(c.riderOrder[pieceOf(g, "r1")]).toBe(DEFENSE);
    expect(world.pieces[world.chiefOf[pieceOf(g, "r1")]].id).toBe("Lucan");
    expect(world.brigades[world.brigadeOf[greys]].leader).toBe(pieceOf(g, "Scarlett"));
  });
});

describe("units", () => {
  test("IV.1, IV.2: what is left out follows from nation and formation", () => {
    const g = fieldOf({ units: [A, R, { ...A, id: "C", side: "russian", at: "0101" }] });
    expect(g.world.traits[pieceOf(g, "A")]).toBe(BRITISH_LINE);
    expect(g.world.traits[pieceOf(g, "R")]).toBe(LIGHT);
    expect(g.world.traits[pieceOf(g, "C")]).toBe(COMPANY_COLUMN);
  });

  test("VII.6: stacks stand in the order of the file or of `stack`", () => {
    const two = (first: number | undefined, second: number | undefined) => {
      const at = (id: string, stack: number | undefined) => ({ ...A, id, ...(stack === undefined ? {} : { stack }) });
      const g = fieldOf({ units: [at("A", first), at("B", second)] });
      return g.world.pieces[g.c.topOf[hexNamed(g, "0406")] - 1].id;
    };
    expect([two(undefined, undefined), two(1, 0), two(0, 1)]).toEqual(["A", "B", "A"]);
  });

  test("XIV.3: a light battalion is worth the counters inside it", () => {
    const counter = (id: string, at: string, sp: number) => ({
      id,
      side: "allied",
      at,
      parent: "B",
      stats: { sp, full: 2, morale: 8 },
    });
    const g = fieldOf({
      units: [
        {
          id: "B",
          side: "allied",
          nation: "french",
          at: "0404",
          ...line,
          stats: { morale: 8, fire: "-1/+1", light: true },
        },
        counter("B1", "attached", 2),
        counter("B2", "attached", 1),
        { ...counter("B3", "0403", 2), formation: "skirmish" },
      ],
    });
    expect([g.c.sp[pieceOf(g, "B")], g.world.strength[pieceOf(g, "B")]]).toEqual([3, 6]);
    expect(g.c.hexOf[pieceOf(g, "B1")]).toBe(ATTACHED);
    expect(g.world.battalionOf[pieceOf(g, "B3")]).toBe(pieceOf(g, "B"));
  });

  test("V.1: routed units have neither facing nor formation", () => {
    const g = fieldOf({
      units: [{ id: "A", side: "allied", at: "0404", stats: { sp: 3, morale: 7 }, state: ["routed"] }],
    });
    const unit = pieceOf(g, "A");
    expect([g.c.level[unit], g.c.facing[unit], g.c.formation[unit]]).toEqual([ROUTED, NO_FACING, 0]);
  });

  test("K-1: the other facing model names hexsides", () => {
    const g = fieldOf({ options: { facingModel: "hexside" }, units: [{ ...A, facing: "SE" }] });
    expect(g.c.facing[pieceOf(g, "A")]).toBe(2);
  });

  test("VI.10, VI.17, III.9: a snapshot that is given holds the words of the file", () => {
    const g = fieldOf({
      units: [
        { ...A, state: ["faced", "covered", "not-in-command"] },
        { ...A, id: "B", at: "0101" },
      ],
      flags: { activation: { leftovers: true, snapshot: "given" } },
    });
    expect(has(g, pieceOf(g, "A"), FACED) && has(g, pieceOf(g, "A"), COVERED)).toBe(true);
    expect([has(g, pieceOf(g, "A"), IN_COMMAND), has(g, pieceOf(g, "B"), IN_COMMAND)]).toEqual([false, true]);
    expect(g.world.start.from).toEqual({ at: "activation", isSnapshotGiven: true });
  });

  test("a piece of the battle has its values where the file gives none", () => {
    const g = fieldOf({
      scenario: "alma",
      map: { use: "alma" },
      units: [
        { id: "I/3Zv", side: "allied", at: "0907" },
        { id: "Bosquet", side: "allied", kind: "commander", at: "0907" },
      ],
    });
    const zouaves = pieceOf(g, "I/3Zv");
    expect([g.c.sp[zouaves], g.world.morale[zouaves], g.world.nationOf[zouaves]]).toEqual([7, 8, 1]);
    expect(g.world.commands.map(({ id, leader }) => [id, leader])).toEqual([["bosquet", pieceOf(g, "Bosquet")]]);
    expect(g.c.left[0]).toBe(7);
  });

  test("III.41: riders ready, resting, on the turn track", () => {
    const rider = (id: string, at: string, state: readonly string[] = []) => ({
      id,
      side: "allied",
      kind: "rider",
      at,
      state,
    });
    const g = fieldOf({
      turn: 3,
      units: [
        { id: "Chief", side: "allied", kind: "commander", at: "0101" },
        rider("a", "ready"),
        rider("b", "resting"),
        rider("c", "box:5"),
        rider("d", "ready", ["from:6"]),
      ],
    });
    const of = (id: string) => [g.c.hexOf[pieceOf(g, id)], g.c.box[pieceOf(g, id)], g.world.chiefOf[pieceOf(g, id)]];
    expect(of("a")).toEqual([UNDER_CHIEF, 0, 0]);
    expect(of("b")).toEqual([UNDER_CHIEF, 4, 0]);
    expect(of("c")).toEqual([BOX, 5, 0]);
    expect(of("d")).toEqual([UNDER_CHIEF, 6, 0]);
  });

  test("I.12: a destroyed unit counts as lost on top of the flags", () => {
    const g = fieldOf({
      units: [
        { ...A, at: "destroyed" },
        { id: "G", side: "russian", kind: "artillery", at: "eliminated", stats: { morale: 6 } },
      ],
      flags: { lost: { british: 3 }, gunsLost: { russian: 1 }, exited: { russian: 5 } },
    });
    expect(g.c.hexOf[pieceOf(g, "A")]).toBe(DESTROYED);
    expect([...g.c.spLost]).toEqual([11, 0, 0, 0]);
    expect([...g.c.gunsLost]).toEqual([0, 0, 0, 2]);
    expect([...g.c.spExited]).toEqual([0, 0, 0, 5]);
  });
});

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

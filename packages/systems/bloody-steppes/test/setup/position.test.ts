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
import { fieldOf, hexNamed, type PositionText, pieceOf } from "../working.ts";

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

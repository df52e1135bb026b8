import { readFileSync } from "node:fs";
import { beginGame, isProblems, type Problem, type Setup, scriptedChance } from "@redoubt/engine";
import type { Position } from "@redoubt/mechanics";
import { situationOf } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { leaderStates, unitStates } from "../../src/data/position-words.ts";
import { imperialBayonets } from "../../src/index.ts";
import * as bits from "../../src/state.ts";
import { al, ru, shown, stand } from "../muster.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const examples: readonly Position[] = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) =>
  JSON.parse(json),
);

function open(position: Position) {
  const dice = scriptedChance(position.dice ?? []);
  const setup: Setup = { scenario: position.scenario, options: {}, position };
  const game = beginGame(imperialBayonets, setup, dice);
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  return { s: situationOf(imperialBayonets, game), left: dice.left };
}

const problemsOf = (text: object): readonly Problem[] => {
  const position = { system: "imperial-bayonets", scenario: null, map: { cols: 8, rows: 8 }, units: [], ...text };
  const world = imperialBayonets.world({ scenario: position.scenario, options: {}, position });
  return isProblems(world) ? world : [];
};
const wheres = (text: object): string[] => problemsOf(text).map(({ where }) => where);

describe("the examples of the README", () => {
  test("9.2d, ART-M: a battery on a hill fires at a town with one up and one down", () => {
    const { s } = open(examples[0]);
    s.answer("target 0304", "add G", "resolve");
    expect(s.eventsOf("bombarded")[0]).toMatchObject({
      dice: [5],
      cell: "DR",
      ledger: [{ id: "lower" }, { id: "cover" }],
    });
  });

  test("6.1.1f: the zone on 0402 cuts the way, a friend in it opens it", () => {
    expect(open(examples[1]).s.view().phase).not.toBe("command-distribution");
    const friend = { id: "F", side: "russian", kind: "infantry", at: "0402", corps: "III", stats: { sp: 1 } };
    const { s } = open({ ...examples[1], units: [...examples[1].units, friend] });
    expect(s.answers()).toContain("command C O");
  });

  test("5.2, 5.5: Recovery in a demoralized corps, with an order under way and a broken bridge", () => {
    const { s } = open(examples[2]);
    expect(shown(s, "Smo")).toEqual(expect.arrayContaining(["demoralized", "reduced"]));
    expect(s.answers()).toEqual(["sponsor Ushakov", "end"]);
    s.answer("sponsor Ushakov", "recover Mog");
    expect(s.unit("Mog").at).toBe("peu");
  });

  test("9.3d: after an Overrun a retreat loses the defenders, with a die for their box", () => {
    const { s } = open(examples[3]);
    s.answer("target 0404", "add Inf", "resolve");
    expect([s.unit("Def").at, s.unit("Cav").at]).toEqual(["peu", "0404"]);
  });
});

describe("pieces", () => {
  test("3.1f, 3.1i, 3.1j: a unit needs only the values that are used; a missing one is named when a rule needs it", () => {
    const s = stand({ phase: "ic-maneuver", units: [{ id: "A", side: "russian", kind: "infantry", at: "0101" }] });
    s.answer("unit A", "hex 0103");
    expect(() =>
      stand({
        phase: "ic-combat",
        units: [{ id: "A", side: "russian", kind: "infantry", at: "0403" }, al.infantry("E", "0404")],
      }),
    ).toThrow("unit A: stats.sp is needed and not given");
  });

  test("2.0n: allowances where none is given: 5, 8, 4, 6, Leaders 10", () => {
    const reach = (kind: string, hex: string) => {
      const s = stand({
        phase: "ic-maneuver",
        map: { cols: 2, rows: 14 },
        units: [{ id: "A", side: "russian", kind, at: "0101" }],
      });
      s.answer("unit A");
      return s.answers().includes(`hex ${hex}`);
    };
    expect([reach("infantry", "0106"), reach("infantry", "0107")]).toEqual([true, false]);
    expect([reach("cavalry", "0109"), reach("cavalry", "0110")]).toEqual([true, false]);
    expect([reach("artillery", "0105"), reach("artillery", "0106")]).toEqual([true, false]);
    expect([reach("horse-artillery", "0107"), reach("horse-artillery", "0108")]).toEqual([true, false]);
    expect([reach("commander", "0111"), reach("commander", "0112")]).toEqual([true, false]);
  });

  test("3.5b: without a parent the only Officer of its division, else the head of its corps", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [
        ru.head("R", "0101", { corps: "III" }),
        ru.officer("O", "0101", { corps: "III", division: "7" }),
        ru.infantry("A", "0102", { corps: "III", division: "7" }),
        ru.infantry("B", "0102", { corps: "III", division: "8" }),
        ru.infantry("C", "0103"),
        ru.chief("G", "0101"),
      ],
    });
    const { world } = s.game.play();
    const parents = world.pieces.map(({ parent }: { parent: number }) => world.pieces[parent]?.id ?? null);
    expect(parents).toEqual(["G", "R", "O", "R", null, null]);
  });

  test("OB: a piece of the game has what the game prints where the file gives none", () => {
    const s = stand({
      scenario: "battle",
      map: { use: "tchernaya" },
      turn: 3,
      phase: "ic-maneuver",
      units: [{ id: "Azo", side: "russian", kind: "infantry", at: "1507", stats: { sp: 9 } }],
    });
    const { world } = s.game.play();
    expect(world.pieces[0]).toMatchObject({
      name: "Azov",
      sp: 9,
      reducedSp: 2,
      initiative: 4,
      ma: 5,
      division: "12",
      nation: "russian",
    });
    expect(world.corps[world.pieces[0].corps].id).toBe("RU III");
  });

  test("every place is read, and shown as it was written", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [
        ru.infantry("A", "0101"),
        ru.infantry("B", "uar"),
        ru.infantry("C", "peu"),
        ru.officer("D", "captured"),
        ru.officer("E", "killed"),
        ru.infantry("F", "waiting"),
        ru.infantry("G", "off-map"),
        ru.infantry("H", "off-map", { state: ["uar"] }),
        ru.infantry("I", "entry:0102", { stats: { turn: 3 } }),
      ],
    });
    expect("ABCDEFGHI".split("").map((id) => s.unit(id).at)).toEqual([
      "0101",
      "uar",
      "peu",
      "captured",
      "killed",
      "waiting",
      "waiting",
      "uar",
      "entry:0102",
    ]);
  });

  test("every state of units and Leaders sets its own bit", () => {
    const begun = { phase: "ic-maneuver", flags: { begun: true } } as const;
    const seen = new Map<string, number>();
    for (const state of unitStates) {
      const at = state === "tried" ? "uar" : "0404";
      const s = stand({
        ...begun,
        units: [ru.infantry("A", at, { state: [state] }), ru.infantry("B", "0101"), al.infantry("E", "0808")],
      });
      const status = s.game.play().c.status[0] & ~(state === "ic" || state === "ooc" ? 0 : bits.IN_COMMAND);
      seen.set(state, status);
    }
    expect(seen.get("ooc")).toBe(0);
    const others = [...seen].filter(([state]) => state !== "ooc").map(([, status]) => status);
    expect(new Set(others).size).toBe(others.length);
    for (const state of leaderStates) {
      const s = stand({ ...begun, units: [ru.officer("O", "0404", { state: [state] }), ru.infantry("B", "0101")] });
      const { c } = s.game.play();
      if (state !== "ooc") expect(c.status[0], state).not.toBe(0);
    }
  });

  test("command marks where none is written: in command in the IC phases, out of it in OOC Activation", () => {
    const isIn = (phase: string) =>
      stand({
        phase,
        units: [
          ru.infantry("A", "0403"),
          ru.officer("O", "0403"),
          ru.guns("G", "0401"),
          al.infantry("E", "0404"),
          al.infantry("Z", "0808"),
        ],
      }).unit("A").face.states;
    expect(isIn("ic-maneuver")).toEqual([]);
    expect(isIn("ic-bombardment")).toEqual([]);
    expect(isIn("ic-combat")).toEqual([]);
    expect(isIn("ooc-activation")).toEqual(["out-of-command"]);
  });
});

describe("what is wrong is named", () => {
  test("pieces: side, kind, state, parent, values, boxes", () => {
    const bad = (unit: object) =>
      wheres({ units: [{ id: "A", side: "russian", kind: "infantry", at: "0101", ...unit }] });
    expect(bad({ side: "prussian" })).toEqual(["units[0].side"]);
    expect(bad({ kind: "zeppelin" })).toEqual(["units[0].kind"]);
    expect(bad({ state: ["sleepy"] })).toEqual(["units[0].state[0]"]);
    expect(bad({ state: ["recovering"] })).toEqual(["units[0].state[0]"]);
    expect(bad({ parent: "B" })).toEqual(["units[0].parent"]);
    expect(bad({ stats: { sp: 300 } })).toEqual(["units[0].stats.sp"]);
    expect(bad({ stats: { fire: 3 } })).toEqual(["units[0].stats.fire"]);
    expect(bad({ at: "9999" })).toEqual(["units[0].at"]);
    expect(bad({ at: "captured" })).toEqual(["units[0].at"]);
    expect(bad({ at: "uar" })).toEqual(["units[0].at"]);
    expect(bad({ state: ["reduced"] })).toEqual(["units[0].state"]);
  });

  test("3.3g: two sides in one hex, and a combat unit with a Depot of its side", () => {
    const pair = (a: object, b: object, more = {}) =>
      wheres({
        units: [
          { id: "A", at: "0101", ...a },
          { id: "B", at: "0101", ...b },
        ],
        ...more,
      });
    expect(pair({ side: "russian", kind: "infantry" }, { side: "allied", kind: "infantry" })).toEqual(["units[1].at"]);
    expect(
      pair({ side: "russian", kind: "cavalry", state: ["overrunning"] }, { side: "allied", kind: "infantry" }),
    ).toEqual([]);
    expect(pair({ side: "russian", kind: "infantry" }, { side: "russian", kind: "depot" })).toEqual(["units[1].at"]);
    const leader = [
      { side: "russian", kind: "officer" },
      { side: "allied", kind: "infantry" },
    ] as const;
    expect(pair(leader[0], leader[1])).toEqual(["units[1].at"]);
    expect(pair(leader[0], leader[1], { phase: "ic-combat" })).toEqual([]);
  });

  test("phase, flags, switches, charts", () => {
    expect(wheres({ phase: "tea" })).toEqual(["phase"]);
    expect(wheres({ flags: { nonsense: 1 } })).toEqual(["flags.nonsense"]);
    expect(wheres({ flags: { game: { nonsense: 1 } } })).toEqual(["flags.game.nonsense"]);
    expect(wheres({ flags: { step: "combat" } })).toEqual(["flags.step"]);
    expect(wheres({ flags: { weather: "snow" } })).toEqual(["flags.weather"]);
    expect(wheres({ flags: { orders: [{ side: "russian", units: ["A"], to: "0101" }] } })).toEqual([
      "flags.orders[0].units[0]",
    ]);
    expect(wheres({ tables: { "combat-results": "Xx" } })).toEqual(["tables.combat-results"]);
    expect(wheres({ tables: { nonsense: "Dr" } })).toEqual(["tables.nonsense"]);
    expect(wheres({ tables: { "terrain-effects": { woods: { cavalry: 99 } } } })).toEqual([
      "tables.terrain-effects.woods.cavalry",
    ]);
    expect(wheres({ tables: { "terrain-effects": { sand: { cavalry: 1 } } } })).toEqual([
      "tables.terrain-effects.sand",
    ]);
    expect(wheres({ flags: { constructor: 1 } })).toEqual(["flags.constructor"]);
  });

  test("T1: a hex beyond the part of the map in play", () => {
    expect(
      wheres({
        scenario: "traktir",
        map: { use: "tchernaya" },
        units: [{ id: "Azo", side: "russian", kind: "infantry", at: "2415" }],
      }),
    ).toEqual(["units[0].at"]);
  });
});

describe("charts", () => {
  test("TEC: a row may be replaced type by type", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, hexes: { "0102": ["woods"] } },
      units: [ru.cavalry("C", "0101", { stats: { ma: 1 } }), ru.infantry("A", "0101", { stats: { ma: 1 } })],
      tables: { "terrain-effects": { woods: { cavalry: 1 } } },
    });
    s.answer("unit A");
    expect(s.refusedBy("hex 0102")).toBe("7.1a");
    s.answer("stop", "unit C", "hex 0102");
    expect(s.unit("C").at).toBe("0102");
  });

  test("SKT: a chart may be given whole", () => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0403"), al.infantry("E", "0404"), al.infantry("Z", "0808")],
      tables: { "combat-results": "Sk", "shock-combat": ["Ae", "Ae", "Ae", "De", "Ae", "Ae", "Ae"] },
      dice: [1, 1, 1],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.unit("E").at).toBe("uar");
  });
});

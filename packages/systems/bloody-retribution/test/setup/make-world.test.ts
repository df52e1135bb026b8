import { isProblems, startPlay } from "@redoubt/engine";
import type { Position } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { inkerman } from "../../src/battles/inkerman.ts";
import { counters } from "../../src/data/counters.ts";
import { bloodyRetribution } from "../../src/index.ts";
import { british, field, french, piquet, soimonov, twoSteps, verdictOf, waiting } from "../field.ts";

const battle = { scenario: "inkerman", options: {} };
const world = () => {
  const made = bloodyRetribution.world(battle);
  if (isProblems(made)) throw new Error("no world");
  return made;
};

describe("the battle", () => {
  test("2.1, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 3.3: every counter of the sheet is there, with its printed values", () => {
    const made = world();
    expect(made.units.map(({ id }) => id)).toEqual(counters.map(({ id }) => id));
    for (const [u, { side, kind, cf, steps, reducedCf, at }] of counters.entries()) {
      expect(bloodyRetribution.seats[made.units[u].seat]).toBe(side);
      expect(made.units[u]).toMatchObject({ kind, cf, steps, reducedCf });
      expect(made.start.hexOf[u]).toBe(at === null ? 0 : made.grid.byNumber.get(at));
    }
    expect(made.units.filter(({ kind }) => kind === "piquet")).toHaveLength(13);
  });

  test("2.4: 1/Bk stands in 0308 with factor 4", () => {
    const made = world();
    const u = made.unitIndex.get("1/Bk") ?? -1;
    expect([made.units[u].cf, made.grid.numbers[made.start.hexOf[u]]]).toEqual([4, "0308"]);
  });

  test("2.11, 3.3: all two-step units begin at full strength; 1R-3 and 1R-4 have two, SB6 comes on turn 3", () => {
    const made = world();
    for (const [u, { steps }] of made.units.entries()) expect(made.start.steps[u]).toBe(steps);
    for (const id of ["1R-3", "1R-4"]) expect(made.units[made.unitIndex.get(id) ?? -1].steps).toBe(2);
    expect(made.units[made.unitIndex.get("SB6") ?? -1].entry).toBe(3);
  });

  test("3.2, 3.4: turn 1, six markers, all victory hexes Allied", () => {
    const { start, terrain } = world();
    expect(start).toMatchObject({ turn: 1, opening: "phase-I", markersSpent: 0, gunsLost: false });
    expect(start.owner).toEqual([1, 1, 1, 1, 1, 1]);
    expect(terrain.victoryHexes).toHaveLength(inkerman.victoryHexes.length);
  });

  test("2.2, 5.5, 5.6: hexes of the entry zone and of Shell Hill are those the book names", () => {
    const { terrain, grid } = world();
    expect(terrain.entryHexes.map((hex) => grid.numbers[hex])).toEqual(inkerman.entryZone);
    expect(terrain.hills.map((hex) => grid.numbers[hex])).toEqual(inkerman.batteries);
  });

  test("unknown scenarios and options are refused by name", () => {
    expect(bloodyRetribution.world({ scenario: "alma", options: {} })).toMatchObject([{ where: "scenario" }]);
    expect(bloodyRetribution.world({ scenario: null, options: {} })).toMatchObject([{ where: "scenario" }]);
    expect(bloodyRetribution.world({ ...battle, options: { crtFloor: "7" } })).toMatchObject([
      { where: "options.crtFloor" },
    ]);
    expect(bloodyRetribution.world({ ...battle, options: { fog: "on" } })).toMatchObject([{ where: "options.fog" }]);
  });
});

describe("positions", () => {
  const base: Position = {
    system: "bloody-retribution",
    scenario: null,
    map: { cols: 8, rows: 8, hexes: { "0101": ["sea"], "0303": ["victory:ridge"] } },
    units: [],
    phase: "movement",
  };
  const problems = (change: Partial<Record<keyof Position, unknown>>): string[] => {
    // Positions with faults on purpose: the type would forbid some of them.
    const made = bloodyRetribution.world({ scenario: null, options: {}, position: { ...base, ...change } as Position });
    return isProblems(made) ? made.map(({ where, what }) => `${where}: ${what}`) : [];
  };
  const unit = (more: object) => problems({ units: [{ ...soimonov("R", "0202"), ...more }] });

  test.each([
    [{ side: "turkish" }, "units[0].side"],
    [{ kind: "artillery" }, "units[0].kind"],
    [{ at: "0909" }, "units[0].at"],
    [{ at: "0101" }, "units[0].at: 0101 is all sea"],
    [{ at: "entry:0108" }, "units[0].at"],
    [{ at: "off-map" }, "units[0].at: only the Allies have reinforcements (3.3)"],
    [{ stats: { cf: "four" } }, "units[0].stats.cf"],
    [{ stats: { cf: -1 } }, "units[0].stats.cf"],
    [{ stats: { morale: 7 } }, "units[0].stats.morale"],
    [{ state: ["routed"] }, "units[0].state"],
    [{ state: ["reduced"] }, "units[0].state"],
    [{ division: "Liprandi" }, "units[0].division"],
    [{ side: "allied", nation: "turkish" }, "units[0].nation"],
    [{ side: "allied", nation: "russian" }, "units[0].nation"],
    [{ kind: "piquet" }, "units[0].kind: Piquets are British (2.7)"],
    [
      { side: "allied", nation: "british", kind: "piquet", state: ["disrupted"] },
      "units[0].state: Piquets are never disrupted (2.12)",
    ],
    [{ side: "allied", nation: "british", kind: "piquet", at: "off-map" }, "units[0].at: Piquets never move (2.9)"],
  ])("names the field of a wrong unit: %j", (more, where) => {
    expect(unit(more).join("\n")).toContain(where);
  });

  test.each([
    [{ turn: 6 }, "turn"],
    [{ active: "turkish" }, "active"],
    [{ phase: "melee" }, "phase"],
    [{ flags: { weather: "fog" } }, "flags.weather"],
    [{ flags: { markers: 7 } }, "flags.markers"],
    [{ flags: { gunsLost: "yes" } }, "flags.gunsLost"],
    [{ flags: { first: "fire" } }, "flags.first"],
    [{ flags: { finished: ["nobody"] } }, "flags.finished"],
    [{ flags: { control: { "0404": "russian" } } }, "flags.control.0404: only victory hexes"],
    [{ flags: { control: { "0303": "turkish" } } }, "flags.control.0303"],
    [{ flags: { control: { "9999": "allied" } } }, "flags.control.9999"],
    [{ flags: { control: 3 } }, "flags.control"],
    [{ tables: { crt: [] } }, "tables.crt"],
    [{ tables: { "combat-results": [["1/0"]] } }, "tables.combat-results"],
    [{ tables: { bombardment: ["none"] } }, "tables.bombardment"],
    [{ map: { cols: 8, rows: 8, hexes: { "0101": ["swamp"] } } }, "map.hexes.0101"],
    [{ map: { use: "alma" } }, "map.use"],
  ])("names the field of a wrong position: %j", (change, where) => {
    expect(problems(change).join("\n")).toContain(where);
  });

  test("6.1, 6.2, 6.3, 6.4: stacking holds at set-up", () => {
    expect(problems({ units: [soimonov("R", "0202"), soimonov("S", "0202")] })).toEqual([
      "units[1].at: R, S: one mobile unit to a hex, and several are in 0202 (6.2)",
    ]);
    expect(problems({ units: [soimonov("R", "0202"), british("A", "0202")] }).join()).toContain("(6.3)");
    expect(problems({ units: [piquet("P", "0202"), piquet("Q", "0202")] }).join()).toContain("one Piquet to a hex");
    expect(problems({ units: [piquet("P", "0202"), british("A", "0202")] })).toEqual([]);
  });

  const everyOrder = (units: readonly object[]): object[][] =>
    units.length < 2
      ? [[...units]]
      : units.flatMap((unit, i) => everyOrder(units.filter((_, other) => other !== i)).map((rest) => [unit, ...rest]));

  test("6.2, 6.4: a Piquet with two mobile units is refused in whatever order they are listed, and names them", () => {
    for (const units of everyOrder([piquet("P1", "0303"), british("B1", "0303"), french("F1", "0303")])) {
      expect(problems({ units }).join(), JSON.stringify(units)).toMatch(/(B1, F1|F1, B1): one mobile unit .* \(6\.2\)/);
    }
  });

  test("6.4: two Piquets with a unit are refused in whatever order they are listed, and named", () => {
    for (const units of everyOrder([british("B1", "0303"), piquet("P1", "0303"), piquet("P2", "0303")])) {
      expect(problems({ units }).join(), JSON.stringify(units)).toMatch(/(P1, P2|P2, P1): one Piquet .* \(6\.4\)/);
    }
  });

  test.each([
    [{ units: [{ ...soimonov("R", "0202"), stats: { cf: 300 } }] }, "units[0].stats.cf"],
    [{ units: [{ ...soimonov("R", "0202"), stats: { steps: 258 } }] }, "units[0].stats.steps"],
    [{ units: [waiting("W", 300)] }, "units[0].stats.entry"],
    [{ turn: 257 }, "turn"],
    [{ flags: { markers: 262 } }, "flags.markers"],
    [{ flags: { constructor: 1 } }, "flags.constructor"],
    [{ units: Array.from({ length: 300 }, (_, i) => soimonov(`R${i}`, "0202")) }, "units: 300 units"],
  ])("values that no column could hold are refused with their field: %#", (change, where) => {
    expect(problems(change).join("\n")).toContain(where);
  });

  test("3.4, 4.3, 5.9: a game that has ended can be set up, judged by the hexes that Russia owns", () => {
    const map = { cols: 8, rows: 8, hexes: { "0303": ["victory:ridge"], "0505": ["victory:redan"] } };
    const control = { "0303": "russian", "0505": "russian" };
    const s = field({ map, units: [soimonov("R", "0801")], phase: "end", turn: 5, flags: { control } });
    expect(verdictOf(s)).toMatchObject({ winner: 0, level: "Russian operational victory", rule: "4.3" });
    expect(s.view()).toMatchObject({ turn: 5, phase: "second recovery" });
  });

  test.each([
    ["sudden-death", "4.2", 0],
    ["russian-capitulation", "4.4", 1],
    ["allied-capitulation", "4.4", 0],
  ])("4.2, 4.4: a game ended by %s can be set up", (ended, rule, winner) => {
    const s = field({ units: [soimonov("R", "0801")], phase: "end", turn: 3, flags: { ended } });
    expect(verdictOf(s)).toMatchObject({ rule, winner });
    expect(problems({ flags: { ended } }).join()).toContain("flags.ended");
  });

  test("5.2: what a position says of turn, phase and side is what its view shows before anything is played", () => {
    const units = [
      soimonov("R", "0801", 4, { state: ["disrupted"] }),
      british("A", "0202", 4, { state: ["disrupted"] }),
    ];
    for (const [phase, flags, shown] of [
      ["sequence", {}, "sequence"],
      ["movement", {}, "movement"],
      ["combat", {}, "combat"],
      ["recovery", {}, "recovery"],
      ["recovery", { second: true }, "second recovery"],
    ] as const) {
      for (const active of ["russian", "allied"]) {
        const position = { ...base, units, phase, flags, turn: 3, active } as Position;
        const play = startPlay(bloodyRetribution, { scenario: null, options: {}, position });
        if (isProblems(play)) throw new Error(JSON.stringify(play));
        expect(bloodyRetribution.view(play, null)).toMatchObject({ turn: 3, phase: shown, active });
      }
    }
  });

  test("9.3: who may attack together must be plain: all units of a side say it, or none", () => {
    const nameless = { ...soimonov("S", "0203"), division: undefined };
    Reflect.deleteProperty(nameless, "division");
    expect(problems({ units: [soimonov("R", "0202"), nameless] }).join()).toContain("units[1].division");
    expect(problems({ units: [nameless] })).toEqual([]);
  });

  test("2.11: steps follow from the values, and a reduced unit has one left", () => {
    const s = field({
      units: [soimonov("R", "0801"), twoSteps("A", "0202", 4, 2, { state: ["reduced", "disrupted"] })],
      phase: "movement",
    });
    expect(s.unit("A").face).toMatchObject({
      steps: { now: 1, max: 2 },
      states: ["disrupted", "reduced"],
      values: [{ text: "2" }],
    });
  });

  test("5.2: a position may begin in any phase", () => {
    const units = [soimonov("R", "0801"), british("A", "0202"), waiting("W", 3)];
    const at = (text: object) => {
      const view = field({ units, ...text }).view();
      return `${view.turn} ${view.phase} ${view.active} ${view.phases.indexOf(view.phase)}`;
    };
    expect(at({ phase: "movement", turn: 2 })).toBe("2 movement russian 1");
    expect(at({ phase: "combat", turn: 2, active: "allied" })).toBe("2 combat allied 3");
    expect(at({ phase: "combat", turn: 3, flags: { first: "combat" } })).toBe("3 combat russian 1");
    expect(at({ phase: "movement", turn: 3, flags: { first: "combat" } })).toBe("3 movement russian 3");
    expect(at({ phase: "recovery", turn: 3 })).toBe("3 combat russian 3");
    expect(at({ phase: "sequence", turn: 4, dice: [6] })).toBe("4 combat russian 1");
    expect(at({})).toBe("1 movement russian 1");
  });

  test("a position may try other tables", () => {
    const rows = Array.from({ length: 6 }, () => Array.from({ length: 13 }, () => "0/3"));
    const units = [soimonov("R", "0202", 1), british("A", "0203", 9)];
    const s = field({
      units,
      phase: "combat",
      turn: 2,
      tables: { "combat-results": rows, bombardment: Array(8).fill("none") },
      dice: [6],
    });
    s.answer("attack 0203", "add R", "resolve", "stay");
    expect(s.unit("A").at).toBe("eliminated");
  });

  test("units of the battle's own positions may leave their printed values out", () => {
    const text = {
      scenario: "inkerman",
      map: { use: "inkerman" },
      phase: "movement",
      units: [
        { id: "1/Bk", side: "russian", at: "0308" },
        { id: "CG", side: "allied", at: "1614" },
      ],
    };
    const s = field(text);
    expect(s.unit("1/Bk").face.values).toEqual([{ text: "4", role: "cf" }]);
    expect(s.unit("CG")).toMatchObject({ name: "Coldstream Guards", face: { steps: { now: 2, max: 2 } } });
  });
});

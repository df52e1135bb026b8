import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { al, ru, shown, stand } from "../muster.ts";

const column = (s: ReturnType<typeof stand>, name: string): number[] => Array.from(s.game.play().c[name]);
const hexesWhere = (s: ReturnType<typeof stand>, name: string): string[] => {
  const { world, c } = s.game.play();
  return world.grid.cells.filter((hex: number) => c[name][hex] !== 0).map((hex: number) => world.grid.numbers[hex]);
};
const A = ru.infantry("A", "0403", { corps: "III" });
const E = al.infantry("E", "0404", { corps: "F" });
const maneuver = { phase: "ic-maneuver" } as const;

describe("flags of a position", () => {
  test("3.8.2b: losses are counted from the pieces where none are written", () => {
    const s = stand({
      ...maneuver,
      units: [
        A,
        ru.infantry("B", "uar", { corps: "III" }),
        ru.infantry("C", "peu", { corps: "III" }),
        ru.infantry("D", "0101", { corps: "III", state: ["reduced"] }),
      ],
      flags: { corps: { III: { number: 20 } } },
    });
    expect(s.view().notes).toContain("III: 10 of 20 lost.");
    const broken = stand({
      ...maneuver,
      units: [A],
      flags: { corps: { III: { number: 20, lost: 3, demoralized: true } } },
    });
    expect(shown(broken, "A")).toContain("demoralized");
    const whole = stand({
      ...maneuver,
      units: [A],
      flags: { corps: { III: { number: 2, lost: 3, demoralized: false } } },
    });
    expect(shown(whole, "A")).not.toContain("demoralized");
  });

  test("7.4g, 7.1.2e, 9.1f: attempts, debts, hexes bombarded and attacked", () => {
    const s = stand({
      phase: "ic-combat",
      units: [A, E, al.infantry("F", "0504", { corps: "F" })],
      flags: {
        step: "combat",
        attempts: { "0303": 2 },
        owes: [{ unit: "A", target: "0404" }],
        bombarded: ["0504"],
        attacked: ["0202"],
      },
    });
    expect(shown(s, "A")).toContain("repulsed");
    expect(column(s, "owes")[0]).toBe(2);
    expect(hexesWhere(s, "attempts")).toEqual(["0303"]);
    expect(s.view().markers.map(({ hex, kind }) => `${hex} ${kind}`)).toEqual(["0202 attacked", "0504 bombarded"]);
  });

  test("7.2c: the queue of a turn", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("B", "entry:0101")], flags: { queue: { "0101": 2 } } });
    s.answer("enter B 0101", "hex 0101");
    expect(s.eventsOf("entered")[0]).toMatchObject({ cost: 6 });
  });

  test("3.4c, 7.1.2e: who is stopped or finished in a maneuver that has begun stays where he is", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [
        ru.infantry("A", "0404", { state: ["stopped"] }),
        ru.infantry("B", "0303", { state: ["finished"] }),
        ru.officer("O", "0505", { state: ["ic", "stopped"] }),
        ru.infantry("C", "0101"),
      ],
      flags: { begun: true },
    });
    expect(["A", "B", "O"].map((id) => s.refusedBy(`unit ${id}`))).toEqual(["3.4c", "7.1.2e", "3.4c"]);
    expect(s.answers()).toEqual(["unit C", "end"]);
  });

  test("2.0o: points spent in halves, with begun", () => {
    const s = stand({
      ...maneuver,
      map: { cols: 1, rows: 9, roads: [["0101", "0102", "0103", "0104", "0105", "0106", "0107", "0108", "0109"]] },
      units: [ru.infantry("B", "0101", { state: ["road-march"] })],
      flags: { begun: true, spent: { B: 4.5 } },
    });
    s.answer("unit B");
    expect(s.answers()).toEqual(["hex 0102", "stop"]);
    const text = stand({ ...maneuver, units: [ru.infantry("B", "0101")], flags: { begun: true, spent: { B: "2½" } } });
    expect(column(text, "spent")[0]).toBe(5);
  });

  test("5.5h: where a unit under orders began", () => {
    const s = stand({
      ...maneuver,
      map: { cols: 8, rows: 8, hexes: { "0801": ["town"] } },
      units: [ru.infantry("B", "0501")],
      flags: { begun: true, began: { B: "0101" }, orders: [{ side: "russian", units: ["B"], to: "0801" }] },
    });
    s.answer("unit B");
    expect(s.answers()).toContain("hex 0201");
  });

  test("6.1b: points left in a distribution that has begun", () => {
    const s = stand({
      phase: "command-distribution",
      units: [ru.chief("C", "0101"), ru.chief("D", "0101"), ru.infantry("B", "0102")],
      flags: { begun: true, points: { C: 0 } },
    });
    expect(s.answers()).toEqual(["command-hex D 0102", "end"]);
  });

  test("4.0-5h: the second stage, and a force that is acting", () => {
    const units = [ru.infantry("B", "0403", { state: ["full"] }), ru.officer("O", "0101"), E];
    const s = stand({ phase: "ooc-activation", units, flags: { activation: { units: ["B"], step: "combat" } } });
    expect(s.decision().kind).toBe("combat");
    expect(s.answers()).toEqual(["target 0404"]);
    const early = stand({
      phase: "ooc-activation",
      units: [ru.infantry("B", "0401", { state: ["half"] }), E],
      flags: { activation: { units: ["B"], step: "maneuver" } },
    });
    expect(early.answers()).toEqual(["unit B", "end"]);
  });

  test("5.3c, 4.0-N, 5.4a, E10: weather, night, the next administration, bridges thrown and worked on", () => {
    const s = stand({
      ...maneuver,
      map: { cols: 8, rows: 8, sides: { "0301/0302": ["river", "thrown-bridge"], "0501/0502": ["river", "bridge"] } },
      units: [ru.infantry("B", "0501")],
      flags: { weather: "haze", weatherUntil: 4, nextAdmin: 6, bridgesTried: ["0501/0502"] },
    });
    expect([column(s, "weather"), column(s, "weatherUntil"), column(s, "nextAdmin"), column(s, "thrown")]).toEqual([
      [2],
      [4],
      [6],
      [1, 0],
    ]);
    s.answer("unit B");
    expect(s.refusedBy("bridge 0502")).toBe("7.6c");
    const night = stand({ phase: "rally", units: [A, E, ru.chief("C", "0101")], flags: { night: true } });
    expect(night.view().phase).toBe("disengagement");
  });

  test("VP: O1 and control", () => {
    const s = stand({
      ...maneuver,
      scenario: "battle",
      map: { use: "tchernaya" },
      units: [{ id: "Azo", side: "russian", kind: "infantry", at: "1507" }],
      flags: { o1: { attacked: true, penalty: 4 }, control: { "1410": "russian" } },
    });
    expect([column(s, "begun"), column(s, "penalty")]).toEqual([[1], [4]]);
    expect(s.view().markers.find(({ hex }) => hex === "1410")?.side).toBe("russian");
  });

  test("3.6c, 9.4.1.2c: sources and compass", () => {
    const s = stand({
      phase: "ic-combat",
      units: [A, E],
      flags: { sources: { russian: ["0101"], allied: ["0808"] }, compass: { russian: ["N"], allied: ["SE"] } },
      tables: { "combat-results": "Dr" },
      dice: [3],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.unit("E").at).toBe("0505");
  });

  test("9.4.1.2b: without a compass a retreat leads nearer to a source", () => {
    const s = stand({
      phase: "ic-combat",
      units: [A, E],
      flags: { sources: { russian: ["0101"], allied: ["0408"] } },
      tables: { "combat-results": "Dr" },
      dice: [3],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.unit("E").at).toBe("0405");
  });

  test("3.9: any switch of the game, and its turns", () => {
    const s = stand({
      phase: "rally",
      active: "russian",
      units: [A, E],
      flags: { game: { first: "allied", turns: 1, nightTurns: [2], adminTurns: [2] } },
    });
    expect(s.game.pending().kind).toBe("over");
    const second = stand({ phase: "rally", units: [A, E], flags: { game: { first: "allied", nightTurns: [2] } } });
    expect(second.view()).toMatchObject({ turn: 2, phase: "disengagement", active: "allied" });
  });

  test("4.0: a position is answered in the phase it names, at its start", () => {
    for (const phase of ["command-distribution", "ic-maneuver", "ic-bombardment", "ic-combat", "ooc-activation"]) {
      const position = { system: "imperial-bayonets", scenario: null, map: { cols: 8, rows: 8 }, units: [], phase };
      const world = imperialBayonets.world({ scenario: null, options: {}, position });
      expect(Array.isArray(world), phase).toBe(false);
    }
  });
});

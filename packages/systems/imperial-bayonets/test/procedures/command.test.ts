import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

const distribution = { phase: "command-distribution" } as const;
const isOut = (s: ReturnType<typeof stand>, id: string) => shown(s, id).includes("out-of-command");

const third = { corps: "III" } as const;
const seventh = { ...third, division: "7" } as const;

describe("command distribution", () => {
  test("6.1a, 3.5c, 4.0-1a: a Commander gives points to Officers and forces within his range", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.chief("C", "0404"),
        ru.officer("O", "0408", seventh),
        ru.infantry("A", "0401", { ...third, parent: "O" }),
        ru.infantry("B", "0101", third),
      ],
    });
    expect(s.answers()).toEqual(["command C O", "command-hex C 0401", "end"]);
    s.answer("command C O", "command-hex C 0401");
    expect([isOut(s, "O"), isOut(s, "A"), isOut(s, "B")]).toEqual([false, false, true]);
  });

  test("6.1b, 2.0b: as many as he has points", () => {
    const s = stand({
      ...distribution,
      units: [ru.chief("C", "0404", { stats: { cp: 1 } }), ru.infantry("A", "0401"), ru.infantry("B", "0408")],
    });
    s.answer("command-hex C 0401");
    expect(s.view().phase).not.toBe("command-distribution");
    expect([isOut(s, "A"), isOut(s, "B")]).toEqual([false, true]);
  });

  test("6.1b: with separate pools, as many Officers and as many forces", () => {
    const s = stand({
      ...distribution,
      options: { cpPool: "separate" },
      units: [
        ru.chief("C", "0404", { stats: { cp: 1 } }),
        ru.officer("O", "0405"),
        ru.infantry("A", "0401"),
        ru.infantry("B", "0408"),
      ],
    });
    s.answer("command C O", "command-hex C 0401");
    expect([isOut(s, "O"), isOut(s, "A"), isOut(s, "B")]).toEqual([false, false, true]);
  });

  test("6.1e, 3.5g, 4.0-1b: who gets no point, and units near an Officer without one, stay out of command", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.chief("C", "0404", { stats: { cp: 1 } }),
        ru.officer("O", "0405", seventh),
        ru.infantry("A", "0405", { ...seventh, parent: "O" }),
        ru.infantry("B", "0402", third),
      ],
    });
    s.answer("command-hex C 0402");
    expect([isOut(s, "O"), isOut(s, "A"), isOut(s, "B")]).toEqual([true, true, false]);
  });

  test("3.5e, 6.1.1b, 6.1.1c, 2.0k: an Officer in command commands his units within three hexes", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.chief("C", "0404"),
        ru.officer("O", "0404", seventh),
        ru.infantry("A", "0407", { ...seventh, parent: "O" }),
        ru.infantry("B", "0408", { ...seventh, parent: "O" }),
        ru.infantry("D", "0403", { ...third, parent: "C" }),
      ],
    });
    s.answer("command C O");
    expect([isOut(s, "A"), isOut(s, "B"), isOut(s, "D")]).toEqual([false, true, true]);
  });

  test("3.5d, 6.1.1a, 2.0c: a Commander reaches four hexes, not five", () => {
    const s = stand({
      ...distribution,
      map: { cols: 8, rows: 9 },
      units: [ru.chief("C", "0404"), ru.infantry("A", "0408"), ru.infantry("B", "0409")],
    });
    expect(s.answers()).toEqual(["command-hex C 0408", "end"]);
    expect(s.refusedBy("command-hex C 0409")).toBe("6.1.1a");
  });

  test("6.1.1d: terrain does not lengthen the path", () => {
    const s = stand({
      ...distribution,
      map: {
        cols: 1,
        rows: 5,
        hexes: { "0102": ["impassable"], "0103": ["woods"] },
        sides: { "0103/0104": ["river"] },
      },
      units: [ru.chief("C", "0101"), ru.infantry("A", "0105")],
    });
    expect(s.answers()).toContain("command-hex C 0105");
  });

  test("6.1.1e, 6.1.1f, 3.5h: enemy units and zones cut it, unless a friendly combat unit stands in the zone", () => {
    const column = { map: { cols: 1, rows: 6 }, ...distribution } as const;
    const [chief, last] = [ru.chief("C", "0101"), ru.infantry("A", "0105")];
    const isReached = (...more: Parameters<typeof stand>[0]["units"] & object) =>
      stand({ ...column, units: [chief, last, ...more, ru.infantry("Z", "0101")] })
        .answers()
        .includes("command-hex C 0105");
    expect(isReached()).toBe(true);
    expect(isReached(al.infantry("E", "0106"))).toBe(true);
    expect(isReached(al.infantry("E", "0103", { state: ["disrupted"] }))).toBe(false);
    const beside = { ...column, map: { cols: 2, rows: 6 } };
    const withZone = (friend: boolean) =>
      stand({
        ...beside,
        map: { cols: 2, rows: 6, hexes: { "0201": ["woods"] } },
        units: [
          chief,
          last,
          al.infantry("E", "0203"),
          ru.infantry("Z", "0101"),
          ...(friend ? [ru.infantry("F", "0103"), ru.infantry("G", "0104")] : []),
        ],
      }).answers();
    expect(withZone(false)).not.toContain("command-hex C 0105");
    expect(withZone(true)).toContain("command-hex C 0105");
  });

  test("6.1c, 3.1l, 3.1m: an Officer-Commander has one point for his own formation, wherever he is", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.head("R", "0404", third),
        ru.officer("O", "0405", { ...seventh, parent: "R" }),
        ru.officer("P", "0403", { corps: "VI", division: "6" }),
        ru.infantry("T", "0402", third),
        ru.infantry("U", "0406", { corps: "VI" }),
      ],
    });
    expect(s.answers()).toEqual(["command R R", "command R O", "command-hex R 0402", "end"]);
    expect(s.refusedBy("command R P")).toBe("6.1c");
    s.answer("command R R");
    expect([isOut(s, "T"), isOut(s, "O")]).toEqual([false, true]);
    expect(s.view().phase).not.toBe("command-distribution");
  });

  test("6.1c: with the other reading his point buys all Officers and units of his corps within four hexes", () => {
    const s = stand({
      ...distribution,
      options: { officerCommanderCp: "whole-formation" },
      units: [
        ru.head("R", "0404", third),
        ru.officer("O", "0406", { ...seventh, parent: "R" }),
        ru.infantry("A", "0408", { ...seventh, parent: "O" }),
        ru.infantry("T", "0402", third),
        ru.infantry("F", "0808", third),
      ],
    });
    s.answer("command R R");
    expect(["O", "A", "T", "F"].map((id) => isOut(s, id))).toEqual([false, false, false, true]);
  });

  test("E1: an Army Commander commands his nation alone, a Commander his corps", () => {
    const s = stand({
      ...distribution,
      active: "allied",
      flags: { game: { first: "allied" } },
      units: [
        al.chief("P", "0404", { nation: "french" }),
        al.commander("H", "0404", { nation: "sardinian", corps: "SA" }),
        al.infantry("F", "0405", { nation: "french", corps: "FR" }),
        al.infantry("S", "0403", { nation: "sardinian", corps: "SA" }),
        al.infantry("T", "0402", { nation: "ottoman", corps: "OT" }),
      ],
    });
    expect(s.answers().filter((answer) => answer.startsWith("command-hex"))).toEqual([
      "command-hex P 0405",
      "command-hex H 0403",
    ]);
  });

  test("6.1a: an Officer gives no points, and a second one to the same receiver is refused", () => {
    const s = stand({
      ...distribution,
      units: [ru.chief("C", "0404"), ru.officer("O", "0405"), ru.infantry("A", "0403"), ru.infantry("B", "0402")],
    });
    expect(s.refusedBy("command-hex O 0403")).toBe("6.1a");
    s.answer("command-hex C 0403");
    expect(s.refusedBy("command-hex C 0403")).toBe("6.1b");
  });

  test("5.2c: a Leader who sponsors Recovery gives and gets no points", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.head("R", "0404", { ...third, state: ["recovering"] }),
        ru.chief("C", "0404"),
        ru.officer("O", "0405", { ...seventh, state: ["recovering"] }),
        ru.infantry("T", "0402", third),
      ],
    });
    expect(s.answers()).toEqual(["command-hex C 0402", "end"]);
    expect([s.refusedBy("command C O"), s.refusedBy("command R R")]).toEqual(["5.2c", "5.2c"]);
  });

  test("E3: fog takes a point from Army Commanders and Commanders, not from Officer-Commanders, and leaves one", () => {
    const s = stand({
      ...distribution,
      scenario: "battle",
      map: { use: "tchernaya" },
      turn: 1,
      units: [
        { id: "Gorchakov", side: "russian", kind: "army-commander", at: "1706" },
        { id: "Read", side: "russian", kind: "officer-commander", at: "1407" },
        { id: "Azo", side: "russian", kind: "infantry", at: "1607" },
        { id: "Ode", side: "russian", kind: "infantry", at: "1407" },
        { id: "2Rf", side: "russian", kind: "infantry", at: "1407" },
      ],
    });
    expect(s.view().notes).toContain("Gorchakov has 1 to give.");
    expect(s.view().notes).toContain("Read has 1 to give.");
  });

  test("E4: Gorchakov has two points on turns 1 to 3 and three from turn 4 on", () => {
    const points = (turn: number) =>
      stand({
        ...distribution,
        scenario: "battle",
        map: { use: "tchernaya" },
        turn,
        units: [
          { id: "Gorchakov", side: "russian", kind: "army-commander", at: "1706" },
          { id: "Azo", side: "russian", kind: "infantry", at: "1607" },
        ],
      }).view().notes;
    expect(points(3)).toContain("Gorchakov has 2 to give.");
    expect(points(4)).toContain("Gorchakov has 3 to give.");
  });

  test("7.3g, 7.3f: a column is in command if the unit at one of its ends is", () => {
    const s = stand({
      ...distribution,
      map: { cols: 1, rows: 9, roads: [["0101", "0102", "0103", "0104", "0105", "0106", "0107", "0108", "0109"]] },
      units: [
        ru.chief("C", "0101"),
        ru.infantry("A", "0103", { state: ["road-march"] }),
        ru.infantry("B", "0105", { state: ["road-march"] }),
        ru.infantry("D", "0107", { state: ["road-march"] }),
      ],
    });
    s.answer("command-hex C 0103");
    expect(["A", "B", "D"].map((id) => isOut(s, id))).toEqual([false, false, false]);
  });

  test("7.3g: a unit in the middle of a column does not bring the rest into command", () => {
    const s = stand({
      ...distribution,
      map: { cols: 1, rows: 9, roads: [["0101", "0102", "0103", "0104", "0105", "0106", "0107", "0108", "0109"]] },
      units: [
        ru.chief("C", "0105", { stats: { cp: 2 } }),
        ru.infantry("A", "0103", { state: ["road-march"] }),
        ru.infantry("B", "0105", { state: ["road-march"] }),
        ru.infantry("D", "0107", { state: ["road-march"] }),
      ],
    });
    s.answer("command-hex C 0105");
    expect(["A", "B", "D"].map((id) => isOut(s, id))).toEqual([true, false, true]);
  });

  test("5.5a: units under March Orders are in command however far off", () => {
    const s = stand({
      ...distribution,
      map: { cols: 8, rows: 8, hexes: { "0808": ["town"] } },
      units: [ru.chief("C", "0101"), ru.infantry("A", "0701"), ru.infantry("B", "0102")],
      flags: { orders: [{ side: "russian", units: ["A"], to: "0808" }] },
    });
    expect([isOut(s, "A"), isOut(s, "B")]).toEqual([false, true]);
  });
});

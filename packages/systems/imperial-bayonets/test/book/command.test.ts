import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

type Text = Parameters<typeof stand>[0];
type Units = Text["units"] & object;
const distribution = { phase: "command-distribution" } as const;
const third = { corps: "III" } as const;
const seventh = { ...third, division: "7" } as const;
const isOut = (s: ReturnType<typeof stand>, id: string) => shown(s, id).includes("out-of-command");
const spare = ru.infantry("Y", "0101");
const column = (rows: number) => ({ cols: 1, rows }) as const;

/** Whether a point of the Leader C may go to this receiver. */
function may(answer: string, units: Units, more: Text = {}): boolean {
  return stand({ ...distribution, ...more, units: [...units, spare] })
    .answers()
    .includes(answer);
}

describe("ranges", () => {
  test.each<[string, Units, string, boolean]>([
    [
      "3.5d, 2.0c: an Army Commander reaches 4 hexes",
      [ru.chief("C", "0102"), ru.officer("O", "0106")],
      "command C O",
      true,
    ],
    ["3.5d: not 5", [ru.chief("C", "0102"), ru.officer("O", "0107")], "command C O", false],
    [
      "6.1.1a, 6.1.1c: to a force too, 4",
      [ru.chief("C", "0102"), ru.infantry("A", "0106")],
      "command-hex C 0106",
      true,
    ],
    ["6.1.1a: not 5", [ru.chief("C", "0102"), ru.infantry("A", "0107")], "command-hex C 0107", false],
    [
      "6.1.1c: an Officer-Commander reaches 4",
      [ru.head("C", "0102", third), ru.officer("O", "0106", { ...seventh, parent: "C" })],
      "command C O",
      true,
    ],
    [
      "6.1.1c: an Officer-Commander does not reach 5",
      [ru.head("C", "0102", third), ru.officer("O", "0107", { ...seventh, parent: "C" })],
      "command C O",
      false,
    ],
    [
      "6.1.1a: to a force in his own hex",
      [ru.chief("C", "0102"), ru.infantry("A", "0102")],
      "command-hex C 0102",
      true,
    ],
  ])("%s", (_title, units, answer, expected) => {
    expect(may(answer, units, { map: column(9) })).toBe(expected);
  });

  test.each([
    ["6.1.1b, 3.5d: 3 hexes from the Officer a unit is in command", "0105", false],
    ["6.1.1b: 4 hexes from him it is not", "0106", true],
    ["3.5e, 2.0k: in his hex it is", "0102", false],
  ])("%s", (_title, at, out) => {
    const s = stand({
      ...distribution,
      map: column(9),
      units: [
        ru.chief("C", "0102"),
        ru.officer("O", "0102", seventh),
        ru.infantry("A", at, { ...seventh, parent: "O" }),
      ],
    });
    s.answer("command C O");
    expect(isOut(s, "A")).toBe(out);
  });

  test("3.5g, 3.5b: within range of an Officer who got no point a unit is out of command", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.chief("C", "0102"),
        ru.officer("O", "0103", seventh),
        ru.infantry("A", "0103", { ...seventh, parent: "O" }),
      ],
    });
    s.answer("end");
    expect([isOut(s, "O"), isOut(s, "A")]).toEqual([true, true]);
  });

  test("3.5c, 3.5b: an Officer commands his own units, not those of another who stand beside him", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.chief("C", "0102"),
        ru.officer("O", "0103", seventh),
        ru.officer("P", "0808", { ...third, division: "8" }),
        ru.infantry("A", "0103", { ...seventh, parent: "O" }),
        ru.infantry("B", "0103", { ...third, division: "8", parent: "P" }),
      ],
    });
    s.answer("command C O");
    expect([isOut(s, "A"), isOut(s, "B")]).toEqual([false, true]);
  });
});

describe("the path", () => {
  const line: Units = [ru.chief("C", "0101"), ru.infantry("A", "0105")];
  const reach = (more: Units, map: Text["map"] = { cols: 2, rows: 8 }) =>
    may("command-hex C 0105", [...line, ...more], { map });

  test.each<[string, Units, Text["map"] | undefined, boolean]>([
    ["6.1.1a: open ground", [], undefined, true],
    [
      "6.1.1d, TEC: neither woods nor impassable ground nor rivers bar it",
      [],
      {
        cols: 1,
        rows: 8,
        hexes: { "0102": ["impassable"], "0103": ["woods"] },
        sides: { "0103/0104": ["major-river"] },
      },
      true,
    ],
    [
      "6.1.1e: an enemy combat unit in the way bars it, with no zone of its own",
      [al.infantry("E", "0103", { state: ["disrupted"] })],
      column(8),
      false,
    ],
    ["6.1.1e: an enemy Leader does not", [al.officer("E", "0103")], column(8), true],
    ["6.1.1e: nor does an enemy Depot", [al.depot("E", "0103")], column(8), true],
    ["3.5h, 6.1.1f: an enemy zone bars it", [al.infantry("E", "0203")], undefined, false],
    [
      "3.5h, 6.1.1f: a friendly combat unit opens the hex of the zone it stands in",
      [al.infantry("E", "0203"), ru.infantry("F", "0103"), ru.infantry("G", "0104")],
      undefined,
      true,
    ],
    [
      "6.1.1f: a friendly unit opens only its own hex",
      [al.infantry("E", "0203"), ru.infantry("F", "0103")],
      undefined,
      false,
    ],
    [
      "6.1.1f: a Leader opens nothing",
      [al.infantry("E", "0203"), ru.officer("F", "0103"), ru.officer("G", "0104")],
      undefined,
      false,
    ],
    [
      "6.1.1f: a disrupted enemy has no zone to bar it with",
      [al.infantry("E", "0203", { state: ["disrupted"] })],
      undefined,
      true,
    ],
    ["6.1.1f: the hex of the receiver may lie in a zone", [al.infantry("E", "0106")], column(8), true],
  ])("%s", (_title, more, map, expected) => {
    expect(reach(more, map)).toBe(expected);
  });

  test("6.1.1f: a friendly unit that is disrupted opens the hex all the same", () => {
    const friend = { state: ["disrupted"] };
    expect(reach([al.infantry("E", "0203"), ru.infantry("F", "0103", friend), ru.infantry("G", "0104", friend)])).toBe(
      true,
    );
  });

  test("6.1.1b: the path from an Officer to his unit is cut in the same way", () => {
    const s = stand({
      ...distribution,
      map: { cols: 2, rows: 8 },
      units: [
        ru.chief("C", "0101"),
        ru.officer("O", "0101", seventh),
        ru.infantry("A", "0104", { ...seventh, parent: "O" }),
        ru.infantry("B", "0101", { ...seventh, parent: "O" }),
        al.infantry("E", "0202", { state: [] }),
      ],
    });
    s.answer("command C O");
    expect([isOut(s, "A"), isOut(s, "B")]).toEqual([true, false]);
  });

  test("6.1.1a: the way around counts its hexes", () => {
    const wall = ["0103", "0203"].map((hex, i) => al.infantry(`E${i}`, hex, { state: ["disrupted"] }));
    expect(may("command-hex C 0105", [...line, ...wall], { map: { cols: 4, rows: 8 } })).toBe(false);
    expect(
      may("command-hex C 0104", [ru.chief("C", "0102"), ru.infantry("A", "0104"), wall[0]], {
        map: { cols: 4, rows: 8 },
      }),
    ).toBe(true);
  });
});

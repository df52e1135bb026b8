import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { al, ru, shown, stand } from "../muster.ts";

const { questions } = imperialBayonets;
type Text = Parameters<typeof stand>[0];
type Units = Text["units"] & object;
const spare = ru.infantry("Y", "0801");
const on = (units: Units, more: Text = {}) => stand({ phase: "ic-maneuver", ...more, units: [...units, spare] });
const costs = (s: ReturnType<typeof stand>) =>
  s.eventsOf("entered").map((event) => ("cost" in event ? Number(event.cost) / 2 : -1));
const coming = (...ids: readonly string[]) => ids.map((id) => ru.infantry(id, "entry:0101"));
const road = { cols: 8, rows: 8, roads: [["0101", "0102", "0103", "0104", "0105", "0106", "0107", "0108"]] };

describe("the queue", () => {
  test("7.2d: the example of the book: A, B and C into a clear hex for 1, 2 and 3", () => {
    const s = on(coming("A", "B", "C"));
    s.answer("enter A 0101", "hex 0101", "hex 0104", "stop");
    s.answer("enter B 0101", "hex 0101", "hex 0103", "stop");
    s.answer("enter C 0101", "hex 0101", "stop");
    expect(costs(s)).toEqual([1, 2, 3]);
  });

  test("7.2d: the same in Road March: a half, 1, one and a half", () => {
    const s = on(coming("A", "B", "C"), { map: road });
    s.answer("enter A 0101", "road", "hex 0101", "hex 0105", "stop");
    s.answer("enter B 0101", "road", "hex 0101", "hex 0103", "stop");
    s.answer("enter C 0101", "road", "hex 0101", "stop");
    expect(costs(s)).toEqual([0.5, 1, 1.5]);
    expect(["A", "B", "C"].map((id) => shown(s, id).includes("forced-march"))).toEqual([true, true, true]);
  });

  test.each([
    ["7.2c: woods at the entry: 2, then 4", { cols: 8, rows: 8, hexes: { "0101": ["woods"] } }, [2, 4]],
    ["7.2c: a road at the entry: 1, then 2", { ...road, hexes: { "0101": ["woods"] } }, [1, 2]],
  ])("%s", (_title, map, expected) => {
    const s = on(coming("A", "B"), { map });
    s.answer("enter A 0101", "hex 0101", "hex 0102", "stop", "enter B 0101", "hex 0101");
    expect(costs(s)).toEqual(expected);
  });

  test("7.2c, 3.3i: a hex that is occupied at that moment costs the point for joining too", () => {
    const s = on(coming("A", "B"));
    s.answer("enter A 0101", "hex 0101", "stop", "enter B 0101", "hex 0101");
    expect(costs(s)).toEqual([1, 3]);
  });

  test("7.2c: who cannot pay waits", () => {
    const s = on([...coming("A", "B"), ru.infantry("C", "entry:0101", { stats: { ma: 2 } })]);
    s.answer("enter A 0101", "hex 0101", "hex 0104", "stop", "enter B 0101", "hex 0101", "hex 0103", "stop");
    expect(s.answers()).not.toContain("enter C 0101");
  });

  test("7.2c: each entry hex has its own queue, and a new turn a new one", () => {
    const play = on([...coming("A"), ru.infantry("B", "entry:0301")], { flags: { queue: { "0101": 2 } } }).game.play();
    expect(questions.cost(play, "A", ["0101"])).toMatchObject({ total: 6 });
    expect(questions.cost(play, "B", ["0301"])).toMatchObject({ total: 2 });
  });

  test("7.2b: a legal stack comes in as one force; more than a legal stack does not", () => {
    const s = on(coming("A", "B", "C"));
    s.answer("enter A 0101", "add B");
    expect(s.refusedBy("add C")).toBe("7.2b");
    s.answer("hex 0101", "hex 0104", "stop", "enter C 0101", "hex 0101");
    expect(costs(s)).toEqual([1, 2]);
  });
});

describe("the entry hex", () => {
  test.each<[string, Units, boolean]>([
    ["7.2e: an enemy combat unit in it closes it", [al.infantry("E", "0101")], false],
    ["7.2e: also a disrupted one", [al.infantry("E", "0101", { state: ["disrupted"] })], false],
    ["7.2e: an enemy Leader does not", [al.officer("E", "0101")], true],
    ["7.2f: a zone over it does not", [al.infantry("E", "0102")], true],
  ])("%s", (_title, units, expected) => {
    expect(
      on([...coming("A"), ...units])
        .answers()
        .includes("enter A 0101"),
    ).toBe(expected);
  });

  test("7.2f: in a zone they go no farther", () => {
    const s = on([...coming("A"), al.infantry("E", "0102")]);
    s.answer("enter A 0101", "hex 0101");
    expect([s.unit("A").at, s.answers().includes("unit A")]).toEqual(["0101", false]);
  });
});

describe("when and how", () => {
  test("7.2a: in command on the turn of arrival, wherever their Leaders are", () => {
    const s = on(coming("A"));
    s.answer("enter A 0101", "hex 0101", "hex 0104", "stop");
    expect(shown(s, "A")).not.toContain("out-of-command");
  });

  test("7.2a: not before their turn, and on any later one", () => {
    const units = [ru.infantry("A", "entry:0101", { stats: { turn: 3 } })];
    expect([2, 3, 5].map((turn) => on(units, { turn }).answers().includes("enter A 0101"))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("7.2a: nobody comes in out of command", () => {
    const s = stand({
      phase: "ooc-activation",
      units: [...coming("A"), ru.infantry("B", "0303")],
      flags: { stage: 2 },
    });
    expect(s.answers().filter((text) => text.startsWith("enter"))).toEqual([]);
  });

  test("7.2a: nor in the other side's turn", () => {
    const s = on([...coming("A"), al.infantry("E", "0808")], { active: "allied" });
    expect(s.answers().filter((text) => text.startsWith("enter"))).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { al, ru, stand, whyNot } from "../muster.ts";

const maneuver = { phase: "ic-maneuver" } as const;
const all = (s: Parameters<typeof whyNot>[0], ...texts: readonly string[]) => texts.map((text) => whyNot(s, text));

describe("why a piece is not moved", () => {
  const field = () =>
    stand({
      ...maneuver,
      units: [
        ru.infantry("A", "0404"),
        ru.infantry("B", "0404"),
        ru.infantry("D", "0202"),
        ru.infantry("U", "off-map"),
        ru.officer("O", "0404", { state: ["ic"] }),
        al.infantry("E", "0808"),
      ],
    });

  test("4.0-2: only pieces on the map are taken up, one after the other", () => {
    expect(all(field(), "unit U", "stop")).toEqual(["4.0-2 not-on-map", "4.0-2 maneuver-now"]);
  });

  test("7.1c: who moves together stands together, is named once and before the first step", () => {
    const s = field();
    s.answer("unit A");
    expect(all(s, "add D", "add A", "remove D", "remove A", "unit D")).toEqual([
      "7.1c other-hex",
      "7.1c is-picked",
      "7.1c not-picked",
      "7.1c last-one",
      "7.1a put-down-first",
    ]);
    s.answer("hex 0405");
    expect(all(s, "add B", "remove A")).toEqual(["7.1c has-set-out", "7.1c has-set-out"]);
  });

  test("7.1a: a step leads next door, and where the cheapest way is the straight one it is the way", () => {
    const s = field();
    s.answer("unit A");
    expect(all(s, "hex 0404", "step 0406", "step 0405", "leave-order")).toEqual([
      "7.1a is-there",
      "7.1a not-adjacent",
      "7.1a go-there",
      "5.5e no-order",
    ]);
  });

  test("3.5f, 7.3a, 7.1.2a, 3.1c: Leaders go alone, need no Road March, and neither fight nor work", () => {
    const s = field();
    s.answer("unit O");
    expect(all(s, "add A", "road", "repulse 0808", "dig")).toEqual([
      "3.5f leader-alone",
      "7.3a leaders-need-none",
      "7.1.2a leaders-do-not-fight",
      "3.1c leaders-do-no-work",
    ]);
    s.answer("stop", "unit A");
    expect(whyNot(s, "add O")).toBe("3.5f leader-alone");
  });

  test("7.3e: a stack does not go into Road March", () => {
    const s = field();
    s.answer("unit A", "add B");
    expect(whyNot(s, "road")).toBe("7.3e marches-alone");
  });

  test("3.4c: what lies behind enemy zones is out of reach for their sake, not for its price", () => {
    const s = stand({
      ...maneuver,
      map: { cols: 3, rows: 8 },
      units: [ru.infantry("A", "0201", { stats: { ma: 12 } }), al.infantry("E", "0204")],
    });
    s.answer("unit A");
    expect(whyNot(s, "hex 0207")).toBe("3.4c zones-in-the-way");
  });

  test("T1: beyond the part of the map that is played there is nothing to enter", () => {
    const s = stand({
      ...maneuver,
      scenario: "traktir",
      map: { use: "tchernaya" },
      units: [{ id: "Azo", side: "russian", kind: "infantry", at: "1803" }],
    });
    s.answer("unit Azo");
    expect(whyNot(s, "hex 1903")).toBe("7.1a off-map");
  });
});

describe("why a Repulse is refused", () => {
  const woods = { cols: 8, rows: 8, hexes: { "0404": ["woods"] } };

  test("7.1.2a: an enemy next door, at five to one, with some strength", () => {
    const s = stand({
      ...maneuver,
      units: [ru.infantry("A", "0403"), al.infantry("E", "0404"), al.infantry("Z", "0808")],
      flags: { begun: true },
    });
    s.answer("unit A");
    expect(all(s, "repulse 0101", "repulse 0808", "repulse 0404")).toEqual([
      "7.1.2a nobody-there",
      "7.1.2a not-engaged",
      "7.1.2a not-five-to-one",
    ]);
    const weak = stand({
      ...maneuver,
      units: [ru.infantry("A", "0403", { stats: { sp: 1, steps: 1 }, state: ["temp-dm"] }), al.infantry("E", "0404")],
      flags: { begun: true },
    });
    weak.answer("unit A");
    expect(whyNot(weak, "repulse 0404")).toBe("7.1.2a no-strength");
  });

  test("7.1.2b: only who could enter the hex takes part", () => {
    const force = (spentByB: number) =>
      stand({
        ...maneuver,
        map: woods,
        units: [ru.infantry("A", "0403", { stats: { sp: 30 } }), ru.infantry("B", "0403"), al.infantry("E", "0404")],
        flags: { begun: true, spent: { A: 4 - spentByB, B: spentByB } },
      });
    const both = force(4);
    both.answer("unit A", "add B");
    expect(whyNot(both, "repulse 0404")).toBe("7.1.2b not-of-the-force");
    const none = stand({
      ...maneuver,
      map: woods,
      units: [ru.infantry("A", "0403", { stats: { sp: 30 } }), al.infantry("E", "0404")],
      flags: { begun: true, spent: { A: 4 } },
    });
    none.answer("unit A");
    expect(whyNot(none, "repulse 0404")).toBe("7.1.2b cannot-enter");
  });
});

describe("why a reinforcement does not come in", () => {
  const edge = (more = {}, queue = {}) =>
    stand({
      ...maneuver,
      map: { cols: 8, rows: 8, roads: [["0101", "0102"]], hexes: { "0801": ["marsh"] } },
      units: [
        ru.infantry("N", "entry:0101"),
        ru.infantry("Q", "entry:0101"),
        ru.officer("L", "entry:0101"),
        ru.guns("G", "entry:0801"),
        ru.infantry("A", "0404"),
        al.infantry("E", "0808"),
      ],
      flags: { queue, ...more },
    });

  test("7.2a: only pieces of one's own that are due, at their hex", () => {
    expect(all(edge(), "enter A 0101", "enter E 0101", "enter N 0102", "enter G 0801")).toEqual([
      "7.2a not-arriving",
      "7.2a enemy",
      "7.2a other-entry",
      "TEC barred-ground",
    ]);
  });

  test("7.2c: a column that is too long costs more than the allowance", () => {
    const s = stand({
      ...maneuver,
      units: [ru.infantry("N", "entry:0101"), ru.infantry("A", "0404"), al.infantry("E", "0808")],
      flags: { queue: { "0101": 6 } },
    });
    expect(whyNot(s, "enter N 0101")).toBe("7.2c too-dear");
  });

  test("7.2a: nobody comes in with a force out of command", () => {
    const s = stand({
      phase: "ooc-activation",
      units: [ru.infantry("A", "0404", { state: ["full"] }), ru.infantry("N", "entry:0101"), al.infantry("E", "0808")],
      flags: { activation: { units: ["A"], step: "maneuver" } },
    });
    expect(whyNot(s, "enter N 0101")).toBe("7.2a arrives-in-command");
  });

  test("7.2b, 7.3e, 3.5f: who comes in together is named once; marching units and Leaders come alone", () => {
    const s = edge();
    s.answer("enter N 0101");
    expect(all(s, "add N", "remove Q", "remove N", "hex 0102", "stop", "add L")).toEqual([
      "7.2b is-picked",
      "7.2b not-picked",
      "7.2b last-one",
      "7.2a other-entry",
      "7.2b at-the-gate",
      "3.5f leader-alone",
    ]);
    s.answer("road");
    expect(whyNot(s, "add Q")).toBe("7.3e marches-alone");
    s.answer("road", "add Q");
    expect(whyNot(s, "road")).toBe("7.3e marches-alone");
    s.answer("cancel", "enter L 0101");
    expect(all(s, "add N", "road")).toEqual(["3.5f leader-alone", "7.3a leaders-need-none"]);
  });
});

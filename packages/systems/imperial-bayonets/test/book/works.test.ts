import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

type Text = Parameters<typeof stand>[0];
type Units = Text["units"] & object;
const spare = ru.infantry("Y", "0801");
const on = (units: Units, more: Text = {}) => stand({ phase: "ic-maneuver", ...more, units: [...units, spare] });
const markers = (s: ReturnType<typeof stand>) => s.view().markers.map(({ hex, kind }) => `${hex} ${kind}`);
const ground = (...tags: readonly string[]) => ({ cols: 8, rows: 8, hexes: { "0303": tags } });

describe("beginning a position", () => {
  test.each<[string, readonly string[], boolean]>([
    ["7.4b: in clear ground", [], true],
    ["7.4b: in woods", ["woods"], true],
    ["7.4b: not in a town", ["town"], false],
    ["7.4b: not in a garden", ["garden"], false],
    ["7.4b: not in a marsh", ["marsh"], false],
    ["7.4b: not where one stands already", ["ip"], false],
  ])("%s", (_title, tags, expected) => {
    const s = on([ru.infantry("A", "0303")], { map: ground(...tags) });
    s.answer("unit A");
    expect(s.answers().includes("dig")).toBe(expected);
    if (!expected) expect(s.refusedBy("dig")).toBe("7.4b");
  });

  test.each([
    ["7.4b: not by cavalry", ru.cavalry("A", "0303")],
    ["7.4b: not by artillery", ru.guns("A", "0303")],
  ])("%s", (_title, unit) => {
    const s = on([unit]);
    s.answer("unit A");
    expect(s.refusedBy("dig")).toBe("7.4b");
  });

  test("7.4b: not by a unit that has spent a point, even in place", () => {
    const s = on([ru.infantry("A", "0303")], { map: { cols: 8, rows: 8, roads: [["0303", "0304"]] } });
    s.answer("unit A", "road", "road");
    expect(s.refusedBy("dig")).toBe("7.4b");
  });

  test("7.4c, 7.4d: the marker lies there, and the builder neither moves nor attacks", () => {
    const s = on([ru.infantry("A", "0303")]);
    s.answer("unit A", "dig");
    expect(markers(s)).toEqual(["0303 under-construction"]);
    expect(s.refusedBy("unit A")).toBe("7.4d");
  });

  test("7.4d: a builder owes no attack", () => {
    const s = stand({
      phase: "ic-combat",
      map: ground("uc"),
      units: [ru.infantry("A", "0303", { state: ["building"] }), al.infantry("E", "0304"), al.chief("H", "0808")],
    });
    expect(s.view().phase).not.toBe("ic-combat");
  });
});

describe("the roll", () => {
  const roll = (dice: readonly number[], flags: Text["flags"] = {}, units: Units = [ru.infantry("A", "0303")]) =>
    markers(on(units, { map: ground("uc"), flags, dice }));

  test.each<[string, readonly number[], Text["flags"], boolean]>([
    ["7.4e: 1 finishes it", [1], {}, true],
    ["7.4e: 2 finishes it", [2], {}, true],
    ["7.4e: 3 does not", [3], {}, false],
    ["7.4g: at the second attempt 3 does", [3], { attempts: { "0303": 1 } }, true],
    ["7.4g: and 4 does not", [4], { attempts: { "0303": 1 } }, false],
    ["7.4g: at the fourth 5 does", [5], { attempts: { "0303": 3 } }, true],
  ])("%s", (_title, dice, flags, expected) => {
    expect(roll(dice, flags).includes("0303 improved-position")).toBe(expected);
  });

  test("7.4e: one die for each of two builders, either will do", () => {
    const two = [ru.infantry("A", "0303"), ru.infantry("B", "0303")];
    expect(roll([6, 2], {}, two)).toContain("0303 improved-position");
    expect(roll([3, 3], {}, two)).toContain("0303 under-construction");
  });

  test("7.4f, 7.4d: kept, the builders go on and do nothing else; given up, they are free", () => {
    const kept = on([ru.infantry("A", "0303")], { map: ground("uc"), dice: [6], script: ["keep"] });
    expect(kept.refusedBy("unit A")).toBe("7.4d");
    const free = on([ru.infantry("A", "0303")], { map: ground("uc"), dice: [6], script: ["abandon"] });
    expect(markers(free)).toEqual([]);
    free.answer("unit A", "hex 0304");
    expect(free.unit("A").at).toBe("0304");
  });

  test("7.4e: not in the other side's maneuver", () => {
    const s = stand({
      phase: "ic-maneuver",
      active: "allied",
      map: ground("uc"),
      units: [ru.infantry("A", "0303", { state: ["building"] }), al.infantry("E", "0808")],
    });
    expect(markers(s)).toEqual(["0303 under-construction"]);
  });

  test("7.4i: builders out of command roll when they are activated, and not in IC Maneuver", () => {
    const s = on([ru.infantry("A", "0303", { state: ["building", "ooc"] })], { map: ground("uc") });
    expect(markers(s)).toEqual(["0303 under-construction"]);
    const active = stand({
      phase: "ooc-activation",
      map: ground("uc"),
      units: [ru.infantry("A", "0303", { state: ["building"] }), al.infantry("E", "0808"), spare],
      flags: { stage: 2 },
      dice: [1, 1],
    });
    active.answer("activate 0303");
    expect(markers(active)).toEqual(["0303 improved-position"]);
  });
});

describe("disturbed and removed", () => {
  test("7.4h: an enemy who moves adjacent removes the marker, a Leader does not", () => {
    const stands = (unit: object) => {
      const s = on([unit, al.infantry("E", "0303", { state: ["building"] })], { map: ground("uc") });
      s.answer("unit A", "hex 0304");
      return markers(s);
    };
    expect(stands(ru.infantry("A", "0306"))).toEqual([]);
    expect(stands(ru.officer("A", "0306"))).toEqual(["0303 under-construction"]);
  });

  test("7.4l: a position goes with its last infantry, though guns remain", () => {
    const s = on([ru.infantry("A", "0303"), ru.infantry("B", "0303"), ru.guns("G", "0303")], { map: ground("ip") });
    s.answer("unit A", "hex 0305", "stop");
    expect(markers(s)).toContain("0303 improved-position");
    s.answer("unit B", "hex 0301");
    expect(markers(s)).toEqual([]);
  });

  test("7.4l: a retreat out of it removes it", () => {
    const s = stand({
      phase: "ic-combat",
      map: { cols: 8, rows: 8, hexes: { "0404": ["ip"] } },
      units: [ru.infantry("A", "0403"), al.infantry("E", "0404"), al.infantry("Z", "0808")],
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "Dr" },
      dice: [4],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(markers(s).filter((text) => text.includes("position"))).toEqual([]);
  });
});

describe("what a position does", () => {
  const defence = (units: Units, more: Text = {}) => {
    const s = stand({
      phase: "ic-combat",
      map: { cols: 8, rows: 8, hexes: { "0404": ["ip"] } },
      ...more,
      units: [ru.infantry("A", "0403"), ...units, al.infantry("Z", "0808")],
      flags: { compass: { russian: ["N"], allied: ["S"] }, ...(more.flags ?? {}) },
      tables: { "combat-results": "Ar" },
      dice: [3],
    });
    s.answer("target 0404", "add A", "resolve");
    return (s.eventsOf("attacked")[0] as unknown as { defence: number }).defence; // an attack tells both strengths
  };

  test.each<[string, Units, Text, number]>([
    ["7.4k: infantry counts double", [al.infantry("E", "0404")], {}, 8],
    ["7.4k: guns with it do not", [al.infantry("E", "0404"), al.guns("G", "0404")], {}, 12],
    ["7.4k: reduced infantry doubles what it has left", [al.infantry("E", "0404", { state: ["reduced"] })], {}, 4],
    [
      "3.8.2i: infantry demoralized until Rally has no benefit, and half its SP",
      [al.infantry("E", "0404", { state: ["temp-dm"] })],
      {},
      2,
    ],
    ["3.8.2i, 3.6f: nor infantry out of supply", [al.infantry("E", "0404", { state: ["oos"] })], {}, 2],
    [
      "3.8.2i: nor infantry of a demoralized corps",
      [al.infantry("E", "0404", { corps: "F" })],
      { flags: { corps: { F: { number: 1, lost: 2 } } } },
      2,
    ],
    ["7.4k, 3.8.1c: disrupted infantry doubles its half", [al.infantry("E", "0404", { state: ["disrupted"] })], {}, 4],
    [
      "7.4e: a position under construction helps nobody",
      [al.infantry("E", "0404", { state: ["building"] })],
      { map: { cols: 8, rows: 8, hexes: { "0404": ["uc"] } } },
      4,
    ],
  ])("%s", (_title, units, more, expected) => {
    expect(defence(units, more)).toBe(expected);
  });

  test("7.4k: attacking out of it is not doubled", () => {
    const s = stand({
      phase: "ic-combat",
      map: { cols: 8, rows: 8, hexes: { "0403": ["ip"] } },
      units: [ru.infantry("A", "0403"), al.infantry("E", "0404"), al.infantry("Z", "0808")],
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "Ar" },
      dice: [3],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ attack: 4, defence: 4 });
  });
});

describe("bridges", () => {
  const bridge = (...tags: readonly string[]) => ({ cols: 8, rows: 8, sides: { "0303/0304": tags } });

  test.each([
    ["7.6d: 1 destroys it", 1, true],
    ["7.6d: 2 destroys it", 2, true],
    ["7.6d: 3 does not", 3, false],
  ])("%s", (_title, die, expected) => {
    const s = on([ru.infantry("A", "0303")], { map: bridge("river", "bridge"), dice: [die] });
    s.answer("unit A", "bridge 0304");
    expect(markers(s).some((text) => text.endsWith("bridge-destroyed"))).toBe(expected);
    expect(s.refusedBy("unit A")).toBe("7.1a");
  });

  test.each([
    ["7.6e: 2 repairs it", 2, true],
    ["7.6e: 3 does not", 3, false],
  ])("%s", (_title, die, expected) => {
    const s = on([ru.infantry("A", "0304")], { map: bridge("river", "bridge-destroyed"), dice: [die] });
    s.answer("unit A", "bridge 0303");
    expect(markers(s).some((text) => text.endsWith("bridge-intact"))).toBe(expected);
  });

  test("7.6c: one attempt for a bridge, also from its other end and whatever became of the first", () => {
    const s = on([ru.infantry("A", "0303"), ru.infantry("B", "0303"), ru.infantry("C", "0304")], {
      map: bridge("river", "bridge"),
      dice: [1],
    });
    s.answer("unit A", "bridge 0304", "unit B");
    expect(s.refusedBy("bridge 0304")).toBe("7.6c");
    s.answer("stop", "unit C");
    expect(s.refusedBy("bridge 0303")).toBe("7.6c");
  });

  test("7.6a: where the game lists bridges, no others are worked on", () => {
    const s = on([ru.infantry("A", "0303")], { map: bridge("river", "bridge"), flags: { game: { bridges: [] } } });
    s.answer("unit A");
    expect(s.refusedBy("bridge 0304")).toBe("7.6a");
  });

  test("7.6b: only beside the bridge, and only before moving", () => {
    const s = on([ru.infantry("A", "0302"), ru.guns("G", "0303")], { map: bridge("river", "bridge") });
    s.answer("unit G");
    expect(s.refusedBy("bridge 0304")).toBe("7.6b");
    s.answer("stop", "unit A", "hex 0303");
    expect(s.refusedBy("bridge 0304")).toBe("7.6b");
  });
});

describe("not told", () => {
  test("7.4h: a builder beside an enemy without zone keeps his marker until somebody comes", () => {
    const s = on(
      [ru.infantry("A", "0303", { state: ["building", "ooc"] }), al.infantry("E", "0304", { state: ["disrupted"] })],
      {
        map: ground("uc"),
      },
    );
    expect(shown(s, "A")).toContain("building");
  });
});

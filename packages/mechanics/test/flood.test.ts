import {
  createGrid,
  DIRECTIONS,
  type Direction,
  distance,
  type Hex,
  hexAt,
  hexNumber,
  neighbour,
  OFF_MAP,
} from "@redoubt/hex";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BARRED,
  createFlood,
  createStepCosts,
  type FloodLimits,
  isReached,
  pathTo,
  points,
  pointsText,
  reachOf,
  runFlood,
  stepCost,
} from "../src/index.ts";

const grid = createGrid({ cols: 10, rows: 9 });
const at = (number: string): Hex => hexAt(grid, number);
const marked = (...numbers: string[]): Uint8Array => {
  const marks = new Uint8Array(grid.size);
  for (const number of numbers) marks[at(number)] = 1;
  return marks;
};
const even = createStepCosts(grid, () => points(1));
const flood = createFlood(grid, 40);
const found = (): string[] => reachOf(flood).map(({ hex, cost }) => `${hexNumber(grid, hex)} ${pointsText(cost)}`);

describe("a flood", () => {
  test("reaches everything its points pay for, in half points", () => {
    const costs = createStepCosts(grid, (_from, to) => (to === at("0504") ? 1 : points(2)));
    runFlood(flood, costs, at("0505"), 5);
    expect(found()).toContain("0504 ½");
    expect(found()).toContain("0503 2½");
    expect(found()).not.toContain("0507 4");
  });

  test("with no points stays where it is", () => {
    expect(runFlood(flood, even, at("0505"), 0)).toBe(1);
    expect(found()).toEqual([]);
  });

  test("never enters a barred hex nor takes a barred step", () => {
    const walled = createStepCosts(grid, (from, to) => (from === at("0101") && to === at("0201") ? BARRED : points(1)));
    runFlood(flood, walled, at("0101"), points(1), { barred: marked("0102") });
    expect(found()).toEqual([]);
    expect(stepCost(walled, at("0201"), 5)).toBe(points(1));
  });

  test("stops on entering a zone", () => {
    runFlood(flood, even, at("0101"), points(3), { stop: marked("0102", "0201", "0202") });
    expect(found()).toEqual(["0102 1", "0201 1"]);
  });

  test("leaves a zone it starts in as it is told", () => {
    const stop = marked("0505", "0504", "0605");
    const leave = (how: FloodLimits["leave"]): string[] => {
      runFlood(flood, even, at("0505"), points(1), { stop, leave: how });
      return found().map((text) => text.slice(0, 4));
    };
    expect(leave(undefined)).toEqual(["0404", "0405", "0504", "0506", "0604", "0605"]);
    expect(leave("into-free-hex")).toEqual(["0404", "0405", "0506", "0604"]);
    expect(leave("never")).toEqual([]);
  });

  test("having left a zone may enter another, even one next to the start", () => {
    runFlood(flood, even, at("0505"), points(2), { stop: marked("0505", "0504"), leave: "into-free-hex" });
    expect(found()).toContain("0504 2");
  });

  test("takes a first step beyond its points only where that is allowed", () => {
    const dear = createStepCosts(grid, () => points(4));
    expect(runFlood(flood, dear, at("0505"), points(3))).toBe(1);
    expect(runFlood(flood, dear, at("0505"), points(3), { firstStepAlways: true })).toBe(7);
    expect(found()[0]).toBe("0404 3");
  });

  test("takes free steps when its points are spent", () => {
    const free = createStepCosts(grid, (_from, to) => (to === at("0503") ? 0 : points(1)));
    runFlood(flood, free, at("0505"), points(1));
    expect(found()).toContain("0503 1");
  });

  test("gives the path it went", () => {
    runFlood(flood, even, at("0101"), points(5), { barred: marked("0102", "0202") });
    const path = pathTo(flood, at("0103")).map((hex) => hexNumber(grid, hex));
    expect(path[0]).toBe("0101");
    expect(path[path.length - 1]).toBe("0103");
    expect(path).not.toContain("0102");
    expect(pathTo(flood, at("1009"))).toEqual([]);
  });

  test("refuses more points than it was made for, and costs that are none", () => {
    expect(() => runFlood(flood, even, at("0101"), 41)).toThrow("made for 40 half points, not 41");
    expect(() => runFlood(flood, even, at("0101"), 1.5)).toThrow("not 1.5");
    expect(() => createStepCosts(grid, () => 40)).toThrow("step 0101 to 0201 costs 40 half points");
  });
});

describe("compared with a search written for clarity, a flood", () => {
  // Relaxes every step until nothing changes.
  function slowly(start: Hex, available: number, cost: (from: Hex, d: Direction) => number, limits: FloodLimits) {
    const best = new Map<Hex, number>([[start, 0]]);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [hex, spent] of [...best]) {
        if (hex !== start && limits.stop?.[hex]) continue;
        for (const d of DIRECTIONS) {
          const to = neighbour(grid, hex, d);
          if (to === OFF_MAP || limits.barred?.[to] || cost(hex, d) === BARRED) continue;
          const isHeld = hex === start && limits.stop?.[start];
          if (isHeld && (limits.leave === "never" || (limits.leave === "into-free-hex" && limits.stop?.[to]))) continue;
          const total = spent + cost(hex, d);
          if (total > available || total >= (best.get(to) ?? total + 1)) continue;
          best.set(to, total);
          changed = true;
        }
      }
    }
    return best;
  }

  const anyHex = fc.constantFrom(...grid.cells);
  const anyMarks = fc.uniqueArray(anyHex, { maxLength: 25 }).map((hexes) => {
    const marks = new Uint8Array(grid.size);
    for (const hex of hexes) marks[hex] = 1;
    return marks;
  });
  const anyCosts = fc
    .array(fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constant(BARRED)), { minLength: 97, maxLength: 97 })
    .map((list) => createStepCosts(grid, (from, _to, d) => list[(from * 7 + d * 13) % 97]));
  // A barred step is stored as a price of 31: whoever has as many points must not pay it.
  const anyPoints = fc.oneof(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 28, max: 40 }));
  const anyLeave = fc.constantFrom("anywhere" as const, "into-free-hex" as const, "never" as const);

  test("reaches the same hexes at the same costs by paths that add up", () => {
    fc.assert(
      fc.property(anyHex, anyPoints, anyCosts, anyMarks, anyMarks, anyLeave, (...given) => {
        const [start, available, costs, barred, stop, leave] = given;
        const limits = { barred, stop, leave, firstStepAlways: false };
        const expected = slowly(start, available, (hex, d) => stepCost(costs, hex, d), limits);
        expect(runFlood(flood, costs, start, available, limits)).toBe(expected.size);
        for (const hex of grid.cells) expect(isReached(flood, hex)).toBe(expected.has(hex));
        for (const { hex, cost } of reachOf(flood)) {
          expect(cost).toBe(expected.get(hex));
          const path = pathTo(flood, hex);
          const paid = path.slice(1).reduce((sum, to, i) => {
            const d = DIRECTIONS.find((one) => neighbour(grid, path[i], one) === to) ?? 0;
            return sum + stepCost(costs, path[i], d);
          }, 0);
          expect(paid).toBe(cost);
        }
      }),
    );
  });

  test("that wants one hex only finds the same cheapest way to it", () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyPoints, anyCosts, anyMarks, anyMarks, (...given) => {
        const [start, goal, available, costs, barred, stop] = given;
        runFlood(flood, costs, start, available, { barred, stop });
        const cost = isReached(flood, goal) ? flood.spent[goal] : -1;
        runFlood(flood, costs, start, available, { barred, stop, goal });
        expect(isReached(flood, goal) ? flood.spent[goal] : -1).toBe(cost);
        const path = pathTo(flood, goal);
        expect(path.at(-1)).toBe(cost < 0 ? undefined : goal);
      }),
    );
  });
});

test("a flood over even ground is a range", () => {
  runFlood(flood, even, at("0505"), points(3));
  const near = grid.cells.filter((hex) => hex !== at("0505") && distance(grid, at("0505"), hex) <= 3);
  expect(reachOf(flood).map(({ hex }) => hex)).toEqual(near);
});

test("half points read as people write them", () => {
  expect([0, 1, 2, 3, 10].map(pointsText)).toEqual(["0", "½", "1", "1½", "5"]);
});

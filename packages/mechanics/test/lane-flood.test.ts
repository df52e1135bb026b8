import { asHex, createGrid, DIRECTIONS, type Hex, hexAt, hexNumber, neighbour, OFF_MAP, turn } from "@redoubt/hex";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BARRED,
  createLaneFlood,
  createStepCosts,
  type LaneLimits,
  type Lanes,
  NO_LANE,
  points,
} from "../src/index.ts";

const grid = createGrid({ cols: 8, rows: 7 });
const at = (number: string): Hex => hexAt(grid, number);
const even = createStepCosts(grid, () => points(1));

/** Units that face a hexside, step to their front, or backwards for one more, and turn by one side for half a point. */
const facings: Lanes = {
  lanes: 6,
  costs: Array(6).fill(even),
  after: Uint8Array.from({ length: 36 }, (_, i) => {
    const [facing, d] = [Math.trunc(i / 6), i % 6];
    return d === facing || d === (facing + 3) % 6 ? facing : NO_LANE;
  }),
  extra: Uint8Array.from({ length: 36 }, (_, i) => (i % 6 === (Math.trunc(i / 6) + 3) % 6 ? points(1) : 0)),
  turns: Uint8Array.from({ length: 36 }, (_, i) => {
    const [one, other] = [Math.trunc(i / 6), i % 6];
    return (one + 1) % 6 === other || (one + 5) % 6 === other ? 1 : BARRED;
  }),
};
const flood = createLaneFlood(grid, 6, 60);

describe("a flood over hexes and facings", () => {
  test("steps to the front, and elsewhere only after turning", () => {
    flood.run(facings, at("0404"), 0, points(1));
    expect(flood.spentIn(at("0403"), 0)).toBe(2);
    expect(flood.spentIn(at("0404"), 2)).toBe(2);
    expect(flood.spentIn(neighbour(grid, at("0404"), 1), 1)).toBe(-1);
    flood.run(facings, at("0404"), 0, 3);
    expect(flood.spentIn(neighbour(grid, at("0404"), 1), 1)).toBe(3);
    expect(flood.spentIn(at("0405"), 0)).toBe(-1);
    flood.run(facings, at("0404"), 0, 4);
    expect(flood.spentIn(at("0405"), 0)).toBe(4);
  });

  test("tells the acts in order", () => {
    flood.run(facings, at("0404"), 0, points(3));
    const to = neighbour(grid, at("0403"), 1);
    const acts = flood.actsTo(to, 1).map(({ kind, hex, lane }) => `${kind} ${hexNumber(grid, hex)} ${lane}`);
    expect(acts).toEqual(["step 0403 0", "turn 0403 1", `step ${hexNumber(grid, to)} 1`]);
    expect(flood.actsTo(at("0404"), 0)).toEqual([]);
    expect(flood.actsTo(at("0801"), 0)).toEqual([]);
  });

  test("counts every hex once and knows the cheapest facing there", () => {
    const count = flood.run(facings, at("0404"), 0, points(2));
    const hexes = Array.from(flood.reached.subarray(0, count));
    expect(new Set(hexes).size).toBe(count);
    expect(hexes[0]).toBe(at("0404"));
    expect(flood.cheapest(at("0403"))).toBe(0);
    expect(flood.cheapest(at("0801"))).toBe(NO_LANE);
  });

  test("refuses what it was not made for", () => {
    expect(() => flood.run(facings, at("0404"), 0, 61)).toThrow("made for 60 half points, not 61");
    expect(() => createLaneFlood(grid, 2, 9).run(facings, at("0404"), 0, 4)).toThrow("made for 2 lanes, not 6");
    expect(() => createLaneFlood(grid, 2, 300)).toThrow("0 to 200");
  });
});

/** Relaxes everything until nothing changes. */
function slowly(of: Lanes, start: Hex, lane: number, most: number, limits: LaneLimits): Map<string, number> {
  const best = new Map([[`${start} ${lane}`, 0]]);
  const relax = (key: string, cost: number): boolean => {
    if (cost > most || cost >= (best.get(key) ?? cost + 1)) return false;
    best.set(key, cost);
    return true;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const [key, spent] of [...best]) {
      const [hex, now] = key.split(" ").map(Number);
      const isStopped = (limits.stop?.[hex] ?? 0) !== 0;
      if (isStopped && hex !== start) continue;
      for (let then = 0; then < of.lanes; then++) {
        const cost = of.turns[now * of.lanes + then];
        if (cost !== BARRED && relax(`${hex} ${then}`, spent + cost)) changed = true;
      }
      for (const d of DIRECTIONS) {
        const to = neighbour(grid, asHex(hex), d);
        const cost = (of.costs[now].packed[hex] >> (5 * d)) & BARRED;
        const then = of.after[now * 6 + d];
        if (to === OFF_MAP || cost === BARRED || then === NO_LANE || limits.barred?.[to]) continue;
        if (isStopped && (limits.leave === "never" || (limits.leave === "into-free-hex" && limits.stop?.[to])))
          continue;
        const total = spent + cost + of.extra[now * 6 + d] + (limits.surcharge?.[to] ?? 0);
        if (relax(`${to} ${then}`, total)) changed = true;
      }
    }
  }
  return best;
}

test("compared with a search written for clarity, a lane flood reaches the same at the same costs", () => {
  const anyHex = fc.constantFrom(...grid.cells);
  const anyMarks = fc.uniqueArray(anyHex, { maxLength: 12 }).map((hexes) => {
    const marks = new Uint8Array(grid.size);
    for (const hex of hexes) marks[hex] = 1;
    return marks;
  });
  const price = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant(BARRED));
  const anyCosts = fc
    .array(price, { minLength: 31, maxLength: 31 })
    .map((list) => createStepCosts(grid, (from, _to, d) => list[(from * 7 + d * 13) % 31]));
  const anyLanes: fc.Arbitrary<Lanes> = fc
    .tuple(
      fc.array(anyCosts, { minLength: 3, maxLength: 3 }),
      fc.uint8Array({ minLength: 18, maxLength: 18, max: 4 }),
      fc.uint8Array({ minLength: 18, maxLength: 18, max: 3 }),
      fc.array(price, { minLength: 9, maxLength: 9 }),
    )
    .map(([costs, after, extra, turns]) => ({
      lanes: 3,
      costs,
      after: after.map((lane) => (lane < 3 ? lane : NO_LANE)),
      extra,
      turns: Uint8Array.from(turns),
    }));
  const anyPoints = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 30, max: 40 }));
  const anyLeave = fc.constantFrom("anywhere" as const, "into-free-hex" as const, "never" as const);
  fc.assert(
    fc.property(anyLanes, anyHex, fc.nat(2), anyPoints, anyMarks, anyMarks, anyMarks, anyLeave, (...given) => {
      const [lanes, start, lane, most, barred, stop, surcharge, leave] = given;
      const limits = { barred, stop, surcharge, leave };
      const expected = slowly(lanes, start, lane, most, limits);
      const count = flood.run(lanes, start, lane, most, limits);
      expect(count).toBe(new Set([...expected.keys()].map((key) => key.split(" ")[0])).size);
      for (const hex of grid.cells)
        for (let one = 0; one < 3; one++) {
          const cost = expected.get(`${hex} ${one}`) ?? -1;
          expect(flood.spentIn(hex, one)).toBe(cost);
          const acts = flood.actsTo(hex, one);
          if (acts.length > 0) expect(acts.at(-1)).toMatchObject({ hex, lane: one });
        }
    }),
    { numRuns: 60 },
  );
});

test("turning clockwise and back is the same as not turning, but dearer", () => {
  flood.run(facings, at("0404"), turn(0, 2), points(2));
  expect(flood.spentIn(at("0404"), 2)).toBe(0);
});

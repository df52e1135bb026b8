import { describe, expect, test } from "vitest";
import {
  type Barrier,
  canRetreat,
  freeSteps,
  isTowardsSupply,
  lossCause,
  type RetreatField,
} from "../../src/checks/retreat.ts";
import { fieldOf } from "../field.ts";

const flat = fieldOf({});
const { grid } = flat.map;
const names = (hexes: readonly number[]) => hexes.map((hex) => grid.numbers[hex]).sort();

/** A field with a compass or sources, on which some hexes are closed; everything off the map is. */
function fieldWith(
  closed: Readonly<Record<string, Barrier>>,
  way: Partial<Pick<RetreatField, "compass" | "sources">> = { compass: ["S", "SE", "SW"] },
): RetreatField {
  return {
    grid,
    compass: way.compass ?? null,
    sources: way.sources ?? [],
    barrier: (_, __, to) => (grid.onMap[to] === 1 ? (closed[grid.numbers[to]] ?? "free") : "enemy or ground"),
  };
}
const steps = (field: RetreatField, start: string, at: string, left: number) =>
  names(freeSteps(field, flat.hex(start), flat.hex(at), left));

describe("where a retreat leads", () => {
  test("9.4.1.2c: the compass gives the directions", () => {
    expect(steps(fieldWith({}), "0404", "0404", 1)).toEqual(["0305", "0405", "0505"]);
    expect(steps(fieldWith({}, { compass: ["N", "NE", "NW"] }), "0404", "0404", 1)).toEqual(["0304", "0403", "0504"]);
  });

  test("I-131: every step leads farther from the hex left, so that two end two hexes away", () => {
    // After a step SW to 0305 the step SE would come back beside 0404.
    expect(steps(fieldWith({}), "0404", "0305", 1)).toEqual(["0205", "0306"]);
    expect(steps(fieldWith({}, { compass: ["SE", "SW", "NE"] }), "0404", "0305", 1)).toEqual(["0205"]);
  });

  test("I-76: without a compass each hex is nearer to the nearest source; I-141: without sources any way off", () => {
    expect(steps(fieldWith({}, { sources: [flat.hex("0401")] }), "0404", "0404", 1)).toEqual(["0403"]);
    expect(steps(fieldWith({}, {}), "0404", "0404", 1)).toEqual(["0304", "0305", "0403", "0405", "0504", "0505"]);
  });

  test("11.0d: disengaging, every step goes by the compass or nearer to a source", () => {
    const toNorth = fieldWith({}, { compass: ["N", "NE", "NW"] });
    expect(([0, 1, 2, 3, 4, 5] as const).filter((d) => isTowardsSupply(toNorth, flat.hex("0404"), d))).toEqual([
      0, 1, 5,
    ]);
    const toSource = fieldWith({}, { sources: [flat.hex("0407")] });
    expect(([0, 1, 2, 3, 4, 5] as const).filter((d) => isTowardsSupply(toSource, flat.hex("0404"), d))).toEqual([3]);
  });
});

describe("free routes", () => {
  test("I-76: only steps from which the rest can be done", () => {
    const field = fieldWith({ "0306": "enemy zone", "0205": "enemy zone", "0406": "enemy zone" });
    expect(steps(field, "0404", "0404", 1)).toEqual(["0305", "0405", "0505"]);
    expect(steps(field, "0404", "0404", 2)).toEqual(["0405", "0505"]);
  });

  test("9.4.1.1d, I-74: one free hex is enough to have been able to retreat", () => {
    expect(canRetreat(fieldWith({ "0305": "enemy zone", "0405": "Depot" }), flat.hex("0404"), 1)).toBe(true);
    expect(
      canRetreat(fieldWith({ "0305": "enemy zone", "0405": "Depot", "0505": "enemy or ground" }), flat.hex("0404"), 1),
    ).toBe(false);
  });
});

describe("without a free route", () => {
  const allRound = (barrier: Barrier) => ({ "0305": barrier, "0405": barrier, "0505": barrier });

  test("I-132: the mildest cause counts: zone before Depot before loss for good", () => {
    const cause = (closed: Readonly<Record<string, Barrier>>, hexes = 1) =>
      lossCause(fieldWith(closed), flat.hex("0404"), hexes);
    expect(cause({ ...allRound("enemy or ground"), "0505": "Depot", "0405": "enemy zone" })).toBe("enemy zone");
    expect(cause({ ...allRound("enemy or ground"), "0505": "Depot" })).toBe("Depot");
    expect(cause(allRound("enemy or ground"))).toBe("enemy or ground");
  });

  test("I-132: also at the end of a free part of a route", () => {
    const closed = {
      "0305": "enemy or ground",
      "0505": "enemy or ground",
      "0306": "enemy or ground",
      "0506": "enemy or ground",
      "0406": "enemy zone",
    } as const;
    expect(canRetreat(fieldWith(closed), flat.hex("0404"), 2)).toBe(false);
    expect(lossCause(fieldWith(closed), flat.hex("0404"), 2)).toBe("enemy zone");
  });

  test("I-76: leaving the map counts as impassable", () => {
    expect(lossCause(fieldWith({}), flat.hex("0408"), 1)).toBe("enemy or ground");
  });
});

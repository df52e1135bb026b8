import { describe, expect, test } from "vitest";
import { fitting, keptOf, readKept } from "../../src/analysis/kept.ts";
import type { StudyPoint } from "../../src/worker/analyst-calls.ts";

const point = (entry: number, state: string): StudyPoint => ({ entry, state, turn: 1, seat: 0, hasDice: true });
const points = [point(0, "a"), point(4, "b"), point(9, "c")];
const tallies = { "0": { count: 20, halves: 21 }, "4": { count: 20, halves: 8 }, "9?": { count: 5, halves: 5 } };

describe("what was counted", () => {
  test("comes back from the store as it was", () => {
    const kept = keptOf("g1", tallies, points);
    expect(fitting(readKept(structuredClone(kept), "g1"), points)).toEqual(tallies);
  });

  test("is of no use where the game was taken back and played otherwise: the moments before that keep theirs", () => {
    const kept = keptOf("g1", tallies, points);
    expect(fitting(kept, [point(0, "a"), point(4, "b"), point(9, "other")])).toEqual({
      "0": tallies["0"],
      "4": tallies["4"],
    });
    expect(fitting(kept, [point(0, "a"), point(6, "x")])).toEqual({ "0": tallies["0"] });
  });

  test("from what one seat knew while the game went on is not kept: it belongs to no curve", () => {
    expect(keptOf("g1", { "4~": { count: 9, halves: 9 } }, points).tallies).toEqual({});
  });

  test("that is damaged is counted again", () => {
    expect(readKept(null, "g1")).toBeNull();
    expect(readKept({ id: "g1", tallies: 7 }, "g1")).toBeNull();
    const broken = {
      "0": { count: 2, halves: 9, state: "a" },
      "4": { count: "2", halves: 1, state: "b" },
      "9": { count: 3, halves: 3, state: "c" },
    };
    expect(Object.keys(readKept({ id: "g1", tallies: broken }, "g1")?.tallies ?? {})).toEqual(["9"]);
  });
});

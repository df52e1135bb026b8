import { describe, expect, test } from "vitest";
import { blankLine, boundFor, type ScriptLine, shareOf, standOf } from "../tune/script-line.ts";

const line = (results: string): ScriptLine => ({ results, leads: [...results].map(() => 0) });

describe("the line of a script", () => {
  test("a win counts 1, a draw a half", () => {
    expect(shareOf(line("wdll")).mean).toBe(0.375);
    expect(shareOf(blankLine)).toEqual({ mean: 0, low: 0, high: 1 });
  });

  test("may score 40 % where a seat is even, else ten points less than the seat's own share", () => {
    expect([0.45, 0.5, 0.55].map(boundFor)).toEqual([0.4, 0.4, 0.4]);
    expect(boundFor(0.63)).toBeCloseTo(0.53);
    expect(boundFor(0.3)).toBeCloseTo(0.2);
  });

  test("holds or fails once its whole interval is on one side, and never before eight games", () => {
    expect(standOf(line("l".repeat(7)), 0.4)).toBe("open");
    expect(standOf(line("l".repeat(8)), 0.4)).toBe("holds");
    expect(standOf(line("w".repeat(8)), 0.4)).toBe("fails");
    expect(standOf(line("wlwllwll"), 0.4)).toBe("open");
    // 30 % of 200 is at most 36.7 %, 30 % of 40 may be 45 %.
    expect(standOf(line("wwwlllllll".repeat(20)), 0.4)).toBe("holds");
    expect(standOf(line("wwwlllllll".repeat(4)), 0.4)).toBe("open");
  });

  test("is decided by its share once two hundred games have been played", () => {
    expect(standOf(line("wwwwwwwlllllllllllll".repeat(9)), 0.4)).toBe("open");
    expect(standOf(line("wwwwwwwlllllllllllll".repeat(10)), 0.4)).toBe("holds");
    expect(standOf(line("wwwwwwwwwlllllllllll".repeat(10)), 0.4)).toBe("fails");
  });
});

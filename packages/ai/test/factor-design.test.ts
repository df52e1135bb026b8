import { describe, expect, test } from "vitest";
import { effectsOf, movedBy, type ShakenGame, shaken } from "../tune/factor-design.ts";

// Eight games in which seat 0 gains 0.4 by making its first number larger, seat 1 loses 0.2 by making its only one larger, and luck the rest.
const games: readonly ShakenGame[] = [-1, 1].flatMap((a) =>
  [-1, 1].flatMap((b) => [-1, 1].map((c) => ({ worth: 0.2 * a + 0.1 * c + 0.01 * a * b, signs: [[a, b], [c]] }))),
);

describe("numbers that are all changed at once", () => {
  test("are told apart by what they are worth to their seat", () => {
    const [first, second] = effectsOf(games, 0);
    expect(first.gain).toBeCloseTo(0.4);
    expect(second.gain).toBeCloseTo(0);
    expect(first.sureness).toBeGreaterThan(3);
    expect(Math.abs(second.sureness)).toBeLessThan(0.1);
    expect(effectsOf(games, 1)[0].gain).toBeCloseTo(-0.2);
  });

  test("go up and down by seven tenths, small ones by twenty", () => {
    expect([shaken(100, 1), shaken(100, -1)]).toEqual([170, 59]);
    expect([shaken(0, 1), shaken(0, -1), shaken(10, 1)]).toEqual([20, -20, 30]);
    expect(shaken(80, 0)).toBe(80);
  });

  test("are moved the way that was worth more, the farther the surer that is, and not by luck alone", () => {
    expect(movedBy(100, { gain: 0.01, sureness: 0.4 })).toBe(100);
    expect(movedBy(100, { gain: 0.1, sureness: 2.5 })).toBe(170);
    expect(movedBy(100, { gain: -0.1, sureness: -2.5 })).toBe(59);
    expect(movedBy(100, { gain: 0.5, sureness: 9 })).toBe(shaken(100, 1.2));
  });
});

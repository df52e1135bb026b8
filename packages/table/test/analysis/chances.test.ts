import { describe, expect, test } from "vitest";
import {
  chanceOf,
  chanceWords,
  compareWords,
  isClear,
  signed,
  swingOf,
  swingWords,
} from "../../src/analysis/chances.ts";

const chance = (count: number, halves: number, seat = 0) => {
  const found = chanceOf({ count, halves }, seat);
  if (found === null) throw new Error("nothing was counted");
  return found;
};

describe("the chance of winning", () => {
  test("is won games, draws by half, of those played out", () => {
    expect(chance(10, 13).percent).toBe(65);
    expect(chance(10, 13, 1).percent).toBeCloseTo(35);
  });

  test("has the interval of Wilson's score that nine of ten counts lie in", () => {
    // By hand: 5 of 10, z = 1.645: the middle is a half, half the width 0.2308.
    const { low, high } = chance(10, 10);
    expect(low).toBeCloseTo(26.92, 1);
    expect(high).toBeCloseTo(73.08, 1);
    // None of 20 won: from nothing to z² / (n + z²).
    expect(chance(20, 0).low).toBeCloseTo(0);
    expect(chance(20, 0).high).toBeCloseTo((100 * 2.706) / 22.706, 1);
  });

  test("is told with its doubt, which shrinks with the square root of the games", () => {
    expect(chanceWords(chance(10, 10))).toBe("50% ± 23");
    expect(chanceWords(chance(1000, 1000))).toBe("50% ± 3");
  });

  test("of a game that is over is certain", () => {
    const won = chanceOf({ count: 1, halves: 2 }, 0, true);
    expect(won).toMatchObject({ percent: 100, low: 100, high: 100 });
  });

  test("is not told where nothing was counted", () => {
    expect(chanceOf({ count: 0, halves: 0 }, 0)).toBeNull();
  });
});

describe("two chances", () => {
  test("whose intervals overlap are not clearly different", () => {
    expect(isClear(chance(10, 10), chance(10, 14))).toBe(false);
    expect(compareWords(chance(10, 10), chance(10, 14))).toContain("not clearly different");
  });

  test("whose intervals lie apart are", () => {
    expect(isClear(chance(200, 160), chance(200, 240))).toBe(true);
    expect(compareWords(chance(200, 160), chance(200, 240))).toBe("It is worse by about 20%.");
  });
});

describe("a swing", () => {
  const [before, answered, after] = [chance(1000, 1000), chance(1000, 1200), chance(1000, 800)];

  test("is choice up to the dice, dice from there on, and the two make the whole", () => {
    const swing = swingOf(before, answered, after);
    expect(swing).toMatchObject({ isChoiceClear: true, areDiceClear: true });
    expect(swing.choice).toBeCloseTo(10);
    expect(swing.dice).toBeCloseTo(-20);
    expect(swing.choice + swing.dice).toBeCloseTo(swing.whole);
    expect(swingWords(swing, true)).toBe("The choice was worth +10%; the dice took 20%.");
  });

  test("without dice is choice alone", () => {
    const swing = swingOf(before, null, after);
    expect(swing.dice).toBe(0);
    expect(swingWords(swing, false)).toBe("The choice was worth −10%.");
  });

  test("of few games is called not clearly different", () => {
    const swing = swingOf(chance(10, 10), chance(10, 12), chance(10, 8));
    expect(swing).toMatchObject({ isChoiceClear: false, areDiceClear: false, isClear: false });
    expect(swingWords(swing, true)).toContain("not clearly different");
    expect(swingWords(swing, true)).toContain("no clear difference");
  });
});

test("figures carry their sign", () => {
  expect([6, -11, 0.2].map(signed)).toEqual(["+6", "−11", "0"]);
});

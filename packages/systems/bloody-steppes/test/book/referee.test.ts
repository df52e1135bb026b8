import { expect, test } from "vitest";
import { type Battle, play } from "./referee/play.ts";

const long = Number(process.env.STEPPES_REFEREE ?? 0);
const battles: readonly (readonly [Battle, number])[] = [
  ["scarlett", 500],
  ["great-redoubt", 500],
  ["balaclava", 120],
  ["alma", 60],
  ["inkerman", 100],
];

test.each(battles)("VIII.1, IX.2, X.11, XI.2, XII.20: %s, played at random, is what the book says", (battle, most) => {
  for (let seed = 1; seed <= Math.max(1, long); seed++) {
    const { counts, faults } = play(battle, seed, long > 0 ? 20 * most : most);
    if (long > 0) console.log(battle, seed, JSON.stringify(counts));
    expect(faults.slice(0, 5), `seed ${seed}`).toEqual([]);
    expect(counts.boards).toBeGreaterThan(50);
  }
});

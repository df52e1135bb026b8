import { expect, test } from "vitest";
import { type Battle, play } from "./referee/play.ts";

const long = Number(process.env.STEPPES_REFEREE ?? 0);
const battles: readonly (readonly [Battle, number])[] = [
  ["scarlett", 160],
  ["great-redoubt", 160],
  ["balaclava", 80],
  ["alma", 50],
  ["inkerman", 80],
];

test.each(battles)(
  "VIII.1, IX.2, X.11, XI.2, XII.20: %s, played at random, is what the book says",
  (battle, most) => {
    for (let seed = 1; seed <= Math.max(1, long); seed++) {
      const { counts, faults } = play(battle, seed, long > 0 ? 12 * most : most);
      if (long > 0) console.log(battle, seed, JSON.stringify(counts));
      expect(faults.slice(0, 5), `seed ${seed}`).toEqual([]);
      expect(counts.boards).toBeGreaterThan(30);
    }
  },
  60_000 * Math.max(1, long),
);

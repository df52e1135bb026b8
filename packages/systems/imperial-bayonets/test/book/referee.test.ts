import { describe, expect, test } from "vitest";
import { watch } from "./referee/watch.ts";

// REFEREE_GAMES=100 has the referee watch so many games of each scenario to their end.
const games = Number(process.env.REFEREE_GAMES ?? 0);
const seeds = games > 0 ? Array.from({ length: games }, (_, i) => i + 1) : [1855];
const answers = games > 0 ? 20_000 : 800;

describe("a second reading of rules, map, armies and charts finds the same", () => {
  test.each([
    ["7.1a, 6.1b, 9.2d, 9.4d, 9.4.2c, 9.4.1.2b, 3.8.2b, 5.1a, VP: at the Traktir bridge", "traktir"],
    ["7.1a, 6.1b, 9.2d, 9.4d, 9.4.2c, 9.4.1.2b, 3.8.2b, 5.1a, VP: in the battle", "battle"],
  ] as const)(
    "%s",
    (_title, scenario) => {
      const seen = new Map<string, number>();
      for (const seed of seeds) {
        const watched = watch(scenario, seed, answers);
        expect(watched.wrong).toEqual([]);
        for (const [kind, count] of Object.entries(watched.seen)) seen.set(kind, (seen.get(kind) ?? 0) + count);
      }
      for (const kind of ["moves", "reaches", "gifts", "commands", "attacks", "retreats", "losses", "scores", "tracks"])
        expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(1);
    },
    games > 0 ? 3_600_000 : 60_000,
  );
});

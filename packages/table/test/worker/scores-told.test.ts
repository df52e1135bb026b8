import { wargames } from "@redoubt/registry";
import { registered } from "@redoubt/registry/lazy";
import { describe, expect, test } from "vitest";
import { createLooking } from "../../src/worker/looking.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";

const told = new Map(
  await Promise.all(
    registered.flatMap(({ id, tells }) => (tells === undefined ? [] : [tells().then((one) => [id, one] as const)])),
  ),
);

const battles = wargames.flatMap(({ id, scenarios, seats }) => scenarios.map((one) => [id, one.id, seats] as const));

describe.each(battles)("%s, %s", (system, scenario, seats) => {
  const referee = createReferee(wargames, openText, null, createLooking(told));
  referee.begin({ system, scenario, options: {}, secret: "5".padStart(64, "0") });

  test("whoever can score is told so from the first turn on, also while there is nothing to count", () => {
    const { scoring, score } = referee.moment({ seat: 0 }).view;
    const scorers = referee.briefing({ seat: 0, entry: null }).scores.filter(({ rows }) => rows.length > 0);
    // Where one number is counted for one side, it is there from the beginning.
    const shown = scoring ?? score.map(({ side }) => side);
    if (scoring === undefined) expect(shown.length).toBeGreaterThan(0);
    else expect(scorers.map(({ side }) => side).filter((side) => !scoring.includes(side))).toEqual([]);
    expect(scorers.length).toBeGreaterThan(0);
    for (const { side } of scorers) expect(seats).toContain(side);
  });

  test("the briefing tells what holds now once, its special rules by number, and nations by their names", () => {
    for (const seat of [0, 1]) {
      const { special, spans } = referee.briefing({ seat, entry: null });
      expect(special.filter(({ label }) => label === "Now").length).toBeLessThan(2);
      for (const { label, rule } of special) if (label !== "Now") expect(rule, label).toBeDefined();
      if (system === "imperial-bayonets") expect(special.length).toBeGreaterThan(5);
      for (const { text } of spans) expect(text).not.toMatch(/\b(russian|british|french|turkish|sardinian|ottoman)\b/);
    }
  });
});

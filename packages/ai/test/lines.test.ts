import { clonePlay, hashState, isProblems, run, secretOfSeed, seededChance, startPlay } from "@redoubt/engine";
import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { lineOf, usualLine } from "../src/index.ts";

test.each(wargames)(
  "$id: the usual line can be played, leads where it says, and leaves the game as it was",
  (system) => {
    const options = Object.fromEntries(system.options.map(({ id, standard }) => [id, standard]));
    const play = startPlay(system, { scenario: system.scenarios[0].id, options });
    if (isProblems(play)) throw new Error(JSON.stringify(play));
    run(play, seededChance(secretOfSeed(3)));
    const before = hashState(play.state);
    const line = usualLine(system, play, 0);
    expect(hashState(play.state)).toBe(before);
    expect(line?.answers.length).toBeGreaterThan(0);
    expect(line?.leadsTo).not.toBe(before);
    expect(lineOf(clonePlay(play), 0, line?.answers ?? [])).toEqual(line);
  },
);

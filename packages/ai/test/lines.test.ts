import { clonePlay, isProblems, run, secretOfSeed, seededChance, startPlay } from "@redoubt/engine";
import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { lineOf, linesAt } from "../src/index.ts";

test.each(wargames)("$id: the lines that come to mind lead somewhere else each, and where they say", (system) => {
  const options = Object.fromEntries(system.options.map(({ id, standard }) => [id, standard]));
  const play = startPlay(system, { scenario: system.scenarios[0].id, options });
  if (isProblems(play)) throw new Error(JSON.stringify(play));
  run(play, seededChance(secretOfSeed(3)));
  const before = clonePlay(play);
  const lines = linesAt(system, play, 0);
  expect(new Set(lines.map(({ leadsTo }) => leadsTo)).size).toBe(lines.length);
  for (const line of lines) expect(lineOf(clonePlay(before), 0, line.answers)).toEqual(line);
});

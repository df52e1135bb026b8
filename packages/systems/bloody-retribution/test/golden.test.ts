import { readFileSync } from "node:fs";
import { type GameLog, isProblems, noDice, replay } from "@redoubt/engine";
import { expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";

const log: GameLog = JSON.parse(readFileSync(new URL("golden/inkerman.json", import.meta.url), "utf8"));

test("a whole game of Inkerman, played out by two greedy players, replays to the last hash", () => {
  const replayed = replay(bloodyRetribution, log, noDice);
  if (isProblems(replayed)) throw new Error(`entry ${replayed[0].entry}: ${replayed[0].what}`);
  expect(replayed.last()?.state).toBe(log.entries.at(-1)?.state);
  expect(replayed.pending()).toMatchObject({ kind: "over" });
});

test("the game shows every kind of answer that two players give each other", () => {
  const verbs = new Set(log.entries.map(({ answer }) => answer.split(" ")[0]));
  for (const verb of [
    "move",
    "go",
    "enter",
    "at",
    "attack",
    "add",
    "resolve",
    "flank",
    "bombard",
    "disrupt",
    "lose",
    "advance",
  ])
    expect(verbs, verb).toContain(verb);
});

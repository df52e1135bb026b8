import { readFileSync } from "node:fs";
import { type GameLog, isProblems, noDice, replay } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../src/index.ts";

const read = (scenario: string): GameLog =>
  JSON.parse(readFileSync(new URL(`golden/${scenario}.json`, import.meta.url), "utf8"));
const verbsOf = ({ entries }: GameLog) => new Set(entries.map(({ answer }) => answer.split(" ")[0]));

// Played by two players who look for local odds, with unusual answers strewn in.
describe.each(["battle", "traktir"])("a whole game of %s", (scenario) => {
  const log = read(scenario);

  test("replays to the last hash", () => {
    const replayed = replay(imperialBayonets, log, noDice);
    if (isProblems(replayed)) throw new Error(`entry ${replayed[0].entry}: ${replayed[0].what}`);
    expect(replayed.last()?.state).toBe(log.entries.at(-1)?.state);
    expect(replayed.pending()).toMatchObject({ kind: "over" });
  });
});

test("the battle shows every answer but those that take something back, the introduction all that it allows", () => {
  const all = Object.keys(imperialBayonets.words.verbs).filter((verb) => verb !== "cancel" && verb !== "remove");
  expect(all.filter((verb) => !verbsOf(read("battle")).has(verb))).toEqual([]);
  // T5: neither charges nor March Orders.
  const left = all.filter((verb) => !verbsOf(read("traktir")).has(verb));
  expect(left).toEqual(["prepare", "leave-order", "order", "to", "charge"]);
});

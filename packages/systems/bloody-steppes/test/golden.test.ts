import { readFileSync } from "node:fs";
import { type GameLog, isProblems, noDice, replay } from "@redoubt/engine";
import { expect, test } from "vitest";
import { bloodySteppes } from "../src/index.ts";

const battles = ["scarlett", "great-redoubt", "balaclava", "alma", "inkerman"];
type Golden = GameLog & { readonly verdict: unknown };
const read = (battle: string): Golden =>
  JSON.parse(readFileSync(new URL(`golden/${battle}.json`, import.meta.url), "utf8"));

test.each(battles)("II.20: the kept game of %s plays again to the same verdict, hash by hash", (battle) => {
  const { verdict, ...log } = read(battle);
  const replayed = replay(bloodySteppes, log, noDice);
  if (isProblems(replayed)) throw new Error(`entry ${replayed[0].entry}: ${replayed[0].what}`);
  const pending = replayed.pending();
  expect(pending.kind === "over" && pending.verdict).toEqual(verdict);
});

test("I.1: between them the kept games show every answer but fire held back", () => {
  const given = new Set(battles.flatMap((battle) => read(battle).entries.map(({ answer }) => answer.split(" ")[0])));
  expect(Object.keys(bloodySteppes.words.verbs).filter((verb) => !given.has(verb))).toEqual(["withdraw"]);
});

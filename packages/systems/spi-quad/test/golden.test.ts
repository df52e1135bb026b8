import { readFileSync } from "node:fs";
import { type GameLog, isProblems, noDice, replay } from "@redoubt/engine";
import { expect, test } from "vitest";
import { spiQuad } from "../src/index.ts";

test.each(["alma", "balaclava"])("4.0: the kept game of %s plays again to the same verdict, hash by hash", (battle) => {
  const file = new URL(`golden/${battle}.json`, import.meta.url);
  const { verdict, ...log } = JSON.parse(readFileSync(file, "utf8")) as GameLog & { readonly verdict: unknown };
  const replayed = replay(spiQuad, log, noDice);
  if (isProblems(replayed)) throw new Error(`entry ${replayed[0].entry}: ${replayed[0].what}`);
  const pending = replayed.pending();
  expect(pending.kind === "over" && pending.verdict).toEqual(verdict);
});

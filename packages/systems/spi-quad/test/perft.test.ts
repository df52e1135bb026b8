import { readFileSync } from "node:fs";
import { isProblems, startPlay } from "@redoubt/engine";
import { perft } from "@redoubt/testkit";
import { expect, test } from "vitest";
import { spiQuad } from "../src/index.ts";
import { perftPositions } from "./perft-positions.ts";

const lines = readFileSync(new URL("perft.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(/\s+/));

test.each(lines)("%s to depth %s: %s sequences of answers", (name, depth, count) => {
  const play = startPlay(spiQuad, perftPositions[name]);
  if (isProblems(play)) throw new Error(JSON.stringify(play));
  expect(perft(play, Number(depth), { faces: [1, 4, 2, 6, 3, 5] })).toBe(Number(count));
});

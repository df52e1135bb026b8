import { readFileSync } from "node:fs";
import { isProblems, type Setup, startPlay } from "@redoubt/engine";
import { perft } from "@redoubt/testkit";
import { expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import { otherReadings, skirmish } from "./skirmish.ts";

const positions: Readonly<Record<string, Setup>> = {
  inkerman: { scenario: "inkerman", options: {} },
  skirmish: skirmish(),
  "skirmish-moving": skirmish({}, { phase: "movement", flags: {} }),
  "skirmish-allied": skirmish({}, { active: "allied" }),
  "skirmish-other": skirmish(otherReadings),
};

const lines = readFileSync(new URL("perft.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(/\s+/));

test.each(lines)("%s to depth %s: %s sequences of answers", (name, depth, count) => {
  const play = startPlay(bloodyRetribution, positions[name]);
  if (isProblems(play)) throw new Error(JSON.stringify(play));
  expect(perft(play, Number(depth), { faces: [1, 4, 2, 6, 3, 5] })).toBe(Number(count));
});

import { readFileSync } from "node:fs";
import { isProblems, type Setup, startPlay } from "@redoubt/engine";
import { perft } from "@redoubt/testkit";
import { expect, test } from "vitest";
import { imperialBayonets } from "../src/index.ts";
import { otherReadings, skirmish } from "./skirmish.ts";

const charges = [{ unit: "BC", target: "0705" }];
const positions: Readonly<Record<string, Setup>> = {
  battle: { scenario: "battle", options: {} },
  traktir: { scenario: "traktir", options: {} },
  skirmish: skirmish(),
  "skirmish-maneuver": skirmish({}, { phase: "ic-maneuver" }),
  "skirmish-fight": skirmish({}, { phase: "ic-bombardment", flags: { charges } }),
  "skirmish-other": skirmish(otherReadings, { phase: "ic-combat", flags: { charges } }),
  "skirmish-ooc": skirmish({}, { phase: "ooc-activation" }),
  "skirmish-night": skirmish({}, { phase: "disengagement" }),
};

const lines = readFileSync(new URL("perft.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(/\s+/));

test.each(lines)("%s to depth %s: %s sequences of answers", (name, depth, count) => {
  const play = startPlay(imperialBayonets, positions[name]);
  if (isProblems(play)) throw new Error(JSON.stringify(play));
  expect(perft(play, Number(depth), { faces: [1, 4, 2, 6, 3, 5] })).toBe(Number(count));
});

import { readFileSync } from "node:fs";
import { isProblems, type Setup, startPlay } from "@redoubt/engine";
import { perft } from "@redoubt/testkit";
import { expect, test } from "vitest";
import { bloodySteppes } from "../src/index.ts";

const line = (id: string, side: string, nation: string, at: string, facing: string) => ({
  id,
  side,
  nation,
  at,
  formation: "line",
  facing,
  stats: { sp: 6, morale: 7, fire: "-1/0" },
});
/** Two battalions a side, one pair of them in touch, and a grove. */
const activation = (active: string): Setup => ({
  scenario: null,
  options: { instructions: "none" },
  position: {
    system: "bloody-steppes",
    scenario: null,
    map: { cols: 8, rows: 8, hexes: { "0403": ["grove"] } },
    units: [
      line("A1", "allied", "british", "0304", "N/NE"),
      line("A2", "allied", "british", "0405", "N/NE"),
      line("R1", "russian", "russian", "0303", "S/SW"),
      line("R2", "russian", "russian", "0602", "S/SW"),
    ],
    turn: 1,
    phase: "activation",
    active,
  },
});
const positions: Readonly<Record<string, Setup>> = {
  scarlett: { scenario: "scarlett", options: {} },
  "great-redoubt": { scenario: "great-redoubt", options: {} },
  "activation-allied": activation("allied"),
  "activation-russian": activation("russian"),
};

const lines = readFileSync(new URL("perft.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((text) => text !== "" && !text.startsWith("#"))
  .map((text) => text.split(/\s+/));

test.each(lines)("%s to depth %s: %s sequences of answers", (name, depth, count) => {
  const play = startPlay(bloodySteppes, positions[name]);
  if (isProblems(play)) throw new Error(JSON.stringify(play));
  expect(perft(play, Number(depth), { faces: [1, 4, 2, 8, 3, 6, 9, 0] })).toBe(Number(count));
});

import { expect, test } from "vitest";
import { flagsOf } from "../../src/board/flag-words.ts";
import { linesUpTo } from "../../src/panels/log-card.tsx";
import type { LogLine } from "../../src/worker/messages.ts";

const line = (entry: number, text: string, more: Partial<LogLine> = {}): LogLine => ({
  id: `${entry}-${text}`,
  entry,
  turn: 1,
  side: "allied",
  tone: "result",
  text,
  rule: "7.0",
  dice: [],
  hexes: [],
  units: [],
  path: [],
  harms: [],
  cell: "",
  ledger: [],
  ...more,
});
const isOnMap = (hex: string): boolean => hex !== "off";

test("what came of a throw stands at its hex: harm first, then how, without codes", () => {
  const flags = flagsOf(
    [
      line(3, "Kazan fires at 7th Foot in 2412. Die 4: it is hit. [8+: 5]", { dice: [4], hexes: ["2412"] }),
      line(3, "7th Foot is disrupted.", { harms: ["7/Lt"], hexes: ["2412"] }),
      line(3, "7th Foot must retreat 1 hex.", { harms: ["7/Lt"] }),
    ],
    isOnMap,
  );
  expect(flags).toEqual([
    {
      hex: "2412",
      head: "7th Foot is disrupted. 7th Foot must retreat 1 hex",
      text: "Kazan fires at 7th Foot in 2412. Die 4: it is hit",
      dice: [4],
      isHarm: true,
    },
  ]);
});

test("a throw that nothing came of is told too; moves are not", () => {
  const nothing = line(2, "Die 1: nothing happens to R. [1: –]", { dice: [1], hexes: ["0404"] });
  const move = line(2, "A moves.", { hexes: ["0101"], path: ["0102", "0101"] });
  expect(flagsOf([nothing, move], isOnMap).map(({ hex, head, isHarm }) => [hex, head, isHarm])).toEqual([
    ["0404", "Die 1: nothing happens to R", false],
  ]);
});

test("the log tells nothing of what came after the moment that is shown", () => {
  const lines = [line(1, "a"), line(2, "b", { side: "russian" }), line(3, "c")];
  expect(linesUpTo(lines, 2, "").map(({ text }) => text)).toEqual(["a", "b"]);
  expect(linesUpTo(lines, null, "russian").map(({ text }) => text)).toEqual(["b"]);
});

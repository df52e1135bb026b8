import { isProblems, run, secretOfSeed, seededChance, startPlay } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../src/index.ts";
import type { BayonetsPlay } from "../src/state.ts";
import { linesOf, sheetsOf } from "../src/view-sheets.ts";

function traktir(): BayonetsPlay {
  const play = startPlay(imperialBayonets, { scenario: "traktir", options: {} });
  if (isProblems(play)) throw new Error("the Traktir bridge cannot be set up");
  run(play, seededChance(secretOfSeed(1)));
  return play as BayonetsPlay; // a play of this very system
}

describe("sheets beside the map", () => {
  test("6.1: the command sheet has the points of each Leader and, for each Officer, who reaches him or why nobody does", () => {
    const command = sheetsOf(traktir(), 0).find(({ id }) => id === "command");
    expect(command?.isNow).toBe(true);
    const tracks = command?.lines.filter(({ track }) => track !== undefined) ?? [];
    expect(tracks.map(({ track }) => track)).toEqual([
      { now: 1, max: 1 },
      { now: 2, max: 2 },
    ]);
    const officers = command?.lines.filter(({ track }) => track === undefined) ?? [];
    expect(officers.length).toBeGreaterThan(0);
    for (const { tone, note } of officers) expect(tone === "done" || (note ?? "").length > 0).toBe(true);
  });

  test("3.6b: a line of supply is told of each supplied unit of one's own, at most 14 hexes long, and of no enemy", () => {
    const play = traktir();
    const lines = linesOf(play, 0).filter(({ kind }) => kind === "supply");
    expect(lines.length).toBeGreaterThan(5);
    for (const { hexes, of } of lines) {
      expect(hexes.length - 1).toBeLessThanOrEqual(14);
      const unit = play.world.pieces.findIndex(({ id }) => id === of);
      expect(play.world.seatOf[unit]).toBe(0);
    }
    expect(linesOf(play, null).filter(({ kind }) => kind === "supply")).toEqual([]);
  });
});

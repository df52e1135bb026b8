import { isProblems, noDice, run, startPlay } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { bloodySteppes } from "../src/index.ts";
import type { SteppesPlay } from "../src/state.ts";
import { armyOf } from "../src/view-army.ts";
import { linesOf, regionsOf } from "../src/view-lines.ts";
import { stepsSheet } from "../src/view-steps.ts";
import { fieldOf, pieceOf } from "./working.ts";

function battle(scenario: string): SteppesPlay {
  const play = startPlay(bloodySteppes, { scenario, options: {} });
  if (isProblems(play)) throw new Error("it cannot be set up");
  return play as SteppesPlay; // a play of this very system
}

describe("command on the map", () => {
  test("III.21: a side sees the vectors of its own orders, sealed, with the hexes to go; the other and spectators none", () => {
    const g = battle("great-redoubt");
    const own = linesOf(g, 0).filter(({ kind }) => kind === "order");
    expect(own.map(({ ticks, sector, isSealed }) => [ticks, sector, isSealed])).toEqual([
      [2, "SE/S", true],
      [2, "SE/S", true],
    ]);
    expect(linesOf(g, null)).toEqual([]);
    const theirs = new Set(linesOf(g, 1).map(({ text, of }) => `${text} ${String(of)}`));
    for (const { text, of } of own) expect(theirs.has(`${text} ${String(of)}`)).toBe(false);
  });

  test("III.35: the range of a commander is an outline of the hexes within it, shown with his units", () => {
    const g = fieldOf({
      units: [
        {
          id: "Raglan",
          side: "allied",
          kind: "commander",
          at: "0404",
          stats: { independence: 4, modifier: 1, rank: "commander-in-chief" },
        },
      ],
    });
    expect(g.world.kindOf[pieceOf(g, "Raglan")]).toBe(1);
    const [region] = regionsOf(g);
    const range = g.world.commanders[pieceOf(g, "Raglan")]?.range ?? 0;
    expect(region.hexes).toHaveLength(1 + 3 * range * (range + 1));
    expect(region.of).toContain("Raglan");
  });
});

describe("the list of commands", () => {
  test("II.5: every command of both sides with its brigades; orders only of one's own, sealed", () => {
    const g = battle("alma");
    const { blocks } = armyOf(g, 0);
    expect(blocks.filter(({ rows }) => rows.length > 0).length).toBeGreaterThanOrEqual(g.world.commands.length);
    for (const { side, note, isSealed } of blocks.filter(({ name }) => name !== "Army")) {
      expect(note !== undefined).toBe(side === "allied");
      expect(isSealed === true).toBe(side === "allied");
    }
    expect(armyOf(g, null).blocks.every(({ note }) => note === undefined)).toBe(true);
  });

  test("III.19: that a commander must still ride is told to his own side only: it would give his order away", () => {
    const g = battle("great-redoubt");
    const place = g.world.commands.findIndex(({ id }) => id === "guards");
    g.c.active[0] = place + 1;
    g.c.mp[g.world.commands[place].leader] = 40;
    const word = (seat: number | null) => armyOf(g, seat).blocks[place].rows[0].word;
    expect([word(0), word(1), word(null)]).toEqual(["must ride", "", ""]);
  });

  test("no unit of a command stands twice in its list", () => {
    for (const { rows } of armyOf(battle("alma"), 0).blocks) {
      const units = rows.flatMap(({ units: own }) => own);
      expect(new Set(units).size).toBe(units.length);
    }
  });
});

test("II.4: the command phase has twelve steps; those of the sheet that is written are marked", () => {
  const g = battle("alma");
  run(g, noDice);
  const [sheet] = stepsSheet(g);
  expect(sheet?.lines).toHaveLength(12);
  expect(sheet?.lines.filter(({ tone }) => tone === "alert").map(({ text }) => Number.parseInt(text, 10))).toEqual([
    2, 3, 6, 8,
  ]);
});

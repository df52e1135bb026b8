import { asHex, columnOf, distance, rowOf } from "@redoubt/hex";
import type { ScoreLine } from "@redoubt/mechanics";
import type { Scenario } from "../data/scenario.ts";
import type { Victory } from "../data/victory.ts";
import type { SteppesPlay } from "../state.ts";
import type { Battle } from "./battle.ts";
import { alliedLead, bandOf, leadText, lossLines, scoreLine, unroutedUnits, verdictOf } from "./counting.ts";
import { specialRules } from "./special.ts";

type Terms = Extract<Victory, { kind: "scarlett" }>;

function scoreOf(g: SteppesPlay, terms: Terms): readonly ScoreLine[] {
  const { grid } = g.world;
  const village = grid.byNumber.get(terms.village);
  const isNear = (hex: number): boolean =>
    village !== undefined && distance(grid, asHex(hex), village) <= terms.villageWithin;
  const isInValley = (hex: number): boolean =>
    rowOf(grid, asHex(hex)) > terms.clearSouthOfRow && columnOf(grid, asHex(hex)) < terms.clearWestOfColumn;
  const isAtVillage = unroutedUnits(g, 1, isNear).length > 0;
  const isClear = unroutedUnits(g, 1, isInValley).length === 0;
  return [
    ...lossLines(g, terms.losses),
    ...(isAtVillage ? [scoreLine(1, terms.villagePoints, "Russians at Kadikoi")] : []),
    ...(isClear ? [scoreLine(0, terms.clearPoints, "the South valley is clear of Russians")] : []),
  ];
}

/** Losses, a village, a cleared valley. */
export function scarlettBattle({ special }: Scenario, terms: Terms): Battle {
  return {
    ...specialRules(special),
    score: (g) => scoreOf(g, terms),
    verdict: (g) => {
      const lead = alliedLead(scoreOf(g, terms));
      return verdictOf(bandOf(terms.bands, lead), leadText(lead));
    },
    automatic: () => null,
  };
}

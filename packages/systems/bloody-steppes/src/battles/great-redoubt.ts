import type { ScoreLine } from "@redoubt/mechanics";
import { nations } from "../data/order-of-battle.ts";
import type { Scenario } from "../data/scenario.ts";
import type { Victory } from "../data/victory.ts";
import type { SteppesPlay } from "../state.ts";
import type { Battle } from "./battle.ts";
import { alliedLead, bandOf, holderOfAll, leadText, lossLines, scoreLine, verdictOf } from "./counting.ts";
import { specialRules } from "./special.ts";

type Terms = Extract<Victory, { kind: "great-redoubt" }>;

function scoreOf(g: SteppesPlay, { objective, losses, gun }: Terms): readonly ScoreLine[] {
  const holder = holderOfAll(g, objective);
  const guns = g.c.gunsLost[nations.indexOf("russian")];
  return [
    ...(holder === null ? [] : [scoreLine(holder, objective.points, `${objective.name} held`)]),
    ...(guns === 0 ? [] : [scoreLine(0, guns * gun, "Russian guns destroyed")]),
    ...lossLines(g, losses),
  ];
}

/** One work, its guns, and the losses. */
export function greatRedoubtBattle({ special }: Scenario, terms: Terms): Battle {
  return {
    ...specialRules(special),
    score: (g) => scoreOf(g, terms),
    verdict: (g) => {
      const lead = alliedLead(scoreOf(g, terms));
      return verdictOf(bandOf(terms.bands, lead), leadText(lead, "British"));
    },
    automatic: () => null,
  };
}

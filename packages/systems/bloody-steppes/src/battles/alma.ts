import type { ScoreLine } from "@redoubt/mechanics";
import { nations } from "../data/order-of-battle.ts";
import type { Scenario } from "../data/scenario.ts";
import type { Victory } from "../data/victory.ts";
import type { SteppesPlay } from "../state.ts";
import type { Battle } from "./battle.ts";
import { alliedLead, bandOf, holderOfAll, leadText, lossLines, scoreLine, verdictOf } from "./counting.ts";
import { specialRules } from "./special.ts";

type Terms = Extract<Victory, { kind: "alma" }>;

function scoreOf(g: SteppesPlay, { objectives, losses, exitedPer }: Terms): readonly ScoreLine[] {
  const taken = objectives.filter((objective) => holderOfAll(g, objective) === 0);
  const exited = g.c.spExited[nations.indexOf("russian")];
  return [
    ...taken.map(({ name, points }) => scoreLine(0, points, `${name} held`)),
    ...lossLines(g, losses),
    ...(exited === 0 ? [] : [scoreLine(1, Math.trunc(exited / exitedPer), `${exited} Russian strength marched off`)]),
  ];
}

/** Three objectives, and what they have cost. */
export function almaBattle({ special }: Scenario, terms: Terms): Battle {
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

import { nations } from "../data/order-of-battle.ts";
import type { Scenario } from "../data/scenario.ts";
import type { Objective, Victory } from "../data/victory.ts";
import type { SteppesPlay } from "../state.ts";
import type { Battle } from "./battle.ts";
import { alliedLead, holderOfAll, leadText, lossLines, scoreLine, verdictOf } from "./counting.ts";
import { specialRules } from "./special.ts";

type Terms = Extract<Victory, { kind: "alma" }>;

const heldBy = (g: SteppesPlay, objective: Objective): string => {
  const holder = holderOfAll(g, objective);
  return holder === null ? "nobody" : holder === 0 ? "the Allies" : "the Russians";
};

function scoreOf(g: SteppesPlay, { losses, exitedPer }: Terms) {
  const exited = g.c.spExited[nations.indexOf("russian")];
  const away =
    exited === 0 ? [] : [scoreLine(1, Math.trunc(exited / exitedPer), `${exited} Russian strength marched off`)];
  return [...lossLines(g, losses), ...away];
}

/** Three objectives and, one step aside, a long lead in points. */
export function almaBattle({ special }: Scenario, terms: Terms): Battle {
  return {
    ...specialRules(special),
    score: (g) => [
      ...terms.objectives.map((objective) =>
        scoreLine(holderOfAll(g, objective) === 0 ? 0 : 1, 0, `${objective.name}: held by ${heldBy(g, objective)}`),
      ),
      ...scoreOf(g, terms),
    ],
    verdict: (g) => {
      const { byAlliedObjectives, lead } = terms;
      const held = terms.objectives.filter((objective) => holderOfAll(g, objective) === 0).length;
      const ahead = alliedLead(scoreOf(g, terms));
      const step = ahead >= lead ? 1 : ahead <= -lead ? -1 : 0;
      const place = Math.min(Math.max(held + step, 0), byAlliedObjectives.length - 1);
      const aside = step === 0 ? "" : `, and ${leadText(ahead)}`;
      return verdictOf(
        byAlliedObjectives[place],
        `the Allies hold ${held} of ${terms.objectives.length} objectives${aside}`,
      );
    },
    automatic: () => null,
  };
}

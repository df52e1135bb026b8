import type { Scenario } from "../data/scenario.ts";
import { almaBattle } from "./alma.ts";
import { balaclavaBattle } from "./balaclava.ts";
import type { Battle } from "./battle.ts";
import { lossLines, verdictOf } from "./counting.ts";
import { greatRedoubtBattle } from "./great-redoubt.ts";
import { inkermanBattle } from "./inkerman.ts";
import { scarlettBattle } from "./scarlett.ts";
import { specialRules } from "./special.ts";

const everyNation = (["british", "french", "turkish", "russian"] as const).map((nation) => ({ nation, per: 1 }));

/** A position of no battle: losses are counted, nothing is decided by them. */
const noBattle: Battle = {
  ...specialRules([]),
  score: (g) => lossLines(g, everyNation),
  verdict: () => verdictOf("draw", "the series rules alone decide nothing"),
  automatic: () => null,
};

/** What only this battle has. */
export function battleOf(scenario: Scenario | null): Battle {
  if (scenario === null) return noBattle;
  const { victory } = scenario;
  switch (victory.kind) {
    case "alma":
      return almaBattle(scenario, victory);
    case "balaclava":
      return balaclavaBattle(scenario, victory);
    case "inkerman":
      return inkermanBattle(scenario, victory);
    case "scarlett":
      return scarlettBattle(scenario, victory);
    case "great-redoubt":
      return greatRedoubtBattle(scenario, victory);
  }
}

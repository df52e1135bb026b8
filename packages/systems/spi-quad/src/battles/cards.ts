import type { ScenarioSpec } from "@redoubt/engine";
import type { BattleCard } from "@redoubt/mechanics";

/** The battles that can be played. */
export const scenarios: readonly ScenarioSpec[] = [
  {
    id: "alma",
    title: "Alma",
    date: "1854-09-20",
    turns: 12,
    summary:
      "British and French cross a river under the guns of the heights. The Russians hold as long as they can, then save what they can.",
  },
  {
    id: "balaclava",
    title: "Balaclava",
    date: "1854-10-25",
    turns: 12,
    summary:
      "Russian columns come down on the redoubts and the port behind them. A thin line of Turks, Highlanders and cavalry must hold until help arrives.",
  },
];

/** What people are told about the battles before they choose one. */
export const battleCards: readonly BattleCard[] = [
  { scenario: "alma", minutes: 180, difficulty: "middling", favoured: "nobody" },
  { scenario: "balaclava", minutes: 180, difficulty: "hard", favoured: "russian" },
];

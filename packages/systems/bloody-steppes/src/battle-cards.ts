import type { ScenarioSpec } from "@redoubt/engine";
import type { BattleCard } from "@redoubt/mechanics";
import { type ScenarioId, scenarios } from "./data/scenarios.ts";

const summaries: Readonly<Record<ScenarioId, string>> = {
  alma: "Eleven Allied divisions cross the river against the heights. The whole game: orders, riders, markers, four nations.",
  balaclava:
    "Russian columns come for the redoubts and the road to the harbour; cavalry, Turks and a thin line stand in the way.",
  inkerman: "Columns out of the fog against a ridge that is held by too few. Help comes piece by piece.",
  scarlett: "The Heavy Brigade meets twice its number uphill. Cavalry alone, four turns: a battle to learn charges by.",
  "great-redoubt":
    "Codrington and the Guards against the great redoubt. Infantry and guns, four turns: a battle to learn fire and the bayonet by.",
};

/** The battles that can be played, the two short ones first. */
export const scenarioSpecs: readonly ScenarioSpec[] = Object.values(scenarios).map(({ id, name, date, turns }) => ({
  id,
  title: name,
  date,
  turns,
  summary: summaries[id as ScenarioId], // the ids of the record's own values
}));

/** What people are told about the battles before they choose one. */
export const battleCards: readonly BattleCard[] = [
  { scenario: "alma", minutes: 600, difficulty: "hard", favoured: "nobody" },
  { scenario: "balaclava", minutes: 480, difficulty: "hard", favoured: "russian" },
  { scenario: "inkerman", minutes: 480, difficulty: "hard", favoured: "nobody" },
  { scenario: "scarlett", minutes: 25, difficulty: "easy", favoured: "nobody" },
  { scenario: "great-redoubt", minutes: 30, difficulty: "middling", favoured: "nobody" },
];

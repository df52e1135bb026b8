import type { OptionSpec, ScenarioSpec } from "@redoubt/engine";
import type { AnyWargame, BattleCard } from "@redoubt/mechanics";

/** A battle as people are told of it before its system is loaded. */
export interface CatalogueBattle extends ScenarioSpec {
  readonly card: BattleCard | null;
}

/** What is known of a system without loading it. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly version: string;
  readonly seats: readonly string[];
  readonly options: readonly OptionSpec[];
  /** Whether the computer opponent knows more of it than its rules. */
  readonly hasMind: boolean;
  readonly battles: readonly CatalogueBattle[];
}

/** The entry of a system: plain data, to be written down where the system itself is not. */
export function entryOf({
  id,
  title,
  edition,
  version,
  seats,
  options,
  scenarios,
  battles,
  mind,
}: AnyWargame): CatalogueEntry {
  const cardOf = (scenario: string): BattleCard | null => battles.find((card) => card.scenario === scenario) ?? null;
  return {
    id,
    title,
    edition,
    version,
    seats,
    options,
    hasMind: mind !== undefined,
    battles: scenarios.map((scenario) => ({ ...scenario, card: cardOf(scenario.id) })),
  };
}

/** A battle, as the shelf shows it. */
export interface ShelfScenario {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly turns: number;
  readonly summary: string;
}

/** A rule system, as the shelf shows it. */
export interface ShelfSystem {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly version: string;
  readonly seats: readonly string[];
  readonly scenarios: readonly ShelfScenario[];
}

/** The part of the systems that is shown and sent: no procedures, no worlds. */
export function shelf(systems: readonly ShelfSystem[]): ShelfSystem[] {
  return systems.map(({ id, title, edition, version, seats, scenarios }) => ({
    id,
    title,
    edition,
    version,
    seats: [...seats],
    scenarios: scenarios.map((battle) => ({
      id: battle.id,
      title: battle.title,
      date: battle.date,
      turns: battle.turns,
      summary: battle.summary,
    })),
  }));
}

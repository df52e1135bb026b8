import { isProblems } from "@redoubt/engine";
import type { PositionUnit } from "@redoubt/mechanics";
import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { spiQuad } from "../../src/index.ts";

/** What a march is made on: the sides and hexes of a map of its own, and whose rules hold. */
export interface Country {
  readonly sides?: Record<string, readonly string[]>;
  readonly hexes?: Record<string, readonly string[]>;
  readonly roads?: readonly object[];
  readonly scenario?: string;
  readonly options?: Record<string, string>;
}

/** The kinds of movers, as a test names them. */
export const movers = {
  infantry: { kind: "infantry", stats: { fire: 4, melee: 2, morale: 4, back: { fire: 2, melee: 1 } } },
  cavalry: { kind: "cavalry", stats: { fire: 0, melee: 2, morale: 4, back: { fire: 0, melee: 2 } } },
  horse: { kind: "horse-artillery", stats: { class: "G", melee: 1, morale: 4, back: { fire: 0, melee: 1 } } },
  gun: { kind: "artillery", stats: { class: "A", melee: 1, morale: 4, ma: 9, back: { fire: 0, melee: 1 } } },
} as const;
export type Mover = keyof typeof movers;

const textOf = (country: Country, units: readonly Partial<PositionUnit>[]): SituationText => {
  const { sides, hexes, roads, scenario, options } = country;
  const map = { cols: 20, rows: 20, sides: sides ?? {}, hexes: hexes ?? {}, roads: roads ?? [] };
  return { scenario: scenario ?? null, active: "allied", map, units, ...(options ? { options } : {}) };
};

/** A movement phase with one Allied unit U of this kind. */
export function marcher(country: Country, mover: Mover, at: string, more: Partial<PositionUnit> = {}): Situation {
  return situation(spiQuad, textOf(country, [{ id: "U", side: "allied", at, ...movers[mover], ...more }]));
}

/** What a path costs the unit in movement points, or the rule that closes it. */
export function price(
  country: Country,
  mover: Mover,
  path: readonly string[],
  more: Partial<PositionUnit> = {},
): number | string {
  const { game } = marcher(country, mover, path[0], more);
  const answer = spiQuad.questions.cost(game.play(), "U", path);
  if (isProblems(answer)) return answer[0].rule ?? answer[0].what;
  return answer.total / 2;
}

/** Walks the path step by step in the game and returns the points spent; the unit then stops. */
export function walked(s: Situation, path: readonly string[], id = "U"): number {
  s.answer(`unit ${id}`);
  for (const hex of path) s.answer(s.answers().includes(`step ${hex}`) ? `step ${hex}` : `hex ${hex}`);
  if (s.answers().includes("stop")) s.answer("stop");
  const moves = s.eventsOf("moved") as unknown as readonly { unit: string; cost: number }[];
  return moves.filter(({ unit }) => unit === id).reduce((all, { cost }) => all + cost, 0) / 2;
}

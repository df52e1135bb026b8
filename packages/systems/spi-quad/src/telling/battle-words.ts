import type { ToldRow, TurnSpan, VictoryScale } from "@redoubt/mechanics";
import type { QuadPlay } from "../state.ts";

/** What a battle adds to the briefing, in our words. */
export interface BattleWords {
  /** What each side is to do, by seat. */
  readonly aims: readonly [allied: string, russian: string];
  readonly text: string;
  readonly rule: string;
  readonly scale: (allied: number, russian: number) => VictoryScale;
  /** How it stands for a seat at so many points for it and against it. */
  readonly standing: (g: QuadPlay, seat: number | null, allied: number, russian: number) => string;
  readonly spans: (g: QuadPlay) => readonly TurnSpan[];
  readonly special: readonly ToldRow[];
}

/** A number within bounds. */
export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** "1 more point", "3 more points". */
export const morePoints = (count: number): string => (count === 1 ? "1 more point" : `${count} more points`);

/** The hexes of an entry group by number, and its units by id. */
export function entryOf(g: QuadPlay, id: string): Pick<TurnSpan, "hexes" | "units"> & { readonly turn: number } {
  const { world } = g;
  const group = world.entryGroups.find((one) => one.id === id);
  return {
    turn: group?.turn ?? 0,
    hexes: (group?.hexes ?? []).map((hex) => world.grid.numbers[hex]),
    units: (group?.units ?? []).map((u) => world.units[u].id),
  };
}

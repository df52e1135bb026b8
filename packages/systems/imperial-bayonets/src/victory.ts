import type { Game, Level, Victory } from "./data/game.ts";
import type { Rank, SideName } from "./data/piece.ts";
import type { BayonetsRule } from "./rule-index.ts";

/** What one side has done to the other, as far as it scores. */
export interface Tally {
  /** Full SP of enemy units lost for good, and awaiting recovery with their Officer free (I-139). */
  readonly peu: number;
  readonly uar: number;
  /** Enemy Leaders captured or killed, by rank. */
  readonly leaders: readonly Rank[];
  readonly depots: number;
  /** Enemy corps demoralized at the end. */
  readonly corps: readonly string[];
  /** Objectives held in supply (I-137). */
  readonly objectives: readonly string[];
  /** Turns for which points are lost (O1). */
  readonly delays: number;
}

/** One line of a score. */
export interface ScoreLine {
  readonly rule: BayonetsRule;
  readonly what: string;
  readonly points: number;
}

/** The points of one side, line by line; each box is rounded down once (VP). */
export function scoreLines(game: Game, side: SideName, tally: Tally): ScoreLine[] {
  const { victory, delay } = game;
  const held = victory.attacker === side ? victory.objectives.filter(({ hex }) => tally.objectives.includes(hex)) : [];
  const broken = game.corps.filter(({ id }) => tally.corps.includes(id));
  const lines: readonly ScoreLine[] = [
    ...held.map(({ name, points }) => ({ rule: "VP" as const, what: name, points })),
    { rule: "VP", what: "lost for good", points: Math.floor(tally.peu / victory.spPerPoint.peu) },
    { rule: "VP", what: "awaiting recovery", points: Math.floor(tally.uar / victory.spPerPoint.uar) },
    ...tally.leaders.map((rank) => ({ rule: "VP" as const, what: rank, points: victory.leaders[rank] })),
    { rule: "VP", what: "Depots", points: tally.depots * victory.depot },
    ...broken.map(({ name, points }) => ({ rule: "VP" as const, what: `demoralized: ${name}`, points })),
    { rule: "O1", what: "waiting", points: delay?.side === side ? -tally.delays * delay.points : 0 },
  ];
  return lines.filter(({ points }) => points !== 0);
}

/** The sum of a score. */
export const scoreOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** The level of victory for a difference, Russian less Allied points (VL). */
export function levelOf(victory: Victory, difference: number): Level {
  const level = victory.levels.find(({ from }) => difference >= from);
  if (level === undefined) throw new RangeError(`no level of victory for ${difference}`);
  return level;
}

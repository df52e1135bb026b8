import type { Switches } from "./data/game.ts";
import type { Leader } from "./data/piece.ts";
import { cites } from "./kit.ts";
import type { BayonetsRule } from "./rule-index.ts";
import { type Weather, weatherEffects } from "./tables/weather.ts";

/** Points are a number of the Leader alone, printed or set by the game. */
export const enforces = cites("2.0b");

/** The points a Leader has to give, and the cases that make them what they are. */
export interface CommandPoints {
  readonly cp: number;
  readonly rules: readonly BayonetsRule[];
}

/** Command points of a Leader on a turn: those printed or set by the game, less what the weather takes from the higher ranks (6.1b, E3, E4). */
export function commandPoints(switches: Switches, leader: Leader, turn: number, weather: Weather): CommandPoints {
  if (leader.cp === null) return { cp: 0, rules: ["6.1a"] };
  if (leader.rank === "officer-commander") return { cp: leader.cp, rules: ["6.1c"] };
  const set = switches.points.findLast((row) => row.leader === leader.id && row.from <= turn);
  const cp = set?.cp ?? leader.cp;
  const less = Math.min(weatherEffects[weather].lessCp, cp - 1);
  return { cp: cp - less, rules: less > 0 ? ["6.1b", "E3"] : ["6.1b"] };
}

import type { AnyPlay } from "@redoubt/engine";
import type { AnyWargame, Mind } from "@redoubt/mechanics";
import { commander } from "./commander.ts";
import { greedyPlayer } from "./greedy.ts";
import { levels, type PlayerName } from "./level.ts";
import type { Player, PlayerSettings } from "./player.ts";
import { randomPlayer } from "./random.ts";

// How widely the levels try orders out in a system that brings no mind of its own.
const widths = {
  recruit: { first: 6, second: 8, rounds: 2 },
  regular: { first: 12, second: 16, rounds: 4 },
  veteran: { first: 24, second: 32, rounds: 4 },
};

/** Makes a player of this name for any game of the system. */
export function createPlayer(name: PlayerName, system: AnyWargame, settings: PlayerSettings): Player {
  if (name === "random") return randomPlayer(system, settings);
  if (name === "greedy") return greedyPlayer(system, settings);
  // A registry holds systems of every kind; a system's mind is only ever given plays of that system.
  const mind = system.mind as Mind<AnyPlay> | undefined;
  if (mind === undefined) return greedyPlayer(system, settings, widths[name]);
  return commander(system, mind, levels[name], settings);
}

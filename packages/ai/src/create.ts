import type { AnyPlay } from "@redoubt/engine";
import type { AnyWargame, Mind } from "@redoubt/mechanics";
import { commander } from "./commander.ts";
import { greedyPlayer } from "./greedy.ts";
import { firstVeteran, levels, type PlayerName } from "./level.ts";
import { plainPlayer } from "./plain.ts";
import type { Player, PlayerSettings } from "./player.ts";
import { randomPlayer } from "./random.ts";

/** Makes a player of this name for any game of the system. */
export function createPlayer(name: PlayerName, system: AnyWargame, settings: PlayerSettings): Player {
  if (name === "random") return randomPlayer(system, settings);
  if (name === "greedy") return greedyPlayer(system, settings);
  if (name === "plain") return plainPlayer(system, settings);
  // A registry holds systems of every kind; a system's mind is only ever given plays of that system.
  const mind = system.mind as Mind<AnyPlay> | undefined;
  if (mind === undefined) return plainPlayer(system, settings);
  const level = name === "veteran-1" ? firstVeteran : levels[name];
  return commander(system, level.edition === 1 ? (mind.former ?? mind) : mind, level, settings);
}

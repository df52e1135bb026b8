import type { CombatEvent } from "./events/combat.ts";
import type { CommandEvent } from "./events/command.ts";
import type { ManeuverEvent } from "./events/maneuver.ts";
import type { SequenceEvent } from "./events/sequence.ts";

/** Everything that happens in a game of Imperial Bayonets, by chapter. */
export type BayonetsEvent = SequenceEvent | CommandEvent | ManeuverEvent | CombatEvent;

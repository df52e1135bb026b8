import type { AfterCombatEvent } from "./events/after-combat.ts";
import type { CommandEvent } from "./events/command.ts";
import type { FireEvent } from "./events/fire.ts";
import type { MovementEvent } from "./events/movement.ts";
import type { SteelEvent } from "./events/steel.ts";

/** Everything that happens in a game of Bloody Steppes, by chapter. */
export type SteppesEvent = CommandEvent | MovementEvent | FireEvent | SteelEvent | AfterCombatEvent;

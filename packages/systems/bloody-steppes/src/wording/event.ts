import type { Told } from "@redoubt/engine";
import type { SteppesEvent } from "../event.ts";
import type { World } from "../world.ts";
import { afterCombatTellings } from "./after-combat.ts";
import { commandTellings } from "./command.ts";
import { fireTellings } from "./fire.ts";
import { movementTellings } from "./movement.ts";
import { steelTellings } from "./steel.ts";
import type { Tellings } from "./told.ts";

const tellings: Tellings<SteppesEvent> = {
  ...commandTellings,
  ...movementTellings,
  ...fireTellings,
  ...steelTellings,
  ...afterCombatTellings,
};

/** An event as people are told of it. */
export function toldOf(world: World, event: SteppesEvent): Told {
  // Each telling takes the event of its own kind.
  const telling = tellings[event.kind] as (world: World, event: SteppesEvent) => Told;
  return telling(world, event);
}

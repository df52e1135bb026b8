import type { Told } from "@redoubt/engine";
import type { BayonetsEvent } from "../event.ts";
import type { World } from "../world.ts";
import { combatTellers } from "./combat-events.ts";
import { commandTellers } from "./command-events.ts";
import { maneuverTellers } from "./maneuver-events.ts";
import { sequenceTellers } from "./sequence-events.ts";

/** A teller for each kind of some events. */
export type Tellers<E extends BayonetsEvent> = {
  readonly [K in E["kind"]]: (event: Extract<E, { kind: K }>, world: World) => Told;
};

const tellers: Tellers<BayonetsEvent> = {
  ...sequenceTellers,
  ...commandTellers,
  ...maneuverTellers,
  ...combatTellers,
};

/** What is told of an event. */
export function tellEvent(world: World, event: BayonetsEvent): Told {
  // The table has a teller of its own kind for every event.
  const tell = tellers[event.kind] as (e: BayonetsEvent, w: World) => Told;
  return tell(event, world);
}

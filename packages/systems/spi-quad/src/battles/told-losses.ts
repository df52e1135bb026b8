import type { QuadEvent } from "../event.ts";
import type { QuadPlay } from "../state.ts";
import type { PrintedUnit } from "../unit.ts";

/** Points worked out anew, Allied first. */
export type Points = readonly [allied: number, russian: number];

/** The units of which this was told. */
export const unitsTold = (
  g: QuadPlay,
  events: readonly QuadEvent[],
  kind: "eliminated" | "captured" | "spiked" | "exited",
): readonly PrintedUnit[] =>
  events.flatMap((event): PrintedUnit[] => {
    const unit = event.kind === kind ? g.world.unitIndex.get(event.unit) : undefined;
    return unit === undefined ? [] : [g.world.units[unit]];
  });

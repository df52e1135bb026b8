import type { Seat } from "@redoubt/engine";
import type { QuadEvent } from "../event.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import type { QuadPlay } from "../state.ts";
import { type Points, unitsTold } from "./told-losses.ts";

const infantryLost = (g: QuadPlay, events: readonly QuadEvent[], seat: Seat): number =>
  unitsTold(g, events, "eliminated").filter((unit) => unit.seat === seat && unit.kind === "infantry").length;

function exitsByTurn(events: readonly QuadEvent[]): ReadonlyMap<number, number> {
  const exits = new Map<number, number>();
  let turn = 0;
  for (const event of events) {
    if (event.kind === "turn-began") turn = event.turn;
    if (event.kind === "exited") exits.set(turn, (exits.get(turn) ?? 0) + 1);
  }
  return exits;
}

/** A23.11, A23.12 with the accounting of S-62. */
export function almaPoints(g: QuadPlay, events: readonly QuadEvent[]): Points {
  const at = events.findIndex(({ kind }) => kind === "preservation-triggered");
  const told = at < 0 ? null : events[at];
  const trigger = told?.kind === "preservation-triggered" ? told.turn : 0;
  const exits = exitsByTurn(events);
  let allied = infantryLost(g, events, RUSSIAN) + (trigger > 0 && trigger < 7 ? 3 : 0);
  let russian = trigger === 0 ? infantryLost(g, events, ALLIED) + 12 : infantryLost(g, events.slice(0, at), ALLIED);
  if (trigger > 0) russian += trigger - 1;
  for (let turn = trigger; trigger > 0 && turn <= 12; turn++) {
    if ((exits.get(turn) ?? 0) >= 2) allied -= 2;
    else if (turn > trigger) russian--;
  }
  return [allied, russian];
}

import type { FaceRole } from "@redoubt/drawing";
import type { BoardView } from "@redoubt/mechanics";
import type { DeskState } from "../session/state.ts";
import type { Moment } from "../worker/messages.ts";
import type { CounterMarks } from "./counters.tsx";
import { highlightsOf } from "./highlights.ts";

/** Which counters are selected, picked, aimed at, or can be chosen. */
export function counterMarks(
  moment: Moment | null,
  view: BoardView,
  desk: Pick<DeskState, "picks" | "proposal" | "lit" | "group">,
  isFilm: boolean,
): CounterMarks {
  const roles = new Map<string, FaceRole>();
  for (const unit of desk.lit?.units ?? []) roles.set(unit, "selected");
  if (isFilm || moment === null) return { roles, choosable: new Set() };
  const { units } = highlightsOf(moment.choices, desk.picks);
  const choosable = new Set<string>();
  for (const unit of view.units) {
    if (!units.has(unit.id)) continue;
    if (unit.side === moment.sideToDecide) choosable.add(unit.id);
    else roles.set(unit.id, "may-be-attacked");
  }
  for (const unit of moment.shown.picked) roles.set(unit, "picked");
  if (moment.shown.unit !== null) roles.set(moment.shown.unit, "selected");
  for (const unit of desk.group?.units ?? []) roles.set(unit, "selected");
  for (const pick of desk.picks) roles.set(pick, "selected");
  for (const arg of desk.proposal?.args ?? []) {
    if (arg.kind === "unit") roles.set(arg.name, choosable.has(arg.name) ? "selected" : "attacked");
  }
  return { roles, choosable };
}

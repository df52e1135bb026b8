import type { Happened, LogEntry } from "@redoubt/engine";
import type { Bout } from "./bout.ts";
import type { LogLine } from "./messages.ts";

/** Tells the side that answered before something happened; null at the opening. The log is looked into only if need be. */
function sidesOf({ game }: Bout): (entry: number) => string | null {
  let entries: readonly LogEntry[] | null = null;
  return (entry) => {
    if (entry === 0) return null;
    if (entry === game.length()) return game.last()?.seat ?? null;
    entries ??= game.log().entries;
    return entries[entry - 1].seat;
  };
}

/** An event as a sentence of the log, with all that it is about. */
function lineOf(bout: Bout, { event, entry }: Happened, place: number, side: string | null): LogLine {
  const told = bout.system.wording.event(bout.world, event);
  const { path = [], harms = [], cell = "", ledger = [] } = told;
  const { rule, dice = [] } = event;
  const turn = bout.turns.at(entry);
  return { ...told, id: `${entry}-${place}`, entry, turn, side, rule, dice, path, harms, cell, ledger };
}

/** Whether a line stands in the log, and not only on a track beside the map. */
export const isLoud = ({ mark }: LogLine): boolean => mark?.isQuiet !== true;

/** The log from an answer on, as a viewer may read it. */
export function linesFrom(
  bout: Bout,
  viewer: number | null,
  from: number,
  to = Number.POSITIVE_INFINITY,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  const sideOf = sidesOf(bout);
  let [last, side, place] = [-1, null as string | null, 0];
  for (const happened of bout.game.happened(viewer, from)) {
    const { entry } = happened;
    if (entry > to) break;
    if (entry !== last) [last, side, place] = [entry, sideOf(entry), 0];
    lines.push(lineOf(bout, happened, place++, side));
  }
  return lines;
}

import type { LogEntry } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import type { StudyPoint } from "./analyst-calls.ts";

/** What the points of a game are found from. */
interface Course {
  readonly entries: readonly LogEntry[];
  readonly opening: string;
  readonly seats: AnyWargame["seats"];
  readonly turnAt: (entry: number) => number;
}

/**
 * The moments that the course of a game is told by. Between two of them one seat has answered, and dice fell, if any, only after
 * the last of its answers: so that what its choices were worth can be told from what the dice did.
 */
export function pointsOf({ entries, opening, seats, turnAt }: Course): readonly StudyPoint[] {
  const points: StudyPoint[] = [{ entry: 0, state: opening, turn: turnAt(0), seat: null, hasDice: false }];
  for (const [i, { seat, rolls, state }] of entries.entries()) {
    // In the middle of what both sides write side by side there is no common state.
    if (state === "") continue;
    const next = entries[i + 1];
    const isEnd = rolls.length > 0 || next === undefined || next.seat !== seat || next.lane === true;
    if (!isEnd) continue;
    const entry = i + 1;
    points.push({ entry, state, turn: turnAt(entry), seat: seats.indexOf(seat), hasDice: rolls.length > 0 });
  }
  return points;
}

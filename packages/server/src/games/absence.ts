import type { Absence } from "../storage/attendance.ts";

/** How long no server was there between two times. */
export type Away = (from: number, to: number) => number;

/** The same by what is known of absences, the oldest first; where two overlap it counts once. */
export function awayBy(absences: () => readonly Absence[]): Away {
  return (from, to) => {
    let [sum, counted] = [0, from];
    for (const absence of absences()) {
      const [begin, end] = [Math.max(absence.from, counted), Math.min(absence.until, to)];
      if (end <= begin) continue;
      sum += end - begin;
      counted = end;
    }
    return sum;
  };
}

/** Somebody was always there. */
export const neverAway: Away = () => 0;

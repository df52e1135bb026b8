import type { ClockTerms } from "@redoubt/protocol";

/** Stretches of time in milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A stretch of time in words: "3 days", "12 h", "60 min", "45 s". */
export function span(time: number): string {
  if (time >= DAY) return `${Math.round((time / DAY) * 10) / 10} ${time === DAY ? "day" : "days"}`;
  if (time > 90 * MINUTE) return `${Math.round((time / HOUR) * 10) / 10} h`;
  if (time >= MINUTE) return `${Math.round(time / MINUTE)} min`;
  return `${Math.round(time / SECOND)} s`;
}

/** A clock as it is read: 41:20 below an hour, words from there up. */
export function clockWords(left: number): string {
  if (left < 0) return "out of time";
  if (left < HOUR) {
    const seconds = Math.ceil(left / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  const [days, hours, minutes] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
  ];
  return days > 0 ? `${days} d ${hours} h` : `${hours} h ${minutes} min`;
}

/** A clock of one's own: what it begins with, what a turn gives back, and the most it may hold. */
export function ownClock(bank: number, increment: number, cap: number): ClockTerms {
  const begins = Math.max(MINUTE, bank);
  return {
    // Whoever has a day or more is not at the table all the time.
    pace: begins + increment >= DAY ? "correspondence" : "live",
    bank: begins,
    increment,
    cap: Math.max(begins, cap),
  };
}

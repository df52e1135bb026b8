import type { ClockTerms } from "@redoubt/protocol";
import { type ShelfBattle, type ShelfSystem, shelf } from "../start/shelf.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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

/** The pace of a game in words. */
export function paceWords(clock: ClockTerms | null): string {
  if (clock === null) return "no clock";
  const pace = clock.pace === "live" ? "live" : "by correspondence";
  return `${pace}, ${span(clock.bank)} + ${span(clock.increment)} a turn`;
}

/** What a game of these names is called; null for one that this Redoubt does not know. */
export function battleOf(
  system: string,
  scenario: string,
): { readonly system: ShelfSystem; readonly battle: ShelfBattle } | null {
  const found = shelf.find(({ id }) => id === system);
  const battle = found?.battles.find(({ id }) => id === scenario);
  return found === undefined || battle === undefined ? null : { system: found, battle };
}

/** The clocks that are offered, the standard one first. */
export const CLOCKS: readonly { readonly id: string; readonly name: string; readonly clock: ClockTerms | null }[] = [
  {
    id: "live",
    name: "Live: 60 min + 45 s a turn",
    clock: { pace: "live", bank: 60 * MINUTE, increment: 45 * SECOND, cap: 120 * MINUTE },
  },
  {
    id: "quick",
    name: "Live and quick: 30 min + 30 s a turn",
    clock: { pace: "live", bank: 30 * MINUTE, increment: 30 * SECOND, cap: 60 * MINUTE },
  },
  {
    id: "correspondence",
    name: "By correspondence: 3 days + 12 h a turn, at most 5 days",
    clock: { pace: "correspondence", bank: 3 * DAY, increment: 12 * HOUR, cap: 5 * DAY },
  },
  {
    id: "weekly",
    name: "By correspondence: 7 days + 1 day a turn, at most 14 days",
    clock: { pace: "correspondence", bank: 7 * DAY, increment: DAY, cap: 14 * DAY },
  },
  { id: "none", name: "No clock", clock: null },
];

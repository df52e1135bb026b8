import { BY_CORRESPONDENCE, type ClockTerms } from "@redoubt/protocol";
import { type ShelfBattle, type ShelfSystem, shelf } from "../start/shelf.ts";
import { DAY, MINUTE, SECOND, span } from "./times.ts";

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
    clock: BY_CORRESPONDENCE,
  },
  {
    id: "weekly",
    name: "By correspondence: 7 days + 1 day a turn, at most 14 days",
    clock: { pace: "correspondence", bank: 7 * DAY, increment: DAY, cap: 14 * DAY },
  },
  { id: "none", name: "No clock", clock: null },
];

/** A system of this name; undefined for one that this Redoubt does not know. */
export const battlesOf = (system: string): ShelfSystem | undefined => shelf.find(({ id }) => id === system);

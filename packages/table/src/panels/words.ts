import type { BoardView } from "@redoubt/mechanics";

/** The text with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A word of the rules as people read it: "defensive-fire" becomes "defensive fire". */
export const words = (id: string): string => id.replaceAll("-", " ");

/** The same with a capital. */
export const title = (id: string): string => capital(words(id));

/** The phase as people call it: by the name that is told for it, else by its word. */
export const phaseName = ({ phase, track }: Pick<BoardView, "phase" | "track">): string =>
  track?.find((one) => one.phase === phase)?.name.toLowerCase() ?? words(phase);

/** Whose phase it is to the one who decides in it: "russian defensive fire, allied turn" where the other side is active. */
export function whosePhase(side: string, view: Pick<BoardView, "active" | "phase" | "track">): string {
  const phase = phaseName(view);
  return side === "" || side === view.active ? `${view.active} ${phase}` : `${side} ${phase}, ${view.active} turn`;
}

/** Where a unit is, as people say it: a hex by its number, else what became of it or where it waits. */
export function whereWords(at: string): string {
  if (/^\d+$/.test(at)) return `in ${at}`;
  const entry = /^entry:(.+)$/.exec(at);
  if (entry !== null) return `waits to enter at ${entry[1]}`;
  return at === "off-map" ? "not on the map" : words(at);
}

/** A clause as a sentence: with a capital and a full stop. */
export const sentence = (text: string): string =>
  text === "" || /[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`;

/** Who won and how: the winner is named once, even where the level of victory names it too. */
export function victory(winner: string, level: string): string {
  return level.toLowerCase().includes(words(winner).toLowerCase()) ? capital(level) : `${title(winner)}: ${level}`;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A date of a battle as it is written: "1854-09-20" becomes "20 September 1854". */
export function longDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return match === null ? date : `${Number(match[3])} ${MONTHS[Number(match[2]) - 1]} ${match[1]}`;
}

/** When something was saved, as people say it. */
export function savedWhen(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  const time = `${String(then.getHours()).padStart(2, "0")}:${String(then.getMinutes()).padStart(2, "0")}`;
  if (then.toDateString() === today.toDateString()) return `today, ${time}`;
  return `${then.getDate()} ${MONTHS[then.getMonth()]}${then.getFullYear() === today.getFullYear() ? "" : ` ${then.getFullYear()}`}`;
}

/** Minutes as people say them: 90 becomes "1½ hours". */
export function length(minutes: number): string {
  if (minutes < 55) return `${minutes} minutes`;
  const halves = Math.round(minutes / 30);
  const whole = Math.floor(halves / 2);
  const text = `${whole}${halves % 2 === 1 ? "½" : ""}`;
  return `${text} ${text === "1" ? "hour" : "hours"}`;
}

/** The hexes that a sentence names by their numbers, each once. */
export const hexesIn = (text: string, isHex: (name: string) => boolean): readonly string[] =>
  [...new Set(text.match(/\b\d{4}\b/g))].filter(isHex);

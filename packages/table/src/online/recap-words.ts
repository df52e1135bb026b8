import type { BoardView } from "@redoubt/mechanics";
import { title } from "../panels/words.ts";
import type { LogLine } from "../worker/messages.ts";
import { DAY, HOUR, MINUTE, span } from "./times.ts";

/** So many lines are told of what happened while one was away. */
const MOST_LINES = 6;

/** How much a line matters to a side: what it lost, what the other lost, what dice decided; what it did itself it knows. */
function weight(line: LogLine, own: ReadonlySet<string>, seat: string): number {
  const known = line.side === seat ? 2 : 0;
  const harmed = line.harms.reduce((sum, unit) => sum + (own.has(unit) ? 4 : 2), 0);
  return (
    harmed +
    (line.dice.length > 0 ? 2 : 0) +
    (line.tone === "result" ? 1 : 0) -
    (line.tone === "sequence" ? 1 : 0) -
    known
  );
}

/** The few lines that matter most of what happened after an answer, in their order; the heaviest first in `head`. */
export function linesThatMatter(
  lines: readonly LogLine[],
  since: number,
  board: BoardView,
  seat: string,
): { readonly head: LogLine | null; readonly lines: readonly LogLine[]; readonly answers: number } {
  const own = new Set(board.units.filter(({ side }) => side === seat).map(({ id }) => id));
  const news = lines.filter(({ entry, mark }) => entry > since && mark?.isQuiet !== true);
  const ranked = news
    .toSorted((a, b) => weight(b, own, seat) - weight(a, own, seat) || b.entry - a.entry)
    .slice(0, MOST_LINES);
  const last = Math.max(since, ...news.map(({ entry }) => entry));
  return { head: ranked[0] ?? null, lines: news.filter((line) => ranked.includes(line)), answers: last - since };
}

/** What a side has lost, and how the score stands, between two boards. */
export interface Changes {
  readonly lost: readonly { readonly side: string; readonly units: readonly string[] }[];
  readonly score: readonly string[];
}

const pointsOf = (board: BoardView, side: string): number =>
  board.score.filter((line) => line.side === side).reduce((sum, { points }) => sum + points, 0);

/** What changed from one board to another. */
export function changesBetween(before: BoardView, now: BoardView, seats: readonly string[]): Changes {
  const wasGone = new Set(before.units.filter(({ isGone }) => isGone).map(({ id }) => id));
  const lost = seats.map((side) => ({
    side,
    units: now.units
      .filter((unit) => unit.side === side && unit.isGone && !wasGone.has(unit.id))
      .map(({ name }) => name),
  }));
  const score = seats.flatMap((side) => {
    const [was, is] = [pointsOf(before, side), pointsOf(now, side)];
    return was === is ? [] : [`${title(side)} ${is}, was ${was}`];
  });
  return { lost, score };
}

/** How long ago somebody looked last: "1 day ago". */
export const agoWords = (since: number, now: number): string =>
  since <= 0 ? "" : `${ageWords(Math.max(MINUTE, now - since))} ago`;

function ageWords(age: number): string {
  if (age < DAY) return span(age);
  const [days, hours] = [Math.floor(age / DAY), Math.floor((age % DAY) / HOUR)];
  return `${days} ${days === 1 ? "day" : "days"}${hours === 0 ? "" : ` ${hours} h`}`;
}

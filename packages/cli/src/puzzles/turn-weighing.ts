import type { LeadTally, Line, Outlook } from "@redoubt/ai";
import type { AnyWargame } from "@redoubt/mechanics";
import { lineByLot, type Rivals } from "./rivals.ts";

/** A line with the points that its seat leads by at the end of the turn, and of the turn after. */
export interface WeighedTurn {
  readonly line: Line;
  readonly isPlayed: boolean;
  readonly turn: LeadTally;
  readonly after: LeadTally;
}

/** How often the turn is played out. */
export interface TurnDepth {
  /** Of every moment first; then of those that promise most. */
  readonly glance: number;
  readonly look: number;
  /** In the end, with other dice than before. */
  readonly deep: number;
  /** To the end of the turn after: what is gained must not be lost again at once. */
  readonly after: number;
  /** How many points one of them must be worse by. */
  readonly gap: number;
}

export const usualTurnDepth: TurnDepth = { glance: 5, look: 14, deep: 100, after: 20, gap: 1 };

// The first game of the deep count: none of those before comes again.
const deepFrom = 10_000;
// What is clearly worse is so by intervals of two standard errors; where those of three are apart after so many games, more are not needed.
const sure = 2;
const verySure = 3;
const enough = 40;

/** The mean of a count of leads with its standard error. */
export function spanOf({ count, sum, squares }: LeadTally): { readonly mean: number; readonly error: number } {
  const mean = sum / count;
  const variance = count < 2 ? 0 : Math.max(0, squares - sum * mean) / (count - 1);
  return { mean, error: Math.sqrt(variance / count) };
}

/** Whether a lead is clearly less than another: the intervals of two standard errors, or more, do not overlap. */
export function isLess(one: LeadTally, best: LeadTally, errors = sure): boolean {
  const [low, high] = [spanOf(one), spanOf(best)];
  return low.mean + errors * low.error < high.mean - errors * high.error;
}

const both = (a: LeadTally, b: LeadTally): LeadTally => ({
  count: a.count + b.count,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
});

/** Plays out one of two rivals and answers the leads of the seat that plays. */
export function leadsOf(
  system: AnyWargame,
  outlook: Outlook,
  { moment: { play, seat } }: Rivals,
  { answers }: Line,
  ask: { readonly turns: number; readonly from: number; readonly most: number },
  isOver: () => boolean,
): LeadTally {
  const first = answers.map((answer) => ({ seat, answer }));
  const outset = { play, seat: system.hides ? seat : null, first };
  const { count, sum, squares } = outlook.leads(outset, ask.turns, ask.from, ask.most, isOver);
  return { count, sum: seat === 0 ? sum : -sum, squares };
}

/** What both rivals came to in the first games, and how far they are apart: in points, and in standard errors. */
export interface Glimpse {
  readonly usual: number;
  readonly own: number;
  readonly apart: number;
  readonly errors: number;
}

/** The mean leads of both rivals by a few games or many. */
export function glimpse(
  system: AnyWargame,
  outlook: Outlook,
  rivals: Rivals,
  games: number,
  isOver: () => boolean,
): Glimpse {
  const span = (line: Line) =>
    spanOf(leadsOf(system, outlook, rivals, line, { turns: 1, from: 0, most: games }, isOver));
  const [usual, own] = [span(rivals.usual), span(rivals.own)];
  const apart = isOver() ? 0 : Math.abs(usual.mean - own.mean);
  // Where all games came to the same, a tenth of a point is doubt enough.
  const errors = apart / Math.max(Math.hypot(usual.error, own.error), 0.1);
  return { usual: usual.mean, own: own.mean, apart, errors };
}

// Whether it is seldom found without thinking: of lines drawn by lot, so many and each played out so often, half fall short of it.
const [drawn, drawnGames] = [6, 5];

function isSeldomFound(
  system: AnyWargame,
  outlook: Outlook,
  rivals: Rivals,
  least: number,
  isOver: () => boolean,
): boolean {
  const { play, seat } = rivals.moment;
  let short = 0;
  for (let lot = 0; lot < drawn && !isOver(); lot++) {
    const line = { answers: lineByLot(system, play, seat, lot), leadsTo: "" };
    const ask = { turns: 1, from: 0, most: drawnGames };
    if (spanOf(leadsOf(system, outlook, rivals, line, ask, isOver)).mean < least) short++;
  }
  return 2 * short >= drawn;
}

/** Weighs two rivals deeply: both lines, the better first, where the other is clearly worse; null where it is no puzzle. */
export function weighTurn(
  system: AnyWargame,
  outlook: Outlook,
  rivals: Rivals,
  { look, deep, after, gap }: TurnDepth,
  isOver: () => boolean,
): readonly WeighedTurn[] | null {
  const first = glimpse(system, outlook, rivals, look, isOver);
  if (first.apart < gap || first.errors < sure) return null;
  if (!isSeldomFound(system, outlook, rivals, Math.max(first.usual, first.own) - gap / 2, isOver)) return null;
  const isOwnBest = first.own > first.usual;
  const [better, worse] = isOwnBest ? [rivals.own, rivals.usual] : [rivals.usual, rivals.own];
  const leads = (line: Line, turns: number, from: number, most: number): LeadTally =>
    leadsOf(system, outlook, rivals, line, { turns, from: deepFrom + from, most }, isOver);
  const part = Math.min(deep, enough);
  let [most, least] = [leads(better, 1, 0, part), leads(worse, 1, 0, part)];
  if (isOver() || spanOf(most).mean - spanOf(least).mean < gap) return null;
  if (!isLess(least, most, verySure)) {
    most = both(most, leads(better, 1, part, deep - part));
    least = both(least, leads(worse, 1, part, deep - part));
  }
  if (isOver() || !isLess(least, most) || spanOf(most).mean - spanOf(least).mean < gap) return null;
  const [later, less] = [leads(better, 2, 0, after), leads(worse, 2, 0, after)];
  if (isOver() || spanOf(later).mean <= spanOf(less).mean) return null;
  return [
    { line: better, isPlayed: isOwnBest, turn: most, after: later },
    { line: worse, isPlayed: !isOwnBest, turn: least, after: less },
  ];
}

import { type Line, lineOf, linesAt, type Outlook } from "@redoubt/ai";
import { clonePlay } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { type Share, shareAt } from "../match/tally.ts";
import type { Moment } from "./recording.ts";

/** A line with what came of the games that were played on from it. */
export interface Weighed {
  readonly line: Line;
  readonly isPlayed: boolean;
  count: number;
  /** Points in halves, of the seat that plays it. */
  halves: number;
}

/** How often lines are played on. */
export interface Depth {
  /** What was played and what usually would be; where they differ by less than the gap, nothing was missed. */
  readonly glance: number;
  /** Every line, then the better half of them. */
  readonly look: number;
  readonly gap: number;
  /** The lines that are left, with other dice than those they were chosen by: what was lucky then is not lucky again. */
  readonly deep: number;
}

export const usualDepth: Depth = { glance: 10, look: 8, gap: 0.2, deep: 100 };

// The first game of the deep count: none that the lines were chosen by comes again.
const deepFrom = 10_000;
// A moment with more lines than this is looked at no longer for it.
const mostLines = 7;

const shareOf = ({ halves, count }: Weighed): number => halves / (2 * count);

/** The chance of winning by a line, with the interval that nineteen of twenty such counts lie in. */
export const chanceOf = (one: Weighed): Share => shareAt(shareOf(one), one.count);

/** Whether a line is clearly worse than another: the intervals do not overlap. */
export const isWorse = (one: Weighed, best: Weighed): boolean => chanceOf(one).high < chanceOf(best).low;

const best = (lines: readonly Weighed[]): readonly Weighed[] => [...lines].sort((a, b) => shareOf(b) - shareOf(a));

/** The lines of a moment: what usually would be done first, what was played last; each leads somewhere else. */
export function linesOf(system: AnyWargame, { play, seat, played }: Moment): readonly Weighed[] {
  const own = lineOf(clonePlay(play), seat, played);
  const others = linesAt(system, clonePlay(play), seat).filter(({ leadsTo }) => leadsTo !== own?.leadsTo);
  const weighed = (line: Line, isPlayed: boolean): Weighed => ({ line, isPlayed, count: 0, halves: 0 });
  const all = others.slice(0, mostLines - 1).map((line) => weighed(line, false));
  return own === null ? all : [...all, weighed(own, true)];
}

/**
 * Weighs the lines of a moment; null as soon as it is no puzzle. It is one where the best line is clearly better than what was
 * played. Answers the two, best first, as they were weighed deeply.
 */
export function weigh(
  system: AnyWargame,
  outlook: Outlook,
  moment: Moment,
  { glance, look, gap, deep }: Depth,
  isOver: () => boolean,
): readonly Weighed[] | null {
  const { play, seat } = moment;
  const outset = { play, seat: system.hides ? seat : null };
  const playOn = (one: Weighed, until: number, from = 0): void => {
    if (one.count >= until) return;
    const first = one.line.answers.map((answer) => ({ seat, answer }));
    const { count, halves } = outlook.sample({ ...outset, first }, from + one.count, until - one.count, isOver);
    one.count += count;
    one.halves += seat === 0 ? halves : 2 * count - halves;
  };
  const lines = linesOf(system, moment);
  const [usual] = lines;
  const played = lines.at(-1);
  if (lines.length < 3 || played?.isPlayed !== true) return null;
  for (const games of [glance >> 1, glance]) {
    playOn(usual, games);
    if (isOver() || shareOf(usual) < gap) return null;
    playOn(played, games);
    if (isOver() || shareOf(usual) - shareOf(played) < gap) return null;
  }
  for (const one of lines) playOn(one, look);
  const better = best(lines).slice(0, Math.ceil(lines.length / 2));
  for (const one of [...better, played]) playOn(one, 3 * look);
  const [ranked] = best(lines);
  if (isOver() || shareOf(ranked) - shareOf(played) < gap) return null;
  const fresh = [ranked, played].map((one): Weighed => ({ ...one, count: 0, halves: 0 }));
  for (const one of fresh) playOn(one, deep, deepFrom);
  return !isOver() && isWorse(fresh[1], fresh[0]) ? fresh : null;
}

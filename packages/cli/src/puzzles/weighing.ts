import { type Line, lineOf, type Outlook, usualLine } from "@redoubt/ai";
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
  /** Before each of these it is asked whether there is still reason to. */
  readonly glances: readonly number[];
  /** By how much what was played must be worse each time. */
  readonly gap: number;
  /** How often both are played on in the end, with other dice than before: what was lucky then is not lucky again. */
  readonly deep: number;
}

export const usualDepth: Depth = { glances: [5, 12], gap: 0.2, deep: 100 };

// The first game of the deep count: none of the glances comes again.
const deepFrom = 10_000;

const shareOf = ({ halves, count }: Weighed): number => halves / (2 * count);

/** The chance of winning by a line, with the interval that nineteen of twenty such counts lie in. */
export const chanceOf = (one: Weighed): Share => shareAt(shareOf(one), one.count);

/** Whether a line is clearly worse than another: the intervals do not overlap. */
export const isWorse = (one: Weighed, best: Weighed): boolean => chanceOf(one).high < chanceOf(best).low;

/**
 * Weighs what the veteran would do at a moment against what was played; null as soon as it is no puzzle. It is one where what was
 * played is clearly worse. Answers both as they were weighed deeply, the better first.
 */
export function weigh(
  system: AnyWargame,
  outlook: Outlook,
  { play, seat, played: answers }: Moment,
  { glances, gap, deep }: Depth,
  isOver: () => boolean,
): readonly Weighed[] | null {
  const own = lineOf(clonePlay(play), seat, answers);
  const usual = own === null ? null : usualLine(system, play, seat);
  if (own === null || usual === null || own.leadsTo === usual.leadsTo) return null;
  const outset = { play, seat: system.hides ? seat : null };
  const playOn = (one: Weighed, until: number, from = 0): void => {
    const first = one.line.answers.map((answer) => ({ seat, answer }));
    const { count, halves } = outlook.sample({ ...outset, first }, from + one.count, until - one.count, isOver);
    one.count += count;
    one.halves += seat === 0 ? halves : 2 * count - halves;
  };
  const pair = (): readonly [Weighed, Weighed] => [
    { line: usual, isPlayed: false, count: 0, halves: 0 },
    { line: own, isPlayed: true, count: 0, halves: 0 },
  ];
  const [best, played] = pair();
  for (const games of glances) {
    playOn(best, games);
    if (isOver() || shareOf(best) < gap) return null;
    playOn(played, games);
    if (isOver() || shareOf(best) - shareOf(played) < gap) return null;
  }
  const fresh = pair();
  for (const one of fresh) playOn(one, deep, deepFrom);
  return !isOver() && isWorse(fresh[1], fresh[0]) ? fresh : null;
}

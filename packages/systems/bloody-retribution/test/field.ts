import { isProblems } from "@redoubt/engine";
import type { PositionUnit } from "@redoubt/mechanics";
import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { bloodyRetribution } from "../src/index.ts";

type More = Partial<PositionUnit>;

/** A battalion of Soimonov's division: one step. */
export const soimonov = (id: string, at: string, cf = 4, more: More = {}): More => ({
  id,
  side: "russian",
  division: "Soimonov",
  kind: "infantry",
  at,
  stats: { cf },
  ...more,
});

/** A battalion of Pavlov's division: one step. */
export const pavlov = (id: string, at: string, cf = 4, more: More = {}): More => ({
  ...soimonov(id, at, cf, more),
  division: "Pavlov",
});

/** A British unit of one step. */
export const british = (id: string, at: string, cf = 4, more: More = {}): More => ({
  id,
  side: "allied",
  nation: "british",
  kind: "infantry",
  at,
  stats: { cf },
  ...more,
});

/** A British unit of two steps. */
export const twoSteps = (id: string, at: string, cf = 4, reducedCf = 2, more: More = {}): More =>
  british(id, at, cf, { stats: { cf, steps: 2, reducedCf }, ...more });

/** A French unit of one step. */
export const french = (id: string, at: string, cf = 5, more: More = {}): More => ({
  ...british(id, at, cf, more),
  nation: "french",
});

/** French Zouaves. */
export const zouave = (id: string, at: string, cf = 6): More => french(id, at, cf, { kind: "zouave" });

/** British cavalry. */
export const cavalry = (id: string, at: string, cf = 2, more: More = {}): More =>
  british(id, at, cf, { kind: "cavalry", ...more });

/** A Piquet of factor 1. */
export const piquet = (id: string, at: string): More => british(id, at, 1, { kind: "piquet" });

/** A British reinforcement waiting off the map since `entry`. */
export const waiting = (id: string, entry: number, cf = 4, more: More = {}): More =>
  british(id, "off-map", cf, { stats: { cf, entry }, ...more });

/** A position under test. */
export const field = (text: SituationText): Situation => situation(bloodyRetribution, text);

/** A movement phase, the Russian to act, with no guns in the way. */
export const movement = (text: SituationText): Situation =>
  field({ phase: "movement", turn: 2, flags: { gunsLost: true }, ...text });

/** A combat phase, the Russian to act, with no guns in the way. */
export const combat = (text: SituationText): Situation =>
  field({ phase: "combat", turn: 2, flags: { gunsLost: true }, ...text });

/** What a path costs a unit, in whole movement points, or the rule that bars it. */
export function costOf(s: Situation, unit: string, ...path: string[]): number | string {
  const answer = bloodyRetribution.questions.cost(s.game.play(), unit, path);
  return isProblems(answer) ? (answer[0].rule ?? answer[0].what) : answer.total / 2;
}

/** Where a unit can get to and at what cost, in whole movement points. */
export function reachOf(s: Situation, unit: string): ReadonlyMap<string, number> {
  const answer = bloodyRetribution.questions.reach(s.game.play(), unit);
  if (isProblems(answer)) throw new Error(answer[0].what);
  return new Map(answer.hexes.map(({ hex, cost }) => [hex, cost / 2]));
}

/** The states a unit's counter shows. */
export const statesOf = (s: Situation, unit: string): readonly string[] => s.unit(unit).face.states;

/** The kinds of the events so far. */
export const kindsOf = (s: Situation): string[] => s.events().map(({ kind }) => kind);

/** The verdict of a game that is over. */
export function verdictOf(s: Situation) {
  const pending = s.game.pending();
  if (pending.kind !== "over") throw new Error("the game goes on");
  return pending.verdict;
}

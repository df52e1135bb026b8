import { useEffect } from "preact/compat";
import { useControl, useTable } from "../session/context.ts";
import { useObservable } from "../session/observable.ts";
import { type Analysis, analysisOf } from "./analysis.ts";
import { type Chance, chanceOf, isCertain } from "./chances.ts";
import type { AnalysisState } from "./known.ts";
import { type Offered, offeredIn, toldSeat } from "./offered.ts";
import { nameOf } from "./searching.ts";

/** The analysis of the table. */
export const useAnalysis = (): Analysis => analysisOf(useControl());

/** A part of what the analysis knows. */
export const useAnalysed = <P>(part: (now: AnalysisState) => P): P => useObservable(useAnalysis().state, part);

/** Has the game taken up as it stands, and again when it has gone on. */
export function useStudy(): void {
  const analysis = useAnalysis();
  const entry = useTable((now) => now.moment?.entry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that has gone on is taken up again
  useEffect(() => {
    void analysis.open();
  }, [analysis, entry]);
}

/** What is offered in the game on the table. */
export function useOffered(): Offered {
  const game = useTable((now) => now.game);
  const moment = useTable((now) => now.moment);
  const players = useTable((now) => now.players);
  return offeredIn({ game, moment, players });
}

/** The moment that is shown: after how many answers. */
export const useShownEntry = (): number => useTable((now) => now.film?.at ?? now.moment?.entry ?? 0);

/** The side that chances are told for, by seat and by name. */
export function useTold(): { readonly seat: number; readonly side: string } {
  const players = useTable((now) => now.players);
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const seat = toldSeat(players);
  return { seat, side: seats[seat] ?? "" };
}

/** The chance at a moment, where it was counted. */
export function useChance(entry: number): Chance | null {
  const { seat } = useTold();
  const { isVeiled } = useOffered();
  const tally = useAnalysed((now) => now.tallies[nameOf({ entry, isAnswered: false, isVeiled })]);
  const study = useAnalysed((now) => now.study);
  return tally === undefined ? null : chanceOf(tally, seat, isCertain(study, entry));
}

/** The seat that decides after a moment: who gave the next answers, or who is asked now. */
export function useSeatAt(entry: number): number | null {
  const study = useAnalysed((now) => now.study);
  const asked = useTable((now) =>
    now.moment?.pending.kind === "decide" ? (now.moment.pending.decisions[0]?.seat ?? null) : null,
  );
  const next = study?.points.find((point) => point.entry > entry);
  return next === undefined ? asked : next.seat;
}

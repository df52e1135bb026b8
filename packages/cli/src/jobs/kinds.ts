import type { Tally } from "@redoubt/ai";
import { type TrialSpec, trialGame } from "@redoubt/ai/tuning";
import type { AnyWargame } from "@redoubt/mechanics";
import { type GameRecord, type MatchSpec, playGame } from "../match/game-record.ts";
import { type ChancesSpec, chancesAt } from "./chances.ts";

interface Kinds {
  /** A game of a match. */
  readonly match: { readonly spec: MatchSpec; readonly result: GameRecord };
  /** A game of a candidate for better weights. */
  readonly trial: { readonly spec: TrialSpec; readonly result: { readonly part: number; readonly points: number } };
  /** The chances at a moment of a game. */
  readonly chances: { readonly spec: ChancesSpec; readonly result: { readonly part: number; readonly tally: Tally } };
}
type Kind = keyof Kinds;

/** Something to be counted in numbered parts, each of which can be done anywhere: here, in a thread, on another machine. */
export type Task = {
  readonly [K in Kind]: { readonly kind: K; readonly spec: Kinds[K]["spec"]; readonly version: string };
}[Kind];

/** What a part comes to, by the kind of its task. */
export type PartResults = { readonly [K in Kind]: Kinds[K]["result"] };

/** The rules that a task is counted by; null where they are not here in its version. */
export function systemOf(task: Task, registry: readonly AnyWargame[]): AnyWargame | null {
  const system = registry.find(({ id }) => id === task.spec.system);
  return system === undefined || system.version !== task.version ? null : system;
}

/** Does one part of a task. The same part comes to the same wherever it is done, but for how long it took. */
export function doPart(task: Task, system: AnyWargame, number: number, now: () => number): PartResults[Kind] {
  switch (task.kind) {
    case "match":
      return playGame(system, task.spec, number, now);
    case "trial":
      return { part: number, points: trialGame(system, task.spec, number) };
    case "chances":
      return { part: number, tally: chancesAt(system, task.spec, number) };
  }
}

import type { AnyWargame } from "@redoubt/mechanics";
import { type GameRecord, type MatchSpec, playGame } from "../match/game-record.ts";

/** Something to be counted in numbered parts, each of which can be done anywhere: here, in a thread, on another machine. */
export type Task = { readonly kind: "match"; readonly spec: MatchSpec; readonly version: string };

/** What a part comes to, by the kind of its task. */
export interface PartResults {
  readonly match: GameRecord;
}

/** The rules that a task is counted by; null where they are not here in its version. */
export function systemOf(task: Task, registry: readonly AnyWargame[]): AnyWargame | null {
  const system = registry.find(({ id }) => id === task.spec.system);
  return system === undefined || system.version !== task.version ? null : system;
}

/** Does one part of a task. The same part comes to the same wherever it is done, but for how long it took. */
export function doPart(
  { spec }: Task,
  system: AnyWargame,
  number: number,
  now: () => number,
): PartResults[Task["kind"]] {
  return playGame(system, spec, number, now);
}

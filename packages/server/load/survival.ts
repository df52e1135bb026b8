import type { AnyWargame } from "@redoubt/mechanics";
import { begun, redo, Unplayable } from "../src/games/playing.ts";
import type { Storage } from "../src/storage/contract.ts";
import type { Given } from "./bot.ts";

/** What a storage holds of a game, compared with what its players were told. */
export interface Survival {
  readonly acts: number;
  /** What was told to be stored and is not there, is there twice, or does not play again. */
  readonly faults: readonly string[];
}

/** Looks at a stored game: every accepted answer is there once, and all acts play again hash by hash. */
export async function survivalOf(
  storage: Storage,
  system: AnyWargame,
  id: string,
  accepted: readonly Given[],
): Promise<Survival> {
  const faults: string[] = [];
  const acts = await storage.actsAfter(id, 0);
  const byMark = Map.groupBy(acts, ({ mark }) => mark);
  for (const { mark, answer } of accepted) {
    const kept = byMark.get(mark) ?? [];
    if (kept.length !== 1) faults.push(`game ${id}: "${answer}" (${mark}) is there ${kept.length} times`);
    else if (kept[0].text !== answer) faults.push(`game ${id}: "${answer}" (${mark}) was stored as "${kept[0].text}"`);
  }
  acts.forEach(({ number }, i) => {
    if (number !== i + 1) faults.push(`game ${id}: act ${i + 1} has the number ${number}`);
  });
  const stored = await storage.game(id);
  if (stored === null) return { acts: acts.length, faults: [...faults, `game ${id} is gone`] };
  try {
    const game = begun(stored, system);
    for (const act of acts) redo(game, act);
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error;
    faults.push(error.message);
  }
  return { acts: acts.length, faults };
}

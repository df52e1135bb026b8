import { randomInt } from "node:crypto";
import type { AnyWargame } from "@redoubt/mechanics";
import { begun } from "../src/games/playing.ts";
import type { Storage } from "../src/storage/contract.ts";

/** An answer as it will be given. */
export interface Given {
  readonly seat: number;
  readonly decision: number;
  readonly answer: string;
}

/** Plays the first answers of a stored game, by chance unless they are picked otherwise, with the dice that will fall in it. */
export async function rehearsed(
  storage: Storage,
  system: AnyWargame,
  id: string,
  count: number,
  pick: (choices: number) => number = randomInt,
): Promise<Given[]> {
  const stored = await storage.game(id);
  if (stored === null) throw new Error(`game ${id} is not in the store`);
  const game = begun(stored, system);
  const script: Given[] = [];
  while (script.length < count) {
    const pending = game.pending();
    if (pending.kind !== "decide") break;
    const [{ seat, id: decision }] = pending.decisions;
    const answers = game.answers(seat);
    const answer = answers[pick(answers.length)];
    script.push({ seat, decision, answer });
    if (game.apply(seat, decision, answer).kind !== "accepted") throw new Error(`"${answer}" was not accepted`);
  }
  return script;
}

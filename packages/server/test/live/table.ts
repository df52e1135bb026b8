import { beginGame, type Hall } from "./hall.ts";
import { type Caller, call } from "./player.ts";

/** A new game with both players on their lines, in the order of the seats. */
export async function table(
  hall: Hall,
  terms: object = {},
): Promise<{ readonly id: string; readonly keys: readonly string[]; readonly callers: readonly Caller[] }> {
  const { id, keys } = await beginGame(hall, terms);
  const callers = await Promise.all(keys.map(() => call(hall.address, id)));
  for (const [i, caller] of callers.entries()) {
    caller.send({ do: "hello", key: keys[i] });
    await caller.next("welcome");
  }
  return { id, keys, callers };
}

import type { AnyWargame } from "@redoubt/mechanics";
import { openAffairs } from "../games/affairs.ts";
import { dataHash } from "../games/data-hash.ts";
import { begun, isComplete, redo, wentBack } from "../games/playing.ts";
import type { Storage, StoredGame } from "../storage/contract.ts";

/** What a release would do to a stored game. */
export interface GameOutlook {
  readonly id: string;
  readonly system: string;
  /** The version that the game is played under, and the one that is here. */
  readonly version: string;
  readonly here: string | null;
  /** Whether the map, the forces or the charts are others than those it was begun with; null where that is not known. */
  readonly isOtherData: boolean | null;
  readonly isOver: boolean;
  /** Whether every act leads to the same state here; null where nobody has begun. */
  readonly replays: boolean | null;
  /** The first act that does not, and why. */
  readonly trouble: string;
}

/** Plays every stored game again under the systems that are here, and tells what would come of each. */
export async function* outlooks(storage: Storage, systems: readonly AnyWargame[]): AsyncGenerator<GameOutlook> {
  for (const id of await storage.gameIds()) {
    const stored = await storage.game(id);
    if (stored !== null) yield await outlookOf(storage, systems, stored);
  }
}

async function outlookOf(storage: Storage, systems: readonly AnyWargame[], stored: StoredGame): Promise<GameOutlook> {
  const system = systems.find(({ id }) => id === stored.system);
  const told = { id: stored.id, system: stored.system, version: stored.version, isOver: stored.verdict !== null };
  if (system === undefined)
    return { ...told, here: null, isOtherData: null, replays: false, trouble: "the system is not here" };
  const here = system.version;
  const data = dataHash(system, stored.scenario, stored.options);
  const isOtherData = stored.data === "" ? null : stored.data !== data;
  if (!isComplete(stored, system)) return { ...told, here, isOtherData, replays: null, trouble: "" };
  try {
    await replayAll(storage, system, stored);
    return { ...told, here, isOtherData, replays: true, trouble: "" };
  } catch (error) {
    return {
      ...told,
      here,
      isOtherData,
      replays: false,
      trouble: error instanceof Error ? error.message : String(error),
    };
  }
}

async function replayAll(storage: Storage, system: AnyWargame, stored: StoredGame): Promise<void> {
  let game = begun(stored, system);
  const affairs = openAffairs(system.seats, () => stored);
  for (const act of await storage.actsAfter(stored.id, 0)) {
    redo(game, act);
    const backTo = act.kind === "agree" ? affairs.backTo() : null;
    if (backTo !== null) game = wentBack(stored, system, game, backTo);
    affairs.note(act, () => []);
  }
}

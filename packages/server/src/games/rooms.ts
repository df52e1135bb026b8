import type { AnyWargame } from "@redoubt/mechanics";
import type { Storage } from "../storage/contract.ts";
import { openRoom, type Room } from "./room.ts";
import { sharingWorlds } from "./shared-worlds.ts";

/** The rooms that are open on this server. */
export interface Rooms {
  /** The room of a game, opened if it is not open; null for an unknown game. */
  readonly room: (id: string) => Promise<Room | null>;
  readonly count: () => number;
  /** Calls back with the game and the number of each act that another server stored; -1 is something said. */
  readonly listen: (heard: (game: string, number: number) => void) => void;
  /** Waits until what was begun in every room is done and told. */
  readonly settle: () => Promise<void>;
  /** Counts all clocks again: they stood still for a while. */
  readonly countAgain: () => Promise<void>;
  /** Closes the rooms that nobody follows. */
  readonly tidy: () => void;
}

/** Opens rooms over a storage, each once however many ask at the same time. */
export async function openRooms(
  storage: Storage,
  systems: readonly AnyWargame[],
  now: () => number = Date.now,
  changed: (room: Room) => void = () => {},
): Promise<Rooms> {
  const open = new Map<string, Promise<Room | null>>();
  const sharing = systems.map(sharingWorlds);
  const listeners: ((game: string, number: number) => void)[] = [];
  const openOne = async (id: string): Promise<Room | null> => {
    const stored = await storage.game(id);
    if (stored === null) return null;
    const system = sharing.find((known) => known.id === stored.system);
    if (system === undefined) throw new Error(`game ${id} is of the system "${stored.system}", which is not here`);
    return openRoom(storage, system, stored, now, changed);
  };
  await storage.listen((game, number) => {
    for (const hear of listeners) hear(game, number);
    void open
      .get(game)
      ?.then((room) => (number === 0 ? room?.catchUpSeats() : room?.catchUp()))
      .catch(() => void open.delete(game));
  });
  return {
    async room(id) {
      const known = open.get(id);
      if (known !== undefined) return known;
      const opening = openOne(id);
      open.set(id, opening);
      try {
        const room = await opening;
        if (room === null) open.delete(id);
        return room;
      } catch (error) {
        open.delete(id);
        throw error;
      }
    },
    count: () => open.size,
    listen: (heard) => void listeners.push(heard),
    async settle() {
      for (const opening of open.values()) await (await opening.catch(() => null))?.settled();
    },
    async countAgain() {
      const counted = [...open].map(async ([id, opening]) => {
        try {
          await (await opening)?.countAgain();
        } catch {
          // Whoever wants it opens it anew.
          open.delete(id);
        }
      });
      await Promise.all(counted);
    },
    tidy() {
      for (const [id, opening] of open) {
        void opening.then((room) => {
          if (room?.followers().size === 0) open.delete(id);
        });
      }
    },
  };
}

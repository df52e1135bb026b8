import type { AnyWargame } from "@redoubt/mechanics";
import { freshGame } from "../../load/fresh-game.ts";
import type { Room } from "../../src/games/room.ts";
import type { Rooms } from "../../src/games/rooms.ts";
import type { Storage } from "../../src/storage/contract.ts";
import { shareOf } from "../live/hall.ts";

/** A room, and a way to sit down in it. */
export interface OpenedRoom {
  readonly room: Room;
  readonly sit: (seat: number, player?: string) => Promise<boolean>;
}

/** The room of a game that is there. */
export async function roomOf(rooms: Rooms, id = "g"): Promise<OpenedRoom> {
  const room = await rooms.room(id);
  if (room === null) throw new Error("there is no room");
  const sit = (seat: number, player = ""): Promise<boolean> =>
    room.sit({ seat, keyHash: `${seat}`, share: shareOf(`${seat}`), name: "", player, at: 0 });
  return { room, sit };
}

/** The room of a new game "g" of a system. */
export async function freshRoom(storage: Storage, rooms: Rooms, system: AnyWargame): Promise<OpenedRoom> {
  await storage.createGame(freshGame(system));
  return roomOf(rooms);
}

import { type Desk, openDesk } from "../games/desk.ts";
import type { Room } from "../games/room.ts";
import type { Rooms } from "../games/rooms.ts";
import type { Storage } from "../storage/contract.ts";
import { type Company, gather, saidTold } from "./company.ts";
import type { Surroundings } from "./line.ts";

interface Hall extends Surroundings {
  readonly room: Room;
  readonly company: Company;
  readonly desk: Desk;
  /** When the last words were said that were told here. */
  heard: number;
}

/** What lies around the rooms of this server to which there are lines. */
export interface Halls {
  readonly around: (id: string, room: Room) => Surroundings;
  /** Forgets what lies around a room that nobody is on a line to. */
  readonly leave: (id: string) => void;
}

const MOST_RECALLED = 50;

/** Opens the halls; what is said on other servers is heard here too. */
export function openHalls(storage: Storage, rooms: Rooms, now: () => number): Halls {
  const open = new Map<string, Hall>();
  const hearOthers = async (id: string): Promise<void> => {
    const hall = open.get(id);
    if (hall === undefined) return;
    for (const said of await storage.saidAt(id, MOST_RECALLED)) {
      if (said.at <= hall.heard) continue;
      hall.heard = said.at;
      hall.company.hear(said);
    }
  };
  rooms.listen((game, number) => {
    if (number === -1) void hearOthers(game).catch(() => {});
  });
  const build = (id: string, room: Room): Hall => {
    const { seats } = room.system;
    const company = gather(seats);
    const hall: Hall = {
      room,
      company,
      desk: openDesk(room),
      heard: now(),
      say(seat, text) {
        const said = { game: id, seat, text, at: Math.max(now(), hall.heard + 1) };
        hall.heard = said.at;
        void storage.say(said).then(
          () => company.hear(said),
          // What cannot be kept now is not said: a chat is nothing to end a game for.
          () => {},
        );
      },
      recall(seat, tell) {
        void storage.saidAt(id, MOST_RECALLED).then(
          (all) => {
            for (const said of all)
              if ((said.seat !== null) === (seat !== null)) tell({ ...saidTold(seats, said), isOld: true });
          },
          () => {},
        );
      },
    };
    return hall;
  };
  return {
    around(id, room) {
      const known = open.get(id);
      // A room that was closed and opened again is another one.
      if (known?.room === room) return known;
      const hall = build(id, room);
      open.set(id, hall);
      return hall;
    },
    leave(id) {
      if (open.get(id)?.company.isEmpty()) open.delete(id);
    },
  };
}

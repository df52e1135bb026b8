import type { AffairsTold } from "@redoubt/protocol";
import type { Room } from "../games/room.ts";
import { seatsTold } from "../http/facts.ts";

/** What lies beside the board, as everybody at the table may know it. */
export function affairsTold(room: Room, now: number): AffairsTold {
  const affairs = room.affairs();
  const stored = room.stored();
  return {
    seats: seatsTold(room.system.seats, stored).map((told, seat) => ({ ...told, player: affairs.playerOf(seat) })),
    offer: affairs.offer(),
    clock: affairs.clock(now),
    ended: affairs.ended(),
    isBegun: room.game() !== null,
    kept: room.kept(),
  };
}

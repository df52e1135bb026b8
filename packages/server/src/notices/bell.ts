import type { Room } from "../games/room.ts";
import { battleOf, isHere, type Ring, timeWords } from "./ringing.ts";

/** Tells those who are away that it is their move. */
export interface Bell {
  /** Looks whether somebody in a room is asked who is not there. */
  readonly attend: (room: Room) => void;
  /** Waits for what is being sent. */
  readonly settled: () => Promise<void>;
}

/** Somebody who plays on at once is not called; only who is still asked after a while. */
const GRACE = 20_000;

/** A bell that calls a seat once for each time that it comes to be asked. */
export function hangBell(
  ring: Ring,
  report: (trouble: string) => void,
  grace: number = GRACE,
  now: () => number = Date.now,
): Bell {
  // The seats that were asked when their room was looked at last, by game.
  const asked = new Map<string, ReadonlySet<number>>();
  const sending = new Set<Promise<void>>();

  const callIfAway = async (room: Room, seat: number): Promise<void> => {
    await new Promise((wait) => setTimeout(wait, grace));
    const decision = room.asked(seat);
    if (decision === null) return;
    const clock = room.affairs().clock(now());
    const time = clock?.terms.pace === "correspondence" ? ` You have ${timeWords(clock.left[seat])}.` : "";
    await ring(room, seat, { title: `${battleOf(room)}: it is your move`, text: `${decision.prompt}${time}` });
  };
  const begin = (work: Promise<void>): void => {
    const watched = work.catch((error: unknown) => report(String(error))).finally(() => sending.delete(watched));
    sending.add(watched);
  };
  return {
    attend(room) {
      const { id } = room.stored();
      const seats = new Set(room.system.seats.flatMap((_, seat) => (room.asked(seat) === null ? [] : [seat])));
      const before = asked.get(id);
      asked.set(id, seats);
      // A room that was only opened again has nothing new to tell.
      if (before === undefined) return;
      for (const seat of seats) if (!before.has(seat) && !isHere(room, seat)) begin(callIfAway(room, seat));
    },
    settled: async () => void (await Promise.all(sending)),
  };
}

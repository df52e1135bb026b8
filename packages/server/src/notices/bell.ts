import type { Room } from "../games/room.ts";
import type { Storage } from "../storage/contract.ts";
import { Gone, type Notice, type Send } from "./contract.ts";

/** Tells those who are away that it is their move. */
export interface Bell {
  /** Looks whether somebody in a room is asked who is not there. */
  readonly attend: (room: Room) => void;
  /** Waits for what is being sent. */
  readonly settled: () => Promise<void>;
}

/** Somebody who plays on at once is not called; only who is still asked after a while. */
const GRACE = 20_000;

/** A bell that rings over the channels that seats have left. One notice for each time that a seat comes to be asked. */
export function hangBell(
  storage: Storage,
  send: Send,
  address: string,
  report: (trouble: string) => void,
  grace: number = GRACE,
): Bell {
  // The seats that were asked when their room was looked at last, by game.
  const asked = new Map<string, ReadonlySet<number>>();
  const sending = new Set<Promise<void>>();

  const ring = async (room: Room, seat: number, notice: Notice): Promise<void> => {
    for (const { id, channel } of await storage.channelsOf(room.stored().id, seat)) {
      try {
        await send(channel, notice);
      } catch (error) {
        if (error instanceof Gone) await storage.dropChannel(id);
        else
          report(`a notice by ${channel.kind} was not sent: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  const isHere = (room: Room, seat: number): boolean => [...room.followers()].some((one) => one.seat === seat);
  const callIfAway = async (room: Room, seat: number): Promise<void> => {
    await new Promise((wait) => setTimeout(wait, grace));
    const decision = room.asked(seat);
    if (decision === null || isHere(room, seat)) return;
    const { id, scenario } = room.stored();
    const title = room.system.scenarios.find((one) => one.id === scenario)?.title ?? scenario;
    await ring(room, seat, { title: `${title}: it is your move`, text: decision.prompt, link: `${address}g/${id}` });
  };
  const begin = (work: Promise<void>): void => {
    const watched = work.catch((error: unknown) => report(String(error))).finally(() => sending.delete(watched));
    sending.add(watched);
  };
  return {
    attend(room) {
      const { id } = room.stored();
      const now = new Set(room.system.seats.flatMap((_, seat) => (room.asked(seat) === null ? [] : [seat])));
      const before = asked.get(id);
      asked.set(id, now);
      // A room that was only opened again has nothing new to tell.
      if (before === undefined) return;
      for (const seat of now) if (!before.has(seat) && !isHere(room, seat)) begin(callIfAway(room, seat));
    },
    settled: async () => void (await Promise.all(sending)),
  };
}

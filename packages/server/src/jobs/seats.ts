import type { Room } from "../games/room.ts";
import type { Rooms } from "../games/rooms.ts";
import { answererOf } from "../games/standing.ts";
import type { Thinkers } from "../games/thinkers.ts";
import { StorageDown } from "../storage/contract.ts";
import type { Queue } from "./queue.ts";

/** A game in which a computer is to answer, as it lies in the queue. */
interface SeatsCall {
  readonly game: string;
}

/** So often a game is called out again in which a computer is still asked the same, in milliseconds. */
const CALL_EVERY = 1_000;

/** Whether a computer is to answer in a room. */
const isAsked = (room: Room): boolean =>
  room.system.seats.some((_, seat) => room.asked(seat) !== null && answererOf(room, seat).player !== "");

interface Waiting {
  readonly room: Room;
  /** How many acts there were when it was called out last. */
  readonly count: number;
}

/** Calls out the games in which a computer is to answer, for workers on any machine. */
export function callForSeats(queue: Queue, report: (trouble: string) => void): Pick<Thinkers, "attend" | "close"> {
  const waiting = new Map<string, Waiting>();
  const callOut = (games: readonly string[]): void => {
    queue
      .callOut(
        "seats",
        games.map((game) => ({ key: game, data: { game } satisfies SeatsCall })),
      )
      .catch((error: unknown) => {
        // It is called out again in a moment.
        if (!(error instanceof StorageDown)) report(String(error));
      });
  };
  // A call may be lost where a worker was just ending with the game: whoever is still asked the same is called for again.
  const calling = setInterval(() => {
    const stuck = [...waiting].filter(([, { room, count }]) => room.count() === count).map(([game]) => game);
    for (const [game, { room }] of waiting) waiting.set(game, { room, count: room.count() });
    if (stuck.length > 0) callOut(stuck);
  }, CALL_EVERY);
  calling.unref();
  return {
    attend(room) {
      const { id } = room.stored();
      if (!isAsked(room)) {
        waiting.delete(id);
        return;
      }
      // Whoever plays this game plays on until nobody is asked: it is called out once.
      if (!waiting.has(id)) callOut([id]);
      waiting.set(id, { room, count: room.count() });
    },
    close: async () => clearInterval(calling),
  };
}

/** Plays the computer's seats of the games that are called out, one game at a time, until no computer is asked there. */
export async function takeSeats(
  queue: Queue,
  rooms: Rooms,
  thinkers: Thinkers,
  isStopping: () => boolean,
  played: () => void = () => {},
): Promise<void> {
  await queue.take("seats", async (data) => {
    const { game } = data as SeatsCall; // only callForSeats calls games out
    const room = await rooms.room(game);
    if (room === null) return;
    // What other servers stored since the room was last looked at.
    await room.catchUp();
    await thinkers.play(room, isStopping);
    // Whoever is told to end gives the game back.
    if (isStopping() && isAsked(room)) throw new Error("the worker ends");
    played();
  });
}

import type { Room } from "../games/room.ts";
import type { Rooms } from "../games/rooms.ts";
import type { Warning, Warnings } from "../storage/warnings.ts";
import { battleOf, type Ring, timeWords } from "./ringing.ts";

/** Tells those who play by correspondence and are away when a quarter of their clock is left, once a turn. */
export interface Hourglass {
  /** Looks whose turn has begun in a room. */
  readonly attend: (room: Room) => void;
  /** Tells those whose time has come. */
  readonly turn: () => Promise<void>;
  /** Waits for what is being written down. */
  readonly settled: () => Promise<void>;
}

/** What is left when somebody is told. */
const QUARTER = 4;

/** An hourglass over what is stored, so that a warning comes whichever server is there then, and from one of them alone. */
export function setHourglass(
  warnings: Warnings,
  rooms: Pick<Rooms, "room">,
  ring: Ring,
  report: (trouble: string) => void,
  now: () => number = Date.now,
): Hourglass {
  /** How long until a quarter of the clock is left, if the seat is asked by correspondence in its turn; else null. */
  const untilQuarter = (room: Room, seat: number): number | null => {
    const clock = room.affairs().clock(now());
    if (clock?.terms.pace !== "correspondence" || room.asked(seat) === null) return null;
    return room.affairs().playerOf(seat) === "" ? clock.left[seat] - clock.terms.bank / QUARTER : null;
  };
  const warn = async (warning: Warning): Promise<void> => {
    if (!(await warnings.takeWarning(warning))) return;
    const { game, seat, turn } = warning;
    const room = await rooms.room(game);
    if (room === null || room.affairs().turnBegan(seat) !== turn) return;
    const wait = untilQuarter(room, seat);
    if (wait === null) return;
    // They were given more time, or clocks stood still meanwhile.
    if (wait > 0) return warnings.putOffWarning(warning, now() + wait);
    const left = room.affairs().clock(now())?.left[seat] ?? 0;
    const title = `${battleOf(room)}: ${left > 0 ? `you have ${timeWords(left)} left` : "you are out of time"}`;
    await ring(room, seat, { title, text: room.asked(seat)?.prompt ?? "" });
  };
  // The turns for which a warning was set here, so that not every answer is written down.
  const set = new Map<string, number>();
  const writing = new Set<Promise<void>>();
  return {
    attend(room) {
      const { id } = room.stored();
      for (const seat of room.system.seats.keys()) {
        const [turn, wait] = [room.affairs().turnBegan(seat), untilQuarter(room, seat)];
        // Whoever begins with less is told so when it is told that it is asked.
        if (turn === null || wait === null || wait <= 0 || set.get(`${id} ${seat}`) === turn) continue;
        set.set(`${id} ${seat}`, turn);
        const written = warnings
          .setWarning({ game: id, seat, turn, at: now() + wait })
          .catch((error: unknown) => report(String(error)))
          .finally(() => writing.delete(written));
        writing.add(written);
      }
    },
    async turn() {
      for (const warning of await warnings.dueWarnings(now())) await warn(warning);
    },
    settled: async () => void (await Promise.all(writing)),
  };
}

import type { Game, LogEntry } from "@redoubt/engine";

/** The answers since the last barrier, by the seats that gave them: those that can be taken back. */
export interface TakingBack {
  /** How many answers in a row a seat can take back now. */
  readonly steps: (seat: number) => number;
  /** Notes that a seat has just answered. */
  readonly note: (seat: number) => void;
  /** Notes that a seat has just taken its last answer back. */
  readonly noteUndone: (seat: number) => void;
}

/** Where lanes are open, everybody takes back what is his own, whatever the others did since. */
const isWaiting = (entry: LogEntry | null): boolean => entry?.lane === true && entry.state === "";

/** What can be taken back in a game as it stands. */
export function takingBack(game: Game): TakingBack {
  const given = sinceBarrier(game);
  return {
    steps(seat) {
      if (game.whyNotUndo(seat) !== null) return 0;
      if (isWaiting(game.last())) return given.filter((one) => one === seat).length;
      return given.length - 1 - given.findLastIndex((one) => one !== seat);
    },
    note(seat) {
      if (game.whyNotUndo(seat) === null) given.push(seat);
      else given.length = 0;
    },
    noteUndone(seat) {
      given.splice(given.lastIndexOf(seat), 1);
    },
  };
}

/** Reads from the log of a game that was opened who has answered since the last dice, reveal or joining of lanes. */
function sinceBarrier(game: Game): number[] {
  const { entries, header } = game.log();
  const reveals = new Set(
    header.seats.flatMap((_, seat) =>
      game
        .happened(seat, 0)
        .filter(({ event }) => event.reveals === true)
        .map(({ entry }) => entry),
    ),
  );
  const opensLanes = (i: number): boolean => entries[i].lane !== true && entries[i + 1]?.lane === true;
  const joinsLanes = ({ lane, state }: LogEntry): boolean => lane === true && state !== "";
  const isFinal = (entry: LogEntry, i: number): boolean =>
    entry.rolls.length > 0 || joinsLanes(entry) || opensLanes(i) || reveals.has(i + 1);
  const given = entries.slice(entries.findLastIndex(isFinal) + 1).map(({ seat }) => header.seats.indexOf(seat));
  const last = given.at(-1);
  return last === undefined || game.whyNotUndo(last) !== null ? [] : given;
}

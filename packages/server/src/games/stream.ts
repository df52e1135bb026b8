import { isKnownOf, type KnownEntry, knownEntry, type LogEntry } from "@redoubt/engine";

/** Something that was done, as it is told to those who may know of it. */
export type Played =
  | { readonly is: "played"; readonly at: number; readonly entry: KnownEntry }
  | { readonly is: "undone"; readonly at: number; readonly seat: string };

interface Done {
  readonly kind: "answer" | "undo";
  readonly entry: LogEntry;
}

/** All that was done in a game, and what of it a seat or a watcher (null) may know, each counted for itself. */
export interface Stream {
  readonly add: (done: Done) => void;
  /** How much of it a seat may know of. */
  readonly length: (seat: number | null) => number;
  /** How often something was taken back that it may know of. */
  readonly undone: (seat: number | null) => number;
  /** What a seat may know of it after so much, as it is sent. */
  readonly after: (seat: number | null, at: number) => readonly string[];
}

/** Whether everybody may know all of an answer. */
const isOpen = ({ secret, lane, rolls }: LogEntry): boolean =>
  secret !== true && lane !== true && rolls.every(({ audience }) => audience === undefined);

/** A stream of what is done in a game of these seats. */
export function streamOf(seats: readonly string[], hides: boolean): Stream {
  const done: Done[] = [];
  // For each seat, and last for watchers, the places of what they may know of.
  const known: number[][] = [...seats, null].map(() => []);
  const knownTo = (seat: number | null): number[] => known[seat ?? seats.length];
  const told = (seat: number | null, at: number): Played => {
    const { kind, entry } = done[knownTo(seat)[at - 1]];
    if (kind === "undo") return { is: "undone", at, seat: entry.seat };
    return { is: "played", at, entry: knownEntry(entry, seat === null ? null : seats[seat], { seat, hides }) };
  };
  // What is open is put into words once for all who hear of it as the same number.
  let last = { place: -1, at: 0, text: "" };
  const textOf = (seat: number | null, at: number): string => {
    const place = knownTo(seat)[at - 1];
    if (last.place === place && last.at === at) return last.text;
    const text = JSON.stringify(told(seat, at));
    if (isOpen(done[place].entry)) last = { place, at, text };
    return text;
  };
  return {
    add(one) {
      done.push(one);
      for (const [i, places] of known.entries()) {
        // What is taken back in a lane before all are done is nobody else's business.
        if (isKnownOf(one.entry, seats[i] ?? null)) places.push(done.length - 1);
      }
    },
    length: (seat) => knownTo(seat).length,
    undone: (seat) => knownTo(seat).filter((place) => done[place].kind === "undo").length,
    after(seat, at) {
      const all: string[] = [];
      for (let next = at + 1; next <= knownTo(seat).length; next++) all.push(textOf(seat, next));
      return all;
    },
  };
}

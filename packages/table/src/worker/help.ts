import type { Imagine } from "./sharing.ts";
import type { ImagineAsk } from "./staff-calls.ts";

/** A staff elsewhere that helps this one to think: on a thread of its own, with a copy of the game of its own. */
export interface Helper {
  readonly brief: (ask: { file: string }) => Promise<number>;
  readonly imagine: (ask: ImagineAsk) => Promise<readonly number[] | null>;
}

/** The helpers of a staff, each kept up with the game when he is next asked. */
export interface Help {
  /** The game was put in front of the staff. */
  readonly briefed: (file: string, count: number) => void;
  /** An answer was played on. */
  readonly noted: (entry: string) => void;
  /** The helpers as hands for a player, each with the time that is left. */
  readonly hands: (player: string, at: string, timeLeft: () => number) => readonly Imagine[];
}

/** Helpers are called for when they are first wanted, and not before. */
export function createHelp(call: () => readonly Helper[]): Help {
  let called: readonly Helper[] | null = null;
  let file = "";
  let begun = 0;
  let since: string[] = [];
  let known: number[] = [];

  const ask = async (i: number, helper: Helper, asked: Omit<ImagineAsk, "from" | "entries">) => {
    if ((known[i] ?? -1) < 0) known[i] = await helper.brief({ file });
    const from = known[i];
    const values = await helper.imagine({ ...asked, from, entries: since.slice(from - begun) });
    // Whoever had time and brings nothing has another game before him.
    known[i] = values === null && asked.patience > 0 ? -1 : begun + since.length;
    return values;
  };

  return {
    briefed(text, count) {
      file = text;
      begun = count;
      since = [];
      known = [];
    },
    noted(entry) {
      since.push(entry);
    },
    hands(player, at, timeLeft) {
      called ??= call();
      return called.map(
        (helper, i) => (errand, courses) => ask(i, helper, { player, errand, courses, at, patience: timeLeft() }),
      );
    },
  };
}

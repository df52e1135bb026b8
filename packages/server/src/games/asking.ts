import type { Game, Pending } from "@redoubt/engine";

/** What a game waits for. It is asked by everybody at the table after each act, and put into words once. */
export interface Asking {
  /** Null until the game has begun. */
  readonly pending: () => Pending | null;
  /** The seats that are asked. */
  readonly seats: () => readonly number[];
  /** Something was done: it may wait for something else. */
  readonly forget: () => void;
}

/** What the game of a room waits for. */
export function askingOf(game: () => Game | null): Asking {
  let known: Pending | null = null;
  const pending = (): Pending | null => {
    known ??= game()?.pending() ?? null;
    return known;
  };
  return {
    pending,
    seats() {
      const now = pending();
      return now?.kind === "decide" ? now.decisions.map(({ seat }) => seat) : [];
    },
    forget() {
      known = null;
    },
  };
}

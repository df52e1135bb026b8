/** Something that was done in a game: an answer that was given, or answers that were taken back. */
export type Act =
  | { readonly kind: "answer"; readonly entry: number; readonly seat: number; readonly answer: string }
  | { readonly kind: "undo"; readonly entry: number; readonly seat: number; readonly steps: number };

/**
 * What was done in a game since it was last written to the store. Writing takes a moment and a page can go away in it;
 * this is kept in the browser's small store, which is written before the next line runs.
 */
export interface Journal {
  /** Notes an act of a game before it is done. */
  readonly note: (game: string, act: Act) => void;
  /** How many acts have been noted so far: those that a save made now will hold. */
  readonly count: () => number;
  /** Forgets the acts up to a count: they have been written. */
  readonly forget: (game: string, count: number) => void;
  /** What a page that went away left behind for a game. */
  readonly left: (game: string) => readonly Act[];
}

const PREFIX = "redoubt.since.";
const MOST = 4000;

const isAct = (value: unknown): value is Act => {
  if (typeof value !== "object" || value === null) return false;
  const act = value as Readonly<Record<string, unknown>>; // Every field is checked below.
  if (!Number.isInteger(act.entry) || !Number.isInteger(act.seat)) return false;
  return act.kind === "answer" ? typeof act.answer === "string" : act.kind === "undo" && Number.isInteger(act.steps);
};

/** The journal of the game on the table. */
export function createJournal(storage: () => Storage = () => localStorage): Journal {
  let noted: { readonly game: string; readonly acts: readonly Act[]; readonly first: number } = {
    game: "",
    acts: [],
    first: 0,
  };
  const write = (): void => {
    try {
      const { game, acts } = noted;
      if (acts.length === 0) storage().removeItem(PREFIX + game);
      else storage().setItem(PREFIX + game, JSON.stringify(acts));
    } catch {
      // Storage is full or forbidden: the page says so when it saves the game itself.
    }
  };
  const count = (): number => noted.first + noted.acts.length;
  return {
    count,
    note(game, act) {
      const acts = noted.game === game ? noted.acts : [];
      if (acts.length >= MOST) return;
      noted = { game, acts: [...acts, act], first: count() - acts.length };
      write();
    },
    forget(game, upTo) {
      if (noted.game !== game || upTo <= noted.first) return;
      noted = { game, acts: noted.acts.slice(upTo - noted.first), first: Math.min(upTo, count()) };
      write();
    },
    left(game) {
      try {
        const stored: unknown = JSON.parse(storage().getItem(PREFIX + game) ?? "[]");
        return Array.isArray(stored) ? stored.filter(isAct) : [];
      } catch {
        return [];
      }
    },
  };
}

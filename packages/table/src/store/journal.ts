/** Something that was done in a game: an answer that was given, answers that were taken back, or that past dice. */
export type Act =
  | { readonly kind: "answer"; readonly entry: number; readonly seat: number; readonly answer: string }
  | { readonly kind: "undo"; readonly entry: number; readonly seat: number; readonly steps: number }
  | { readonly kind: "practise"; readonly entry: number; readonly seat: number };

/**
 * What was done in a game since it was last written to the store. Writing takes a moment and a page can go away in it;
 * this is kept in the browser's small store, which is written before the next line runs. Every page writes under a key of
 * its own: two pages cannot overwrite each other's notes.
 */
export interface Journal {
  /** Notes an act of a game before it is done. */
  readonly note: (game: string, act: Act) => void;
  /** Keeps the text of a game that is not in the store yet, for the acts that are noted before it is. */
  readonly keepBase: (game: string, text: string) => void;
  /** That text; null once the game has been written to the store. */
  readonly base: (game: string) => string | null;
  /** How many acts have been noted so far: those that a save made now will hold. */
  readonly count: () => number;
  /** Forgets the acts up to a count: they have been written. */
  readonly forget: (game: string, count: number) => void;
  /** What pages left behind for a game, page by page. */
  readonly left: (game: string) => readonly (readonly Act[])[];
  /** Forgets what other pages left behind for a game: it was done again here, and noted here. */
  readonly clear: (game: string) => void;
}

const SINCE = "redoubt.since.";
const BASE = "redoubt.base.";
const MOST = 4000;

const isAct = (value: unknown): value is Act => {
  if (typeof value !== "object" || value === null) return false;
  const act = value as Readonly<Record<string, unknown>>; // Every field is checked below.
  if (!Number.isInteger(act.entry) || !Number.isInteger(act.seat)) return false;
  if (act.kind === "answer") return typeof act.answer === "string";
  return act.kind === "practise" || (act.kind === "undo" && Number.isInteger(act.steps));
};

function readActs(text: string | null): readonly Act[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isAct) : [];
  } catch {
    return [];
  }
}

/** The journal of the games on one page. */
export function createJournal(page: string, storage: () => Storage = () => localStorage): Journal {
  let noted: { readonly game: string; readonly acts: readonly Act[]; readonly first: number } = {
    game: "",
    acts: [],
    first: 0,
  };
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(storage());
    } catch {
      // Storage is full or forbidden: the page says so when it saves the game itself.
      return otherwise;
    }
  };
  const keyOf = (game: string): string => `${SINCE}${game}.${page}`;
  const write = (): void =>
    attempt((kept) => {
      const { game, acts } = noted;
      if (acts.length === 0) kept.removeItem(keyOf(game));
      else kept.setItem(keyOf(game), JSON.stringify(acts));
    }, undefined);
  const keysOf = (kept: Storage, game: string): readonly string[] =>
    Array.from({ length: kept.length }, (_, i) => kept.key(i) ?? "")
      // The first version of the journal had one key for all pages.
      .filter((key) => key === SINCE + game || key.startsWith(`${SINCE}${game}.`))
      .sort();
  const count = (): number => noted.first + noted.acts.length;
  return {
    count,
    note(game, act) {
      const acts = noted.game === game ? noted.acts : [];
      if (acts.length >= MOST) return;
      noted = { game, acts: [...acts, act], first: count() - acts.length };
      write();
    },
    keepBase: (game, text) => attempt((kept) => kept.setItem(BASE + game, text), undefined),
    base: (game) => attempt((kept) => kept.getItem(BASE + game), null),
    forget(game, upTo) {
      attempt((kept) => kept.removeItem(BASE + game), undefined);
      if (noted.game !== game || upTo <= noted.first) return;
      noted = { game, acts: noted.acts.slice(upTo - noted.first), first: Math.min(upTo, count()) };
      write();
    },
    left: (game) =>
      attempt((kept) => {
        const lists = keysOf(kept, game).map((key) => readActs(kept.getItem(key)));
        return lists.filter((acts) => acts.length > 0).sort((a, b) => a[0].entry - b[0].entry);
      }, []),
    clear: (game) =>
      attempt((kept) => {
        for (const key of keysOf(kept, game)) if (key !== keyOf(game)) kept.removeItem(key);
      }, undefined),
  };
}

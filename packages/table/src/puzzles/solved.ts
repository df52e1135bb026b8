/** How a puzzle was solved: by oneself, or after its answer was shown. */
export type Solved = "alone" | "shown";

const KEY = "redoubt.puzzles";

type Kept = Readonly<Record<string, Solved>>;

/** What was solved in this browser, by the hash of the position: a book may be made anew. */
export function solvedHere(storage: () => Storage = () => localStorage): Kept {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Kept) : {};
  } catch {
    return {};
  }
}

/** Keeps that a puzzle was solved. What was once solved alone stays so. */
export function keepSolved(state: string, how: Solved, storage: () => Storage = () => localStorage): void {
  const kept = solvedHere(storage);
  if (kept[state] === "alone") return;
  try {
    storage().setItem(KEY, JSON.stringify({ ...kept, [state]: how }));
  } catch {
    // Storage is full or forbidden: it is remembered as long as the page is open, and no longer.
  }
}

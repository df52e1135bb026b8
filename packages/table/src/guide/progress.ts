const KEY = "redoubt.lesson";
const KEPT = 12;

type Places = readonly (readonly [game: string, step: number])[];

function read(storage: () => Storage): Places {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (one): one is [string, number] =>
        Array.isArray(one) && typeof one[0] === "string" && Number.isInteger(one[1]) && one[1] >= 0,
    );
  } catch {
    return [];
  }
}

/** The step at which the lesson of a game was left in this browser; 0 if it is not known. */
export function keptStep(game: string, storage: () => Storage = () => localStorage): number {
  return read(storage).find(([id]) => id === game)?.[1] ?? 0;
}

/** Keeps the step of a game's lesson, and forgets the oldest ones. */
export function keepStep(game: string, step: number, storage: () => Storage = () => localStorage): void {
  const others = read(storage).filter(([id]) => id !== game);
  try {
    storage().setItem(KEY, JSON.stringify([[game, step], ...others].slice(0, KEPT)));
  } catch {
    // Storage is full or forbidden: the lesson then finds its place from the game itself.
  }
}

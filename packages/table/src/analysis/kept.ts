import type { StudyPoint, Tally } from "../worker/analyst-calls.ts";
import type { Tallies } from "./searching.ts";

/** What was counted for a game: each tally with the state that it was counted for. */
export interface KeptTallies {
  readonly id: string;
  readonly tallies: Readonly<Record<string, Tally & { readonly state: string }>>;
}

/** Keeps what was counted beside the games of this browser; trouble is no trouble: it is counted again. */
export interface TallyKeeper {
  readonly get: (id: string) => Promise<KeptTallies | null>;
  readonly put: (kept: KeptTallies) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const NAME = "redoubt-analysis";
const STORE = "tallies";

const isTally = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const { count, halves, state } = value as Readonly<Record<string, unknown>>; // Every field is checked here.
  const areWhole = Number.isInteger(count) && Number.isInteger(halves);
  return (
    areWhole &&
    Number(count) > 0 &&
    Number(halves) >= 0 &&
    Number(halves) <= 2 * Number(count) &&
    typeof state === "string"
  );
};

/** Reads what a store holds, whatever may have been put there. */
export function readKept(value: unknown, id: string): KeptTallies | null {
  const tallies: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "tallies") : null;
  if (typeof tallies !== "object" || tallies === null) return null;
  const whole = Object.entries(tallies).filter(([, tally]) => isTally(tally));
  return { id, tallies: Object.fromEntries(whole) };
}

/** The state that a tally belongs to: that of the moment, or of the moment before where the dice are left open. */
const stateFor = (points: readonly StudyPoint[], name: string): string | undefined =>
  points.find(({ entry }) => `${entry}` === name.replace("?", ""))?.state;

/** Of what was kept, what still belongs to the game: a game that was taken back and played otherwise has other states. */
export function fitting(kept: KeptTallies | null, points: readonly StudyPoint[]): Tallies {
  const found = Object.entries(kept?.tallies ?? {}).filter(([name, { state }]) => stateFor(points, name) === state);
  return Object.fromEntries(found.map(([name, { count, halves }]) => [name, { count, halves }]));
}

/** What was counted, with the states of its moments. */
export function keptOf(id: string, tallies: Tallies, points: readonly StudyPoint[]): KeptTallies {
  const named = Object.entries(tallies).flatMap(([name, tally]) => {
    const state = stateFor(points, name);
    return state === undefined ? [] : [[name, { ...tally, state }] as const];
  });
  return { id, tallies: Object.fromEntries(named) };
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
    request.onblocked = () => fail(new Error("another tab holds the store"));
  });
}

/** The keeper of this browser's database; without one nothing is kept. */
export function browserTallies(): TallyKeeper {
  const use = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> => {
    try {
      const database = await opened(indexedDB);
      const request = ask(database.transaction(STORE, mode).objectStore(STORE));
      return await new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      }).finally(() => database.close());
    } catch {
      return null;
    }
  };
  return {
    get: async (id) => readKept(await use<unknown>("readonly", (store) => store.get(id)), id),
    put: async (kept) => void (await use("readwrite", (store) => store.put(kept))),
    remove: async (id) => void (await use("readwrite", (store) => store.delete(id))),
  };
}

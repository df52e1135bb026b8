import { type Keeper, SAVE_FORMAT, type SaveRecord, type StoreTrouble, troubleOf } from "./keeper.ts";

/** A saved game in the list: whole, or one that this version cannot read but keeps. */
export type Saved =
  | { readonly kind: "game"; readonly record: SaveRecord }
  | { readonly kind: "newer" | "damaged"; readonly id: string; readonly text: string };

/** Why a game was not saved: trouble with the store, or another page has saved it since this one looked. */
export type NotSaved = StoreTrouble | "elsewhere";

/** The saved games of this browser. Trouble with the store is a value: play goes on in the tab. */
export interface Saves {
  readonly list: () => Promise<readonly Saved[] | StoreTrouble>;
  readonly get: (id: string) => Promise<Saved | null | StoreTrouble>;
  /** Tells which state of a stored game this page plays on from: a save over any other is refused. */
  readonly adopt: (record: SaveRecord) => void;
  /** Saves; of several saves of one game that come quickly only the last need be written. */
  readonly put: (record: SaveRecord) => Promise<NotSaved | null>;
  readonly remove: (id: string) => Promise<StoreTrouble | null>;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Reads a record of a store, whatever may have been put there. */
export function readRecord(value: unknown): Saved {
  const id = String(field(value, "id") ?? "");
  const text = field(value, "text");
  const kept = typeof text === "string" ? text : JSON.stringify(value ?? null);
  const format = field(value, "format");
  const [name, number] = SAVE_FORMAT.split("/");
  const match = typeof format === "string" ? /^([a-z-]+)\/(\d+)$/.exec(format) : null;
  if (match !== null && match[1] === name && Number(match[2]) > Number(number))
    return { kind: "newer", id, text: kept };
  const about = field(value, "about");
  const isWhole = format === SAVE_FORMAT && typeof text === "string" && typeof field(about, "savedAt") === "number";
  // The checks above are those of every field that is used without opening the game.
  return isWhole ? { kind: "game", record: value as SaveRecord } : { kind: "damaged", id, text: kept };
}

/** Saved games over a keeper. The name of the page makes its revisions unlike those of any other page. */
export function savesIn(keeper: Keeper, page: string): Saves {
  const latest = new Map<string, SaveRecord>();
  const writing = new Map<string, Promise<NotSaved | null>>();
  const known = new Map<string, string>();
  let count = 0;
  const attempt = async <T>(what: () => Promise<T>): Promise<T | StoreTrouble> => {
    try {
      return await what();
    } catch (error) {
      return troubleOf(error);
    }
  };
  const write = async (id: string): Promise<NotSaved | null> => {
    let trouble: NotSaved | null = null;
    for (let record = latest.get(id); record !== undefined; record = latest.get(id)) {
      latest.delete(id);
      const revision = `${page}.${++count}`;
      const stamped = { ...record, revision };
      const result = await attempt(() => keeper.put(stamped, known.get(id) ?? null));
      trouble = typeof result === "string" ? result : result ? null : "elsewhere";
      if (trouble === null) known.set(id, revision);
    }
    writing.delete(id);
    return trouble;
  };
  return {
    list: () =>
      attempt(async () => {
        const saved = (await keeper.list()).map(readRecord);
        const time = (one: Saved): number => (one.kind === "game" ? one.record.about.savedAt : 0);
        return saved.sort((a, b) => time(b) - time(a));
      }),
    get: (id) =>
      attempt(async () => {
        const found = await keeper.get(id);
        return found === undefined || found === null ? null : readRecord(found);
      }),
    adopt: ({ id, revision }) => void known.set(id, revision ?? ""),
    put(record) {
      latest.set(record.id, record);
      const running = writing.get(record.id) ?? write(record.id);
      writing.set(record.id, running);
      return running;
    },
    async remove(id) {
      const result = await attempt(() => keeper.remove(id));
      return typeof result === "string" ? result : null;
    },
  };
}

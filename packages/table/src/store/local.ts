import { type Keeper, mayReplace } from "./keeper.ts";

const PREFIX = "redoubt.game.";

/** Keeps games in the browser's small store, where there is no database. */
export function localKeeper(storage: Storage): Keeper {
  const keys = (): string[] =>
    Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "").filter((key) => key.startsWith(PREFIX));
  const read = (key: string): unknown => {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return { id: key.slice(PREFIX.length), text };
    }
  };
  return {
    list: async () => keys().map(read),
    get: async (id) => read(PREFIX + id),
    async put(record, expected) {
      if (!mayReplace(read(PREFIX + record.id), expected)) return false;
      storage.setItem(PREFIX + record.id, JSON.stringify(record));
      return true;
    },
    remove: async (id) => storage.removeItem(PREFIX + id),
  };
}

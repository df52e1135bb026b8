import { indexedKeeper, NoDatabase } from "./indexed.ts";
import type { Keeper } from "./keeper.ts";
import { localKeeper } from "./local.ts";
import { type Saves, savesIn } from "./saves.ts";

const forbidden: Keeper = {
  list: () => Promise.reject(new Error("storage is forbidden")),
  get: () => Promise.reject(new Error("storage is forbidden")),
  put: () => Promise.reject(new Error("storage is forbidden")),
  remove: () => Promise.reject(new Error("storage is forbidden")),
};

function localOrNothing(): Keeper {
  try {
    return localKeeper(localStorage);
  } catch {
    return forbidden;
  }
}

/** The best store that this browser allows: its database, else its small store, else none. */
function browserKeeper(): Keeper {
  let hasDatabase = false;
  try {
    hasDatabase = typeof indexedDB !== "undefined" && indexedDB !== null;
  } catch {
    hasDatabase = false;
  }
  if (!hasDatabase) return localOrNothing();
  const [first, second] = [indexedKeeper(indexedDB), localOrNothing()];
  let isBroken = false;
  const either = async <T>(use: (keeper: Keeper) => Promise<T>): Promise<T> => {
    if (isBroken) return use(second);
    try {
      return await use(first);
    } catch (error) {
      // A database that only failed once still has the games: writing elsewhere would hide what was written there.
      if (!(error instanceof NoDatabase)) throw error;
      isBroken = true;
      return use(second);
    }
  };
  return {
    list: () => either((keeper) => keeper.list()),
    get: (id) => either((keeper) => keeper.get(id)),
    put: (record, expected) => either((keeper) => keeper.put(record, expected)),
    remove: (id) => either((keeper) => keeper.remove(id)),
  };
}

/** The saved games of this browser, as one page reads and writes them. */
export const browserSaves = (page: string): Saves => savesIn(browserKeeper(), page);

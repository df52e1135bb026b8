import { type Keeper, mayReplace } from "./keeper.ts";

const NAME = "redoubt";
const GAMES = "games";

function wait<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

/** The browser has a database but does not let it be opened. */
export class NoDatabase extends Error {}

function open(factory: IDBFactory, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const no = (why: unknown): void => fail(new NoDatabase(String(why)));
    try {
      const request = factory.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
      request.onsuccess = () => {
        request.result.onclose = onClose;
        done(request.result);
      };
      request.onerror = () => no(request.error);
      request.onblocked = () => no("another tab holds an older store open");
    } catch (error) {
      no(error);
    }
  });
}

/** Keeps games in the browser's database. */
export function indexedKeeper(factory: IDBFactory): Keeper {
  let database: Promise<IDBDatabase> | null = null;
  const forget = (): void => {
    database = null;
  };
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    database ??= open(factory, forget);
    database.catch(forget);
    return (await database).transaction(GAMES, mode).objectStore(GAMES);
  };
  return {
    list: async () => wait<unknown[]>((await store("readonly")).getAll()),
    get: async (id) => wait<unknown>((await store("readonly")).get(id)),
    async put(record, expected) {
      const games = await store("readwrite");
      return new Promise<boolean>((done, fail) => {
        let isWritten = false;
        const stored = games.get(record.id);
        stored.onsuccess = () => {
          isWritten = mayReplace(stored.result, expected);
          if (!isWritten) return;
          try {
            games.put(record);
          } catch (error) {
            fail(error);
          }
        };
        // A full disk shows itself only when the transaction is written.
        games.transaction.oncomplete = () => done(isWritten);
        games.transaction.onabort = () => fail(games.transaction.error);
        games.transaction.onerror = () => fail(games.transaction.error);
      });
    },
    remove: async (id) => void (await wait((await store("readwrite")).delete(id))),
  };
}

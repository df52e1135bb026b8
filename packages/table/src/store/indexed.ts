import type { Keeper } from "./keeper.ts";

const NAME = "redoubt";
const GAMES = "games";

function wait<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
    request.onblocked = () => fail(new Error("another tab holds an older store open"));
  });
}

/** Keeps games in the browser's database. */
export function indexedKeeper(factory: IDBFactory): Keeper {
  let database: Promise<IDBDatabase> | null = null;
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    database ??= open(factory);
    database.catch(() => {
      database = null;
    });
    return (await database).transaction(GAMES, mode).objectStore(GAMES);
  };
  return {
    list: async () => wait<unknown[]>((await store("readonly")).getAll()),
    get: async (id) => wait<unknown>((await store("readonly")).get(id)),
    async put(record) {
      const games = await store("readwrite");
      await new Promise<void>((done, fail) => {
        games.put(record);
        // A full disk shows itself only when the transaction is written.
        games.transaction.oncomplete = () => done();
        games.transaction.onabort = () => fail(games.transaction.error);
        games.transaction.onerror = () => fail(games.transaction.error);
      });
    },
    remove: async (id) => void (await wait((await store("readwrite")).delete(id))),
  };
}

import type { Storage } from "@redoubt/server";
import type { Call, Flag } from "../command.ts";
import { onStore } from "./store-trouble.ts";

/** Where the games of a server are kept. */
export const storeFlags: Readonly<Record<string, Flag>> = {
  data: { value: "FOLDER", help: "the folder of the embedded store (else REDOUBT_DATA, else data)" },
  database: { value: "ADDRESS", help: "a PostgreSQL database, postgres://… (else DATABASE_URL)" },
};

/** Opens the store that the flags or the environment name, for as long as the work takes. The server is loaded only now. */
export function withStore<T>(call: Call, work: (storage: Storage) => Promise<T>): Promise<T> {
  const data = call.flag("data");
  const address = call.flag("database");
  return onStore(async ({ openStorage, readSettings }) => {
    const settings = readSettings({
      ...process.env,
      ...(data === undefined ? {} : { REDOUBT_DATA: data, DATABASE_URL: "" }),
      ...(address === undefined ? {} : { DATABASE_URL: address }),
    });
    const storage = await openStorage(settings);
    try {
      return await work(storage);
    } finally {
      await storage.close();
    }
  }, "Nothing that is stored there is lost. See to it that it runs and has room, and give the command again.");
}

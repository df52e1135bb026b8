import type { Storage } from "@redoubt/server";
import type { Call, Flag } from "../command.ts";
import { Complaint } from "../complaint.ts";

/** Where the games of a server are kept. */
export const storeFlags: Readonly<Record<string, Flag>> = {
  data: { value: "FOLDER", help: "the folder of the embedded store (else REDOUBT_DATA, else data)" },
  database: { value: "ADDRESS", help: "a PostgreSQL database, postgres://… (else DATABASE_URL)" },
};

/** Opens the store that the flags or the environment name, for as long as the work takes. The server is loaded only now. */
export async function withStore<T>(call: Call, work: (storage: Storage) => Promise<T>): Promise<T> {
  const { openStorage, readSettings, StartError } = await import("@redoubt/server");
  const data = call.flag("data");
  const address = call.flag("database");
  try {
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
  } catch (error) {
    if (error instanceof StartError) throw new Complaint("store", error.message);
    throw error;
  }
}

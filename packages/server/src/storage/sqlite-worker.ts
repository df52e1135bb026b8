import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { type Write, writerOf } from "./sqlite-writes.ts";

/** What the writing thread is started with. */
export interface WriterData {
  readonly file: string;
  readonly mostPages: number | null;
}

/** What it answers to a list of writes. */
export type Written =
  | { readonly is: "done"; readonly done: readonly boolean[] }
  | { readonly is: "failed"; readonly code: number; readonly message: string };

// Waiting for the disk happens here, so that the thread that plays never waits.
const { file, mostPages } = workerData as WriterData; // as the storage that starts it says
const database = new DatabaseSync(file, { timeout: 5_000 });
// What was committed is moved from the log into the tables every 16 MB: more often costs a third of the commits.
database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 4000;");
if (mostPages !== null) database.exec(`PRAGMA max_page_count = ${mostPages}`);
const write = writerOf(database);

parentPort?.on("message", (text: string) => {
  const writes: readonly Write[] = JSON.parse(text);
  parentPort?.postMessage(answerTo(writes));
});

function answerTo(writes: readonly Write[]): Written {
  try {
    return { is: "done", done: write(writes) };
  } catch (error) {
    const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
    return { is: "failed", code, message: error instanceof Error ? error.message : String(error) };
  }
}

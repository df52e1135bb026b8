import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { type Settings, StartError } from "./settings.ts";
import type { ShelfSystem } from "./shelf.ts";
import { openStore } from "./store.ts";

/** A server that listens. */
export interface RunningServer {
  /** What to open in a browser. */
  readonly address: string;
  readonly storeFile: string;
  /** Stops listening, then closes the store. */
  readonly close: () => Promise<void>;
}

/** Opens the store and listens; a table that is not built, a port in use or a store that cannot be read is a StartError. */
export async function startServer(settings: Settings, systems: readonly ShelfSystem[]): Promise<RunningServer> {
  if (!existsSync(join(settings.tableFolder, "index.html"))) {
    throw new StartError(
      `There is no built table in ${settings.tableFolder}. \`npm start\` builds it before it serves.`,
    );
  }
  const store = openStore(settings.dataFolder);
  const app = buildApp(systems, settings.tableFolder);
  try {
    const port = await listen(app, settings);
    store.recordStart({ at: new Date().toISOString(), node: process.versions.node });
    return {
      address: `http://${nameOf(settings.host)}:${port}/`,
      storeFile: store.file,
      close: async () => {
        await app.close();
        store.close();
      },
    };
  } catch (error) {
    await app.close();
    store.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartError(whyNotListening(error, host, port), { cause: error });
  }
  const bound = app.server.address();
  return bound !== null && typeof bound === "object" ? bound.port : port;
}

function whyNotListening(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const another = `choose another one, for example: PORT=${port + 1 > 65_535 ? 1855 : port + 1} npm start`;
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use, perhaps by another Redoubt. End the program that uses it, or ${another}`;
  }
  if (code === "EACCES") return `Port ${port} may not be used by this account; ${another}`;
  return `Redoubt cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}

function nameOf(host: string): string {
  if (host === "127.0.0.1" || host === "0.0.0.0" || host === "::" || host === "::1") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

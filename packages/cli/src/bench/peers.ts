import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Libraries that the bench compares with, and the versions it was written for. */
export const PEERS = { "honeycomb-grid": "4.1.5", "boardgame.io": "0.50.2" } as const;

/** The name of a peer. */
export type Peer = keyof typeof PEERS;

/**
 * Imports a peer, installing it first into a folder of the bench's own outside the project; undefined where it cannot be
 * had, without a network say.
 */
export async function importPeer(peer: Peer, entry: string = peer): Promise<unknown> {
  const folder = join(tmpdir(), `redoubt-bench-${peer}-${PEERS[peer]}`);
  if (!existsSync(join(folder, "node_modules", peer))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
    const wanted = `${peer}@${PEERS[peer]}`;
    const installed = spawnSync("npm", ["install", "--no-audit", "--no-fund", wanted], { cwd: folder });
    if (installed.status !== 0) return undefined;
  }
  const door = join(folder, `${entry.replaceAll(/[^a-z.-]/g, "-")}.mjs`);
  // Resolved from inside the folder, so that the peer's own entry points are used.
  writeFileSync(door, `export * from ${JSON.stringify(entry)};\n`);
  return import(pathToFileURL(door).href);
}

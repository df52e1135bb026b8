import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Libraries that the bench compares with, and the versions it was written for. */
export const PEERS = { "honeycomb-grid": "4.1.5", "boardgame.io": "0.50.2" } as const;

/** The name of a peer. */
export type Peer = keyof typeof PEERS;

/** The folder of the bench's own, outside the project, in which a peer is installed; undefined where it cannot be had. */
function installPeer(peer: Peer): string | undefined {
  const folder = join(tmpdir(), `redoubt-bench-${peer}-${PEERS[peer]}`);
  if (existsSync(join(folder, "node_modules", peer))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const wanted = `${peer}@${PEERS[peer]}`;
  const installed = spawnSync("npm", ["install", "--no-audit", "--no-fund", wanted], { cwd: folder });
  return installed.status === 0 ? folder : undefined;
}

/** Imports a peer that is an ES module, installing it first; undefined where it cannot be had, without a network say. */
export async function importPeer(peer: Peer): Promise<unknown> {
  const folder = installPeer(peer);
  if (folder === undefined) return undefined;
  const door = join(folder, "door.mjs");
  // Resolved from inside the folder, so that the peer's own entry points are used.
  writeFileSync(door, `export * from ${JSON.stringify(peer)};\n`);
  return import(pathToFileURL(door).href);
}

/** The same for a peer that is a CommonJS module. */
export function requirePeer(peer: Peer, entry: string): unknown {
  const folder = installPeer(peer);
  return folder === undefined ? undefined : createRequire(join(folder, "package.json"))(entry);
}

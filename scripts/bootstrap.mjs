// Runs on any Node from 20 on, in a clone where nothing is installed yet: built-in modules only, plain JavaScript.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the clone. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

const OLDEST_NODE = 20;
const WANTED_NODE = 26;

/**
 * Installs what is missing and returns the path of a Node that runs TypeScript.
 * @param {string} folder
 * @returns {string}
 */
export function prepare(folder = root) {
  if (majorVersion() < OLDEST_NODE) {
    fail(`Redoubt needs Node ${OLDEST_NODE} or later to set itself up; this is Node ${process.versions.node}.`);
  }
  const missing = whatIsMissing(folder);
  if (missing !== null) install(folder, missing);
  const node = findNode(folder);
  if (node === null) {
    fail(
      `Redoubt runs on Node ${WANTED_NODE}, which the npm package "node" brings, but its program is not in node_modules.`,
      "Packages may be forbidden to run install scripts here (npm config get ignore-scripts).",
      `Allow it and delete node_modules, or use Node ${WANTED_NODE} itself.`,
    );
  }
  return node;
}

/**
 * Why an install is needed, or null when node_modules holds what the lock file names.
 * @param {string} folder
 * @returns {string | null}
 */
export function whatIsMissing(folder) {
  const wanted = readLock(join(folder, "package-lock.json"));
  const installed = readLock(join(folder, "node_modules", ".package-lock.json"));
  if (installed === null) return "nothing is installed yet";
  if (wanted === null) return null;
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.startsWith("node_modules/") || entry.optional || entry.devOptional || entry.peer) continue;
    const name = path.slice("node_modules/".length);
    if (!existsSync(join(folder, path))) return `${name} is missing`;
    if (!entry.link && installed[path]?.version !== entry.version) return `${name} ${entry.version} is missing`;
  }
  return findNode(folder) === null ? `Node ${WANTED_NODE} is missing` : null;
}

/**
 * Runs a script with the given Node, passing on terminal, signals and exit code.
 * @param {string} node
 * @param {string} script
 * @param {readonly string[]} args
 */
export function runWith(node, script, args) {
  const bin = join(root, "node_modules", ".bin");
  const child = spawn(node, [script, ...args], {
    stdio: "inherit",
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
  });
  // A terminal sends Ctrl-C to the child as well, so it is passed on only without one; the child alone decides when to end.
  const hasTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  process.on("SIGINT", () => hasTerminal || child.kill("SIGINT"));
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGHUP", () => child.kill("SIGHUP"));
  child.on("error", (error) => fail(`${node} could not be started: ${error.message}`));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 128 + constants.signals[signal]);
  });
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry
 * @param {string} file
 * @returns {Record<string, LockEntry> | null}
 */
function readLock(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    return null;
  }
}

/**
 * @param {string} folder
 * @returns {string | null}
 */
function findNode(folder) {
  const bundled = join(folder, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(bundled)) return bundled;
  return majorVersion() >= WANTED_NODE ? process.execPath : null;
}

function majorVersion() {
  return Number.parseInt(process.versions.node, 10);
}

/**
 * @param {string} folder
 * @param {string} reason
 */
function install(folder, reason) {
  console.error(`Redoubt: installing packages (${reason}); this takes about half a minute ...`);
  // Not `npm ci`: the lock file names the native parts of the machine it was made on, and those of others are added here.
  const result = npm(folder, ["install", "--no-save", "--include=dev", "--ignore-scripts=false", "--loglevel=error"]);
  if (result.status === 0) return;
  fail(
    `The packages could not be installed (npm ${result.error ? result.error.message : `ended with ${result.status}`}).`,
    "See npm's message above. The package registry must be reachable; then run the same command again.",
  );
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 */
function npm(folder, args) {
  const cli = process.env.npm_execpath;
  // npm's own progress goes to stderr, so that stdout stays free for a command's output.
  /** @type {import("node:child_process").SpawnSyncOptions} */
  const options = { cwd: folder, stdio: ["ignore", 2, 2], env: { ...process.env, NODE_ENV: "" } };
  if (cli && /npm-cli\.c?js$/.test(cli)) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
}

/**
 * @param {string[]} lines
 * @returns {never}
 */
function fail(...lines) {
  console.error(`\n${lines.join("\n")}`);
  process.exit(1);
}

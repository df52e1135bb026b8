// Runs on any Node from 20 on, in a clone where nothing is installed yet: built-in modules only, plain JavaScript.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the clone. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

const OLDEST_NODE = 20;
const WANTED_NODE = 26;
const WANTED_NPM = 11;

/**
 * Installs what is missing, then runs a script on a Node that runs TypeScript.
 * @param {string} script
 * @param {readonly string[]} args
 */
export function prepareAndRun(script, args) {
  try {
    runWith(prepare(root), script, args);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * @param {string} folder
 * @returns {string}
 */
function prepare(folder) {
  if (majorVersion() < OLDEST_NODE) {
    throw new SetupError(
      `Redoubt needs Node ${OLDEST_NODE} or later to set itself up; this is Node ${process.versions.node}.`,
    );
  }
  const missing = whatIsMissing(folder);
  if (missing !== null) install(folder, missing);
  const node = findNode(folder);
  if (node !== null) return node;
  throw new SetupError(
    `Redoubt runs on Node ${WANTED_NODE}, which the npm package "node" brings, but its program is not in node_modules.`,
    "Delete node_modules and run the same command again.",
  );
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
 * Passes on terminal, signals and exit code.
 * @param {string} node
 * @param {string} script
 * @param {readonly string[]} args
 */
function runWith(node, script, args) {
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
  child.on("error", (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exitCode = 1;
  });
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
  const bundled = bundledNode(folder);
  if (existsSync(bundled)) return bundled;
  return majorVersion() >= WANTED_NODE ? process.execPath : null;
}

/** @param {string} folder */
function bundledNode(folder) {
  return join(folder, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
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
  if (majorVersion() >= WANTED_NODE) {
    installWith(process.execPath, process.env.npm_execpath, folder, []);
    return;
  }
  // An older npm, or npm on an older Node, leaves out native parts: so both come first, and then install the rest.
  const nursery = mkdtempSync(join(tmpdir(), "redoubt-node-"));
  try {
    writeFileSync(join(nursery, "package.json"), '{ "private": true, "allowScripts": { "node": true } }');
    const first = [`node@${wantedVersion(folder)}`, `npm@${WANTED_NPM}`];
    installWith(process.execPath, process.env.npm_execpath, nursery, first);
    installWith(bundledNode(nursery), join(nursery, "node_modules", "npm", "bin", "npm-cli.js"), folder, []);
  } finally {
    rmSync(nursery, { recursive: true, force: true });
  }
}

/**
 * Not `npm ci`: the lock file names the native parts of the machine it was made on, and those of others are added here.
 * @param {string} node
 * @param {string | undefined} npm
 * @param {string} folder
 * @param {readonly string[]} packages
 */
function installWith(node, npm, folder, packages) {
  const args = ["install", ...packages, "--no-save", "--include=dev", "--ignore-scripts=false", "--loglevel=error"];
  /** @type {import("node:child_process").SpawnSyncOptions} */
  const options = {
    cwd: folder,
    // npm's own words go to stderr, so that stdout stays free for a command's output.
    stdio: ["ignore", 2, 2],
    env: { ...process.env, NODE_ENV: "", PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}` },
  };
  const result =
    npm && /npm-cli\.c?js$/.test(npm)
      ? spawnSync(node, [npm, ...args], options)
      : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (result.status === 0) return;
  throw new SetupError(
    `The packages could not be installed (npm ${result.error ? result.error.message : `ended with ${result.status}`}).`,
    "See npm's message above. The package registry must be reachable; then run the same command again.",
  );
}

/**
 * @param {string} folder
 * @returns {string}
 */
function wantedVersion(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).devDependencies.node;
}

/** What stops the set-up, in words for the person who began it. */
class SetupError extends Error {
  /** @param {string[]} lines */
  constructor(...lines) {
    super(lines.join("\n"));
  }
}

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { fingerprintOf, STAMP } from "./sources.ts";

/** The table as it is served. */
export const tableFolder = join(root, "packages/table/dist");
/** The same for tests and measurements, which must not disturb a server that runs from the other. */
export const testedFolder = join(root, "packages/table/dist-tests/site");
/** The same with the small teaching system, for tests of the table itself. */
export const teachingFolder = join(root, "packages/table/dist-tests/teaching");

/** The table could not be built; the builder's own words have been printed. */
export class NotBuilt extends Error {}

/** Why a table has to be built, or null. */
export function whyBuild(folder: string): string | null {
  const stamp = join(folder, STAMP);
  if (!existsSync(join(folder, "index.html"))) return "it is not built yet";
  if (!existsSync(stamp)) return "it was built by other means";
  return readFileSync(stamp, "utf8") === fingerprintOf(root) ? null : "its sources have changed";
}

/** Builds a table if it is missing or older than its sources. A table that cannot be built leaves the old one in place. */
export function ensureTable(folder: string, isTeaching = false): void {
  const reason = whyBuild(folder);
  if (reason === null) return;
  console.error(`Redoubt: building the table (${reason}); this takes a few seconds ...`);
  const args = [join(root, "scripts/table/build.ts"), folder, ...(isTeaching ? ["--teaching"] : [])];
  // A test runner's environment would make the builder bundle what is meant for development.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ["ignore", 2, 2], env });
  if (status === 0) return;
  throw new NotBuilt(
    "The table could not be built: the message above says why. It is built from packages/table by\n" +
      "`npm run build -w packages/table`; a fresh clone of Redoubt always builds.",
  );
}

import { randomBytes } from "node:crypto";
import { closeSync, fchmodSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Complaint } from "../complaint.ts";
import { worded } from "./file-complaint.ts";
import { targetOf } from "./target.ts";

/** Complains where something already stands: nothing is ever overwritten by accident. */
export function refuseToOverwrite(path: string): void {
  if (targetOf(path).mode === null) return;
  throw new Complaint("file", `${path}: exists already and is left as it is`, { file: path });
}

/**
 * Writes a whole file or nothing: into a new file beside it, forced to disk, then renamed over the old one. Whoever
 * reads meanwhile, or after a crash, finds the old content or the new, never a part. The caller holds the lock of the
 * path, so that what an interrupted write left beside the file can be taken away.
 */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  const { path: target, mode } = targetOf(path);
  const folder = dirname(target);
  let temporary: string | null = null;
  try {
    clearAway(folder, basename(target));
    const name = join(folder, `.${basename(target)}.${randomBytes(6).toString("hex")}.tmp`);
    const handle = openSync(name, "wx", mode ?? 0o644);
    temporary = name;
    try {
      // What the mask of this process takes away from new files is given back to an old one.
      if (mode !== null) fchmodSync(handle, mode);
      writeFileSync(handle, content);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(name, target);
    temporary = null;
    syncFolder(folder);
  } catch (error) {
    if (temporary !== null) rmSync(temporary, { force: true });
    throw worded(path, "written", error);
  }
}

/** Takes away what writes of this file left behind when they were cut off. */
function clearAway(folder: string, name: string): void {
  for (const found of readdirSync(folder)) {
    const middle = found.slice(name.length + 1);
    if (found.startsWith(`.${name}`) && /^\.[0-9a-f]{12}\.tmp$/.test(middle))
      rmSync(join(folder, found), { force: true });
  }
}

/** Makes a rename last through a power cut; some systems cannot open folders and keep renames anyway. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

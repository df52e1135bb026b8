import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { Complaint } from "./complaint.ts";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "this is a folder, not a file",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of the path is no folder",
};

function fileComplaint(path: string, verb: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : null;
  if (code === null) return error;
  return new Complaint("file", `${path}: cannot be ${verb}: ${reasons[code] ?? code}`, { file: path, code });
}

/** The text of a file. */
export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw fileComplaint(path, "read", error);
  }
}

/** Complains where a file already stands: nothing is ever overwritten by accident. */
export function refuseToOverwrite(path: string): void {
  if (existsSync(path)) throw new Complaint("file", `${path}: exists already and is left as it is`, { file: path });
}

/**
 * Writes a whole file or nothing: into a new file beside it, forced to disk, then renamed over the old one. Whoever
 * reads meanwhile, or after a crash, finds the old content or the new, never a part.
 */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  let temporary: string | null = null;
  try {
    const target = existsSync(path) ? realpathSync(path) : path;
    const mode = existsSync(target) ? statSync(target).mode & 0o777 : 0o644;
    const folder = dirname(target);
    const name = join(folder, `.${basename(target)}.${randomBytes(6).toString("hex")}.tmp`);
    const handle = openSync(name, "wx", mode);
    temporary = name;
    try {
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
    throw fileComplaint(path, "written", error);
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

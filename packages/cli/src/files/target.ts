import { accessSync, constants, lstatSync, realpathSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { codeOf, fileComplaint, worded } from "./file-complaint.ts";

/** Where writing to a path ends up: links are followed, so that they stay links. */
export interface Target {
  readonly path: string;
  /** The permissions of the file that stands there; null where none does. */
  readonly mode: number | null;
}

const anyoneWrites = 0o222;

/** The target of a path. Complains about all that must not be written over: folders, pipes, read-only files, lost links. */
export function targetOf(path: string): Target {
  try {
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return newTarget(path);
    const real = realpathSync(path);
    const found = statSync(real);
    if (found.isDirectory()) throw fileComplaint(path, "written", "this is a folder, not a file", "EISDIR");
    if (!found.isFile()) throw fileComplaint(path, "written", "this is a pipe or a device, not a file");
    // Whoever may write into the folder could replace the file all the same, and so could the administrator: it was
    // made read-only to be kept.
    if ((found.mode & anyoneWrites) === 0) throw fileComplaint(path, "written", "the file is read-only", "EACCES");
    accessSync(real, constants.W_OK);
    return { path: real, mode: found.mode & 0o777 };
  } catch (error) {
    if (codeOf(error) === "ENOENT") throw fileComplaint(path, "written", "it is a link that leads nowhere");
    throw worded(path, "written", error);
  }
}

function newTarget(path: string): Target {
  const real = resolve(path);
  const folder = statSync(dirname(real), { throwIfNoEntry: false });
  if (folder === undefined) throw fileComplaint(path, "written", "there is no such folder", "ENOENT");
  return { path: real, mode: null };
}

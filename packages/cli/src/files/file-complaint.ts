import { Complaint } from "../complaint.ts";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "this is a folder, not a file",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of the path is no folder",
  ELOOP: "its links lead in a circle",
  ENAMETOOLONG: "the name is too long",
};

/** What the operating system calls a failure; null for one that is not its own. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error ? String(error.code) : null;
}

/** A file that cannot be read or written, and why. */
export function fileComplaint(path: string, verb: "read" | "written", why: string, code = ""): Complaint {
  return new Complaint("file", `${path}: cannot be ${verb}: ${why}`, { file: path, code });
}

/** A failure of the operating system in words; anything else is returned as it is. */
export function worded(path: string, verb: "read" | "written", error: unknown): unknown {
  const code = codeOf(error);
  return code === null ? error : fileComplaint(path, verb, reasons[code] ?? code, code);
}

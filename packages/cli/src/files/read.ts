import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readSync } from "node:fs";
import { codeOf, fileComplaint, worded } from "./file-complaint.ts";

// Far more than any game or position holds; a limit keeps a wrong file from filling the memory.
const megabyte = 1_000_000;
const mostBytes = 16 * megabyte;

/** Whether the path is a link; one that leads nowhere is one, too. */
function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Opens an ordinary file to read. Pipes and devices are refused: reading them could wait or go on for ever. */
function opened<T>(path: string, use: (handle: number, size: number) => T): T {
  try {
    // Opening a pipe waits for somebody who writes into it, unless told not to wait.
    const handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const found = fstatSync(handle);
      if (found.isDirectory()) throw fileComplaint(path, "read", "this is a folder, not a file", "EISDIR");
      if (!found.isFile()) throw fileComplaint(path, "read", "this is a pipe or a device, not a file");
      return use(handle, found.size);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    const isDangling = codeOf(error) === "ENOENT" && isLink(path);
    throw isDangling ? fileComplaint(path, "read", "it is a link that leads nowhere") : worded(path, "read", error);
  }
}

/** The text of an ordinary file. */
export function readText(path: string): string {
  return opened(path, (handle, size) => {
    if (size <= mostBytes) return readFileSync(handle, "utf8");
    const has = `it has ${Math.ceil(size / megabyte)} MB`;
    throw fileComplaint(path, "read", `${has}, and ${mostBytes / megabyte} MB is the most`);
  });
}

/** The first bytes of an ordinary file, one character each. */
export function readStart(path: string, length: number): string {
  return opened(path, (handle) => {
    const bytes = Buffer.alloc(length);
    return bytes.toString("latin1", 0, readSync(handle, bytes, 0, length, 0));
  });
}

import { randomBytes } from "node:crypto";
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { Complaint } from "../complaint.ts";
import { codeOf, worded } from "./file-complaint.ts";
import { targetOf } from "./target.ts";

/** Who holds a lock, as its file says. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

/** A lock that is held. */
export interface Lock {
  readonly release: () => void;
}

const patience = 10_000;
// A lock without a name in it is being made, or its maker died at that very moment.
const nameless = 2000;

const pause = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

function holderOf(lock: string): Holder | null {
  try {
    const { pid, host, token } = JSON.parse(readFileSync(lock, "utf8"));
    return Number.isInteger(pid) ? { pid, host: String(host), token: String(token) } : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process cannot be signalled, but it lives.
    return codeOf(error) === "EPERM";
  }
}

/** Whether the process that made the lock has ended without taking it away. */
function isLeftBehind(lock: string, holder: Holder | null): boolean {
  if (holder !== null) return holder.host === hostname() && !isAlive(holder.pid);
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > nameless;
}

/** Takes a left-behind lock away. Two may try at once: only the one whose rename finds it still there succeeds. */
function clearAway(lock: string, stale: Holder | null): void {
  const aside = `${lock}.${randomBytes(6).toString("hex")}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  const moved = holderOf(aside);
  // Between looking and renaming somebody else cleared it and took a lock of their own: theirs goes back.
  if (moved !== null && moved.token !== stale?.token) renameSync(aside, lock);
  else rmSync(aside, { force: true });
}

function tryToTake(path: string, lock: string): Lock | null {
  const token = randomBytes(6).toString("hex");
  try {
    const handle = openSync(lock, "wx", 0o644);
    try {
      writeFileSync(handle, JSON.stringify({ pid: process.pid, host: hostname(), token }));
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if (codeOf(error) === "EEXIST") return null;
    throw worded(path, "written", error);
  }
  return {
    release() {
      if (holderOf(lock)?.token === token) rmSync(lock, { force: true });
    },
  };
}

/** Takes the lock of a file, waiting a while for whoever holds it. Only one command at a time changes a file. */
export function takeLock(path: string, wait = patience): Lock {
  const { path: target } = targetOf(path);
  const lock = join(dirname(target), `.${basename(target)}.lock`);
  const end = Date.now() + wait;
  for (;;) {
    const taken = tryToTake(path, lock);
    if (taken !== null) return taken;
    const holder = holderOf(lock);
    if (isLeftBehind(lock, holder)) clearAway(lock, holder);
    else if (Date.now() >= end) throw heldComplaint(path, lock, holder);
    else pause(20);
  }
}

function heldComplaint(path: string, lock: string, holder: Holder | null): Complaint {
  const who = holder === null ? "another command" : `process ${holder.pid} on ${holder.host}`;
  const what = `is being changed by ${who}, and nothing was written`;
  return new Complaint("busy", `${path}: ${what}. Try again; if no such command runs any more, remove ${lock}`, {
    file: path,
    lock,
  });
}

/** Does something while nobody else can change the file. */
export function whileLocked<T>(path: string, work: () => T): T {
  const lock = takeLock(path);
  try {
    return work();
  } finally {
    lock.release();
  }
}

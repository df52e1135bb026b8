import { Complaint } from "../complaint.ts";
import { whileLocked } from "./lock.ts";
import { readText } from "./read.ts";
import { targetOf } from "./target.ts";
import { refuseToOverwrite, writeAtomically } from "./write.ts";

/** A file as it was last read or written here. */
export interface SaveFile<T extends string | null = string> {
  /** What stood in it; null where there was none. */
  readonly text: T;
  /** Writes new content over the old. The caller holds the lock; content of others is never written over. */
  readonly replace: (text: string) => void;
}

function saveFile<T extends string | null>(path: string, text: T, now: () => string | null): SaveFile<T> {
  let last: string | null = text;
  return {
    text,
    replace(next) {
      if (now() !== last) {
        const what = "was changed by another command in the meantime; nothing was written over it";
        throw new Complaint("changed", `${path}: ${what}`, { file: path });
      }
      writeAtomically(path, next);
      last = next;
    },
  };
}

/** Reads a file that will be written again. */
export function readSave(path: string): SaveFile {
  return saveFile(path, readText(path), () => readText(path));
}

/** The same where the file may not be there yet. */
export function readSaveIfAny(path: string): SaveFile<string | null> {
  const now = () => (targetOf(path).mode === null ? null : readText(path));
  return saveFile(path, now(), now);
}

/** Writes a file where none stands. */
export function writeNew(path: string, text: string): void {
  refuseToOverwrite(path);
  whileLocked(path, () => {
    refuseToOverwrite(path);
    writeAtomically(path, text);
  });
}

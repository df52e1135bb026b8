import type { Problem, Result } from "@redoubt/engine";
import { firstProblems } from "./bounds.ts";

/** A value read from a file, which may be a list, or everything that is wrong with the file. */
export type Read<T> = Result<{ readonly value: T }>;

/** A value that was read. */
export function read<T>(value: T): Read<T> {
  return { value };
}

/** A file that could not be read. */
export function unread<T>(problem: Problem): Read<T> {
  return [problem];
}

/** A file with several problems, of which the first are told. */
export function unreadAll<T>(problems: readonly Problem[]): Read<T> {
  return firstProblems(problems);
}

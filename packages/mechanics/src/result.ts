import { isProblems, type Problem } from "@redoubt/engine";

/**
 * A value, or everything that is wrong with what it was to be made of: the one shape for both, told apart by `isProblems`.
 * The value is never a list itself; put lists into an object.
 */
export type Result<T> = T | readonly Problem[];

/** The value if nothing was found wrong with it, else what was. */
export function resultOf<T>(value: T, problems: readonly Problem[]): Result<T> {
  return problems.length > 0 ? problems : value;
}

/** A value of the program's own: something wrong with it is our bug and throws. */
export function mustBe<T>(what: string, result: Result<T>): T {
  if (isProblems(result)) throw new Error(`${what}: ${result.map((one) => `${one.where}: ${one.what}`).join("; ")}`);
  return result;
}

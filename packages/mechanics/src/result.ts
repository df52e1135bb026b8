import { isProblems, type Problem, type Result } from "@redoubt/engine";

export type { Result };

/** The value if nothing was found wrong with it, else what was. */
export function resultOf<T>(value: T, problems: readonly Problem[]): Result<T> {
  return problems.length > 0 ? problems : value;
}

/** A value of the program's own: something wrong with it is our bug and throws. */
export function mustBe<T>(what: string, result: Result<T>): T {
  if (isProblems(result)) throw new Error(`${what}: ${result.map((one) => `${one.where}: ${one.what}`).join("; ")}`);
  return result;
}

/** Why an answer is not accepted: a stable code, the rule that forbids it, and what the sentence about it needs. */
export interface Refusal<R extends string = string> {
  readonly code: string;
  readonly rule: R;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A refusal as a value. Bad input never throws and never changes a state. */
export function refusal<R extends string>(
  rule: R,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): Refusal<R> {
  return { code, rule, params };
}

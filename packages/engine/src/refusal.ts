/** Whether something else is asked now, there is no such thing, or a rule forbids it. */
export type RefusalClass = "not-now" | "not-possible" | "not-allowed";

/** Why an answer is not accepted: a stable code, the rule that forbids it, and what the sentence about it needs. */
export interface Refusal<R extends string = string> {
  readonly code: string;
  readonly rule: R;
  readonly params: Readonly<Record<string, string | number>>;
  readonly class: RefusalClass;
}

type Params = Refusal["params"];

/** A rule forbids it. Bad input never throws and never changes a state. */
export function refusal<R extends string>(rule: R, code: string, params: Params = {}): Refusal<R> {
  return { code, rule, params, class: "not-allowed" };
}

/** Something else is asked now. */
export function notNow<R extends string>(rule: R, code: string, params: Params = {}): Refusal<R> {
  return { code, rule, params, class: "not-now" };
}

/** There is nothing there to choose: an empty hex, the edge of the map, a unit that is gone. */
export function notPossible<R extends string>(rule: R, code: string, params: Params = {}): Refusal<R> {
  return { code, rule, params, class: "not-possible" };
}

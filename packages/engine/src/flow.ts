import type { Procedure } from "./procedure.ts";

/** Go on with another step of this procedure, with some locals changed. */
export interface Next<S extends string = string, P = object | null> {
  readonly flow: "next";
  readonly step: S;
  readonly patch: P;
  readonly isWhole: false;
}

/** Go on with another step of this procedure, with these locals and no others. */
export interface Anew<S extends string = string, L = object> {
  readonly flow: "next";
  readonly step: S;
  readonly patch: L;
  readonly isWhole: true;
}

/** Run another procedure, then go on with `then`; its result is kept in the local named `as`. */
export interface Call<S extends string = string, Kept = object | null> {
  readonly flow: "call";
  readonly procedure: Procedure;
  readonly locals: object;
  readonly then: S;
  readonly as: string | null;
  readonly patch: object | null;
  /** Never set: what the step `then` gets from the patch and the result together. */
  readonly kept?: Kept;
}

/** Leave this procedure with a result. */
export interface Done<Result = unknown> {
  readonly flow: "done";
  readonly result: Result;
}

/** Leave this procedure and run another in its place. */
export interface Become {
  readonly flow: "become";
  readonly procedure: Procedure;
  readonly locals: object;
}

/** End the game: no frame is left. */
export interface Over {
  readonly flow: "over";
}

/** How a step ends, as the runner sees it. */
export type Flow = Next | Anew | Call | Done | Become | Over;

/** The locals of each step of a procedure, by step name. */
export type StepLocals = { readonly [step: string]: object };

/** What has to be added to the locals of one step for another: what the other needs and the one has not. */
export type Patch<From, To> = [Exclude<keyof To, keyof From>] extends [never]
  ? Partial<To> | null
  : Partial<To> & Pick<To, Exclude<keyof To, keyof From>>;

/** How a step with the locals `From` may end in a procedure with these steps and this result. */
export type FlowOf<Steps extends StepLocals, From, Result> =
  | {
      [S in keyof Steps & string]: Next<S, Patch<From, Steps[S]>> | Anew<S, Steps[S]> | Call<S, Patch<From, Steps[S]>>;
    }[keyof Steps & string]
  | Done<Result>
  | Become
  | Over;

/** Go on with the step `step`, changing the locals in `patch`. */
export function next<S extends string>(step: S): Next<S, null>;
export function next<S extends string, const P extends object>(step: S, patch: P): Next<S, P>;
export function next(step: string, patch: object | null = null): Next {
  return { flow: "next", step, patch, isWhole: false };
}

/** Go on with the step `step`, with these locals and no others: faster than a patch where all of them are at hand. */
export function anew<S extends string, const L extends object>(step: S, locals: L): Anew<S, L> {
  return { flow: "next", step, patch: locals, isWhole: true };
}

/** Call `procedure`; when it is done go on with `then`, keeping its result under the name `as` and changing locals. */
export function call<L extends object, S extends string>(
  procedure: Procedure<L>,
  locals: NoInfer<L>,
  then: S,
): Call<S, null>;
export function call<L extends object, S extends string, const P extends object>(
  procedure: Procedure<L>,
  locals: NoInfer<L>,
  then: S,
  keep: { readonly as?: undefined; readonly patch: P },
): Call<S, P>;
export function call<L extends object, Result, S extends string, K extends string, const P extends object = object>(
  procedure: Procedure<L, Result>,
  locals: NoInfer<L>,
  then: S,
  keep: { readonly as: K; readonly patch?: P },
): Call<S, P & Readonly<Record<K, Result>>>;
export function call(
  procedure: Procedure,
  locals: object,
  then: string,
  keep: { readonly as?: string | undefined; readonly patch?: object } = {},
): Call {
  return { flow: "call", procedure, locals, then, as: keep.as ?? null, patch: keep.patch ?? null };
}

const plainDone: Done<null> = { flow: "done", result: null };

/** Leave the procedure; the caller goes on. */
export function done(): Done<null>;
export function done<const Result>(result: Result): Done<Result>;
export function done(result: unknown = null): Done {
  return result === null ? plainDone : { flow: "done", result };
}

/** Replace this procedure by another one. */
export function become<L extends object>(procedure: Procedure<L>, locals: NoInfer<L>): Become {
  // A frame only hands its own locals to its own steps, so forgetting L here is safe.
  return { flow: "become", procedure: procedure as unknown as Procedure, locals };
}

/** End the game. */
export const over: Over = { flow: "over" };

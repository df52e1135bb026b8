import type { Procedure } from "./procedure.ts";

/** Go on with another step of this procedure, with some locals changed. */
export interface Next<S extends string, L> {
  readonly flow: "next";
  readonly step: S;
  readonly patch: Readonly<Partial<L>> | null;
}

/** Run another procedure, then go on with `then`; its result is kept in the local named `as`. */
export interface Call<S extends string> {
  readonly flow: "call";
  readonly procedure: Procedure;
  readonly locals: object;
  readonly then: S;
  readonly as: string | null;
  readonly patch: object | null;
}

/** Leave this procedure with a result. */
export interface Done {
  readonly flow: "done";
  readonly result: unknown;
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

/** How a step ends. `S` are the step names of its procedure, `L` its locals. */
export type Flow<S extends string = string, L = object> = Next<S, L> | Call<S> | Done | Become | Over;

/** Go on with the step `step`, changing the locals in `patch`. */
export function next<S extends string, P extends object = object>(step: S, patch: P | null = null): Next<S, P> {
  return { flow: "next", step, patch };
}

/** Call `procedure`; when it is done go on with `then`. */
export function call<L extends object, S extends string>(
  procedure: Procedure<L>,
  locals: L,
  then: S,
  keep: { readonly as?: string; readonly patch?: object } = {},
): Call<S> {
  // A frame only hands its own locals to its own steps, so forgetting L here is safe.
  const untyped = procedure as unknown as Procedure;
  return { flow: "call", procedure: untyped, locals, then, as: keep.as ?? null, patch: keep.patch ?? null };
}

const plainDone: Done = { flow: "done", result: null };

/** Leave the procedure; the caller goes on. */
export function done(result: unknown = null): Done {
  return result === null ? plainDone : { flow: "done", result };
}

/** Replace this procedure by another one. */
export function become<L extends object>(procedure: Procedure<L>, locals: L): Become {
  return { flow: "become", procedure: procedure as unknown as Procedure, locals };
}

/** End the game. */
export const over: Over = { flow: "over" };

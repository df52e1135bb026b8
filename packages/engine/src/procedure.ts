import type { AnswerList } from "./answers.ts";
import type { Dice } from "./chance.ts";
import type { GameEvent } from "./event.ts";
import type { Flow } from "./flow.ts";
import type { Columns } from "./layout.ts";
import type { Play } from "./play.ts";
import type { Refusal } from "./refusal.ts";

/** A step that changes the state and emits events. */
export interface DoStep<G = Play, L = object> {
  readonly kind: "do";
  readonly name: string;
  readonly run: (g: G, locals: L) => Flow;
}

/** A step at which one seat decides. */
export interface AskStep<G = Play, L = object> {
  readonly kind: "ask";
  readonly name: string;
  readonly rule: string;
  readonly decision: string;
  readonly seat: (g: G, locals: L) => number;
  readonly list: (g: G, locals: L, out: AnswerList) => void;
  readonly why: ((g: G, locals: L, answer: number) => Refusal | null) | null;
  readonly take: (g: G, locals: L, answer: number) => Flow;
}

/** A step at which several seats decide in secret; nothing happens until all have answered. */
export interface AskAllStep<G = Play, L = object> {
  readonly kind: "ask-all";
  readonly name: string;
  readonly rule: string;
  readonly decision: string;
  readonly seats: (g: G, locals: L) => readonly number[];
  readonly list: (g: G, locals: L, seat: number, out: AnswerList) => void;
  readonly why: ((g: G, locals: L, seat: number, answer: number) => Refusal | null) | null;
  /** `answers[seat]` is the answer of that seat. */
  readonly take: (g: G, locals: L, answers: readonly (number | null)[]) => Flow;
}

/** A step that asks for dice. */
export interface RollStep<G = Play, L = object> {
  readonly kind: "roll";
  readonly name: string;
  readonly rule: string;
  /** What the dice are for, for log and replay. */
  readonly purpose: string;
  readonly dice: (g: G, locals: L) => Dice;
  readonly take: (g: G, locals: L, rolled: readonly number[]) => Flow;
}

export type Step<G = Play, L = object> = DoStep<G, L> | AskStep<G, L> | AskAllStep<G, L> | RollStep<G, L>;

/** A named list of steps in rulebook order. The first one is where it starts. */
// biome-ignore lint/suspicious/noExplicitAny: a stack holds procedures of every kind; each hands its own locals to its own steps
export interface Procedure<L = any> {
  readonly name: string;
  readonly first: Step;
  readonly steps: Readonly<Record<string, Step>>;
  /** Names that saved games may still use for a step. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Never set: it only ties the procedure to the type of its locals. */
  readonly locals?: L;
}

type Unnamed<T> = T extends Step<infer _G, infer _L> ? Omit<T, "name"> : never;

/** The step and procedure makers of one system, bound to its world, columns, rule numbers and events. */
export function kit<W, C extends Columns, R extends string, E extends GameEvent<R>>() {
  type G = Play<W, C, E>;
  type Why = Refusal<R> | null;

  interface Asks<L, S extends string> {
    readonly rule: R;
    readonly decision: string;
    readonly seat: (g: G, locals: L) => number;
    readonly list: (g: G, locals: L, out: AnswerList) => void;
    readonly why?: (g: G, locals: L, answer: number) => Why;
    readonly take: (g: G, locals: L, answer: number) => Flow<S, L>;
  }
  interface AsksAll<L, S extends string> {
    readonly rule: R;
    readonly decision: string;
    readonly seats: (g: G, locals: L) => readonly number[];
    readonly list: (g: G, locals: L, seat: number, out: AnswerList) => void;
    readonly why?: (g: G, locals: L, seat: number, answer: number) => Why;
    readonly take: (g: G, locals: L, answers: readonly (number | null)[]) => Flow<S, L>;
  }
  interface Rolls<L, S extends string> {
    readonly rule: R;
    readonly purpose: string;
    readonly dice: (g: G, locals: L) => Dice;
    readonly take: (g: G, locals: L, rolled: readonly number[]) => Flow<S, L>;
  }
  /** What a procedure's file writes for one step. */
  type Written<L, S extends string> =
    | { readonly does: (g: G, locals: L) => Flow<S, L> }
    | { readonly asks: Asks<L, S> }
    | { readonly asksAll: AsksAll<L, S> }
    | { readonly rolls: Rolls<L, S> };

  function stepOf<L, S extends string>(written: Written<L, S>): Unnamed<Step<G, L>> {
    if ("does" in written) return { kind: "do", run: written.does };
    if ("asks" in written) return { kind: "ask", why: null, ...written.asks };
    if ("asksAll" in written) return { kind: "ask-all", why: null, ...written.asksAll };
    return { kind: "roll", ...written.rolls };
  }

  /** Makes a procedure of named steps in rulebook order; `L` are its locals, `S` its step names. */
  function procedure<L extends object, S extends string>(
    name: string,
    written: Readonly<Record<S, Written<L, S>>>,
    aliases: Readonly<Record<string, S>> = {},
  ): Procedure<L> {
    const steps: Record<string, Step> = {};
    for (const stepName of Object.keys(written) as S[]) {
      // The runner calls a step only with the Play and locals of its own system and procedure.
      steps[stepName] = { name: stepName, ...stepOf(written[stepName]) } as unknown as Step;
    }
    const first = Object.values(steps)[0];
    if (first === undefined) throw new RangeError(`procedure "${name}" has no steps`);
    for (const [old, now] of Object.entries(aliases)) steps[old] ??= steps[now as string];
    return { name, first, steps, aliases };
  }

  return { procedure };
}

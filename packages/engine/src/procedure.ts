import { type AnswerList, answerList } from "./answers.ts";
import type { Dice } from "./chance.ts";
import type { GameEvent } from "./event.ts";
import type { Flow, FlowOf, StepLocals } from "./flow.ts";
import type { Columns } from "./layout.ts";
import type { Play } from "./play.ts";
import type { Refusal } from "./refusal.ts";
import type { Shown } from "./shown.ts";

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
  readonly shows: ((g: G, locals: L) => Shown) | null;
  /** Whether the answer stays unknown to the other seats until the game is over. */
  readonly isSecret: boolean;
  /** The one answer there is, which is then taken without asking; null where there is a choice. */
  readonly only: ((g: G, locals: L) => number | null) | null;
  readonly take: (g: G, locals: L, answer: number) => Flow;
}

/** What a seat works through in a lane. */
export interface LaneWork {
  readonly procedure: Procedure;
  readonly locals: object;
}

/** A step at which several seats work side by side in secret, each through a procedure; it ends when all are done. */
export interface LanesStep<G = Play, L = object> {
  readonly kind: "lanes";
  readonly name: string;
  readonly rule: string;
  readonly seats: (g: G, locals: L) => readonly number[];
  /** What each seat works through. It writes nothing that another seat's work reads, and rolls no dice. */
  readonly work: (g: G, locals: L, seat: number) => LaneWork;
  /** `results[seat]` is what the work of that seat came to. */
  readonly take: (g: G, locals: L, results: readonly unknown[]) => Flow;
}

/** A step that asks for dice. */
export interface RollStep<G = Play, L = object> {
  readonly kind: "roll";
  readonly name: string;
  readonly rule: string;
  /** What the dice are for, for log and replay. */
  readonly purpose: string;
  readonly dice: (g: G, locals: L) => Dice;
  /** The seats that may know how they fell; null for everybody. */
  readonly audience: ((g: G, locals: L) => readonly number[]) | null;
  readonly take: (g: G, locals: L, rolled: readonly number[]) => Flow;
}

export type Step<G = Play, L = object> = DoStep<G, L> | AskStep<G, L> | LanesStep<G, L> | RollStep<G, L>;

/** A named list of steps in rulebook order. The first one is where it starts. */
// biome-ignore lint/suspicious/noExplicitAny: a stack holds procedures of every kind; each hands its own locals to its own steps
export interface Procedure<L = any, Result = any> {
  readonly name: string;
  readonly first: Step;
  readonly steps: Readonly<Record<string, Step>>;
  /** Names that saved games may still use for a step. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Never set: they only tie the procedure to the types of its first locals and of its result. */
  readonly locals?: L;
  readonly result?: Result;
}

/** What a procedure's file writes for one step with the locals `L` that ends with one of the flows `F`. */
export type Written<G, R extends string, L, F> =
  | { readonly does: (g: G, locals: L) => F }
  | {
      readonly asks: {
        readonly rule: R;
        readonly decision: string;
        readonly seat: (g: G, locals: L) => number;
        readonly list: (g: G, locals: L, out: AnswerList) => void;
        readonly why?: (g: G, locals: L, answer: number) => Refusal<R> | null;
        readonly shows?: (g: G, locals: L) => Shown;
        readonly isSecret?: boolean;
        /** "listed" where the list is short enough to be gone through before anybody is asked. */
        readonly only?: ((g: G, locals: L) => number | null) | "listed";
        readonly take: (g: G, locals: L, answer: number) => F;
      };
    }
  | {
      readonly lanes: {
        readonly rule: R;
        readonly seats: (g: G, locals: L) => readonly number[];
        readonly work: (g: G, locals: L, seat: number) => LaneWork;
        readonly take: (g: G, locals: L, results: readonly unknown[]) => F;
      };
    }
  | {
      readonly rolls: {
        readonly rule: R;
        readonly purpose: string;
        readonly dice: (g: G, locals: L) => Dice;
        readonly audience?: (g: G, locals: L) => readonly number[];
        readonly take: (g: G, locals: L, rolled: readonly number[]) => F;
      };
    };

/** The one answer that a list offers, if it offers one. */
function loneAnswer<G, L>(list: AskStep<G, L>["list"]): (g: G, locals: L) => number | null {
  const few = answerList(16);
  return (g, locals) => {
    few.count = 0;
    list(g, locals, few);
    return few.count === 1 ? few.codes[0] : null;
  };
}

/** The procedure maker of one system, bound to its world, columns, rule numbers and events. */
export function kit<W, C extends Columns, R extends string, E extends GameEvent<R>>() {
  type G = Play<W, C, E>;

  // Every kind of step has one shape, whatever its file leaves out: the runner looks at steps all the time.
  function stepOf<L>(name: string, written: Written<G, R, L, Flow>): Step<G, L> {
    if ("does" in written) return { kind: "do", name, run: written.does };
    if ("asks" in written) {
      const { rule, decision, seat, list, why = null, shows = null, take } = written.asks;
      const { isSecret = false } = written.asks;
      const only = written.asks.only === "listed" ? loneAnswer(list) : (written.asks.only ?? null);
      return { kind: "ask", name, rule, decision, seat, list, why, shows, isSecret, only, take };
    }
    if ("lanes" in written) {
      const { rule, seats, work, take } = written.lanes;
      return { kind: "lanes", name, rule, seats, work, take };
    }
    const { rule, purpose, dice, audience = null, take } = written.rolls;
    return { kind: "roll", name, rule, purpose, dice, audience, take };
  }

  /**
   * Makes a procedure of named steps in rulebook order. `Steps` says for each step which locals it needs: going on to a
   * step without them does not compile. `First` are the locals it is called with, `Result` is what it comes to.
   */
  function procedure<Steps extends StepLocals, Result = null, First extends keyof Steps = keyof Steps>(
    name: string,
    written: { readonly [S in keyof Steps & string]: Written<G, R, Steps[S], FlowOf<Steps, Steps[S], Result>> },
    aliases: Readonly<Record<string, keyof Steps & string>> = {},
  ): Procedure<Steps[First], Result> {
    const steps: Record<string, Step> = {};
    for (const stepName of Object.keys(written)) {
      // The runner calls a step only with the Play and locals of its own system and procedure.
      const one = written[stepName] as unknown as Written<G, R, object, Flow>;
      steps[stepName] = stepOf(stepName, one) as unknown as Step;
    }
    const first = Object.values(steps)[0];
    if (first === undefined) throw new RangeError(`procedure "${name}" has no steps`);
    for (const [old, now] of Object.entries(aliases)) steps[old] ??= steps[now];
    return { name, first, steps, aliases };
  }

  return { procedure };
}

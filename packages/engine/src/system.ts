import type { GameEvent } from "./event.ts";
import type { Columns, Layout } from "./layout.ts";
import type { Play } from "./play.ts";
import type { Procedure } from "./procedure.ts";
import type { Refusal } from "./refusal.ts";
import type { Told } from "./told.ts";
import type { Naming, Vocabulary } from "./vocabulary.ts";

/** What the engine has to do about a rule. */
export type RuleKind = "enforce" | "data" | "choice" | "info";

/** One entry of a rule index, in our words. Information carries the reason why nothing is enforced. */
export interface RuleEntry {
  readonly title: string;
  readonly text: string;
  readonly kind: RuleKind;
  readonly reason?: string;
  /** A numbered heading: the cases under it carry the rules. */
  readonly heading?: true;
}

/** A contradiction or gap of the rulebook, and how it is read here. */
export interface Reading {
  readonly id: string;
  readonly rules: readonly string[];
  readonly text: string;
  /** The option that switches a disputed reading, if there is one. */
  readonly option?: string;
}

/** A switch at set-up. */
export interface OptionSpec {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly choices: readonly string[];
  /** What each choice means, in the order of the choices; without it a choice is known by its name. */
  readonly labels?: readonly string[];
  readonly standard: string;
  /** The battles to which it matters; without it, to all. */
  readonly battles?: readonly string[];
}

export type Options = Readonly<Record<string, string>>;

/** A battle of a system. */
export interface ScenarioSpec {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly turns: number;
  readonly summary: string;
}

/** How a game begins: a scenario with options, or a position that was set up by hand. */
export interface Setup {
  readonly scenario: string | null;
  readonly options: Options;
  readonly position?: unknown;
  /** Dice that fell elsewhere before the game was taken up here, in order: they fall first, and no secret vouches for them. */
  readonly given?: readonly number[];
}

/** What is wrong with a set-up, a file or a question: where, and what. */
export interface Problem {
  readonly where: string;
  readonly what: string;
  /** The rule that makes it impossible, where it is one. */
  readonly rule?: string;
}

/** How a game ended, or how it stands. */
export interface Verdict<R extends string = string> {
  /** The seat that won; null for a draw. */
  readonly winner: number | null;
  readonly level: string;
  readonly rule: R;
  readonly reason: string;
}

/** Where a game starts. */
export interface Beginning {
  readonly procedure: Procedure;
  readonly locals: object;
  readonly step?: string;
}

/** The wording of a system. Sentences only: nothing in here decides anything. */
export interface Wording<W, C extends Columns, E extends GameEvent> {
  /** What the seat is asked now, as one sentence. */
  readonly prompt: (g: Play<W, C, E>, seat: number) => string;
  /** What an answer of the seat to its question means. */
  readonly answer: (g: Play<W, C, E>, answer: number, seat: number) => string;
  /** The event as people are told of it, and what it is about. */
  readonly event: (world: W, event: E) => Told;
  readonly refusal: (world: W, refusal: Refusal) => string;
  /** What a unit or hex is to the seat that is asked now, and why it is nothing to choose: for a click that means nothing. */
  readonly thing: (g: Play<W, C, E>, seat: number, thing: Thing) => Explained;
}

/** Something that can be clicked on, by its number. */
export type Thing = { readonly kind: "unit"; readonly unit: number } | { readonly kind: "hex"; readonly hex: number };

/** A sentence and the rule behind it. */
export interface Explained<R extends string = string> {
  readonly text: string;
  readonly rule: R;
}

/** Says what is broken, or null. `before` is the play as it was at the decision before; null at the first. */
export type Invariant<G> = (g: G, before: G | null) => string | null;

/** A rule system as one frozen value. The engine knows systems only through this. */
export interface System<
  W = unknown,
  C extends Columns = Columns,
  R extends string = string,
  E extends GameEvent<R> = GameEvent<R>,
  V = unknown,
> {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  /** Changes whenever old logs would play differently. */
  readonly version: string;
  readonly seats: readonly string[];
  readonly rules: Readonly<Record<R, RuleEntry>>;
  readonly readings: readonly Reading[];
  readonly options: readonly OptionSpec[];
  readonly scenarios: readonly ScenarioSpec[];
  readonly procedures: readonly Procedure[];
  readonly words: Vocabulary;
  /** Verbs that give up or cut short what others want to play, such as "capitulate": random players seldom choose them. */
  readonly rareVerbs: readonly string[];
  /** Looks up all that never changes in a game with this set-up. */
  readonly world: (setup: Setup) => Result<W>;
  readonly layout: (world: W) => Layout;
  /** Fills a blank state and says where the game starts: a procedure, its locals, and a step if not its first. */
  readonly begin: (g: Play<W, C, E>) => Beginning;
  /** Rebuilds the derived columns from the saved ones. */
  readonly derive: (g: Play<W, C, E>) => void;
  readonly naming: (world: W) => Naming;
  /** What a seat sees; null is a spectator. */
  readonly view: (g: Play<W, C, E>, seat: number | null) => V;
  /** Whether a seat may ever see what another may not. */
  readonly hides: boolean;
  /**
   * Replaces what `seat` cannot know by something that it could be, chosen by `word` (an endless source of unsigned words)
   * and by what the seat knows alone: two states it cannot tell apart become the same state. What the seat sees and may
   * answer stays the same. Never called where nothing is hidden.
   */
  readonly redeal: (g: Play<W, C, E>, seat: number, word: () => number) => void;
  /** The verdict of a game that is over, or as it stands now. */
  readonly verdict: (g: Play<W, C, E>) => Verdict<R>;
  readonly wording: Wording<W, C, E>;
  /** What must hold before every decision, whatever was played. */
  readonly invariants: readonly Invariant<Play<W, C, E>>[];
  /** What a finished scenario contradicts in all that was told of it, such as points that do not add up; null if nothing. */
  readonly recount: (g: Play<W, C, E>, events: readonly E[]) => string | null;
  /** How good the position is for `seat`, in points; 100 is about one fresh infantry unit. */
  readonly evaluate: (g: Play<W, C, E>, seat: number) => number;
}

// biome-ignore lint/suspicious/noExplicitAny: tools handle systems of every kind without looking inside
export type AnySystem = System<any, any, any, any, any>;

/**
 * A value, or everything that is wrong with what it was to be made of: the one shape for both, told apart by `isProblems`.
 * The value is never a list itself; put lists into an object.
 */
export type Result<T> = T | readonly Problem[];

/** Whether there are problems instead of a value. */
export function isProblems(result: unknown): result is readonly Problem[] {
  return Array.isArray(result);
}

/** The options of a set-up with the standard choice for each one not named; or what is wrong with them. */
export function fullOptions(specs: readonly OptionSpec[], chosen: Options): Result<Options> {
  const problems: Problem[] = [];
  for (const [id, choice] of Object.entries(chosen)) {
    const spec = specs.find((known) => known.id === id);
    if (spec === undefined) {
      const known = specs.map((option) => option.id).join(", ") || "none";
      problems.push({ where: `options.${id}`, what: `no such option; known are ${known}` });
    } else if (!spec.choices.includes(choice)) {
      problems.push({ where: `options.${id}`, what: `"${choice}" is not one of ${spec.choices.join(", ")}` });
    }
  }
  if (problems.length > 0) return problems;
  return Object.fromEntries(specs.map((spec) => [spec.id, chosen[spec.id] ?? spec.standard]));
}

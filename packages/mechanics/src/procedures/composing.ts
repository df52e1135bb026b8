import {
  type AnswerList,
  answerList,
  type Commit,
  notNow,
  offer,
  type Refusal,
  type Shown,
  type Verbs,
  type Vocabulary,
} from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "../unit.ts";

/** What has been put together: the units that take part and the hexes aimed at, in the order in which they were named. */
export interface Composition {
  readonly units: readonly Unit[];
  readonly targets: readonly Hex[];
}

/** The verbs of a composition; one that is left out is never offered. */
export interface ComposingVerbs<V extends Verbs> {
  readonly add: keyof V & string;
  readonly remove?: keyof V & string;
  readonly target?: keyof V & string;
  readonly commit: keyof V & string;
  readonly cancel?: keyof V & string;
}

/** How an attack is put together. `L` are the locals of the step, `F` how it may end. */
export interface Composing<G, R extends string, L, F, V extends Verbs> {
  readonly rule: R;
  readonly decision: string;
  readonly seat: (g: G, l: L) => number;
  readonly words: Vocabulary<V>;
  readonly verbs: ComposingVerbs<V>;
  readonly made: (l: L) => Composition;
  /** Lists all units in it, all that may perhaps be added, and the hexes that may perhaps be aimed at: no more is looked at. */
  readonly candidates: (g: G, l: L, units: AnswerList, targets: AnswerList) => void;
  /** Why a unit that is not in it may not be added. */
  readonly whyNotAdd: (g: G, l: L, unit: Unit) => Refusal<R> | null;
  /** The same for candidates as a plain answer, where that is faster. */
  readonly mayAdd?: (g: G, l: L, unit: Unit) => boolean;
  /** Why a hex may not be aimed at as well. */
  readonly whyNotTarget?: (g: G, l: L, hex: Hex) => Refusal<R> | null;
  readonly mayTarget?: (g: G, l: L, hex: Hex) => boolean;
  /** Why a unit or hex may not be named although it could be: nothing that contains all this could ever be committed. */
  readonly whyHopeless?: (g: G, l: L, made: Composition) => Refusal<R> | null;
  /** Why what was put together may not be committed as it is, naming what is missing. */
  readonly whyNotCommit: (g: G, l: L) => Refusal<R> | null;
  /** The same as a plain answer, where that is faster. */
  readonly mayCommit?: (g: G, l: L) => boolean;
  /** The refusals of what is in it already, of what is not in it, and of an answer that is not asked for here. */
  readonly refusals: {
    readonly isIn: (g: G, l: L, unit: Unit) => Refusal<R>;
    readonly isNotIn: (g: G, l: L, unit: Unit) => Refusal<R>;
    readonly notAsked?: (g: G, l: L, answer: number) => Refusal<R>;
  };
  /** What else is to be known of the commitment: what follows, what would be given up by it. */
  readonly shows?: (
    g: G,
    l: L,
  ) => Omit<Shown, "picked" | "targets" | "commits"> & { readonly commit?: Omit<Commit, "answer"> };
  /** Asks again with this composition. */
  readonly change: (l: L, made: Composition) => F;
  readonly commit: (g: G, l: L) => F;
  /** Gives it up; needed where there is a verb for it. */
  readonly cancel?: (g: G, l: L) => F;
}

/** A question as a procedure's file writes it. */
export interface WrittenAsk<G, R extends string, L, F> {
  readonly asks: {
    readonly rule: R;
    readonly decision: string;
    readonly seat: (g: G, l: L) => number;
    readonly list: (g: G, l: L, out: AnswerList) => void;
    readonly why: (g: G, l: L, answer: number) => Refusal<R> | null;
    readonly shows: (g: G, l: L) => Shown;
    readonly take: (g: G, l: L, answer: number) => F;
  };
}

/**
 * The question by which an attack is put together: units are added and removed, hexes aimed at, until it is committed or
 * given up. Only what can still become legal is offered; the commitment is always shown, with what it lacks.
 */
export function composing<G, R extends string, L, F, V extends Verbs>(
  // All but the vocabulary is known from the procedure that the question stands in.
  of: Composing<NoInfer<G>, NoInfer<R>, NoInfer<L>, NoInfer<F>, V>,
): WrittenAsk<G, R, L, F> {
  const { words, verbs, made, whyHopeless } = of;
  const { say } = words;
  const units = answerList(64);
  const targets = answerList(64);

  const whyNotAdd = (g: G, l: L, unit: Unit): Refusal<R> | null => {
    const now = made(l);
    if (now.units.includes(unit)) return of.refusals.isIn(g, l, unit);
    return of.whyNotAdd(g, l, unit) ?? whyHopeless?.(g, l, { ...now, units: [...now.units, unit] }) ?? null;
  };
  const whyNotTarget = (g: G, l: L, hex: Hex): Refusal<R> | null => {
    const now = made(l);
    const why = of.whyNotTarget?.(g, l, hex) ?? null;
    return why ?? whyHopeless?.(g, l, { ...now, targets: [...now.targets, hex] }) ?? null;
  };
  const isOfferedUnit = (g: G, l: L, now: Composition, unit: Unit): boolean => {
    if (of.mayAdd === undefined) return whyNotAdd(g, l, unit) === null;
    if (!of.mayAdd(g, l, unit)) return false;
    return whyHopeless === undefined || whyHopeless(g, l, { ...now, units: [...now.units, unit] }) === null;
  };
  const isOfferedTarget = (g: G, l: L, now: Composition, hex: Hex): boolean => {
    if (of.mayTarget === undefined) return whyNotTarget(g, l, hex) === null;
    if (!of.mayTarget(g, l, hex)) return false;
    return whyHopeless === undefined || whyHopeless(g, l, { ...now, targets: [...now.targets, hex] }) === null;
  };

  const list = (g: G, l: L, out: AnswerList): void => {
    const now = made(l);
    units.count = 0;
    targets.count = 0;
    of.candidates(g, l, units, targets);
    for (let i = 0; i < units.count; i++) {
      const unit = asUnit(units.codes[i]);
      if (now.units.includes(unit)) {
        if (verbs.remove !== undefined) offer(out, say[verbs.remove](unit));
      } else if (isOfferedUnit(g, l, now, unit)) offer(out, say[verbs.add](unit));
    }
    if (verbs.target !== undefined) {
      for (let i = 0; i < targets.count; i++) {
        const hex = asHex(targets.codes[i]);
        if (isOfferedTarget(g, l, now, hex)) offer(out, say[verbs.target](hex));
      }
    }
    if (of.mayCommit === undefined ? of.whyNotCommit(g, l) === null : of.mayCommit(g, l))
      offer(out, say[verbs.commit]());
    if (verbs.cancel !== undefined) offer(out, say[verbs.cancel]());
  };

  const why = (g: G, l: L, answer: number): Refusal<R> | null => {
    switch (words.verb(answer)) {
      case verbs.add:
        return whyNotAdd(g, l, asUnit(words.arg(answer, 0)));
      case verbs.remove: {
        const unit = asUnit(words.arg(answer, 0));
        return made(l).units.includes(unit) ? null : of.refusals.isNotIn(g, l, unit);
      }
      case verbs.target:
        return whyNotTarget(g, l, asHex(words.arg(answer, 0)));
      case verbs.commit:
        return of.whyNotCommit(g, l);
      case verbs.cancel:
        return null;
      default:
        return of.refusals.notAsked?.(g, l, answer) ?? notNow(of.rule, "not-now");
    }
  };

  const take = (g: G, l: L, answer: number): F => {
    const now = made(l);
    switch (words.verb(answer)) {
      case verbs.add:
        return of.change(l, { ...now, units: [...now.units, asUnit(words.arg(answer, 0))] });
      case verbs.remove: {
        const gone = words.arg(answer, 0);
        return of.change(l, { ...now, units: now.units.filter((unit) => unit !== gone) });
      }
      case verbs.target:
        return of.change(l, { ...now, targets: [...now.targets, asHex(words.arg(answer, 0))] });
      case verbs.commit:
        return of.commit(g, l);
      default:
        if (of.cancel === undefined) throw new Error(`"${words.verb(answer)}" is no answer to ${of.decision}`);
        return of.cancel(g, l);
    }
  };

  const shows = (g: G, l: L): Shown => {
    const { commit, ...more } = of.shows?.(g, l) ?? {};
    const now = made(l);
    return { ...more, picked: now.units, targets: now.targets, commits: [{ answer: say[verbs.commit](), ...commit }] };
  };

  return { asks: { rule: of.rule, decision: of.decision, seat: of.seat, list, why, shows, take } };
}

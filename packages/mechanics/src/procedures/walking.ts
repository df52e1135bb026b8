import {
  type AnswerList,
  anew,
  type Call,
  type Columns,
  call,
  type Flow,
  type FlowOf,
  type GameEvent,
  kit,
  type LaneWork,
  type Play,
  type Procedure,
  type Refusal,
  type Shown,
} from "@redoubt/engine";

/** What every walk remembers: the acts that are still to come on its way, be they hexes to enter or turns as well. */
export interface WalkLocals<Act> {
  readonly way: readonly Act[];
}

/** The steps of a walk: it rests, is asked, leaves where it is, acts, is watched, rests again …, and halts. */
export type WalkStep = "rest" | "go" | "leave" | "act" | "watch" | "halt";

/** How a question or the end of a walk goes on. A way is walked by `next("leave", { way })`. */
export type WalkFlow<L extends object, Result> = FlowOf<Record<WalkStep, L>, L, Result>;

/** A moment at which others may act. Nobody notices it where it is not open. */
export interface Window<G, L> {
  /** Whether somebody may react now, or might for all the mover can know: a skip must not give away what is hidden. */
  readonly isOpen: (g: G, l: L) => boolean;
  /** The procedure in which they do, and what it is called with. */
  readonly react: (g: G, l: L) => LaneWork;
  /** The local in which its result is kept, if it is wanted. */
  readonly as?: keyof L & string;
}

/** How something walks over the map, act by act. */
export interface Walking<G, R extends string, Act, L extends WalkLocals<Act>, Result, First extends object> {
  /** What a walk remembers at its beginning, where that is not what it is called with. */
  readonly begin?: (g: G, first: First) => L;
  /** The question where the mover goes, or what it does instead; a call may lead on to "watch" or "rest". */
  readonly go: {
    readonly rule: R;
    readonly decision: string;
    readonly seat: (g: G, l: L) => number;
    readonly list: (g: G, l: L, out: AnswerList) => void;
    readonly why: (g: G, l: L, answer: number) => Refusal<R> | null;
    readonly shows?: (g: G, l: L) => Shown;
    readonly only?: (g: G, l: L) => number | null;
    readonly take: (g: G, l: L, answer: number) => WalkFlow<L, Result>;
  };
  /** What has become of the mover and its plans through others, looked at whenever it rests or is watched. */
  readonly regard?: (g: G, l: L) => Partial<L>;
  /** Whether its walk is over: it is gone, must stop here, or can do nothing more. */
  readonly isOver: (g: G, l: L) => boolean;
  /** Whether it may still do the next act of its way: asked before each but the one just named, since windows change things. */
  readonly mayAct: (g: G, l: L, act: Act) => boolean;
  /** Does the act, with all that it costs and brings about, and returns what the mover then remembers, or calls for more. */
  readonly act: (g: G, l: L, act: Act) => Partial<L> | Call<"watch">;
  /** Tells of the acts since it was last told, where each does not tell of itself. */
  readonly tell?: (g: G, l: L, acts: readonly Act[]) => void;
  /** The moment before the first act of `way`. */
  readonly before?: Window<G, L>;
  /** The moment after an act. */
  readonly after?: Window<G, L>;
  readonly halt: (g: G, l: L) => WalkFlow<L, Result>;
}

const isCall = (taken: object): taken is Call<"watch"> => "flow" in taken;

/** The maker of walks of one system, bound like its procedure maker. */
export function walkingKit<W, C extends Columns, R extends string, E extends GameEvent<R>>() {
  type G = Play<W, C, E>;
  const { procedure } = kit<W, C, R, E>();

  /**
   * A procedure that walks along ways that its owner names, one act after another, with a window before and after each in
   * which others may react. Acts at which nothing is open are done in one go. It begins at rest: where the walk is over
   * before it began, nobody is asked. A way that others have closed is forgotten, and its owner asked again.
   */
  return function walking<Act, L extends WalkLocals<Act>, Result = null, First extends object = L>(
    name: string,
    of: Walking<G, R, Act, L, Result, First>,
  ): Procedure<First, Result> {
    const opened = (window: Window<G, L>, g: G, l: L, then: WalkStep): Flow => {
      const { procedure: reaction, locals } = window.react(g, l);
      return { ...call(reaction, locals, then), as: window.as ?? null, patch: l };
    };
    const regarded = (g: G, l: L): L => (of.regard === undefined ? l : Object.assign({}, l, of.regard(g, l)));

    const rest = (g: G, before: L): Flow => {
      const l = regarded(g, before);
      if (of.isOver(g, l)) return anew("halt", l);
      const [ahead] = l.way;
      return l.way.length > 0 && of.mayAct(g, l, ahead) ? anew("leave", l) : anew("go", { ...l, way: [] });
    };

    const leave = (g: G, l: L): Flow =>
      of.before?.isOpen(g, l) === true ? opened(of.before, g, l, "act") : walk(g, l, true);

    const canGoOn = (g: G, l: L): boolean => !of.isOver(g, l) && of.mayAct(g, l, l.way[0]);

    /** Walks along the way until something opens; `isSure` where its first act was just named or looked at. */
    const walk = (g: G, begun: L, isSure: boolean): Flow => {
      const done: Act[] = [];
      let l = begun;
      while (l.way.length > 0 && ((isSure && done.length === 0) || canGoOn(g, l))) {
        const [ahead, ...way] = l.way;
        const taken = of.act(g, l, ahead);
        done.push(ahead);
        if (isCall(taken)) {
          of.tell?.(g, l, done);
          return { ...taken, patch: { ...l, ...taken.patch, way } };
        }
        l = Object.assign({}, l, taken, { way });
        const isWatched = of.after?.isOpen(g, l) === true;
        const isHeld = way.length > 0 && of.before?.isOpen(g, l) === true;
        if (!isWatched && !isHeld) continue;
        of.tell?.(g, l, done);
        return anew(isWatched ? "watch" : "leave", l);
      }
      if (done.length > 0) of.tell?.(g, l, done);
      return anew("rest", l);
    };

    const watch = (g: G, before: L): Flow => {
      const l = regarded(g, before);
      return of.after?.isOpen(g, l) === true ? opened(of.after, g, l, "rest") : anew("rest", l);
    };

    const { begin } = of;
    // All steps but the first have the same locals: whatever a step goes on with has what the next one needs.
    const steps = {
      ...(begin === undefined ? {} : { begin: { does: (g: G, first: First) => anew("rest", begin(g, first)) } }),
      rest: { does: rest },
      go: { asks: of.go },
      leave: { does: leave },
      act: { does: (g: G, l: L) => walk(g, l, false) },
      watch: { does: watch },
      halt: { does: of.halt },
    } as unknown as Parameters<typeof procedure<Record<string, First>, Result>>[1];
    return procedure<Record<string, First>, Result>(name, steps);
  };
}

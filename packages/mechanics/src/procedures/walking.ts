import {
  type AnswerList,
  type Columns,
  call,
  type Flow,
  type FlowOf,
  type GameEvent,
  kit,
  type LaneWork,
  next,
  type Play,
  type Procedure,
  type Refusal,
  type Shown,
} from "@redoubt/engine";

/** What every walk remembers: the hexes that the mover has still to enter on its way. */
export interface WalkLocals {
  readonly way: readonly number[];
}

/** The steps of a walk: it rests, is asked, leaves a hex, enters the next one, rests again …, and halts. */
export type WalkStep = "rest" | "go" | "leave" | "enter" | "halt";

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

/** How something walks over the map, hex by hex. */
export interface Walking<G, R extends string, L extends WalkLocals, Result> {
  /** The question where the mover goes, or what it does instead. */
  readonly go: {
    readonly rule: R;
    readonly decision: string;
    readonly seat: (g: G, l: L) => number;
    readonly list: (g: G, l: L, out: AnswerList) => void;
    readonly why: (g: G, l: L, answer: number) => Refusal<R> | null;
    readonly shows?: (g: G, l: L) => Shown;
    readonly take: (g: G, l: L, answer: number) => WalkFlow<L, Result>;
  };
  /** The hex in which the mover is. */
  readonly at: (g: G, l: L) => number;
  /** Whether the mover may still enter the next hex of its way: asked before each hex, since windows may change the ground. */
  readonly mayEnter: (g: G, l: L, to: number) => boolean;
  /** Moves the mover into an adjacent hex, with all that this costs and brings about, and returns what it then remembers. */
  readonly enter: (g: G, l: L, to: number) => Partial<L>;
  /** Tells of the hexes that were walked since it was last told, the first being the one that was left. */
  readonly tell: (g: G, l: L, path: readonly number[]) => void;
  /** The moment before it leaves its hex for the first one of `way`. */
  readonly before?: Window<G, L>;
  /** The moment after it has entered a hex. */
  readonly after?: Window<G, L>;
  /** Whether its walk is over: it is gone, must stop here, or can do nothing more. */
  readonly isOver: (g: G, l: L) => boolean;
  /** Whether it walks on along its way after others have reacted; else its way is forgotten and its owner asked again. */
  readonly walksOn?: (g: G, l: L) => boolean;
  readonly halt: (g: G, l: L) => WalkFlow<L, Result>;
}

/** The maker of walks of one system, bound like its procedure maker. */
export function walkingKit<W, C extends Columns, R extends string, E extends GameEvent<R>>() {
  type G = Play<W, C, E>;
  const { procedure } = kit<W, C, R, E>();

  /**
   * A procedure that walks along ways that its owner names, one hex after another, with a window before and after each hex in
   * which others may react. Hexes at which nothing is open are walked in one go. It begins at rest: where the walk is over
   * before it began, nobody is asked.
   */
  return function walking<L extends WalkLocals, Result = null>(
    name: string,
    of: Walking<G, R, L, Result>,
  ): Procedure<L, Result> {
    const opened = (window: Window<G, L>, g: G, l: L, then: WalkStep, patch: object | null): Flow => {
      const { procedure: reaction, locals } = window.react(g, l);
      return { ...call(reaction, locals, then), as: window.as ?? null, patch };
    };

    const rest = (g: G, l: L): Flow => {
      if (of.isOver(g, l)) return next("halt");
      // A way is left over only where others have reacted on it.
      if (l.way.length === 0) return next("go");
      return of.walksOn?.(g, l) === true ? next("leave") : next("go", { way: [] });
    };

    const leave = (g: G, l: L): Flow =>
      of.before?.isOpen(g, l) === true ? opened(of.before, g, l, "enter", null) : enter(g, l);

    const enter = (g: G, begun: L): Flow => {
      const path = [of.at(g, begun)];
      let l = begun;
      while (l.way.length > 0) {
        const [to] = l.way;
        // What was in the way is known only now: the rest of the way is forgotten, and the mover asked anew.
        if (of.isOver(g, l) || !of.mayEnter(g, l, to)) {
          l = { ...l, way: [] };
          break;
        }
        l = { ...l, ...of.enter(g, l, to), way: l.way.slice(1) };
        path.push(to);
        if (of.after?.isOpen(g, l) === true) {
          of.tell(g, l, path);
          return opened(of.after, g, l, "rest", l);
        }
        if (l.way.length > 0 && !of.isOver(g, l) && of.before?.isOpen(g, l) === true) {
          of.tell(g, l, path);
          return opened(of.before, g, l, "enter", l);
        }
      }
      if (path.length > 1) of.tell(g, l, path);
      return next("rest", l);
    };

    // All steps have the same locals: whatever a step goes on with has what the next one needs.
    const steps = {
      rest: { does: rest },
      go: { asks: of.go },
      leave: { does: leave },
      enter: { does: enter },
      halt: { does: of.halt },
    } as unknown as Parameters<typeof procedure<Record<WalkStep, L>, Result, "rest">>[1];
    return procedure<Record<WalkStep, L>, Result, "rest">(name, steps);
  };
}

import type { Game } from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import type { SteppesEvent } from "../../../src/event.ts";
import type { World } from "../../../src/world.ts";
import { type Man, readView } from "./field.ts";
import type { Ground } from "./ground.ts";
import type { Fight } from "./melee.ts";

/** An event of one kind. */
export type Of<K extends SteppesEvent["kind"]> = Extract<SteppesEvent, { kind: K }>;

/** What the referee has looked at, and what he did not agree with. */
export interface Verdicts {
  readonly counts: Record<"steps" | "points" | "shots" | "targets" | "checks" | "losses" | "sights" | "boards", number>;
  readonly faults: string[];
}

/** Everything the referee remembers of a game. */
export interface Book extends Verdicts {
  readonly game: Game;
  readonly world: World;
  readonly ground: Ground;
  /** The pieces as the events told them so far. */
  men: Man[];
  seen: number;
  /** Movement points of those who act, what they have left and what they began with. */
  readonly points: Map<number, { left: number; start: number }>;
  readonly moved: Set<number>;
  /** Who is marked to attack which hex, and who has passed the first check. */
  readonly marks: Map<number, string>;
  readonly passed: Map<number, boolean>;
  readonly shaken: Set<string>;
  readonly renewed: Set<number>;
  counter: { readonly pieces: readonly number[]; readonly hex: string; readonly isCharge: boolean } | null;
  fight: Fight | null;
  hasDefenderLost: boolean;
  /** Strength points that a check in melee costs and that are not yet told. */
  owed: { readonly who: string; readonly units: readonly number[]; due: number } | null;
  past: string[];
  hand: readonly number[];
  mobility: number;
}

/** The board as a spectator sees it. */
export const viewOf = ({ game }: { readonly game: Game }): BoardView => game.view(null) as BoardView; // every Wargame's view is one

/** A book for a game that is just beginning. */
export function openBook(game: Game, ground: Ground): Book {
  const world = game.world as World; // the world of this system
  return {
    game,
    world,
    ground,
    counts: { steps: 0, points: 0, shots: 0, targets: 0, checks: 0, losses: 0, sights: 0, boards: 0 },
    faults: [],
    men: readView(world, viewOf({ game })),
    seen: game.events(null).length,
    points: new Map(),
    moved: new Set(),
    marks: new Map(),
    passed: new Map(),
    shaken: new Set(),
    renewed: new Set(),
    counter: null,
    fight: null,
    hasDefenderLost: false,
    owed: null,
    past: [],
    hand: [],
    mobility: 0,
  };
}

/** Writes down what is not as the book says, with what happened just before. */
export function fault(b: Book, what: string): void {
  b.faults.push(`turn ${viewOf(b).turn}: ${what} [${b.past.slice(-3).join("; ")}]`);
}

/** Takes movement points from those whose points are known. */
export function spend(b: Book, units: readonly number[], cost: number): void {
  for (const unit of units) {
    const own = b.points.get(unit);
    if (own !== undefined) own.left = Math.max(0, own.left - cost);
  }
}

import { type Columns, column, derived, type GameEvent, kit, layoutOf, type Play } from "@redoubt/engine";
import type { Grid } from "@redoubt/hex";
import {
  ALL_ROUND,
  type AppliedRow,
  liftZone,
  type MapFile,
  placeZone,
  type StepCosts,
  walkingKit,
} from "@redoubt/mechanics";
import type { TeachingRule } from "./rule-index.ts";

/** A unit of the world: what never changes about it. */
export interface Piquet {
  readonly id: string;
  readonly seat: number;
  readonly start: {
    readonly hex: number;
    readonly steps: number;
    readonly isGuards: boolean;
    readonly isKnown: boolean;
  };
}

/** All that never changes in one game. */
export interface World {
  readonly map: MapFile;
  readonly grid: Grid;
  readonly units: readonly Piquet[];
  readonly woods: Uint8Array;
  readonly costs: StepCosts;
  readonly turns: number;
  readonly firstTurn: number;
  readonly firstSeat: number;
  /** Whether play begins with the choice of Guards, or in the middle of a turn. */
  readonly opening: "guards" | "listening" | "orders" | "movement";
}

const specs = (units: number, cells: number) => ({
  turn: column("u8", 1),
  active: column("u8", 1),
  /** 1 once both sides have chosen their Guards. */
  areChosen: column("u8", 1),
  /** By seat: 1 once it has found out by listening which enemy unit is the Guards. */
  hasHeard: column("u8", 2),
  /** 1 once the orders of this turn have been shown. */
  areShown: column("u8", 1),
  /** 1 for a unit that is ordered to advance; secret until the orders are shown. */
  isOrdered: column("u8", units),
  hexOf: column("i16", units),
  steps: column("u8", units),
  isGuards: column("u8", units),
  isKnown: column("u8", units),
  hasMoved: column("u8", units),
  hasFired: column("u8", units),
  /** Unit number + 1 in each hex. */
  unitIn: derived("u8", cells),
  /** How many units of each seat touch the hex. */
  near0: derived("u8", cells),
  near1: derived("u8", cells),
});

export type TeachingColumns = Columns<ReturnType<typeof specs>>;
/** The columns of a game of this world. */
export const layoutFor = (world: World) => layoutOf(specs(world.units.length, world.grid.size));

export type TeachingEvent =
  | (GameEvent<TeachingRule> & { readonly kind: "guards-chosen" | "ordered" | "overheard"; readonly unit: number })
  | (GameEvent<TeachingRule> & { readonly kind: "listened"; readonly dice: readonly number[] })
  | (GameEvent<TeachingRule> & { readonly kind: "orders-shown"; readonly units: readonly number[] })
  | (GameEvent<TeachingRule> & { readonly kind: "moved" | "fell-back"; readonly unit: number; readonly to: number })
  | (GameEvent<TeachingRule> & {
      readonly kind: "fired";
      readonly unit: number;
      readonly target: number;
      readonly dice: readonly number[];
      readonly ledger: readonly AppliedRow<TeachingRule>[];
    })
  | (GameEvent<TeachingRule> & { readonly kind: "shown"; readonly unit: number; readonly isGuards: boolean })
  | (GameEvent<TeachingRule> & { readonly kind: "step-lost" | "driven-back" | "lost"; readonly unit: number });

export type G = Play<World, TeachingColumns, TeachingEvent>;
export const { procedure } = kit<World, TeachingColumns, TeachingRule, TeachingEvent>();
export const walking = walkingKit<World, TeachingColumns, TeachingRule, TeachingEvent>();

const OFF = 0;

/** How many enemy units touch a hex. */
export function enemiesNear(g: G, seat: number, hex: number): number {
  return seat === 0 ? g.c.near1[hex] : g.c.near0[hex];
}

const zonesOf = (g: G, unit: number): Uint8Array => (g.world.units[unit].seat === 0 ? g.c.near0 : g.c.near1);

/** Puts a unit into a hex. */
export function place(g: G, unit: number, hex: number): void {
  g.c.hexOf[unit] = hex;
  g.c.unitIn[hex] = unit + 1;
  placeZone(zonesOf(g, unit), g.world.grid, hex, ALL_ROUND);
}

/** Takes a unit off the map. */
export function lift(g: G, unit: number): void {
  const hex = g.c.hexOf[unit];
  liftZone(zonesOf(g, unit), g.world.grid, hex, ALL_ROUND);
  g.c.unitIn[hex] = 0;
  g.c.hexOf[unit] = OFF;
}

/** Takes a step; a unit without steps is lost. */
export function loseStep(g: G, unit: number): void {
  g.emit({ kind: "step-lost", rule: "3.1", unit });
  if (--g.c.steps[unit] === 0) lose(g, unit);
}

/** Takes a unit out of the game. */
export function lose(g: G, unit: number): void {
  g.c.steps[unit] = 0;
  lift(g, unit);
  g.emit({ kind: "lost", rule: "3.4", unit });
}

/** Rebuilds what is derived. */
export function derive(g: G): void {
  g.c.unitIn.fill(0);
  g.c.near0.fill(0);
  g.c.near1.fill(0);
  for (let unit = 0; unit < g.world.units.length; unit++) {
    if (g.c.hexOf[unit] !== OFF) place(g, unit, g.c.hexOf[unit]);
  }
}

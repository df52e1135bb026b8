import type { Hex } from "@redoubt/hex";
import { roundedOdds, type Unit } from "@redoubt/mechanics";
import { isLostIfAlone, isPenned } from "../checks/retreat-paths.ts";
import type { QuadEvent } from "../event.ts";
import { cites } from "../kit.ts";
import { meleeLedger, sumMelee } from "../modifiers/melee-sum.ts";
import { disrupt, eliminate, withheld } from "../mutations.ts";
import { columnCount, meaningOf, meleeCells, meleeLines } from "../setup/results.ts";
import { hexOf, isDisrupted, isOnMap, type QuadPlay } from "../state.ts";
import { type MeleeMeaning, meleeRetreatByMorale } from "../tables/melee-results.ts";
import { ARTILLERY, CAVALRY, HORSE_ARTILLERY } from "../unit.ts";
import { moraleOf } from "../values.ts";

/** A unit that the result of a melee moves back, and how far. */
export interface MeleeRetreat {
  readonly unit: Unit;
  readonly hexes: number;
}

/** What a melee left to be carried out, unit by unit. */
export interface MeleeOutcome {
  /** The result, as a place in `meleeCells`. */
  readonly cell: number;
  readonly defenders: readonly Unit[];
  /** Units that must retreat and how far. */
  readonly driven: readonly MeleeRetreat[];
  /** Cavalry on both sides that was disrupted before the combat (11.25). */
  readonly weary: readonly Unit[];
  /** Hexes in which defenders were eliminated (8.71). */
  readonly emptied: readonly Hex[];
}

/** The order of S-46 and S-47: losses first, then disruption, then the retreats that the owner makes. */
export const enforces = cites("8.4", "8.55", "8.81", "8.82", "9.12", "11.22", "11.24");

/** How far a melee result drives a unit (8.82); never less than 0. */
export function retreatLength(g: QuadPlay, u: Unit, result: MeleeMeaning): number {
  if (result.retreat === 0) return 0;
  const morale = Math.min(Math.max(moraleOf(g, u), 1), 5);
  // Morale is held between the two ends of the table.
  return Math.max(result.retreat + meleeRetreatByMorale[morale as 1 | 2 | 3 | 4 | 5], 0);
}

/** Carries a result out on one unit, but for its retreat; returns how far it must go. `isLeft` leaves it to B18.2. */
function suffer(g: QuadPlay, u: Unit, result: MeleeMeaning): number {
  const { kindOf } = g.world;
  const kind = kindOf[u];
  const wasDisrupted = isDisrupted(g, u);
  if (result.eliminated) return lose(g, u, "8.4");
  if (result.starred && kind === CAVALRY) return lose(g, u, "11.24");
  if (result.starred && wasDisrupted) return lose(g, u, "8.4");
  const hexes = retreatLength(g, u, result);
  if (hexes > 0 && kind === ARTILLERY) return lose(g, u, "8.55");
  if (hexes > 0 && kind === HORSE_ARTILLERY) return wasDisrupted ? lose(g, u, "9.12") : hexes;
  if (result.disrupted && kind !== CAVALRY) disrupt(g, u, "8.4");
  return isOnMap(g, u) ? hexes : 0;
}

function lose(g: QuadPlay, u: Unit, rule: "8.4" | "8.55" | "9.12" | "11.24"): 0 {
  eliminate(g, u, rule);
  return 0;
}

/**
 * Reads the die of a melee and carries its result out as far as no player decides: losses and disruption. Redoubt guns
 * with a companion (`garrisoned`) are left to B18.2.
 */
export function resolveMelee(
  g: QuadPlay,
  attackers: readonly Unit[],
  hexes: readonly Hex[],
  garrisoned: readonly Unit[],
  rolled: number,
): MeleeOutcome {
  const { world } = g;
  const sum = sumMelee(g, attackers, hexes);
  const row = rolled + sum.morale - 1;
  const cell = world.charts.melee[(Math.min(row, 10) - 1) * columnCount + sum.column];
  if (g.sink !== null) {
    const line = meleeLines[sum.line];
    g.emit({
      kind: "melee-resolved",
      rule: "8.4",
      hexes: hexes.map((hex) => world.grid.numbers[hex]),
      attackers: attackers.map((u) => world.units[u].id),
      defenders: sum.defenders.map((u) => world.units[u].id),
      attack: sum.attack,
      defence: sum.defence,
      odds: roundedOdds(sum.attack, sum.defence),
      line,
      column: sum.column + 1,
      dice: [rolled],
      row,
      result: meleeCells[cell],
      ledger: meleeLedger(g, attackers, sum),
    });
  }
  const result = meaningOf[cell];
  const onDefender = result.on === "defender";
  const weary = [...attackers, ...sum.defenders].filter((u) => world.kindOf[u] === CAVALRY && isDisrupted(g, u));
  const driven: MeleeRetreat[] = [];
  const emptied: Hex[] = [];
  const told: { readonly unit: Unit; readonly events: readonly QuadEvent[] }[] = [];
  for (const u of onDefender ? sum.defenders : attackers) {
    if (garrisoned.includes(u)) continue;
    const hex = hexOf(g, u);
    let hexesToGo = 0;
    const events = withheld(g, () => {
      hexesToGo = suffer(g, u, result);
    });
    told.push({ unit: u, events });
    if (hexesToGo > 0) driven.push({ unit: u, hexes: hexesToGo });
    else if (onDefender && !isOnMap(g, u) && !emptied.includes(hex)) emptied.push(hex);
  }
  // Of a unit that is lost for want of a way no more is told than that (8.5, 8.54).
  const isLost = (u: Unit): boolean =>
    driven.some(({ unit, hexes: far }) => unit === u && (driven.length === 1 ? isLostIfAlone : isPenned)(g, u, far));
  if (g.sink !== null)
    for (const { unit, events } of told) if (!isLost(unit)) for (const event of events) g.emit(event);
  return { cell, defenders: sum.defenders, driven, weary, emptied };
}

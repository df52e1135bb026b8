import { asUnit, type Unit } from "@redoubt/mechanics";
import { demoralizedAbove } from "./data/facts-balaclava.ts";
import type { QuadEvent } from "./event.ts";
import { flip, lift } from "./occupancy.ts";
import type { QuadRule } from "./rule-index.ts";
import { CAPTURED, DISRUPTED, ELIMINATED, EXITED, type QuadPlay, SPIKED } from "./state.ts";
import { BRITISH } from "./unit.ts";

// Changes that the players are told of. Each keeps places, zones, fatigue and demoralization right.

const idOf = (g: QuadPlay, u: Unit): string => g.world.units[u].id;
const hexNameOf = (g: QuadPlay, u: Unit): string => g.world.grid.numbers[g.c.hexOf[u]] ?? "off-map";

/**
 * Turns a unit over because of `rule`; one already disrupted stays as it is. A blank back eliminates (9.0); a unit that
 * tires loses a level (B19.0).
 */
export function disrupt(g: QuadPlay, u: Unit, rule: QuadRule): void {
  if ((g.c.status[u] & DISRUPTED) !== 0) return;
  if (g.world.units[u].back === null) {
    eliminate(g, u, "9.0");
    return;
  }
  flip(g, u, true);
  g.emit({ kind: "disrupted", rule, unit: idOf(g, u), hex: hexNameOf(g, u) });
  tire(g, u);
}

/** Does something without telling of it: what was told with the result of a combat is carried out when its turn comes. */
export function quietly(g: QuadPlay, act: () => void): void {
  const { sink } = g;
  g.sink = null;
  act();
  g.sink = sink;
}

/** Does something and keeps back what it tells: whoever tells of it later knows more. */
export function withheld(g: QuadPlay, act: () => void): readonly QuadEvent[] {
  const { sink } = g;
  if (sink === null) {
    act();
    return [];
  }
  const kept: QuadEvent[] = [];
  g.sink = (event) => kept.push(event);
  act();
  g.sink = sink;
  return kept;
}

/** Takes one fatigue level from a unit that tires; at none it is disrupted for good (B19.0, S-65). */
export function tire(g: QuadPlay, u: Unit): void {
  const { c, world } = g;
  if (world.tires[u] === 0 || c.freshness[u] === 0) return;
  c.freshness[u]--;
  g.emit({ kind: "tired", rule: "B19.0", unit: idOf(g, u), level: c.freshness[u] });
  if (c.freshness[u] > 0 || (c.status[u] & DISRUPTED) !== 0) return;
  flip(g, u, true);
  g.emit({ kind: "disrupted", rule: "B19.0", unit: idOf(g, u), hex: hexNameOf(g, u) });
}

/** Whether a unit is disrupted for good (B19.0). */
export const isExhausted = (g: QuadPlay, u: Unit): boolean => g.world.tires[u] === 1 && g.c.freshness[u] === 0;

/** Turns a unit back to its undisrupted side (10.0). */
export function rally(g: QuadPlay, u: Unit, rule: QuadRule): void {
  flip(g, u, false);
  g.emit({ kind: "rallied", rule, unit: idOf(g, u), hex: hexNameOf(g, u) });
}

/** Takes a unit out of the game. British melee points lost may demoralize (B20.0, S-63, S-64). */
export function eliminate(g: QuadPlay, u: Unit, rule: QuadRule): void {
  const hex = hexNameOf(g, u);
  lift(g, u, ELIMINATED);
  g.emit({ kind: "eliminated", rule, unit: idOf(g, u), hex });
  countBritishLoss(g, u);
}

/** The melee points a lost unit counts for (S-63); parenthesised ones never count. */
export function lostPoints(g: QuadPlay, u: Unit): number {
  const { world, c } = g;
  const side = world.options.scoreBySideShowing === "on" ? u * 2 + (c.status[u] & DISRUPTED) : u * 2;
  const points = world.printed.meleeParen[side] === 1 ? 0 : world.printed.melee[side];
  return Math.max(points, 0);
}

/** Adds up what British units lost before the start count for, unless the position says it (B20.0). */
export function reckonBritishLosses(g: QuadPlay): void {
  const { c, world } = g;
  const { columns } = world.start;
  if (!world.rules.demoralizesBritish) return;
  for (let u = asUnit(0); u < world.count && columns.britishLost === undefined; u++) {
    if (c.hexOf[u] === ELIMINATED && world.nationOf[u] === BRITISH) c.britishLost[0] += lostPoints(g, u);
  }
  if (columns.demoralized === undefined && isTooMuch(c.britishLost[0])) c.demoralized[0] = 1;
}

/** Whether a loss of melee points demoralizes the British (B20.0). */
const isTooMuch = (lost: number): boolean => lost > demoralizedAbove;

function countBritishLoss(g: QuadPlay, u: Unit): void {
  const { c, world } = g;
  if (!world.rules.demoralizesBritish || world.nationOf[u] !== BRITISH) return;
  c.britishLost[0] += lostPoints(g, u);
  if (c.demoralized[0] === 1 || !isTooMuch(c.britishLost[0])) return;
  c.demoralized[0] = 1;
  g.emit({ kind: "demoralized", rule: "B20.0", lost: c.britishLost[0] });
}

/** Gives a redoubt gun to the enemy (B18.2). */
export function capture(g: QuadPlay, u: Unit, rule: QuadRule): void {
  const hex = hexNameOf(g, u);
  lift(g, u, CAPTURED);
  g.emit({ kind: "captured", rule, unit: idOf(g, u), hex });
}

/** Removes a redoubt gun so that nobody has it (B18.3). */
export function spike(g: QuadPlay, u: Unit): void {
  const hex = hexNameOf(g, u);
  lift(g, u, SPIKED);
  g.emit({ kind: "spiked", rule: "B18.3", unit: idOf(g, u), hex });
}

/** Takes a unit off the map by its own movement. */
export function exit(g: QuadPlay, u: Unit, rule: QuadRule): void {
  const hex = hexNameOf(g, u);
  lift(g, u, EXITED);
  g.c.exits[g.c.turn[0]]++;
  g.emit({ kind: "exited", rule, unit: idOf(g, u), hex });
}

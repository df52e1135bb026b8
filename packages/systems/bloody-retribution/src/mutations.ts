import type { Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { cites } from "./kit.ts";
import { flip, lift, place } from "./occupancy.ts";
import type { RetributionRule } from "./rule-index.ts";
import { ALLIED, RUSSIAN } from "./seat.ts";
import {
  CAPITULATED,
  ELIMINATED,
  endings,
  hexName,
  nameOf,
  placeName,
  type RetributionPlay,
  SUDDEN_DEATH,
} from "./state.ts";
import { SHELL_HILL, SOUTH_EDGE } from "./terrain.ts";
import { PIQUET } from "./unit.ts";
import { verdictOf } from "./victory.ts";

// Changes that the players are told of. Each keeps places, zones, control and readiness right.

/** Zones alone change no owner (3.5), and markers take no room (6.5): only units are placed, only entering counts. */
export const enforces = cites("3.4", "3.5", "6.5");

/** Disrupts a unit because of `rule`; Piquets never are (2.12), and one already disrupted stays as it is. */
export function disrupt(g: RetributionPlay, u: Unit, rule: RetributionRule): void {
  if (g.c.disrupted[u] === 1 || g.world.kindOf[u] === PIQUET) return;
  flip(g, u, true);
  g.emit({ kind: "disrupted", rule, unit: nameOf(g, u), hex: placeName(g, u) });
}

/** Takes steps: the substitute takes over, or the unit is gone (2.11). */
export function loseSteps(g: RetributionPlay, u: Unit, count: number, rule: RetributionRule): void {
  if (count >= g.c.steps[u]) {
    eliminate(g, u, rule);
    return;
  }
  g.c.steps[u] -= count;
  g.emit({ kind: "step-lost", rule, unit: nameOf(g, u), hex: placeName(g, u) });
}

/** Takes a unit out of the game for good (2.11). */
export function eliminate(g: RetributionPlay, u: Unit, rule: RetributionRule): void {
  const hex = placeName(g, u);
  lift(g, u, ELIMINATED);
  g.c.steps[u] = 0;
  g.emit({ kind: "eliminated", rule, unit: nameOf(g, u), hex });
}

/**
 * What entering a hex does, in passing too: a victory hex changes its owner at once (3.4, B-29), and a Russian on the
 * south edge ends the game (4.2, B-28). Returns whether the game is over.
 */
export function claim(g: RetributionPlay, seat: Seat, hex: Hex): boolean {
  const { c, world } = g;
  const victory = world.terrain.victoryAt[hex];
  if (victory >= 0 && c.owner[victory] !== seat) {
    c.owner[victory] = seat;
    g.emit({ kind: "control-changed", rule: "3.4", hex: hexName(world, hex), seat });
  }
  if (seat !== RUSSIAN || (world.terrain.hex[hex] & SOUTH_EDGE) === 0) return false;
  end(g, SUDDEN_DEATH, "4.2");
  return true;
}

/** Puts a unit into the hex it has gone to, from wherever it was, and claims it. Returns whether the game is over. */
export function occupy(g: RetributionPlay, u: Unit, hex: Hex): boolean {
  if (g.c.hexOf[u] > 0) lift(g, u, hex);
  place(g, u, hex);
  return claim(g, g.world.seatOf[u], hex);
}

/** An Allied attack into Shell Hill takes all markers away for good, whatever comes of it (5.6, B-35). */
export function silenceGuns(g: RetributionPlay, seat: Seat, hex: Hex): void {
  if (seat !== ALLIED || (g.world.terrain.hex[hex] & SHELL_HILL) === 0 || g.c.gunsLost[0] === 1) return;
  g.c.gunsLost[0] = 1;
  g.emit({ kind: "guns-silenced", rule: "5.6", hex: hexName(g.world, hex) });
}

/** Ends the game and says how. */
export function end(g: RetributionPlay, how: number, rule: RetributionRule): void {
  g.c.ended[0] = how;
  if (g.sink !== null) g.emit({ kind: "game-ended", rule, verdict: verdictOf(g).level, reason: endings[how] });
}

/** A side gives up (4.4). */
export function capitulate(g: RetributionPlay, seat: Seat): void {
  end(g, CAPITULATED + seat, "4.4");
}

import type { Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { ALLIED, RUSSIAN } from "./seat.ts";
import { CAPITULATED, JUDGED, type RetributionPlay, SUDDEN_DEATH, WAITING } from "./state.ts";
import { russianHexes } from "./victory.ts";

// Points: 100 is a Russian battalion of factor 4. All by judgement, held up by series of games.
const perFactor = 25;
/** What the verdict is worth by victory hexes Russia owns; the steps between verdicts are what the game is about. */
const verdictWorth = [-1200, 0, 900, 1800, 1900, 2000, 2100];
const win = 10_000;
/** What it is worth to stand this many hexes from a victory hex, for each factor. */
const nearness = [14, 12, 10, 8, 6, 5, 4, 3, 2, 1];

/** The strength of a unit with the steps it has, substitutes to come included. */
function worth(g: RetributionPlay, u: Unit): number {
  const { cf } = g.world;
  const now = Math.max(cf[2 * u + g.c.steps[u] - 1], 0);
  const later = g.c.steps[u] === 2 ? Math.max(cf[2 * u], 0) : 0;
  return perFactor * (now + later);
}

/** How good the position is for `seat`: material, victory hexes, ground gained and the road to the south edge. */
export function evaluate(g: RetributionPlay, seat: Seat): number {
  const russian = judged(g);
  return seat === RUSSIAN ? russian : -russian;
}

function judged(g: RetributionPlay): number {
  const { c, world } = g;
  const ended = c.ended[0];
  if (ended === SUDDEN_DEATH) return win;
  if (ended >= CAPITULATED) return ended - CAPITULATED === RUSSIAN ? -win : win;
  const held = russianHexes(g);
  if (ended === JUDGED) return held >= 3 ? win : verdictWorth[held] * 4;
  let total = Math.trunc((verdictWorth[Math.min(held, 6)] * (2 + c.turn[0])) / (2 + world.turns));
  for (let u = 0; u < world.count; u++) {
    const hex = c.hexOf[u];
    if (hex < 0) continue;
    const unit = asUnit(u);
    const value = worth(g, unit) + (hex === WAITING ? 0 : placeWorth(g, unit, asHex(hex)));
    total += world.seatOf[u] === RUSSIAN ? value : -value;
  }
  return total;
}

/** Being near a victory hex is good for both sides, most near one that the enemy owns; Russians near the edge are a threat. */
function placeWorth(g: RetributionPlay, u: Unit, hex: Hex): number {
  const { c, world } = g;
  const { toVictory, toEdge } = world.terrain;
  const seat = world.seatOf[u];
  const factor = Math.max(world.cf[2 * u + c.steps[u] - 1], 0);
  let best = 0;
  for (let i = 0; i < toVictory.length; i++) {
    const near = nearness[toVictory[i][hex]] ?? 0;
    const stake = c.owner[i] === seat ? near : near + (near >> 1);
    if (stake > best) best = stake;
  }
  let value = best * factor;
  if (seat === RUSSIAN && toEdge[hex] < 8) value += (8 - toEdge[hex]) * 40;
  if (seat === ALLIED && c.disrupted[u] === 0) value += 2;
  return value;
}

import type { Seat } from "@redoubt/engine";
import { asUnit, type Temper } from "@redoubt/mechanics";
import { RUSSIAN } from "../seat.ts";
import { CAPITULATED, JUDGED, type RetributionPlay, SUDDEN_DEATH } from "../state.ts";
import { russianHexes } from "../victory.ts";
import { loreOf } from "./lore.ts";
import { threatOf } from "./threat.ts";
import type { Weights } from "./weights.ts";
import { powerOf, worthOf } from "./worth.ts";

// By victory hexes in Russian hands: the steps between verdicts are what the game is about.
function verdictWorth(w: Weights, held: number): number {
  if (held < 2) return held === 0 ? w.verdictNone : 0;
  return held === 2 ? w.verdictTwo : w.verdictThree + 50 * (held - 3);
}

// How near each side stands to what it wants; 6 factors next to a victory hex are worth a third of it.
function groundOf(g: RetributionPlay): number {
  const { c, world } = g;
  const lore = loreOf(g);
  let ground = 0;
  for (let u = 0; u < world.count; u++) {
    const hex = c.hexOf[u];
    if (hex <= 0) continue;
    let best = 0;
    for (let i = 0; i < lore.toVictory.length; i++) {
      const weight = c.owner[i] === world.seatOf[u] ? 8 : 12;
      best = Math.max(best, (weight * lore.nearness[i][hex]) >> 8);
    }
    const value = best * powerOf(g, asUnit(u));
    if (world.seatOf[u] !== RUSSIAN) ground -= value;
    else ground += value;
  }
  return ground;
}

/** How the position stands for a seat: steps, victory hexes as the verdict counts them, and ground. */
export function standing(g: RetributionPlay, w: Weights, seat: Seat, temper: Temper): number {
  const { c, world } = g;
  const ended = c.ended[0];
  const held = russianHexes(g);
  let russian = 0;
  if (ended === SUDDEN_DEATH) russian = 8000;
  else if (ended >= CAPITULATED) russian = ended - CAPITULATED === RUSSIAN ? -8000 : 8000;
  else if (ended === JUDGED) russian = 5 * verdictWorth(w, held);
  else {
    russian =
      Math.trunc((verdictWorth(w, held) * (3 + c.turn[0])) / (3 + world.turns)) +
      Math.trunc((groundOf(g) * w.standingGroundPercent + threatOf(g, w) * w.standingThreatPercent) / 100);
  }
  let own = 0;
  let theirs = 0;
  for (let u = 0; u < world.count; u++) {
    if (c.hexOf[u] < 0) continue;
    if (world.seatOf[u] === seat) own += worthOf(g, asUnit(u));
    else theirs += worthOf(g, asUnit(u));
  }
  return Math.trunc((own * temper.ownLoss) / 100) - theirs + (seat === RUSSIAN ? russian : -russian);
}

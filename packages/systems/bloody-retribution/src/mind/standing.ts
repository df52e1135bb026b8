import type { Temper } from "@redoubt/mechanics";
import { ALLOWANCE } from "../checks/movement.ts";
import { RUSSIAN } from "../seat.ts";
import { CAPITULATED, JUDGED, type RetributionPlay, SUDDEN_DEATH } from "../state.ts";
import { russianHexes } from "../verdict.ts";
import { findLanes, laneFrom } from "./lanes.ts";
import { loreOf } from "./lore.ts";
import { powerOf, worthOf } from "./worth.ts";

// By victory hexes in Russian hands: the steps between verdicts are what the game is about.
const verdictWorth = [-900, 0, 700, 1400, 1450, 1500, 1550];

// How near each side stands to what it wants; 6 factors next to a victory hex are worth a third of it.
function groundOf(g: RetributionPlay): number {
  const { c, world } = g;
  const lore = loreOf(g);
  const lanes = findLanes(g);
  let ground = 0;
  for (let u = 0; u < world.count; u++) {
    const hex = c.hexOf[u];
    if (hex <= 0) continue;
    let best = 0;
    for (let i = 0; i < lore.toVictory.length; i++) {
      const weight = c.owner[i] === world.seatOf[u] ? 8 : 12;
      best = Math.max(best, Math.trunc((weight * 20) / (20 + lore.toVictory[i][hex])));
    }
    const value = best * powerOf(g, u);
    if (world.seatOf[u] !== RUSSIAN) ground -= value;
    else ground += value + edgeOf(laneFrom(g, lanes, hex));
  }
  return ground;
}

// A Russian with an open lane of one move to the south edge is a mortal danger, one of two moves a serious one.
const edgeOf = (far: number): number => (far <= ALLOWANCE ? 400 : far <= 2 * ALLOWANCE ? 60 : 0);

/** How the position stands for a seat: steps, victory hexes as the verdict counts them, and ground. */
export function standing(g: RetributionPlay, seat: number, temper: Temper): number {
  const { c, world } = g;
  const ended = c.ended[0];
  const held = russianHexes(g);
  let russian = 0;
  if (ended === SUDDEN_DEATH) russian = 8000;
  else if (ended >= CAPITULATED) russian = ended - CAPITULATED === RUSSIAN ? -8000 : 8000;
  else if (ended === JUDGED) russian = 5 * verdictWorth[held];
  else russian = Math.trunc((verdictWorth[held] * (3 + c.turn[0])) / (3 + world.turns)) + groundOf(g);
  let own = 0;
  let theirs = 0;
  for (let u = 0; u < world.count; u++) {
    if (c.hexOf[u] < 0) continue;
    if (world.seatOf[u] === seat) own += worthOf(g, u);
    else theirs += worthOf(g, u);
  }
  return Math.trunc((own * temper.ownLoss) / 100) - theirs + (seat === RUSSIAN ? russian : -russian);
}

import type { Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { pointsText, type Unit } from "@redoubt/mechanics";
import { ALLIED, RUSSIAN } from "../seat.ts";
import {
  ELIMINATED,
  enemyZones,
  hexName,
  holderOf,
  mobileIn,
  NOBODY,
  namesIn,
  type RetributionPlay,
  WAITING,
} from "../state.ts";
import { ENTRY } from "../terrain.ts";
import { whyBarred } from "./move-step.ts";
import { ALLOWANCE, hasFreeHex, searchFrom } from "./movement.ts";
import { notNow, notPossible, refusal, type Why } from "./refusal.ts";
import { entryPrice, movingKinds } from "./step-cost.ts";

/** Whether a reinforcement waits whose turn has come (5.5). */
export const isDue = (g: RetributionPlay, u: Unit): boolean =>
  g.c.hexOf[u] === WAITING && g.world.entryOf[u] <= g.c.turn[0];

/** Whether a reinforcement may come on in a hex of the entry zone: open terrain, no enemy, no friend in the way (5.5, B-27). */
export function isOpenEntry(g: RetributionPlay, u: Unit, hex: Hex): boolean {
  const { world } = g;
  const cost = world.terrain.entryCost[world.kindOf[u]][hex];
  // What is barred costs more than anybody has.
  if (cost > ALLOWANCE) return false;
  const found = mobileIn(g, hex);
  if (found === NOBODY) return true;
  // Another mobile unit closes the hex (6.2), unless friends may be passed (B-21) and there is room beyond.
  if (world.seatOf[found] === RUSSIAN || !world.rulings.passesFriends) return false;
  if (enemyZones(g, ALLIED)[hex] !== 0) return false;
  searchFrom(g, { unit: u, at: hex, spent: cost });
  return hasFreeHex(g);
}

/** Whether a reinforcement can come on somewhere. */
export function canEnter(g: RetributionPlay, u: Unit): boolean {
  for (const hex of g.world.terrain.entryHexes) if (isOpenEntry(g, u, hex)) return true;
  return false;
}

/** Whether the Allies have a reinforcement that can come on now (B-18, B-59). */
export function hasEntry(g: RetributionPlay): boolean {
  for (const u of g.world.reinforcements) if (isDue(g, u) && canEnter(g, u)) return true;
  return false;
}

/** Why `seat` may not bring this unit on now. */
export function whyNotEnter(g: RetributionPlay, seat: Seat, u: Unit): Why {
  const { world, c } = g;
  const unit = world.units[u].id;
  if (c.hexOf[u] === ELIMINATED) return notPossible("2.11", "eliminated", { unit });
  if (world.seatOf[u] !== seat) return refusal("5.4", "not-yours", { unit });
  if (c.hexOf[u] !== WAITING) return notPossible("5.5", "not-waiting", { unit });
  if (!isDue(g, u)) return notNow("5.5", "not-due", { unit, turn: world.entryOf[u] });
  return canEnter(g, u) ? null : refusal("5.5", "entry-closed", { unit });
}

/** Why a reinforcement may not come on in this hex. */
export function whyNotAt(g: RetributionPlay, u: Unit, hex: Hex): Why {
  const { world } = g;
  const unit = world.units[u].id;
  const params = { unit, hex: hexName(world, hex) };
  if ((world.terrain.hex[hex] & ENTRY) === 0) return refusal("5.5", "not-entry-hex", params);
  const price = entryPrice(world.map, movingKinds[world.kindOf[u]], hex);
  const barred = whyBarred(price, unit, params.hex);
  if (barred !== null) return barred;
  const others = namesIn(g, hex);
  if (holderOf(g, hex) === RUSSIAN) return refusal("6.3", "enemy-in-hex", { ...params, others });
  if (price.cost > ALLOWANCE) {
    return refusal("8.3", "too-dear", { ...params, cost: pointsText(price.cost), left: pointsText(ALLOWANCE) });
  }
  if (isOpenEntry(g, u, hex)) return null;
  if (!world.rulings.passesFriends) {
    return refusal("6.2", "friend-in-hex", { ...params, others: g.world.units[mobileIn(g, hex)].fullName });
  }
  // A friend in the hex may be passed (B-21), but a zone would stop the unit upon him, or there is no room beyond.
  if (enemyZones(g, ALLIED)[hex] !== 0) return refusal("7.2", "stopped-on-friend", { ...params, others });
  return refusal("6.2", "no-room-beyond", params);
}

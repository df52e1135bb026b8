import { notPossible, type Refusal, refusal, type Seat } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { isDepotIn, isUnitWith } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, has, hexName, isOnMap, RECOVERING, ROAD_MARCH, TRIED, UAR, zonesOf } from "../state.ts";
import { recovery } from "../tables/dice.ts";
import { printedInitiative } from "../values.ts";
import { LEADER } from "../world.ts";

/** The rating is the printed one, whatever the state of the corps. */
export const enforces = cites("5.2k");

const isHead = ({ world }: BayonetsPlay, leader: Unit): boolean => world.pieces[leader].kind !== "officer";

/** The units awaiting recovery directly under a Leader that have not tried in this phase. */
export const waitingUnder = ({ world, c }: BayonetsPlay, leader: Unit): Unit[] =>
  Array.from(world.unitsOf[world.seatOf[leader]]).filter(
    (unit) => world.parentOf[unit] === leader && c.hexOf[unit] === UAR && (c.status[unit] & TRIED) === 0,
  );

/** Why a Leader may not sponsor Recovery; null if he may (5.2a to 5.2c, 5.2o, I-37, I-90). */
export function whyNotSponsor(g: BayonetsPlay, seat: Seat, leader: Unit): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const unit = world.pieces[leader].id;
  const hex = c.hexOf[leader];
  if (world.kindOf[leader] !== LEADER) return notPossible("5.2a", "no-leader", { unit });
  if (world.seatOf[leader] !== seat) return notPossible("5.2a", "enemy", { unit });
  if (hex <= 0) return refusal("5.2n", "not-on-map", { unit });
  if (has(g, leader, RECOVERING)) return refusal("5.2a", "sponsors-already", { unit });
  if (isHead(g, leader) && world.options.ocRecovery === "none") return refusal("5.2o", "no-substitute", { unit });
  if (waitingUnder(g, leader).length === 0) return refusal("5.2a", "nobody-waits", { unit });
  if (zonesOf(g, enemyOf(seat))[hex] !== 0) return refusal("5.2b", "in-enemy-zone", { unit });
  if (isDepotIn(g, hex, seat)) return refusal("3.3g", "depot-there", { hex: hexName(world, hex) });
  return isUnitWith(g, hex, seat, ROAD_MARCH) ? refusal("7.3e", "march-there", { hex: hexName(world, hex) }) : null;
}

/** Why a unit may not try to recover; null if it may (5.2d, 5.2h, 5.2n). */
export function whyNotRecover(g: BayonetsPlay, seat: Seat, unit: Unit): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const id = { unit: world.pieces[unit].id };
  if (world.seatOf[unit] !== seat) return notPossible("5.2d", "enemy", id);
  if (c.hexOf[unit] !== UAR) return notPossible("5.2d", "not-waiting", id);
  if (has(g, unit, TRIED)) return refusal("5.2d", "has-tried", id);
  const parent = world.parentOf[unit];
  if (parent < 0 || !isOnMap(g, parent)) return refusal("5.2n", "officer-gone", id);
  return has(g, parent, RECOVERING) ? null : refusal("5.2a", "no-sponsor", { ...id, leader: world.pieces[parent].id });
}

/** The rating against which a unit recovers: its printed one, or 3 under the head of a corps (5.2k, 5.2m, I-37). */
export function recoveryRating(g: BayonetsPlay, unit: Unit): number {
  const isUnderHead = isHead(g, g.world.parentOf[unit]);
  return isUnderHead && g.world.options.ocRecovery === "own-troops-at-3"
    ? recovery.officerCommander.rating
    : printedInitiative(g.world, unit);
}

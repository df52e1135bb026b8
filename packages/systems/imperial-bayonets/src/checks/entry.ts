import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { BARRED, pointsText, type Unit } from "@redoubt/mechanics";
import { isDepotIn, isUnitWith } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, hexName, ROAD_MARCH, unitsAt, WAITING } from "../state.ts";
import { entryPrice } from "../step-price.ts";
import { constants } from "../tables/constants.ts";
import { unitTypes } from "../tables/terrain-effects.ts";
import { LEADER } from "../world.ts";
import { whyNotMarchIn } from "./marching.ts";

const isLeader = ({ world }: BayonetsPlay, piece: Unit): boolean => world.kindOf[piece] === LEADER;

/** The place in World.entries by which a piece may come in at a hex on this turn; -1 for none (7.2a, I-104). */
function entryOf({ world, c }: BayonetsPlay, piece: Unit, hex: Hex): number {
  const arrival = world.arrivals[piece];
  if (arrival === null) return -1;
  if (arrival.turn <= c.turn[0] && world.entries[arrival.entry] === hex) return arrival.entry;
  const { instead } = arrival;
  return instead !== null && instead.turn <= c.turn[0] && world.entries[instead.entry] === hex ? instead.entry : -1;
}

/** The entry hexes by which a piece may come in now, as far as its schedule says. */
export function entriesOf({ world, c }: BayonetsPlay, piece: Unit): Hex[] {
  const arrival = world.arrivals[piece];
  if (arrival === null || c.hexOf[piece] !== WAITING || arrival.turn > c.turn[0]) return [];
  const { instead } = arrival;
  const second = instead !== null && instead.turn <= c.turn[0] ? [world.entries[instead.entry]] : [];
  return [world.entries[arrival.entry], ...second];
}

/** What coming in costs a piece as the next force through a hex, company included, in half points (7.2c, 7.2d, I-21). */
export function entryCost(g: BayonetsPlay, piece: Unit, hex: Hex, isMarching: boolean): number {
  const { world, c } = g;
  const kind = world.kindOf[piece];
  const place = entryOf(g, piece, hex);
  const n = c.queue[Math.max(place, 0)] + 1;
  const mover = kind === LEADER ? "leader" : unitTypes[kind];
  const { cost } = entryPrice(world.map, mover, asHex(hex), n, isMarching, world.charts.terrain);
  if (cost === BARRED) return BARRED;
  const isJoining = kind !== LEADER && unitsAt(g, world.seatOf[piece])[hex] > 0;
  return cost + (isJoining ? 2 * constants.joiningStack.value : 0);
}

/** Why a piece may not come in at a hex; null if it may (7.2). */
export function whyNotEnter(g: BayonetsPlay, piece: Unit, hex: Hex, isMarching: boolean): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const unit = world.pieces[piece].id;
  const name = hexName(world, hex);
  const seat = world.seatOf[piece];
  if (seat !== c.active[0]) return notPossible("7.2a", "enemy", { unit });
  if (c.hexOf[piece] !== WAITING || world.arrivals[piece] === null)
    return notPossible("7.2a", "not-arriving", { unit });
  const place = entryOf(g, piece, hex);
  if (place < 0) {
    const { turn } = world.arrivals[piece];
    return turn > c.turn[0]
      ? refusal("7.2a", "not-due", { unit, turn })
      : refusal("7.2a", "other-entry", { unit, hex: name });
  }
  if (unitsAt(g, enemyOf(seat))[hex] !== 0) return refusal("7.2e", "entry-blocked", { hex: name });
  if (c.queueGroup[place] > world.arrivals[piece].group + 1)
    return refusal("7.2c", "group-passed", { unit, hex: name });
  if (!isLeader(g, piece)) {
    if (isDepotIn(g, hex, seat)) return refusal("3.3g", "depot-there", { hex: name });
    if (isUnitWith(g, hex, seat, ROAD_MARCH)) return refusal("7.3e", "march-there", { hex: name });
  }
  const cost = entryCost(g, piece, hex, isMarching);
  if (cost === BARRED) return refusal(isMarching ? "7.3a" : "TEC", "barred-ground", { unit, hex: name, what: "entry" });
  if (cost > world.maOf[piece])
    return refusal("7.2c", "too-dear", {
      unit,
      hex: name,
      cost: pointsText(cost),
      left: pointsText(world.maOf[piece]),
    });
  return isMarching ? whyNotMarchIn(g, piece, hex) : null;
}

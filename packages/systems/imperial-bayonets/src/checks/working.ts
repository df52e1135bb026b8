import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, directionTo, type Hex, sideOf } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { bridgeNow } from "../ground-now.ts";
import { unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { seats } from "../seat.ts";
import { type BayonetsPlay, BUILDING, has, hexName, IMPROVED_POSITION, MOVED, ROAD_MARCH } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { BUILDABLE } from "../terrain.ts";
import { allowanceOf, isWhole } from "../values.ts";
import { INFANTRY } from "../world.ts";
import { whyNotWalk } from "./maneuver.ts";

/** Why a unit has not its whole allowance for work; null if it has. */
function whyNotWhole(g: BayonetsPlay, unit: Unit, rule: BayonetsRule): Refusal<BayonetsRule> | null {
  const isFresh = g.c.spent[unit] === 0 && !has(g, unit, MOVED) && allowanceOf(g, unit) > 0;
  return isFresh ? null : refusal(rule, "not-whole", { unit: g.world.pieces[unit].id });
}

/** Why a unit may not begin or join a position where it stands; null if it may (7.4). */
export function whyNotDig(g: BayonetsPlay, unit: Unit): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const id = world.pieces[unit].id;
  const at = c.hexOf[unit];
  const hex = hexName(world, at);
  if (!world.switches.ip) return refusal("7.4a", "no-positions");
  if (world.kindOf[unit] !== INFANTRY) return refusal("7.4b", "not-infantry", { unit: id });
  const why = whyNotWalk(g, unit) ?? whyNotWhole(g, unit, "7.4b");
  if (why !== null) return why;
  if ((world.terrain.hex[at] & BUILDABLE) === 0) return refusal("7.4b", "not-buildable", { hex });
  if (c.works[at] === IMPROVED_POSITION) return refusal("7.4b", "position-there", { hex });
  if (has(g, unit, ROAD_MARCH)) return refusal("7.3a", "on-the-march", { unit: id });
  const builders = unitsIn(g, at, world.seatOf[unit]).filter((other) => has(g, other, BUILDING)).length;
  return builders >= constants.builders.value ? refusal("7.4e", "two-builders", { hex }) : null;
}

/** The place in World.bridges of the hexside between a hex and a neighbour; -1 for none. */
export function bridgePlace(g: BayonetsPlay, from: Hex, to: Hex): number {
  const d = directionTo(g.world.grid, asHex(from), asHex(to));
  return d === undefined ? -1 : g.world.bridges.placeOf[sideOf(g.world.grid, asHex(from), d)];
}

const isWorked = ({ c }: BayonetsPlay, place: number): boolean => ((c.worked[place >> 5] >> (place & 31)) & 1) === 1;

/** Why a unit may not work on the hexside to a neighbour; null if it may (7.6, E10, I-62, I-112). */
export function whyNotBridge(g: BayonetsPlay, unit: Unit, to: Hex): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const id = world.pieces[unit].id;
  const hex = hexName(world, to);
  const place = bridgePlace(g, c.hexOf[unit], to);
  if (place < 0) return notPossible("7.6b", "no-bridge", { hex });
  if (world.kindOf[unit] !== INFANTRY) return refusal("7.6b", "not-infantry", { unit: id });
  const why = whyNotWalk(g, unit) ?? whyNotWhole(g, unit, "7.6b");
  if (why !== null) return why;
  if (has(g, unit, ROAD_MARCH)) return refusal("7.3a", "on-the-march", { unit: id });
  if (isWorked(g, place)) return refusal("7.6c", "bridge-tried", { hex });
  const bridge = bridgeNow(g, place);
  if (bridge === "thrown") return null;
  if (bridge !== "none") return world.bridges.mayChange[place] ? null : refusal("7.6a", "bridge-stays", { hex });
  const seat = world.seatOf[unit];
  if (c.thrown[seat] >= world.switches.thrown[seats[seat]]) return refusal("E10", "no-bridges-left");
  return isWhole(g, unit) ? null : refusal("E10", "not-full", { unit: id });
}

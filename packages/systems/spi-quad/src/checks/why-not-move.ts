import { type Refusal, refusal } from "@redoubt/engine";
import { asHex, directionTo } from "@redoubt/hex";
import { isReached, pointsText, runFlood } from "@redoubt/mechanics";
import type { QuadRule } from "../rule-index.ts";
import { HALTED, isDisrupted, isInZoneOf, type QuadPlay } from "../state.ts";
import { BOURLIUK, SEA } from "../terrain.ts";
import { CAVALRY, INFANTRY } from "../unit.ts";
import { allowanceOf } from "../values.ts";
import { crossingRule, depthLimit } from "./crossing.ts";
import {
  canExit,
  canMove,
  costOfStraightStep,
  costsOf,
  exitPrice,
  isStoppedByZones,
  isWaiting,
  type Mover,
  mayGoTo,
  searchReach,
} from "./movement.ts";
import { whyNotStack } from "./stacking.ts";
import { closingRule, priceOfStep } from "./step-cost.ts";

type Why = Refusal<QuadRule> | null;

const idOf = (g: QuadPlay, u: number): string => g.world.units[u].id;
const isHeld = (g: QuadPlay, u: number): boolean =>
  isStoppedByZones(g, u) && isInZoneOf(g, 1 - g.world.seatOf[u], g.c.hexOf[u]);

/** Why a unit may not be taken up to move; null if it may. */
export function whyNotTakeUp(g: QuadPlay, u: number): Why {
  const { world, c } = g;
  const params = { unit: u < world.count ? idOf(g, u) : "?" };
  if (u >= world.count) return refusal("5.0", "no-such-unit", params);
  if (world.seatOf[u] !== c.active[0]) return refusal("5.11", "not-yours", params);
  if (c.hexOf[u] <= 0) return refusal("5.0", "not-on-map", params);
  if ((c.status[u] & HALTED) !== 0) return refusal("5.18", "move-finished", params);
  if (isWaiting(g, u)) return refusal("A20.1", "french-wait", params);
  if (allowanceOf(g, u) === 0) {
    if (isDisrupted(g, u)) return refusal("9.12", "disrupted-gun-stays", params);
    return refusal(world.isBalaclava ? "B16.42" : "5.19", "immobile", params);
  }
  if (canMove(g, u)) return null;
  return refusal(isHeld(g, u) ? "5.13" : "5.16", isHeld(g, u) ? "held" : "nowhere-to-go", params);
}

/** Why a unit may not stop where it stands; null if it may. */
export function whyNotHalt(g: QuadPlay, u: number): Why {
  const hex = g.c.hexOf[u];
  const rule = whyNotStack(g, u, hex);
  return rule === null ? null : refusal(rule, "stacking", { unit: idOf(g, u), hex: g.world.grid.numbers[hex] });
}

/** Why a unit may not leave the map; null if it may. */
export function whyNotExit(g: QuadPlay, mover: Mover): Why {
  const { world, c } = g;
  const { unit, left } = mover;
  if (canExit(g, mover)) return null;
  const params = { unit: idOf(g, unit), hex: world.grid.numbers[world.exitHex] };
  if (world.isAlma && c.preservationTurn[0] === 0) return refusal("A21.13", "no-exit-yet", params);
  if (world.exitHex === 0 || c.hexOf[unit] !== world.exitHex) {
    return refusal(world.isBalaclava ? "B23.21" : world.isAlma ? "A21.2" : "5.0", "no-exit-here", params);
  }
  if (left < exitPrice(g, unit)) return refusal("5.16", "too-dear", { ...params, left: pointsText(left) });
  return refusal("5.0", "no-exit-here", params);
}

/** Why the ground keeps the unit out of an adjacent hex; null if it does not. */
function whyClosed(g: QuadPlay, u: number, hex: number): Why {
  const { world, c } = g;
  const from = asHex(c.hexOf[u]);
  const direction = directionTo(world.grid, from, asHex(hex));
  if (direction === undefined) return null;
  const mover = { isFoot: world.kindOf[u] === INFANTRY, isDisrupted: isDisrupted(g, u), avoidsWoods: false };
  const ground = { grid: world.grid, hex: world.terrain.hex, step: world.terrain.step };
  const price = priceOfStep(ground, from, direction, mover, world.battle, world.options);
  if (!("closed" in price)) return null;
  const rule = closingRule(price.closed, world.kindOf[u] === CAVALRY);
  return refusal(rule, "closed", { unit: idOf(g, u), hex: world.grid.numbers[hex], ground: price.why });
}

/** Why the search did not reach a hex: each limit is lifted in turn to see which one it was. */
function whyNotReached(g: QuadPlay, mover: Mover, hex: number): Refusal<QuadRule> {
  const { world, c } = g;
  const { unit, start, left } = mover;
  const { flood, barred } = world.scratch;
  const params = { unit: idOf(g, unit), hex: world.grid.numbers[hex], left: pointsText(left) };
  const from = asHex(c.hexOf[unit]);
  const costs = costsOf(g, unit);
  searchReach(g, mover); // Fills `barred`.
  runFlood(flood, costs, from, left, { barred });
  if (isReached(flood, asHex(hex))) return whyHeld(g, unit, hex);
  if (world.terrain.depth[hex] > depthLimit(g, unit, start)) {
    return refusal(crossingRule(g, unit, start), "too-far-south", params);
  }
  const ground = (world.terrain.hex[hex] & (SEA | BOURLIUK)) !== 0;
  if (ground) return refusal((world.terrain.hex[hex] & SEA) !== 0 ? "13.0" : "A18.2", "closed-hex", params);
  const closed = whyClosed(g, unit, hex);
  if (closed !== null) return closed;
  forgetEnemies(g, mover, barred);
  runFlood(flood, costs, from, left, { barred });
  return isReached(flood, asHex(hex))
    ? refusal("5.34", "enemy-in-the-way", params)
    : refusal("5.16", "too-dear", params);
}

/** Opens the hexes of enemies in a list of barred hexes, but for those too far beyond the Alma. */
function forgetEnemies(g: QuadPlay, { unit, start }: Mover, barred: Uint8Array): void {
  const { world, c } = g;
  const deepest = depthLimit(g, unit, start);
  for (const enemy of world.unitsOf[1 - world.seatOf[unit]]) {
    const hex = c.hexOf[enemy];
    if (hex > 0 && world.terrain.depth[hex] <= deepest) barred[hex] = 0;
  }
}

/** Zones are in the way: the unit is held, would go from zone to zone, or would have to stop before. */
function whyHeld(g: QuadPlay, unit: number, hex: number): Refusal<QuadRule> {
  const params = { unit: idOf(g, unit), hex: g.world.grid.numbers[hex] };
  if (!isHeld(g, unit)) return refusal("5.13", "zone-in-the-way", params);
  const isControlled = isInZoneOf(g, 1 - g.world.seatOf[unit], hex);
  const isNear = directionTo(g.world.grid, asHex(g.c.hexOf[unit]), asHex(hex)) !== undefined;
  return isControlled && isNear ? refusal("5.14", "zone-to-zone", params) : refusal("5.13", "held", params);
}

/** Why a unit may not be sent to a hex; null if it may. */
export function whyNotGo(g: QuadPlay, mover: Mover, hex: number): Why {
  const { world, c } = g;
  const { unit } = mover;
  const name = world.grid.numbers[hex] ?? "";
  const params = { unit: idOf(g, unit), hex: name };
  if (name === "") return refusal("5.17", "off-map", params);
  if (hex === c.hexOf[unit]) return refusal("5.0", "already-there", params);
  const top = c.topOf[hex];
  if (top !== 0 && world.seatOf[top - 1] !== world.seatOf[unit]) return refusal("5.12", "enemy-there", params);
  const flood = searchReach(g, mover);
  if (!isReached(flood, asHex(hex))) return whyNotReached(g, mover, hex);
  if (mayGoTo(g, mover, flood, hex)) return null;
  return refusal(whyNotStack(g, unit, hex) ?? "5.32", "stacking", params);
}

/** Why a unit may not step straight into a hex; null if it may. A step that is a cheapest way is said as "hex". */
export function whyNotStep(g: QuadPlay, mover: Mover, hex: number): Why {
  const { world, c } = g;
  const params = { unit: idOf(g, mover.unit), hex: world.grid.numbers[hex] ?? "" };
  const direction = world.grid.offsets.indexOf(hex - c.hexOf[mover.unit]);
  if (params.hex === "" || direction < 0) return refusal("5.17", "not-adjacent-step", params);
  if (costOfStraightStep(g, mover, searchReach(g, mover), direction) > 0) return null;
  const closed = whyClosed(g, mover.unit, hex) ?? whyNotGo(g, mover, hex);
  return closed ?? refusal("5.0", "no-shorter-way", params);
}

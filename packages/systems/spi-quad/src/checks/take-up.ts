import { asHex, DIRECTIONS } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { frenchWaiting } from "../data/facts-alma.ts";
import { cites } from "../kit.ts";
import { enemyOf } from "../seat.ts";
import { HALTED, hexOf, isDisrupted, isInZoneOf, type QuadPlay } from "../state.ts";
import { FRENCH } from "../unit.ts";
import { allowanceOf } from "../values.ts";
import { canExit } from "./map-edge.ts";
import { stepCodes, whyNotStepOn, whyNotStop } from "./move-step.ts";
import { canStep, hasEasyStep, isStoppedByZones } from "./movement.ts";
import { whyNotOnMap } from "./presence.ts";
import { closest, refusal, type Why } from "./refusal.ts";

/** The Zouaves need not wait with the other French (A20.2). */
export const enforces = cites("A20.0", "A20.2");

/** Whether the French wait (A20.1): all but the Zouaves stand still before Game-Turn 3. */
export function isWaiting(g: QuadPlay, u: Unit): boolean {
  const { world, c } = g;
  if (!world.rules.makesFrenchWait || world.nationOf[u] !== FRENCH || c.turn[0] >= frenchWaiting.firstTurn)
    return false;
  return !(frenchWaiting.exempt as readonly string[]).includes(world.units[u].id);
}

/** Whether a unit on the map may be taken up to move in its owner's Movement Phase. */
export function canMove(g: QuadPlay, u: Unit): boolean {
  if ((g.c.status[u] & HALTED) !== 0 || isWaiting(g, u)) return false;
  const left = allowanceOf(g, u);
  // By far the most frequent case first: it needs no more than a look around.
  if (hasEasyStep(g, u, left)) return true;
  const mover = { unit: u, start: hexOf(g, u), left };
  return canStep(g, mover) || canExit(g, mover);
}

/** Why a unit may not be taken up to move; null if it may. */
export function whyNotTakeUp(g: QuadPlay, u: Unit): Why {
  const { world, c } = g;
  const told = { unit: world.units[u].id };
  if (world.seatOf[u] !== c.active[0]) return refusal("5.11", "not-yours", told);
  const away = whyNotOnMap(g, u, "5.0");
  if (away !== null) return away;
  if ((c.status[u] & HALTED) !== 0) return refusal("5.18", "move-finished", told);
  if (isWaiting(g, u)) return refusal("A20.1", "french-wait", told);
  if (allowanceOf(g, u) === 0) {
    if (isDisrupted(g, u)) return refusal("9.12", "disrupted-gun-stays", told);
    return refusal(world.rules.immobile, "immobile", told);
  }
  return canMove(g, u) ? null : whyNoStep(g, u);
}

/** Why a unit has no step to take: that of the six which comes closest to being allowed says it. */
function whyNoStep(g: QuadPlay, u: Unit): Why {
  const { grid, units } = g.world;
  const from = hexOf(g, u);
  const left = allowanceOf(g, u);
  const mover = { unit: u, start: from, left };
  const refusals = DIRECTIONS.filter((d) => grid.onMap[from + grid.offsets[d]] === 1).flatMap((direction) => {
    const to = asHex(from + grid.offsets[direction]);
    return whyNotStepOn(g, mover, { from, direction, left }) ?? whyNotStop(g, u, to) ?? [];
  });
  const why = closest(refusals, stepCodes);
  if (why === null) return refusal("5.17", "no-neighbour", { unit: units[u].id });
  return why.code === "zone-to-zone" ? refusal("5.13", "held", why.params) : why;
}

/** Why a unit whose move has just ended may not go on (5.13, 12.21, 5.18). */
export function whyNotGoOn(g: QuadPlay, u: Unit): Why {
  const { c, world } = g;
  const away = whyNotOnMap(g, u, "5.0");
  if (away !== null) return away;
  const hex = hexOf(g, u);
  const told = { unit: world.units[u].id, hex: world.grid.numbers[hex] };
  if (!isStoppedByZones(g, u) || !isInZoneOf(g, enemyOf(world.seatOf[u]), hex))
    return refusal("5.18", "move-finished", told);
  const place = world.edgePlace[hex];
  const hasEntered = world.groupOf[u] !== 255 && place >= 0 && c.entered[place] > 0;
  return refusal(hasEntered ? "12.21" : "5.13", "stopped-by-zone", told);
}

import { asHex, DIRECTIONS, directionTo } from "@redoubt/hex";
import { isReached, pointsText } from "@redoubt/mechanics";
import { enemyOf } from "../seat.ts";
import { enemyZones, hexName, holderOf, isReady, namesIn, type RetributionPlay } from "../state.ts";
import { SEA_HEX } from "../terrain.ts";
import { PIQUET } from "../unit.ts";
import { whyStopped } from "./least-hindered.ts";
import { whyNotOnMap } from "./on-map.ts";
import { ALLOWANCE, canMove, type Marching, searchFrom } from "./reach.ts";
import { nearestOf, notPossible, type Refused, refusal, type Why } from "./refused.ts";
import { stepCodes, whyNotStep } from "./step.ts";

/** Why this unit of `seat` may not be taken up to move now. */
export function whyNotMove(g: RetributionPlay, seat: number, u: number): Why {
  const why = whyNotOnMap(g, seat, u);
  if (why !== null) return why;
  const unit = g.world.units[u].id;
  if (g.world.kindOf[u] === PIQUET) return refusal("2.9", "piquet-stays", { unit });
  if (!isReady(g, u)) return refusal("8.3", "disrupted", { unit });
  return canMove(g, u) ? null : whyNoStep(g, u);
}

/** Why none of the six steps out of its hex is open to a unit: the case of the one that lacks least. */
function whyNoStep(g: RetributionPlay, u: number): Why {
  const from = asHex(g.c.hexOf[u]);
  const refused: Refused[] = [];
  for (const direction of DIRECTIONS) {
    const why = whyNotStep(g, { unit: u, from, direction, isFirst: true, left: ALLOWANCE });
    if (why !== null) refused.push(why);
  }
  const unit = g.world.units[u].id;
  // Where friends may be passed a step may be open and yet lead nowhere (B-21).
  const nearest = refused.length < DIRECTIONS.length ? null : nearestOf(refused, stepCodes);
  if (nearest === null) return refusal("6.2", "no-room-beyond", { unit });
  return refusal(nearest.rule, "no-way-out", { ...nearest.params, unit, because: nearest.code });
}

/** Why a mover may not go to a hex and stop there. */
export function whyNotGo(g: RetributionPlay, { unit: u, at, spent }: Marching, hex: number): Why {
  const { c, world } = g;
  const unit = world.units[u].id;
  const name = hexName(world, hex);
  if (hex === at) return notPossible("5.4", "must-move", { unit });
  if ((world.terrain.hex[hex] & SEA_HEX) !== 0) return refusal("8.11", "sea", { unit, hex: name });
  const others = namesIn(g, hex);
  if (holderOf(g, hex) === enemyOf(world.seatOf[u])) return refusal("6.3", "enemy-in-hex", { unit, hex: name, others });
  if (c.mobileAt[hex] !== 0) {
    return refusal("6.2", "friend-in-hex", { unit, hex: name, others: world.units[c.mobileAt[hex] - 1].id });
  }
  searchFrom(g, { unit: u, at, spent, mayHalt: false });
  if (isReached(world.scratch.flood, asHex(hex))) return null;
  const left = ALLOWANCE - spent;
  // Who points at the next hex means that step; who points farther means any way.
  const direction = directionTo(world.grid, asHex(at), asHex(hex));
  const why =
    direction === undefined
      ? whyStopped(g, u, asHex(at), left, asHex(hex))
      : whyNotStep(g, { unit: u, from: asHex(at), direction, isFirst: true, left });
  if (why === null) return refusal("8.3", "too-far", { unit, hex: name, left: pointsText(left) });
  return direction === undefined
    ? refusal(why.rule, "way-barred", { ...why.params, goal: name, because: why.code })
    : why;
}

/** Why a mover may not be sent by way of a hex: only a victory hex it would win, and only with points to go on (B-60). */
export function whyNotVia(g: RetributionPlay, march: Marching, hex: number): Why {
  const { c, world } = g;
  const seat = world.seatOf[march.unit];
  const victory = world.terrain.victoryAt[hex];
  const params = { unit: world.units[march.unit].id, hex: hexName(world, hex) };
  if (victory < 0 || c.owner[victory] === seat) return refusal("8.1", "not-a-detour", params);
  const why = whyNotGo(g, march, hex);
  if (why !== null) return why;
  if (enemyZones(g, seat)[hex] !== 0) return refusal("7.2", "stops-in-zone", params);
  return world.scratch.flood.spent[hex] < ALLOWANCE - march.spent ? null : refusal("8.3", "no-points-left", params);
}

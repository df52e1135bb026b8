import { asHex, DIRECTIONS, type Direction, directionTo, type Hex, opposite } from "@redoubt/hex";
import { BARRED, isReached, points, pointsText, stepCost, type Unit } from "@redoubt/mechanics";
import { enemyOf } from "../seat.ts";
import { enemyZones, hexName, holderOf, mobileIn, namesIn, type RetributionPlay } from "../state.ts";
import { hexCosts } from "../tables/terrain-effects.ts";
import { SEA_HEX } from "../terrain.ts";
import { whyNotStep } from "./move-step.ts";
import { ALLOWANCE, type Searching, searchFrom } from "./movement.ts";
import { notPossible, refusal, type Why } from "./refusal.ts";

// What stands in a way, weighed so that one of the next kind counts for more than any number of the one before it.
const ZONE = 1;
const FRIEND = 1 << 6;
const ENEMY = 1 << 12;
const GROUND = 1 << 18;
const NO_WAY = 0x7fffffff;

// A step that nobody can take has no price; to look beyond it, it is reckoned as clear.
const nominal = points(hexCosts.clear.infantry);

/** How much hinders a step; nothing where it may be taken. The same checks as whyNotStep makes, without their words. */
function hindrance(g: RetributionPlay, u: Unit, from: Hex, to: Hex, cost: number, isFirst: boolean): number {
  const { world, c } = g;
  const seat = world.seatOf[u];
  const zones = enemyZones(g, seat);
  let weight = 0;
  if (cost === BARRED) weight += GROUND;
  if (holderOf(g, to) === enemyOf(seat)) weight += ENEMY;
  else if (c.mobileAt[to] !== 0 && !world.rulings.passesFriends) weight += FRIEND;
  if (zones[from] !== 0 && (!isFirst || zones[to] !== 0)) weight += ZONE;
  return weight;
}

/** The ways found so far, one row for each amount of half points: how much hinders them, and their last step. */
interface Ways {
  readonly least: readonly Int32Array[];
  readonly entered: readonly Uint8Array[];
  readonly before: readonly Uint8Array[];
}

function waysFrom(g: RetributionPlay, u: Unit, start: Hex, left: number): Ways {
  const { grid, terrain, kindOf } = g.world;
  const costs = terrain.costs[kindOf[u]];
  const rows = <A>(make: () => A) => Array.from({ length: left + 1 }, make);
  const least = rows(() => new Int32Array(grid.size).fill(NO_WAY));
  const entered = rows(() => new Uint8Array(grid.size));
  const before = rows(() => new Uint8Array(grid.size));
  least[0][start] = 0;
  for (let spent = 0; spent < left; spent++) {
    for (const from of grid.cells) {
      const weight = least[spent][from];
      if (weight === NO_WAY) continue;
      for (const d of DIRECTIONS) {
        const to = asHex(from + grid.offsets[d]);
        if (grid.onMap[to] !== 1) continue;
        const cost = stepCost(costs, from, d);
        const then = spent + (cost === BARRED ? nominal : cost);
        if (then > left) continue;
        const total = weight + hindrance(g, u, from, to, cost, spent === 0);
        if (total >= least[then][to]) continue;
        least[then][to] = total;
        entered[then][to] = d;
        before[then][to] = spent;
      }
    }
  }
  return { least, entered, before };
}

/**
 * Why a mover does not get to a hex that it could pay for: what stops it first on the way that has least in it, a zone
 * being less than a friend, a friend less than an enemy, an enemy less than ground nobody crosses. Null where its points
 * would not take it there even so.
 */
function whyStopped(g: RetributionPlay, u: Unit, start: Hex, left: number, goal: Hex): Why {
  const { least, entered, before } = waysFrom(g, u, start, left);
  let spent = 0;
  for (let s = 1; s <= left; s++) if (least[s][goal] < least[spent][goal]) spent = s;
  if (least[spent][goal] === NO_WAY) return null;
  const steps: { readonly from: Hex; readonly direction: Direction; readonly spent: number }[] = [];
  for (let at = goal, s = spent; s > 0; ) {
    // Only directions were written there.
    const direction = entered[s][at] as Direction;
    s = before[s][at];
    at = asHex(at + g.world.grid.offsets[opposite(direction)]);
    steps.push({ from: at, direction, spent: s });
  }
  for (const step of steps.reverse()) {
    const isFirst = step.spent === 0;
    const why = whyNotStep(g, {
      unit: u,
      from: step.from,
      direction: step.direction,
      isFirst,
      left: left - step.spent,
    });
    if (why !== null) return why;
  }
  return null;
}

/** Why a mover may not go to a hex and stop there. */
export function whyNotGo(g: RetributionPlay, { unit: u, at, spent }: Searching, hex: Hex): Why {
  const { c, world } = g;
  const unit = world.units[u].id;
  const name = hexName(world, hex);
  if (hex === at) return notPossible("5.4", "must-move", { unit });
  if ((world.terrain.hex[hex] & SEA_HEX) !== 0) return refusal("8.11", "sea", { unit, hex: name });
  const others = namesIn(g, hex);
  if (holderOf(g, hex) === enemyOf(world.seatOf[u])) return refusal("6.3", "enemy-in-hex", { unit, hex: name, others });
  if (c.mobileAt[hex] !== 0) {
    return refusal("6.2", "friend-in-hex", { unit, hex: name, others: world.units[mobileIn(g, hex)].fullName });
  }
  searchFrom(g, { unit: u, at, spent });
  if (isReached(world.scratch.flood, hex)) return null;
  const left = ALLOWANCE - spent;
  // Who points at the next hex means that step; who points farther means any way.
  const direction = directionTo(world.grid, at, hex);
  const why =
    direction === undefined
      ? whyStopped(g, u, at, left, hex)
      : whyNotStep(g, { unit: u, from: at, direction, isFirst: true, left });
  if (why === null) return refusal("8.3", "too-far", { unit, hex: name, left: pointsText(left) });
  return direction === undefined
    ? refusal(why.rule, "way-barred", { ...why.params, goal: name, because: why.code })
    : why;
}

/** Why a mover may not be sent by way of a hex: only a victory hex it would win, and only with points to go on (B-60). */
export function whyNotVia(g: RetributionPlay, march: Searching, hex: Hex): Why {
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

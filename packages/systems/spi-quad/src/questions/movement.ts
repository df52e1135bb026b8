import { isProblems, type Problem, type Result } from "@redoubt/engine";
import { asHex, type Direction, type Hex } from "@redoubt/hex";
import { type PathCost, type Reached, type Unit, unanswered } from "@redoubt/mechanics";
import { priceFor, totalOf } from "../checks/move-step.ts";
import { isStoppedByZones, mayGoTo, searchReach } from "../checks/movement.ts";
import { entryPrice, groupWaiting, plainEntryPrice } from "../checks/reinforcement.ts";
import { mayStack } from "../checks/stacking.ts";
import { closingRule } from "../checks/step-cost.ts";
import { enemyOf } from "../seat.ts";
import { hexOf, isInZoneOf, type QuadPlay } from "../state.ts";
import { CAVALRY } from "../unit.ts";
import { allowanceOf } from "../values.ts";

/** No hex of this map has the number. */
export const noHex = (number: string): readonly Problem[] => unanswered(`there is no hex "${number}" on this map`);
const noUnit = (id: string): readonly Problem[] => unanswered(`there is no unit "${id}" in this game`);

/** The hexes of some numbers, or that one of them means nothing. */
export function hexesNamed(g: QuadPlay, numbers: readonly string[]): Result<{ readonly hexes: readonly Hex[] }> {
  const hexes: Hex[] = [];
  for (const number of numbers) {
    const hex = g.world.grid.byNumber.get(number);
    if (hex === undefined) return noHex(number);
    hexes.push(hex);
  }
  return { hexes };
}

type PathStep = PathCost["steps"][number];

/** What entering the map at a hex costs a unit as the first step of a path. */
function entryStep(g: QuadPlay, u: Unit, hex: Hex): Result<PathStep> {
  const { world } = g;
  const number = world.grid.numbers[hex];
  if (world.edgePlace[hex] < 0) return unanswered(`${number} is not at the edge of the map`, "12.11");
  const group = groupWaiting(g, u);
  const cost = group === null ? plainEntryPrice(g, u, hex) : entryPrice(g, u, group, hex);
  return { hex: number, cost, rules: [group?.price == null ? "12.11" : group.rule] };
}

/** What the step between two hexes costs a unit. */
function stepBetween(g: QuadPlay, u: Unit, from: Hex, to: Hex): Result<PathStep> {
  const { grid, kindOf } = g.world;
  const direction = grid.offsets.indexOf(to - from);
  const names = `${grid.numbers[from]} and ${grid.numbers[to]}`;
  if (direction < 0) return unanswered(`${names} are not adjacent`, "5.17");
  const price = priceFor(g, u, from, direction as Direction); // a place among the six offsets
  if ("closed" in price) {
    const rule = closingRule(price.closed, kindOf[u] === CAVALRY);
    return unanswered(`the way between ${names} is closed: ${price.why}`, rule);
  }
  return { hex: grid.numbers[to], cost: totalOf(price), rules: price.parts.map((part) => part.rule) };
}

/**
 * What a path costs the unit, step by step, whatever stands on the way. It begins where the unit is, or in the next hex; a
 * unit off the map enters at its first hex; any other path is priced as if the unit stood at its beginning.
 */
export function costOf(g: QuadPlay, id: string, path: readonly string[]): Result<PathCost> {
  const { world } = g;
  const u = world.unitIndex.get(id);
  if (u === undefined) return noUnit(id);
  const entry = /^entry:(.*)$/.exec(path[0] ?? "")?.[1];
  const named = hexesNamed(g, entry === undefined ? path : [entry, ...path.slice(1)]);
  if (isProblems(named)) return named;
  const { hexes } = named;
  const start = hexOf(g, u);
  const isFromHere = world.grid.offsets.includes(hexes[0] - start) || (hexes.length === 1 && hexes[0] !== start);
  const chain = start > 0 && isFromHere && entry === undefined ? [asHex(start), ...hexes] : hexes;
  const steps: PathStep[] = [];
  if (entry !== undefined || (start <= 0 && world.edgePlace[hexes[0]] >= 0)) {
    const entered = entryStep(g, u, hexes[0]);
    if (isProblems(entered)) return entered;
    steps.push(entered);
  }
  for (let i = 1; i < chain.length; i++) {
    const step = stepBetween(g, u, chain[i - 1], chain[i]);
    if (isProblems(step)) return step;
    steps.push(step);
  }
  return { total: steps.reduce((sum, step) => sum + step.cost, 0), steps };
}

/** What the unit could reach if it were taken up now with all its points. */
export function reachOf(g: QuadPlay, id: string): Result<{ readonly hexes: readonly Reached[] }> {
  const { world, c } = g;
  const u = world.unitIndex.get(id);
  if (u === undefined) return noUnit(id);
  if (c.hexOf[u] <= 0) return unanswered(`${id} is not on the map`, "12.25");
  const mover = { unit: u, start: hexOf(g, u), left: allowanceOf(g, u) };
  const flood = searchReach(g, mover);
  const found = Array.from(flood.reached.subarray(1, flood.count), (hex) => ({
    hex: asHex(hex),
    cost: flood.spent[hex],
  }));
  const hexes = found
    .filter(({ hex }) => mayGoTo(g, mover, flood, hex))
    .map(({ hex, cost }) => ({
      hex: world.grid.numbers[hex],
      cost,
      mustStop: isStoppedByZones(g, u) && isInZoneOf(g, enemyOf(world.seatOf[u]), hex),
      mayEnd: mayStack(g, u, hex),
    }));
  return { hexes: hexes.sort((a, b) => a.hex.localeCompare(b.hex)) };
}

import { asHex, type Hex, hexNumber, isAdjacent } from "@redoubt/hex";
import type { NoAnswer, PathCost, Questions, Reached, Sight } from "@redoubt/mechanics";
import { almaBlock } from "./checks/alma-sight.ts";
import { isStoppedByZones, mayGoTo, searchReach } from "./checks/movement.ts";
import { standardBlock } from "./checks/sight.ts";
import { mayStack } from "./checks/stacking.ts";
import { closingRule, priceOfStep } from "./checks/step-cost.ts";
import { combatQuestion } from "./combat-questions.ts";
import { seats } from "./seat.ts";
import { isDisrupted, isInZoneOf, type QuadPlay } from "./state.ts";
import { CAVALRY, INFANTRY } from "./unit.ts";
import { allowanceOf } from "./values.ts";

const noHex = (number: string): NoAnswer => ({ problem: `there is no hex "${number}" on this map` });
const noUnit = (id: string): NoAnswer => ({ problem: `there is no unit "${id}" in this game` });

function hexesOf(g: QuadPlay, numbers: readonly string[]): readonly Hex[] | NoAnswer {
  const hexes: Hex[] = [];
  for (const number of numbers) {
    const hex = g.world.grid.byNumber.get(number);
    if (hex === undefined) return noHex(number);
    hexes.push(hex);
  }
  return hexes;
}

/** What a path costs the unit, step by step, whatever stands on the way. */
function cost(g: QuadPlay, id: string, path: readonly string[]): PathCost | NoAnswer {
  const { world, c } = g;
  const u = world.unitIndex.get(id);
  if (u === undefined) return noUnit(id);
  const hexes = hexesOf(g, path);
  if ("problem" in hexes) return hexes;
  const start = c.hexOf[u];
  const chain = start > 0 && hexes[0] !== start ? [asHex(start), ...hexes] : hexes;
  const mover = { isFoot: world.kindOf[u] === INFANTRY, isDisrupted: isDisrupted(g, u), avoidsWoods: false };
  const ground = { grid: world.grid, hex: world.terrain.hex, step: world.terrain.step };
  const steps: PathCost["steps"][number][] = [];
  for (let i = 1; i < chain.length; i++) {
    const direction = world.grid.offsets.indexOf(chain[i] - chain[i - 1]);
    const names = `${hexNumber(world.grid, chain[i - 1])} and ${hexNumber(world.grid, chain[i])}`;
    if (direction < 0) return { problem: `${names} are not adjacent`, rule: "5.17" };
    // A place among the six offsets is a direction.
    const price = priceOfStep(ground, chain[i - 1], direction as 0, mover, world.battle, world.options);
    if ("closed" in price) {
      const rule = closingRule(price.closed, world.kindOf[u] === CAVALRY);
      return { problem: `the way between ${names} is closed: ${price.why}`, rule };
    }
    const total = price.parts.reduce((sum, part) => sum + part.half, 0);
    steps.push({ hex: hexNumber(world.grid, chain[i]), cost: total, rules: price.parts.map((part) => part.rule) });
  }
  return { total: steps.reduce((sum, step) => sum + step.cost, 0), steps };
}

/** What the unit could reach if it were taken up now with all its points. */
function reach(g: QuadPlay, id: string): { readonly hexes: readonly Reached[] } | NoAnswer {
  const { world, c } = g;
  const u = world.unitIndex.get(id);
  if (u === undefined) return noUnit(id);
  if (c.hexOf[u] <= 0) return { problem: `${id} is not on the map` };
  const mover = { unit: u, start: c.hexOf[u], left: allowanceOf(g, u) };
  const flood = searchReach(g, mover);
  const found = Array.from(flood.reached.subarray(1, flood.count), (hex) => ({ hex, cost: flood.spent[hex] }));
  const hexes = found
    .filter(({ hex }) => mayGoTo(g, mover, flood, hex))
    .map(({ hex, cost: spent }) => ({
      hex: world.grid.numbers[hex],
      cost: spent,
      mustStop: isStoppedByZones(g, u) && isInZoneOf(g, 1 - world.seatOf[u], hex),
      mayEnd: mayStack(g, u, hex),
    }));
  return { hexes: hexes.sort((a, b) => a.hex.localeCompare(b.hex)) };
}

/** The units whose zones lie on a hex, side by side. */
function zones(g: QuadPlay, number: string) {
  const { world, c } = g;
  const hex = world.grid.byNumber.get(number);
  if (hex === undefined) return noHex(number);
  const exerts = (u: number): boolean => {
    const direction = world.grid.offsets.indexOf(hex - c.hexOf[u]);
    if (c.hexOf[u] <= 0 || direction < 0 || isDisrupted(g, u) || world.exertsZone[u] === 0) return false;
    return world.terrain.zoneStep[c.hexOf[u] * 8 + direction] === 1;
  };
  const found = seats.map((side, seat) => ({
    side,
    units: world.units.filter((_, u) => world.seatOf[u] === seat && exerts(u)).map((unit) => unit.id),
  }));
  return { zones: found.filter(({ units }) => units.length > 0) };
}

/** Whether one hex is seen from another, and what cuts the line. */
function sight(g: QuadPlay, from: string, to: string): Sight | NoAnswer {
  const { world } = g;
  const hexes = hexesOf(g, [from, to]);
  if ("problem" in hexes) return hexes;
  const [a, b] = hexes;
  if (a === b) return { problem: "a line of sight needs two hexes" };
  const { grid, rays, terrain, options } = world;
  const block = (world.isAlma ? almaBlock : standardBlock)({ grid, rays, terrain, options }, a, b);
  if (block !== null) return { clear: false, rule: block.rule, blockedBy: block.at, reason: block.what };
  const rule = world.isAlma ? "A18.42" : isAdjacent(grid, a, b) ? "7.39" : "7.31";
  return { clear: true, rule, blockedBy: [], reason: "nothing blocks the line" };
}

/** Questions about a position; none of them changes it. */
export const questions: Questions<QuadPlay> = { cost, reach, zones, sight, combat: combatQuestion };

import { isProblems, type Problem, type Result } from "@redoubt/engine";
import { asHex, directionTo, type Hex, isUnread, parseHex } from "@redoubt/hex";
import { asUnit, BARRED, type PathCost, pointsText, type Reached, type Unit, unanswered } from "@redoubt/mechanics";
import { bridgeOver } from "../checks/bridge-side.ts";
import { entryCost, whyNotEnter } from "../checks/entry.ts";
import { mayAllHaltAt, searchFor } from "../checks/movement.ts";
import { unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, HELD, has, hexName, ROAD_MARCH, zonesOf } from "../state.ts";
import { entryPrice, marchPrice, type StepPrice, stepPrice } from "../step-price.ts";
import { constants } from "../tables/constants.ts";
import { unitTypes } from "../tables/terrain-effects.ts";
import { allowanceOf, pointsLeft } from "../values.ts";
import { DEPOT, LEADER } from "../world.ts";

/** Why a question has no answer. */
export const problem = (what: string, rule?: BayonetsRule): readonly Problem[] => unanswered(what, rule);

/** A piece by its id. */
export function pieceNamed({ world }: BayonetsPlay, id: string): Result<Unit> {
  const piece = world.pieces.findIndex((known) => known.id === id);
  return piece < 0 ? problem(`no piece "${id}"`) : asUnit(piece);
}

function moverNamed(g: BayonetsPlay, id: string): Result<Unit> {
  const piece = pieceNamed(g, id);
  if (isProblems(piece)) return piece;
  return g.world.kindOf[piece] === DEPOT ? problem(`${id} is a Depot and does not move`, "E13") : piece;
}

const isJoining = (g: BayonetsPlay, piece: Unit, hex: Hex): boolean =>
  g.world.kindOf[piece] !== LEADER && unitsIn(g, hex, g.world.seatOf[piece]).some((other) => other !== piece);

/** The price of coming in, for a path that begins at the edge. */
function entryStep(g: BayonetsPlay, piece: Unit, hex: Hex, id: string): Result<PathCost["steps"][number]> {
  const { world } = g;
  const why = whyNotEnter(g, piece, hex, has(g, piece, ROAD_MARCH));
  if (why !== null && why.code !== "too-dear")
    return problem(`${id} may not come in at ${hexName(world, hex)}`, why.rule);
  const cost = entryCost(g, piece, hex, has(g, piece, ROAD_MARCH));
  const mover = world.kindOf[piece] === LEADER ? "leader" : unitTypes[world.kindOf[piece]];
  const { parts } = entryPrice(world.map, mover, asHex(hex), 1, has(g, piece, ROAD_MARCH), world.charts.terrain);
  return { hex: hexName(world, hex), cost, rules: parts.map(({ rule }) => rule) };
}

function walkStep(g: BayonetsPlay, piece: Unit, from: Hex, to: Hex): StepPrice | null {
  const { world } = g;
  const d = directionTo(world.grid, asHex(from), asHex(to));
  if (d === undefined) return null;
  const kind = world.kindOf[piece];
  const bridge = bridgeOver(g, from, d);
  const [a, b] = [asHex(from), asHex(to)];
  if (kind !== LEADER && has(g, piece, ROAD_MARCH))
    return marchPrice(world.map, unitTypes[kind], a, d, b, bridge, world.charts.terrain);
  const mover = kind === LEADER ? "leader" : unitTypes[kind];
  return stepPrice(world.map, mover, a, d, b, bridge, world.charts.terrain);
}

/** What a path costs a piece step by step, company included; zones and points are for `reach`. */
export function cost(g: BayonetsPlay, id: string, path: readonly string[]): Result<PathCost> {
  const piece = moverNamed(g, id);
  if (isProblems(piece)) return piece;
  const { world, c } = g;
  const steps: PathCost["steps"][number][] = [];
  let at: Hex = c.hexOf[piece];
  for (const [i, number] of path.entries()) {
    const read = parseHex(world.grid, number);
    if (isUnread(read)) return problem(read[0].what);
    if (i === 0 && read === at) continue;
    if (at <= 0) {
      if (world.arrivals[piece] === null) return problem(`${id} is not on the map and not to come in`, "7.2a");
      const entered = entryStep(g, piece, read, id);
      if (isProblems(entered)) return entered;
      steps.push(entered);
    } else {
      const price = walkStep(g, piece, at, read);
      if (price === null) return problem(`${hexName(world, at)} and ${number} are not adjacent`, "7.1a");
      const [bar] = price.parts;
      if (price.cost === BARRED) return problem(`${id} may not enter ${number}: ${bar.what}`, bar.rule);
      const company = isJoining(g, piece, read) ? 2 * constants.joiningStack.value : 0;
      const rules = [...new Set(price.parts.map(({ rule }) => rule)), ...(company > 0 ? (["3.3i"] as const) : [])];
      steps.push({ hex: number, cost: price.cost + company, rules });
    }
    at = read;
  }
  return { total: steps.reduce((sum, step) => sum + step.cost, 0), steps };
}

/** What a piece on the map can reach with the points it has left. */
export function reach(g: BayonetsPlay, id: string): Result<{ readonly hexes: readonly Reached[] }> {
  const piece = moverNamed(g, id);
  if (isProblems(piece)) return piece;
  const { world, c } = g;
  const at = c.hexOf[piece];
  if (at <= 0) return problem(`${id} is not on the map`, "7.2a");
  if (has(g, piece, HELD)) return problem(`${id} is held by an enemy zone`, "7.1.1a");
  const left = pointsLeft(g, piece);
  if (left < 0) return problem(`${id} has ${pointsText(allowanceOf(g, piece))} points`, "7.1a");
  searchFor(g, [piece], at, left);
  const { search } = world.scratch;
  const zones = zonesOf(g, enemyOf(world.seatOf[piece]));
  const found = Array.from(search.reached.subarray(1, search.count), (hex) => ({ hex, cost: search.spent[hex] }));
  const hexes = found.map(({ hex, cost: spent }) => ({
    hex: hexName(world, asHex(hex)),
    cost: spent,
    mustStop: zones[hex] !== 0,
    mayEnd: mayAllHaltAt(g, [piece], asHex(hex)),
  }));
  return { hexes: hexes.sort((a, b) => (a.hex < b.hex ? -1 : 1)) };
}

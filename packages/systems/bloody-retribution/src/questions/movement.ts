import { isProblems, type Result } from "@redoubt/engine";
import { asHex, type Direction, directionTo, type Hex, isUnread, parseHex } from "@redoubt/hex";
import { type PathCost, type Reached, type Unit, unanswered } from "@redoubt/mechanics";
import { isOpenEntry } from "../checks/entry.ts";
import { priceOfStep, whyBarred } from "../checks/move-step.ts";
import { ALLOWANCE, searchFrom } from "../checks/movement.ts";
import { notPossible, refusal, type Why } from "../checks/refusal.ts";
import { entryPrice, movingKinds, type StepPrice } from "../checks/step-cost.ts";
import { ELIMINATED, enemyZones, hexName, hexOf, isReady, type RetributionPlay, WAITING } from "../state.ts";
import { ENTRY } from "../terrain.ts";
import { PIQUET } from "../unit.ts";
import { noAnswer, unitNamed } from "./no-answer.ts";

type PricedStep = PathCost["steps"][number];

/** Why a unit never goes anywhere, whatever the moment: Piquets and the dead (2.9, 2.11). */
function whyImmobile(g: RetributionPlay, u: Unit): Why {
  const unit = g.world.units[u].id;
  if (g.c.hexOf[u] === ELIMINATED) return notPossible("2.11", "eliminated", { unit });
  return g.world.kindOf[u] === PIQUET ? refusal("2.9", "piquet-stays", { unit }) : null;
}

function priced(hex: string, { cost, rules }: StepPrice, more: readonly string[]): PricedStep {
  return { hex, cost, rules: [...more, ...rules, ...(rules.length > 1 ? ["8.12"] : [])] };
}

/** The hexes of a path by their numbers; a reinforcement's first may be written as its entry ("entry:0824"). */
function hexesOf(g: RetributionPlay, path: readonly string[]): Result<{ readonly hexes: readonly Hex[] }> {
  const hexes: Hex[] = [];
  for (const number of path) {
    const hex = parseHex(g.world.grid, number.replace(/^entry:/, ""));
    if (isUnread(hex)) return unanswered(hex[0].what);
    hexes.push(hex);
  }
  return { hexes };
}

/** What a step costs a unit; or the case that bars it. */
function stepOf(g: RetributionPlay, u: Unit, from: Hex, to: Hex): Result<PricedStep> {
  const { world } = g;
  const direction: Direction | undefined = directionTo(world.grid, from, to);
  const [here, there] = [from, to].map((hex) => hexName(world, hex));
  if (direction === undefined) return unanswered(`${here} and ${there} are not adjacent`, "8.1");
  const price = priceOfStep(g, u, from, to, direction);
  const barred = whyBarred(price, world.units[u].id, there);
  return barred === null ? priced(there, price, []) : noAnswer(barred);
}

/** What it costs a reinforcement to come on in a hex of the entry zone (5.5, B-27). */
function entryOf({ world }: RetributionPlay, u: Unit, hex: Hex): Result<PricedStep> {
  const params = { unit: world.units[u].id, hex: hexName(world, hex) };
  if ((world.terrain.hex[hex] & ENTRY) === 0) return noAnswer(refusal("5.5", "not-entry-hex", params));
  const price = entryPrice(world.map, movingKinds[world.kindOf[u]], hex);
  const barred = whyBarred(price, params.unit, params.hex);
  return barred === null ? priced(params.hex, price, ["5.5"]) : noAnswer(barred);
}

/**
 * What a path costs a unit, whatever stands in its way: zones, stacking and points are for `reach`. It begins where the
 * unit is; a reinforcement's begins with its entry; any other path begins with its own first hex.
 */
export function costOf(g: RetributionPlay, id: string, path: readonly string[]): Result<PathCost> {
  const named = unitNamed(g, id);
  if (isProblems(named)) return named;
  const { unit } = named;
  const immobile = whyImmobile(g, unit);
  if (immobile !== null) return noAnswer(immobile);
  const read = hexesOf(g, path);
  if (isProblems(read)) return read;
  const [first, ...rest] = read.hexes;
  const at = hexOf(g, unit);
  const isWaiting = at === WAITING;
  const beginsElsewhere = rest.length > 0 && first !== at && directionTo(g.world.grid, at, first) === undefined;
  let from = isWaiting || beginsElsewhere ? first : at;
  const ahead = isWaiting || beginsElsewhere || first === at ? rest : read.hexes;
  const steps: PricedStep[] = [];
  if (isWaiting) {
    const entry = entryOf(g, unit, first);
    if (isProblems(entry)) return entry;
    steps.push(entry);
  }
  for (const to of ahead) {
    const step = stepOf(g, unit, from, to);
    if (isProblems(step)) return step;
    steps.push(step);
    from = to;
  }
  return { total: steps.reduce((sum, { cost }) => sum + cost, 0), steps };
}

/** What a unit can reach with its points, and at what cost; a reinforcement through any open hex of the entry zone. */
export function reachOf(g: RetributionPlay, id: string): Result<{ readonly hexes: readonly Reached[] }> {
  const named = unitNamed(g, id);
  if (isProblems(named)) return named;
  const { unit } = named;
  const immobile = whyImmobile(g, unit);
  if (immobile !== null) return noAnswer(immobile);
  const at = hexOf(g, unit);
  if (at !== WAITING && !isReady(g, unit)) return noAnswer(refusal("8.3", "disrupted", { unit: id }));
  const spent = at === WAITING ? reachFromEdge(g, unit) : reachFrom(g, unit, at, 0, new Map());
  const zones = enemyZones(g, g.world.seatOf[unit]);
  const hexes = Array.from(spent, ([hex, cost]) => ({
    hex: hexName(g.world, hex),
    cost,
    mustStop: zones[hex] !== 0,
    mayEnd: g.c.mobileAt[hex] === 0,
  }));
  return { hexes: hexes.sort((a, b) => (a.hex < b.hex ? -1 : 1)) };
}

type Spent = Map<Hex, number>;

/** Adds what is reached from a hex, keeping the cheaper of two ways. */
function reachFrom(g: RetributionPlay, unit: Unit, at: Hex, before: number, spent: Spent): Spent {
  searchFrom(g, { unit, at, spent: before });
  const { flood } = g.world.scratch;
  for (let i = 1; i < flood.count; i++) {
    const hex = asHex(flood.reached[i]);
    spent.set(hex, Math.min(spent.get(hex) ?? ALLOWANCE, before + flood.spent[hex]));
  }
  return spent;
}

function reachFromEdge(g: RetributionPlay, unit: Unit): Spent {
  const { terrain, kindOf, seatOf } = g.world;
  const spent: Spent = new Map();
  for (const hex of terrain.entryHexes) {
    if (!isOpenEntry(g, unit, hex)) continue;
    const cost = terrain.entryCost[kindOf[unit]][hex];
    spent.set(hex, Math.min(spent.get(hex) ?? ALLOWANCE, cost));
    // Whoever comes on in an enemy zone stops there (7.2).
    if (enemyZones(g, seatOf[unit])[hex] === 0) reachFrom(g, unit, hex, cost, spent);
  }
  return spent;
}

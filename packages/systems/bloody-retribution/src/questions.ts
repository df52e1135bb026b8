import { asHex, directionTo, type Hex, parseHex } from "@redoubt/hex";
import { type Answered, BARRED, type NoAnswer, type PathCost, type Questions } from "@redoubt/mechanics";
import { searchFrom } from "./checks/movement.ts";
import { defendersIn, reckon } from "./modifiers/combat.ts";
import type { RetributionRule } from "./rule-index.ts";
import { seats } from "./seat.ts";
import { enemyZones, factorOf, hexName, type RetributionPlay } from "./state.ts";
import { movingKinds, stepPrice } from "./step-price.ts";
import { SEA_HEX } from "./terrain.ts";
import { PIQUET } from "./unit.ts";

const problem = (what: string, rule?: RetributionRule): NoAnswer =>
  rule === undefined ? { problem: what } : { problem: what, rule };

function unitNamed(g: RetributionPlay, id: string): number | NoAnswer {
  return g.world.unitIndex.get(id) ?? problem(`no unit "${id}"`);
}

/** A mobile unit on the map, or why the question makes no sense for this one. */
function moverNamed(g: RetributionPlay, id: string): number | NoAnswer {
  const unit = unitNamed(g, id);
  if (typeof unit !== "number") return unit;
  if (g.world.kindOf[unit] === PIQUET) return problem(`${id} is a Piquet and never moves`, "2.9");
  return g.c.hexOf[unit] > 0 ? unit : problem(`${id} is not on the map`, "5.5");
}

/** What a path costs a unit, whatever stands in its way: zones, stacking and points are for `reach`. */
function cost(g: RetributionPlay, id: string, path: readonly string[]): Answered<PathCost> {
  const unit = moverNamed(g, id);
  if (typeof unit !== "number") return unit;
  const { world } = g;
  const steps: PathCost["steps"][number][] = [];
  let from: Hex = asHex(g.c.hexOf[unit]);
  // A path may begin with the hex the unit stands in.
  const ahead = path[0] === hexName(world, from) ? path.slice(1) : path;
  for (const number of ahead) {
    const to = parseHex(world.grid, number);
    if (!to.ok) return problem(to.problem.message);
    const direction = directionTo(world.grid, from, to.value);
    if (direction === undefined) return problem(`${hexName(world, from)} and ${number} are not adjacent`, "8.1");
    const kind = movingKinds[world.kindOf[unit]];
    const price = stepPrice(world.map, kind, from, to.value, direction, world.rulings.roadCancelsSteep);
    if (price.cost === BARRED)
      return problem(`${id} may not go from ${hexName(world, from)} to ${number}`, price.rules[0]);
    const rules = price.rules.length > 1 ? [...price.rules, "8.12"] : price.rules;
    steps.push({ hex: number, cost: price.cost, rules });
    from = to.value;
  }
  return { total: steps.reduce((sum, step) => sum + step.cost, 0), steps };
}

/** What a position of Bloody Retribution can be asked. */
export const questions: Questions<RetributionPlay> = {
  cost,
  reach(g, id) {
    const unit = moverNamed(g, id);
    if (typeof unit !== "number") return unit;
    if (g.c.disrupted[unit] === 1) return problem(`${id} is disrupted`, "8.3");
    searchFrom(g, { unit, at: g.c.hexOf[unit], spent: 0, mayHalt: false });
    const { flood } = g.world.scratch;
    const zones = enemyZones(g, g.world.seatOf[unit]);
    const hexes = Array.from(flood.reached.subarray(1, flood.count), (hex) => ({
      hex: hexName(g.world, hex),
      cost: flood.spent[hex],
      mustStop: zones[hex] !== 0,
      mayEnd: g.c.mobileAt[hex] === 0,
    }));
    return { hexes: hexes.sort((a, b) => (a.hex < b.hex ? -1 : 1)) };
  },
  zones(g, number) {
    const { world, c } = g;
    const hex = parseHex(world.grid, number);
    if (!hex.ok) return problem(hex.problem.message);
    // All-sea hexes are nobody's (8.11, B-23).
    if ((world.terrain.hex[hex.value] & SEA_HEX) !== 0) return { zones: [] };
    const reaches = (u: number) =>
      c.hexOf[u] > 0 && directionTo(world.grid, asHex(c.hexOf[u]), hex.value) !== undefined;
    const zones = seats.map((side, seat) => ({
      side,
      units: world.units.filter((unit, u) => unit.seat === seat && reaches(u)).map(({ id }) => id),
    }));
    return { zones: zones.filter(({ units }) => units.length > 0) };
  },
  sight: () => problem("no rule asks for a line of sight; bombardment counts hexes only", "5.6"),
  combat(g, attackers, defenders) {
    const declared = attackers.length === 0 ? declaredAttack(g) : namedAttack(g, attackers, defenders);
    if ("problem" in declared) return declared;
    for (const u of [...declared.attackers, ...defendersIn(g, declared.target)]) {
      if (factorOf(g, u) < 0)
        return problem(`${g.world.units[u].id} has no factor: give stats.cf or stats.reducedCf`, "2.10");
    }
    const { attack, defence, differential, column, shifts, reductions } = reckon({ g, ...declared });
    return {
      kind: "attack",
      rule: "9.5",
      attack,
      defence,
      column: column > 0 ? `+${column}` : String(column),
      ledger: [...shifts.rows, ...reductions.rows],
      notes: [
        `differential ${differential > 0 ? "+" : ""}${differential}`,
        ...(reductions.total === 0 ? [] : [`the defender loses ${-reductions.total} fewer, never below nothing`]),
      ],
    };
  },
};

interface Declared {
  readonly target: number;
  readonly attackers: readonly number[];
}

/** The attack being put together now. */
function declaredAttack(g: RetributionPlay): Answered<Declared> {
  const frame = g.state.frames;
  const locals = frame?.locals as Partial<Declared> | undefined; // Only read where the procedure is the attack.
  if (frame?.procedure.name !== "attack" || locals?.target === undefined || !locals.attackers?.length) {
    return problem("no attack is being declared: name attackers and defenders");
  }
  return { target: locals.target, attackers: locals.attackers };
}

function namedAttack(
  g: RetributionPlay,
  attackers: readonly string[],
  defenders: readonly string[],
): Answered<Declared> {
  const numbers: number[] = [];
  for (const id of [...attackers, ...defenders]) {
    const unit = unitNamed(g, id);
    if (typeof unit !== "number") return unit;
    if (g.c.hexOf[unit] <= 0) return problem(`${id} is not on the map`, "5.5");
    numbers.push(unit);
  }
  const named = numbers.slice(0, attackers.length);
  if (defenders.length === 0) return problem("name a defender");
  const target = g.c.hexOf[numbers[attackers.length]];
  const away = named.find((u) => directionTo(g.world.grid, asHex(g.c.hexOf[u]), asHex(target)) === undefined);
  if (away !== undefined) return problem(`${g.world.units[away].id} is not next to ${hexName(g.world, target)}`, "9.1");
  return { target, attackers: named };
}

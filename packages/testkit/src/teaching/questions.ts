import type { Problem, Result } from "@redoubt/engine";
import { directionTo, hexAt, isUnread, parseHex, sideBetween } from "@redoubt/hex";
import { ledger, type Questions, stepCost, unanswered } from "@redoubt/mechanics";
import { fireModifiers } from "./fire-modifiers.ts";
import { enemiesNear, type G } from "./state.ts";
import { hexName, seats } from "./world.ts";

function unitNamed(g: G, id: string): Result<number> {
  const unit = g.world.units.findIndex((known) => known.id === id);
  return unit < 0 ? unanswered(`no unit "${id}"`) : unit;
}

function firstUnknown(g: G, hexes: readonly string[]): readonly Problem[] | null {
  for (const number of hexes) {
    const hex = parseHex(g.world.grid, number);
    if (isUnread(hex)) return unanswered(hex[0].what);
  }
  return null;
}

/** What a position of Night Piquets can be asked. */
export const questions: Questions<G> = {
  cost(g, id, path) {
    const unit = unitNamed(g, id);
    if (typeof unit !== "number") return unit;
    const unknown = firstUnknown(g, path);
    if (unknown !== null) return unknown;
    const { grid, costs } = g.world;
    let from = g.c.hexOf[unit];
    const steps = [];
    for (const number of path) {
      const to = hexAt(grid, number);
      const direction = directionTo(grid, hexAt(grid, hexName(g.world, from)), to);
      if (direction === undefined) return unanswered(`${hexName(g.world, from)} and ${number} are not adjacent`, "2.0");
      const cost = 2 * stepCost(costs, hexAt(grid, hexName(g.world, from)), direction);
      steps.push({ hex: number, cost, rules: cost > 2 ? ["2.1"] : ["2.0"] });
      from = to;
    }
    return { total: steps.reduce((sum, { cost }) => sum + cost, 0), steps };
  },
  reach(g, id) {
    const unit = unitNamed(g, id);
    if (typeof unit !== "number") return unit;
    const { grid, woods } = g.world;
    const hexes = Array.from(grid.offsets, (offset) => g.c.hexOf[unit] + offset)
      .filter((hex) => grid.onMap[hex] === 1 && g.c.unitIn[hex] === 0)
      .map((hex) => ({
        hex: hexName(g.world, hex),
        cost: woods[hex] === 1 ? 4 : 2,
        mustStop: enemiesNear(g, g.world.units[unit].seat, hex) > 0,
        mayEnd: true,
      }));
    return { hexes };
  },
  zones(g, number) {
    const hex = parseHex(g.world.grid, number);
    if (isUnread(hex)) return unanswered(hex[0].what);
    const zones = seats.map((side, seat) => ({
      side,
      units: g.world.units
        .filter((unit, i) => {
          if (unit.seat !== seat || g.c.steps[i] === 0) return false;
          return sideBetween(g.world.grid, hexAt(g.world.grid, hexName(g.world, g.c.hexOf[i])), hex) !== undefined;
        })
        .map(({ id }) => id),
    }));
    return { zones: zones.filter(({ units }) => units.length > 0) };
  },
  sight: () => unanswered("nobody sees anything: it is night", "1.0"),
  combat(g, attackers, defenders) {
    const firer = unitNamed(g, attackers[0] ?? "");
    const target = unitNamed(g, defenders[0] ?? "");
    if (typeof firer !== "number") return firer;
    if (typeof target !== "number") return target;
    const { rows } = ledger(fireModifiers, { g, firer, target });
    return { kind: "fire", rule: "3.1", attack: null, defence: null, column: "one die", ledger: rows, notes: [] };
  },
};

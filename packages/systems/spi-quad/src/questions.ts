import { isProblems, type Result } from "@redoubt/engine";
import { isAdjacent } from "@redoubt/hex";
import { asUnit, type Questions, type Sight, type Unit, unanswered } from "@redoubt/mechanics";
import { combatAsked } from "./questions/combat.ts";
import { costOf, hexesNamed, noHex, reachOf } from "./questions/movement.ts";
import { risksOn } from "./questions/risks.ts";
import { seats } from "./seat.ts";
import { hexOf, isDisrupted, type QuadPlay } from "./state.ts";
import { hasZoneOver } from "./terrain.ts";

/** The units whose zones lie on a hex, side by side. */
function zones(g: QuadPlay, number: string) {
  const { world, c } = g;
  const hex = world.grid.byNumber.get(number);
  if (hex === undefined) return noHex(number);
  const exerts = (u: Unit): boolean => {
    const direction = world.grid.offsets.indexOf(hex - c.hexOf[u]);
    if (c.hexOf[u] <= 0 || direction < 0 || isDisrupted(g, u) || world.exertsZone[u] === 0) return false;
    return hasZoneOver(world.terrain, hexOf(g, u), direction);
  };
  const found = seats.map((side, seat) => ({
    side,
    units: world.units.filter((_, u) => world.seatOf[u] === seat && exerts(asUnit(u))).map((unit) => unit.id),
  }));
  return { zones: found.filter(({ units }) => units.length > 0) };
}

/** Whether one hex is seen from another, and what cuts the line. */
function sight(g: QuadPlay, from: string, to: string): Result<Sight> {
  const { world } = g;
  const named = hexesNamed(g, [from, to]);
  if (isProblems(named)) return named;
  const [a, b] = named.hexes;
  if (a === b) return unanswered("a line of sight needs two hexes");
  const { grid, rays, terrain, options } = world;
  const block = world.rules.sight.block({ grid, rays, terrain, options }, a, b);
  if (block !== null) return { clear: false, rule: block.rule, blockedBy: block.at, reason: block.what };
  const rule = world.rules.sight.rule(isAdjacent(grid, a, b));
  return { clear: true, rule, blockedBy: [], reason: "nothing blocks the line" };
}

/** Questions about a position; none of them changes it. */
export const questions: Questions<QuadPlay> = {
  cost: costOf,
  reach: reachOf,
  zones,
  sight,
  combat: combatAsked,
  risks: risksOn,
};

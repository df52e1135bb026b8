import { isAdjacent, isUnread, parseHex } from "@redoubt/hex";
import { asUnit, type Questions, type Unit, unanswered } from "@redoubt/mechanics";
import { combatAsked } from "./questions/combat.ts";
import { costOf, reachOf } from "./questions/movement.ts";
import { risksOn } from "./questions/risks.ts";
import { seats } from "./seat.ts";
import { hexOf, type RetributionPlay } from "./state.ts";
import { SEA_HEX } from "./terrain.ts";

/** What a position of Bloody Retribution can be asked. */
export const questions: Questions<RetributionPlay> = {
  cost: costOf,
  reach: reachOf,
  zones(g, number) {
    const { world, c } = g;
    const hex = parseHex(world.grid, number);
    if (isUnread(hex)) return unanswered(hex[0].what);
    // All-sea hexes are nobody's (8.11, B-23).
    if ((world.terrain.hex[hex] & SEA_HEX) !== 0) return { zones: [] };
    const reaches = (u: Unit) => c.hexOf[u] > 0 && isAdjacent(world.grid, hexOf(g, u), hex);
    const zones = seats.map((side, seat) => ({
      side,
      units: world.units.filter((unit, u) => unit.seat === seat && reaches(asUnit(u))).map(({ id }) => id),
    }));
    return { zones: zones.filter(({ units }) => units.length > 0) };
  },
  sight: () => unanswered("no rule asks for a line of sight; bombardment counts hexes only", "5.6"),
  combat: combatAsked,
  risks: risksOn,
};

import type { Seat } from "@redoubt/engine";
import { type Hex, isUnread, parseHex } from "@redoubt/hex";
import type { Questions, Unit } from "@redoubt/mechanics";
import { sightBlock, sightRange } from "./checks/sight.ts";
import { sightSceneOf } from "./checks/sight-now.ts";
import { hasZone } from "./occupancy.ts";
import { combat } from "./questions/fighting.ts";
import { cost, problem, reach } from "./questions/moving.ts";
import { risksOn } from "./questions/risks.ts";
import { bothSeats, seats } from "./seat.ts";
import { type BayonetsPlay, unitsAt } from "./state.ts";

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The side that looks: whose combat unit stands in the hex, else the one to act. */
function lookerIn(g: BayonetsPlay, hex: Hex): Seat {
  const owner = bothSeats.find((seat) => unitsAt(g, seat)[hex] !== 0);
  return owner ?? g.c.active[0];
}

/** What a position of Imperial Bayonets can be asked. */
export const questions: Questions<BayonetsPlay> = {
  cost,
  reach,
  risks: risksOn,
  zones(g, number) {
    const { world, c } = g;
    const hex = parseHex(world.grid, number);
    if (isUnread(hex)) return problem(hex[0].what);
    const reaches = (unit: Unit): boolean => {
      const at = c.hexOf[unit];
      if (at <= 0 || !hasZone(g, unit)) return false;
      for (let d = 0; d < 6; d++)
        if (at + world.grid.offsets[d] === hex) return ((world.terrain.zone[at] >> d) & 1) === 1;
      return false;
    };
    const zones = seats.map((side, seat) => ({
      side,
      units: Array.from(world.unitsOf[seat])
        .filter(reaches)
        .map((unit) => world.pieces[unit].id),
    }));
    return { zones: zones.filter(({ units }) => units.length > 0) };
  },
  sight(g, fromNumber, toNumber) {
    const { grid } = g.world;
    const [from, to] = [parseHex(grid, fromNumber), parseHex(grid, toNumber)];
    if (isUnread(from)) return problem(from[0].what);
    if (isUnread(to)) return problem(to[0].what);
    const scene = sightSceneOf(g, lookerIn(g, from));
    const block = sightBlock(scene, from, to);
    if (block !== null) return { clear: false, rule: block.rule, blockedBy: block.at, reason: sentence(block.what) };
    const range = sightRange(scene, from, to);
    return { clear: true, rule: "3.7b", blockedBy: [], reason: `Sight is ${range} hexes.` };
  },
  combat,
};

import type { Result } from "@redoubt/engine";
import { hexesOfSide } from "@redoubt/hex";
import type { Sight } from "@redoubt/mechanics";
import { sightLimit } from "../checks/fire.ts";
import { isGun } from "../checks/morale.ts";
import { apart } from "../checks/neighbours.ts";
import { sightBlock } from "../checks/sight.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesPlay } from "../state.ts";
import { hexNamed, isFound } from "./asked.ts";

/** Whether one hex is seen from another, and what hides it (IX). Guns alone in a hex look as guns do over an escarpment (IX.8). */
export function sightFrom(g: SteppesPlay, from: string, to: string): Result<Sight> {
  const [here, there] = [hexNamed(g, from), hexNamed(g, to)];
  if (!isFound(here)) return here;
  if (!isFound(there)) return there;
  const { ground, grid } = g.world;
  const limit = sightLimit(g);
  if (apart(g, here, there) > limit) {
    const reason = `Nobody sees farther than ${limit} hexes on this turn.`;
    return { clear: false, rule: "IX.1", blockedBy: [], reason };
  }
  const viewers = unitsIn(g, here);
  const isGunsOnly = viewers.length > 0 && viewers.every((unit) => isGun(g.world, unit));
  const block = sightBlock(ground, here, there, isGunsOnly, (hex) => g.c.sideIn[hex] !== 0);
  if (block === undefined) return { clear: true, rule: "IX.3", blockedBy: [], reason: "Nothing is in the way." };
  if (block.side !== undefined) {
    const side = hexesOfSide(grid, block.side)
      .map((hex) => grid.numbers[hex])
      .join("/");
    return { clear: false, rule: block.rule, blockedBy: [side], reason: "An escarpment hides it." };
  }
  const hex = block.hex ?? here;
  const what =
    ground.level[hex] > Math.max(ground.level[here], ground.level[there])
      ? "Higher ground"
      : g.c.sideIn[hex] !== 0 && ground.hides[hex] === 0
        ? "A unit"
        : "What stands there, or the edge of a level,";
  return { clear: false, rule: block.rule, blockedBy: [grid.numbers[hex]], reason: `${what} hides it.` };
}

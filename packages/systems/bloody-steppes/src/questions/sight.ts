import type { Result } from "@redoubt/engine";
import { type Hex, hexesOfSide } from "@redoubt/hex";
import { hasHexTag, type Sight } from "@redoubt/mechanics";
import { sightLimit } from "../checks/fire.ts";
import { isGun } from "../checks/morale.ts";
import { apart } from "../checks/neighbours.ts";
import { sightBlock } from "../checks/sight.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesRule } from "../rule-index.ts";
import type { SteppesPlay } from "../state.ts";
import { coverChart } from "../tables/terrain-cover.ts";
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
  return {
    clear: false,
    rule: block.rule,
    blockedBy: [grid.numbers[hex]],
    reason: `${whatHides(g, hex, block.rule, Math.max(ground.level[here], ground.level[there]))} hides it.`,
  };
}

/** IX.4, IX.5: what it is in a hex that cuts a line whose higher end is on this level. */
function whatHides(g: SteppesPlay, hex: Hex, rule: SteppesRule, highest: number): string {
  const { ground } = g.world;
  if (ground.level[hex] > highest) return "Higher ground";
  if (rule === "IX.5") return "The edge of the higher ground, nearer to the lower end,";
  const growth = (Object.keys(coverChart) as readonly (keyof typeof coverChart)[]).find(
    (tag) => ground.hides[hex] === 1 && hasHexTag(ground.map, hex, tag),
  );
  return growth === undefined ? "A unit" : growth === "orchard" ? "An orchard" : `A ${growth}`;
}

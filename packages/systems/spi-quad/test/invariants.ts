import type { AnyPlay } from "@redoubt/engine";
import { whyNotStack } from "../src/checks/stacking.ts";
import type { QuadPlay } from "../src/state.ts";

// What must hold before every decision, whatever was played.

const decisionOf = (g: QuadPlay): string => {
  const step = g.state.frames?.step;
  return step?.kind === "ask" ? step.decision : "";
};

/** Decisions in the middle of a movement, at which a unit may stand where it may not stay (S-28, S-41). */
const onTheWay = ["move", "retreat", "displace", "retreat-order", "advance"];

/** Friends alone share a hex, and no stack is illegal once nobody is on the way (5.32, 5.34, 5.38). */
export function stacksAreLegal(play: AnyPlay): string | null {
  const g = play as QuadPlay;
  const { c, world } = g;
  const mustBeLegal = !onTheWay.includes(decisionOf(g));
  for (let u = 0; u < world.count; u++) {
    const hex = c.hexOf[u];
    if (hex <= 0) continue;
    const top = c.topOf[hex] - 1;
    if (top < 0 || world.seatOf[top] !== world.seatOf[u]) return `${world.units[u].id} shares a hex with an enemy`;
    const rule = mustBeLegal ? whyNotStack(g, u, hex) : null;
    if (rule !== null) return `${world.units[u].id} in ${world.grid.numbers[hex]} breaks ${rule}`;
  }
  return null;
}

/** Every unit on the map is in exactly one stack, that of its hex. */
export function unitsAreInOnePlace(play: AnyPlay): string | null {
  const { c, world } = play as QuadPlay;
  const seen = new Uint8Array(world.count);
  for (const hex of world.grid.cells) {
    for (let u = c.topOf[hex] - 1; u >= 0; u = c.below[u] - 1) {
      if (c.hexOf[u] !== hex || seen[u] === 1) return `${world.units[u].id} is in two places`;
      seen[u] = 1;
    }
  }
  const lost = world.units.findIndex((_, u) => c.hexOf[u] > 0 && seen[u] === 0);
  return lost < 0 ? null : `${world.units[lost].id} is in no stack`;
}

/** No unit stands where nobody may be: in the sea or in Bourliuk. */
export function groundIsOpen(play: AnyPlay): string | null {
  const { c, world } = play as QuadPlay;
  const closed = world.units.findIndex((_, u) => {
    const tags = world.mapFile.hexes?.[world.grid.numbers[Math.max(c.hexOf[u], 0)]] ?? [];
    return tags.includes("sea") || tags.includes("bourliuk");
  });
  return closed < 0 ? null : `${world.units[closed].id} is on closed ground`;
}

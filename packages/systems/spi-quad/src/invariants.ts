import type { Invariant } from "@redoubt/engine";
import { asUnit } from "@redoubt/mechanics";
import { whyNotStack } from "./checks/stacking.ts";
import { hexOf, type QuadPlay, topUnit, unitBelow } from "./state.ts";

const decisionOf = (g: QuadPlay): string => {
  const step = g.state.frames?.step;
  return step?.kind === "ask" ? step.decision : "";
};

/** Decisions in the middle of a movement, at which a unit may stand where it may not stay (S-28, S-41). */
const onTheWay = ["move", "retreat", "displace", "retreat-order", "advance"];

/** Friends alone share a hex, and no stack is illegal once nobody is on the way (5.32, 5.34, 5.38). */
function stacksAreLegal(g: QuadPlay): string | null {
  const { world } = g;
  const mustBeLegal = !onTheWay.includes(decisionOf(g));
  for (let u = asUnit(0); u < world.count; u++) {
    const hex = hexOf(g, u);
    if (hex <= 0) continue;
    const top = topUnit(g, hex);
    if (top < 0 || world.seatOf[top] !== world.seatOf[u]) return `${world.units[u].id} shares a hex with an enemy`;
    const rule = mustBeLegal ? whyNotStack(g, u, hex) : null;
    if (rule !== null) return `${world.units[u].id} in ${world.grid.numbers[hex]} breaks ${rule}`;
  }
  return null;
}

/** Every unit on the map is in exactly one stack, that of its hex. */
function unitsAreInOnePlace(g: QuadPlay): string | null {
  const { c, world } = g;
  const seen = new Uint8Array(world.count);
  for (const hex of world.grid.cells) {
    for (let u = topUnit(g, hex); u >= 0; u = unitBelow(g, u)) {
      if (c.hexOf[u] !== hex || seen[u] === 1) return `${world.units[u].id} is in two places`;
      seen[u] = 1;
    }
  }
  const lost = world.units.findIndex((_, u) => c.hexOf[u] > 0 && seen[u] === 0);
  return lost < 0 ? null : `${world.units[lost].id} is in no stack`;
}

/** No unit stands where nobody may be: in the sea or in Bourliuk. */
function groundIsOpen({ c, world }: QuadPlay): string | null {
  const closed = world.units.findIndex((_, u) => {
    const tags = world.mapFile.hexes?.[world.grid.numbers[Math.max(c.hexOf[u], 0)]] ?? [];
    return tags.includes("sea") || tags.includes("bourliuk");
  });
  return closed < 0 ? null : `${world.units[closed].id} is on closed ground`;
}

/** Whoever is eliminated, exited, captured or spiked stays off the map: no unit comes from nowhere but by its entry. */
function countsAreConserved({ c, world }: QuadPlay, before: QuadPlay | null): string | null {
  if (before === null) return null;
  const back = world.units.findIndex((_, u) => before.c.hexOf[u] < 0 && c.hexOf[u] !== before.c.hexOf[u]);
  return back < 0 ? null : `${world.units[back].id} was out of the game and is back`;
}

/** What must hold before every decision of a game of the Quad. */
export const invariants: readonly Invariant<QuadPlay>[] = [
  stacksAreLegal,
  unitsAreInOnePlace,
  groundIsOpen,
  countsAreConserved,
];

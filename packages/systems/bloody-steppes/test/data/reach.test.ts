import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { describe, expect, test } from "vitest";
import { commanderPrice } from "../../src/checks/commander-price.ts";
import { stepPrice } from "../../src/checks/step-price.ts";
import type { Ground } from "../../src/ground.ts";
import type { MoverClass } from "../../src/tables/terrain-movement.ts";
import { at, groundOf } from "../field.ts";

/** Every hex that can be reached from another over steps that have a price. */
function reach(ground: Ground, from: string, price: (hex: Hex, direction: (typeof DIRECTIONS)[number]) => unknown): Set<Hex> {
  const reached = new Set([at(ground, from)]);
  for (const hex of reached)
    for (const direction of DIRECTIONS)
      if (price(hex, direction) !== undefined) reached.add(asHex(hex + ground.grid.offsets[direction]));
  return reached;
}

const goals = {
  alma: { from: ["0534", "0612", "1434"], hexes: ["1334", "1928", "1631", "1832", "3030"] },
  balaclava: { from: ["4817", "4305", "0722", "2225"], hexes: ["4121", "3519", "2918", "2517", "1916", "1515", "2128", "2032"] },
  inkerman: { from: ["0105", "2601", "1624"], hexes: ["1714", "1813", "1611", "1910", "1309", "1616"] },
};

describe.each(["alma", "balaclava", "inkerman"] as const)("VIII.14: the ground of %s", (name) => {
  const ground = groundOf(name);
  const { from, hexes } = goals[name];
  test.each(["line", "column", "foot", "horse"] as const)("VIII.8: %s comes from every start to every objective", (mover: MoverClass) => {
    for (const start of from) {
      const reached = reach(ground, start, (hex, direction) => stepPrice(ground, mover, hex, direction));
      for (const hex of hexes) expect(reached.has(at(ground, hex)), `${start} to ${hex}`).toBe(true);
    }
  });

  test("III.5: commanders come everywhere but the sea", () => {
    const reached = reach(ground, from[0], (hex, direction) => commanderPrice(ground, hex, direction));
    const land = ground.grid.cells.filter((hex) => (ground.map.hexMask[hex] & ground.map.hexBits.sea) === 0);
    expect(reached.size).toBe(land.length);
  });
});

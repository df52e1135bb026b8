import { directionTo } from "@redoubt/hex";
import { BARRED, points, stepCost } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { commanderPrice, riderPrice } from "../../src/checks/commander-price.ts";
import { stepCostsFor, stepPrice } from "../../src/checks/step-price.ts";
import type { Ground } from "../../src/ground.ts";
import { type MoverClass, moverClasses } from "../../src/tables/terrain-movement.ts";
import { at, field, groundOf } from "../field.ts";

function direction(ground: Ground, from: string, to: string) {
  const found = directionTo(ground.grid, at(ground, from), at(ground, to));
  if (found === undefined) throw new Error(`${from} and ${to} do not touch`);
  return found;
}

/** The price of a step as the table writes it: "2", "3D", "P". */
function price(ground: Ground, mover: MoverClass, from: string, to: string, marching = false): string {
  const found = stepPrice(ground, mover, at(ground, from), direction(ground, from, to), marching);
  return found === undefined ? "P" : `${found.cost}${found.disorganizes ? "D" : ""}`;
}
const all = (ground: Ground, from: string, to: string) =>
  moverClasses.map((mover) => price(ground, mover, from, to)).join(" ");

describe("VIII.6, VIII.14: what a step costs", () => {
  test("VIII.14: a clear hex costs everybody 1", () => {
    expect(all(field(), "0303", "0304")).toBe("1 1 1 1 1 1 1 1");
  });

  test.each([
    ["grove", "2D 2 1 3D 3 3D P P"],
    ["forest", "3D 3D 2 P P P P P"],
    ["vineyard", "3D 2 1 4D 4 4D 4 4"],
    ["village", "3D 2 1 P 3 2 2 2"],
    ["redoubt", "2 2 2 P 4 P 2 2"],
    ["marsh", "4D 3D 2 P P P P P"],
    ["sea", "P P P P P P P P"],
  ])("VIII.14: into %s", (tag, prices) => {
    expect(all(field({ hexes: { "0304": [tag] } }), "0303", "0304")).toBe(prices);
  });

  test("VIII.6: hexside and hex are added: up one level over a stream into an orchard", () => {
    const ground = field({
      hexes: { "0304": ["orchard"] },
      sides: { "0303/0304": ["stream"] },
      elevation: { "0304": 1 },
    });
    expect(all(ground, "0303", "0304")).toBe("4D 4 1 5 5 4 5 5");
  });

  test("VIII.6: two levels are steep, up and down", () => {
    const ground = field({ elevation: { "0304": 2 } });
    expect(all(ground, "0303", "0304")).toBe("4D 3 2 P P 4 P 4");
    expect(all(ground, "0304", "0303")).toBe("2 1 1 P P 3 P 3");
  });

  test("VIII.6: a river bars guns, a bridge or ford lets them over", () => {
    expect(all(field({ sides: { "0303/0304": ["river"] } }), "0303", "0304")).toBe("3D 3 2 3 3 3 P P");
    expect(all(field({ sides: { "0303/0304": ["river", "ford"] } }), "0303", "0304")).toBe("2 1 1 2 2 1 2 2");
  });

  test("IV.25: cavalry and guns do not cross the front of a work; the other hexsides are open", () => {
    for (const word of ["front", "front of works", "redoubt", "rampart"]) {
      const ground = field({ hexes: { "0304": ["rampart"] }, sides: { "0303/0304": [`${word} in:0304`] } });
      expect(all(ground, "0303", "0304"), word).toBe("2 2 2 P P P P P");
      expect(all(ground, "0305", "0304"), word).toBe("1 1 1 2 2 2 1 1");
    }
  });

  test("K-187: of several kinds of ground the dearest counts", () => {
    expect(all(field({ hexes: { "0304": ["orchard", "camp"] } }), "0303", "0304")).toBe("2D 2 1 3D 3 2D 3 3");
  });
});

describe("roads", () => {
  const over = { hexes: { "0304": ["forest"] }, roads: [["0303", "0304", "0305"]] };
  test("VIII.14: along a road every hex costs 1 and disorganizes nobody; off it the hex counts", () => {
    expect(all(field(over), "0303", "0304")).toBe("1 1 1 1 1 1 1 1");
    expect(price(field(over), "line", "0404", "0304")).toBe("3D");
  });

  test("VIII.14: a rise of any height is 1 more on a road, a fall nothing", () => {
    const ground = field({ ...over, elevation: { "0304": 3 } });
    expect(all(ground, "0303", "0304")).toBe("2 2 2 2 2 2 2 2");
    expect(all(ground, "0304", "0303")).toBe("1 1 1 1 1 1 1 1");
  });

  test("III.19: on a Forced March a road ignores slopes and streams", () => {
    const ground = field({ ...over, elevation: { "0304": 3 }, sides: { "0303/0304": ["stream"] } });
    expect(price(ground, "column", "0303", "0304")).toBe("3");
    expect(price(ground, "column", "0303", "0304", true)).toBe("1");
    expect(price(ground, "line", "0303", "0304", true)).toBe("3");
  });

  test("VIII.14: a road over a river goes by its bridge", () => {
    const ground = field({ ...over, sides: { "0303/0304": ["river", "bridge"] } });
    expect(price(ground, "foot", "0303", "0304")).toBe("2");
    expect(price(ground, "foot", "0303", "0304", true)).toBe("2");
    expect(price(ground, "column", "0303", "0304")).toBe("1");
  });
});

describe("escarpments", () => {
  test("XIV.17: only skirmishers climb or come down, for 4", () => {
    const ground = field({ elevation: { "0304": 3 }, sides: { "0303/0304": ["escarpment"] } });
    expect(all(ground, "0303", "0304")).toBe("P P 4 P P P P P");
    expect(all(ground, "0304", "0303")).toBe("P P 4 P P P P P");
  });

  test("IX.10, K-193: a road cut is open to everybody at its own price, up and down", () => {
    const ground = field({
      elevation: { "0304": 3 },
      sides: { "0303/0304": ["escarpment"] },
      roads: [["0303", "0304"]],
    });
    expect(all(ground, "0303", "0304")).toBe("3D 2 2 4 4 3 3 3");
    expect(all(ground, "0304", "0303")).toBe("3D 2 2 4 4 3 3 3");
  });

  test("IX.10: the canyon 1308-1407 of the Alma, and the cliff beside it", () => {
    const alma = groundOf("alma");
    expect(price(alma, "foot", "1308", "1407")).toBe("3");
    expect(price(alma, "column", "1309", "1409")).toBe("P");
  });
});

describe("commanders and riders", () => {
  const step = (ground: Ground, mover: typeof commanderPrice) =>
    mover(ground, at(ground, "0303"), direction(ground, "0303", "0304"));
  test("III.5: a commander pays 1, and 1 more for each hex and hexside barred to cavalry", () => {
    expect(step(field({ hexes: { "0304": ["vineyard"] }, elevation: { "0304": 2 } }), commanderPrice)).toBe(1);
    expect(step(field({ hexes: { "0304": ["forest"] } }), commanderPrice)).toBe(2);
    expect(step(field({ sides: { "0303/0304": ["escarpment"] }, elevation: { "0304": 2 } }), commanderPrice)).toBe(2);
    expect(
      step(field({ hexes: { "0304": ["marsh"] }, sides: { "0303/0304": ["front in:0304"] } }), commanderPrice),
    ).toBe(3);
    expect(step(field({ hexes: { "0304": ["sea"] } }), commanderPrice)).toBeUndefined();
  });

  test("III.44: a rider pays 1 and enters neither sea nor escarpment, K-195: except by the road through it", () => {
    expect(step(field({ hexes: { "0304": ["forest"] } }), riderPrice)).toBe(1);
    expect(step(field({ hexes: { "0304": ["sea"] } }), riderPrice)).toBeUndefined();
    const cliff = { elevation: { "0304": 2 }, sides: { "0304/0404": ["escarpment"] } };
    expect(step(field(cliff), riderPrice)).toBeUndefined();
    expect(step(field({ ...cliff, roads: [["0303", "0304"]] }), riderPrice)).toBe(1);
  });
});

test("VIII.14: the packed costs agree with the prices on every step of Balaclava", () => {
  const ground = groundOf("balaclava");
  for (const mover of moverClasses) {
    const costs = stepCostsFor(ground, mover);
    for (const hex of ground.grid.cells)
      for (const d of [0, 1, 2, 3, 4, 5] as const) {
        const found = stepPrice(ground, mover, hex, d);
        expect(stepCost(costs, hex, d)).toBe(found === undefined ? BARRED : points(found.cost));
      }
  }
});

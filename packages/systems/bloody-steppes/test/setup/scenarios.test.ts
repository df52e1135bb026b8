import { isProblems } from "@redoubt/engine";
import { whyStacksBroken } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { type ScenarioId, scenarios } from "../../src/data/scenarios.ts";
import { COMMANDER, RIDER, UNIT } from "../../src/piece.ts";
import { makeWorld } from "../../src/setup/make-world.ts";
import { ATTACHED, ATTACK, DEFENSE, DISPERSED, FORCED_MARCH, UNDER_CHIEF } from "../../src/state.ts";
import type { World } from "../../src/world.ts";
import { pieceOf, playOfWorld } from "../working.ts";

const ids = Object.keys(scenarios) as ScenarioId[]; // the keys of the record

function worldOf(id: ScenarioId): World {
  const world = makeWorld({ scenario: id, options: {} });
  if (isProblems(world)) throw new Error(JSON.stringify(world));
  return world;
}

describe.each(ids)("%s", (id) => {
  test("I.5: every piece of the lists has an index of its own", () => {
    const { forces, riders } = scenarios[id];
    const world = worldOf(id);
    const wanted = forces.units.length + forces.commanders.length + riders.reduce((sum, { count }) => sum + count, 0);
    expect(world.count).toBe(wanted);
    expect(world.pieceIndex.size).toBe(wanted);
  });

  test("III.1: every command has its leader and every brigade its command", () => {
    const world = worldOf(id);
    for (const { leader } of world.commands) expect(world.kindOf[leader]).toBe(COMMANDER);
    for (const { leader, command } of world.brigades) {
      expect(world.kindOf[leader]).toBe(COMMANDER);
      expect(command).toBeGreaterThanOrEqual(0);
    }
  });

  test("VII.7: stacks are whole and hold at most 24 points of one side", () => {
    const g = playOfWorld(worldOf(id));
    expect(whyStacksBroken(g.c)).toBeNull();
    expect(Math.max(...g.c.pointsIn)).toBeLessThanOrEqual(24);
  });

  test("IV.15: a closed light battalion is worth its counters", () => {
    const g = playOfWorld(worldOf(id));
    const { world, c } = g;
    for (let unit = 0; unit < world.count; unit++) {
      const inside = world.pieces.map((_, one) => one).filter((one) => world.battalionOf[one] === unit);
      if (inside.length === 0) continue;
      const attached = inside.filter((one) => c.hexOf[one] === ATTACHED);
      expect(c.sp[unit]).toBe(attached.reduce((sum, one) => sum + c.sp[one], 0));
      if (attached.length === 0) expect(c.hexOf[unit]).toBe(DISPERSED);
    }
  });

  test("II.17: whoever is not on the map at the start has an entry", () => {
    const { world, c } = playOfWorld(worldOf(id));
    for (let piece = 0; piece < world.count; piece++) {
      if (world.kindOf[piece] === RIDER) expect(c.hexOf[piece]).toBe(UNDER_CHIEF);
      else if (c.hexOf[piece] === 0) expect(world.entryOf[piece]).toBeGreaterThanOrEqual(0);
    }
  });
});

test("III.19: start orders, goals and distances of Balaclava", () => {
  const { world, c } = playOfWorld(worldOf("balaclava"));
  const command = (id: string) => world.commands.findIndex((one) => one.id === id);
  expect([c.orderType[command("left")], c.left[command("left")]]).toEqual([ATTACK, 6]);
  expect(world.grid.numbers[c.goal[command("left")]]).toBe("1201");
  expect(c.orderType[command("1st")]).toBe(FORCED_MARCH);
  expect(c.orderType[command("redoubts")]).toBe(DEFENSE);
  expect(world.commands[command("redoubts")].frozenUntil).toBe(255);
});

test("III.36, III.37: an independent brigadier reaches two hexes, a division commander three", () => {
  const world = worldOf("alma");
  const g = playOfWorld(world);
  expect(world.commanders[pieceOf(g, "Brown")]).toMatchObject({ rank: "division", range: 3 });
  expect(world.commanders[pieceOf(g, "Kurtyanov")]).toMatchObject({ rank: "division", range: 2 });
  expect(world.commanders[pieceOf(g, "Gorchakov")]).toMatchObject({ rank: "corps", range: 6 });
});

test("II.8: Turks at the Alma march on French markers, under the French commander-in-chief", () => {
  const world = worldOf("alma");
  const turks = world.commands.find(({ id }) => id === "turks");
  expect(world.nations[turks?.marker ?? 0]).toBe("french");
  expect(world.pieces[turks?.chief ?? 0].id).toBe("Saint-Arnaud");
});

test("K-180: fog over Inkerman until turn 7", () => {
  expect([...worldOf("inkerman").sightLimit].slice(1, 9)).toEqual([2, 2, 2, 2, 4, 4, 4, 255]);
});

test("K-177: the British hold Home Ridge at Inkerman, nobody Shell hill", () => {
  const { world, c } = playOfWorld(worldOf("inkerman"));
  const holder = (number: string) => c.keyHolder[world.keyHexes.findIndex((hex) => world.grid.numbers[hex] === number)];
  expect([holder("1714"), holder("1813"), holder("1309")]).toEqual([1, 1, 0]);
});

test("IV.1: units keep the traits of their troops", () => {
  const g = playOfWorld(worldOf("alma"));
  expect(g.world.formations[pieceOf(g, "I/3Zv")]).toContain("skirmish");
  expect(g.world.kindOf[pieceOf(g, "I/3Zv")]).toBe(UNIT);
});

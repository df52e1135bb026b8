import { expect, test } from "vitest";
import { floodCase, floodChecksum } from "../../src/bench/flood.ts";
import { sightCase, sightChecksum, sightRuleCase } from "../../src/bench/sight.ts";
import { playToy } from "../../src/bench/toy.ts";
import { compileTwin } from "../../src/bench/twin.ts";
import { createWorld } from "../../src/bench/world.ts";

const world = createWorld();

test("the bench's world is the same on every machine", () => {
  expect(world.grid.cells.length).toBe(1000);
  expect(world.zone.reduce((sum, one) => sum + one, 0)).toBe(60);
  expect(floodChecksum(world).toString(16)).toBe("6c016dcb");
  expect(sightChecksum(world)).toBe(1165);
});

test("the C twin, where there is a compiler, reaches and sees the same", () => {
  const twin = compileTwin();
  expect(twin?.floods ?? floodChecksum(world)).toBe(floodChecksum(world));
  expect(twin?.sights ?? sightChecksum(world)).toBe(sightChecksum(world));
});

test("every case says how many operations it did", () => {
  expect([floodCase(world)].map((one) => "run" in one && one.run())).toEqual([64]);
  expect([sightCase(world), sightRuleCase(world)].map((one) => "run" in one && one.run())).toEqual([256, 256]);
});

test("the bare loop plays to the end with many actions to choose from", () => {
  const { decisions, actions } = playToy(10);
  expect(decisions).toBeGreaterThan(500);
  expect(actions / decisions).toBeGreaterThan(10);
});

import { expect, test } from "vitest";
import { createField } from "../../src/bench/field.ts";
import { floodCase, floodChecksum, hexesReached } from "../../src/bench/flood.ts";
import { sightCase, sightChecksum } from "../../src/bench/sight.ts";
import { compileTwin } from "../../src/bench/twin.ts";

const field = createField();

test("the bench's searches and sight lines are the same whenever they are made, and have something to do", () => {
  const again = createField();
  expect(floodChecksum(again)).toBe(floodChecksum(field));
  expect(sightChecksum(again)).toBe(sightChecksum(field));
  expect(hexesReached(field) / field.searches.length).toBeGreaterThan(20);
  const clear = field.pairs.filter(([from, to]) => field.sight.isClear(from, to)).length;
  expect(clear).toBeGreaterThan(20);
  expect(clear).toBeLessThan(field.pairs.length - 20);
});

test("the C twin, where there is a compiler, reaches and sees the same", () => {
  const twin = compileTwin(field);
  expect(twin?.floods ?? floodChecksum(field)).toBe(floodChecksum(field));
  expect(twin?.sights ?? sightChecksum(field)).toBe(sightChecksum(field));
});

test("every case says how many operations it did", () => {
  expect([floodCase(field), sightCase(field)].map((one) => "run" in one && one.run())).toEqual([64, 256]);
});

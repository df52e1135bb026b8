import fc from "fast-check";
import { expect, test } from "vitest";
import {
  deriveTops,
  putOnTop,
  raiseInStack,
  type StackColumns,
  stackIn,
  takeOff,
  topUnit,
  unitBelow,
  whyStacksBroken,
} from "../src/stacks.ts";

const columns = (pieces: number): StackColumns => ({
  hexOf: new Int16Array(pieces),
  below: new Uint8Array(pieces),
  topOf: new Uint8Array(20),
});

test("putOnTop: the newcomer lies above those who are there", () => {
  const c = columns(3);
  for (const unit of [2, 0, 1]) putOnTop(c, unit, 7);
  expect(stackIn(c, 7)).toEqual([1, 0, 2]);
  expect([topUnit(c, 7), unitBelow(c, 1), unitBelow(c, 2)]).toEqual([1, 0, -1]);
  expect(topUnit(c, 8)).toBe(-1);
});

test("takeOff: a piece leaves from the top, the middle or the bottom", () => {
  for (const [gone, left] of [
    [2, [1, 0]],
    [1, [2, 0]],
    [0, [2, 1]],
  ] as const) {
    const c = columns(3);
    for (const unit of [0, 1, 2]) putOnTop(c, unit, 7);
    takeOff(c, gone, -1);
    expect(stackIn(c, 7)).toEqual(left);
    expect(c.hexOf[gone]).toBe(-1);
  }
});

test("raiseInStack: puts a piece on top and leaves the order of the others", () => {
  const c = columns(3);
  for (const unit of [0, 1, 2]) putOnTop(c, unit, 7);
  raiseInStack(c, 0);
  expect(stackIn(c, 7)).toEqual([0, 2, 1]);
  raiseInStack(c, 0);
  expect(stackIn(c, 7)).toEqual([0, 2, 1]);
});

test("takeOff: a piece that is in no stack is our bug", () => {
  const c = columns(2);
  putOnTop(c, 0, 7);
  c.hexOf[1] = 7;
  expect(() => takeOff(c, 1, 0)).toThrow("piece 1 is in no stack");
  expect(whyStacksBroken(c)).toBe("piece 1 is in no stack");
});

test("deriveTops: gives the stacks that play kept, whatever was done", () => {
  const act = fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 4 }), fc.constantFrom("move", "raise", "lose"));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const c = columns(6);
      for (let unit = 0; unit < 6; unit++) putOnTop(c, unit, 1);
      for (const [unit, hex, kind] of acts) {
        if (c.hexOf[unit] <= 0) putOnTop(c, unit, hex);
        else if (kind === "raise") raiseInStack(c, unit);
        else {
          takeOff(c, unit, -1);
          if (kind === "move") putOnTop(c, unit, hex);
        }
      }
      expect(whyStacksBroken(c)).toBeNull();
      const kept = [1, 2, 3, 4].map((hex) => stackIn(c, hex));
      c.topOf.fill(9);
      deriveTops(c);
      expect([1, 2, 3, 4].map((hex) => stackIn(c, hex))).toEqual(kept);
    }),
  );
});

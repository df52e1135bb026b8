import { expect, test } from "vitest";
import { isSame } from "../src/same.ts";

test.each([
  [1, 1, true],
  [1, "1", false],
  [null, undefined, false],
  [null, {}, false],
  [[], {}, false],
  [{}, [], false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [1], false],
  [[1], [1, 2], false],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { b: undefined, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2 }] } }, true],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, false],
])("%j and %j say the same: %s", (a, b, expected) => {
  expect(isSame(a, b)).toBe(expected);
});

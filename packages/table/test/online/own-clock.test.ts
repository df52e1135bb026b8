import { expect, test } from "vitest";
import { fill } from "../../src/online/own-clock.tsx";

const DAY = 86_400_000;
const terms = { bank: 3 * DAY, cap: 5 * DAY };

test("a clock is drawn as full as its cap allows, and is low in the last quarter of its bank", () => {
  expect(fill(5 * DAY, terms)).toEqual({ share: 1, isLow: false });
  expect(fill(DAY, terms)).toEqual({ share: 0.2, isLow: false });
  expect(fill(0.75 * DAY, terms)).toEqual({ share: 0.15, isLow: true });
  expect(fill(-DAY, terms)).toEqual({ share: 0, isLow: true });
});

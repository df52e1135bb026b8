import { expect, test } from "vitest";
import { once } from "../src/once.ts";

test("what is looked up once is looked up when first asked for, and then kept", () => {
  let asked = 0;
  const map = once(() => ({ number: ++asked }));
  expect(asked).toBe(0);
  expect(map()).toBe(map());
  expect(asked).toBe(1);
});

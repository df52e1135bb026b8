import { expect, test } from "vitest";
import { observable } from "../../src/session/observable.ts";
import { readSettings } from "../../src/session/settings.ts";

test("settings that are missing, broken or of the wrong kind are the standard ones", () => {
  expect(readSettings(null).takesSingle).toBe(true);
  expect(readSettings("{ broken").pace).toBe("brisk");
  expect(readSettings('{"takesSingle":"yes","theme":"dark"}')).toMatchObject({ takesSingle: true, theme: "dark" });
});

test("the address can set the pace", () => {
  expect(readSettings(null, "?pace=instant").pace).toBe("instant");
  expect(readSettings(null, "?pace=whatever").pace).toBe("brisk");
});

test("an observable tells its listeners and replaces fields", () => {
  const value = observable({ a: 1, b: 2 });
  const seen: number[] = [];
  const stop = value.subscribe(() => seen.push(value.get().a));
  value.set({ a: 3 });
  value.set((now) => ({ a: now.a + 1 }));
  stop();
  value.set({ a: 9 });
  expect(seen).toEqual([3, 4]);
  expect(value.get()).toEqual({ a: 9, b: 2 });
});

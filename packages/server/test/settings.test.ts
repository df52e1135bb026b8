import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../src/settings.ts";

test("without settings the server listens on port 1854 of this machine and keeps its store in ./data", () => {
  expect(readSettings({})).toEqual({ host: "127.0.0.1", port: 1854, dataFolder: resolve("data") });
});

test("PORT, HOST and REDOUBT_DATA are obeyed", () => {
  expect(readSettings({ PORT: "80", HOST: "::", REDOUBT_DATA: "/var/redoubt" })).toEqual({
    host: "::",
    port: 80,
    dataFolder: resolve("/var/redoubt"),
  });
});

test.each(["x", "-1", "1.5", "65536", "18 54"])("PORT=%s is refused with its value", (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT is "${PORT}"`);
});

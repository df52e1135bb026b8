import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../src/settings.ts";

test("without settings the server listens on port 1854 of this machine, with its store in ./data and the built table", () => {
  const { tableFolder, ...rest } = readSettings({});
  expect(rest).toEqual({ host: "127.0.0.1", port: 1854, dataFolder: resolve("data") });
  expect(tableFolder.split(/[\\/]/).slice(-3)).toEqual(["packages", "table", "dist"]);
});

test("PORT, HOST, REDOUBT_DATA and REDOUBT_TABLE are obeyed", () => {
  const env = { PORT: "80", HOST: "::", REDOUBT_DATA: "/var/redoubt", REDOUBT_TABLE: "/srv/table" };
  expect(readSettings(env)).toEqual({
    host: "::",
    port: 80,
    dataFolder: resolve("/var/redoubt"),
    tableFolder: resolve("/srv/table"),
  });
});

test.each(["x", "-1", "1.5", "65536", "18 54"])("PORT=%s is refused with its value", (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT is "${PORT}"`);
});

import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../src/settings.ts";

test("without settings the server listens on port 1854 of this machine, with its store in ./data and the built table", () => {
  const { tableFolder, ...rest } = readSettings({});
  expect(rest).toMatchObject({ host: "127.0.0.1", port: 1854, dataFolder: resolve("data"), database: null });
  expect(tableFolder.split(/[\\/]/).slice(-3)).toEqual(["packages", "table", "dist"]);
});

test("PORT, HOST, REDOUBT_DATA and REDOUBT_TABLE are obeyed", () => {
  const env = {
    PORT: "80",
    HOST: "::",
    REDOUBT_DATA: "/var/redoubt",
    REDOUBT_TABLE: "/srv/table",
    DATABASE_URL: "postgres://a@b/c",
  };
  expect(readSettings(env)).toMatchObject({
    host: "::",
    port: 80,
    dataFolder: resolve("/var/redoubt"),
    database: "postgres://a@b/c",
    tableFolder: resolve("/srv/table"),
  });
});

test.each(["x", "-1", "1.5", "65536", "18 54"])("PORT=%s is refused with its value", (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT is "${PORT}"`);
});

test("a DATABASE_URL of another kind of database is refused", () => {
  expect(() => readSettings({ DATABASE_URL: "mysql://a@b/c" })).toThrow(
    "DATABASE_URL is not the address of a PostgreSQL",
  );
});

test("what is written to the log, who reads the measures and how much may be asked are words and numbers that are checked", () => {
  expect(readSettings({})).toMatchObject({
    logLevel: "warn",
    measuresFor: "local",
    requests: 120,
    isBehindProxy: false,
  });
  expect(
    readSettings({ REDOUBT_LOG: "info", REDOUBT_METRICS: "all", REDOUBT_REQUESTS: "0", REDOUBT_PROXY: "1" }),
  ).toMatchObject({ logLevel: "info", measuresFor: "all", requests: 0, isBehindProxy: true });
  expect(() => readSettings({ REDOUBT_LOG: "loud" })).toThrow("REDOUBT_LOG");
  expect(() => readSettings({ REDOUBT_REQUESTS: "-1" })).toThrow("REDOUBT_REQUESTS");
});

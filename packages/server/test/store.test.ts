import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../src/store.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a new store is made with its folder and remembers starts when opened again", () => {
  const folder = join(temporaryFolder(), "deep", "data");
  const first = openStore(folder);
  first.recordStart({ at: "1854-09-20T13:30:00.000Z", node: "26.0.0" });
  first.close();
  const second = openStore(folder);
  second.recordStart({ at: "1854-10-25T11:00:00.000Z", node: "26.0.0" });
  expect(second.starts().map(({ at }) => at)).toEqual(["1854-09-20T13:30:00.000Z", "1854-10-25T11:00:00.000Z"]);
  second.close();
});

test("a store of another version is refused by number and left as it is", () => {
  const folder = temporaryFolder();
  openStore(folder).close();
  const database = new DatabaseSync(join(folder, "redoubt.sqlite"));
  database.exec("UPDATE schema SET version = 99");
  database.close();
  expect(() => openStore(folder)).toThrow(/is of version 99; this Redoubt reads version 1/);
});

test("a file that is no store is refused by name and left as it is", () => {
  const folder = temporaryFolder();
  const file = join(folder, "redoubt.sqlite");
  writeFileSync(file, "not a database, but a letter from Varna\n".repeat(40));
  const before = readFileSync(file, "utf8");
  expect(() => openStore(folder)).toThrow(`The store ${file} cannot be opened`);
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("a folder that cannot be made is refused by name", () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  expect(() => openStore(file)).toThrow(`The store ${join(file, "redoubt.sqlite")} cannot be opened`);
});

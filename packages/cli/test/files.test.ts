import { chmodSync, lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readText, writeAtomically } from "../src/files.ts";
import { desk } from "./desk.ts";

describe("writing atomically", () => {
  test("replaces a file whole and keeps its permissions", () => {
    const at = desk();
    const file = at.write("game.json", "old");
    chmodSync(file, 0o600);
    writeAtomically(file, "new");
    expect(readFileSync(file, "utf8")).toBe("new");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(at.files()).toEqual(["game.json"]);
  });

  test("writes through a symbolic link", () => {
    const at = desk();
    const file = at.write("game.json", "old");
    symlinkSync(file, at.path("link.json"));
    writeAtomically(at.path("link.json"), "new");
    expect(readFileSync(file, "utf8")).toBe("new");
    expect(lstatSync(at.path("link.json")).isSymbolicLink()).toBe(true);
  });

  test("leaves the old file and no other when it fails", () => {
    const at = desk();
    const file = at.write("game.json", "old");
    // A value that cannot be written fails after the temporary file was made.
    const broken = Symbol("content") as unknown as string;
    expect(() => writeAtomically(file, broken)).toThrow();
    expect(readFileSync(file, "utf8")).toBe("old");
    expect(at.files()).toEqual(["game.json"]);
  });

  test("names a folder that is not there", () => {
    const at = desk();
    expect(() => writeAtomically(at.path("none/game.json"), "new")).toThrow("cannot be written: there is no such file");
  });
});

describe("reading", () => {
  test("names a file that is not there", () => {
    expect(() => readText(desk().path("none.json"))).toThrow("cannot be read: there is no such file");
  });

  test("reads text", () => {
    const at = desk();
    writeFileSync(at.path("a"), "ü");
    expect(readText(at.path("a"))).toBe("ü");
  });
});

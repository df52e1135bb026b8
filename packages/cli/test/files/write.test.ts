import { execFileSync } from "node:child_process";
import { chmodSync, lstatSync, mkdirSync, readFileSync, readlinkSync, statSync, symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { refuseToOverwrite, writeAtomically } from "../../src/files/write.ts";
import { desk } from "../desk.ts";

describe("writing atomically", () => {
  test("replaces a file whole and keeps its permissions", () => {
    const at = desk();
    const file = at.write("game.json", "old");
    for (const mode of [0o600, 0o666]) {
      chmodSync(file, mode);
      writeAtomically(file, "new");
      expect(readFileSync(file, "utf8")).toBe("new");
      expect(statSync(file).mode & 0o777).toBe(mode);
    }
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
    expect(() => writeAtomically(at.path("none/game.json"), "new")).toThrow(
      "none/game.json: cannot be written: there is no such folder",
    );
  });

  test("takes away what interrupted writes of this file left, and nothing else", () => {
    const at = desk();
    const file = at.write("game.json", "old");
    at.write(".game.json.0123456789ab.tmp", "half a ga");
    at.write(".game.json.mine.tmp", "somebody's own");
    at.write(".other.json.0123456789ab.tmp", "of another file");
    writeAtomically(file, "new");
    expect(at.files()).toEqual([".game.json.mine.tmp", ".other.json.0123456789ab.tmp", "game.json"]);
  });
});

describe("what is never written over", () => {
  test("a read-only file", () => {
    const at = desk();
    const file = at.write("game.json", "old");
    chmodSync(file, 0o444);
    expect(() => writeAtomically(file, "new")).toThrow("game.json: cannot be written: the file is read-only");
    expect(at.read("game.json")).toBe("old");
    expect(at.files()).toEqual(["game.json"]);
  });

  test("a link that leads nowhere", () => {
    const at = desk();
    const link = at.path("link.json");
    symlinkSync(at.path("gone.json"), link);
    const complaint = "link.json: cannot be written: it is a link that leads nowhere";
    expect(() => writeAtomically(link, "new")).toThrow(complaint);
    expect(() => refuseToOverwrite(link)).toThrow(complaint);
    expect(readlinkSync(link)).toBe(at.path("gone.json"));
    expect(at.files()).toEqual(["link.json"]);
  });

  test("links that lead in a circle", () => {
    const at = desk();
    symlinkSync(at.path("b"), at.path("a"));
    symlinkSync(at.path("a"), at.path("b"));
    expect(() => writeAtomically(at.path("a"), "new")).toThrow("a: cannot be written: its links lead in a circle");
  });

  test("a folder, a pipe", () => {
    const at = desk();
    mkdirSync(at.path("folder"));
    execFileSync("mkfifo", [at.path("pipe")]);
    expect(() => writeAtomically(at.path("folder"), "new")).toThrow("folder: cannot be written: this is a folder");
    expect(() => writeAtomically(at.path("pipe"), "new")).toThrow("pipe: cannot be written: this is a pipe");
    expect(lstatSync(at.path("pipe")).isFIFO()).toBe(true);
    expect(at.files()).toEqual(["folder", "pipe"]);
  });
});

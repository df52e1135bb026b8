import { execFileSync } from "node:child_process";
import { symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readText } from "../../src/files/read.ts";
import { desk } from "../desk.ts";

describe("reading", () => {
  test("names a file that is not there", () => {
    expect(() => readText(desk().path("none.json"))).toThrow("none.json: cannot be read: there is no such file");
  });

  test("reads text", () => {
    const at = desk();
    writeFileSync(at.path("a"), "ü");
    expect(readText(at.path("a"))).toBe("ü");
  });

  test("tells a link that leads nowhere from a file that is not there", () => {
    const at = desk();
    symlinkSync(at.path("gone.json"), at.path("link.json"));
    expect(() => readText(at.path("link.json"))).toThrow("link.json: cannot be read: it is a link that leads nowhere");
  });

  test("does not wait for a pipe and does not read a device for ever", () => {
    const at = desk();
    execFileSync("mkfifo", [at.path("pipe")]);
    expect(() => readText(at.path("pipe"))).toThrow("pipe: cannot be read: this is a pipe or a device, not a file");
    expect(() => readText("/dev/zero")).toThrow("/dev/zero: cannot be read: this is a pipe or a device");
  });

  test("refuses a file that no game or position could fill", () => {
    const at = desk();
    const file = at.write("huge.json", "");
    truncateSync(file, 900_000_000);
    expect(() => readText(file)).toThrow("huge.json: cannot be read: it has 900 MB, and 16 MB is the most");
  });
});

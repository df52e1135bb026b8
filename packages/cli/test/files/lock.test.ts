import { spawnSync } from "node:child_process";
import { utimesSync } from "node:fs";
import { hostname } from "node:os";
import { describe, expect, test } from "vitest";
import { takeLock, whileLocked } from "../../src/files/lock.ts";
import { desk } from "../desk.ts";

const held = (pid: number, host = hostname()) => JSON.stringify({ pid, host, token: "0123456789ab" });

/** The number of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ["-e", ""]).pid;
}

describe("locks", () => {
  test("keep others out until they are given back, and leave nothing behind", () => {
    const at = desk();
    const file = at.write("game.json", "old");
    const lock = takeLock(file);
    expect(() => takeLock(file, 0)).toThrow(
      `game.json: is being changed by process ${process.pid} on ${hostname()}, and nothing was written. Try again; ` +
        `if no such command runs any more, remove ${at.path(".game.json.lock")}`,
    );
    lock.release();
    takeLock(file, 0).release();
    expect(at.files()).toEqual(["game.json"]);
  });

  test("are given back when the work fails", () => {
    const at = desk();
    const file = at.write("game.json", "old");
    const fail = () => {
      throw new Error("broken");
    };
    expect(() => whileLocked(file, fail)).toThrow("broken");
    expect(at.files()).toEqual(["game.json"]);
  });

  test("of a process that has ended are taken over", () => {
    const at = desk();
    const file = at.write("game.json", "old");
    at.write(".game.json.lock", held(endedProcess()));
    takeLock(file, 0).release();
    expect(at.files()).toEqual(["game.json"]);
  });

  test("of a living process and of another machine are respected", () => {
    const at = desk();
    const file = at.write("game.json", "old");
    for (const lock of [held(process.pid), held(endedProcess(), "elsewhere")]) {
      at.write(".game.json.lock", lock);
      expect(() => takeLock(file, 0)).toThrow("is being changed by process");
      expect(at.read(".game.json.lock")).toBe(lock);
    }
  });

  test("that were cut off while they were made are taken over after a moment", () => {
    const at = desk();
    const file = at.write("game.json", "old");
    at.write(".game.json.lock", "");
    expect(() => takeLock(file, 0)).toThrow("is being changed by another command");
    utimesSync(at.path(".game.json.lock"), new Date(), new Date(Date.now() - 60_000));
    takeLock(file, 0).release();
  });

  test("are only given back by who holds them", () => {
    const at = desk();
    const file = at.write("game.json", "old");
    const lock = takeLock(file);
    at.write(".game.json.lock", held(process.pid));
    lock.release();
    expect(at.has(".game.json.lock")).toBe(true);
  });
});

import { execFile } from "node:child_process";
import { chmodSync, rmSync, symlinkSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { takeLock } from "../src/files/lock.ts";
import { begun, contact, type Desk, desk } from "./desk.ts";

const command = fileURLToPath(new URL("command-of-night.ts", import.meta.url));

/** Runs a command line in a process of its own and returns its exit code. */
async function inProcess(line: readonly string[]): Promise<number> {
  try {
    await promisify(execFile)(process.execPath, [command, ...line]);
    return 0;
  } catch (error) {
    return error instanceof Error && "code" in error ? Number(error.code) : -1;
  }
}

async function expectKept(at: Desk, line: readonly string[], complaint: string): Promise<void> {
  const before = at.files().map((name) => [name, at.read(name)]);
  const ran = await at.run(line);
  expect({ ...ran, out: "" }).toEqual({ code: 1, out: "", err: expect.stringContaining(complaint) });
  expect(at.files().map((name) => [name, at.read(name)])).toEqual(before);
}

describe("a save is never overwritten by something else", () => {
  test("by a picture", async () => {
    const at = desk();
    const file = await begun(at);
    const complaint = "game.json: exists already, is not a";
    await expectKept(at, ["show", file, "--svg", file], `${complaint}n SVG picture, and is left as it is`);
    await expectKept(at, ["show", file, "--png", file], `${complaint} PNG picture, and is left as it is`);
    at.write("position.json", contact);
    await expectKept(at, ["show", at.path("position.json"), "--svg", file], complaint);
  });

  test("by one picture of two", async () => {
    const at = desk();
    const file = await begun(at);
    await expectKept(at, ["show", file, "--svg", at.path("board.svg"), "--png", file], "is not a PNG picture");
  });

  test("by a page or a report, and before the games are played", async () => {
    const at = desk();
    const file = await begun(at);
    const spec = ["--scenario", "night-piquets/glade", "--games", "1"];
    await expectKept(at, ["simulate", "random", ...spec, "--page", file], "is not an HTML page");
    await expectKept(at, ["simulate", "random", ...spec, "--out", file], "this is no match file of Redoubt");
    await expectKept(at, ["match", "random", "random", ...spec, "--out", file], "this is no match file of Redoubt");
    await expectKept(at, ["report", at.path(""), file], "is not a Markdown page");
  });

  test("by another game", async () => {
    const at = desk();
    const file = await begun(at);
    const position = at.write("position.json", contact);
    await expectKept(at, ["new", "night-piquets", "glade", file], "exists already and is left as it is");
    await expectKept(at, ["position", position, "--out", file], "exists already and is left as it is");
  });
});

test("who plays the seats, and that it is practice, stays in the file", async () => {
  const at = desk();
  const file = await begun(at);
  const besides = { opponents: { south: "regular:bold" }, practice: true };
  at.write("game.json", { ...JSON.parse(at.read("game.json")), ...besides });
  expect((await at.run(["do", file, "unit N1"])).code).toBe(0);
  expect(JSON.parse(at.read("game.json"))).toMatchObject(besides);
  expect((await at.run(["undo", file])).code).toBe(0);
  expect(JSON.parse(at.read("game.json"))).toMatchObject(besides);
});

describe("files of other sorts", () => {
  test("a read-only game is kept and told of", async () => {
    const at = desk();
    const file = await begun(at);
    chmodSync(file, 0o444);
    await expectKept(at, ["do", file, "unit N1"], "game.json: cannot be written: the file is read-only");
    await expectKept(at, ["undo", file], "game.json: cannot be written: the file is read-only");
  });

  test("a link that leads nowhere is kept and told of", async () => {
    const at = desk();
    symlinkSync(at.path("gone.json"), at.path("link.json"));
    const ran = await at.run(["new", "night-piquets", "glade", at.path("link.json")]);
    expect(ran).toEqual({
      code: 1,
      out: "",
      err: "link.json: cannot be written: it is a link that leads nowhere\n",
    });
    expect((await at.run(["show", at.path("link.json")])).err).toContain("it is a link that leads nowhere");
    expect(at.files()).toEqual(["link.json"]);
  });
});

describe("two commands on one game", () => {
  test("at once: each answer is in the file", async () => {
    const at = desk();
    await at.run(["new", "night-piquets", "glade", at.path("game.json"), "--seed", "3"]);
    const file = at.path("game.json");
    const codes = await Promise.all([
      inProcess(["do", file, "north: guards N1"]),
      inProcess(["do", file, "south: guards S2"]),
    ]);
    expect(codes).toEqual([0, 0]);
    const { entries } = JSON.parse(at.read("game.json"));
    expect(entries.map(({ answer }: { answer: string }) => answer).sort()).toEqual(["guards N1", "guards S2"]);
    expect((await at.run(["replay", file])).code).toBe(0);
    expect(at.files()).toEqual(["game.json"]);
  });

  test("one after the other: who comes later waits and answers the game as it is then", async () => {
    const at = desk();
    const file = at.path("game.json");
    await at.run(["new", "night-piquets", "glade", file, "--seed", "3"]);
    await at.run(["do", file, "north: guards N1"]);
    const answered = at.read("game.json");
    await at.run(["undo", file]);
    const lock = takeLock(file);
    const later = inProcess(["do", file, "south: guards S2"]);
    await setTimeout(700);
    at.write("game.json", answered);
    lock.release();
    expect(await later).toBe(0);
    const { entries } = JSON.parse(at.read("game.json"));
    expect(entries.map(({ answer }: { answer: string }) => answer)).toEqual(["guards N1", "guards S2"]);
  });

  test("a game at the keyboard does not write over answers that were given meanwhile", async () => {
    const at = desk();
    const file = await begun(at);
    const opened = at.read("game.json");
    const typed = ["unit N1", "stop"];
    // The other command answers between the opening and the first typed line.
    const answered = async () => {
      await at.run(["do", file, "unit N2"]);
    };
    const { out } = await at.run(["play", file], { typed, beforeFirstLine: answered });
    expect(out).toContain("game.json: was changed by another command in the meantime; nothing was written over it");
    const { entries } = JSON.parse(at.read("game.json"));
    expect(entries.map(({ answer }: { answer: string }) => answer).slice(12)).toEqual(["unit N2", "stop"]);
    expect(at.read("game.json")).not.toBe(opened);
  });

  test("two matches do not play into one file", async () => {
    const at = desk();
    const lock = takeLock(at.path("match.json"));
    const spec = ["--scenario", "night-piquets/glade", "--games", "1", "--out", at.path("match.json")];
    const { code, err } = await at.run(["match", "random", "random", ...spec]);
    expect(code).toBe(1);
    expect(err).toMatch(/^match\.json: is being changed by process \d+ on /);
    lock.release();
    expect(at.files()).toEqual([]);
  });

  test("a game that is gone is not written anew", async () => {
    const at = desk();
    const file = await begun(at);
    const { code, err } = await at.run(["play", file], {
      typed: ["unit N1"],
      beforeFirstLine: async () => rmSync(file),
    });
    expect({ code, err }).toEqual({ code: 1, err: "game.json: cannot be read: there is no such file\n" });
    expect(at.files()).toEqual([]);
  });
});

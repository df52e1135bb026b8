import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { begun, type Desk, desk } from "./desk.ts";

/** Every command that opens a game must complain the same way and write nothing. */
const commands = [
  ["show"],
  ["options"],
  ["do", "unit N1"],
  ["undo"],
  ["log"],
  ["replay"],
  ["ask", "score"],
  ["play"],
  ["perft"],
] as const;

async function expectComplaint(at: Desk, name: string, wanted: string | RegExp): Promise<void> {
  const before = at.read(name);
  const files = at.files();
  for (const [command, ...words] of commands) {
    const ran = await at.run([command, at.path(name), ...words]);
    expect(ran.out, command).toBe("");
    expect(ran.err, command).toMatch(wanted);
    expect(ran.code, command).toBe(1);
  }
  expect(at.read(name)).toBe(before);
  expect(at.files()).toEqual(files);
}

/** A game file with something changed in it. */
async function edited(at: Desk, change: (file: ReturnType<typeof JSON.parse>) => void): Promise<void> {
  await begun(at);
  const file = JSON.parse(at.read("game.json"));
  change(file);
  at.write("game.json", file);
}

describe("bad game files", () => {
  test("missing", async () => {
    const at = desk();
    for (const [command, ...words] of commands) {
      const ran = await at.run([command, at.path("none.json"), ...words]);
      expect(ran).toEqual({ code: 1, out: "", err: "none.json: cannot be read: there is no such file\n" });
    }
    expect(at.files()).toEqual([]);
  });

  test("a folder", async () => {
    const at = desk();
    expect((await at.run(["show", at.path("")])).err).toContain("this is a folder, not a file");
  });

  test("malformed JSON", async () => {
    const at = desk();
    at.write("game.json", '{\n  "header": {,\n}');
    await expectComplaint(
      at,
      "game.json",
      /^game\.json: line 2, column 14: this is not JSON: a field name in double quotes is wanted, not ","\n$/,
    );
  });

  test("truncated", async () => {
    const at = desk();
    await begun(at);
    const whole = at.read("game.json");
    for (const part of [0.1, 0.5, 0.9]) {
      at.write("game.json", whole.slice(0, Math.floor(whole.length * part)));
      await expectComplaint(at, "game.json", /^game\.json: line \d+, column \d+: this is not JSON: /);
    }
    at.write("game.json", "");
    await expectComplaint(at, "game.json", "game.json: line 1, column 1: the file is empty\n");
  });

  test("an edited answer: its hash tells which entry", async () => {
    const at = desk();
    await edited(at, (file) => {
      file.entries[1].answer = "guards S3";
    });
    await expectComplaint(at, "game.json", /^game\.json: entries\[1\]: entry 2 of 12, the hash is [0-9a-f]{32}, not /);
  });

  test("an edited answer that no rule allows", async () => {
    const at = desk();
    await edited(at, (file) => {
      file.entries[1].answer = "guards N3";
    });
    await expectComplaint(
      at,
      "game.json",
      /^game\.json: entries\[1\]: entry 2 of 12, "guards N3" is refused by rule 1\.1/,
    );
  });

  test("an edited opening hash", async () => {
    const at = desk();
    await edited(at, (file) => {
      file.opening.hash = "0123456789abcdef".repeat(2);
    });
    await expectComplaint(at, "game.json", /^game\.json: opening: the hash is [0-9a-f]{32}, not 0123456789abcdef/);
  });

  test("an entry taken out", async () => {
    const at = desk();
    await edited(at, (file) => {
      file.entries.splice(0, 1);
    });
    await expectComplaint(at, "game.json", /^game\.json: entries\[1\]: entry 2 of 11, /);
  });

  test("another secret than the one it was begun with", async () => {
    const at = desk();
    await edited(at, (file) => {
      file.dice.secret = "9".repeat(64);
    });
    await expectComplaint(
      at,
      "game.json",
      /^game\.json: dice\.secret: header\.commitment is not the fingerprint of this secret/,
    );
  });

  test("another version of the system", async () => {
    const at = desk();
    await edited(at, (file) => {
      file.header.version = "0.9";
    });
    await expectComplaint(
      at,
      "game.json",
      "game.json: header.version: this game was made with version 0.9 of Night Piquets; this Redoubt plays version 1. Open it with the Redoubt that made it\n",
    );
  });

  test("a newer and an older format", async () => {
    const at = desk();
    await edited(at, (file) => {
      file.header.format = "redoubt-game/3";
      file.header.extra = "from the future";
    });
    await expectComplaint(at, "game.json", /^game\.json: header\.format: this game was saved by a newer Redoubt/);
    await at.write("game.json", { header: { format: "redoubt-game/0" } });
    await expectComplaint(at, "game.json", /older format \(redoubt-game\/0\)/);
    await at.write("game.json", { header: { format: "chess" } });
    await expectComplaint(at, "game.json", /this is no game of Redoubt: the format must be "redoubt-game\/2"/);
  });

  test("an unknown system", async () => {
    const at = desk();
    await edited(at, (file) => {
      file.header.system = "night-pickets";
    });
    await expectComplaint(
      at,
      "game.json",
      'header.system: "night-pickets" is no system known here; known are night-piquets',
    );
  });

  test("fields of the wrong kind are named with their place", async () => {
    const at = desk();
    await edited(at, (file) => {
      file.entries[2].hash = 7;
      file.entries[3].seats = "south";
      delete file.header.seats;
    });
    const { err } = await at.run(["show", at.path("game.json")]);
    expect(err.split("\n")).toEqual([
      "game.json: header.seats: is missing",
      "game.json: entries[2].hash: must be a text, is 7",
      "game.json: entries[3].seats: is no field that is known here",
      "",
    ]);
  });

  test("something else altogether", async () => {
    const at = desk();
    at.write("game.json", { hello: "world" });
    expect((await at.run(["show", at.path("game.json")])).err).toBe(
      "game.json: the file: this is neither a game nor a position of Redoubt\n",
    );
    expect((await at.run(["do", at.path("game.json"), "end"])).err).toBe(
      "game.json: header: is missing: this is no game of Redoubt\n",
    );
  });

  test("with --json the complaint is JSON, too", async () => {
    const at = desk();
    at.write("game.json", "[");
    expect(await at.json(["show", at.path("game.json")])).toMatchObject({
      error: { kind: "file", problems: [{ where: "line 1, column 2" }] },
    });
  });
});

describe("saving", () => {
  test("what interrupted commands left behind is taken away", async () => {
    const at = desk();
    const file = await begun(at);
    writeFileSync(at.path(".game.json.0123456789ab.tmp"), "half a ga");
    expect((await at.run(["do", file, "unit N1"])).code).toBe(0);
    expect(at.files()).toEqual(["game.json"]);
    expect((await at.run(["replay", file])).code).toBe(0);
  });
});

import { readFileSync } from "node:fs";
import { isProblems, rollsIn, secretOfSeed, uniform, wordStream } from "@redoubt/engine";
import type { Position } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import {
  commitmentOf,
  firstLink,
  type GameFile,
  gameFileText,
  openGame,
  openPosition,
  openScenario,
  type Read,
  readGameFile,
  readPosition,
  recordOf,
} from "../src/index.ts";

const secret = secretOfSeed(11);
const contact: Position = {
  system: "night-piquets",
  scenario: null,
  map: { cols: 4, rows: 4 },
  units: [
    { id: "N1", side: "north", kind: "infantry", at: "0101" },
    { id: "S1", side: "south", kind: "infantry", at: "0103" },
  ],
  phase: "movement",
};
const fire = ["unit N1", "hex 0102", "fire S1"];

function must<T>(result: Read<T>): T {
  if (isProblems(result)) throw new Error(JSON.stringify(result));
  return result.value;
}

const fileOfPosition = (): GameFile =>
  recordOf(must(openPosition(teachingSystem, contact, secret)).game, { kind: "seeded", secret }).file();

/** Answers by chance, the same at the same point, until the game is over. */
function playOut(file: GameFile): GameFile {
  const { game } = must(openGame(teachingSystem, file));
  for (;;) {
    const pending = game.pending();
    if (pending.kind !== "decide") return recordOf(game, file.dice).file();
    const { seat, id } = pending.decisions[0];
    const answers = game.answers(seat);
    const word = wordStream(secret, 1_000_000 + game.length());
    game.apply(seat, id, answers[uniform(word, answers.length)]);
  }
}

describe("game files", () => {
  const begun = (): GameFile => {
    const { game } = must(openScenario(teachingSystem, "glade", {}, secret));
    return recordOf(game, { kind: "seeded", secret }).file();
  };

  test("come back from their text as they were", () => {
    const file = playOut(begun());
    expect(must(readGameFile(gameFileText(file)))).toEqual(file);
    expect(must(readGameFile(gameFileText(begun())))).toEqual(begun());
  });

  test("go on with the same dice wherever they were saved", () => {
    const whole = playOut(begun());
    for (const cut of [1, 7, 20]) {
      const [entries, hashes] = [whole.entries.slice(0, cut), whole.hashes?.slice(0, cut + 1) ?? null];
      expect(playOut({ ...whole, entries, hashes })).toEqual(whole);
    }
  });

  test("a finished game proves its dice by the secret", () => {
    const file = playOut(begun());
    expect(rollsIn(file)).toBeGreaterThan(1);
    expect(file.header.commitment).toBe(commitmentOf(secret, file.header));
    expect(must(openGame(teachingSystem, file)).proof).toEqual({ given: 0, verified: rollsIn(file), recorded: 0 });
    const other: GameFile = { ...file, dice: { kind: "seeded", secret: secretOfSeed(12) } };
    expect(openGame(teachingSystem, other)).toMatchObject([{ where: "dice.secret" }]);
  });

  const edited = (file: GameFile, at: number, change: object): GameFile => ({
    ...file,
    entries: file.entries.with(at, { ...file.entries[at], ...change }),
  });

  test("a die that was changed is found when the game is opened", () => {
    const file = playOut(begun());
    const at = file.entries.findIndex(({ rolls }) => rolls.length > 0);
    const rolls = file.entries[at].rolls.map((roll) => ({ ...roll, dice: [(roll.dice[0] % 6) + 1] }));
    expect(openGame(teachingSystem, edited(file, at, { rolls }))).toMatchObject([
      { where: `entries[${at}]`, what: expect.stringContaining("the secret gives") },
    ]);
  });

  test("a header that was changed is found, with the secret and without it", () => {
    const file = playOut(begun());
    const header = { ...file.header, setup: { ...file.header.setup, options: { weather: "fog" } } };
    expect(openGame(teachingSystem, { ...file, header })).toMatchObject([{ where: "dice.secret" }]);
    const { dice: _, ...open } = playOut(fileOfPosition());
    const position = { ...(open.header.setup.position as Position), turn: 2 };
    const moved = { ...open, header: { ...open.header, setup: { ...open.header.setup, position } } };
    const first = firstLink(moved.header, { rolls: [], state: "" }, { secret: null, hides: false });
    expect(first.hash).not.toBe(open.hashes?.[0]);
  });

  test("an entry that was left out, moved or changed breaks the chain from there on", () => {
    const file = playOut(begun());
    const hashes = file.hashes?.with(3, "0".repeat(32)) ?? null;
    expect(openGame(teachingSystem, { ...file, hashes })).toMatchObject([{ where: "entries[2]" }]);
    const guards = file.entries[0].answer === "guards N1" ? "guards N2" : "guards N1";
    expect(isProblems(openGame(teachingSystem, edited(file, 0, { answer: guards })))).toBe(true);
  });

  test("of the first format go on, bound anew", () => {
    const old = readFileSync(new URL("first-format/night-piquets.json", import.meta.url), "utf8");
    const file = must(readGameFile(old));
    expect(file.hashes).toBeNull();
    const { game } = must(openGame(teachingSystem, { ...file, entries: [] }));
    expect(game.log().header.commitment).toBe(commitmentOf(secretOfSeed(11), file.header));
    const kept = recordOf(game, file.dice).file();
    expect(must(openGame(teachingSystem, must(readGameFile(gameFileText(kept))))).game.hash()).toBe(game.hash());
  });

  test("of another version or system are not opened", () => {
    const file = begun();
    const header = { ...file.header, version: "2" };
    expect(openGame(teachingSystem, { ...file, header })).toMatchObject([{ where: "header.version" }]);
    const other = { ...file.header, system: "chess" };
    expect(openGame(teachingSystem, { ...file, header: other })).toMatchObject([{ where: "header.system" }]);
  });

  test("name the computer's players and practice, and need not", () => {
    const file: GameFile = { ...begun(), opponents: { south: "veteran:bold" }, practice: true };
    expect(must(readGameFile(gameFileText(file)))).toEqual(file);
    expect(must(readGameFile(gameFileText(begun()))).opponents).toBeUndefined();
  });

  test.each([
    [{ opponents: { west: "regular" } }, "opponents.west"],
    [{ opponents: { south: "Regular, of course" } }, "opponents.south"],
    [{ opponents: ["regular"] }, "opponents"],
    [{ practice: false }, "practice"],
  ])("with players or practice that cannot be are refused: %j", (more, where) => {
    const text = JSON.stringify({ ...JSON.parse(gameFileText(begun())), ...more });
    expect(readGameFile(text)).toMatchObject([{ where }]);
  });

  test("are told from positions", () => {
    const result = readGameFile(JSON.stringify(contact));
    expect(isProblems(result) ? result[0].what : "").toContain("this is a position, not a game");
  });
});

describe("positions", () => {
  test("keep their dice in the log and not their script", () => {
    const { game } = must(openPosition(teachingSystem, { ...contact, dice: [5], script: fire }, null));
    const { setup, commitment } = game.log().header;
    expect(setup.position).toEqual({ ...contact, dice: [5] });
    expect(commitment).toBeNull();
    const file = must(readGameFile(gameFileText(recordOf(game, { kind: "given" }).file())));
    expect(must(openGame(teachingSystem, file)).game.hash()).toBe(game.hash());
  });

  test("roll their own dice first and those of the secret after them", () => {
    const { game } = must(openPosition(teachingSystem, { ...contact, dice: [5], script: fire }, secret));
    const file = playOut(recordOf(game, { kind: "seeded", secret }).file());
    const { proof } = must(openGame(teachingSystem, file));
    expect(proof).toEqual({ given: 1, verified: rollsIn(file) - 1, recorded: 0 });
  });

  test("a file of ours is read and opened", () => {
    const position = must(readPosition(JSON.stringify({ ...contact, dice: [2], script: fire })));
    expect(isProblems(openPosition(teachingSystem, position, null))).toBe(false);
  });

  test("dice that run out in the middle of a roll to come are missed when it comes", () => {
    const { game, dice } = must(openPosition(teachingSystem, { ...contact, dice: [4] }, null));
    expect(dice.left()).toEqual([4]);
    for (const answer of fire) {
      const pending = game.pending();
      if (pending.kind !== "decide") throw new Error(pending.kind);
      game.apply(pending.decisions[0].seat, pending.decisions[0].id, answer);
    }
    expect(dice.left()).toEqual([]);
  });
});

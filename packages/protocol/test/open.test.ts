import { rollsIn, secretOfSeed, uniform, wordStream } from "@redoubt/engine";
import type { Position } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import {
  commitmentOf,
  type GameFile,
  gameFileText,
  openGame,
  openPosition,
  openScenario,
  readGameFile,
  readPosition,
  verifyDice,
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

function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** Answers by chance, the same at the same point, until the game is over. */
function playOut(file: GameFile): GameFile {
  const { game } = must(openGame(teachingSystem, file));
  for (;;) {
    const pending = game.pending();
    if (pending.kind !== "decide") return { ...game.log(), dice: file.dice };
    const { seat, id } = pending.decisions[0];
    const answers = game.answers(seat);
    game.apply(seat, id, answers[uniform(wordStream(secret, 1_000_000 + id), answers.length)]);
  }
}

describe("game files", () => {
  const begun = (): GameFile => {
    const { game } = must(openScenario(teachingSystem, "glade", {}, secret));
    return { ...game.log(), dice: { kind: "seeded", secret } };
  };

  test("come back from their text as they were", () => {
    const file = playOut(begun());
    expect(must(readGameFile(gameFileText(file)))).toEqual(file);
    expect(must(readGameFile(gameFileText(begun())))).toEqual(begun());
  });

  test("go on with the same dice wherever they were saved", () => {
    const whole = playOut(begun());
    for (const cut of [1, 7, 20]) {
      expect(playOut({ ...whole, entries: whole.entries.slice(0, cut) })).toEqual(whole);
    }
  });

  test("a finished game proves its dice by the secret", () => {
    const file = playOut(begun());
    expect(rollsIn(file)).toBeGreaterThan(1);
    expect(file.header.commitment).toBe(commitmentOf(secret));
    expect(verifyDice(teachingSystem, file, secret)).toBeNull();
    expect(verifyDice(teachingSystem, file, secretOfSeed(12))?.what).toContain("not the one that was committed to");
  });

  test("a die that was changed is found", () => {
    const file = playOut(begun());
    const at = file.entries.findIndex(({ rolls }) => rolls.length > 0);
    const entries = file.entries.map((entry, i) =>
      i === at ? { ...entry, rolls: entry.rolls.map((roll) => ({ ...roll, dice: [(roll.dice[0] % 6) + 1] })) } : entry,
    );
    expect(verifyDice(teachingSystem, { ...file, entries }, secret)).toMatchObject({ entry: at + 1 });
  });

  test("of another version or system are not opened", () => {
    const file = begun();
    const header = { ...file.header, version: "2" };
    expect(openGame(teachingSystem, { ...file, header })).toMatchObject({
      ok: false,
      problems: [{ where: "header.version" }],
    });
    const other = { ...file.header, system: "chess" };
    expect(openGame(teachingSystem, { ...file, header: other })).toMatchObject({
      ok: false,
      problems: [{ where: "header.system" }],
    });
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
    const text = JSON.stringify({ ...begun(), ...more });
    expect(readGameFile(text)).toMatchObject({ ok: false, problems: [{ where }] });
  });

  test("are told from positions", () => {
    const result = readGameFile(JSON.stringify(contact));
    expect(result.ok ? "" : result.problems[0].what).toContain("this is a position, not a game");
  });
});

describe("positions", () => {
  test("keep their dice in the log and not their script", () => {
    const { game } = must(openPosition(teachingSystem, { ...contact, dice: [5], script: fire }, null));
    const { setup, commitment } = game.log().header;
    expect(setup.position).toEqual({ ...contact, dice: [5] });
    expect(commitment).toBeNull();
    const file = must(readGameFile(gameFileText({ ...game.log(), dice: { kind: "given" } })));
    expect(must(openGame(teachingSystem, file)).game.hash()).toBe(game.hash());
  });

  test("roll their own dice first and those of the secret after them", () => {
    const { game } = must(openPosition(teachingSystem, { ...contact, dice: [5], script: fire }, secret));
    expect(verifyDice(teachingSystem, game.log(), secret)).toBeNull();
    const file: GameFile = { ...game.log(), dice: { kind: "seeded", secret } };
    expect(verifyDice(teachingSystem, playOut(file), secret)).toBeNull();
  });

  test("a file of ours is read and opened", () => {
    const position = must(readPosition(JSON.stringify({ ...contact, dice: [2], script: fire })));
    expect(openPosition(teachingSystem, position, null).ok).toBe(true);
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

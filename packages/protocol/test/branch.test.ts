import { isProblems, secretOfSeed } from "@redoubt/engine";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import {
  type GameFile,
  gameFileText,
  type Opened,
  openBranch,
  openGame,
  openScenario,
  type Read,
  readGameFile,
  recordOf,
} from "../src/index.ts";

const [first, second] = [secretOfSeed(5), secretOfSeed(6)];

function must<T>(result: Read<T>): T {
  if (isProblems(result)) throw new Error(JSON.stringify(result));
  return result.value;
}

/** Gives the first answer that there is, again and again. */
function playOn({ game }: Opened, answers: number): void {
  for (let i = 0; i < answers; i++) {
    const pending = game.pending();
    if (pending.kind !== "decide") return;
    const [{ seat, id }] = pending.decisions;
    game.apply(seat, id, game.answers(seat)[i % game.answers(seat).length]);
  }
}

function played(): GameFile {
  const opened = must(openScenario(teachingSystem, "glade", {}, first));
  playOn(opened, 60);
  return recordOf(opened.game, { kind: "seeded", secret: first }).file();
}

const branchOf = (file: GameFile, after: number): { readonly opened: Opened; readonly text: () => string } => {
  const branch = { after, name: "A" };
  const opened = must(openBranch(teachingSystem, file, branch, second));
  const dice = { kind: "seeded", secret: second } as const;
  return { opened, text: () => gameFileText({ ...recordOf(opened.game, dice).file(), branch }) };
};

describe("a branch", () => {
  const whole = played();
  const dieAt = whole.entries.findIndex(({ rolls }) => rolls.length > 0);

  test("begins with what was answered and thrown in the game that it left", () => {
    const { opened } = branchOf(whole, dieAt + 1);
    expect(opened.game.log().entries.map(({ answer, rolls }) => ({ answer, rolls }))).toEqual(
      whole.entries.slice(0, dieAt + 1).map(({ answer, rolls }) => ({ answer, rolls })),
    );
  });

  test("throws dice of its own: it cannot tell what will fall in the game that it left", () => {
    const fallen = Array.from({ length: 12 }, (_, seed) => {
      const branch = { after: dieAt, name: "A" };
      const opened = must(openBranch(teachingSystem, whole, branch, secretOfSeed(100 + seed)));
      const { seat, answer } = whole.entries[dieAt];
      const at = teachingSystem.seats.indexOf(seat);
      opened.game.apply(at, opened.game.decision(at), answer);
      return opened.game.last()?.rolls[0]?.dice.join();
    });
    expect(new Set(fallen).size).toBeGreaterThan(1);
  });

  test("is a game file: read again it goes on where it stood, the dice it threw itself proved, the others taken as recorded", () => {
    const { opened, text } = branchOf(whole, dieAt + 1);
    playOn(opened, 30);
    const again = must(openGame(teachingSystem, must(readGameFile(text()))));
    expect(again.game.hash()).toBe(opened.game.hash());
    expect(again.proof.recorded).toBe(whole.entries.slice(0, dieAt + 1).flatMap(({ rolls }) => rolls).length);
    expect(again.proof.verified).toBeGreaterThan(0);
  });

  test("whose own dice were changed is refused", () => {
    const { opened, text } = branchOf(whole, dieAt);
    playOn(opened, 40);
    const file = must(readGameFile(text()));
    const at = file.entries.findIndex(({ rolls }, i) => i >= dieAt && rolls.length > 0);
    const { rolls } = file.entries[at];
    const turned = rolls.map((roll) => ({ ...roll, dice: roll.dice.map((face) => (face === 1 ? 2 : 1)) }));
    const entries = file.entries.with(at, { ...file.entries[at], rolls: turned });
    expect(isProblems(openGame(teachingSystem, { ...file, entries }))).toBe(true);
  });

  test("does not begin after the end of the game", () => {
    const begun = openBranch(teachingSystem, whole, { after: whole.entries.length + 1, name: "A" }, second);
    expect(isProblems(begun)).toBe(true);
  });
});

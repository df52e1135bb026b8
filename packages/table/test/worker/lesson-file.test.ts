import { wargames } from "@redoubt/registry";
import { describe, expect, test } from "vitest";
import { stepOfGame } from "../../src/guide/lesson.ts";
import { lessonPosition, wholeBattle } from "../../src/guide/position.ts";
import { lessonPlayers } from "../../src/guide/recognise.ts";
import { lessonSteps } from "../../src/guide/steps.ts";
import type { OpenedGame } from "../../src/worker/messages.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";

const secret = "5".padStart(64, "0");
const open = () => createReferee(wargames, openText);

describe("a lesson that was saved as a file", () => {
  const again = (text: string): readonly string[] => (open().open({ text, secret }) as OpenedGame).players;

  test("is known as a lesson, also where it was saved before files named their players", () => {
    const at = open();
    at.open({ text: JSON.stringify(lessonPosition), secret, players: lessonPlayers });
    at.apply({ seat: 0, decision: at.pending(null).entry, answer: "move 1/Ta" });
    expect(again(at.file(null))).toEqual(["person", "tutor"]);
    at.open({ text: JSON.stringify(lessonPosition), secret });
    expect(JSON.parse(at.file(null)).opponents).toBeUndefined();
    expect(again(at.file(null))).toEqual(["person", "tutor"]);
  });

  test("is called a lesson in the list of games, not a position", () => {
    const opened = open().open({ text: JSON.stringify(lessonPosition), secret, players: lessonPlayers }) as OpenedGame;
    expect(opened.facts.title).toMatch(/^First battle: /);
    const position = open().open({ text: JSON.stringify({ ...lessonPosition, dice: [1] }), secret }) as OpenedGame;
    expect(position.facts.title).toMatch(/^Position: /);
  });

  test("is told apart from other games and positions", () => {
    const at = open();
    at.begin({ ...wholeBattle, options: {}, secret });
    expect(again(at.file(null))).toEqual(["person", "person"]);
    at.open({ text: JSON.stringify({ ...lessonPosition, dice: [1] }), secret });
    expect(again(at.file(null))).toEqual(["person", "person"]);
  });

  test("is taken up after what has been answered in it", () => {
    const scene = {
      stage: "movement",
      asked: "action",
      allowed: [],
      canUndo: true,
      isRefused: false,
      isUndone: false,
    } as const;
    const at = (...given: readonly string[]) => lessonSteps[stepOfGame({ ...scene, given })].id;
    expect(at()).toBe("ground");
    expect(at("move 1/Ta")).toBe("why-not");
    expect(at("move 1/Ta", "go 1909")).toBe("time");
  });
});

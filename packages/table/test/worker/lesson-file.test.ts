import { wargames } from "@redoubt/registry";
import { describe, expect, test } from "vitest";
import { stepOfGame } from "../../src/guide/lesson.ts";
import { lessonPosition, wholeBattle } from "../../src/guide/position.ts";
import { isLessonFile } from "../../src/guide/recognise.ts";
import { lessonSteps } from "../../src/guide/steps.ts";
import { createReferee } from "../../src/worker/referee.ts";

const secret = "5".padStart(64, "0");
const open = () => createReferee(wargames);

describe("a lesson that was saved as a file", () => {
  test("is known as a lesson", () => {
    const at = open();
    at.open({ text: JSON.stringify(lessonPosition), secret });
    at.apply({ seat: 0, decision: at.pending(null).entry, answer: "move 1/Ta" });
    expect(isLessonFile(at.file(null))).toBe(true);
  });

  test("is told apart from other games and positions", () => {
    const at = open();
    at.begin({ ...wholeBattle, options: {}, secret });
    expect(isLessonFile(at.file(null))).toBe(false);
    at.open({ text: JSON.stringify({ ...lessonPosition, dice: [1] }), secret });
    expect(isLessonFile(at.file(null))).toBe(false);
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
    expect(at("move 1/Ta", "go 1909")).toBe("bombard");
  });
});

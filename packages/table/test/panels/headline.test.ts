import { expect, test } from "vitest";
import { headline } from "../../src/report/headline.ts";

const seats = ["allied", "russian"];
const verdict = { winner: 1, level: "victory", rule: "A23.2", reason: "Allied 0, Russian 0" };
const line = (side: string, points: number) => ({ side, points, text: "", rule: "A23.1" });

test("at nothing against nothing nobody is called the winner", () => {
  expect(headline({ verdict, isOver: false, seats, score: [] })).toBe("Nothing is decided yet");
  expect(headline({ verdict, isOver: false, seats, score: [line("russian", 0)] })).toBe("Nothing is decided yet");
});

test("before the end the verdict is called what it would be now", () => {
  const score = [line("russian", 2)];
  expect(headline({ verdict, isOver: false, seats, score })).toBe("If it ended now: Russian victory");
  const draw = { ...verdict, winner: null, level: "draw" };
  expect(headline({ verdict: draw, isOver: false, seats, score })).toBe("If it ended now: draw");
  const named = { ...verdict, level: "Russian operational victory" };
  expect(headline({ verdict: named, isOver: false, seats, score })).toBe(
    "If it ended now: Russian operational victory",
  );
});

test("at the end the winner is named even where nobody scored", () => {
  expect(headline({ verdict, isOver: true, seats, score: [] })).toBe("Russian: victory");
});

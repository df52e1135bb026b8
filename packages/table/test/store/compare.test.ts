import { expect, test } from "vitest";
import { compareCourses } from "../../src/store/compare.ts";

const game = (...answers: readonly string[]): string =>
  JSON.stringify({ entries: answers.map((answer) => ({ seat: "north", answer })) });

test.each([
  ["same", game("a", "b"), game("a", "b")],
  ["ahead", game("a", "b"), game("a")],
  ["behind", game(), game("a")],
  ["apart", game("a", "b", "c"), game("a", "x")],
])("%s", (course, mine, other) => {
  expect(compareCourses(mine, other)).toBe(course);
});

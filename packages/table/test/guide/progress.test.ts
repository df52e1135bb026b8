import { expect, test } from "vitest";
import { keepStep, keptStep } from "../../src/guide/progress.ts";

function shelf(text: string | null = null) {
  let kept = text;
  const storage = {
    getItem: () => kept,
    setItem(_: string, value: string) {
      kept = value;
    },
  } as unknown as Storage; // Nothing else of it is used.
  return { storage: () => storage, text: () => kept };
}

test("each game's lesson has its own place", () => {
  const { storage } = shelf();
  keepStep("a", 3, storage);
  keepStep("b", 7, storage);
  keepStep("a", 4, storage);
  expect([keptStep("a", storage), keptStep("b", storage), keptStep("c", storage)]).toEqual([4, 7, 0]);
});

test("only the latest lessons are remembered", () => {
  const { storage, text } = shelf();
  for (let game = 0; game < 40; game++) keepStep(`game ${game}`, game, storage);
  expect(JSON.parse(text() ?? "")).toHaveLength(12);
  expect(keptStep("game 39", storage)).toBe(39);
});

test.each(["not JSON", "{}", '[["a", -1], ["b"], 5]'])("whatever lies there instead, the lesson begins: %s", (text) => {
  const { storage } = shelf(text);
  expect(keptStep("a", storage)).toBe(0);
  keepStep("a", 2, storage);
  expect(keptStep("a", storage)).toBe(2);
});

test("forbidden storage does no harm", () => {
  const forbidden = (): Storage => {
    throw new DOMException("no", "SecurityError");
  };
  keepStep("a", 2, forbidden);
  expect(keptStep("a", forbidden)).toBe(0);
});

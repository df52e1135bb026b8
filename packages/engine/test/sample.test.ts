import { expect, test } from "vitest";
import { answerList, offer } from "../src/answers.ts";
import { sampleAnswer } from "../src/sample.ts";
import { secretOfSeed, wordStream } from "../src/seeded.ts";
import type { AnySystem } from "../src/system.ts";
import { vocabulary } from "../src/vocabulary.ts";

const words = vocabulary({ go: ["number"], surrender: [] });
// Only what sampling looks at.
const system = { words, rareVerbs: ["surrender"] } as unknown as AnySystem;

function frequencies(list: ReturnType<typeof answerList>, samples: number): Map<number, number> {
  const word = wordStream(secretOfSeed(1), 1);
  const counts = new Map<number, number>();
  for (let i = 0; i < samples; i++) {
    const answer = sampleAnswer(system, list, word);
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return counts;
}

test("a rare answer is chosen seldom, the others equally often", () => {
  const list = answerList();
  offer(list, words.say.surrender());
  for (const n of [1, 2, 3]) offer(list, words.say.go(n));
  const counts = frequencies(list, 12_000);
  expect(counts.get(words.say.surrender()) ?? 0).toBeGreaterThan(2);
  expect(counts.get(words.say.surrender()) ?? 0).toBeLessThan(40);
  for (const n of [1, 2, 3]) expect(Math.abs((counts.get(words.say.go(n)) ?? 0) - 4000)).toBeLessThan(300);
});

test("a rare answer is chosen when there is no other", () => {
  const list = answerList();
  offer(list, words.say.surrender());
  expect(frequencies(list, 10).get(words.say.surrender())).toBe(10);
});

import { isProblems } from "@redoubt/engine";
import { readAs } from "@redoubt/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { askSchema, isAnswering, readAsk } from "../../src/live/messages.ts";

const odd = fc.oneof(fc.string({ maxLength: 300 }), fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
const mark = fc.oneof(
  fc.stringMatching(/^[a-z]{1,8}$/),
  fc.constantFrom("m1", "computer-1", "standing-", "agreed-7", "agreed", "", "constructor", "a b", "é", "x".repeat(65)),
  odd,
);
const answer = fc.oneof(fc.constantFrom("hex 0304", "toString", "x".repeat(200), "x".repeat(201)), odd);
const decision = fc.oneof({ arbitrary: fc.nat(), weight: 6 }, odd);

test("what passes for an answer at a glance is one by the schema too", () => {
  const messages = fc.record(
    { do: fc.constantFrom("answer", "answer", "undo"), mark, decision, answer, seat: fc.nat() },
    { requiredKeys: ["do", "mark", "answer"] },
  );
  let glances = 0;
  fc.assert(
    fc.property(messages, (message) => {
      if (!isAnswering(message)) return;
      glances++;
      expect(isProblems(readAs(askSchema, message))).toBe(false);
    }),
    { numRuns: 3_000, seed: 16 },
  );
  expect(glances).toBeGreaterThan(20);
});

test("an answer is read as it was sent, and one that is not as it should be is told what is wrong", () => {
  const sent = { do: "answer", mark: "page-1", decision: 3, answer: "unit 1/RB" };
  expect(readAsk(JSON.stringify(sent))).toEqual(sent);
  expect(readAsk(JSON.stringify({ ...sent, mark: "computer-1" }))).toContain("mark");
  expect(readAsk(JSON.stringify({ ...sent, seat: 1 }))).toContain("seat");
  expect(readAsk(JSON.stringify({ ...sent, decision: -1 }))).toContain("decision");
});

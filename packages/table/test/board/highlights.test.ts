import { describe, expect, test } from "vitest";
import { commitOf, highlightsOf, pickAt, pickUnit } from "../../src/board/highlights.ts";
import type { Choice } from "../../src/worker/messages.ts";

const choice = (text: string, rolls = false): Choice => {
  const [verb, ...names] = text.split(" ");
  const args = names.map((name) => ({ kind: /^\d{4}$/.test(name) ? ("hex" as const) : ("unit" as const), name }));
  return { text, verb, label: text, args, rolls };
};

describe("highlights", () => {
  const choices = ["unit A", "unit B", "hex 0304", "enter C 0101", "enter C 0102", "end"].map((text) => choice(text));

  test("answers are sorted by what they point at", () => {
    const { hexes, units, plain } = highlightsOf(choices);
    expect([...hexes.keys()]).toEqual(["0304"]);
    expect([...units.keys()]).toEqual(["A", "B", "C"]);
    expect(plain.map(({ text }) => text)).toEqual(["end"]);
  });

  test("an answer that names two things points at the second once the first is picked", () => {
    const { hexes, units, plain } = highlightsOf(choices, ["C"]);
    expect([...hexes.keys()]).toEqual(["0101", "0102"]);
    expect(units.size).toBe(0);
    expect(plain).toEqual([]);
  });

  test("a click on a unit that one answer names gives that answer", () => {
    expect(pickAt(choices, [], { hex: "0505", unit: "A", stack: ["A"] })).toEqual({
      kind: "answer",
      choice: choices[0],
    });
  });

  test("a click on a hex that one answer names gives that answer, whoever stands there", () => {
    expect(pickAt(choices, [], { hex: "0304", unit: "X", stack: ["X"] })).toEqual({
      kind: "answer",
      choice: choices[2],
    });
  });

  test("the first of two things is picked, not answered", () => {
    expect(pickUnit(choices, [], "C")).toEqual({ kind: "more", pick: "C" });
    expect(pickAt(choices, ["C"], { hex: "0101", unit: null, stack: [] })).toEqual({
      kind: "answer",
      choice: choices[3],
    });
  });

  test("two verbs for one unit are offered for choice", () => {
    const two = [choice("move A"), choice("disrupt A")];
    expect(pickAt(two, [], { hex: "0505", unit: "A", stack: ["A"] })).toEqual({ kind: "choose", choices: two });
  });

  test("several units of a stack that can be meant open it", () => {
    expect(pickAt(choices, [], { hex: "0505", unit: "A", stack: ["A", "B"] })).toEqual({ kind: "fan" });
  });

  test("the only one of a stack that can be meant is taken, even from below", () => {
    expect(pickAt(choices, [], { hex: "0505", unit: "X", stack: ["X", "B"] })).toEqual({
      kind: "answer",
      choice: choices[1],
    });
  });

  test("a click that no answer names is nothing", () => {
    expect(pickAt(choices, [], { hex: "0606", unit: null, stack: [] })).toEqual({ kind: "nothing" });
  });

  test("what a composed answer ends with is the one plain answer that throws dice", () => {
    expect(commitOf(highlightsOf([choice("add A"), choice("fire", true), choice("cancel")]))?.text).toBe("fire");
    expect(commitOf(highlightsOf([choice("fire", true), choice("attack", true)]))).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { highlightsOf, isPlainlyMeant, pickAt, pickUnit, takenFirst } from "../../src/board/highlights.ts";
import type { Choice } from "../../src/worker/messages.ts";

const choice = (text: string, more: Partial<Choice> = {}): Choice => {
  const [verb, ...names] = text.split(" ");
  const args = names.map((name) => ({ kind: /^\d{4}$/.test(name) ? ("hex" as const) : ("unit" as const), name }));
  return { text, verb, label: text, args, rolls: false, takesUp: false, staysAsked: false, selects: false, ...more };
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
});

describe("a click never spends what was not offered by name", () => {
  test("a unit is taken up at once", () => {
    const move = choice("move A", { takesUp: true, staysAsked: true, selects: false });
    expect(isPlainlyMeant([move, choice("disrupt B")], move)).toBe(true);
  });

  test("where some units can be moved and others only disrupted, a click on one of these does not disrupt it", () => {
    const disrupt = choice("disrupt B");
    expect(isPlainlyMeant([choice("move A", { takesUp: true }), disrupt], disrupt)).toBe(false);
  });

  test("where a decision does one thing with units, its prompt has named it", () => {
    const lose = choice("lose A");
    expect(isPlainlyMeant([lose, choice("lose B"), choice("stop")], lose)).toBe(true);
  });

  test("a move to a hex is given at once, unless other things are done with hexes", () => {
    const go = choice("go 0304");
    expect(isPlainlyMeant([go, choice("go 0305"), choice("halt")], go)).toBe(true);
    expect(isPlainlyMeant([go, choice("entrench 0305")], go)).toBe(false);
  });

  test("dice are asked for by name in any case", () => {
    const fire = choice("fire A", { rolls: true });
    expect(isPlainlyMeant([fire, choice("move B")], fire)).toBe(true);
  });
});

describe("what a click takes in hand", () => {
  const taking = choice("move A", { selects: true, takesUp: true });

  test("a unit that can be taken up or spent is taken up", () => {
    expect(takenFirst([taking, choice("disrupt A")])).toBe(taking);
  });

  test("two that spend it, two units, or a hex beside it are asked for by name", () => {
    expect(takenFirst([choice("disrupt A"), choice("bombard A")])).toBeNull();
    expect(takenFirst([taking, choice("disrupt B")])).toBeNull();
    expect(takenFirst([taking, choice("flank A 0304")])).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { sitesIn } from "../../mutants/sites.ts";

const found = (text: string, path = "src/checks/a.ts") =>
  sitesIn(path, text).map(({ kind, code, becomes }) => `${kind}: ${code} -> ${becomes}`);

describe("what can be broken", () => {
  test("a refusal no longer refuses, whatever it is called", () => {
    for (const call of ['refusal("7.0", "far")', 'notNow("7.0", "phase")', '{ problem: "no such hex" }']) {
      expect(found(`function f() { if (isFar) return ${call}; }`)).toEqual(["refusal: isFar -> false"]);
    }
    expect(found('function f() { if (isFar) { const a = 1; return refusal("7.0", "x"); } }')).toEqual([
      "refusal: isFar -> false",
    ]);
    expect(found('function f() { if (isFar) return isNear ? "7.0" : null; }')).toEqual([
      "condition: isFar -> !(isFar)",
      "condition: isNear -> !(isNear)",
    ]);
  });

  test("the parts of a condition, those of one operator each by itself", () => {
    expect(found("const x = isA && isB && hasC;")).toEqual([
      "operand: hasC -> true",
      "operand: isA -> true",
      "operand: isB -> true",
    ]);
    expect(found("const x = isA || a === 2;")).toEqual(["operand: isA -> false", "operand: a === 2 -> false"]);
    // A word in place of an empty one is no condition.
    expect(found('const x = name || "none"; const y = a ?? b;')).toEqual([]);
  });

  test("bounds, but not those of loops", () => {
    expect(found("const x = (a >> 1) > /* > */ (b);")).toEqual([
      "bound: (a >> 1) > /* > */ (b) -> (a >> 1) >= /* > */ (b)",
    ]);
    expect(found("const x = a <= b;")).toEqual(["bound: a <= b -> a < b"]);
    expect(found("for (let i = 0; i < n; i++) {}")).toEqual([]);
  });

  test("what functions answer that answer yes or no", () => {
    expect(found("const isFar = (a: number): boolean => test(a);")).toEqual(["condition: test(a) -> !(test(a))"]);
    expect(found("const some = list.filter((a) => f(a));")).toEqual(["condition: f(a) -> !(f(a))"]);
    expect(found("function is(): boolean { const g = () => { return 1; }; return g(); }")).toEqual([
      "condition: g() -> !(g())",
    ]);
  });

  test("what is done, but not what is told", () => {
    expect(found("function f() { disrupt(g, u); c.turn[0]++; c.a = 1; g.emit({}); }")).toEqual([
      "act: disrupt(g, u); -> is not done",
      "act: c.turn[0]++; -> is not done",
      "act: c.a = 1; -> is not done",
    ]);
  });

  test("rows of modifiers", () => {
    const row = '{ id: "a", rule: "7.0", value: 2, when: near }';
    expect(found(`const rows = [${row}];`, "src/modifiers/fire.ts")).toEqual([
      "modifier: 2 -> is worth one more",
      "modifier: near -> never applies",
      "modifier: near -> always applies",
    ]);
    expect(found(`const rows = [${row}];`)).toEqual([]);
  });

  test("cells of tables: numbers, words by their field, blanks; not what only tells", () => {
    const table = `const _ = 0;
      const rows = [
        { name: "one", rule: "7.1", rules: ["7.2"], cost: 1, line: "clear", isOpen: true, when: "it rains" },
        { name: "two", rule: "7.1", rules: [], cost: -2, line: "woods", isOpen: null },
      ];
      const grid = [[_, 1], ["d1", "d2"]];`;
    expect(found(table, "src/tables/a.ts")).toEqual([
      "cell: 1 -> 2",
      'cell: "clear" -> "woods"',
      "cell: true -> false",
      "cell: 2 -> 3",
      'cell: "woods" -> "clear"',
      "cell: null -> 0",
      "cell: _ -> 1",
      "cell: 1 -> 2",
      'cell: "d1" -> "d2"',
      'cell: "d2" -> "d1"',
    ]);
    expect(found(table)).toEqual([]);
  });

  test("nothing in types", () => {
    expect(found('type A = "a" | "b"; const x = [1] as const satisfies readonly 1[];', "src/tables/a.ts")).toEqual([
      "cell: 1 -> 2",
    ]);
  });
});

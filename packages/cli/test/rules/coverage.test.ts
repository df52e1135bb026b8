import { describe, expect, test } from "vitest";
import { coverageOf, rulesInTitle } from "../../src/rules/coverage.ts";

const index = {
  "1.0": { kind: "info", title: "Intro", text: "Words.", reason: "Nothing to enforce." },
  "1.1": { kind: "info", title: "Unexplained", text: "Words." },
  "2.0": { kind: "enforce", title: "Movement", text: "Move." },
  "2.1": { kind: "enforce", title: "Woods", text: "Slow." },
  "3.0": { kind: "data", title: "Chart", text: "Rows." },
  CRT: { kind: "data", title: "Results", text: "Rows." },
} as const;

describe("coverage of rules", () => {
  test("a rule is enforced where sources cite it and tested where a title begins with it", () => {
    const sources = [
      { path: "src/movement.ts", text: 'const a = 1;\nrefusal("2.0", "far");\n// "2.1" is only talked about\n' },
      { path: "src/data/map.json", text: '{ "rule": "3.0" }' },
      { path: "src/rule-index.ts", text: '"2.1": {}' },
      { path: "src/readings.ts", text: '["2.1"]' },
      { path: "src/data/rules-alma.ts", text: '"2.1": {}' },
      { path: "src/data/rules.ts", text: '"2.1": {}' },
      { path: "src/tables/crt.ts", text: "export const rule = 'CRT';" },
    ];
    const tests = [
      { path: "test/a.test.ts", text: 'test("2.0, 2.1: units move", () => {});\ntest(`CRT: the chart`, () => {});' },
      { path: "test/b.test.ts", text: 'test("no number", () => {});\ntest("9.9: of another game", () => {});' },
    ];
    const { rules, missing, unknown } = coverageOf(index, sources, tests);
    const of = (id: string) => rules.find((rule) => rule.id === id);
    expect(of("2.0")?.enforcedBy).toEqual([{ file: "src/movement.ts", line: 2, by: "check" }]);
    expect(of("2.0")?.testedBy).toEqual([{ file: "test/a.test.ts", line: 1, title: "2.0, 2.1: units move" }]);
    expect(of("2.1")?.enforcedBy).toEqual([]);
    expect(of("3.0")?.enforcedBy).toEqual([{ file: "src/data/map.json", line: 1, by: "data" }]);
    expect(of("CRT")).toMatchObject({ isMissing: false });
    expect(missing).toEqual(["1.1", "2.1", "3.0"]);
    expect(unknown).toEqual([{ id: "9.9", file: "test/b.test.ts", line: 2, title: "9.9: of another game" }]);
  });

  test("what enforces a rule is told apart", () => {
    const by = (path: string, text: string) =>
      coverageOf(index, [{ path, text }], [])
        .rules.find(({ id }) => id === "2.0")
        ?.enforcedBy.map((one) => one.by);
    expect(by("src/checks/sight.ts", 'if (far) return refusal("2.0", "far", { unit: name(u) });')).toEqual(["check"]);
    expect(by("src/charts.ts", 'return notNow("2.0", "phase");')).toEqual(["check"]);
    expect(by("src/checks/price.ts", 'parts.push({ half: 2, rule: "2.0" });')).toEqual(["check"]);
    expect(by("src/modifiers/fire.ts", '{ id: "a", rule: "2.0", when: (s) => s.isFar }')).toEqual(["modifier"]);
    expect(by("src/tables/crt.ts", 'export const table = { rule: "2.0" }')).toEqual(["table"]);
    expect(by("src/procedures/move.ts", 'move: { asks: { rule: "2.0", seat: (g) => f(g) } }')).toEqual(["step"]);
    expect(by("src/turn.ts", 'move: { rolls: { take: () => 1, rule: "2.0" } }')).toEqual(["step"]);
    expect(by("src/turn.ts", 'g.emit({ kind: "moved", rule: "2.0" })')).toEqual(["event"]);
    expect(by("src/verdict.ts", 'return { winner: 0, rule: "2.0" };')).toEqual(["value"]);
    expect(by("src/procedures/move.ts", 'export const enforces = cites("1.1", "2.0");')).toEqual(["shape"]);
    expect(by("src/checks/a.ts", 'cites("1.1");\nconst a = { rule: "2.0" };')).toEqual(["check"]);
  });

  test("a rule that is only named is enforced by shape", () => {
    const named = { path: "src/procedures/turn.ts", text: 'cites("2.0", "2.1");\nrefusal("2.1", "far");' };
    const { rules } = coverageOf(index, [named], []);
    expect(rules.filter(({ isByShape }) => isByShape).map(({ id }) => id)).toEqual(["2.0"]);
  });

  test("titles name one rule or several", () => {
    expect(rulesInTitle("8.32: one")).toEqual(["8.32"]);
    expect(rulesInTitle("7.41, 7.42: two")).toEqual(["7.41", "7.42"]);
    expect(rulesInTitle("7.41 and 7.42: two")).toEqual(["7.41", "7.42"]);
    expect(rulesInTitle("A18.4: of Alma")).toEqual(["A18.4"]);
    expect(rulesInTitle("a title without number")).toEqual([]);
    expect(rulesInTitle("entry:0108")).toEqual([]);
  });
});

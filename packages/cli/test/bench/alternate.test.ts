import { expect, test } from "vitest";
import { alternate, timesAsFast } from "../../src/bench/alternate.ts";
import { runGroup } from "../../src/bench/group.ts";

const paced = (name: string, rates: number[]) => {
  const left = [...rates];
  return { name, slice: () => left.shift() ?? 0 };
};

test("cases are measured in turn, and the best slice after a first one counts", () => {
  const order: string[] = [];
  const results = alternate([paced("a", [900, 10, 30, 20]), paced("b", [900, 5, 4, 3])], {
    rounds: 3,
    sliceMilliseconds: 1,
    onProgress: (done, name) => order.push(`${name} ${Math.round(done * 6)}`),
  });
  expect(order).toEqual(["a 0", "b 1", "a 2", "b 3", "a 4", "b 5"]);
  expect(results).toEqual([
    { name: "a", best: 30, median: 20 },
    { name: "b", best: 5, median: 4 },
  ]);
  expect(timesAsFast(results, "a", "b")).toBe(6);
  expect(timesAsFast(results, "a", "absent")).toBeUndefined();
});

test("a case that runs here is timed until its slice is over", () => {
  const [result] = alternate([{ name: "count", run: () => 3 }], { rounds: 1, sliceMilliseconds: 2 });
  expect(result.best).toBeGreaterThan(0);
});

test("a group judges its claims and leaves out what was not measured", () => {
  const claim = { claim: "a beats b", faster: "a", slower: "b", bound: "at least", times: 4 } as const;
  const report = runGroup(
    {
      name: "letters",
      unit: "letters",
      cases: [paced("a", [0, 30]), paced("b", [0, 5])],
      comparisons: [claim, { ...claim, bound: "at most" }, { ...claim, slower: "c" }],
      notes: ["no c here"],
    },
    { rounds: 1, sliceMilliseconds: 1 },
  );
  expect(report.verdicts.map(({ measured, holds }) => [measured, holds])).toEqual([
    [6, true],
    [6, false],
  ]);
  expect(report.notes).toEqual(["no c here"]);
});

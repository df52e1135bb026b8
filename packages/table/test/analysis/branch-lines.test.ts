import { expect, test } from "vitest";
import { branchLines, percentAt } from "../../src/analysis/branch-lines.ts";
import { renamed } from "../../src/analysis/branches.ts";
import { SAVE_FORMAT } from "../../src/store/keeper.ts";

const counted = [
  { entry: 0, chance: { percent: 50 } },
  { entry: 10, chance: { percent: 70 } },
];
const branch = { id: "b", name: "A", after: 5, entries: 20, turn: 2, isOver: false, text: "" };

test("between two counted moments a branch leaves the curve on its line, after the last at its height", () => {
  expect(percentAt(counted, 5)).toBe(60);
  expect(percentAt(counted, 14)).toBe(70);
  expect(percentAt([], 3)).toBeNull();
});

test("a branch is a line to where it has come, once that was counted", () => {
  expect(branchLines(counted, [branch], {}, 0)).toEqual([]);
  const [line] = branchLines(counted, [branch], { b: { count: 100, halves: 160 } }, 0);
  expect(line).toMatchObject({ id: "b", name: "A", from: { entry: 5, percent: 60 }, to: { entry: 20 } });
  expect(Math.round(line.to.percent)).toBe(80);
});

test("a new name stands in the list, the title and the file, and nothing else of the file is touched", () => {
  const text = '{\n  "format": "redoubt-game/2",\n  "branch": {"after":5,"name":"A","of":"g"},\n  "entries": []\n}\n';
  const record = {
    format: SAVE_FORMAT,
    id: "b",
    text,
    about: { title: "The Alma, branch A", branch: { after: 5, name: "A", of: "g" } },
  } as unknown as Parameters<typeof renamed>[0];
  const after = renamed(record, 'The "better" day');
  expect(after.about.title).toBe('The Alma, branch The "better" day');
  expect(after.about.branch?.name).toBe('The "better" day');
  expect(JSON.parse(after.text)).toEqual({
    ...JSON.parse(text),
    branch: { after: 5, name: 'The "better" day', of: "g" },
  });
  expect(renamed(after, "A").text).toBe(text);
});

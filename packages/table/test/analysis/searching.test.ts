import { describe, expect, test } from "vitest";
import {
  EFFORT,
  nameOf,
  nextCloser,
  spreadOf,
  type Tallies,
  targetsOf,
  turningPoints,
  workOn,
} from "../../src/analysis/searching.ts";
import type { StudyPoint } from "../../src/worker/analyst-calls.ts";

/** A game of so many points, dice at every second one. */
const course = (count: number): readonly StudyPoint[] =>
  Array.from({ length: count }, (_, i) => ({
    entry: 3 * i,
    state: `s${i}`,
    turn: 1 + (i >> 3),
    seat: i === 0 ? null : i % 2,
    hasDice: i % 2 === 0,
  }));

/** Counts as told until all is done, each target by a share of its own; the order in which targets were first counted. */
function worked(points: readonly StudyPoint[], share: (entry: number) => number) {
  const tallies: Record<string, { count: number; halves: number }> = {};
  const order: string[] = [];
  let [steps, last] = [0, 0];
  for (; steps < 10_000; steps++) {
    const { task, done, total } = workOn(points, tallies);
    expect(done).toBeLessThanOrEqual(total);
    expect(done, "progress never goes back by more than a turning point").toBeGreaterThanOrEqual(
      last - 3 * EFFORT.close,
    );
    last = done;
    if (task === null) break;
    const name = nameOf(task);
    if (tallies[name] === undefined) order.push(name);
    const count = Math.min(task.wanted, (tallies[name]?.count ?? 0) + 7);
    tallies[name] = { count, halves: Math.round(2 * count * share(task.entry)) };
  }
  return { tallies: tallies as Tallies, order, steps };
}

describe("the points of a curve", () => {
  test("are spread over the whole game, its beginning and end among them", () => {
    const points = course(400).map((point, i) => ({ ...point, turn: 1 + Math.floor(i / 100) }));
    const first = spreadOf(points, 25);
    expect(first.length).toBeLessThanOrEqual(25 + 3);
    for (const turn of [1, 2, 3, 4]) expect(first).toContain(points[(turn - 1) * 100]);
    expect(first[0]).toBe(points[0]);
    expect(first.at(-1)).toBe(points.at(-1));
  });

  test("of a short game are all looked at", () => {
    expect(spreadOf(course(9), 25)).toHaveLength(9);
  });
});

describe("the work", () => {
  test("comes to an end, whatever the game", () => {
    for (const count of [1, 2, 9, 60, 700]) {
      const points = course(count);
      const { tallies } = worked(points, (entry) => (entry > 90 ? 0.8 : 0.4));
      expect(workOn(points, tallies)).toMatchObject({ task: null });
    }
  });

  test("goes closer where the curve swings, until the swing lies between two neighbouring points", () => {
    const points = course(300);
    const swingAt = 3 * 170;
    const { tallies } = worked(points, (entry) => (entry >= swingAt ? 0.9 : 0.3));
    const [found] = turningPoints(points, tallies, EFFORT);
    expect(found.from.entry).toBe(swingAt - 3);
    expect(found.to.entry).toBe(swingAt);
  });

  test("counts many games before a turning point, with its dice left open, and after it", () => {
    const points = course(40);
    const { tallies } = worked(points, (entry) => (entry >= 60 ? 0.9 : 0.3));
    const stretch = turningPoints(points, tallies, EFFORT)[0];
    expect(stretch.to.hasDice).toBe(true);
    for (const target of targetsOf(stretch)) expect(tallies[nameOf(target)].count).toBe(EFFORT.close);
    expect(targetsOf(stretch).map(nameOf)).toEqual(["57", "60?", "60"]);
  });

  test("goes on where it was stopped: nothing that was counted is counted again", () => {
    const points = course(80);
    const half: Tallies = { "0": { count: 20, halves: 20 }, "120": { count: 3, halves: 3 } };
    expect(workOn(points, half).task).not.toMatchObject({ entry: 0 });
    expect(workOn(points, half).done).toBe(23);
  });

  test("where nothing ever swings ends with the curve", () => {
    const points = course(60);
    const { tallies } = worked(points, () => 0.5);
    expect(turningPoints(points, tallies, EFFORT)).toEqual([]);
    expect(nextCloser(points, tallies, EFFORT.games)).toBeNull();
  });
});

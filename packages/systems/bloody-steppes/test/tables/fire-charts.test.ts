import type { Table } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { artilleryFireFar, artilleryFireNear } from "../../src/tables/artillery-fire.ts";
import { fireResult } from "../../src/tables/fire-result.ts";
import { infantryFire } from "../../src/tables/infantry-fire.ts";

// Second copies: one row of each chart typed again, the morale of most line troops.
const rowSix = {
  infantry: "2/2 2/2 2/1 2/1 2/1 1/1 1/1 1/1 2/0 1/0 1/0 1/0 – – – – – – –",
  near: "3/3 3/3 3/3 3/3 3/2 3/2 2/2 2/2 2/1 1/1 1/1 2/0 1/0 1/0 – – – – –",
  far: "3/2 3/2 3/1 3/1 2/1 2/1 2/0 2/0 1/0 1/0 1/0 1/0 – – – – – – –",
};

// And the whole charts by what makes them: results as morale less modified die grows, from the first step that hurts.
const steps = {
  infantry: { first: 1, results: "1/0 1/0 1/0 2/0 1/1 1/1 1/1 2/1 2/1 2/1 2/2 2/2 3/2" },
  near: { first: -1, results: "1/0 1/0 2/0 1/1 1/1 2/1 2/2 2/2 3/2 3/2 3/3" },
  far: { first: 1, results: "1/0 1/0 1/0 1/0 2/0 2/0 2/1 2/1 3/1 3/1 3/2" },
};
const charts: Readonly<Record<keyof typeof steps, Table>> = { infantry: infantryFire, near: artilleryFireNear, far: artilleryFireFar };

describe.each(["infantry", "near", "far"] as const)("X.11, XI.2: %s fire", (name) => {
  const chart = charts[name];
  test("X.11: rows are morale 10 and more down to 2 and less, columns -6 and less up to 12 and more", () => {
    expect(chart.rows.map(({ label }) => label).join(" ")).toBe("≥10 9 8 7 6 5 4 3 ≤2");
    expect(chart.heads[0].columns.join(" ")).toBe("≤-6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 ≥12");
  });

  test("X.11: the row of morale 6 agrees with the second copy", () => {
    expect(chart.rows[4].cells.join(" ")).toBe(rowSix[name]);
  });

  test("X.11: every cell follows from morale less modified die", () => {
    const { first, results } = steps[name];
    const scale = results.split(" ");
    for (let morale = 2; morale <= 10; morale++)
      for (let die = -6; die <= 12; die++) {
        const at = morale - die - first;
        const expected = at < 0 ? "0/0" : scale[Math.min(at, scale.length - 1)];
        const { mp, sp } = fireResult(chart, morale, die);
        expect(`${mp}/${sp}`, `morale ${morale}, die ${die}`).toBe(expected);
      }
  });

  test("X.11: dice and morale beyond the chart use its ends", () => {
    expect(fireResult(chart, 14, 3)).toEqual(fireResult(chart, 10, 3));
    expect(fireResult(chart, 1, 0)).toEqual(fireResult(chart, 2, 0));
    expect(fireResult(chart, 8, -20)).toEqual(fireResult(chart, 8, -6));
    expect(fireResult(chart, 8, 25)).toEqual(fireResult(chart, 8, 12));
  });
});

test("X.16: sketch 16, a 3 with +2 in rows 8 and 7", () => {
  expect(fireResult(infantryFire, 8, 3 + 2)).toEqual({ mp: 1, sp: 0 });
  expect(fireResult(infantryFire, 7, 3 + 2)).toEqual({ mp: 1, sp: 0 });
});

test("XIV.33: results of 2 movement points with 1 strength point and without occur on the artillery charts", () => {
  for (const chart of [artilleryFireNear, artilleryFireFar]) {
    const cells: readonly string[] = chart.rows.flatMap((row) => row.cells);
    expect(cells).toContain("2/1");
    expect(cells).toContain("2/0");
  }
});

import { describe, expect, test } from "vitest";
import { cavalry, costOf, french, movement, reachOf, soimonov, zouave } from "../field.ts";

// Column 03 is walked from north to south: 0301, 0302, 0303 …
const column = (hexes: Record<string, string[]>, sides: Record<string, string[]> = {}, roads: string[][] = []) => ({
  map: { cols: 8, rows: 8, hexes, sides, roads },
  units: [soimonov("I", "0301"), zouave("Z", "0501"), cavalry("C", "0701"), french("F", "0801")],
});
/** The same feature before infantry, Zouaves and cavalry: columns 03, 05 and 07. */
const three = (
  hex: (c: string) => Record<string, string[]>,
  side: (c: string) => Record<string, string[]> = () => ({}),
) => column(Object.assign({}, ...["03", "05", "07"].map(hex)), Object.assign({}, ...["03", "05", "07"].map(side)));
const costs = (text: ReturnType<typeof column>, options = {}) => {
  const s = movement({ ...text, options });
  return ["I", "Z", "C"].map((unit, i) => costOf(s, unit, `0${3 + 2 * i}02`));
};

describe("hexes", () => {
  test("8.5, TEC-1: clear costs 2 for everyone", () => {
    expect(costs(column({}))).toEqual([2, 2, 2]);
  });

  test("8.6, TEC-2: forest costs Zouaves 2, others 3", () => {
    expect(costs(three((c) => ({ [`${c}02`]: ["forest"] })))).toEqual([3, 2, 3]);
  });

  test.each(["river", "aqueduct", "marsh"])(
    "8.7, TEC-3, B-55: %s costs Zouaves 3, others 4, and is closed to cavalry",
    (ground) => {
      expect(costs(three((c) => ({ [`${c}02`]: [ground] })))).toEqual([4, 3, "8.7"]);
    },
  );

  test("8.7, B-25: cavalry does not leave water off the road either", () => {
    const s = movement(column({ "0701": ["river"] }));
    expect(costOf(s, "C", "0702")).toBe("8.7");
  });

  test("8.5, 8.12, TEC*, B-26: two kinds of ground in one hex are added, and such a hex is not clear", () => {
    expect(costs(three((c) => ({ [`${c}02`]: ["forest", "marsh"] })))).toEqual([7, 5, "8.7"]);
  });

  test("8.11, TEC-9: all-sea hexes are closed", () => {
    expect(costs(three((c) => ({ [`${c}02`]: ["sea"] })))).toEqual(["8.11", "8.11", "8.11"]);
  });
});

describe("hexsides", () => {
  const side = (tag: (c: string) => string[]) =>
    three(
      () => ({}),
      (c) => ({ [`${c}01/${c}02`]: tag(c) }),
    );

  test("8.8, TEC-6: a slope costs 1 more uphill and nothing downhill", () => {
    expect(costs(side((c) => [`slope up:${c}02`]))).toEqual([3, 3, 3]);
    expect(costs(side((c) => [`slope up:${c}01`]))).toEqual([2, 2, 2]);
  });

  test("8.8: on the map of Inkerman 0805 to 0906 is uphill and costs 3, the way back 2", () => {
    const map = { use: "inkerman" };
    const up = movement({ map, units: [soimonov("R", "0805")] });
    expect(costOf(up, "R", "0906")).toBe(3);
    const down = movement({ map, units: [soimonov("R", "0906")] });
    expect(costOf(down, "R", "0805")).toBe(2);
  });

  test("8.9, TEC-7, B-54: a steep slope costs 2 more in either direction, Zouaves 1", () => {
    expect(costs(side((c) => [`steep-slope up:${c}02`]))).toEqual([4, 3, 4]);
    expect(costs(side((c) => [`steep-slope up:${c}01`]))).toEqual([4, 3, 4]);
  });

  test("8.10, TEC-8: a redoubt hexside costs 1 more in either direction, and cavalry needs a road", () => {
    expect(costs(side((c) => [`redoubt in:${c}02`]))).toEqual([3, 3, "8.10"]);
    expect(costs(side((c) => [`redoubt in:${c}01`]))).toEqual([3, 3, "8.10"]);
  });

  test("2.2, 8.10: over the wall of the Sandbag Battery in 1910 a forest hex costs 4, out of it and into it", () => {
    const map = { use: "inkerman" };
    expect(costOf(movement({ map, units: [soimonov("R", "1910")] }), "R", "1909")).toBe(4);
    expect(costOf(movement({ map, units: [soimonov("R", "1909")] }), "R", "1910")).toBe(4);
  });

  test("8.11, TEC-9: all-sea hexsides are closed", () => {
    expect(costs(side(() => ["sea"]))).toEqual(["8.11", "8.11", "8.11"]);
  });

  test("8.12, TEC*: everything that applies to a step is added", () => {
    const text = three(
      (c) => ({ [`${c}02`]: ["forest"] }),
      (c) => ({ [`${c}01/${c}02`]: [`steep-slope up:${c}02`, `redoubt in:${c}02`] }),
    );
    expect(costs(text)).toEqual([6, 4, "8.10"]);
  });
});

describe("roads", () => {
  const roads = ["03", "05", "07"].map((c) => [`${c}01`, `${c}02`, `${c}03`]);
  const onRoad = (
    hex: (c: string) => Record<string, string[]>,
    side: (c: string) => Record<string, string[]> = () => ({}),
  ) => {
    const { map, units } = three(hex, side);
    return { map: { ...map, roads }, units };
  };

  test("8.7, TEC-4: along a road every hex costs 1, whatever is in it", () => {
    expect(costs(onRoad((c) => ({ [`${c}02`]: ["forest"] })))).toEqual([1, 1, 1]);
  });

  test("8.7, TEC-5: a bridge is a road over water, for cavalry too, which may stop on it", () => {
    const text = onRoad((c) => ({ [`${c}02`]: ["river"] }));
    expect(costs(text)).toEqual([1, 1, 1]);
    const s = movement({ ...text, active: "allied" });
    s.answer("move C", "go 0702");
    expect(s.unit("C").at).toBe("0702");
  });

  test("8.7, TEC-5, TEC**: into a bridged hex off the road it is unbridged", () => {
    const s = movement({
      map: { cols: 8, rows: 8, hexes: { "0302": ["river"] }, roads: [["0301", "0302", "0303"]] },
      units: [soimonov("I", "0202"), cavalry("C", "0401"), soimonov("N", "0801")],
    });
    expect(costOf(s, "I", "0302")).toBe(4);
    expect(costOf(s, "C", "0302")).toBe("8.7");
  });

  test("8.7, TEC-4, TEC**: two road hexes without the road crossing between them are no road", () => {
    const s = movement({
      map: { cols: 8, rows: 8, hexes: { "0301": ["road"], "0302": ["road", "forest"] } },
      units: [soimonov("I", "0301")],
    });
    expect(costOf(s, "I", "0302")).toBe(3);
  });

  test("8.7, 8.8, TEC-4: along a road slopes cost nothing", () => {
    expect(
      costs(
        onRoad(
          () => ({}),
          (c) => ({ [`${c}01/${c}02`]: [`slope up:${c}02`] }),
        ),
      ),
    ).toEqual([1, 1, 1]);
  });

  test("8.7, 8.9, B-24: steep slopes neither, unless the option says otherwise", () => {
    const text = onRoad(
      () => ({}),
      (c) => ({ [`${c}01/${c}02`]: [`steep-slope up:${c}02`] }),
    );
    expect(costs(text)).toEqual([1, 1, 1]);
    expect(costs(text, { roadCancelsSteep: "no" })).toEqual([3, 2, 3]);
  });

  test("8.10, 8.12, B-24, B-25: a redoubt still costs 1 on the road, but nothing for cavalry", () => {
    expect(
      costs(
        onRoad(
          () => ({}),
          (c) => ({ [`${c}01/${c}02`]: [`redoubt in:${c}02`] }),
        ),
      ),
    ).toEqual([2, 2, 1]);
  });
});

test("8.4: the search for ways charges what the single steps cost", () => {
  const map = { use: "inkerman" };
  for (const unit of [soimonov("U", "1510"), zouave("U", "1615"), cavalry("U", "1609")]) {
    const s = movement({ map, units: [unit] });
    const reach = reachOf(s, "U");
    const start = s.unit("U").at;
    for (const hex of s.game.play().world.grid.cells) {
      const number = s.game.play().world.grid.numbers[hex];
      const cost = costOf(s, "U", number);
      if (typeof cost === "number" && number !== start)
        expect(reach.get(number), `${start} to ${number}`).toBeLessThanOrEqual(cost);
    }
  }
});

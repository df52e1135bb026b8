import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { ru, stand } from "../muster.ts";

const { questions } = imperialBayonets;
type Map = NonNullable<Parameters<typeof stand>[0]["map"]>;
const movers = [
  ru.infantry("inf", "0404", { stats: { ma: 9 } }),
  ru.cavalry("cav", "0404", { stats: { ma: 9 } }),
  ru.guns("art", "0404", { stats: { ma: 9 } }),
  ru.horseGuns("hor", "0404", { stats: { ma: 9 } }),
  ru.officer("off", "0404"),
];

/** Points for the step from 0404 to 0405 for infantry, cavalry, artillery, horse artillery and a Leader; P where it is closed. */
function prices(map: Partial<Map>, marching = false): readonly (number | "P")[] {
  return movers.map((mover) => {
    const isLeader = mover.kind === "officer";
    const units = [marching && !isLeader ? { ...mover, state: ["road-march"] } : mover];
    const play = stand({ phase: "ic-maneuver", map: { cols: 8, rows: 8, ...map }, units }).game.play();
    const found = questions.cost(play, mover.id ?? "", ["0405"]);
    return "total" in found ? found.total / 2 : "P";
  });
}
const ground = (...tags: readonly string[]) => ({ hexes: { "0405": tags } });
const side = (...tags: readonly string[]) => ({ sides: { "0404/0405": tags } });
const road = { roads: [["0403", "0404", "0405", "0406"]] };
const P = "P";

// What the Terrain Effects Chart of the game says; leaders pay as infantry, and a half on a road.
describe("the Terrain Effects Chart", () => {
  test.each<[string, Partial<Map>, readonly (number | "P")[]]>([
    ["TEC: clear", {}, [1, 1, 1, 1, 1]],
    ["TEC: woods", ground("woods"), [2, 3, 3, 3, 2]],
    ["TEC: garden", ground("garden"), [2, 2, 2, 2, 2]],
    ["TEC: marsh", ground("marsh"), [3, 4, P, P, 3]],
    ["TEC: town", ground("town"), [1, 2, 2, 2, 1]],
    ["TEC: impassable", ground("impassable"), [P, P, P, P, P]],
    ["TEC: along a road, whatever the ground", { ...road, ...ground("woods") }, [1, 1, 1, 1, 0.5]],
    ["TEC: along a road through a marsh", { ...road, ...ground("marsh") }, [1, 1, 1, 1, 0.5]],
    ["TEC, 7.1e: slope up", { elevation: { "0405": 1 } }, [2, 2, 2, 2, 2]],
    ["TEC: slope down", { elevation: { "0404": 1 } }, [1, 1, 1, 1, 1]],
    ["TEC: slope up as a tag", side("slope up:0405"), [2, 2, 2, 2, 2]],
    ["TEC: steep slope up", { elevation: { "0405": 2 } }, [4, P, P, P, 4]],
    ["TEC: steep slope down", { elevation: { "0404": 2 } }, [4, P, P, P, 4]],
    ["TEC: cliff", { elevation: { "0405": 3 } }, [P, P, P, P, P]],
    ["TEC: stream", side("stream"), [2, 2, 3, 3, 2]],
    ["TEC: river", side("river"), [3, 3, P, P, 3]],
    ["TEC: river with aqueduct", side("river", "aqueduct"), [4, 4, P, P, 4]],
    ["TEC: ford instead of the river", side("river", "ford"), [2, 2, 3, 3, 2]],
    ["TEC: ford instead of river and aqueduct", side("river", "aqueduct", "ford"), [2, 2, 3, 3, 2]],
    ["TEC: bridge instead of the river", side("river", "bridge"), [1, 1, 1, 1, 1]],
    ["TEC: thrown bridge", side("river", "aqueduct", "thrown-bridge"), [1, 1, 1, 1, 1]],
    ["TEC: destroyed bridge leaves the river", side("river", "bridge-destroyed"), [3, 3, P, P, 3]],
    ["TEC: major river", side("major-river"), [P, P, P, P, P]],
    ["TEC: major river with bridge", side("major-river", "bridge"), [1, 1, 1, 1, 1]],
    ["7.1e: woods over a stream", { ...ground("woods"), ...side("stream") }, [3, 4, 5, 5, 3]],
    ["7.1e: up a slope over a river", { elevation: { "0405": 1 }, ...side("river", "slope up:0405") }, [4, 4, P, P, 4]],
    ["TEC: road up a slope", { ...road, elevation: { "0405": 1, "0406": 1 } }, [2, 2, 2, 2, 1.5]],
    [
      "TEC: road over a destroyed bridge is no road",
      { ...road, ...side("river", "bridge-destroyed"), ...ground("woods") },
      [4, 5, P, P, 4],
    ],
  ])("%s", (_title, map, expected) => {
    expect(prices(map)).toEqual(expected);
  });

  test.each<[string, Partial<Map>, readonly (number | "P")[]]>([
    ["7.3a: Road March costs a half for each hex", road, [0.5, 0.5, 0.5, 0.5, 0.5]],
    ["7.3a: also through woods", { ...road, ...ground("woods") }, [0.5, 0.5, 0.5, 0.5, 0.5]],
    ["7.3j: a bridge costs nothing", { ...road, ...side("river", "bridge") }, [0.5, 0.5, 0.5, 0.5, 0.5]],
    ["7.3k: a slope up is paid", { ...road, elevation: { "0405": 1, "0406": 1 } }, [1.5, 1.5, 1.5, 1.5, 1.5]],
    ["7.3k: a slope down is not", { ...road, elevation: { "0403": 1, "0404": 1 } }, [0.5, 0.5, 0.5, 0.5, 0.5]],
    ["7.3a: without a road there is no march", {}, [P, P, P, P, 1]],
    [
      "7.3a: a road next door that does not lead there is no road",
      {
        roads: [
          ["0403", "0404"],
          ["0405", "0406"],
        ],
      },
      [P, P, P, P, 1],
    ],
  ])("%s", (_title, map, expected) => {
    expect(prices(map, true)).toEqual(expected);
  });

  test("7.1a, 2.0o: there is no minimum move: a step that costs more than the allowance is not made", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 1, rows: 2, hexes: { "0102": ["marsh"] } },
      units: [ru.infantry("A", "0101", { stats: { ma: 2 } })],
    });
    s.answer("unit A");
    expect(s.refusedBy("hex 0102")).toBe("7.1a");
  });

  test("2.0n, 7.1b: each type has its allowance", () => {
    const reach = (unit: object) => {
      const s = stand({ phase: "ic-maneuver", map: { cols: 1, rows: 12 }, units: [unit] });
      s.answer("unit A");
      return s.answers().filter((answer) => answer.startsWith("hex")).length;
    };
    expect([ru.infantry, ru.cavalry, ru.guns, ru.horseGuns, ru.officer].map((one) => reach(one("A", "0101")))).toEqual([
      5, 8, 4, 6, 10,
    ]);
  });

  test("3.2, 7.3a: half points are kept, and a half buys a hex of road on the march and nothing else", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 2, rows: 8, roads: [["0101", "0102", "0103", "0104", "0105"]] },
      units: [ru.infantry("A", "0101", { stats: { ma: 2 }, state: ["road-march"] })],
    });
    s.answer("unit A", "hex 0104");
    expect(s.answers().filter((answer) => answer.startsWith("hex"))).toEqual(["hex 0103", "hex 0105"].sort());
    expect(s.refusedBy("road")).toBe("7.3c");
  });
});

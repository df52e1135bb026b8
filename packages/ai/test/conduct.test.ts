import type { Told } from "@redoubt/engine";
import type { BoardView, UnitView } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { onlooker } from "../tune/conduct.ts";

type Sort = "gun" | "leader";

/** A unit of the blue ("B…") or the red side. */
function unit(id: string, at: string, sort?: Sort): UnitView {
  const face = {
    nation: "",
    branch: "",
    bandLeft: "",
    bandRight: "",
    values: [],
    states: [],
    pips: [],
    ...(sort === "gun" ? { isGun: true as const } : {}),
    ...(sort === "leader" ? { shape: "disc" } : {}),
  };
  const isGone = at === "eliminated" ? { isGone: true as const } : {};
  return { id, name: id, side: id.startsWith("B") ? "blue" : "red", at, stack: 0, ...isGone, face };
}

function board(turn: number, units: readonly UnitView[], more: Partial<BoardView> = {}): BoardView {
  return { turn, turns: 9, active: "blue", phase: "", phases: [], units, markers: [], score: [], notes: [], ...more };
}

const happened = (units: readonly string[], more: Partial<Told> = {}): Told => ({
  text: "",
  tone: "result",
  units,
  hexes: [],
  ...more,
});

// Hexes in a row: each is next to the one before and the one after.
const row = (hex: string): readonly string[] =>
  [Number(hex) - 1, Number(hex) + 1].map((near) => String(near).padStart(4, "0"));

const watch = () => onlooker(["blue", "red"], row);

describe("units lost one at a time", () => {
  const two = [unit("B1", "0101"), unit("B2", "0102"), unit("R1", "0104")];

  test("a unit counts whose neighbours did nothing in the same turn", () => {
    const { told, seen, conducts } = watch();
    seen(board(1, two));
    told(happened(["B1", "R1"]));
    seen(board(1, [unit("B1", "eliminated"), two[1], two[2]]));
    expect(conducts()[0]).toMatchObject({ lost: 1, alone: 1 });
  });

  test("a unit does not count whose neighbour fought, even later in the turn", () => {
    const { told, seen, conducts } = watch();
    seen(board(1, two));
    seen(board(1, [unit("B1", "eliminated"), two[1], two[2]]));
    // The target is told by its hex alone.
    told(happened(["R1"], { hexes: ["0102"] }));
    seen(board(2, [unit("B1", "eliminated"), two[1], two[2]]));
    expect(conducts()[0]).toMatchObject({ lost: 1, alone: 0 });
  });

  test("a fight in another turn is no help, nor is a friend who falls elsewhere", () => {
    const { told, seen, conducts } = watch();
    seen(board(1, two));
    told(happened(["B2", "R1"]));
    seen(board(2, two));
    seen(board(2, [unit("B1", "eliminated"), two[1], two[2]]));
    expect(conducts()[0]).toMatchObject({ lost: 1, alone: 1 });
  });

  test("two that fall side by side fell together", () => {
    const { seen, conducts } = watch();
    seen(board(1, two));
    seen(board(1, [unit("B1", "eliminated"), unit("B2", "eliminated"), two[2]]));
    expect(conducts()[0]).toMatchObject({ lost: 2, alone: 0 });
  });

  test("who leaves the map unharmed is not lost, who is taken off it by harm is", () => {
    const { told, seen, conducts } = watch();
    seen(board(1, two));
    told(happened(["R1"], { harms: ["R1"] }));
    seen(board(1, [unit("B1", "exited"), two[1], unit("R1", "uar")]));
    expect(conducts().map(({ lost }) => lost)).toEqual([0, 1]);
  });
});

describe("guns lost without escort", () => {
  test.each([
    ["infantry beside it", unit("B2", "0102"), 0],
    ["another gun beside it", unit("B2", "0102", "gun"), 1],
    ["a leader beside it", unit("B2", "0102", "leader"), 1],
    ["infantry two hexes away", unit("B2", "0103"), 1],
  ])("with %s", (_, friend, gunsAlone) => {
    const { seen, conducts } = watch();
    seen(board(1, [unit("B1", "0101", "gun"), friend]));
    seen(board(1, [unit("B1", "eliminated", "gun"), friend]));
    expect(conducts()[0]).toMatchObject({ gunsLost: 1, gunsAlone });
  });

  test("a gun that retreated first is looked for where it fell", () => {
    const { told, seen, conducts } = watch();
    seen(board(1, [unit("B1", "0101", "gun"), unit("B2", "0105")]));
    told(happened(["B1"], { path: ["0101", "0103", "0104"] }));
    seen(board(1, [unit("B1", "eliminated", "gun"), unit("B2", "0105")]));
    expect(conducts()[0]).toMatchObject({ gunsAlone: 0 });
  });
});

describe("idle reserves", () => {
  const all = (third: string) => [unit("B1", "0101"), unit("B2", "0102"), unit("B3", third), unit("R1", "0109")];

  test("stay where they are in two turns in which a third of their side fights", () => {
    const { told, seen, conducts } = watch();
    for (const turn of [1, 2]) {
      seen(board(turn, all("0108")));
      told(happened(["B1", "R1"]));
      told(happened(["B2"], { path: ["0102"] }));
    }
    seen(board(3, all("0108")));
    expect(conducts().map(({ idle, hotTurns }) => [idle, hotTurns])).toEqual([
      [1, 2],
      [0, 2],
    ]);
  });

  test("are none that move in one of them, and none where less than a third fights", () => {
    const { told, seen, conducts } = watch();
    for (const [turn, third] of [
      [1, "0107"],
      [2, "0108"],
    ] as const) {
      seen(board(turn, [...all(third), unit("B4", "0120")]));
      told(happened(["B1", "B2"], { hexes: ["0109"] }));
      told(happened(["B4"], { path: ["0120"] }));
    }
    seen(board(3, all("0108")));
    expect(conducts()[0]).toMatchObject({ idle: 0, hotTurns: 2 });
    const quiet = watch();
    for (const turn of [1, 2, 3]) quiet.seen(board(turn, all("0108")));
    expect(quiet.conducts()[0]).toMatchObject({ idle: 0, hotTurns: 0 });
  });
});

test("points are given away where the lead falls in a side's own part of the last turn", () => {
  const { seen, conducts } = watch();
  const at = (active: string, blue: number, red: number, turn = 9) =>
    seen(
      board(turn, [], {
        active,
        score: [
          { side: "blue", points: blue, text: "", rule: "" },
          { side: "red", points: red, text: "", rule: "" },
        ],
      }),
    );
  at("blue", 40, 0, 8);
  at("blue", 30, 0);
  at("blue", 0, 0);
  at("red", 5, 2);
  at("red", 5, 10);
  // What fell before the last turn counts for nobody; what blue gained in its own part makes up for some of it.
  expect(conducts().map(({ givenAway }) => givenAway)).toEqual([27, 0]);
});

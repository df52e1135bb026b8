import { describe, expect, test } from "vitest";
import { british, cavalry, movement, soimonov, zouave } from "../field.ts";

type Tags = Readonly<Record<string, readonly string[]>>;
interface Lane {
  readonly hexes?: Tags;
  readonly sides?: Tags;
  readonly roads?: readonly (readonly string[])[];
}

const road = [["0101", "0102"]];
const up = { "0101/0102": ["slope up:0102"] };
const down = { "0101/0102": ["slope up:0101"] };
const steepUp = { "0101/0102": ["steep-slope up:0102"] };
const steepDown = { "0101/0102": ["steep-slope up:0101"] };
const wallIn = { "0101/0102": ["redoubt in:0102"] };
const wallOut = { "0101/0102": ["redoubt in:0101"] };
const to = (...tags: string[]): Tags => ({ "0102": tags });

/** What the step from 0101 to 0102 costs in a column of hexes, or "no" where it is barred. */
function stepCost(kind: string, lane: Lane, options: Record<string, string> = {}): number | "no" {
  const mover = { infantry: british, zouave, cavalry }[kind] ?? british;
  const units = [mover("U", "0101"), soimonov("R", "0112")];
  const s = movement({ map: { cols: 1, rows: 12, ...lane }, units, active: "allied", options });
  if (!s.answers().includes("move U")) return "no";
  s.answer("move U");
  if (!s.answers().includes("go 0102")) return "no";
  const moved = s.answer("go 0102").find((event) => event.kind === "moved") as unknown as { cost: number };
  return moved.cost / 2;
}

const table: readonly [string, Lane, number, number, number | "no"][] = [
  ["8.5: clear", {}, 2, 2, 2],
  ["8.6: forest", { hexes: to("forest") }, 3, 2, 3],
  ["8.7: river", { hexes: to("river") }, 4, 3, "no"],
  ["8.7: aqueduct", { hexes: to("aqueduct") }, 4, 3, "no"],
  ["8.7: marsh", { hexes: to("marsh") }, 4, 3, "no"],
  ["8.7: road in the clear", { roads: road }, 1, 1, 1],
  ["8.7: road through forest", { hexes: to("forest"), roads: road }, 1, 1, 1],
  ["8.7: bridge", { hexes: to("river"), roads: road }, 1, 1, 1],
  ["8.7: bridged aqueduct", { hexes: to("aqueduct"), roads: road }, 1, 1, 1],
  ["8.7: causeway", { hexes: to("marsh"), roads: road }, 1, 1, 1],
  ["8.7: road hexes without a road across the side", { hexes: { "0101": ["road"], "0102": ["road"] } }, 2, 2, 2],
  ["8.7: bridge from off the road", { hexes: to("river", "road") }, 4, 3, "no"],
  ["8.7: bridge entered by another side", { hexes: to("river"), roads: [["0102", "0103"]] }, 4, 3, "no"],
  ["8.7: forest road hex from off the road", { hexes: to("forest"), roads: [["0102", "0103"]] }, 3, 2, 3],
  ["8.8: up a slope", { sides: up }, 3, 3, 3],
  ["8.8: down a slope", { sides: down }, 2, 2, 2],
  ["8.8: up a slope into forest", { sides: up, hexes: to("forest") }, 4, 3, 4],
  ["8.8, 8.7: road up a slope", { sides: up, roads: road }, 1, 1, 1],
  ["8.8, 8.7: road down a slope", { sides: down, roads: road }, 1, 1, 1],
  ["8.9: up a steep slope", { sides: steepUp }, 4, 3, 4],
  ["8.9: down a steep slope", { sides: steepDown }, 4, 3, 4],
  ["8.9, 8.6: down a steep slope into forest", { sides: steepDown, hexes: to("forest") }, 5, 3, 5],
  ["8.9, 8.7: down a steep slope into a river", { sides: steepDown, hexes: to("river") }, 6, 4, "no"],
  ["8.7, 8.9, B-24: road up a steep slope", { sides: steepUp, roads: road }, 1, 1, 1],
  ["8.10: into a redoubt", { sides: wallIn }, 3, 3, "no"],
  ["8.10: out of a redoubt", { sides: wallOut }, 3, 3, "no"],
  ["8.10: into a redoubt by road", { sides: wallIn, roads: road }, 2, 2, 1],
  ["8.10: into a redoubt in forest", { sides: wallIn, hexes: to("forest") }, 4, 3, "no"],
  [
    "8.12: up a slope, over a wall, into forest",
    { sides: { "0101/0102": ["slope up:0102", "redoubt in:0102"] }, hexes: to("forest") },
    5,
    4,
    "no",
  ],
  [
    "8.12: up a steep slope and over a wall",
    { sides: { "0101/0102": ["steep-slope up:0102", "redoubt in:0102"] } },
    5,
    4,
    "no",
  ],
  ["8.11: all-sea hex", { hexes: to("sea") }, Number.NaN, Number.NaN, "no"],
  ["8.11: all-sea hexside", { sides: { "0101/0102": ["sea"] } }, Number.NaN, Number.NaN, "no"],
];

describe("what a step costs infantry, Zouaves and cavalry", () => {
  test.each(table)("%s", (_, lane, infantry, zouaves, horse) => {
    const cost = (value: number | "no") => (Number.isNaN(value) ? "no" : value);
    expect(stepCost("infantry", lane)).toBe(cost(infantry));
    expect(stepCost("zouave", lane)).toBe(cost(zouaves));
    expect(stepCost("cavalry", lane)).toBe(cost(horse));
  });

  test("8.9, B-24: where roads cancel slopes only, the steep one is paid on the road too", () => {
    const options = { roadCancelsSteep: "no" };
    expect(stepCost("infantry", { sides: steepUp, roads: road }, options)).toBe(3);
    expect(stepCost("zouave", { sides: steepDown, roads: road }, options)).toBe(2);
    expect(stepCost("infantry", { sides: up, roads: road }, options)).toBe(1);
  });

  test("8.7: cavalry may end its move on a bridge, and leaves it only by the road", () => {
    const map = { cols: 3, rows: 6, hexes: { "0203": ["river"] }, roads: [["0202", "0203", "0204"]] };
    const units = [cavalry("C", "0203"), soimonov("R", "0106")];
    const s = movement({ map, units, active: "allied" });
    s.answer("move C");
    expect(s.answers()).toEqual(expect.arrayContaining(["go 0202", "go 0204"]));
    const moved = s.answer("go 0303").find(({ kind }) => kind === "moved") as unknown as { path: string[] };
    expect(moved.path[1]).toBe("0202");
  });
});

describe("twelve points", () => {
  const lane = (hexes: Tags, rows: number) => {
    const s = movement({ map: { cols: 1, rows, hexes }, units: [soimonov("U", "0101"), british("A", `01${rows}`)] });
    s.answer("move U");
    return s.answers();
  };

  test("2.9, 8.1: six clear hexes and no more", () => {
    expect(lane({}, 12)).toContain("go 0107");
    expect(lane({}, 12)).not.toContain("go 0108");
  });

  test("8.3: a step that cannot be paid in full is not made", () => {
    const answers = lane({ "0107": ["forest"] }, 12);
    expect(answers).toContain("go 0106");
    expect(answers).not.toContain("go 0107");
  });

  test("8.1: cavalry and Zouaves have twelve as well", () => {
    for (const mover of [cavalry("U", "0101"), zouave("U", "0101")]) {
      const s = movement({ map: { cols: 1, rows: 12 }, units: [mover, soimonov("R", "0112")], active: "allied" });
      s.answer("move U");
      expect(s.answers()).toContain("go 0107");
      expect(s.refusedBy("go 0108")).toBe("8.3");
    }
  });

  test("8.7: twelve hexes by road, and a thirteenth not", () => {
    const path = Array.from({ length: 16 }, (_, i) => `01${String(i + 1).padStart(2, "0")}`);
    const units = [soimonov("U", "0101"), british("A", "0118")];
    const s = movement({ map: { cols: 1, rows: 18, roads: [path] }, units });
    s.answer("move U");
    expect(s.answers()).toContain("go 0113");
    expect(s.answers()).not.toContain("go 0114");
  });

  test("8.2: points left over are gone: the next move has twelve again and no more", () => {
    const units = [soimonov("U", "0101"), british("A", "0120")];
    const s = movement({ map: { cols: 1, rows: 20 }, units, dice: [1] });
    s.answer("move U", "go 0102", "end", "offer", "accept", "move U");
    expect(s.answers()).toContain("go 0108");
    expect(s.answers()).not.toContain("go 0109");
  });

  test("5.4, 8.1: a move enters at least one hex", () => {
    const s = movement({ units: [soimonov("U", "0101"), british("A", "0808")] });
    s.answer("move U");
    for (const answer of ["halt", "go 0101"]) expect(s.answers()).not.toContain(answer);
  });

  test("2.9: a Piquet never moves", () => {
    const units = [soimonov("R", "0101"), british("A", "0808"), { ...british("P", "0606", 1), kind: "piquet" }];
    expect(movement({ units, active: "allied" }).refusedBy("move P")).toBe("2.9");
  });

  test("8.3, 8.12: no minimum move: a unit that cannot pay for any step stays where it is", () => {
    const hexes = { "0102": ["forest", "marsh", "river"] };
    const units = [soimonov("U", "0101"), soimonov("V", "0104"), british("A", "0108")];
    const map = { cols: 1, rows: 8, hexes, sides: { "0101/0102": ["steep-slope up:0102"] } };
    const s = movement({ map, units });
    expect(s.answers()).not.toContain("move U");
    expect(s.refusedBy("move U")).toBe("8.3");
  });
});

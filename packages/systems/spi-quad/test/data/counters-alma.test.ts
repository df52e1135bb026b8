import { describe, expect, test } from "vitest";
import type { Counter, Nation } from "../../src/data/counter.ts";
import { almaCounters } from "../../src/data/counters-alma.ts";
import { balaclavaCounters } from "../../src/data/counters-balaclava.ts";
import { printedFace } from "./printed-face.ts";

/*
 * Proof-reading copy of the counter sheet, typed from the print row by row: "designation MA values", x for infantry, o for
 * guns. Designations are as printed; `designations` below turns them into those of the deployment list (S-71).
 */
const sheet: readonly (readonly [Nation, string])[] = [
  // row 1
  ["british", "4/3d x5 4-2-4, 44/3d x5 4-2-4, 28/3d x5 4-2-4, 38/3d x5 4-2-4, 50/3d x5 4-2-4, 1/3d x5 4-2-4"],
  ["british", "21/4th x5 4-2-4, 63/4th x5 4-2-4, 45/4th x5 4-2-4, 57/4th x5 4-2-4"],
  // row 2
  ["british", "20/4th x5 4-2-4, 79/1st x5 5-3-5, 93/1st x5 5-3-5, 42/1st x5 5-3-5, CG/1st x5 5-3-5, SFG/1st x5 5-3-5"],
  ["british", "GG/1st x5 5-3-5, 77/Lt x5 5-2-4, 88/Lt x5 5-2-4, 19/Lt x5 5-2-4"],
  // row 3
  ["british", "23/Lt x5 5-2-4, 33/Lt x5 5-2-4, 7/Lt x5 5-2-4, 95/2d x5 5-2-4, 55/2d x5 5-2-4, 30/2d x5 5-2-4"],
  ["french", "1/1st x4 4-2-4, 2/1st x4 4-2-4, 3/1st x4 4-2-4, 4/1st x4 4-2-4"],
  // row 4
  ["british", "47/2d x5 5-2-4, 49/2d x5 5-2-4, 41/2d x5 5-2-4, 1/RB x5 6-2-5, 2/RB x5 6-2-5, 2nd o3 J(1)4"],
  ["french", "5/1st x4 4-2-4, 6/1st x4 4-2-4, 7/1st x4 4-2-4, 8/1st x4 4-2-4"],
  // row 5
  ["french", "1/2nd x4 4-2-4, 2/2nd x4 4-2-4, 3/2nd x4 4-2-4, 12/3rd x4 4-2-4, 22/3rd x4 4-2-4, 3/3rd x4 4-2-4"],
  ["french", "4/3rd x4 4-2-4, 5/3rd x4 4-2-4, 6/3rd x4 4-2-4, 7/3rd x4 4-2-4"],
  // row 6
  ["french", "8/3rd x4 4-2-4, 1/4th x4 4-2-4, 2/4th x4 4-2-4, 3/4th x4 4-2-4, 4/4th x4 4-2-4, 5/4th x4 4-2-4"],
  ["french", "6/4th x4 4-2-4, 7/4th x4 4-2-4, 8/4th x4 4-2-4, 4/2nd x4 4-2-4"],
  // row 7
  ["russian", "SUS/1E x5 (4)5-4, SUS/2E x5 (4)5-4, UGL/1E x5 (4)5-4, UGL/2E x5 (4)5-4, VLD/1E x5 (4)5-4"],
  ["russian", "VLD/2E x5 (4)5-4, BOR/1C x5 (4)5-4, BOR/2C x5 (4)5-4"],
  ["french", "1st o3 J(1)4, 2nd o3 J(1)4"],
  // row 8
  ["russian", "TAR/1W x5 (4)5-4, MOS/2W x5 (4)5-4, BB/1W x5 (4)5-4, BB/2W x5 (4)5-4, VOU/1C x5 (4)5-4"],
  ["russian", "VOU/2C x5 (4)5-4, MOS/1W x5 (4)5-4, KAZ/1E x5 4-5-4"],
  ["french", "3rd o3 J(1)4, 4th o3 J(1)4"],
  // row 9
  ["russian", "KAZ/2E x5 4-5-4, MIN/1C x5 4-5-4, TAR/2W x5 (2)3-2, MIN/2C x5 (2)3-2, SAL/1E x5 (2)3-2"],
  ["russian", "FB o3 A(1)4, FB o3 A(1)4, FB o3 A(1)4, FB o3 A(1)4"],
  // row 10
  ["russian", "FB o3 A(1)4, FB o3 A(1)4, FB o3 A(1)4, FB o3 A(1)4, CB o3 A(1)4, CB o3 A(1)4, FB o3 A(1)4"],
  ["russian", "GR o2 B(1)4, GR o2 B(1)4"],
];

const designations = (printed: string, kind: string) => {
  const name = printed.replace(/3d$/, "3rd").replace(/2d$/, "2nd").replace(/^([12])2\//, "$1z/").replace("VOU", "VOL");
  return kind === "o" ? `(a) ${name}` : name;
};

const typed = sheet.flatMap(([nation, row]) =>
  row.split(", ").map((token) => {
    const [printed, arm, values] = token.split(" ");
    const name = designations(printed, arm[0]);
    return `${nation} | ${name} | ${arm[0] === "o" ? "artillery" : "infantry"} | ${arm.slice(1)} | ${values}`;
  }),
);
const told = (c: Counter) => `${c.nation} | ${c.name} | ${c.kind} | ${c.ma} | ${printedFace(c.front)}`;

describe("2.4 counters of Alma", () => {
  test("2.4 the sheet as typed has 98 combat counters", () => {
    expect(typed.length).toBe(98);
  });

  test("2.4 every front agrees with the print", () => {
    expect(almaCounters.map(told).sort()).toEqual(typed.sort());
  });

  test("A16.0 the Parent Unit stands to the right of the slash; Russian guns have none", () => {
    for (const counter of almaCounters) {
      const printed = counter.kind === "artillery" ? counter.name.replace("(a) ", "") : counter.name.split("/")[1];
      expect(counter.parent).toBe(counter.kind === "artillery" && counter.nation === "russian" ? null : printed);
    }
  });

  test("A16.0 Parent Units have the strengths of the sheet", () => {
    const count = (nation: Nation, parent: string, gun: boolean) =>
      almaCounters.filter((c) => c.nation === nation && c.parent === parent && (c.kind === "artillery") === gun).length;
    const british = ["3rd", "4th", "1st", "Lt", "2nd", "RB"].map((p) => [count("british", p, false), count("british", p, true)]);
    const french = ["1st", "2nd", "3rd", "4th"].map((p) => [count("french", p, false), count("french", p, true)]);
    const russian = ["1E", "2E", "1C", "2C", "1W", "2W"].map((p) => count("russian", p, false));
    expect(british).toEqual([[6, 0], [5, 0], [6, 0], [6, 0], [6, 1], [2, 0]]);
    expect(french).toEqual([[8, 1], [4, 1], [8, 1], [8, 1]]);
    expect(russian).toEqual([5, 4, 3, 3, 3, 3]);
  });

  test("ids are unique, free of blanks and safe in a command line; names as printed", () => {
    const ids = almaCounters.map((c) => c.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9/-]+$/);
    expect(ids.filter((id) => /-(Br|Fr)$/.test(id)).sort()).toEqual(["4/3rd-Br", "4/3rd-Fr", "a/2nd-Br", "a/2nd-Fr"]);
  });

  test("S-55 every back follows the formula and is marked as reconstructed", () => {
    for (const { front, back, kind, nation, provenance } of almaCounters) {
      expect(provenance.front).toEqual({ status: "given", reading: null });
      expect(provenance.back).toEqual({ status: "reconstructed", reading: "S-55" });
      expect(back.morale).toBe(front.morale);
      if (kind === "artillery") {
        expect(printedFace(back)).toBe(`0(1)${front.morale}`);
        continue;
      }
      const isAllied = nation !== "russian";
      expect(back.melee).toBe(isAllied ? 2 : Math.min(2, Math.ceil(front.melee / 2)));
      expect(back.fire).toBe(Math.floor(front.fire / 2));
      expect(back.meleeParen).toBe(false);
      const isSteady = nation === "british" && (front.morale === 5 || front.fire >= 5);
      expect(back.fireParen).toBe(!(nation === "french" || isSteady));
    }
  });

  test("S-55 the formula is that of the infantry backs printed at Balaclava, but for the doubtful 93 Suth (S-73)", () => {
    const infantry = balaclavaCounters.filter(({ kind, id }) => kind === "infantry" && id !== "93-Suth");
    for (const { front, back, nation } of infantry) {
      const isWestern = nation === "british" || nation === "french";
      const isSteady = nation === "british" && (front.morale === 5 || front.fire >= 5);
      expect(back.morale).toBe(front.morale);
      expect(back.melee).toBe(isWestern ? 2 : Math.min(2, Math.ceil(front.melee / 2)));
      expect(back.fire > 0 && !back.fireParen).toBe(nation === "french" || isSteady);
    }
  });

  test("S-55 the backs that come out", () => {
    const backs = new Map(almaCounters.map((c) => [`${c.nation} ${printedFace(c.front)}`, printedFace(c.back)]));
    expect(Object.fromEntries(backs)).toEqual({
      "british 4-2-4": "(2)2-4", "british 5-2-4": "2-2-4", "british 5-3-5": "2-2-5", "british 6-2-5": "3-2-5",
      "british J(1)4": "0(1)4", "french 4-2-4": "2-2-4", "french J(1)4": "0(1)4", "russian (4)5-4": "(2)2-4",
      "russian 4-5-4": "(2)2-4", "russian (2)3-2": "(1)2-2", "russian A(1)4": "0(1)4", "russian B(1)4": "0(1)4",
    });
  });
});

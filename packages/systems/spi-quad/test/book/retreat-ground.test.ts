import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, horse, mounted, russian, turned } from "../battlefield.ts";
import { fight } from "./fight.ts";

// A in 0403 drives U out of 0404; cliffs leave it only 0405. 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

const closed = Object.fromEntries(
  ["0404/0505", "0305/0404", "0304/0404", "0404/0504"].map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]),
);
const kinds = {
  infantry: russian("U", "0404", "4-3-4"),
  cavalry: russian("U", "0404", "0-3-4", mounted),
  "horse gun": russian("U", "0404", "G(3)4", horse),
  "disrupted cavalry": russian("U", "0404", "0-3-4", { ...mounted, ...turned, back: "0-3-4" }),
  "disrupted infantry": russian("U", "0404", "4-3-4", { ...turned, back: "(1)3-4" }),
} as const;
type Kind = keyof typeof kinds;

interface Ground {
  readonly side?: readonly string[];
  readonly hex?: readonly string[];
  readonly from?: readonly string[];
}

function driven(kind: Kind, { side = [], hex = [], from = [] }: Ground, text: Partial<SituationText> = {}) {
  const map = { cols: 8, rows: 8, sides: { ...closed, "0404/0405": side }, hexes: { "0405": hex, "0404": from } };
  return fight([allied("A", "0403", "4-9-4"), kinds[kind]], 1, ["A"], ["0404"], { ...text, map }).s;
}
const goes = (kind: Kind, ground: Ground, text: Partial<SituationText> = {}): boolean => {
  const s = driven(kind, ground, text);
  return s.game.pending().kind === "decide" && s.decision().kind === "retreat" && s.answers().includes("hex 0405");
};

const road = { side: ["major-road"], from: ["major-road"] } as const;
const wall = (more: readonly string[] = []): Ground => ({ side: ["redoubt in:0405", ...more], hex: more, from: more });

describe("8.52: ground into which a retreat leads", () => {
  const cases: readonly [string, Ground, Partial<Record<Kind, boolean>>][] = [
    ["13.0: clear", {}, { infantry: true, cavalry: true, "horse gun": true, "disrupted infantry": true }],
    ["13.0: over a river", { side: ["river"] }, { infantry: true, cavalry: true, "horse gun": true }],
    [
      "13.0: over a steep slope",
      { side: ["steep-slope up:0405"] },
      { infantry: true, cavalry: true, "horse gun": true },
    ],
    ["13.0: over a cliff", { side: ["cliff up:0405"] }, { infantry: false, cavalry: false, "horse gun": false }],
    ["13.0: into the sea", { hex: ["sea"] }, { infantry: false, cavalry: false, "horse gun": false }],
    ["11.12: into woods", { hex: ["woods"] }, { infantry: true, cavalry: false, "horse gun": true }],
    ["11.12: into woods by road", { ...road, hex: ["woods", "major-road"] }, { infantry: true, cavalry: false }],
    ["11.13: over a wall", wall(), { infantry: true, "disrupted infantry": true, cavalry: false, "horse gun": false }],
    [
      "11.13: over a wall by road",
      wall(["major-road"]),
      { cavalry: true, "horse gun": true, "disrupted cavalry": false },
    ],
    ["13.0: into a swamp", { hex: ["swamp"] }, { infantry: true, cavalry: false, "horse gun": false }],
    [
      "13.0: into a swamp by road",
      { ...road, hex: ["swamp", "major-road"] },
      { cavalry: true, "horse gun": true, "disrupted cavalry": false },
    ],
    ["13.0: into an aqueduct", { hex: ["aqueduct"] }, { infantry: true, cavalry: false, "horse gun": false }],
    ["S-6: over its bridge", { hex: ["aqueduct", "bridge"] }, { infantry: true, cavalry: false, "horse gun": false }],
    [
      "S-6: into it by road",
      { ...road, hex: ["aqueduct", "major-road"] },
      { infantry: true, cavalry: false, "horse gun": false },
    ],
  ];
  test.each(cases)("%s", (_name, ground, expected) => {
    const found = Object.keys(expected).map((kind) => [kind, goes(kind as Kind, ground)]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
  test("S-6: by the other reading undisrupted horses and guns go over the bridge or by road, and only so", () => {
    const option = { options: { mountedRetreatOverAqueductBridge: "on" } };
    for (const kind of ["cavalry", "horse gun"] as const) {
      expect(goes(kind, { hex: ["aqueduct", "bridge"] }, option)).toBe(true);
      expect(goes(kind, { ...road, hex: ["aqueduct", "major-road"] }, option)).toBe(true);
      expect(goes(kind, { hex: ["aqueduct"] }, option)).toBe(false);
    }
    expect(goes("disrupted cavalry", { hex: ["aqueduct", "bridge"] }, option)).toBe(false);
    expect(goes("disrupted cavalry", {}, option)).toBe(true);
  });
  test("A18.2: nobody into Bourliuk", () => {
    expect(goes("infantry", { hex: ["bourliuk"] }, { scenario: "alma", turn: 3 })).toBe(false);
  });
  test("5.34: nor into an enemy's hex, disrupted as he may be", () => {
    const units = [allied("A", "0403", "4-9-4"), kinds.infantry, allied("D", "0405", "4-2-4", turned)];
    const { s } = fight(units, 1, ["A"], ["0404"], { map: { cols: 8, rows: 8, sides: closed } });
    expect(s.unit("U").at).toBe("eliminated");
  });
});

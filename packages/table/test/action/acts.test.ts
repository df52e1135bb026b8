import type { UnitView } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { actsOf } from "../../src/action/acts.ts";
import type { LogLine } from "../../src/worker/messages.ts";

const line = (told: Partial<LogLine>): LogLine => ({
  id: "1-0",
  entry: 1,
  turn: 1,
  side: "allied",
  tone: "result",
  text: "",
  rule: "7.0",
  dice: [],
  hexes: [],
  units: [],
  path: [],
  harms: [],
  cell: "",
  ledger: [],
  ...told,
});

const unit = (id: string, side: string, at: string, isGone?: true): UnitView =>
  ({ id, side, at, name: id, stack: 0, face: {}, ...(isGone ? { isGone } : {}) }) as unknown as UnitView;

// Columns and rows of a plain grid.
const ground = {
  has: (hex: string) => /^\d{4}$/.test(hex),
  seat: (hex: string) => [Number(hex.slice(0, 2)) * 60, Number(hex.slice(2)) * 76] as const,
};

const before = [
  unit("A1", "allied", "0303"),
  unit("A2", "allied", "0503"),
  unit("R1", "russian", "0304"),
  unit("R2", "russian", "0505"),
];

test("a fire is a line from each who fires to whom it is at, then the hit, then whoever goes", () => {
  const after = [before[0], before[1], before[3], unit("R1", "russian", "0306")];
  const lines = [
    line({ units: ["A1", "A2", "R1"], hexes: ["0304"], dice: [4] }),
    line({ units: ["R1"], hexes: ["0304"], harms: ["R1"] }),
    line({ units: ["R1"], hexes: ["0306"], path: ["0304", "0305", "0306"], going: "retreat" }),
    line({ units: ["A1"], hexes: ["0304"], path: ["0303", "0304"], going: "advance" }),
  ];
  expect(actsOf(lines, before, after, ground)).toEqual([
    { kind: "strike", beat: 0, from: "0303", to: "0304" },
    { kind: "strike", beat: 0, from: "0503", to: "0304" },
    { kind: "hit", beat: 1, hex: "0304" },
    { kind: "retreat", beat: 2, units: ["R1"], path: ["0304", "0305", "0306"] },
    { kind: "advance", beat: 3, units: ["A1"], path: ["0303", "0304"] },
  ]);
});

test("who is harmed and gone afterwards leaves from where it stood, once, and is not shown as hit", () => {
  const after = [before[0], unit("R1", "russian", "eliminated", true)];
  const lines = [line({ units: ["R1"], harms: ["R1"] }), line({ units: ["R1"], hexes: ["0304"], harms: ["R1"] })];
  expect(actsOf(lines, before, after, ground)).toEqual([{ kind: "lost", beat: 0, unit: before[2] }]);
});

test("who attacks two hexes strikes at the nearer, and what may follow is no blow", () => {
  const melee = line({ units: ["A2", "R1", "R2"], hexes: ["0505", "0304"], dice: [2] });
  const [strike, ...others] = actsOf([melee], before, before, ground).filter(({ kind }) => kind === "strike");
  expect(strike).toEqual({ kind: "strike", beat: 0, from: "0503", to: "0304" });
  // Who is attacked is named, too, and strikes at nobody: the hexes hold its own side.
  expect(others).toEqual([]);
  expect(actsOf([line({ units: ["A1"], hexes: ["0304"], tone: "note" })], before, before, ground)).toEqual([]);
});

test("whoever is off the map, or comes onto it, has no way there", () => {
  const off = [unit("A3", "allied", "entry:0108")];
  const lines = [line({ units: ["A3"], hexes: ["0108"], path: ["entry:0108", "0108"], harms: ["A3"] })];
  expect(actsOf(lines, off, [unit("A3", "allied", "0108")], ground)).toEqual([]);
});

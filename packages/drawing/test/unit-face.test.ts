import type { CounterFace, UnitView } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { faceOf } from "../src/unit-face.ts";
import { countersOf } from "../src/unit-stacks.ts";

const SEATS = ["north", "south"];
const PLAIN: CounterFace = {
  nation: "south",
  branch: "guards",
  bandLeft: "23",
  bandRight: "Lt",
  values: [],
  states: [],
  pips: [],
};
const unit = (face: Partial<CounterFace>, more: Partial<UnitView> = {}): UnitView => ({
  id: "23/Lt",
  name: "23rd Foot",
  side: "south",
  at: "0304",
  stack: 0,
  face: { ...PLAIN, ...face },
  ...more,
});

test("a face of any system becomes one that can be drawn", () => {
  const values = [
    { text: "5", role: "fire" },
    { text: "7", role: "luck" },
  ];
  const face = faceOf(unit({ values }), SEATS, { role: "selected", strength: "+3" });
  expect(face).toMatchObject({ nation: "russian", branch: "infantry", role: "selected" });
  expect(face.values.map(({ role }) => role)).toEqual(["fire", "other"]);
  expect(face.pips).toEqual([{ kind: "strength", text: "+3" }]);
});

test("all states are kept, and those without a shape become a notice", () => {
  const face = faceOf(unit({ states: ["disorganized", "demoralized", "tired"] }), SEATS);
  expect(face.states).toEqual(["disrupted", "demoralized"]);
  expect(face.pips).toEqual([{ kind: "letter", text: "T" }]);
});

test("notices are signs, tags or letters, duties first", () => {
  const face = faceOf(unit({ pips: ["acted", "lost:2/4", "sworn", "must-act"] }), SEATS);
  expect(face.pips).toEqual([
    { kind: "must-act" },
    { kind: "acted" },
    { kind: "tag", text: "2/4" },
    { kind: "letter", text: "S" },
  ]);
});

test("facing and formation are taken as told; an unknown formation is none", () => {
  expect(faceOf(unit({ facing: "N/NE", formation: "line" }), SEATS)).toMatchObject({
    facing: "N/NE",
    formation: "line",
  });
  expect(faceOf(unit({ formation: "phalanx" }), SEATS).formation).toBeUndefined();
});

test("units of one hex are one stack, the top one first; whoever is off the map is in none", () => {
  const units = [unit({}, { id: "b", stack: 1 }), unit({}, { id: "a" }), unit({}, { id: "c", at: "off-map" })];
  const [stack, ...more] = countersOf(units, SEATS, (at) => at === "0304");
  expect(stack.faces.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(more).toEqual([]);
});

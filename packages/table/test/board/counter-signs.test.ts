import type { UnitView } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { counterSigns } from "../../src/board/counter-signs.tsx";

const unit = (id: string, at: string, ...pips: readonly string[]): UnitView => ({
  id,
  name: id,
  side: "allied",
  at,
  stack: 0,
  face: { nation: "british", branch: "infantry", bandLeft: id, bandRight: "", values: [], states: [], pips },
});
const isOnMap = (at: string): boolean => /^\d{4}$/.test(at);

test("the legend names every sign and ring that is on a counter of the map, once", () => {
  const units = [unit("A", "0101", "must-act"), unit("B", "0102", "must-act"), unit("C", "0103", "fired", "lost:2/4")];
  const marks = { roles: new Map([["A", "selected" as const]]), choosable: new Set(["B"]) };
  expect(counterSigns(units, marks, isOnMap)).toEqual(["may-be-chosen", "in-hand", "must-act", "fired"]);
});

test("what is not on the map needs no legend", () => {
  const marks = { roles: new Map(), choosable: new Set<string>() };
  expect(counterSigns([unit("A", "off-map", "acted")], marks, isOnMap)).toEqual([]);
});

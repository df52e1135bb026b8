import { beginGame, isProblems, noDice } from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import { british, field, piquet, soimonov } from "./field.ts";

const game = beginGame(bloodyRetribution, { scenario: "inkerman", options: {} }, noDice);
if (isProblems(game)) throw new Error("no game");
const view = game.view(null) as BoardView; // The view of this system.

test("2.5: green counters for Soimonov, grey for Pavlov, red British, blue French", () => {
  const nation = (id: string) => view.units.find((unit) => unit.id === id)?.face.nation;
  expect(["1/To", "1/Bo", "CG", "SB6"].map(nation)).toEqual(["russian", "pavlov", "british", "french"]);
});

test("2.13: batteries on Shell Hill, no control marker yet, and the turn", () => {
  expect(view.markers.map(({ kind, hex }) => `${kind} ${hex}`)).toEqual(["battery 1208", "battery 1309"]);
  expect([view.turn, view.turns]).toEqual([1, 5]);
});

test("both seats and spectators see the same board", () => {
  expect(game.view(0)).toEqual(game.view(1));
  expect(game.view(null)).toEqual(game.view(1));
});

test("values that we reconstructed are marked, those of 1/Bk are not", () => {
  const face = (id: string) => view.units.find((unit) => unit.id === id)?.face;
  expect(face("1/Bk")?.reconstructed).toBeUndefined();
  expect(face("2/Bk")?.reconstructed).toBe(true);
  expect(face("SB6")).toMatchObject({ entryTurn: 3, reconstructed: true });
});

test("6.4: a Piquet lies under the unit that shares its hex", () => {
  const s = field({
    units: [soimonov("R", "0801"), piquet("P", "0303"), british("A", "0303"), piquet("Q", "0505")],
    phase: "movement",
  });
  expect([s.unit("P").stack, s.unit("A").stack, s.unit("Q").stack]).toEqual([1, 0, 0]);
});

test("5.7: the Allied artillery is noted on turns 3 and 4", () => {
  const notes = (turn: number) =>
    field({ units: [soimonov("R", "0801"), british("A", "0303")], phase: "movement", turn }).view().notes;
  expect([2, 3, 4, 5].map((turn) => notes(turn).includes("Allied artillery: one column right."))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

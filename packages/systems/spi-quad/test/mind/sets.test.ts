import { isProblems, startPlay } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { FREE, spareTurns } from "../../src/mind/leaving.ts";
import { loreOf } from "../../src/mind/lore.ts";
import { setPrize } from "../../src/mind/sets.ts";
import { lift, place } from "../../src/occupancy.ts";
import { ALLIED, RUSSIAN } from "../../src/seat.ts";
import { ELIMINATED, hexOf, type QuadPlay, topUnit } from "../../src/state.ts";
import { INFANTRY } from "../../src/unit.ts";

function begun(scenario: string): QuadPlay {
  const play = startPlay(spiQuad, { scenario, options: {} });
  if (isProblems(play)) throw new Error("the scenario cannot be set up");
  return play;
}

const hexAt = ({ world }: QuadPlay, number: string): Hex => world.grid.byNumber.get(number) as Hex;

const russianFoot = ({ world }: QuadPlay): Unit[] =>
  Array.from({ length: world.count }, (_, u) => asUnit(u)).filter(
    (u) => world.seatOf[u] === RUSSIAN && world.kindOf[u] === INFANTRY,
  );

/** Puts the next Russian battalion into a redoubt that nobody holds any more. */
function takes(g: QuadPlay, number: string, unit: Unit): void {
  const hex = hexAt(g, number);
  while (topUnit(g, hex) >= 0) lift(g, topUnit(g, hex), ELIMINATED);
  lift(g, unit, ELIMINATED);
  place(g, unit, hex);
}

describe("B23.21, B23.22: redoubts that score together", () => {
  test("are worth the more the more of the others are held, and most at the end", () => {
    const g = begun("balaclava");
    const [first, second] = russianFoot(g);
    const prize = (): number => setPrize(g, RUSSIAN, hexAt(g, "2313"), false);
    const none = prize();
    takes(g, "1811", first);
    const one = prize();
    takes(g, "2012", second);
    const two = prize();
    expect(none).toBeGreaterThan(0);
    expect(one).toBeGreaterThan(2 * none);
    expect(two).toBeGreaterThan(2 * one);
    g.c.turn[0] = g.world.turns;
    expect(prize()).toBeGreaterThan(two);
    // The third makes 30 points, each of which is worth 14 here.
    expect(prize()).toBe(30 * 14);
    // Whoever spoils the set takes as much away; a second unit in a place adds little.
    expect(setPrize(g, ALLIED, hexAt(g, "1811"), false)).toBeGreaterThan(0);
    expect(setPrize(g, RUSSIAN, hexAt(g, "2313"), true)).toBeLessThan(prize() / 2);
  });

  test("S-68: the Allies keep a western one by having been there last, so nobody need stand in it", () => {
    const g = begun("balaclava");
    const west = hexAt(g, "0714");
    // The militia stands there from the beginning.
    const kept = setPrize(g, ALLIED, west, false);
    const [battalion] = russianFoot(g);
    takes(g, "0714", battalion);
    expect(setPrize(g, ALLIED, west, false)).toBeGreaterThan(2 * kept);
  });

  test("are nothing elsewhere", () => {
    const g = begun("balaclava");
    expect(setPrize(g, RUSSIAN, hexAt(g, "0101"), false)).toBe(0);
    expect(setPrize(begun("alma"), RUSSIAN, hexAt(begun("alma"), "2225"), false)).toBe(0);
  });
});

describe("A21.2: two Russian units leave in every turn", () => {
  test("the nearest guns first, each when it still comes in time, and nobody whose turn is over", () => {
    const g = begun("alma");
    g.c.turn[0] = 6;
    g.c.preservationTurn[0] = 6;
    const spare = new Int8Array(g.world.count);
    spareTurns(g, loreOf(g), spare);
    const { units } = g.world;
    const of = (id: string): number => spare[units.findIndex((unit) => unit.id === id)];
    // FB-4 and FB-5 stand at the exit: they go now.
    expect([of("FB-4"), of("FB-5")]).toEqual([0, 0]);
    const leaving = Array.from(spare.keys()).filter((u) => spare[u] < FREE);
    // Seven turns are left, two units in each.
    expect(leaving.length).toBe(14);
    expect(leaving.every((u) => g.world.seatOf[u] === RUSSIAN && hexOf(g, asUnit(u)) > 0)).toBe(true);
    expect(leaving.filter((u) => g.world.isGun[u] === 1).length).toBeGreaterThan(6);
    g.c.exits[6] = 2;
    spareTurns(g, loreOf(g), spare);
    expect(Array.from(spare.keys()).filter((u) => spare[u] < FREE).length).toBe(12);
  });
});

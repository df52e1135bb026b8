import { secretOfSeed, seededChance } from "@redoubt/engine";
import { createGrid } from "@redoubt/hex";
import type { AnyWargame } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { describe, expect, test } from "vitest";
import { contest, createPlayer, type Player } from "../src/index.ts";
import { type Field, type MarchName, marches, marchNames } from "../tune/marches.ts";
import { fixedPlans, type Scoring, scripted } from "../tune/scripted.ts";
import { bayonetsScripts } from "../tune/scripted-bayonets.ts";
import { quadScript } from "../tune/scripted-quad.ts";
import { retributionScript } from "../tune/scripted-retribution.ts";
import { steppesScripts } from "../tune/scripted-steppes.ts";

describe("marches", () => {
  const grid = createGrid({ cols: 9, rows: 9 });
  const hex = (number: string): number => grid.byNumber.get(number) ?? 0;
  // Units 0 to 2 are ours, 3 is the enemy's, 4 is off the map.
  const field: Field = {
    grid,
    hexOf: ["0303", "0503", "0403", "0408", "none"].map(hex),
    seatOf: new Map([0, 0, 0, 1, 1].map((seat, unit) => [unit, seat])),
    exits: [hex("0901")],
    goals: [hex("0101"), hex("0503")],
  };
  const cost = (name: MarchName, unit: number, at: string): number | undefined =>
    marches[name](field, 0, unit)?.(hex(at));

  test.each<[MarchName, number, string, string]>([
    ["rush", 0, "0406", "0405"],
    // The goal of 0503 is held by our own, 0101 by nobody.
    ["rush", 0, "0202", "0503"],
    ["edge dash", 1, "0802", "0503"],
    ["feint in the far west", 0, "0107", "0303"],
    ["hide the army", 0, "0401", "0403"],
    ["fortress", 0, "0403", "0303"],
  ])("%s: unit %i would rather be in %s than in %s", (name, unit, better, worse) => {
    expect(cost(name, unit, better)).toBeLessThan(cost(name, unit, worse) ?? 0);
  });

  test("the turtle leaves everybody alone, the feint all but every third", () => {
    expect([0, 1, 2, 3].map((unit) => marches.turtle(field, 0, unit))).toEqual([null, null, null, null]);
    const feint = marches["feint in the far west"];
    expect([0, 1, 2, 3].map((unit) => feint(field, 0, unit) === null)).toEqual([false, true, true, false]);
  });
});

const systemOf = (id: string): AnyWargame => {
  const found = wargames.find((known) => known.id === id);
  if (found === undefined) throw new Error(`no system "${id}"`);
  return found;
};

// A contest throws at the first answer that is not listed, and at a game that does not end.
function playsThrough(id: string, scenario: string, players: (system: AnyWargame) => readonly Player[]): void {
  const system = systemOf(id);
  const { decisions } = contest(system, { scenario, options: {} }, players(system), seededChance(secretOfSeed(3)));
  expect(decisions).toBeGreaterThan(20);
}

describe("scripts play whole games with allowed answers", () => {
  test.each(marchNames)("%s, in both seats of Inkerman and of Balaclava", (name) => {
    const both = <G>(system: AnyWargame, score: Scoring<G>) => [scripted(system, score), scripted(system, score)];
    playsThrough("bloody-retribution", "inkerman", (system) => both(system, retributionScript(name)));
    playsThrough("spi-quad", "balaclava", (system) => both(system, quadScript(name)));
  });

  test.each(Object.entries(steppesScripts))(
    "%s, in both seats of the Great Redoubt and of Scarlett's fight",
    (_, score) => {
      for (const scenario of ["great-redoubt", "scarlett"])
        playsThrough("bloody-steppes", scenario, (system) => [scripted(system, score), scripted(system, score)]);
    },
  );

  test("those of Bloody Steppes enter the map when they are expected, but for those who hide", () => {
    const system = systemOf("bloody-steppes");
    const russiansAtTheEnd = (name: string): number => {
      const players = [0, 1].map(() => scripted(system, steppesScripts[name]));
      const { play } = contest(system, { scenario: "balaclava", options: {} }, players, seededChance(secretOfSeed(3)));
      return system.view(play, null).units.filter(({ side, at }) => side === "russian" && /^\d{4}$/.test(at)).length;
    };
    expect(russiansAtTheEnd("turtle")).toBeGreaterThan(30);
    expect(russiansAtTheEnd("hide the army")).toBeLessThan(10);
  });

  test("the turtle of the Alma leaves standing instructions alone and comes to an end", () => {
    const { turtle } = steppesScripts;
    playsThrough("bloody-steppes", "alma", (system) => [scripted(system, turtle), scripted(system, turtle)]);
  });

  test.each(Object.entries(bayonetsScripts))("%s, in both seats of Traktir", (_, score) => {
    playsThrough("imperial-bayonets", "traktir", (system) => [scripted(system, score), scripted(system, score)]);
  });

  test("fixed plans are those of the first edition and those of now, each for the seats that have it", () => {
    const system = systemOf("bloody-retribution");
    const plans = fixedPlans(system, "inkerman");
    const named = (name: string) => plans.find((plan) => plan.name === name);
    // Only the Russians of now are headlong; in the first edition the Allies knew the open flank, too.
    expect(named("plan: headlong for the open flank")).toBeUndefined();
    const headlong = named("plan of now: headlong for the open flank");
    expect(headlong?.player(1, 1)).toBeNull();
    expect(named("plan: the open flank")?.player(1, 1)).not.toBeNull();
    expect(named("plan of now: the open flank")?.player(1, 1)).toBeNull();
    const player = headlong?.player(0, 1) ?? null;
    if (player === null) throw new Error("the plan is gone");
    playsThrough("bloody-retribution", "inkerman", () => [player, createPlayer("random", system, { seed: 2 })]);
  });

  test("a system with one mind has its plans once", () => {
    const names = fixedPlans(systemOf("imperial-bayonets"), "traktir").map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(names.every((name) => name.startsWith("plan: "))).toBe(true);
  });
});

import { secretOfSeed, uniform, wordStream } from "@redoubt/engine";
import { distance, hexAt } from "@redoubt/hex";
import { expect, test } from "vitest";
import { isCompletable } from "../../src/checks/melee-plan.ts";
import { NOBODY, type QuadPlay } from "../../src/state.ts";
import { allied, alliedTurn, russian, turned } from "../battlefield.ts";

// A second, slow answer to S-42: try every plan for the whole phase.

interface Field {
  readonly attackers: readonly { readonly id: string; readonly at: string; readonly mustFight: boolean }[];
  readonly targets: readonly { readonly hex: string; readonly mustFight: boolean }[];
  readonly isNext: (at: string, hex: string) => boolean;
}

const subsetsOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 1 << all.length }, (_, bits) => all.filter((_one, i) => (bits >> i) & 1));

/** Whether everybody who must fight can, in some set of combats each of whose attackers are next to all its hexes. */
function hasPlan({ attackers, targets, isNext }: Field): boolean {
  const who = attackers.find(({ mustFight }) => mustFight);
  const whom = targets.find(({ mustFight }) => mustFight);
  if (who === undefined && whom === undefined) return true;
  for (const some of subsetsOf(attackers)) {
    if (some.length === 0 || (who !== undefined && !some.includes(who))) continue;
    for (const hexes of subsetsOf(targets)) {
      if (hexes.length === 0 || (who === undefined && whom !== undefined && !hexes.includes(whom))) continue;
      if (!some.every(({ at }) => hexes.every(({ hex }) => isNext(at, hex)))) continue;
      const left = {
        attackers: attackers.filter((one) => !some.includes(one)),
        targets: targets.filter((one) => !hexes.includes(one)),
        isNext,
      };
      if (hasPlan(left)) return true;
    }
  }
  return false;
}

const pool = ["0202", "0203", "0302", "0303", "0304", "0402", "0403", "0404", "0503"];

function randomField(seed: number) {
  const word = wordStream(secretOfSeed(seed), 0);
  const hexes = [...pool].sort(() => uniform(word, 3) - 1);
  const state = () => (uniform(word, 4) === 0 ? turned : {});
  const own = hexes.slice(0, 4).map((hex, i) => allied(`A${i}`, hex, "4-2-4", state()));
  const enemies = hexes.slice(4, 4 + 2 + uniform(word, 2)).map((hex, i) => russian(`R${i}`, hex, "4-5-4", state()));
  return { own, enemies };
}

test("8.11, 8.12, 8.22: an attack is refused exactly when no plan for the rest of the phase exists", () => {
  let refused = 0;
  let tried = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { own, enemies } = randomField(seed);
    const s = alliedTurn("melee", { map: { cols: 6, rows: 6 }, units: [...own, ...enemies] });
    const g = s.game.play() as QuadPlay;
    const { grid, unitIndex } = g.world;
    const isNext = (a: string, b: string) => distance(grid, hexAt(grid, a), hexAt(grid, b)) === 1;
    const isFresh = ({ state }: (typeof own)[number]) => state === undefined;
    const at = (unit: (typeof own)[number]) => unit.at ?? "";
    const faces = (unit: (typeof own)[number], others: typeof own) =>
      others.some((other) => isNext(at(unit), at(other)));
    const attackers = own
      .filter((unit) => faces(unit, enemies))
      .map((unit) => ({
        id: unit.id ?? "",
        at: at(unit),
        mustFight: isFresh(unit) && faces(unit, enemies.filter(isFresh)),
      }));
    const targets = enemies
      .filter((unit) => faces(unit, own))
      .map((unit) => ({ hex: at(unit), mustFight: isFresh(unit) && faces(unit, own.filter(isFresh)) }));
    expect(hasPlan({ attackers, targets, isNext })).toBe(true);
    for (const some of subsetsOf(attackers).filter((one) => one.length > 0)) {
      for (const hexes of subsetsOf(targets).filter((one) => one.length > 0)) {
        if (!some.every((unit) => hexes.every(({ hex }) => isNext(unit.at, hex)))) continue;
        const rest = {
          attackers: attackers.filter((one) => !some.includes(one)),
          targets: targets.filter((one) => !hexes.includes(one)),
          isNext,
        };
        const units = some.map(({ id }) => unitIndex.get(id) ?? NOBODY);
        const isAllowed = isCompletable(
          g,
          units,
          hexes.map(({ hex }) => hexAt(grid, hex)),
        );
        expect([seed, some, hexes, isAllowed]).toEqual([seed, some, hexes, hasPlan(rest)]);
        tried++;
        if (!isAllowed) refused++;
      }
    }
  }
  expect(tried).toBeGreaterThan(200);
  expect(refused).toBeGreaterThan(50);
});

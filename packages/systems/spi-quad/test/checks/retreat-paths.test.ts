import { secretOfSeed, uniform, wordStream } from "@redoubt/engine";
import { distance, type Grid, type Hex, hexAt, neighbours } from "@redoubt/hex";
import { expect, test } from "vitest";
import { findRetreats, retreats } from "../../src/checks/retreat-paths.ts";
import { ALLIED } from "../../src/seat.ts";
import { isInZoneOf, NOBODY, type QuadPlay } from "../../src/state.ts";
import { allied, alliedTurn, russian, turned } from "../battlefield.ts";

// A second, slow answer to S-40 and S-41 on open ground: write down every path and pick the best.

interface Field {
  readonly g: QuadPlay;
  readonly grid: Grid;
  /** Units of the retreating side in a hex: how many guns, and whether there is infantry. */
  readonly friends: (hex: Hex) => { readonly guns: number; readonly foot: boolean };
  readonly enemies: readonly Hex[];
}

const isBarred = ({ g, enemies }: Field, hex: Hex): boolean => enemies.includes(hex) || isInZoneOf(g, ALLIED, hex);

function canLeave(field: Field, hex: Hex, chain: readonly Hex[]): boolean {
  return neighbours(field.grid, hex).some((to) => {
    if (chain.includes(to) || isBarred(field, to)) return false;
    const { guns, foot } = field.friends(to);
    return guns < 2 && (!foot || canLeave(field, to, [...chain, hex]));
  });
}

interface Path {
  readonly hexes: readonly Hex[];
  readonly worst: number;
}

function pathsFrom(field: Field, path: Path, left: number): readonly Path[] {
  if (left === 0) return [path];
  const at = path.hexes[path.hexes.length - 1];
  const [origin] = path.hexes;
  const on = neighbours(field.grid, at).flatMap((to) => {
    if (isBarred(field, to)) return [];
    if (distance(field.grid, origin, to) <= distance(field.grid, origin, at)) return [];
    const { guns, foot } = field.friends(to);
    if (foot && !canLeave(field, to, path.hexes)) return [];
    const worst = Math.max(path.worst, foot ? 2 : guns > 0 ? 1 : 0);
    return pathsFrom(field, { hexes: [...path.hexes, to], worst }, left - 1);
  });
  return [...on, path];
}

/** The first hexes of the best paths. */
function bestSteps(field: Field, origin: Hex, length: number): readonly string[] {
  const ends = pathsFrom(field, { hexes: [origin], worst: 0 }, length).filter(
    ({ hexes }) => hexes.length > 1 && field.friends(hexes[hexes.length - 1]).guns < 2,
  );
  const safety = ({ hexes }: Path) =>
    Math.min(...field.enemies.map((enemy) => distance(field.grid, enemy, hexes[hexes.length - 1])));
  const rank = (path: Path) => path.hexes.length * 10_000 - path.worst * 1000 + safety(path);
  const best = Math.max(0, ...ends.map(rank));
  const steps = ends.filter((path) => rank(path) === best).map(({ hexes }) => field.grid.numbers[hexes[1]]);
  return [...new Set(steps)].sort();
}

function randomField(seed: number) {
  const word = wordStream(secretOfSeed(seed), 0);
  const free = Array.from({ length: 36 }, (_, i) => `0${(i % 6) + 1}0${Math.trunc(i / 6) + 1}`).filter(
    (hex) => hex !== "0303",
  );
  const draw = () => free.splice(uniform(word, free.length), 1)[0];
  const foes = Array.from({ length: 2 + uniform(word, 9) }, (_, i) =>
    allied(`A${i}`, draw(), "4-2-4", uniform(word, 4) === 0 ? turned : {}),
  );
  const friends = Array.from({ length: 4 + uniform(word, 12) }, (_, i) => russian(`F${i}`, draw(), "4-3-4"));
  const guns = Array.from({ length: 4 }, (_, i) => russian(`G${i}`, draw(), "A(1)4"));
  return { units: [...foes, russian("R", "0303", "4-3-4"), ...friends, ...guns], length: 1 + uniform(word, 3) };
}

test("8.53, 8.54, 8.56, 8.61, 8.63: the ways a retreat may take are those of the best of all paths", () => {
  const seen = { whole: 0, short: 0, none: 0 };
  for (let seed = 1; seed <= 250; seed++) {
    const { units, length } = randomField(seed);
    const s = alliedTurn("movement", { map: { cols: 6, rows: 6 }, units });
    const g = s.game.play() as QuadPlay;
    const { grid, unitIndex } = g.world;
    const at = (side: string) =>
      units.filter((unit) => unit.side === side).map((unit) => ({ ...unit, hex: hexAt(grid, unit.at ?? "") }));
    const russians = at("russian");
    const field: Field = {
      g,
      grid,
      enemies: at("allied").map(({ hex }) => hex),
      friends: (hex) => {
        const there = russians.filter((unit) => unit.hex === hex);
        const guns = there.filter(({ kind }) => kind === "artillery").length;
        return { guns, foot: there.length > guns };
      },
    };
    const origin = hexAt(grid, "0303");
    findRetreats(g, unitIndex.get("R") ?? NOBODY, origin, length);
    const found = Array.from(retreats.hexes.subarray(0, retreats.count), (hex) => grid.numbers[hex]).sort();
    expect([seed, found]).toEqual([seed, bestSteps(field, origin, length)]);
    if (retreats.steps === length) seen.whole++;
    else if (retreats.steps > 0) seen.short++;
    else seen.none++;
  }
  expect(Math.min(seen.whole, seen.short, seen.none)).toBeGreaterThan(3);
});

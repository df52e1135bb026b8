import { beginGame, isProblems, seededChance } from "@redoubt/engine";
import { type Situation, situationOf } from "@redoubt/testkit/situation";
import { expect, test } from "vitest";
import map from "../../src/data/maps/inkerman.json" with { type: "json" };
import { bloodyRetribution } from "../../src/index.ts";
import { type Field, flanks, mayAttack, reach } from "./oracle.ts";

/** The ground of the battle, with its roads on hexes and hexsides. */
function groundOf(): Pick<Field, "hexes" | "sides"> {
  const hexes: Record<string, string[]> = structuredClone(map.hexes);
  const sides: Record<string, string[]> = structuredClone(map.sides);
  const add = (tags: Record<string, string[]>, key: string) => {
    tags[key] = [...(tags[key] ?? []), "road"];
  };
  for (const { path } of map.roads) {
    for (const [i, hex] of path.entries()) {
      add(hexes, hex);
      if (i > 0) add(sides, [path[i - 1], hex].sort().join("/"));
    }
  }
  return { hexes, sides };
}

const ground = groundOf();
const isOn = (at: string) => /^\d{4}$/.test(at);

/** The battle as it stands, for the oracle. */
function fieldNow(s: Situation): Field {
  const units = s.view().units.filter(({ at }) => isOn(at));
  const plain = units.map(({ id, side, at, face }) => ({ id, side, at, kind: face.branch, state: face.states }));
  return { cols: map.cols, rows: map.rows, evenRows: map.evenRows, ...ground, units: plain };
}

/** Compares what may be done now with the book. */
function compare(s: Situation, mover: string | null): void {
  const field = fieldNow(s);
  const { seat, kind } = s.decision();
  const answers = s.answers();
  const own = field.units.filter(({ side }) => side === (seat === 0 ? "russian" : "allied"));
  if (kind === "way" && mover !== null) {
    const unit = own.find(({ id }) => id === mover);
    const found = answers.flatMap((answer) => (answer.startsWith("go ") ? [answer.slice(3)] : []));
    if (unit !== undefined) expect(found.sort(), mover).toEqual(reach(field, unit));
  }
  if (kind !== "action" || s.view().phase !== "combat") return;
  const ready = own.filter(({ kind: type, state }) => type !== "piquet" && !state?.includes("disrupted"));
  const around = ready.flatMap((unit) => flanks(field, unit).map((to) => `flank ${unit.id} ${to}`));
  expect(answers.filter((answer) => answer.startsWith("flank ")).sort()).toEqual(around.sort());
  const enemies = new Set(field.units.filter((unit) => !own.includes(unit)).map(({ at = "" }) => at));
  const targets = [...enemies].filter((at) => ready.some((unit) => mayAttack(field, unit, at)));
  const expected = targets.map((at) => `attack ${at}`);
  expect(answers.filter((answer) => answer.startsWith("attack ")).sort()).toEqual(expected.sort());
}

test.each([1, 2])(
  "6.2, 7.2, 8.1, 8.12, 9.1, 9.18: moves, attacks and flanks of battle %i are those of the book",
  (seed) => {
    const game = beginGame(
      bloodyRetribution,
      { scenario: "inkerman", options: {} },
      seededChance(String(seed).padStart(64, "0")),
    );
    if (isProblems(game)) throw new Error(JSON.stringify(game));
    const s = situationOf(bloodyRetribution, game);
    let state = seed * 104729;
    const below = (n: number): number => {
      state = (state * 48271) % 2147483647;
      return state % n;
    };
    let mover: string | null = null;
    for (let i = 0; i < 800 && game.pending().kind === "decide"; i++) {
      if (i % 5 < 2) compare(s, mover);
      const answers = s.answers().filter((answer) => !/^(capitulate|offer|end|finish|disrupt|accept)/.test(answer));
      const choice = answers.length > 0 ? answers[below(answers.length)] : s.answers()[0];
      mover = choice.startsWith("move ") ? choice.slice(5) : null;
      s.answer(choice);
    }
    expect(s.view().turn).toBeGreaterThan(1);
  },
);

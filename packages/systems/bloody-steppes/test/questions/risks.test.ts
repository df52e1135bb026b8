import { isProblems } from "@redoubt/engine";
import type { Risks } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { questions } from "../../src/questions.ts";
import { fieldOf, pieceOf } from "../working.ts";

/** A battalion in 0406 that may go north, guns four hexes from its hex and a battalion of the enemy two from its next. */
const field = (more: { readonly reacted?: boolean } = {}) =>
  fieldOf({
    turn: 1,
    phase: "activation",
    units: [
      {
        id: "Mover",
        side: "allied",
        at: "0406",
        formation: "line",
        facing: "N/NE",
        stats: { sp: 8, morale: 8, fire: "-1/0" },
      },
      {
        id: "Guns",
        side: "russian",
        kind: "artillery",
        at: "0602",
        facing: "S/SW",
        stats: { morale: 6, fire: "-1/0/+1" },
        state: more.reacted ? ["reaction"] : [],
      },
      {
        id: "Foot",
        side: "russian",
        at: "0403",
        formation: "line",
        facing: "S/SW",
        stats: { sp: 6, morale: 6, fire: "0/+1" },
      },
    ],
  });

function risks(g: ReturnType<typeof field>, path: readonly string[]): Risks {
  const told = questions.risks?.(g, "Mover", path);
  if (told === undefined || isProblems(told)) throw new Error(told?.[0].what ?? "not told");
  return told;
}

describe("what a unit may meet on its way", () => {
  test("X.6, XI.8: who may fire at it, in each hex, from where and how strongly, by which rule", () => {
    const { risks: met } = risks(field(), ["0406", "0405"]);
    expect(met.filter(({ kind }) => kind === "fire")).toMatchObject([
      { by: "Guns", from: "0602", hex: "0405", rule: "XI.8" },
      { by: "Foot", from: "0403", hex: "0405", rule: "X.6" },
    ]);
    // XI.9: four hexes are in the second band of two; X.8: infantry is told by hexes.
    expect(met.map(({ label }) => label[0])).toEqual(["B", "2"]);
  });

  test("VI.15: next to an enemy in its front a counterattack is told as well", () => {
    const { risks: met } = risks(field(), ["0405", "0404"]);
    expect(met.filter(({ by, kind }) => by === "Foot" && kind === "fire").map(({ hex }) => hex)).toEqual([
      "0405",
      "0404",
    ]);
    expect(met.some(({ kind, rule }) => kind === "fire" && rule === "X.6")).toBe(true);
  });

  test("VI.21: whoever has reacted is no risk any more, and everybody fires once", () => {
    const all = risks(field(), ["0405", "0404"]);
    const fewer = risks(field({ reacted: true }), ["0405", "0404"]);
    expect(fewer.risks.some(({ by }) => by === "Guns")).toBe(false);
    expect(fewer.untouched).toBeGreaterThanOrEqual(all.untouched);
    expect(all.untouched).toBeLessThan(100);
  });

  test("the game is as it was, and a way of no hexes meets nothing", () => {
    const g = field();
    risks(g, ["0405"]);
    expect(g.world.grid.numbers[g.c.hexOf[pieceOf(g, "Mover")]]).toBe("0406");
    expect(risks(g, [])).toEqual({ risks: [], follows: [], untouched: 100 });
  });
});

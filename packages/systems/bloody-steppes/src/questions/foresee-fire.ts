import type { Result } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Foreseen } from "@redoubt/mechanics";
import { whyNotFireAt } from "../checks/fire.ts";
import { isGun, moraleOf } from "../checks/morale.ts";
import { apart } from "../checks/neighbours.ts";
import { fireLedger } from "../modifiers/fire.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesPlay } from "../state.ts";
import { fireChartBounds, fireResult } from "../tables/fire-result.ts";
import { counted, hexOf, namesOf, signed } from "../wording/told.ts";
import { problem } from "./asked.ts";

const faces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const within = (value: number, lowest: number, highest: number): number => Math.min(Math.max(value, lowest), highest);

/** What a result costs, in words. */
function resultText(mp: number, sp: number): string {
  const lost = [...(sp > 0 ? [counted(sp, "Strength Point")] : []), ...(mp > 0 ? [counted(mp, "Movement Point")] : [])];
  return lost.length === 0 ? "Nothing" : `They lose ${lost.join(" and ")}`;
}

/** X.11, XI.2: the shot of the first of some units who can fire at a hex: what is added, and what each face brings. */
export function foreseeFire(g: SteppesPlay, units: readonly number[], hex: Hex): Result<Foreseen> {
  const firer = units.find((unit) => whyNotFireAt(g, unit, hex) === null);
  if (firer === undefined) return problem("nobody can fire there");
  const { rows, total } = fireLedger({ g, firers: [firer], hex });
  const isGuns = isGun(g.world, firer);
  const { infantryFire, artilleryFireNear, artilleryFireFar } = g.world.charts;
  const chart = isGuns ? (apart(g, g.c.hexOf[firer], hex) === 1 ? artilleryFireNear : artilleryFireFar) : infantryFire;
  const { lowestDie, highestDie, lowestMorale, highestMorale } = fireChartBounds;
  const row = within(moraleOf(g, firer), lowestMorale, highestMorale);
  const shares = new Map<string, number>();
  for (const die of faces) {
    const { mp, sp } = fireResult(chart, row, within(die + total, lowestDie, highestDie));
    const text = resultText(mp, sp);
    shares.set(text, (shares.get(text) ?? 0) + 10);
  }
  const rule = isGuns ? "XI.2" : "X.11";
  const chartId =
    chart === infantryFire
      ? "infantry-fire"
      : chart === artilleryFireNear
        ? "artillery-fire-near"
        : "artillery-fire-far";
  return {
    title: `Fire at ${namesOf(g.world, unitsIn(g, hex))}, ${hexOf(g.world, hex)}`,
    conditions: [],
    rule,
    marks: null,
    place: {
      chart: chartId,
      columns: [...new Set(faces.map((die) => within(die + total, lowestDie, highestDie) - lowestDie))],
      rows: [highestMorale - row],
    },
    cases: [
      {
        name: "fire",
        columns: ["die"],
        rows: [
          ...rows.map(({ note, value, rule: cited }) => ({ text: note, values: [signed(value)], rule: cited })),
          { text: `Die, in the row of morale ${row}`, values: [signed(total)], rule, isSum: true as const },
        ],
        outcomes: [...shares].map(([text, percent]) => ({ text, percent, isGood: text !== "Nothing" })),
      },
    ],
  };
}

import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { attackEighths, defenceEighths, isInPosition, isOverWater, ownEighths } from "../checks/fighting.ts";
import { isDemoralized } from "../occupancy.ts";
import { type BayonetsPlay, DISRUPTED, has, OUT_OF_SUPPLY } from "../state.ts";
import { EIGHTHS } from "../strength.ts";
import { strengthHalves } from "../tables/constants.ts";
import { spOf } from "../values.ts";

const fractions = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"] as const;

function amount(eighths: number): string {
  const whole = Math.floor(eighths / EIGHTHS);
  const rest = fractions[eighths % EIGHTHS];
  return whole === 0 && rest !== "" ? rest : `${whole}${rest}`;
}

/** Where a unit's strength is counted: it attacks hexes, it defends, or it fires or charges with its own states alone. */
export type Counted =
  | { readonly kind: "attacks"; readonly hexes: readonly Hex[] }
  | { readonly kind: "defends" | "own" };

/** One line for each unit whose strength is changed: what changes it, by which rule, and what is left of it (9.4c, I-128). */
export function strengthNotes(g: BayonetsPlay, units: readonly Unit[], counted: Counted): readonly string[] {
  return units.flatMap((unit) => {
    const demoralized = has(g, unit, OUT_OF_SUPPLY) ? "out of supply" : "demoralized";
    const causes = [
      ...(has(g, unit, DISRUPTED) ? [`disrupted (${strengthHalves.disrupted.rule})`] : []),
      ...(isDemoralized(g, unit) ? [`${demoralized} (${strengthHalves.demoralized.rule})`] : []),
      ...(counted.kind === "attacks" && isOverWater(g, unit, counted.hexes)
        ? [`over water (${strengthHalves.water.rule})`]
        : []),
      ...(counted.kind === "defends" && isInPosition(g, unit)
        ? [`in an Improved Position (${strengthHalves["improved-position"].rule})`]
        : []),
    ];
    if (causes.length === 0) return [];
    const eighths =
      counted.kind === "attacks"
        ? attackEighths(g, unit, counted.hexes)
        : counted.kind === "defends"
          ? defenceEighths(g, unit)
          : ownEighths(g, unit);
    return [`${g.world.pieces[unit].name} ${spOf(g, unit)}, ${causes.join(", ")}: ${amount(eighths)}`];
  });
}

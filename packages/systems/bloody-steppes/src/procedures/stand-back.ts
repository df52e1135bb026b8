import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { adoptFacing } from "../carrying.ts";
import { whyNotStack } from "../checks/stacking.ts";
import { shift } from "../occupancy.ts";
import type { SteppesPlay } from "../state.ts";

/** K-196: units that are stopped where they may not stand go back to the last hex of their way where they may, and face as others there do. */
export function standBack(g: SteppesPlay, path: readonly Hex[], units: readonly Unit[]): void {
  if (whyNotStack(g, units, g.c.hexOf[units[0]]) === null) {
    adoptFacing(g, units);
    return;
  }
  for (const hex of [...path].reverse()) {
    if (hex === g.c.hexOf[units[0]]) continue;
    for (const unit of units) shift(g, unit, hex);
    if (whyNotStack(g, units, hex) !== null) continue;
    g.emit({ kind: "stood-back", rule: "VII.3", pieces: units, hex });
    break;
  }
  adoptFacing(g, units);
}

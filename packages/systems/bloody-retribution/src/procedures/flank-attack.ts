import { become, over } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { procedure } from "../kit.ts";
import { occupy, silenceGuns } from "../mutations.ts";
import { hexName, nameOf, placeName, type RetributionPlay } from "../state.ts";
import { followUp } from "./follow-up.ts";

interface Flanking {
  readonly unit: Unit;
  readonly to: Hex;
}

/** 9.18: a unit attacks an empty hex in an enemy zone: no die, no loss, it simply advances. */
export const flankAttack = procedure<{ go: Flanking }>("flank-attack", {
  go: {
    does: (g, { unit, to }) => {
      if (flankInto(g, unit, to)) return over;
      return become(followUp, { unit, isAfterFlank: true });
    },
  },
});

/** Makes the advance that a flank attack is (B-44, B-46). Returns whether the game is over. */
export function flankInto(g: RetributionPlay, unit: Unit, to: Hex): boolean {
  silenceGuns(g, g.world.seatOf[unit], to);
  const from = placeName(g, unit);
  g.emit({ kind: "flanked", rule: "9.18", unit: nameOf(g, unit), from, hex: hexName(g.world, to) });
  return occupy(g, unit, to);
}

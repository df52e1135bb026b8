import { become, over } from "@redoubt/engine";
import { procedure } from "../kit.ts";
import { occupy, silenceGuns } from "../mutations.ts";
import { hexName, type RetributionPlay } from "../state.ts";
import { followUp } from "./follow-up.ts";

interface FlankLocals {
  readonly unit: number;
  readonly to: number;
}

/** 9.18: a unit attacks an empty hex in an enemy zone: no die, no loss, it simply advances. */
export const flankAttack = procedure<FlankLocals, "go">("flank-attack", {
  go: {
    does: (g, { unit, to }) => {
      if (flankInto(g, unit, to)) return over;
      return become(followUp, { unit, isAfterFlank: true });
    },
  },
});

/** Makes the advance that a flank attack is (B-44, B-46). Returns whether the game is over. */
export function flankInto(g: RetributionPlay, unit: number, to: number): boolean {
  silenceGuns(g, g.world.seatOf[unit], to);
  g.emit({ kind: "flanked", rule: "9.18", unit: g.world.units[unit].id, hex: hexName(g.world, to) });
  return occupy(g, unit, to);
}

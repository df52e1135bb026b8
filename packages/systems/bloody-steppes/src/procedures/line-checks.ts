import { call, done, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { formationOf } from "../checks/neighbours.ts";
import { procedure } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { BRITISH_LINE } from "../piece.ts";
import { ROUTED, type SteppesPlay } from "../state.ts";
import { facingFor, placeOf, reform } from "./reform.ts";

/** Whose columns form line when they are attacked: British infantry and all cavalry (IV.18, IV.4, K-49). */
function columnsIn(g: SteppesPlay, hex: number) {
  return unitsIn(g, hex)
    .filter((unit) => {
      const formation = formationOf(g, unit);
      const isBritish = (g.world.traits[unit] & BRITISH_LINE) !== 0 && formation === "assault-column";
      return g.c.level[unit] !== ROUTED && (isBritish || formation === "march-column");
    })
    .map(asUnit);
}

/** IV.18, IV.4: columns that are attacked form line and check; failing they are in line, but disorganized. */
export const lineChecks: Procedure<{ readonly hex: Hex }> = procedure<
  { begin: { readonly hex: Hex }; finish: object },
  null,
  "begin"
>("line-checks", {
  begin: {
    does: (g, { hex }) => {
      const units = columnsIn(g, hex);
      if (units.length === 0) return done();
      const facing = facingFor(g, units[0]);
      const change = {
        units,
        formation: placeOf("line"),
        facing,
        reason: "lineWhenAttacked",
        isOnlyWhenPassed: false,
      } as const;
      return call(reform, change, "finish");
    },
  },
  finish: { does: () => done() },
});

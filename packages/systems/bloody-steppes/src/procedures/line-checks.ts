import { call, done, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { formationOf } from "../checks/neighbours.ts";
import { procedure } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { BRITISH_LINE } from "../piece.ts";
import { ROUTED, type SteppesPlay } from "../state.ts";
import { facingFor, placeOf, reform } from "./reform.ts";

/** What columns are called with: the hex attacked, and whether horse comes to meet those in it. */
export interface LineChecks {
  readonly hex: Hex;
  readonly isCountercharge?: true;
}

/** Whose columns form line when they are attacked: British infantry, but not before a countercharge (VI.13), and all cavalry (IV.18, IV.4, K-49). */
function columnsIn(g: SteppesPlay, { hex, isCountercharge }: LineChecks) {
  return unitsIn(g, hex)
    .filter((unit) => {
      const formation = formationOf(g, unit);
      const isFoot = (g.world.traits[unit] & BRITISH_LINE) !== 0 && formation === "assault-column";
      const isBritish = isFoot && !isCountercharge;
      return g.c.level[unit] !== ROUTED && (isBritish || formation === "march-column");
    })
    .map(asUnit);
}

/** IV.18, IV.4: columns that are attacked form line and check; failing they are in line, but disorganized. */
export const lineChecks: Procedure<LineChecks> = procedure<{ begin: LineChecks; finish: object }, null, "begin">(
  "line-checks",
  {
    begin: {
      does: (g, l) => {
        const units = columnsIn(g, l);
        if (units.length === 0) return done();
        const facing = facingFor(g, units[0]);
        const change = {
          units,
          formation: placeOf("line"),
          facing,
          reason: g.world.armOf[units[0]] === "cavalry" ? "horseWhenAttacked" : "lineWhenAttacked",
          isOnlyWhenPassed: false,
        } as const;
        return call(reform, change, "finish");
      },
    },
    finish: { does: () => done() },
  },
);

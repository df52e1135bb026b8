import type { Procedure } from "@redoubt/engine";
import type { SteppesPlay } from "../state.ts";
import { everyWay, type Settling } from "./every-way.ts";

/** Whether events settle what is asked: yes or no; undefined where more must happen. */
export type Settles = Settling<boolean>;

/** A chance in percent, to the nearest whole one, and whether dice decide it. */
export interface Chance {
  readonly percent: number;
  readonly isRolled: boolean;
}

/** The chance in percent, to the nearest whole one, that a procedure run on a position comes to something. */
export function exactChance<L extends object>(
  g: SteppesPlay,
  procedure: Procedure<L, unknown>,
  locals: L,
  settles: Settles,
): Chance {
  // Ways are counted on the scale of all rolls that were followed.
  const found = { over: 0, under: 1 };
  const isRolled = everyWay(g, procedure, locals, settles, (settled, under) => {
    if (settled !== true) return;
    const scale = Math.max(found.under, under);
    found.over = found.over * (scale / found.under) + scale / under;
    found.under = scale;
  });
  return { percent: Math.round((found.over * 100) / found.under), isRolled };
}

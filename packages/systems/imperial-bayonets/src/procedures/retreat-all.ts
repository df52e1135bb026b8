import { call, done, next } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { procedure } from "../kit.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { type BayonetsPlay, isOnMap } from "../state.ts";
import { retreat } from "./retreat.ts";

/** Units that must retreat one after another, each the same number of hexes. */
export interface RetreatingAll {
  readonly units: readonly Unit[];
  readonly hexes: number;
  readonly spared: Hex;
}

/** Tells of each unit that it must retreat, before anybody does (9.2e, 9.4.1b, 9.4.1e). */
export function orderRetreat(g: BayonetsPlay, units: readonly Unit[], hexes: number, rule: BayonetsRule): void {
  for (const unit of units) g.emit({ kind: "must-retreat", rule, unit, hexes });
}

/** 9.4.1.2: several units retreat, unit by unit (I-131). */
export const retreatAll = procedure<Record<"next", RetreatingAll>, null, "next">("retreat-all", {
  next: {
    does: (g, { units, hexes, spared }) => {
      const [unit, ...rest] = units;
      if (unit === undefined) return done();
      if (!isOnMap(g, unit)) return next("next", { units: rest });
      const start = g.c.hexOf[unit];
      return call(retreat, { unit, left: hexes, start, path: [start], spared }, "next", { patch: { units: rest } });
    },
  },
});

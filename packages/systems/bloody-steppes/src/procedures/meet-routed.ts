import { call, done, next, type Procedure } from "@redoubt/engine";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { procedure } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { ROUTED, type SteppesPlay } from "../state.ts";
import { checkMorale } from "./check-morale.ts";
import { disorder } from "./disorder.ts";

/** What it is called with: units of one hex that check together, and others that do. */
export interface MeetRouted {
  readonly stacks: readonly (readonly Unit[])[];
}

type Steps = {
  readonly next: MeetRouted;
  readonly judge: MeetRouted & { readonly units: readonly Unit[]; readonly checked: { readonly isPassed: boolean } };
};

/** VII.14: who checks when units have stepped into a hex: those there if the units are routed, the units if some there are (K-71). */
export function shakenBy(g: SteppesPlay, units: readonly Unit[], hex: number): readonly (readonly Unit[])[] {
  const others = unitsIn(g, hex)
    .map(asUnit)
    .filter((unit) => !units.includes(unit));
  const isRouted = (unit: number): boolean => g.c.level[unit] === ROUTED;
  const calm = (some: readonly Unit[]): readonly Unit[] => some.filter((unit) => !isRouted(unit));
  const stacks = [units.some(isRouted) ? calm(others) : [], others.some(isRouted) ? calm(units) : []];
  return stacks.filter((stack) => stack.length > 0);
}

/** VII.14: units through whom routed friends go, or who go through such, check, and fall a level if they fail; nobody runs (K-10). */
export const meetRouted: Procedure<MeetRouted> = procedure<Steps, null, "next">("meet-routed", {
  next: {
    does: (_, { stacks }) => {
      const [units, ...rest] = stacks;
      if (units === undefined) return done();
      return call(checkMorale, { units, reason: "passedByRouted" }, "judge", {
        as: "checked",
        patch: { units, stacks: rest },
      });
    },
  },
  judge: {
    does: (_, { units, checked }) => {
      if (checked.isPassed) return next("next");
      const fall = { units, from: [], cause: "contagion", isLevelLoss: true, rule: "VII.14" } as const;
      return call(disorder, fall, "next");
    },
  },
});

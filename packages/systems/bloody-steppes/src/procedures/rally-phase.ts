import { call, done, next, offer, type Procedure } from "@redoubt/engine";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { formations, isAllRound } from "../formation.ts";
import { cites, procedure } from "../kit.ts";
import { takeFormation } from "../mutations.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesRule } from "../rule-index.ts";
import { DISORGANIZED, ROUTED, type SteppesPlay } from "../state.ts";
import { say } from "../words.ts";
import { checkMorale } from "./check-morale.ts";

/** A routed stack checks once. */
export const enforces = cites("XIV.61");

/** What a rally is called with: whether it waits before its dice and after them, so that these can be asked about. */
export interface RallyPhase {
  readonly isHeld?: boolean | undefined;
}

type Rallying = RallyPhase & { readonly hexes: readonly number[] };
type Steps = {
  readonly begin: RallyPhase;
  readonly wait: Rallying;
  readonly next: Rallying;
  readonly judge: Rallying & {
    readonly units: readonly Unit[];
    readonly checked: { readonly isPassed: boolean };
  };
};

/** The hexes with routed units that were turned to REORGANIZATION and left in peace: Allies first, by hex number (K-179). */
function rallyHexes(g: SteppesPlay): readonly number[] {
  const { grid } = g.world;
  const found = new Set<number>();
  for (let seat = 0; seat < 2; seat++) {
    const hexes = g.world.pieces
      .map((_, unit) => unit)
      .filter((unit) => g.c.rally[unit] === 1 && g.world.seatOf[unit] === seat);
    for (const hex of hexes.map((unit) => g.c.hexOf[unit]).sort((a, b) => grid.ordinal[a] - grid.ordinal[b]))
      found.add(hex);
  }
  return [...found];
}

/** A unit that rallies takes the first formation it may have, facing as the enemy's side of the map lies (XIV.60, K-197). */
function rally(g: SteppesPlay, unit: number, rule: SteppesRule): void {
  const formation = g.world.formations[unit][0];
  g.c.level[unit] = DISORGANIZED;
  takeFormation(
    g,
    unit,
    formations.indexOf(formation),
    isAllRound(formation) ? 0 : g.world.homeFacing[g.world.seatOf[unit]],
  );
  g.emit({ kind: "rallied", rule, piece: unit });
}

/** II.18, XIV.58 to XIV.62: routed units that were left in peace all turn check, hex by hex; who passes is disorganized. */
export const rallyPhase: Procedure<RallyPhase> = procedure<Steps, null, "begin">("rally-phase", {
  begin: { does: (g, { isHeld }) => next(isHeld ? "wait" : "next", { hexes: rallyHexes(g) }) },
  wait: {
    asks: {
      rule: "XIV.60",
      decision: "rally",
      seat: () => 0,
      list: (_g, _l, out) => offer(out, say.end()),
      shows: () => ({ commits: [{ answer: say.end() }] }),
      take: (_, { hexes }) => (hexes.length === 0 ? done() : next("next")),
    },
  },
  next: {
    does: (g, { hexes, isHeld }) => {
      if (hexes.length === 0) {
        g.c.rally.fill(0);
        return isHeld ? next("wait") : done();
      }
      const [hex, ...rest] = hexes;
      const units = unitsIn(g, hex)
        .filter((unit) => g.c.level[unit] === ROUTED && g.c.rally[unit] === 1)
        .map(asUnit);
      if (units.length === 0) return next("next", { hexes: rest });
      return call(checkMorale, { units, reason: "rally" }, "judge", { as: "checked", patch: { units, hexes: rest } });
    },
  },
  judge: {
    does: (g, { units, checked }) => {
      if (checked.isPassed) for (const unit of units) rally(g, unit, "XIV.60");
      return next("next");
    },
  },
});

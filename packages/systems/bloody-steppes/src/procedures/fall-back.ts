import { call, done, next, notNow, notPossible, offer, type Procedure, refusal } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { adoptFacing, carryAlong } from "../carrying.ts";
import { isGun } from "../checks/morale.ts";
import { isPastEnemy, lawfulBackSteps, mayEndBack, type RetreatCause } from "../checks/retreat.ts";
import { cites, procedure } from "../kit.ts";
import { destroy, rout } from "../mutations.ts";
import { shift } from "../occupancy.ts";
import type { SteppesRule } from "../rule-index.ts";
import { isOnMap, MOVED, type SteppesPlay } from "../state.ts";
import { say, words } from "../words.ts";
import { checkMorale } from "./check-morale.ts";
import { disorder } from "./disorder.ts";
import { flight } from "./flight.ts";

/** No window opens for those who go back; every front they pass is counted. */
export const enforces = cites("VI.25", "XII.18");

/** What falling back is called with. */
export interface FallBack {
  /** Units of one hex. */
  readonly units: readonly Unit[];
  /** How many hexes at most; its owner may stop after the first. */
  readonly most: number;
  /** The hexes of the enemies they go back from (K-173). */
  readonly from: readonly Hex[];
  readonly cause: RetreatCause;
  /** Where they must and cannot, they rout and flee (XIV.16); else they stay. */
  readonly isCompulsory: boolean;
  /** What a commander added who fell by the same cause (K-8). */
  readonly fallen?: number;
}

type Going = FallBack & { readonly path: readonly Hex[]; readonly passed: number };
type Steps = {
  readonly look: FallBack;
  readonly go: Going;
  readonly arrived: Going;
  readonly judge: Going & { readonly checked: { readonly isPassed: boolean } };
  readonly others: FallBack & { readonly rest: readonly Unit[] };
  readonly finish: object;
};

const rules: Readonly<Record<RetreatCause, SteppesRule>> = {
  withdrawal: "XII.16",
  reaction: "VI.20/1",
  fire: "XIV.63",
  melee: "XIV.9",
};

const standing = (g: SteppesPlay, units: readonly Unit[]): readonly Unit[] => units.filter((unit) => isOnMap(g, unit));
const stepsOf = (g: SteppesPlay, l: Going): readonly number[] => lawfulBackSteps(g, l, l.most - l.path.length + 1);
const mayStop = (g: SteppesPlay, l: Going): boolean => l.path.length > 1 && mayEndBack(g, l, g.c.hexOf[l.units[0]]);

/**
 * Units of one hex withdraw or retreat (XII.16, VI.17, XIV.9, XIV.63): hex by hex through their rear, to where they may
 * stand. Passing the front of enemies costs one check (VI.24, XII.17), and failing it a level. Where no hex is lawful for
 * all of them each goes by itself (K-166). Comes to whether they are gone from their hex.
 */
export const fallBack: Procedure<FallBack, { readonly gone: boolean }> = procedure<
  Steps,
  { readonly gone: boolean },
  "look"
>("fall-back", {
  look: {
    does: (g, l) => {
      const units = standing(g, l.units);
      if (units.length === 0) return done({ gone: true });
      const going = { ...l, units, path: [asHex(g.c.hexOf[units[0]])], passed: 0 };
      if (stepsOf(g, going).length > 0) {
        if (l.isCompulsory) g.emit({ kind: "must-go", rule: rules[l.cause], pieces: units, isFlight: false });
        return next("go", going);
      }
      if (units.length > 1 && l.isCompulsory) return next("others", { rest: units });
      if (!l.isCompulsory) return done({ gone: false });
      g.emit({ kind: "cannot-go-back", rule: "XIV.16", pieces: units });
      if (isGun(g.world, units[0])) {
        destroy(g, units[0], "XIV.16");
        return done({ gone: true });
      }
      rout(g, units[0], "XIV.16");
      return call(flight, { units, from: l.from }, "finish");
    },
  },
  go: {
    asks: {
      rule: "XIV.11",
      decision: "fall-back",
      seat: (g, { units }) => g.world.seatOf[units[0]],
      list: (g, l, out) => {
        for (const hex of stepsOf(g, l)) offer(out, say.hex(hex));
        if (mayStop(g, l)) offer(out, say.end());
      },
      why: (g, l, answer) => {
        if (answer === say.end()) return mayStop(g, l) ? null : refusal("XIV.10", "too-near");
        if (words.verb(answer) !== "hex") return notNow(rules[l.cause], "falls-back");
        const hex = words.arg(answer, 0);
        if (stepsOf(g, l).includes(hex)) return null;
        return g.world.grid.offsets.includes(hex - g.c.hexOf[l.units[0]])
          ? refusal("XIV.11", "not-back", { hex: g.world.grid.numbers[hex] })
          : notPossible("XIV.11", "not-adjacent", { hex: g.world.grid.numbers[hex] });
      },
      only: "listed",
      shows: (_, { units, path }) => ({ unit: units[0], picked: units, path, commits: [{ answer: say.end() }] }),
      take: (g, l, answer) => {
        if (answer === say.end()) return next("arrived");
        const hex = asHex(words.arg(answer, 0));
        const seat = g.world.seatOf[l.units[0]];
        const from = g.c.hexOf[l.units[0]];
        for (const unit of l.units) {
          shift(g, unit, hex);
          g.c.act[unit] |= MOVED;
        }
        carryAlong(g, seat, from, hex);
        const passed = l.passed + (isPastEnemy(g, seat, hex) ? 1 : 0);
        const going = { ...l, path: [...l.path, hex], passed };
        const isDone = going.path.length > l.most || stepsOf(g, going).length === 0;
        return next(isDone ? "arrived" : "go", { path: going.path, passed });
      },
    },
  },
  arrived: {
    does: (g, { units, path, passed, cause, fallen }) => {
      g.emit({ kind: "fell-back", rule: rules[cause], pieces: units, path });
      adoptFacing(g, units);
      if (passed === 0 && cause !== "withdrawal") return done({ gone: true });
      const reason = cause === "withdrawal" ? "withdrawal" : "pastEnemies";
      return call(checkMorale, { units, reason, passed, fallen: fallen ?? 0 }, "judge", { as: "checked" });
    },
  },
  judge: {
    does: (_, { units, from, checked, cause }) => {
      if (checked.isPassed) return done({ gone: true });
      const rule = cause === "withdrawal" ? "XII.17" : "VI.24";
      return call(disorder, { units, from, cause: "check", isLevelLoss: true, rule }, "finish");
    },
  },
  others: {
    does: (_, { rest, most, from, cause, isCompulsory }) => {
      if (rest.length === 0) return done({ gone: true });
      const one = { units: [rest[0]], most, from, cause, isCompulsory };
      return call(fallBack, one, "others", { patch: { rest: rest.slice(1) } });
    },
  },
  finish: { does: () => done({ gone: true }) },
});

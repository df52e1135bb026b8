import { call, done, next, offer } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { notNow, type Why } from "../checks/refusal.ts";
import { findRetreats, retreats, whyNotRetreatTo } from "../checks/retreat-paths.ts";
import { FRIENDS, occupantsOf } from "../checks/retreat-step.ts";
import { cites, procedure } from "../kit.ts";
import { eliminate } from "../mutations.ts";
import { shift } from "../occupancy.ts";
import type { QuadRule } from "../rule-index.ts";
import type { QuadPlay } from "../state.ts";
import { hexIn, say, words } from "../words.ts";
import { displacement } from "./displacement.ts";

/** A unit that combat moves some hexes. */
export interface Retreating {
  readonly unit: Unit;
  readonly hexes: number;
  /** The hexes it has been in, the one where it fought first. */
  readonly path: readonly Hex[];
  /** The case that eliminates it if it cannot go: 7.16 after fire, 8.5 after melee. */
  readonly lostBy: QuadRule;
}

/** A unit whose next hex is chosen. */
interface Stepping extends Retreating {
  readonly to: Hex;
}

/** How a retreat ended: the hexes left behind in order, and the hex where the unit is or was lost. */
export interface RetreatResult {
  readonly path: readonly Hex[];
  readonly survived: boolean;
}

/** Nobody advances after fire; retreats from fire and melee are the same (7.18). */
export const enforces = cites("7.18", "8.54", "8.61", "11.23");

const hexesLeft = (l: Retreating): number => l.hexes - l.path.length + 1;

const find = (g: QuadPlay, l: Retreating): void => findRetreats(g, l.unit, l.path[0], hexesLeft(l));

const numbersOf = (g: QuadPlay, path: readonly Hex[]): readonly string[] => path.map((h) => g.world.grid.numbers[h]);

/**
 * Moves a unit away hex by hex, as its owner chooses among the best paths (8.5, S-40). Ends with a RetreatResult; a unit
 * that cannot go the whole way is eliminated in the last hex it reaches.
 */
export const retreat = procedure<
  { look: Retreating; step: Retreating; go: Stepping; lost: Retreating },
  RetreatResult,
  "look"
>("retreat", {
  look: {
    does: (g, l) => {
      if (hexesLeft(l) === 0) {
        g.emit({ kind: "retreated", rule: "8.5", unit: g.world.units[l.unit].id, path: numbersOf(g, l.path) });
        return done({ path: l.path, survived: true });
      }
      find(g, l);
      return next(retreats.count === 0 ? "lost" : "step");
    },
  },
  step: {
    asks: {
      rule: "8.5",
      decision: "retreat",
      seat: (g, l) => g.world.seatOf[l.unit],
      list: (g, l, out) => {
        find(g, l);
        for (let i = 0; i < retreats.count; i++) offer(out, say.hex(retreats.hexes[i]));
      },
      why: whyNotRetreat,
      shows: (_g, { unit, path }) => ({ unit, path }),
      take: (g, l, answer) => {
        const to = hexIn(answer);
        if (occupantsOf(g, to) !== FRIENDS) return next("go", { to });
        return call(displacement, { hex: to, chain: l.path }, "go", { patch: { to } });
      },
    },
  },
  go: {
    does: (g, l) => {
      const { to } = l;
      // Displacement was looked into before the step was offered, so this only guards 8.63.
      if (occupantsOf(g, to) === FRIENDS) return next("lost");
      shift(g, l.unit, to);
      return next("look", { path: [...l.path, to] });
    },
  },
  lost: {
    does: (g, l) => {
      if (l.path.length > 1) {
        g.emit({ kind: "retreated", rule: "8.54", unit: g.world.units[l.unit].id, path: numbersOf(g, l.path) });
      }
      eliminate(g, l.unit, l.path.length > 1 ? "8.54" : l.lostBy);
      return done({ path: l.path, survived: false });
    },
  },
});

function whyNotRetreat(g: QuadPlay, l: Retreating, answer: number): Why {
  const left = hexesLeft(l);
  if (words.verb(answer) === "hex") return whyNotRetreatTo(g, l.unit, l.path[0], left, hexIn(answer));
  return notNow("8.5", "must-retreat", { unit: g.world.units[l.unit].id, hexes: left });
}

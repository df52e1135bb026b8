import { call, done, next, offer, refusal } from "@redoubt/engine";
import { findRetreats, retreats } from "../checks/retreat-paths.ts";
import { FRIENDS, isRetreatStep, occupantsOf } from "../checks/retreat-step.ts";
import { cites, procedure } from "../kit.ts";
import { eliminate } from "../mutations.ts";
import { shift } from "../occupancy.ts";
import type { QuadRule } from "../rule-index.ts";
import type { QuadPlay } from "../state.ts";
import { say, words } from "../words.ts";
import { displacement } from "./displacement.ts";

/** A unit that combat, or its own wish to get away, moves some hexes. */
export interface RetreatLocals {
  readonly unit: number;
  readonly hexes: number;
  /** The hexes it has been in, the one where it fought first. */
  readonly path: readonly number[];
  /** The case that eliminates it if it cannot go: 7.16 after fire, 8.5 after melee. */
  readonly lostBy: QuadRule;
  readonly to?: number;
}

/** How a retreat ended: the hexes left behind in order, and the hex where the unit is or was lost. */
export interface RetreatResult {
  readonly path: readonly number[];
  readonly survived: boolean;
}

/** Nobody advances after fire; retreats from fire and melee are the same (7.18). */
export const enforces = cites("7.18", "8.54", "8.61", "11.23");

const hexesLeft = (l: RetreatLocals): number => l.hexes - l.path.length + 1;

const find = (g: QuadPlay, l: RetreatLocals): void => findRetreats(g, l.unit, l.path[0], hexesLeft(l));

const numbersOf = (g: QuadPlay, path: readonly number[]): readonly string[] => path.map((h) => g.world.grid.numbers[h]);

/**
 * Moves a unit away hex by hex, as its owner chooses among the best paths (8.5, S-40). Ends with a RetreatResult; a unit
 * that cannot go the whole way is eliminated in the last hex it reaches.
 */
export const retreat = procedure<RetreatLocals, "look" | "step" | "go" | "lost">("retreat", {
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
      take: (g, l, answer) => {
        const to = words.arg(answer, 0);
        if (occupantsOf(g, to) !== FRIENDS) return next("go", { to });
        return call(displacement, { hex: to, chain: l.path }, "go", { patch: { to } });
      },
    },
  },
  go: {
    does: (g, l) => {
      const to = l.to ?? 0;
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

function whyNotRetreat(g: QuadPlay, l: RetreatLocals, answer: number) {
  const { grid, units } = g.world;
  const unit = units[l.unit].id;
  if (words.verb(answer) !== "hex") return refusal("8.5" as const, "must-retreat", { unit, hexes: hexesLeft(l) });
  find(g, l);
  const to = words.arg(answer, 0);
  for (let i = 0; i < retreats.count; i++) if (retreats.hexes[i] === to) return null;
  const at = g.c.hexOf[l.unit];
  const told = { unit, hex: grid.numbers[to] ?? "off-map" };
  const direction = grid.offsets.indexOf(to - at);
  if (direction < 0) return refusal("8.5" as const, "not-adjacent", told);
  if (!isRetreatStep(g, l.unit, at, direction)) return refusal(barringRule(g, l.unit, to), "no-way-there", told);
  if (occupantsOf(g, to) !== 0) return refusal("8.53" as const, "friends-there", told);
  return refusal("8.56" as const, "better-way", told);
}

/** The case that keeps a retreat out of a neighbouring hex: an enemy, an enemy zone, or the ground. */
export function barringRule(g: QuadPlay, u: number, to: number): QuadRule {
  const { seatOf } = g.world;
  const top = g.c.topOf[to];
  if (top !== 0 && seatOf[top - 1] !== seatOf[u]) return "5.34";
  const zones = seatOf[u] === 0 ? g.c.russianZones : g.c.alliedZones;
  return zones[to] === 0 ? "8.52" : "8.51";
}

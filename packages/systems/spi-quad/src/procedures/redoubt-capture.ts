import { type AnswerList, done, next, offer, refusal } from "@redoubt/engine";
import { canStepForward } from "../checks/advance.ts";
import { isCapturable, markExposed } from "../checks/redoubt-guns.ts";
import { mayStack } from "../checks/stacking.ts";
import { cites, procedure } from "../kit.ts";
import { capture } from "../mutations.ts";
import { shift } from "../occupancy.ts";
import { RUSSIAN } from "../seat.ts";
import { ADVANCED, isDisrupted, type QuadPlay } from "../state.ts";
import { crossTripwire } from "../tripwire.ts";
import { say, words } from "../words.ts";

/** What combat may have done to the redoubt guns. */
export interface RedoubtCaptureLocals {
  /** Guns that had a companion before the combat; none at the end of a Movement Phase. */
  readonly garrisoned: readonly number[];
  /** Redoubts whose garrison was just driven out and whose gun is taken: one Russian unit may walk into each. */
  readonly emptied?: readonly number[];
}

/** Cavalry does not walk in over a wall without a road (11.13). */
export const enforces = cites("11.13", "B18.0", "B18.2");

/** Whether a unit has its zone on the redoubt and may walk in. */
function mayWalkIn(g: QuadPlay, u: number, hex: number): boolean {
  const { c, world } = g;
  const from = c.hexOf[u];
  if (from <= 0 || isDisrupted(g, u) || world.exertsZone[u] === 0) return false;
  const direction = world.grid.offsets.indexOf(hex - from);
  if (direction < 0 || world.terrain.zoneStep[from * 8 + direction] === 0) return false;
  return canStepForward(g, u, from, hex) && mayStack(g, u, hex);
}

function listWalkers(g: QuadPlay, hex: number, seat: number, out: AnswerList): void {
  for (let u = 0; u < g.world.count; u++) {
    if (g.world.seatOf[u] === seat && mayWalkIn(g, u, hex)) offer(out, say.advance(u, hex));
  }
}

function hasWalker(g: QuadPlay, hex: number, seat: number): boolean {
  for (let u = 0; u < g.world.count; u++) if (g.world.seatOf[u] === seat && mayWalkIn(g, u, hex)) return true;
  return false;
}

/** The seat that captures: the guns are Allied. */
const CAPTOR = RUSSIAN;

/** Takes the redoubt guns that now stand alone in a Russian zone; one Russian unit may then walk in (B18.2, S-17). */
export const redoubtCapture = procedure<RedoubtCaptureLocals, "take" | "look" | "advance">("redoubt-capture", {
  take: {
    does: (g, l) => {
      const { world, c } = g;
      markExposed(g, l.garrisoned);
      const emptied: number[] = [];
      for (let u = 0; u < world.count; u++) {
        if (!isCapturable(g, u)) continue;
        if (l.garrisoned.includes(u)) emptied.push(c.hexOf[u]);
        capture(g, u, "B18.2");
      }
      return emptied.length === 0 ? done() : next("look", { emptied });
    },
  },
  look: {
    does: (g, l) => {
      const { emptied = [] } = l;
      if (emptied.length === 0) return done();
      return hasWalker(g, emptied[0], CAPTOR) ? next("advance") : next("look", { emptied: emptied.slice(1) });
    },
  },
  advance: {
    asks: {
      rule: "B18.2",
      decision: "redoubt-advance",
      seat: () => CAPTOR,
      list: (g, l, out) => {
        listWalkers(g, l.emptied?.[0] ?? 0, CAPTOR, out);
        offer(out, say.end());
      },
      why: (g, l, answer) => {
        const verb = words.verb(answer);
        if (verb === "end") return null;
        if (verb !== "advance") return refusal("B18.2", "not-now");
        const u = words.arg(answer, 0);
        const hex = words.arg(answer, 1);
        const told = { unit: g.world.units[u].id, hex: g.world.grid.numbers[hex] };
        if (hex !== l.emptied?.[0]) return refusal("B18.2", "not-that-hex", told);
        if (g.world.seatOf[u] !== CAPTOR) return refusal("B18.2", "not-your-unit", told);
        return mayWalkIn(g, u, hex) ? null : refusal("B18.2", "cannot-walk-in", told);
      },
      take: (g, l, answer) => {
        const { emptied = [] } = l;
        if (words.verb(answer) === "advance") advanceTo(g, words.arg(answer, 0), words.arg(answer, 1), "B18.2");
        return next("look", { emptied: emptied.slice(1) });
      },
    },
  },
});

/** Moves an advancing unit and tells of it. */
export function advanceTo(g: QuadPlay, u: number, hex: number, rule: "8.71" | "B18.2"): void {
  const { units, grid } = g.world;
  const from = grid.numbers[g.c.hexOf[u]];
  shift(g, u, hex);
  crossTripwire(g, u, hex);
  g.c.status[u] |= ADVANCED;
  g.emit({ kind: "advanced", rule, unit: units[u].id, from, to: grid.numbers[hex] });
}

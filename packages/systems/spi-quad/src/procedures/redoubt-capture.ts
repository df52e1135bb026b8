import { type AnswerList, done, next, offer } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { crossTripwire } from "../battles/tripwire.ts";
import { whyNotStepForward } from "../checks/advance.ts";
import { whyNotStop } from "../checks/move-step.ts";
import { whyNotOnMap } from "../checks/presence.ts";
import { isCapturable, markExposed } from "../checks/redoubt-guns.ts";
import { notNow, refusal, type Why } from "../checks/refusal.ts";
import { cites, procedure } from "../kit.ts";
import { capture } from "../mutations.ts";
import { shift } from "../occupancy.ts";
import { RUSSIAN } from "../seat.ts";
import { ADVANCED, hexOf, isDisrupted, type QuadPlay } from "../state.ts";
import { hasZoneOver } from "../terrain.ts";
import { hexIn, say, unitIn, words } from "../words.ts";

/** What combat may have done to the redoubt guns. */
interface Capturing {
  /** Guns that had a companion before the combat; none at the end of a Movement Phase. */
  readonly garrisoned: readonly Unit[];
}

/** Redoubts whose garrison was just driven out and whose gun is taken: one Russian unit may walk into each. */
export interface WalkingIn {
  readonly emptied: readonly Hex[];
}

/** Cavalry does not walk in over a wall without a road (11.13). */
export const enforces = cites("11.13", "B18.0", "B18.2");

/** Why a unit of the captor may not walk into a redoubt; null if its zone is on it and it may. */
function whyNotWalkIn(g: QuadPlay, u: Unit, hex: Hex): Why {
  const { world } = g;
  const told = { unit: world.units[u].id, hex: world.grid.numbers[hex] };
  if (world.seatOf[u] !== CAPTOR) return refusal("B18.2", "not-yours", told);
  const away = whyNotOnMap(g, u, "B18.2");
  if (away !== null) return away;
  const from = hexOf(g, u);
  const direction = world.grid.offsets.indexOf(hex - from);
  const hasZone = !isDisrupted(g, u) && world.exertsZone[u] === 1;
  if (!hasZone || direction < 0 || !hasZoneOver(world.terrain, from, direction)) {
    return refusal("B18.2", "no-zone-on-redoubt", told);
  }
  return whyNotStepForward(g, u, from, hex) ?? whyNotStop(g, u, hex);
}

function listWalkers(g: QuadPlay, hex: Hex, out: AnswerList): void {
  for (let u = asUnit(0); u < g.world.count; u++) if (whyNotWalkIn(g, u, hex) === null) offer(out, say.advance(u, hex));
}

function hasWalker(g: QuadPlay, hex: Hex): boolean {
  for (let u = asUnit(0); u < g.world.count; u++) if (whyNotWalkIn(g, u, hex) === null) return true;
  return false;
}

/** The seat that captures: the guns are Allied. */
const CAPTOR = RUSSIAN;

type Steps = { take: Capturing; look: WalkingIn; advance: WalkingIn };

/** Takes the redoubt guns that now stand alone in a Russian zone; one Russian unit may then walk in (B18.2, S-17). */
export const redoubtCapture = procedure<Steps, null, "take">("redoubt-capture", {
  take: {
    does: (g, l) => {
      const { world } = g;
      markExposed(g, l.garrisoned);
      const emptied: Hex[] = [];
      for (let u = asUnit(0); u < world.count; u++) {
        if (!isCapturable(g, u)) continue;
        if (l.garrisoned.includes(u)) emptied.push(hexOf(g, u));
        capture(g, u, "B18.2");
      }
      return emptied.length === 0 ? done() : next("look", { emptied });
    },
  },
  look: {
    does: (g, { emptied }) => {
      if (emptied.length === 0) return done();
      return hasWalker(g, emptied[0]) ? next("advance") : next("look", { emptied: emptied.slice(1) });
    },
  },
  advance: {
    asks: {
      rule: "B18.2",
      decision: "redoubt-advance",
      seat: () => CAPTOR,
      list: (g, { emptied }, out) => {
        listWalkers(g, emptied[0], out);
        offer(out, say.end());
      },
      shows: (_g, { emptied }) => ({ targets: emptied.slice(0, 1), commits: [{ answer: say.end() }] }),
      why: (g, { emptied }, answer) => {
        const verb = words.verb(answer);
        if (verb === "end") return null;
        if (verb !== "advance") return notNow("B18.2", "asked-else", { asked: "redoubt-advance" });
        const hex = hexIn(answer, 1);
        if (hex !== emptied[0]) return refusal("B18.2", "not-that-hex", { hex: g.world.grid.numbers[hex] });
        return whyNotWalkIn(g, unitIn(answer), hex);
      },
      take: (g, { emptied }, answer) => {
        if (words.verb(answer) === "advance") advanceTo(g, unitIn(answer), hexIn(answer, 1), "B18.2");
        return next("look", { emptied: emptied.slice(1) });
      },
    },
  },
});

/** Moves an advancing unit and tells of it. */
export function advanceTo(g: QuadPlay, u: Unit, hex: Hex, rule: "8.71" | "B18.2"): void {
  const { units, grid } = g.world;
  const from = grid.numbers[g.c.hexOf[u]];
  shift(g, u, hex);
  crossTripwire(g, u, hex);
  g.c.status[u] |= ADVANCED;
  g.emit({ kind: "advanced", rule, unit: units[u].id, from, to: grid.numbers[hex] });
}

import { done, next, offer, offers, type Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { walkAdvance, whyNotAdvanceTo } from "../checks/advance.ts";
import { notNow, refusal } from "../checks/refusal.ts";
import { cites, procedure } from "../kit.ts";
import { ADVANCED, type QuadPlay } from "../state.ts";
import { hexIn, say, unitIn, words } from "../words.ts";
import { undone } from "./phase-end.ts";
import { advanceTo } from "./redoubt-capture.ts";

/** The attackers that may still advance, and the paths of retreat open to them. */
export interface Advancing {
  readonly seat: Seat;
  readonly units: readonly Unit[];
  readonly paths: readonly (readonly Hex[])[];
}

/** An advance is made at once or never, by anybody who took part, and nobody has to (8.71, 8.75). */
export const enforces = cites("8.71", "8.72", "8.73", "8.74", "8.75");

const mayAdvance = (g: QuadPlay, u: Unit): boolean => (g.c.status[u] & ADVANCED) === 0;

const anywhere = (): boolean => true;
const canGoForward = (g: QuadPlay, u: Unit, paths: Advancing["paths"]): boolean =>
  paths.some((path) => walkAdvance(g, u, path, anywhere));

const canAnybody = (g: QuadPlay, l: Advancing): boolean =>
  l.units.some((u) => mayAdvance(g, u) && canGoForward(g, u, l.paths));

/** Lets the attackers of a melee follow the path of retreat (8.7, S-48). */
export const advance = procedure<{ look: Advancing; choose: Advancing }>("advance", {
  look: { does: (g, l) => (canAnybody(g, l) ? next("choose") : done()) },
  choose: {
    asks: {
      rule: "8.71",
      decision: "advance",
      seat: (_g, l) => l.seat,
      list: (g, l, out) => {
        for (const u of l.units) {
          if (!mayAdvance(g, u)) continue;
          const add = (hex: Hex): boolean => {
            const code = say.advance(u, hex);
            if (!offers(out, code)) offer(out, code);
            return false;
          };
          for (const path of l.paths) walkAdvance(g, u, path, add);
        }
        offer(out, say.end());
      },
      shows: (g, l) => {
        const left = l.units.filter((u) => mayAdvance(g, u) && canGoForward(g, u, l.paths)).length;
        const commit = { answer: say.end(), undone: undone(left, "unit could advance", "units could advance") };
        return { targets: [...new Set(l.paths.flat())], commits: [commit] };
      },
      why: (g, l, answer) => {
        const verb = words.verb(answer);
        if (verb === "end") return null;
        if (verb !== "advance") return notNow("8.71", "asked-else", { asked: "advance" });
        const u = unitIn(answer);
        const told = { unit: g.world.units[u].id };
        if (!l.units.includes(u)) return refusal("8.71", "did-not-win", told);
        if (!mayAdvance(g, u)) return refusal("8.75", "has-advanced", told);
        return whyNotAdvanceTo(g, u, hexIn(answer, 1), l.paths);
      },
      take: (g, _l, answer) => {
        if (words.verb(answer) === "end") return done();
        advanceTo(g, unitIn(answer), hexIn(answer, 1), "8.71");
        return next("look");
      },
    },
  },
});

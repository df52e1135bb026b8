import { become, call, done, next, offer } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { isCapturable, markExposed } from "../checks/redoubt-guns.ts";
import { notNow, refusal } from "../checks/refusal.ts";
import { cites, procedure } from "../kit.ts";
import { eliminate } from "../mutations.ts";
import { meaningOf } from "../setup/results.ts";
import { activeSeat, hexOf, isOnMap, type QuadPlay } from "../state.ts";
import { CAVALRY } from "../unit.ts";
import { say, unitIn, words } from "../words.ts";
import { advance } from "./advance.ts";
import { disruptAsTold, tellAftermath, tireAsTold } from "./melee-news.ts";
import type { MeleeRetreat } from "./melee-result.ts";
import { redoubtCapture } from "./redoubt-capture.ts";
import { type RetreatResult, retreat } from "./retreat.ts";

/** A melee whose die has fallen. */
export interface Aftermath {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  /** Redoubt guns that had a companion before the combat (B18.2). */
  readonly garrisoned: readonly Unit[];
  /** The result, as a place in `meleeCells`. */
  readonly cell: number;
  /** Units still to retreat and how far. */
  readonly driven: readonly MeleeRetreat[];
  /** Every unit that had to retreat. */
  readonly forced: readonly Unit[];
  /** Cavalry that was disrupted before the combat (11.25). */
  readonly weary: readonly Unit[];
  /** The paths of retreat (8.71), and the defender that made each; NOBODY where it died in its hex. */
  readonly paths: readonly (readonly Hex[])[];
  readonly movers: readonly Unit[];
}

/** The unit that just retreated, and how. */
interface Retreated extends Aftermath {
  readonly retreating: Unit;
  readonly went: RetreatResult;
}

/** Everybody's fate in the order of S-46, S-47 and S-48; only attackers advance (8.76). */
export const enforces = cites("8.71", "8.76", "8.82", "11.21", "11.22", "11.25", "B19.0");

function retreatOf(g: QuadPlay, l: Aftermath, unit: Unit) {
  const hexes = l.driven.find((one) => one.unit === unit)?.hexes ?? 0;
  const driven = l.driven.filter((one) => one.unit !== unit);
  const start = { unit, hexes, path: [hexOf(g, unit)], lostBy: "8.5" as const };
  return call(retreat, start, "back", { as: "went", patch: { driven, retreating: unit } });
}

/** The path of retreat a unit leaves: all its hexes but the one where it now stands; that one too if it died there. */
const pathLeft = ({ path, survived }: RetreatResult): readonly Hex[] => (survived ? path.slice(0, -1) : path);

type Steps = {
  tell: Aftermath;
  order: Aftermath;
  choose: Aftermath;
  back: Retreated;
  guns: Aftermath;
  cavalry: Aftermath;
  advance: Aftermath;
};

/** Carries a melee result out: retreats in the order their owner likes, guns, cavalry, and the advance. */
export const meleeAftermath = procedure<Steps, null, "tell">("melee-aftermath", {
  tell: {
    does: (g, l) => {
      tellAftermath(g, l);
      return next("order");
    },
  },
  order: {
    does: (g, l) => {
      if (l.driven.length === 0) return next("guns");
      return l.driven.length === 1 ? retreatOf(g, l, l.driven[0].unit) : next("choose");
    },
  },
  choose: {
    asks: {
      rule: "8.5",
      decision: "retreat-order",
      seat: (g, l) => g.world.seatOf[l.driven[0].unit],
      list: (_g, l, out) => {
        for (const { unit } of l.driven) offer(out, say.unit(unit));
      },
      shows: (_g, l) => ({ picked: l.driven.map(({ unit }) => unit) }),
      why: (g, l, answer) => {
        if (words.verb(answer) !== "unit") return notNow("8.5", "asked-else", { asked: "retreat-order" });
        const u = unitIn(answer);
        if (l.driven.some(({ unit }) => unit === u)) return null;
        return refusal("8.5", "need-not-retreat", { unit: g.world.units[u].id });
      },
      take: (g, l, answer) => retreatOf(g, l, unitIn(answer)),
    },
  },
  back: {
    does: (g, l) => {
      const { went, retreating } = l;
      const isGun = g.world.isGun[retreating] === 1;
      // A horse gun could not have retreated had it been turned over first (9.12, S-46).
      if (isGun && isOnMap(g, retreating) && meaningOf[l.cell].disrupted) disruptAsTold(g, retreating, "8.4");
      if (!l.defenders.includes(retreating)) return next("order");
      return next("order", { paths: [...l.paths, pathLeft(went)], movers: [...l.movers, retreating] });
    },
  },
  guns: {
    does: (g, l) => {
      if (!g.world.rules.hasRedoubtGuns) return next("cavalry");
      markExposed(g, l.garrisoned);
      const result = meaningOf[l.cell];
      for (const gun of l.garrisoned) {
        if (result.on === "attacker" || !l.defenders.includes(gun) || isCapturable(g, gun)) continue;
        eliminate(g, gun, result.eliminated ? "8.4" : "8.55");
      }
      return call(redoubtCapture, { garrisoned: l.garrisoned }, "cavalry");
    },
  },
  cavalry: {
    does: (g, l) => {
      const paths = l.paths.map((path) => [...path]);
      for (const u of l.attackers) if (isOnMap(g, u)) tireAsTold(g, u);
      for (const u of [...l.attackers, ...l.defenders]) {
        if (g.world.kindOf[u] !== CAVALRY || !isOnMap(g, u)) continue;
        if (!l.weary.includes(u)) {
          disruptAsTold(g, u, "11.21");
          continue;
        }
        const hex = hexOf(g, u);
        eliminate(g, u, "11.25");
        if (!l.defenders.includes(u)) continue;
        const own = l.movers.indexOf(u);
        if (own >= 0) paths[own].push(hex);
        else paths.push([hex]);
      }
      return next("advance", { paths });
    },
  },
  advance: {
    does: (g, l) => {
      const units = l.attackers.filter((u) => isOnMap(g, u) && !l.forced.includes(u));
      if (units.length === 0 || l.paths.length === 0) return done();
      return become(advance, { seat: activeSeat(g), units, paths: l.paths });
    },
  },
});

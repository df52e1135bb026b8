import { asHex, type Hex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { squareChance } from "../chances.ts";
import { bestMorale } from "../checks/morale.ts";
import { chargersWith } from "../checks/reactions.ts";
import { formations } from "../formation.ts";
import { unitsIn } from "../occupancy.ts";
import { type Reaction, reactionsOf } from "../procedures/reaction.ts";
import { acting, type Open } from "../procedures/window.ts";
import { EFFECTIVE, type SteppesPlay } from "../state.ts";
import { words } from "../words.ts";
import { each, type Look, localsOf, NEVER } from "./asked.ts";
import { fireGain } from "./fire-look.ts";
import { turnLook } from "./place-look.ts";
import type { Scene } from "./scene.ts";
import { disorderOf, routOf, stakesOf } from "./stakes.ts";
import { type Fight, postOf, prospectOf } from "./steel-look.ts";
import { closingGain, steelGain } from "./strike.ts";

type Reacting = Omit<Reaction, "told">;

const square = formations.indexOf("square");
const isHorse = (g: SteppesPlay, units: readonly number[]): boolean => g.world.armOf[units[0]] === "cavalry";

/** What being attacked costs those in a hex on balance, in points. */
function balanceOf(g: SteppesPlay, attackers: readonly number[], target: Hex): number {
  const fit = attackers.filter((unit) => g.c.level[unit] === EFFECTIVE);
  if (fit.length === 0) return 0;
  const { theirs, ours } = prospectOf(g, { attackers: fit, target, kind: isHorse(g, fit) ? "charge" : "bayonet" });
  return theirs - (ours >> 1);
}

// The same as if the infantry of the hex stood in square.
function balanceInSquare(g: SteppesPlay, attackers: readonly number[], target: Hex): number {
  const foot = unitsIn(g, target).filter((unit) => g.world.armOf[unit] === "infantry");
  const before = foot.map((unit) => g.c.formation[unit]);
  for (const unit of foot) g.c.formation[unit] = square + 1;
  const balance = balanceOf(g, attackers, target);
  foot.forEach((unit, i) => {
    g.c.formation[unit] = before[i];
  });
  return balance;
}

/** What forming square before horse promises: what it would save, as often as it succeeds; failing is disorder (VI.12). */
export function squareLook(g: SteppesPlay, reactor: number, horse: readonly number[]): number {
  const here = asHex(g.c.hexOf[reactor]);
  const chance = squareChance(g, reactor);
  const saved = balanceOf(g, horse, here) - balanceInSquare(g, horse, here);
  const disorder = unitsIn(g, here).reduce((sum, unit) => sum + disorderOf(g, unit), 0);
  return Math.trunc((chance * saved * 8) / 1_000 - ((100 - chance) * disorder) / 100) - 3;
}

// What a reaction promises: a square against horse, fire, falling back where he would be ridden down.
function reactionLook(scene: Scene, { reactor, units, hex }: Reacting): (verb: string, thing: number) => number {
  const { g } = scene;
  const here = asHex(g.c.hexOf[reactor]);
  const danger = balanceOf(g, units, here) - postOf(g, scene.seat, here);
  return (verb, thing) => {
    switch (verb) {
      case "fire":
        return fireGain(g, reactor, hex);
      case "form":
        return thing === square && isHorse(g, units) ? squareLook(g, reactor, units) : -5;
      case "turn":
        return turnLook(scene, reactor, thing) - 6;
      case "retire":
        return (danger >> 1) + fireGain(g, reactor, hex) - 8;
      case "withdraw":
        return (danger >> 1) - 8;
      default:
        return 0;
    }
  };
}

/** Who reacts: whoever has a reaction that promises something. */
export const judgeReactor: Look = (scene, list, scores) => {
  const { g, seat } = scene;
  const seen = acting(localsOf<Open>(g, seat));
  each((_s, verb, unit) => {
    if (verb !== "unit") return 1;
    const reacting = { ...seen, reactor: asUnit(unit) };
    const look = reactionLook(scene, reacting);
    return Math.max(-1, ...reactionsOf(g, reacting).map((code) => look(words.verb(code), words.arg(code, 0))));
  })(scene, list, scores);
};

/** How somebody reacts. */
export const judgeReaction: Look = (scene, list, scores) => {
  const look = reactionLook(scene, localsOf<Reacting>(scene.g, scene.seat));
  each((_s, verb, thing) => look(verb, thing))(scene, list, scores);
};

/** Counterattacks and countercharges: where they promise something. */
export const judgeCounterStroke: Look = (scene, list, scores) => {
  const { g, seat, stance } = scene;
  const { hex } = localsOf<{ readonly hex: Hex }>(g, seat);
  each((_s, verb, unit) => {
    if (verb !== "unit") return 0;
    const isMounted = g.world.armOf[unit] === "cavalry";
    const attackers = isMounted ? chargersWith(g, unit) : [unit];
    const fight: Fight = { attackers, target: hex, kind: isMounted ? "countercharge" : "counterattack" };
    // Horse that does not countercharge meets the charge of other horse standing (XII.39).
    return steelGain(scene, fight) + stance.manner.counter + (isMounted && isHorse(g, unitsIn(g, hex)) ? 10 : 0);
  })(scene, list, scores);
};

/** What giving up a hex costs: the place, and the check of those who go (XII.17). */
function yieldCost(g: SteppesPlay, hex: number): number {
  const place = stakesOf(g.world).goals.find((goal) => goal.hex === hex)?.price ?? 0;
  const units = unitsIn(g, hex);
  const fails = 9 - Math.min(Math.max(bestMorale(g, units), -1), 9);
  const shaken = units.reduce((sum, unit) => {
    const cost = g.c.level[unit] === EFFECTIVE ? disorderOf(g, unit) : routOf(g, unit);
    return sum + (cost * fails) / 10;
  }, 0);
  return Math.trunc((place * 7) / 10 + shaken) + 10;
}

/** Whether to withdraw before a melee: where standing costs more than going. */
export const judgeWithdraw: Look = (scene, list, scores) => {
  const { g, seat } = scene;
  const { hex, attackers } = localsOf<{ readonly hex: Hex; readonly attackers: readonly number[] }>(g, seat);
  const { theirs, ours, won } = prospectOf(g, {
    attackers,
    target: hex,
    kind: isHorse(g, attackers) ? "charge" : "bayonet",
  });
  const place = stakesOf(g.world).goals.find((goal) => goal.hex === hex)?.price ?? 0;
  const stand = theirs + Math.trunc((place * won) / 100) - (ours >> 1);
  const yields = Math.trunc((yieldCost(g, hex) * scene.stance.manner.yielding) / 100);
  each((_s, verb) => (verb === "yes" ? stand - yields : verb === "no" ? 0 : NEVER))(scene, list, scores);
};

/** From where a charge or countercharge goes in: where it promises most. */
export const judgeClose: Look = (scene, list, scores) => {
  type Closing = { readonly fit?: readonly number[]; readonly strikers?: readonly number[]; readonly hex: Hex };
  const { fit, strikers = [], hex } = localsOf<Closing>(scene.g, scene.seat);
  const kind = fit === undefined ? "countercharge" : "charge";
  const fight: Fight = { attackers: fit ?? strikers, target: hex, kind };
  each((_s, verb, by) => (verb === "hex" ? closingGain(scene, fight, by) : NEVER))(scene, list, scores);
};

/** Whether to ride on at a square: mostly not. */
export const judgePress: Look = (scene, list, scores) => {
  const { g, seat } = scene;
  const { fit, hex } = localsOf<{ readonly fit: readonly number[]; readonly hex: Hex }>(g, seat);
  const gain = steelGain(scene, { attackers: fit, target: hex, kind: "charge" });
  const disorder = fit.reduce((sum, unit) => sum + disorderOf(g, unit), 0);
  each((_s, verb) => (verb === "yes" ? gain : -Math.trunc(disorder)))(scene, list, scores);
};

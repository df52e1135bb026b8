import { call, done, next, notNow, notPossible, offer, type Procedure, type Refusal, refusal } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { isCovered } from "../checks/cover-zone.ts";
import { isBeforeEnemy } from "../checks/neighbours.ts";
import {
  type Approaching,
  freeUnits,
  isFree,
  mayCounterattack,
  mayCountercharge,
  mayReactByFire,
  mayReform,
  mayRetire,
  maySquare,
  mustFallBack,
  whyNoStroke,
} from "../checks/reactions.ts";
import { instructed } from "../instructed.ts";
import { instructedReaction, instructedStroke } from "../instructed-reaction.ts";
import { procedure } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesRule } from "../rule-index.ts";
import { ASSAULTED, enemyOf, has, isOnMap, REACTED, ROUTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { say, words } from "../words.ts";
import { counterattack } from "./counterattack.ts";
import { countercharge } from "./countercharge.ts";
import { fallBack } from "./fall-back.ts";
import { forcedReactions, hexOfUnits, isForcing } from "./forced-reactions.ts";
import { type Reacted, reaction } from "./reaction.ts";

/** What an active unit does when others may react (VI.7, VI.8, VI.14). */
export type Act = "step" | "turn" | "form" | "fire" | "reorganize" | "assault" | "leave";

/** What a window is called with: the acting stack and its act. */
export interface Window {
  readonly units: readonly Unit[];
  readonly act: Act;
}

/** A window that is open: where it stands, and what has come of it. */
export type Open = Window & {
  readonly hex: Hex;
  /** Who reacted last and how, and all who have fired in this window (K-58). */
  readonly last?: Unit;
  readonly came?: Reacted;
  readonly fired?: readonly Unit[];
  /** How it was answered so far, for those who are told of it afterwards. */
  readonly how?: How;
};
type How = "none" | "instruction" | "asked";
type Steps = {
  readonly open: Window;
  readonly ask: Open;
  readonly reacted: Open;
  readonly strokes: Open;
  readonly steel: Open;
  readonly struck: Open & { readonly stroke: { readonly home: boolean } };
  readonly withdraw: Open;
  readonly close: Open;
};

const movements: readonly Act[] = ["step", "assault", "leave"];
const isMoving = ({ act }: Window): boolean => movements.includes(act);
/** The acting stack as those see it who may react. */
export const acting = (l: Open) => ({ units: l.units, hex: l.hex, isMoving: isMoving(l) }) satisfies Approaching;
const passive = (g: SteppesPlay, { units }: Window): number => enemyOf(g.world.seatOf[units[0]]);

/** Tells those who could have reacted how it was answered: nobody else learns whether they were asked. */
function close(g: SteppesPlay, l: Open, stopped: boolean) {
  const { units, hex, how = "none" } = l;
  g.emit({ kind: "window-closed", rule: "VI.7", pieces: units, hex, how, audience: [passive(g, l)] });
  return done({ stopped });
}

/** Whether the acting stack is no longer what it was: gone, routed, moved by a result, or attacked (K-155). */
function isStopped(g: SteppesPlay, { units, hex }: Open): boolean {
  return units.every(
    (unit) => !isOnMap(g, unit) || g.c.hexOf[unit] !== hex || g.c.level[unit] === ROUTED || has(g, unit, ASSAULTED),
  );
}

/** Whether a unit could react otherwise than by cold steel (K-155(2)). */
function mayReact(g: SteppesPlay, unit: number, a: Approaching): boolean {
  return mayReactByFire(g, unit, a) || maySquare(g, unit, a) || mayReform(g, unit, a) || mayRetire(g, unit, a);
}

const reactors = (g: SteppesPlay, l: Open): readonly number[] =>
  freeUnits(g, passive(g, l), l.hex).filter((unit) => mayReact(g, unit, acting(l)));

/** What standing instructions make of those who could react: the first whom they let react at once, or whether anybody is asked about. */
function instructedReactors(
  g: SteppesPlay,
  l: Open,
): { readonly reactor: Unit; readonly told: number } | "ask" | "leave" {
  let found: "ask" | "leave" = "leave";
  for (const unit of freeUnits(g, passive(g, l), l.hex)) {
    const told = instructedReaction(g, unit, acting(l));
    if (typeof told === "number") return { reactor: asUnit(unit), told };
    if (told === "ask") found = "ask";
  }
  return found;
}

/** The same for those who may strike. */
function instructedStrikers(g: SteppesPlay, l: Open): Unit | "ask" | "leave" {
  let found: "ask" | "leave" = "leave";
  for (const unit of strikers(g, l)) {
    const said = instructedStroke(g, unit, acting(l));
    if (said === "do") return asUnit(unit);
    if (said === "ask") found = "ask";
  }
  return found;
}

/** Those who may strike: one of each hex, since all who can go along (K-159). */
function strikers(g: SteppesPlay, l: Open): readonly number[] {
  const isBoth = g.world.options.fireThenCounterattack === "true";
  const fired = isBoth ? (l.fired ?? []).filter((unit) => isOnMap(g, unit) && !has(g, unit, ASSAULTED)) : [];
  const able = [...freeUnits(g, passive(g, l), l.hex), ...fired].filter(
    (unit) => mayCounterattack(g, unit, acting(l)) || mayCountercharge(g, unit, acting(l)),
  );
  return able.filter((unit, i) => able.findIndex((other) => g.c.hexOf[other] === g.c.hexOf[unit]) === i);
}

const strokeOf = (g: SteppesPlay, unit: number) => (g.world.armOf[unit] === "cavalry" ? countercharge : counterattack);

/** Why a unit is not picked of those who are able; `refused` says why one that could still react does not in this way. */
function whyNotPick(
  g: SteppesPlay,
  l: Open,
  answer: number,
  able: readonly number[],
  refused: (unit: number, name: { readonly unit: string }) => Refusal<SteppesRule>,
): Refusal<SteppesRule> | null {
  if (answer === say.end()) return null;
  if (words.verb(answer) !== "unit") return notNow("VI.5", "reacts");
  const unit = words.arg(answer, 0);
  if (able.includes(unit)) return null;
  const name = { unit: g.world.pieces[unit].name };
  if (g.world.seatOf[unit] !== passive(g, l)) return notPossible("VI.7", "not-passive", name);
  if (has(g, unit, REACTED)) return refusal("VI.21", "has-reacted", name);
  if (has(g, unit, ASSAULTED)) return refusal("VI.22", "under-assault", name);
  return isFree(g, unit) ? refused(unit, name) : refusal("VI.4", "cannot-react", name);
}

const shownWindow = (units: readonly Unit[], hex: Hex) => ({
  targets: [hex],
  keys: { n: ["end"], i: ["instructions"] },
  commits: [{ answer: say.end(), follows: `${units.length === 1 ? "it goes" : "they go"} on` }],
});

/** VI.5, VI.8: whether an act there opens a window: somebody covers the hex, has it before its front, or is forced to something. */
export function isWindowOpen(g: SteppesPlay, units: readonly number[]): boolean {
  if (!isOnMap(g, units[0])) return false;
  const hex = hexOfUnits(g, units);
  const seat = g.world.seatOf[units[0]];
  if (isBeforeEnemy(g, seat, hex) || isCovered(g, enemyOf(seat), hex)) return true;
  const isRouted = g.c.level[units[0]] === ROUTED;
  return (
    (!isRouted && isForcing(g, { hex, seat })) ||
    (g.world.armOf[units[0]] === "cavalry" &&
      freeUnits(g, enemyOf(seat), hex).some((unit) => maySquare(g, unit, { units, hex })))
  );
}

/**
 * VI: after an act in sight and reach of enemies these may react, in the order of K-155: what is forced; fire, formations and
 * falling back as they like; counterattacks and countercharges until one gets home; lone cavalry that must fall back. Comes to
 * whether the acting unit was stopped by it.
 */
export const window: Procedure<Window, { readonly stopped: boolean }> = procedure<
  Steps,
  { readonly stopped: boolean },
  "open"
>("window", {
  open: {
    does: (g, { units }) => {
      const hex = hexOfUnits(g, units);
      const seat = g.world.seatOf[units[0]];
      if (g.c.level[units[0]] === ROUTED) return next("reacted", { hex });
      return call(forcedReactions, { hex, seat }, "reacted", { patch: { hex } });
    },
  },
  reacted: {
    does: (g, l) => {
      if (isStopped(g, l)) return close(g, l, true);
      const fired = l.came?.hasFired === true && l.last !== undefined ? [...(l.fired ?? []), l.last] : (l.fired ?? []);
      const said = instructedReactors(g, l);
      if (said === "ask") return next("ask", { fired, how: "asked" });
      if (said === "leave") return next("strokes", { fired });
      const work = { ...said, ...acting(l) };
      const how = l.how ?? "instruction";
      return call(reaction, work, "reacted", { as: "came", patch: { fired, last: said.reactor, how } });
    },
  },
  ask: {
    asks: instructed("ask", {
      rule: "VI.7",
      decision: "reactor",
      seat: (g, l: Open) => passive(g, l),
      list: (g, l, out) => {
        for (const unit of reactors(g, l)) offer(out, say.unit(unit));
        offer(out, say.end());
      },
      why: (g, l, answer) =>
        whyNotPick(g, l, answer, reactors(g, l), (_, name) => refusal("VI.7", "not-in-its-zone", name)),
      shows: (_, { units, hex }) => shownWindow(units, hex),
      take: (_, l, answer) => {
        if (answer === say.end()) return next("strokes");
        const reactor = asUnit(words.arg(answer, 0));
        const work = { reactor, ...acting(l), told: null };
        return call(reaction, work, "reacted", { as: "came", patch: { last: reactor } });
      },
    }),
  },
  strokes: {
    does: (g, l) => {
      const said = instructedStrikers(g, l);
      if (said === "ask") return next("steel", { how: "asked" });
      if (said === "leave") return next("withdraw");
      const how = l.how ?? "instruction";
      return call(strokeOf(g, said), { reactor: said, units: l.units }, "struck", { as: "stroke", patch: { how } });
    },
  },
  steel: {
    asks: instructed("steel", {
      rule: "VI.15",
      decision: "counter-stroke",
      seat: (g, l: Open) => passive(g, l),
      list: (g, l, out) => {
        for (const unit of strikers(g, l)) offer(out, say.unit(unit));
        offer(out, say.end());
      },
      why: (g, l, answer) =>
        whyNotPick(g, l, answer, strikers(g, l), (unit, name) =>
          refusal(whyNoStroke(g, unit, acting(l)), "no-stroke", name),
        ),
      shows: (_, { units, hex }) => shownWindow(units, hex),
      take: (g, l, answer) => {
        if (answer === say.end()) return next("withdraw");
        const reactor = asUnit(words.arg(answer, 0));
        return call(strokeOf(g, reactor), { reactor, units: l.units }, "struck", { as: "stroke" });
      },
    }),
  },
  struck: {
    does: (g, l) => {
      if (l.stroke.home || isStopped(g, l)) return close(g, l, true);
      return next("strokes");
    },
  },
  withdraw: {
    does: (g, l) => {
      const unit = freeUnits(g, passive(g, l), l.hex).find((one) => mustFallBack(g, one, acting(l)));
      if (unit === undefined || l.act !== "step") return next("close");
      const units = unitsIn(g, g.c.hexOf[unit]).map(asUnit);
      for (const one of units) g.c.act[one] |= REACTED;
      const most = constants.fallBack.value;
      return call(fallBack, { units, most, from: [l.hex], cause: "reaction", isCompulsory: false }, "withdraw");
    },
  },
  close: { does: (g, l) => close(g, l, isStopped(g, l)) },
});

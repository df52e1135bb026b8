import { call, done, next, offer, type Procedure } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { type LaneAct, points, type Unit, type WalkLocals } from "@redoubt/mechanics";
import { listActs, onlyAct, whyNotAct } from "../checks/acts.ts";
import { type Run, seenBy } from "../checks/assault.ts";
import { isInCommand } from "../checks/command.ts";
import { isCovered } from "../checks/cover-zone.ts";
import { fireTargets } from "../checks/fire-targets.ts";
import { formPrice } from "../checks/forming.ts";
import { haul, haulTo } from "../checks/hauling.ts";
import { isGun } from "../checks/morale.ts";
import {
  allowance,
  directionTo,
  formingUnits,
  pointsLeft,
  stackPrice,
  turningUnits,
  turnPrice,
  whyNotStep,
  whyNotTurn,
} from "../checks/move.ts";
import { keysOf, leftUndone, stancesOf, turnsOf } from "../checks/move-shown.ts";
import { isBeforeEnemy, isNextToUnrouted } from "../checks/neighbours.ts";
import { wayTo } from "../checks/reach.ts";
import { whyNotStopHere } from "../checks/stopping.ts";
import { faceFreely, formFreely, mayFaceFreely, mayFormFreely } from "../entering.ts";
import { cites, walking } from "../kit.ts";
import { disorganize } from "../mutations.ts";
import { lift, shift } from "../occupancy.ts";
import { closeUp } from "../skirmishers.ts";
import {
  BEGUN,
  ENTERED,
  EXITED,
  enemyOf,
  FINISHED,
  has,
  hasPoints,
  isOnMap,
  MOVED,
  OUT_OF_COMMAND,
  ROUTED,
  SORTED,
  SPENT,
  type SteppesPlay,
} from "../state.ts";
import { constants } from "../tables/constants.ts";
import { say, words } from "../words.ts";
import { attack } from "./attack.ts";
import { gatherFire } from "./gather-fire.ts";
import { meetRouted, shakenBy } from "./meet-routed.ts";
import { facingFor, reform } from "./reform.ts";
import { reorganizing } from "./reorganizing.ts";
import { standBack } from "./stand-back.ts";
import { type Act, isWindowOpen, window } from "./window.ts";

/** Every act may be answered, and what is left may be used after it, fire as often as it is paid; nothing more at no points. Nobody reorganizes but in his own move. Turning has no ground to mind, and only fronts make a change of formation a matter of morale. */
export const enforces = cites("IV.17", "V.10", "VI.8", "VI.9", "VI.14", "X.5", "XI.7", "XIV.26", "XIV.42", "XIV.44");

/** What a move is called with: the units of one hex that move as one, from the top; and their points where not the chart's. */
export interface MoveUnit {
  readonly units: readonly Unit[];
  readonly points: number | null;
  /** Whether it is asked though it can only end: for questions. */
  readonly isHeld?: boolean | undefined;
}

/** A move on its way: the acts that its owner has named and that are still to come are turns and steps. */
type Moving = MoveUnit &
  WalkLocals<LaneAct> & {
    readonly run: Run;
    /** The hexes walked, from where it began. */
    readonly path: readonly Hex[];
    /** What it did last. */
    readonly did: Act;
    /** What came of the last window, and of the last fight. */
    readonly seen?: { readonly stopped: boolean };
    readonly fight?: { readonly moved: boolean };
  };

const seatOf = (g: SteppesPlay, { units }: MoveUnit): number => g.world.seatOf[units[0]];
/** Those of a stack who are still together: whoever was routed has run. */
const standing = (g: SteppesPlay, { units, path }: Moving): readonly Unit[] =>
  units.filter((unit) => isOnMap(g, unit) && g.c.hexOf[unit] === path[path.length - 1]);
const hexOf = (g: SteppesPlay, { units }: MoveUnit): Hex => asHex(g.c.hexOf[units[0]]);

function pay(g: SteppesPlay, units: readonly Unit[], cost: number): void {
  for (const unit of units) {
    g.c.mp[unit] = Math.max(0, g.c.mp[unit] - cost);
    g.c.act[unit] |= BEGUN | SPENT;
    g.c.act[unit] &= ~ENTERED;
  }
}

/** Whether the next turn or step of the way can be taken. */
function mayAct(g: SteppesPlay, { units }: Moving, { kind, hex, lane }: LaneAct): boolean {
  if (kind === "turn") return whyNotTurn(g, turningUnits(g, units), lane) === null;
  return whyNotStep(g, units, hex) === null;
}

/** III.15: whether a unit that was out of command has come back into the range of its headquarters. */
const isBack = (g: SteppesPlay, unit: number): boolean =>
  has(g, unit, OUT_OF_COMMAND) && has(g, unit, MOVED) && g.c.level[unit] !== ROUTED && isInCommand(g, unit);

/** Whether others, or a fight, have ended the move. */
const isStopped = ({ seen, fight }: Moving): boolean => seen?.stopped === true || fight?.moved === false;

/** VI.14, K-154: whether a first step leads out of every zone that the stack stands in. */
function isLeaving(g: SteppesPlay, l: Moving, to: Hex): boolean {
  const isFirst = l.units.every((unit) => !has(g, unit, SPENT));
  const enemy = enemyOf(seatOf(g, l));
  return isFirst && isCovered(g, enemy, hexOf(g, l)) && !isCovered(g, enemy, to);
}

function takeStep(g: SteppesPlay, l: Moving, to: Hex): void {
  const { units } = l;
  const direction = directionTo(g, hexOf(g, l), to);
  const price = direction === undefined ? null : stackPrice(g, units, direction);
  if (price === null || "rule" in price) throw new Error("a step that was not lawful");
  const from = hexOf(g, l);
  const hauled = haulTo(g, units, to);
  pay(g, units, hauled > 0 ? 0 : price.cost);
  if (hauled > 0) haul(g, units[0], hauled);
  for (const unit of units) {
    shift(g, unit, to);
    g.c.act[unit] |= MOVED;
    g.c.rally[unit] = 0;
  }
  g.emit({ kind: "moved", rule: "VIII.5", pieces: units, path: [from, to] });
  if (price.disorganizes) for (const unit of units) if (!isGun(g.world, unit)) disorganize(g, unit, "VIII.14");
}

/** The points a move begins with, and what cavalry sees (K-174). */
function begin(g: SteppesPlay, { units, points, isHeld }: MoveUnit): Moving {
  for (const unit of units) {
    const start = points ?? allowance(g, unit);
    if (!hasPoints(g, unit) || points !== null) {
      g.c.mpStart[unit] = start;
      g.c.mp[unit] = start;
    }
    g.c.act[unit] |= BEGUN;
  }
  const run = { seen: seenBy(g, units[0]), dear: 0 };
  return { units, points, isHeld, run, path: [asHex(g.c.hexOf[units[0]])], way: [], did: "step" };
}

/** III.19, K-42: puts the FORCED MARCH marker on or takes it off, for a point; as the first act of a column it doubles the points. */
function markMarch(g: SteppesPlay, units: readonly Unit[]): void {
  const isOn = g.c.march[units[0]] === 0;
  for (const unit of units) {
    if (isOn && !has(g, unit, SPENT)) {
      g.c.mpStart[unit] *= constants.marchFactor.value;
      g.c.mp[unit] *= constants.marchFactor.value;
    }
    g.c.march[unit] = isOn ? 1 : 0;
  }
  pay(g, units, constants.marchMarker.value);
  g.emit({ kind: "march-marked", rule: "III.19", pieces: units, isOn });
}

/** Turns the stack, with the check that this may need; the facing is the lane. */
function turn(g: SteppesPlay, l: Moving, facing: number) {
  const turners = turningUnits(g, l.units) as readonly Unit[]; // some of the units that move
  pay(g, l.units, turnPrice(g, turners[0], facing) ?? 0);
  const isWatched = isNextToUnrouted(g, seatOf(g, l), hexOf(g, l));
  const reason = isWatched ? ("turn" as const) : null;
  const change = { units: turners, formation: -1, facing, reason, isOnlyWhenPassed: false };
  return call(reform, change, "watch", { patch: { did: "turn" as const } });
}

/**
 * VIII: a unit or stack moves, turns, forms, fires, reorganizes and attacks, act by act, until its points or its owner end it; after
 * each act in reach of enemies they may react (VI).
 */
export const moveUnit: Procedure<MoveUnit> = walking<LaneAct, Moving, null, MoveUnit>("move-unit", {
  begin,
  go: {
    rule: "VIII.1",
    decision: "act",
    seat: seatOf,
    list: (g, l, out) => listActs(g, l, (answer) => offer(out, answer)),
    why: whyNotAct,
    only: (g, l) => (l.isHeld ? null : onlyAct(g, l)),
    shows: (g, { units, path }) => ({
      unit: units[0],
      left: points(pointsLeft(g, units)),
      picked: units,
      path,
      turns: turnsOf(g, units),
      stances: stancesOf(g, units),
      keys: keysOf(g, units),
      commits: [{ answer: say.end(), undone: leftUndone(g, units) }],
    }),
    take: (g, l, answer) => {
      const { units } = l;
      switch (words.verb(answer)) {
        case "hex": {
          const hex = asHex(words.arg(answer, 0));
          const isStep = whyNotStep(g, units, hex) === null;
          const way = isStep ? [{ kind: "step" as const, hex, lane: 0 }] : wayTo(g, units, hex);
          return next("leave", { way });
        }
        case "turn":
          if (mayFaceFreely(g, turningUnits(g, units))) {
            faceFreely(g, turningUnits(g, units), words.arg(answer, 0));
            return next("rest");
          }
          return next("leave", { way: [{ kind: "turn" as const, hex: hexOf(g, l), lane: words.arg(answer, 0) }] });
        case "form": {
          const able = formingUnits(g, units) as readonly Unit[]; // some of the units that move
          const formation = words.arg(answer, 0);
          if (mayFormFreely(g, able)) {
            formFreely(g, able, formation);
            return next("rest");
          }
          const formers = closeUp(g, able, formation);
          // Guns that go along with skirmishers go on with the battalion that these become.
          const others = units.filter((unit) => isOnMap(g, unit) && !formers.includes(unit));
          const movers = units.every((unit) => isOnMap(g, unit)) ? units : [...formers, ...others];
          pay(g, movers, Math.max(...formers.map((unit) => formPrice(g, unit, formation))));
          const isWatched = isBeforeEnemy(g, seatOf(g, l), hexOf(g, { ...l, units: movers }));
          const facing = facingFor(g, formers[0]);
          const reason = isWatched ? ("formation" as const) : null;
          return call(reform, { units: formers, formation, facing, reason, isOnlyWhenPassed: false }, "watch", {
            patch: { did: "form" as const, units: movers },
          });
        }
        case "march": {
          markMarch(g, units);
          return next("rest");
        }
        case "fire":
          return call(gatherFire, { units, hex: asHex(words.arg(answer, 0)) }, "watch", {
            patch: { did: "fire" as const },
          });
        case "attack": {
          const fight = { units, hex: asHex(words.arg(answer, 0)), run: l.run };
          return call(attack, fight, "rest", { as: "fight" });
        }
        case "reorganize":
          return call(reorganizing, { units }, "watch", { patch: { did: "reorganize" as const } });
        case "leave": {
          const left = words.arg(answer, 0);
          g.c.act[left] &= ~BEGUN;
          g.c.mp[left] = 0;
          g.c.mpStart[left] = 0;
          return next("rest", { units: units.filter((unit) => unit !== left) });
        }
        case "exit":
          for (const unit of units) {
            g.c.spExited[g.world.nationOf[unit]] += g.c.sp[unit];
            lift(g, unit, EXITED);
          }
          g.emit({ kind: "exited", rule: "II.16", pieces: units });
          return next("halt");
        default:
          return next("halt");
      }
    },
  },
  regard: (g, l) => (isStopped(l) ? {} : { units: standing(g, l) }),
  isOver: (g, l) => {
    if (isStopped(l) || l.units.length === 0 || l.units.some((unit) => has(g, unit, FINISHED))) return true;
    if (l.units.some((unit) => isBack(g, unit))) return true;
    if (pointsLeft(g, l.units) > 0) return false;
    // Each gun pays for its own salvos (XI.7, K-149): one that has spent all does not silence the others.
    return l.units.every((unit) => g.c.mp[unit] === 0) || fireTargets(g, l.units).length === 0;
  },
  mayAct,
  act: (g, l, { kind, hex, lane }) => {
    if (kind === "turn") return turn(g, l, lane);
    const before = pointsLeft(g, l.units);
    takeStep(g, l, hex);
    const dear = Math.max(l.run.dear, before - pointsLeft(g, l.units));
    const patch = { path: [...l.path, hex], run: { ...l.run, dear }, did: "step" as const };
    const shaken = shakenBy(g, l.units, hex);
    return shaken.length === 0 ? patch : call(meetRouted, { stacks: shaken }, "watch", { patch });
  },
  before: {
    isOpen: (g, l) => l.way[0]?.kind === "step" && isLeaving(g, l, l.way[0].hex),
    react: (_, { units }) => ({ procedure: window, locals: { units, act: "leave" } }),
    as: "seen",
  },
  after: {
    isOpen: (g, l) => {
      const units = standing(g, l);
      return units.length > 0 && isWindowOpen(g, units);
    },
    react: (_, { units, did }) => ({ procedure: window, locals: { units, act: did } }),
    as: "seen",
  },
  halt: (g, l) => {
    const units = standing(g, l);
    for (const unit of l.units) g.c.act[unit] = (g.c.act[unit] | FINISHED) & ~SORTED;
    const isWaiting = units.some((unit) => g.c.marked[unit] !== 0);
    if (units.length > 0 && !isWaiting && whyNotStopHere(g, units) !== null) standBack(g, l.path, units);
    return done();
  },
});

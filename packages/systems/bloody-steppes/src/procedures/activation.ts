import { call, d10, done, next, notNow, offer, type Procedure } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, raiseInStack } from "@redoubt/mechanics";
import { activeSeat, isOfActivation, markAlong, mightAct } from "../active.ts";
import { markedAt } from "../checks/assault.ts";
import { chargersToGoOn, releaseToCharge } from "../checks/continuing.ts";
import {
  leaderOf,
  listPieces,
  mayTopOthers,
  mayTry,
  onlyPiece,
  waitingUnits,
  whyNotPiece,
} from "../checks/next-piece.ts";
import { activeCommand, entryHexes, groupOf, stackWith, whyNotTake } from "../checks/pieces.ts";
import { instructed } from "../instructed.ts";
import { procedure } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { COMMANDER, UNIT } from "../piece.ts";
import { absorb, deploy, mayAbsorb } from "../skirmishers.ts";
import { clearActivation, takeSnapshot } from "../snapshot.ts";
import {
  ACTED,
  BEGUN,
  DEFENSE,
  FINISHED,
  FORCED_MARCH,
  has,
  IN_COMMAND,
  isOnMap,
  SORTED,
  type SteppesPlay,
} from "../state.ts";
import { constants } from "../tables/constants.ts";
import { independenceOf } from "../values.ts";
import { say, words } from "../words.ts";
import { approach, nearRouted } from "./approach.ts";
import { closeActivation } from "./close-activation.ts";
import { enterPiece } from "./enter-piece.ts";
import { moveCommander } from "./move-commander.ts";
import { moveUnit } from "./move-unit.ts";
import { writeOrder } from "./order-sheet.ts";
import { resolveAttack } from "./resolve-attack.ts";

/** What an activation is called with: c.active says whose it is. */
export interface Activation {
  /** Where it begins: from its start; or, in a position, at a snapshot or with the next piece, keeping what the state says. */
  readonly from: "start" | "snapshot" | "piece";
  /** Whether it waits where there is one answer only: for questions. */
  readonly isHeld?: boolean | undefined;
}

type Held = Pick<Activation, "isHeld">;

type Kept = {
  readonly begin: Activation;
  readonly order: object;
  readonly tried: object;
  readonly written: { readonly sheet: { readonly order: number; readonly goal: number; readonly left: number } | null };
  readonly mark: object;
  readonly near: { readonly hexes: readonly Hex[] };
  readonly piece: object;
  readonly taken: { readonly moved: readonly number[] };
  readonly settle: { readonly kept: number; readonly isEnd: boolean };
  readonly settled: object;
  readonly continue: object;
  readonly close: object;
  readonly finish: object;
};
/** Whether it is held is known at every step. */
type Steps = { readonly [S in keyof Kept]: Kept[S] & Held };

/** Gives every commander of the activation his points; on a Forced March they are doubled (III.5, III.19). */
function mountCommanders(g: SteppesPlay): void {
  const command = activeCommand(g);
  const isMarch = command >= 0 && g.c.orderType[command] === FORCED_MARCH;
  const points = constants.commanderPoints.value * (isMarch ? constants.marchFactor.value : 1);
  for (const piece of mightAct(g)) {
    if (g.world.kindOf[piece] !== COMMANDER || !isOfActivation(g, piece)) continue;
    g.c.mpStart[piece] = points;
    g.c.mp[piece] = points;
  }
}

/** Whether the snapshot of this activation has been taken: everybody in command bears it. */
const isMarked = (g: SteppesPlay): boolean => g.c.act.some((bits) => (bits & IN_COMMAND) !== 0);

const undone = (g: SteppesPlay): readonly string[] => {
  const idle = mightAct(g).filter(
    (piece) =>
      g.world.kindOf[piece] === UNIT && isOnMap(g, piece) && !has(g, piece, BEGUN) && whyNotTake(g, piece) === null,
  ).length;
  return idle === 0 ? [] : [`${idle} ${idle === 1 ? "unit has" : "units have"} not moved`];
};

/**
 * II.7, 3.4 of the book's order: the leader may try to change his order; out-of-command pieces are marked; routed enemies next to the
 * command check; then its pieces act one by one, charges are continued, and the activation closes.
 */
export const activation: Procedure<Activation> = procedure<Steps, null, "begin">("activation", {
  begin: {
    does: (g, { from }) => {
      if (from === "start") {
        clearActivation(g);
        mountCommanders(g);
      }
      markAlong(g);
      if (from === "piece") return next("piece");
      // Where routed enemies are next to the command they check between the try and the first piece; else both are one question.
      return next(mayTry(g) && nearRouted(g).length > 0 ? "order" : "mark");
    },
  },
  order: {
    asks: {
      rule: "III.48",
      decision: "own-order",
      seat: activeSeat,
      isSecret: true,
      list: (g, _, out) => {
        offer(out, say.no());
        offer(out, say.try(leaderOf(g)));
      },
      why: (g, _, answer) =>
        answer === say.no() || answer === say.try(leaderOf(g)) ? null : notNow("III.48", "own-order"),
      shows: (g) => ({ unit: leaderOf(g), commits: [{ answer: say.no() }] }),
      take: (g, _l, answer) => {
        g.c.stage[0] = 1;
        return answer === say.no() ? next("mark") : next("tried");
      },
    },
  },
  tried: {
    rolls: {
      rule: "III.48",
      purpose: "order",
      dice: () => d10,
      take: (g, _, dice) => {
        const piece = leaderOf(g);
        const needed = independenceOf(g.world, piece);
        const isPassed = dice[0] <= needed;
        g.emit({ kind: "order-tried", rule: "III.48", piece, command: activeCommand(g), dice, needed, isPassed });
        g.emit({ kind: "try-ended", rule: "III.48", piece, isPassed, isForOrder: true });
        if (!isPassed) return next("mark");
        return call(writeOrder, { command: activeCommand(g), isOwn: true }, "written", { as: "sheet" });
      },
    },
  },
  written: {
    does: (g, { sheet }) => {
      const command = activeCommand(g);
      if (sheet !== null) {
        g.c.orderType[command] = sheet.order;
        g.c.goal[command] = sheet.goal;
        g.c.left[command] = sheet.left;
        g.emit({ kind: "order-given", rule: "III.33", command, ...sheet, audience: [activeSeat(g)] });
      }
      return next("mark");
    },
  },
  mark: {
    does: (g) => {
      // A try leads here again: the snapshot of the beginning stays as it is.
      if (!isMarked(g)) {
        const out = takeSnapshot(g);
        if (out.length > 0) g.emit({ kind: "out-of-command", rule: "III.14", pieces: out });
      }
      const isUnderWay = g.c.act.some((bits) => (bits & (BEGUN | FINISHED)) !== 0);
      return next("near", { hexes: isUnderWay ? [] : nearRouted(g) });
    },
  },
  near: {
    does: (g, { hexes }) => {
      const [hex, ...rest] = hexes;
      if (hex === undefined) return next("piece");
      return call(approach, { hex, seat: activeSeat(g) }, "near", { patch: { hexes: rest } });
    },
  },
  piece: {
    asks: instructed("piece", {
      rule: "II.7",
      decision: "piece",
      seat: activeSeat,
      list: (g, _, out) => listPieces(g, (answer) => offer(out, answer)),
      why: (g, _, answer) => whyNotPiece(g, answer),
      only: (g, { isHeld }) => (isHeld ? null : onlyPiece(g)),
      shows: (g) => ({
        keys: { d: ["deploy", "absorb"], i: ["instructions"] },
        commits: [{ answer: say.end(), undone: undone(g), follows: "the activation ends" }],
      }),
      take: (g, { isHeld }, answer) => {
        const piece = asUnit(words.arg(answer, 0));
        // Whatever is done first, no order can be tried after it (K-145).
        g.c.stage[0] = Math.max(g.c.stage[0], 1);
        switch (words.verb(answer)) {
          case "try":
            return next("tried");
          case "end":
            return next("settle", { kept: 0, isEnd: true });
          case "top":
            raiseInStack(g.c, piece);
            for (const unit of unitsIn(g, g.c.hexOf[piece])) g.c.act[unit] |= SORTED;
            return next("piece");
          case "deploy":
            deploy(g, piece);
            return next("piece");
          case "absorb":
            absorb(g, piece);
            return next("piece");
          case "enter":
            return call(enterPiece, { piece, hex: asHex(words.arg(answer, 1)), isHeld }, "taken", {
              patch: { moved: [piece] },
            });
          case "defend":
            g.c.orderType[activeCommand(g)] = DEFENSE;
            g.emit({
              kind: "order-given",
              rule: "III.31",
              command: activeCommand(g),
              order: DEFENSE,
              goal: 0,
              left: 0,
              audience: [activeSeat(g)],
            });
            return next("piece");
          default: {
            g.c.stage[0] = Math.max(g.c.stage[0], g.world.kindOf[piece] === UNIT ? groupOf(g, piece) : 1);
            if (g.world.kindOf[piece] === COMMANDER) return call(moveCommander, { piece, isHeld }, "settled");
            const units = words.verb(answer) === "leave" ? [piece] : stackWith(g, piece).map(asUnit);
            return call(moveUnit, { units, points: null, isHeld }, "taken", { patch: { moved: units } });
          }
        }
      },
    }),
  },
  taken: {
    does: (g, { moved }) => next("settle", { kept: Math.max(...moved.map((unit) => g.c.marked[unit])), isEnd: false }),
  },
  settle: {
    // XII.11, K-167: the next unit has moved. Infantry that waited for others to join has finished unless it joined; cavalry fights.
    does: (g, { kept, isEnd }) => {
      const [first] = waitingUnits(g).filter((unit) => g.c.marked[unit] !== kept);
      if (first === undefined) return next(isEnd ? "continue" : "settled");
      const hex = asHex(g.c.marked[first]);
      if (g.world.armOf[first] === "cavalry") return call(resolveAttack, { hex, seat: activeSeat(g) }, "settle");
      const units = markedAt(g, hex);
      for (const unit of units) {
        g.c.marked[unit] = 0;
        g.c.act[unit] |= FINISHED;
      }
      g.emit({ kind: "attack-ended", rule: "XII.11", pieces: units, hex });
      return next("settle");
    },
  },
  settled: {
    does: (g) => {
      const able = mightAct(g).some(
        (piece) =>
          (isOnMap(g, piece) && whyNotTake(g, piece) === null) ||
          entryHexes(g, piece).length > 0 ||
          mayTopOthers(g, piece) ||
          (isOfActivation(g, piece) && mayAbsorb(g, piece)),
      );
      return able ? next("piece") : next("settle", { kept: 0, isEnd: true });
    },
  },
  continue: {
    does: (g, { isHeld }) => {
      const units = chargersToGoOn(g);
      if (units.length === 0) return next("close");
      releaseToCharge(g, units);
      const isAble = g.world.options.chargeContinuation !== "never";
      if (!isAble) return next("continue");
      return call(moveUnit, { units, points: constants.continuationPoints.value, isHeld }, "continue");
    },
  },
  close: {
    does: (g) => {
      for (let piece = 0; piece < g.world.count; piece++) {
        const scope = g.world.scopeOf[piece];
        if ((scope === "army" || scope === "corps") && has(g, piece, BEGUN)) g.c.act[piece] |= ACTED;
      }
      return call(closeActivation, {}, "finish");
    },
  },
  finish: {
    does: (g) => {
      g.emit({ kind: "activation-ended", rule: "II.7", active: g.c.active[0] });
      clearActivation(g);
      g.c.active[0] = 0;
      return done();
    },
  },
});

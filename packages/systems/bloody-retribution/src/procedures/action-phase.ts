import { call, done, type FlowOf, next, offer, over } from "@redoubt/engine";
import { listActions, whyNotAction } from "../checks/action.ts";
import { finishFirst } from "../checks/not-asked.ts";
import { isOut, markersLeft } from "../checks/phase-end.ts";
import { cites, procedure } from "../kit.ts";
import { capitulate, disrupt } from "../mutations.ts";
import { enemyOf, RUSSIAN } from "../seat.ts";
import { actionKinds, type RetributionPlay } from "../state.ts";
import { say, words } from "../words.ts";
import { attack } from "./attack.ts";
import { bombard } from "./bombard.ts";
import { enter } from "./enter.ts";
import { flankAttack } from "./flank-attack.ts";
import { move } from "./move.ts";

/** One action is finished before the next begins, and nothing is announced in advance. */
export const enforces = cites("5.4", "9.4");

interface ActionLocals {
  /** Whether a position begins in the middle of the phase. */
  readonly isResumed?: boolean;
  /** What came of an offer to end the phase. */
  readonly isAgreed?: boolean;
}

type ActionStep = "begin" | "whose-action" | "act" | "offer-answered" | "after-action" | "end";

/** 5.4, 5.8: the sides take turns to act, the Russian first, until both are out or agree to stop. */
export const actionPhase = procedure<ActionLocals, ActionStep>("action-phase", {
  begin: {
    does: (g, { isResumed }) => {
      if (isResumed !== true) {
        g.c.active[0] = RUSSIAN;
        g.c.finished.fill(0);
      }
      g.c.offered[0] = 0;
      return next("whose-action");
    },
  },
  "whose-action": {
    does: (g) => {
      if (!isOut(g, g.c.active[0])) return next("act");
      g.c.active[0] = enemyOf(g.c.active[0]);
      return isOut(g, g.c.active[0]) ? next("end") : next("act");
    },
  },
  act: {
    asks: {
      rule: "5.4",
      decision: "action",
      seat: (g) => g.c.active[0],
      list: (g, _, out) => listActions(g, out),
      why: (g, _, answer) => whyNotAction(g, answer),
      take: (g, _, answer) => act(g, answer),
    },
  },
  "offer-answered": { does: (_, { isAgreed }) => (isAgreed === true ? next("end") : next("act")) },
  "after-action": {
    does: (g) => {
      g.c.offered[0] = 0;
      g.c.active[0] = enemyOf(g.c.active[0]);
      return next("whose-action");
    },
  },
  end: {
    does: (g) => {
      g.emit({ kind: "phase-ended", rule: "5.8", phase: actionKinds[g.c.kind[0]] });
      return done();
    },
  },
});

function act(g: RetributionPlay, answer: number): FlowOf<Record<ActionStep, ActionLocals>, ActionLocals, unknown> {
  const seat = g.c.active[0];
  switch (words.verb(answer)) {
    case "move": {
      const unit = words.arg(answer, 0);
      return call(move, { unit, at: g.c.hexOf[unit], spent: 0, mayHalt: false }, "after-action");
    }
    case "enter":
      return call(enter, { unit: words.arg(answer, 0) }, "after-action");
    case "attack":
      return call(attack, { target: words.arg(answer, 0), attackers: [] }, "after-action");
    case "flank":
      return call(flankAttack, { unit: words.arg(answer, 0), to: words.arg(answer, 1) }, "after-action");
    case "bombard":
      return call(bombard, { unit: words.arg(answer, 0) }, "after-action");
    case "disrupt":
      disrupt(g, words.arg(answer, 0), "5.4");
      return next("after-action");
    case "set-aside":
      g.c.markersSpent[0]++;
      g.emit({ kind: "marker-set-aside", rule: "5.4", left: markersLeft(g) });
      return next("after-action");
    case "offer":
      g.c.offered[0] = 1;
      g.emit({ kind: "offer-made", rule: "5.8", seat });
      return call(offerToEnd, {}, "offer-answered", { as: "isAgreed" });
    case "finish":
      g.c.finished[seat] = 1;
      g.emit({ kind: "finished-phase", rule: "5.8", seat });
      return next("after-action");
    case "end":
      return next("end");
    default:
      capitulate(g, seat);
      return over;
  }
}

/** 5.8: the other side accepts or refuses to end the phase (B-19). The result is whether it accepts. */
const offerToEnd = procedure<object, "reply">("offer-to-end", {
  reply: {
    asks: {
      rule: "5.8",
      decision: "reply",
      seat: (g) => enemyOf(g.c.active[0]),
      list: (_g, _l, out) => {
        offer(out, say.accept());
        offer(out, say.refuse());
        offer(out, say.capitulate());
      },
      why: (_g, _l, answer) =>
        ["accept", "refuse", "capitulate"].includes(words.verb(answer)) ? null : finishFirst("5.8", {}),
      take: (g, _, answer) => {
        const seat = enemyOf(g.c.active[0]);
        if (answer === say.capitulate()) {
          capitulate(g, seat);
          return over;
        }
        const isAgreed = answer === say.accept();
        g.emit({ kind: isAgreed ? "offer-accepted" : "offer-refused", rule: "5.8", seat });
        return done(isAgreed);
      },
    },
  },
});

/** The procedures of this file. */
export const actionProcedures = [actionPhase, offerToEnd];

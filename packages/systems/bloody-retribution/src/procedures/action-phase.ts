import { call, done, type FlowOf, next, over } from "@redoubt/engine";
import { listActions, whyNotAction } from "../checks/action.ts";
import { isOut, markersLeft } from "../checks/phase-end.ts";
import { cites, procedure } from "../kit.ts";
import { capitulate, disrupt } from "../mutations.ts";
import { enemyOf, RUSSIAN } from "../seat.ts";
import { actionKinds, activeSeat, hexOf, type RetributionPlay } from "../state.ts";
import { hexIn, unitIn, words } from "../words.ts";
import { attack } from "./attack.ts";
import { bombard } from "./bombard.ts";
import { enter } from "./enter.ts";
import { flankAttack } from "./flank-attack.ts";
import { move } from "./move.ts";
import { offerToEnd } from "./offer-to-end.ts";
import { actionShown } from "./shown.ts";

/** One action is finished before the next begins, and nothing is announced in advance. */
export const enforces = cites("5.4", "9.4");

type Nothing = Readonly<Record<never, never>>;

type PhaseSteps = {
  /** Whether a position begins in the middle of the phase. */
  readonly begin: { readonly isResumed: boolean };
  readonly "whose-action": Nothing;
  readonly act: Nothing;
  /** What came of an offer to end the phase. */
  readonly "offer-answered": { readonly isAgreed: boolean };
  readonly "after-action": Nothing;
  readonly end: Nothing;
};

/** 5.4, 5.8: the sides take turns to act, the Russian first, until both are out or agree to stop. */
export const actionPhase = procedure<PhaseSteps, null, "begin">("action-phase", {
  begin: {
    does: (g, { isResumed }) => {
      if (!isResumed) {
        g.c.active[0] = RUSSIAN;
        g.c.finished.fill(0);
      }
      g.c.offered[0] = 0;
      return next("whose-action");
    },
  },
  "whose-action": {
    does: (g) => {
      const seat = activeSeat(g);
      if (!isOut(g, seat)) return next("act");
      g.c.active[0] = enemyOf(seat);
      return isOut(g, enemyOf(seat)) ? next("end") : next("act");
    },
  },
  act: {
    asks: {
      rule: "5.4",
      decision: "action",
      seat: activeSeat,
      list: (g, _, out) => listActions(g, out),
      why: (g, _, answer) => whyNotAction(g, answer),
      shows: (g) => actionShown(g, activeSeat(g)),
      take: (g, _, answer) => act(g, answer),
    },
  },
  "offer-answered": { does: (_, { isAgreed }) => (isAgreed ? next("end") : next("act")) },
  "after-action": {
    does: (g) => {
      g.c.offered[0] = 0;
      g.c.active[0] = enemyOf(activeSeat(g));
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

function act(g: RetributionPlay, answer: number): FlowOf<PhaseSteps, Nothing, null> {
  const seat = activeSeat(g);
  switch (words.verb(answer)) {
    case "move": {
      const unit = unitIn(answer);
      const at = hexOf(g, unit);
      return call(move, { unit, at, spent: 0, mayHalt: false, path: [at] }, "after-action");
    }
    case "enter":
      return call(enter, { unit: unitIn(answer) }, "after-action");
    case "attack":
      return call(attack, { target: hexIn(answer), attackers: [] }, "after-action");
    case "flank":
      return call(flankAttack, { unit: unitIn(answer), to: hexIn(answer, 1) }, "after-action");
    case "bombard":
      return call(bombard, { unit: unitIn(answer) }, "after-action");
    case "disrupt":
      disrupt(g, unitIn(answer), "5.4");
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

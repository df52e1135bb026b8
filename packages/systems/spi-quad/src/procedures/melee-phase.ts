import { type AnswerList, answerList, call, done, next, offer, offers } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { whyNotAttackHex } from "../checks/melee-attackers.ts";
import { beginMelee, endMelee, hasTarget, isMeleeStep, isOpenTarget, isReady } from "../checks/melee-duty.ts";
import { hasOpenDuty, whyHopeless, whyNotEnd } from "../checks/melee-plan.ts";
import { notNow, type Why } from "../checks/refusal.ts";
import { cites, procedure } from "../kit.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { hexOf, type QuadPlay } from "../state.ts";
import { hexIn, say, words } from "../words.ts";
import { meleeAttack } from "./melee-attack.ts";
import { endOfPhase, undone } from "./phase-end.ts";

/** Who fought is kept in the state. */
export interface MeleePhase {
  /** Whether somebody attacked, or a position is asked about it: the phase then waits for its player to end it, so that odds stop at the end of an attack. */
  readonly begun: boolean;
}

/** One attack at a time, each carried out before the next; the attacker chooses the order (8.11). */
export const enforces = cites("4.0A4", "8.0", "8.11", "8.12");

function canAttack(g: QuadPlay): boolean {
  for (let u = asUnit(0); u < g.world.count; u++) if (isReady(g, u) && hasTarget(g, u, [])) return true;
  return false;
}

/** Offers every hex that somebody is ready to attack in a way that leaves nobody out. */
function offerTargets(g: QuadPlay, out: AnswerList): void {
  const { grid, unitsOf } = g.world;
  const units = g.c.active[0] === ALLIED ? unitsOf[ALLIED] : unitsOf[RUSSIAN];
  for (let i = 0; i < units.length; i++) {
    const u = units[i];
    if (!isReady(g, u)) continue;
    const from = hexOf(g, u);
    for (let d = 0; d < 6; d++) {
      const hex = asHex(from + grid.offsets[d]);
      if (!isOpenTarget(g, hex) || !isMeleeStep(g, from, d)) continue;
      const code = say.target(hex);
      if (!offers(out, code) && whyHopeless(g, [hex]) === null) offer(out, code);
    }
  }
}

/** The Melee Phase (8.0): the phasing player makes the attacks he must and those he wishes. */
export const meleePhase = procedure<Record<"begin" | "look" | "choose" | "end", MeleePhase>>("melee-phase", {
  begin: {
    does: (g) => {
      beginMelee(g);
      return next("look");
    },
  },
  look: { does: (g, l) => next(l.begun || canAttack(g) ? "choose" : "end") },
  choose: {
    asks: {
      rule: "8.0",
      decision: "melee-target",
      seat: (g) => g.c.active[0],
      list: (g, _l, out) => {
        offerTargets(g, out);
        if (!hasOpenDuty(g)) offer(out, say.end());
      },
      why: whyNot,
      shows: (g) => {
        const targets = answerList();
        offerTargets(g, targets);
        const left = undone(targets.count, "hex could still be attacked", "hexes could still be attacked");
        return { commits: [endOfPhase(g, left)] };
      },
      take: (_g, _l, answer) => {
        if (words.verb(answer) === "end") return next("end");
        return call(meleeAttack, { hexes: [hexIn(answer)], attackers: [] }, "look", { patch: { begun: true } });
      },
    },
  },
  end: {
    does: (g) => {
      endMelee(g);
      return done();
    },
  },
});

function whyNot(g: QuadPlay, _l: MeleePhase, answer: number): Why {
  switch (words.verb(answer)) {
    case "end":
      return whyNotEnd(g);
    case "target":
      return whyNotTarget(g, hexIn(answer));
    default:
      return notNow("4.0A4", "asked-else", { asked: "melee-target" });
  }
}

const whyNotTarget = (g: QuadPlay, hex: Hex): Why => whyNotAttackHex(g, hex, [], []) ?? whyHopeless(g, [hex]);

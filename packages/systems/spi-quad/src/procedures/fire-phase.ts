import { answerList, call, done, next, offer, type Seat } from "@redoubt/engine";
import { asUnit } from "@redoubt/mechanics";
import type { FireKind } from "../checks/fire.ts";
import { hasTargets, offerTargets, whyNotFireAt } from "../checks/fire-targets.ts";
import { notNow, type Why } from "../checks/refusal.ts";
import { maySlip, mayWithdraw, whyNotSlip, whyNotWithdraw } from "../checks/withdrawal.ts";
import { cites, procedure } from "../kit.ts";
import { ADVANCED, FIRED, FIRED_AT, type QuadPlay, WITHDREW } from "../state.ts";
import { hexIn, say, unitIn, words } from "../words.ts";
import { fireAttack } from "./fire-attack.ts";
import { endOfPhase, undone } from "./phase-end.ts";
import { cavalryWithdrawal, gunWithdrawal } from "./withdrawal.ts";

/** Who fires, and in which of the two fire phases. */
export interface Firing {
  readonly seat: Seat;
  readonly kind: FireKind;
  /** Whether somebody fired, or a position is asked about it: the phase then waits for its player to end it, so that odds stop at the end of an attack. */
  readonly begun: boolean;
}

/** Nobody has to fire (S-39), and nobody moves but by 11.26 and A19.2. */
export const enforces = cites("7.0", "7.1", "4.0A2", "4.0A3", "5.11");

function canSlip(g: QuadPlay, l: Firing): boolean {
  if (!g.world.rules.guns.slipAway || l.kind !== "defensive") return false;
  for (let u = asUnit(0); u < g.world.count; u++) if (maySlip(g, u, l.seat)) return true;
  return false;
}

function canWithdraw(g: QuadPlay, l: Firing): boolean {
  if (l.kind !== "defensive") return false;
  for (let u = asUnit(0); u < g.world.count; u++) if (mayWithdraw(g, u, l.seat)) return true;
  return false;
}

/**
 * A fire phase (7.0): one attack after another, in Alma's Defensive Fire also guns that slip away (A19.2); after all
 * Defensive Fire cavalry may withdraw (11.26).
 */
export const firePhase = procedure<
  { look: Firing; fire: Firing; cavalry: Firing; withdraw: Firing; end: object },
  null,
  "look"
>("fire-phase", {
  look: { does: (g, l) => next(l.begun || hasTargets(g, l.seat, l.kind) || canSlip(g, l) ? "fire" : "cavalry") },
  fire: {
    asks: {
      rule: "7.0",
      decision: "fire-target",
      seat: (_g, l) => l.seat,
      list: (g, l, out) => {
        offerTargets(g, l.seat, l.kind, out);
        if (g.world.rules.guns.slipAway && l.kind === "defensive") {
          for (let u = asUnit(0); u < g.world.count; u++) if (maySlip(g, u, l.seat)) offer(out, say.withdraw(u));
        }
        offer(out, say.end());
      },
      why: whyNotInFire,
      shows: (g, l) => ({ commits: [endOfPhase(g, leftToDo(g, l))] }),
      take: (_g, l, answer) => {
        const verb = words.verb(answer);
        if (verb === "end") return next("cavalry");
        if (verb === "withdraw") return call(gunWithdrawal, { unit: unitIn(answer) }, "look");
        const { seat, kind } = l;
        const patch = { begun: true };
        return call(fireAttack, { seat, kind, hex: hexIn(answer), firers: [] }, "look", { patch });
      },
    },
  },
  cavalry: { does: (g, l) => next(canWithdraw(g, l) ? "withdraw" : "end") },
  withdraw: {
    asks: {
      rule: "11.26",
      decision: "cavalry-withdrawal",
      seat: (_g, l) => l.seat,
      list: (g, l, out) => {
        for (let u = asUnit(0); u < g.world.count; u++) if (mayWithdraw(g, u, l.seat)) offer(out, say.withdraw(u));
        offer(out, say.end());
      },
      shows: (g, l) => {
        const left = undone(countWithdrawals(g, l), "cavalry unit could withdraw", "cavalry units could withdraw");
        return { commits: [endOfPhase(g, left)] };
      },
      why: (g, l, answer) => {
        const verb = words.verb(answer);
        if (verb === "end") return null;
        if (verb !== "withdraw") return notNow("11.26", "asked-else", { asked: "cavalry-withdrawal" });
        return whyNotWithdraw(g, unitIn(answer), l.seat);
      },
      take: (_g, _l, answer) => {
        if (words.verb(answer) === "end") return next("end");
        return call(cavalryWithdrawal, { unit: unitIn(answer) }, "cavalry");
      },
    },
  },
  end: {
    does: (g) => {
      const { status } = g.c;
      // Who walked into a redoubt is kept from melee by 8.75 in that phase only (B18.2).
      for (let u = asUnit(0); u < g.world.count; u++) status[u] &= ~(FIRED | FIRED_AT | WITHDREW | ADVANCED);
      return done();
    },
  },
});

function countWithdrawals(g: QuadPlay, { seat }: Firing): number {
  return Array.from(g.world.units.keys(), asUnit).filter((u) => mayWithdraw(g, u, seat)).length;
}

/** What the firing player could still do. */
function leftToDo(g: QuadPlay, l: Firing): readonly string[] {
  const targets = answerList();
  offerTargets(g, l.seat, l.kind, targets);
  const slipping = canSlip(g, l)
    ? Array.from(g.world.units.keys(), asUnit).filter((u) => maySlip(g, u, l.seat)).length
    : 0;
  return [
    ...undone(targets.count, "hex could still be fired at", "hexes could still be fired at"),
    ...undone(slipping, "gun could slip away", "guns could slip away"),
  ];
}

function whyNotInFire(g: QuadPlay, l: Firing, answer: number): Why {
  switch (words.verb(answer)) {
    case "end":
      return null;
    case "target":
      return whyNotFireAt(g, hexIn(answer), l.seat, l.kind);
    case "withdraw":
      return whyNotSlip(g, unitIn(answer), l.seat, l.kind);
    default:
      return notNow(l.kind === "defensive" ? "4.0A2" : "4.0A3", "asked-else", { asked: "fire-target" });
  }
}

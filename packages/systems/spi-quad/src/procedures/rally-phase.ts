import { d6, done, next, offer, type Refusal, refusal } from "@redoubt/engine";
import { ledger } from "@redoubt/mechanics";
import { cites, procedure } from "../kit.ts";
import { rallyRows } from "../modifiers/rally.ts";
import { isExhausted, rally } from "../mutations.ts";
import type { QuadRule } from "../rule-index.ts";
import { DISRUPTED, isDisrupted, type QuadPlay, RALLY_TRIED } from "../state.ts";
import { moraleOf } from "../values.ts";
import { say, words } from "../words.ts";

/** The unit that tries now. */
export interface RallyPhaseLocals {
  readonly unit?: number;
  /** Set once somebody tried: the phase then waits for its player to end it, so that odds stop at one attempt. */
  readonly begun?: boolean;
}

/** Only phasing units, each once; a unit that is spent never rallies (B19.0). */
export const enforces = cites("4.0A5", "10.0", "B19.0");

function mayTry(g: QuadPlay, u: number): boolean {
  const { c, world } = g;
  if ((c.status[u] & (DISRUPTED | RALLY_TRIED)) !== DISRUPTED) return false;
  return c.hexOf[u] > 0 && world.seatOf[u] === c.active[0] && !isExhausted(g, u);
}

function canAnybody(g: QuadPlay): boolean {
  for (let u = 0; u < g.world.count; u++) if (mayTry(g, u)) return true;
  return false;
}

/** The Rally Phase (10.0): the phasing player rolls for his disrupted units one by one, as he likes. */
export const rallyPhase = procedure<RallyPhaseLocals, "look" | "choose" | "roll" | "end">("rally-phase", {
  look: { does: (g, l) => next(l.begun === true || canAnybody(g) ? "choose" : "end") },
  choose: {
    asks: {
      rule: "10.0",
      decision: "rally",
      seat: (g) => g.c.active[0],
      list: (g, _l, out) => {
        for (let u = 0; u < g.world.count; u++) if (mayTry(g, u)) offer(out, say.rally(u));
        offer(out, say.end());
      },
      why: whyNotTry,
      take: (g, _l, answer) => {
        if (words.verb(answer) === "end") return next("end");
        const unit = words.arg(answer, 0);
        g.c.status[unit] |= RALLY_TRIED;
        return next("roll", { unit, begun: true });
      },
    },
  },
  roll: {
    rolls: {
      rule: "10.0",
      purpose: "rally",
      dice: () => d6,
      take: (g, l, [rolled]) => {
        const { unit = 0 } = l;
        const applied = ledger(rallyRows, { g, unit });
        const morale = moraleOf(g, unit);
        const die = rolled + applied.total;
        const id = g.world.units[unit].id;
        g.emit({ kind: "rally-rolled", rule: "10.0", unit: id, dice: [rolled], die, morale, ledger: applied.rows });
        if (die <= morale) rally(g, unit, "10.0");
        return next("look");
      },
    },
  },
  end: {
    does: (g) => {
      for (let u = 0; u < g.world.count; u++) g.c.status[u] &= ~RALLY_TRIED;
      return done();
    },
  },
});

function whyNotTry(g: QuadPlay, _l: RallyPhaseLocals, answer: number): Refusal<QuadRule> | null {
  const verb = words.verb(answer);
  if (verb === "end") return null;
  if (verb !== "rally") return refusal("10.0", "not-now");
  const u = words.arg(answer, 0);
  const { c, world } = g;
  const unit = world.units[u].id;
  if (world.seatOf[u] !== c.active[0]) return refusal("10.0", "not-your-unit", { unit });
  if (c.hexOf[u] <= 0) return refusal("12.25", "not-on-map", { unit });
  if (!isDisrupted(g, u)) return refusal("10.0", "not-disrupted", { unit });
  if (isExhausted(g, u)) return refusal("B19.0", "disrupted-for-good", { unit });
  return (c.status[u] & RALLY_TRIED) === 0 ? null : refusal("10.0", "tried-already", { unit });
}

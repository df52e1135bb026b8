import { d6, done, next, offer } from "@redoubt/engine";
import { asUnit, ledger, type Unit } from "@redoubt/mechanics";
import { whyNotOnMap } from "../checks/presence.ts";
import { notNow, refusal, type Why } from "../checks/refusal.ts";
import { cites, procedure } from "../kit.ts";
import { rallyRows } from "../modifiers/rally.ts";
import { isExhausted, rally } from "../mutations.ts";
import { isDisrupted, type QuadPlay, RALLY_TRIED } from "../state.ts";
import { moraleOf } from "../values.ts";
import { say, unitIn, words } from "../words.ts";
import { endOfPhase, undone } from "./phase-end.ts";

/** Who tried is kept in the state. */
export interface RallyPhase {
  /** Whether somebody tried, or a position is asked about it: the phase then waits for its player to end it, so that odds stop at one attempt. */
  readonly begun: boolean;
}

/** The unit that tries now. */
interface Trying extends RallyPhase {
  readonly unit: Unit;
}

/** Only phasing units, each once; a unit that is spent never rallies (B19.0). */
export const enforces = cites("4.0A5", "10.0", "B19.0");

/** What keeps a unit of the phasing side on the map from trying, in the order in which it is looked at, and its case. */
const tryingCases = { "not-disrupted": "10.0", "disrupted-for-good": "B19.0", "tried-already": "10.0" } as const;

function barToTrying(g: QuadPlay, u: Unit): keyof typeof tryingCases | null {
  if (!isDisrupted(g, u)) return "not-disrupted";
  if (isExhausted(g, u)) return "disrupted-for-good";
  return (g.c.status[u] & RALLY_TRIED) === 0 ? null : "tried-already";
}

const mayTry = (g: QuadPlay, u: Unit): boolean =>
  g.c.hexOf[u] > 0 && g.world.seatOf[u] === g.c.active[0] && barToTrying(g, u) === null;

function canAnybody(g: QuadPlay): boolean {
  for (let u = asUnit(0); u < g.world.count; u++) if (mayTry(g, u)) return true;
  return false;
}

/** The Rally Phase (10.0): the phasing player rolls for his disrupted units one by one, as he likes. */
export const rallyPhase = procedure<{ look: RallyPhase; choose: RallyPhase; roll: Trying; end: object }, null, "look">(
  "rally-phase",
  {
    look: { does: (g, l) => next(l.begun || canAnybody(g) ? "choose" : "end") },
    choose: {
      asks: {
        rule: "10.0",
        decision: "rally",
        seat: (g) => g.c.active[0],
        list: (g, _l, out) => {
          for (let u = asUnit(0); u < g.world.count; u++) if (mayTry(g, u)) offer(out, say.rally(u));
          offer(out, say.end());
        },
        why: whyNotTry,
        shows: (g) => {
          const left = Array.from(g.world.units.keys(), asUnit).filter((u) => mayTry(g, u)).length;
          return { commits: [endOfPhase(g, undone(left, "unit could try to rally", "units could try to rally"))] };
        },
        take: (g, _l, answer) => {
          if (words.verb(answer) === "end") return next("end");
          const unit = unitIn(answer);
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
        take: (g, { unit }, [rolled]) => {
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
        for (let u = asUnit(0); u < g.world.count; u++) g.c.status[u] &= ~RALLY_TRIED;
        return done();
      },
    },
  },
);

function whyNotTry(g: QuadPlay, _l: RallyPhase, answer: number): Why {
  const verb = words.verb(answer);
  if (verb === "end") return null;
  if (verb !== "rally") return notNow("4.0A5", "asked-else", { asked: "rally" });
  const u = unitIn(answer);
  const told = { unit: g.world.units[u].id };
  if (g.world.seatOf[u] !== g.c.active[0]) return refusal("10.0", "not-yours", told);
  const away = whyNotOnMap(g, u, "10.0");
  if (away !== null) return away;
  const bar = barToTrying(g, u);
  return bar === null ? null : refusal(tryingCases[bar], bar, told);
}

import { call, done, next, type Seat } from "@redoubt/engine";
import { asUnit } from "@redoubt/mechanics";
import { cites, procedure } from "../kit.ts";
import { enemyOf } from "../seat.ts";
import { activeSeat, type Phase, phases, type QuadPlay, SLIPPED } from "../state.ts";
import { firePhase } from "./fire-phase.ts";
import { meleePhase } from "./melee-phase.ts";
import { movement } from "./movement.ts";
import { rallyPhase } from "./rally-phase.ts";

/** Whose Player-Turn it is, and the phase it begins with: the first one but in positions. */
interface Turn {
  readonly seat: Seat;
  readonly from: Phase;
  /** Whether the phase it begins with waits for its player though nobody can act in it. */
  readonly isHeld: boolean;
}

/** The five phases come in this order and none is left out. */
export const enforces = cites("4.0A", "4.0B");

/** Only the phase that a position names is held open. */
const gone = { patch: { isHeld: false } } as const;

/** A Player-Turn: five phases in the order of 4.0 A. */
export const playerTurn = procedure<Record<"begin" | Phase | "end", Turn>>("player-turn", {
  begin: {
    does: (g, { seat, from }) => {
      g.c.active[0] = seat;
      return next(from);
    },
  },
  movement: {
    does: (g) => {
      beginPhase(g, "movement");
      return call(movement, {}, "defensive-fire");
    },
  },
  "defensive-fire": {
    does: (g, l) => {
      beginPhase(g, "defensive-fire");
      return call(firePhase, { seat: enemyOf(l.seat), kind: "defensive", begun: l.isHeld }, "offensive-fire", gone);
    },
  },
  "offensive-fire": {
    does: (g, l) => {
      beginPhase(g, "offensive-fire");
      return call(firePhase, { seat: l.seat, kind: "offensive", begun: l.isHeld }, "melee", gone);
    },
  },
  melee: {
    does: (g, l) => {
      beginPhase(g, "melee");
      return call(meleePhase, { begun: l.isHeld }, "rally", gone);
    },
  },
  rally: {
    does: (g, l) => {
      beginPhase(g, "rally");
      return call(rallyPhase, { begun: l.isHeld }, "end");
    },
  },
  end: {
    does: (g) => {
      for (let u = asUnit(0); u < g.world.count; u++) g.c.status[u] &= ~SLIPPED;
      return done();
    },
  },
});

function beginPhase(g: QuadPlay, phase: Phase): void {
  const { c } = g;
  c.phase[0] = phases.indexOf(phase);
  g.emit({ kind: "phase-began", rule: "4.0A", phase, seat: activeSeat(g), turn: c.turn[0] });
}

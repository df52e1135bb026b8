import { call, done, next } from "@redoubt/engine";
import { cites, procedure } from "../kit.ts";
import { type Phase, phases, type QuadPlay, SLIPPED } from "../state.ts";
import { movement } from "./movement.ts";

/** Whose Player-Turn it is, and the phase it begins with: the first one but in positions. */
export interface PlayerTurnLocals {
  readonly seat: number;
  readonly from: Phase;
}

/** The five phases come in this order and none is left out. */
export const enforces = cites("4.0A", "4.0A2", "4.0A3", "4.0A4", "4.0A5");

/** A Player-Turn: five phases in the order of 4.0 A. */
export const playerTurn = procedure<PlayerTurnLocals, "begin" | Phase | "end">("player-turn", {
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
    does: (g) => {
      beginPhase(g, "defensive-fire");
      return next("offensive-fire");
    },
  },
  "offensive-fire": {
    does: (g) => {
      beginPhase(g, "offensive-fire");
      return next("melee");
    },
  },
  melee: {
    does: (g) => {
      beginPhase(g, "melee");
      return next("rally");
    },
  },
  rally: {
    does: (g) => {
      beginPhase(g, "rally");
      return next("end");
    },
  },
  end: {
    does: (g) => {
      for (let u = 0; u < g.world.count; u++) g.c.status[u] &= ~SLIPPED;
      return done();
    },
  },
});

function beginPhase(g: QuadPlay, phase: Phase): void {
  const { c } = g;
  c.phase[0] = phases.indexOf(phase);
  g.emit({ kind: "phase-began", rule: "4.0A", phase, seat: c.active[0], turn: c.turn[0] });
}

import { call, done, next, type Seat } from "@redoubt/engine";
import { procedure } from "../kit.ts";
import type { BayonetsRule } from "../rule-index.ts";
import {
  type BayonetsPlay,
  COMMAND_DISTRIBUTION,
  IC_BOMBARDMENT,
  IC_COMBAT,
  IC_MANEUVER,
  OOC_ACTIVATION,
  RALLY,
} from "../state.ts";
import type { Opening } from "../world.ts";
import { combatPhase } from "./combat-phase.ts";
import { commandDistribution } from "./command.ts";
import { beginManeuver, maneuver, maneuverOf } from "./maneuver.ts";
import { outOfCommand } from "./out-of-command.ts";
import { overstack } from "./overstack.ts";
import { rally } from "./rally.ts";

/** Whose turn, and where it begins; null from the start. */
export interface PlayerTurn {
  readonly seat: Seat;
  readonly opening: Opening | null;
}

function enterPhase(g: BayonetsPlay, phase: number, rule: BayonetsRule): void {
  g.c.phase[0] = phase;
  g.emit({ kind: "phase-began", rule, phase, seat: g.c.active[0] });
}

const steps: Readonly<Record<number, TurnStep>> = {
  [COMMAND_DISTRIBUTION]: "command",
  [IC_MANEUVER]: "maneuver",
  [IC_BOMBARDMENT]: "combat",
  [IC_COMBAT]: "combat",
  [OOC_ACTIVATION]: "activation",
  [RALLY]: "rally",
};

type TurnStep = "begin" | "command" | "maneuver" | "stacking" | "combat" | "activation" | "rally";

/** 4.0: the ten steps of a player's turn. */
export const playerTurn = procedure<Record<TurnStep, PlayerTurn>, null, "begin">("player-turn", {
  begin: {
    does: (g, { seat, opening }) => {
      g.c.active[0] = seat;
      return next(opening === null ? "command" : steps[opening.phase]);
    },
  },
  command: {
    does: (g, { opening }) => {
      enterPhase(g, COMMAND_DISTRIBUTION, "4.0-1a");
      const isBegun = opening?.isBegun ?? false;
      return call(commandDistribution, { isBegun, isHeld: opening?.isHeld ?? false }, "maneuver", {
        patch: { opening: null },
      });
    },
  },
  maneuver: {
    does: (g, { opening }) => {
      enterPhase(g, IC_MANEUVER, "4.0-2");
      const isBegun = opening?.isBegun ?? false;
      if (!isBegun) beginManeuver(g, false);
      return call(maneuver, maneuverOf(g, false, isBegun, opening?.isHeld), "stacking", { patch: { opening: null } });
    },
  },
  stacking: { does: () => call(overstack, {}, "combat") },
  combat: {
    does: (g, { opening }) => {
      const isLate = opening?.phase === IC_COMBAT;
      enterPhase(g, isLate ? IC_COMBAT : IC_BOMBARDMENT, isLate ? "4.0-4" : "4.0-3");
      const from = !isLate ? "bombardment" : opening?.step === "combat" ? "combat" : "charge";
      const begun = { from, isFresh: opening === null, isHeld: opening?.isHeld ?? false } as const;
      return call(combatPhase, begun, "activation", { patch: { opening: null } });
    },
  },
  activation: {
    does: (g, { opening }) => {
      enterPhase(g, OOC_ACTIVATION, "4.0-5a");
      if (opening === null) g.c.stage[0] = 1;
      return call(outOfCommand, { from: opening?.activation ?? null, isHeld: opening?.isHeld ?? false }, "rally", {
        patch: { opening: null },
      });
    },
  },
  rally: {
    does: (g) => {
      rally(g);
      return done();
    },
  },
});

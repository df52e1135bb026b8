import { call, next, over } from "@redoubt/engine";
import { cites, procedure } from "../kit.ts";
import { enemyOf } from "../seat.ts";
import type { Phase } from "../state.ts";
import { playerTurn } from "./player-turn.ts";

/** Where a Game-Turn begins: with which player's turn, in which phase of it, and whether that one is held open. */
interface Turns {
  readonly isSecond: boolean;
  readonly from: Phase;
  readonly isHeld: boolean;
}

/** The marker moves on one box after both Player-Turns. */
export const enforces = cites("4.0C", "A22.3", "A22.4", "B16.31", "B16.32");

/** A Game-Turn after the other (4.0): first player, second player, marker; after the last one the game is over. */
export const gameTurn = procedure<Record<"begin" | "first" | "second" | "marker" | "end", Turns>>("game-turn", {
  begin: {
    does: (g, { isSecond }) => {
      g.emit({ kind: "turn-began", rule: "4.0", turn: g.c.turn[0] });
      return next(isSecond ? "second" : "first");
    },
  },
  first: {
    does: (g, { from, isHeld }) => {
      const patch = { from: "movement", isHeld: false } as const;
      return call(playerTurn, { seat: g.world.firstSeat, from, isHeld }, "second", { patch });
    },
  },
  second: {
    does: (g, { from, isHeld }) => call(playerTurn, { seat: enemyOf(g.world.firstSeat), from, isHeld }, "marker"),
  },
  marker: {
    does: (g) => {
      if (g.c.turn[0] >= g.world.turns) return next("end");
      g.c.turn[0]++;
      return next("begin", { isSecond: false, from: "movement", isHeld: false });
    },
  },
  end: {
    does: (g) => {
      g.emit({ kind: "game-ended", rule: "4.0", turn: g.c.turn[0] });
      return over;
    },
  },
});

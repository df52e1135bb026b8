import { call, next, over } from "@redoubt/engine";
import { cites, procedure } from "../kit.ts";
import { enemyOf } from "../seat.ts";
import type { Phase } from "../state.ts";
import { playerTurn } from "./player-turn.ts";

/** Where a Game-Turn begins: with which player's turn, and in which phase of it. */
interface Turns {
  readonly isSecond: boolean;
  readonly from: Phase;
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
    does: (g, { from }) =>
      call(playerTurn, { seat: g.world.firstSeat, from }, "second", { patch: { from: "movement" } }),
  },
  second: {
    does: (g, { from }) => call(playerTurn, { seat: enemyOf(g.world.firstSeat), from }, "marker"),
  },
  marker: {
    does: (g) => {
      if (g.c.turn[0] >= g.world.turns) return next("end");
      g.c.turn[0]++;
      return next("begin", { isSecond: false, from: "movement" });
    },
  },
  end: {
    does: (g) => {
      g.emit({ kind: "game-ended", rule: "4.0", turn: g.c.turn[0] });
      return over;
    },
  },
});

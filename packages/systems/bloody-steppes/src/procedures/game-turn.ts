import { call, type Dice, next, over, type Procedure } from "@redoubt/engine";
import { activeSeat, isLeftovers, leftoversOf } from "../active.ts";
import { activeMarkers, fillCups } from "../cups.ts";
import { cites, procedure } from "../kit.ts";
import { place } from "../occupancy.ts";
import { COMMANDER, UNIT } from "../piece.ts";
import { ACTED, enemyOf, has, isOnMap, type SteppesPlay, WAITING } from "../state.ts";
import type { StartPoint } from "../world.ts";
import { activation } from "./activation.ts";
import { type Activations, activations } from "./activations.ts";
import { commandPhase } from "./command-phase.ts";
import { lateArrivals } from "./late-arrivals.ts";
import { optionalActivations } from "./optional-activations.ts";
import { rallyPhase } from "./rally-phase.ts";
import { dueBack, returning } from "./returning.ts";

/** The rally comes after all activations, then the next turn; with chapter XV its markers take the place of those of II.6 and II.8 to II.12. */
export const enforces = cites("XV.2");

type TurnStep =
  | "arrivals"
  | "returns"
  | "command"
  | "resumed"
  | "cups"
  | "initiative"
  | "activations"
  | "leftovers"
  | "others"
  | "rally"
  | "points"
  | "advance";

const twoDice: Dice = { count: 2, sides: 10, lowest: 0 };

function beginPhase(g: SteppesPlay, phase: number): void {
  g.c.phase[0] = phase;
  g.emit({ kind: "phase-began", rule: phase === 2 ? "II.18" : "II.3", phase });
}

/** II.4(1), K-141: commanders above the divisions who are due ride on; others come with their command. */
function rideIn(g: SteppesPlay): void {
  const { world, c } = g;
  const arrived: number[] = [];
  for (let piece = 0; piece < world.count; piece++) {
    const entry = world.entryOf[piece];
    if (world.kindOf[piece] !== COMMANDER || world.commandOf[piece] !== 255 || entry < 0 || c.hexOf[piece] !== WAITING)
      continue;
    const [hex] = world.battle.entryHexes(g, entry);
    if (hex === undefined) continue;
    place(g, piece, hex);
    arrived.push(piece);
  }
  if (arrived.length > 0) g.emit({ kind: "arrived", rule: "II.4", pieces: arrived });
}

/** Whether the leftovers of a seat have anything to move (K-22, K-147). */
const hasLeftovers = (g: SteppesPlay, seat: number): boolean =>
  g.world.pieces.some((_, piece) => {
    const scope = g.world.scopeOf[piece];
    const isLeft = scope === "non-divisional" || ((scope === "army" || scope === "corps") && !has(g, piece, ACTED));
    return g.world.kindOf[piece] === UNIT && g.world.seatOf[piece] === seat && isLeft && isOnMap(g, piece);
  });

/** XV: the way of activation that the game is played with. */
const ofWorld = (g: SteppesPlay): Procedure<Activations> =>
  g.world.activation === "optional" ? optionalActivations : activations;

/** Where a game begins, and whether it waits for sides that have nothing to write, or one answer only: for questions. */
interface GameTurn {
  readonly from: StartPoint;
  readonly isHeld?: boolean | undefined;
}

type Steps = Record<TurnStep, Pick<GameTurn, "isHeld">> & { readonly begin: GameTurn };

/** II.3, II.4, II.18 to II.20: a turn: arrivals, the command phase, cups and initiative, activations, leftovers, rally, and the next turn. */
export const gameTurn: Procedure<GameTurn> = procedure<Steps, null, "begin">("game-turn", {
  // Battles begin with the first turn, positions anywhere in one.
  begin: {
    does: (g, { from, isHeld }) => {
      switch (from.at) {
        case "turn":
          return next("arrivals");
        case "command":
          // Commanders whose box it is come back first (II.4(1)), unless a sheet is half written.
          if (from.sheet === 1 && from.sealed.length === 0 && dueBack(g).length > 0)
            return call(returning, { left: null }, "resumed");
          return call(
            commandPhase,
            { sheet: from.sheet, sealed: from.sealed, ...(isHeld === true ? { isHeld } : {}) },
            "cups",
          );
        case "activations":
          return call(ofWorld(g), { running: null, isFilled: true, isHeld }, "leftovers");
        case "activation": {
          const begun = { from: from.isSnapshotGiven ? "piece" : "snapshot", isHeld } as const;
          if (!isLeftovers(g.c.active[0]))
            return call(ofWorld(g), { running: begun, isFilled: true, isHeld }, "leftovers");
          return call(activation, begun, activeSeat(g) === g.c.winner[0] - 1 ? "others" : "rally");
        }
        case "reorganization":
          return next("rally");
      }
    },
  },
  arrivals: {
    does: (g) => {
      g.emit({ kind: "turn-began", rule: g.c.turn[0] === 1 ? "II.2" : "II.19", turn: g.c.turn[0] });
      beginPhase(g, 0);
      return call(lateArrivals, {}, "returns");
    },
  },
  returns: {
    does: (g) => {
      rideIn(g);
      return call(returning, { left: null }, "command");
    },
  },
  resumed: {
    does: (_, { isHeld }) =>
      call(commandPhase, { sheet: 1, sealed: [], ...(isHeld === true ? { isHeld } : {}) }, "cups"),
  },
  command: { does: () => call(commandPhase, { sheet: 1, sealed: [] }, "cups") },
  cups: {
    does: (g, { isHeld }) => {
      beginPhase(g, 1);
      fillCups(g);
      g.c.firstTaken[0] = 0;
      g.c.host[0] = 0;
      g.c.run[0] = 0;
      for (let piece = 0; piece < g.world.count; piece++) g.c.act[piece] &= ~ACTED;
      return g.world.activation === "optional"
        ? call(optionalActivations, { running: null, isFilled: false, isHeld }, "leftovers")
        : next("initiative");
    },
  },
  initiative: {
    rolls: {
      rule: "II.8",
      purpose: "initiative",
      dice: () => twoDice,
      take: (g, _, dice) => {
        const [first, second] = [activeMarkers(g, 0), activeMarkers(g, 1)];
        const modifiers = g.world.initiative[g.c.turn[0]] ?? [0, 0];
        const totals = [
          dice[0] + Math.max(0, first - second) + modifiers[0],
          dice[1] + Math.max(0, second - first) + modifiers[1],
        ];
        const winner = totals[0] === totals[1] ? null : totals[0] > totals[1] ? 0 : 1;
        g.emit({ kind: "initiative-rolled", rule: "II.8", dice, totals, winner });
        if (winner === null) return next("initiative");
        g.c.winner[0] = winner + 1;
        g.c.holder[0] = winner;
        return next("activations");
      },
    },
  },
  activations: { does: (_, { isHeld }) => call(activations, { running: null, isFilled: true, isHeld }, "leftovers") },
  leftovers: {
    does: (g, { isHeld }) => {
      const seat = g.c.winner[0] === 0 ? 0 : g.c.winner[0] - 1;
      if (g.c.automatic[0] !== 0 || !hasLeftovers(g, seat)) return next("others");
      g.c.active[0] = leftoversOf(seat);
      g.emit({ kind: "leftovers-activated", rule: "III.13", seat });
      return call(activation, { from: "start", isHeld }, "others");
    },
  },
  others: {
    does: (g, { isHeld }) => {
      const seat = enemyOf(g.c.winner[0] === 0 ? 0 : g.c.winner[0] - 1);
      if (g.c.automatic[0] !== 0 || !hasLeftovers(g, seat)) return next("rally");
      g.c.active[0] = leftoversOf(seat);
      g.emit({ kind: "leftovers-activated", rule: "III.13", seat });
      return call(activation, { from: "start", isHeld }, "rally");
    },
  },
  rally: {
    does: (g, { isHeld }) => {
      if (g.c.automatic[0] !== 0) return next("points");
      beginPhase(g, 2);
      return call(rallyPhase, { isHeld }, "points");
    },
  },
  points: {
    does: (g) => {
      const isLast = g.c.turn[0] >= g.world.turns || g.c.automatic[0] !== 0;
      if (!isLast) return next("advance");
      g.emit({ kind: "game-ended", rule: "II.20", turn: g.c.turn[0] });
      return over;
    },
  },
  advance: {
    does: (g) => {
      g.c.turn[0]++;
      g.c.winner[0] = 0;
      return next("arrivals");
    },
  },
});

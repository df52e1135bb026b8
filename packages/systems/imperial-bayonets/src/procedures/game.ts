import { call, next, over, type Seat } from "@redoubt/engine";
import { asUnit } from "@redoubt/mechanics";
import { cites, procedure } from "../kit.ts";
import { showOrder } from "../mutations.ts";
import { changeStatus } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { standing } from "../standing.ts";
import { ADMINISTRATION, type BayonetsPlay, DISENGAGEMENT, has, RALLY, RECOVERING } from "../state.ts";
import { weathers } from "../tables/weather.ts";
import type { Opening } from "../world.ts";
import { type AdminStep, administration } from "./administration.ts";
import { nightTurn } from "./night.ts";
import { playerTurn } from "./player-turn.ts";

/** Both players have the same turn, by day or by night. */
export const enforces = cites("4.0-11", "4.0-N");

// A position without a last turn goes on and on, but even one in which nobody can act comes to an end.
const mostTurns = 999;

/** Where play begins; null once it has. */
interface Begun {
  readonly opening: Opening | null;
}

/** The weather of a new turn: rolled weather may have ended, else the track says it (5.3c, E5, I-92). */
function turnWeather(g: BayonetsPlay): void {
  const { c, world } = g;
  const turn = c.turn[0];
  const before = c.weather[0];
  if (c.variant[0] === 1) {
    if (c.weatherUntil[0] !== 0 && turn > c.weatherUntil[0]) {
      c.weather[0] = weathers.indexOf("clear");
      c.weatherUntil[0] = 0;
    }
  } else {
    const track = world.turns.weather(turn);
    if (track !== null) c.weather[0] = weathers.indexOf(track);
  }
  if (c.weather[0] !== before) g.emit({ kind: "weather-set", rule: "5.3c", weather: c.weather[0] });
}

/** O1: points lost for a turn at whose end the corps has not begun. */
function countDelay(g: BayonetsPlay): void {
  const { c, world } = g;
  const delay = world.game?.delay;
  if (delay == null || world.options.timeToBegin === "off" || c.begun[0] === 1) return;
  if (!delay.turns.includes(c.turn[0])) return;
  c.penalty[0] += delay.points;
  g.emit({ kind: "waited", rule: "O1", points: delay.points });
}

/** Shows what is still hidden and tells the end (I-88). */
function endGame(g: BayonetsPlay): void {
  for (let slot = 0; slot < g.c.orderTo.length; slot++) if (g.c.orderTo[slot] !== 0) showOrder(g, slot, []);
  const { level, difference } = standing(g);
  g.emit({ kind: "game-ended", rule: "VL", level, difference });
}

type GameStep = "resume" | "turn" | "first" | "second" | "end";

/** 4.0: turn after turn: administration where it is due, the two player turns, or the night. */
export const game = procedure<Record<GameStep, Begun>, null, "resume">("game", {
  resume: {
    does: (g, { opening }) => {
      if (opening === null || opening.isTurn) return next("turn", { opening: null });
      if (opening.phase === ADMINISTRATION) {
        const from = (opening.step ?? "supply") as AdminStep; // the reader allows no other step here
        return call(administration, { from, isOrdersOnly: false, isHeld: opening.isHeld }, "first", {
          patch: { opening: null },
        });
      }
      return next(g.c.active[0] === g.world.turns.first ? "first" : "second");
    },
  },
  turn: {
    does: (g) => {
      const { c, world } = g;
      const turn = c.turn[0];
      c.night[0] = world.turns.isNight(turn) ? 1 : 0;
      c.queue.fill(0);
      c.queueGroup.fill(0);
      g.emit({ kind: "turn-began", rule: "TT", turn, clock: world.turns.clock(turn), night: c.night[0] === 1 });
      turnWeather(g);
      const byDie = world.switches.admin === "die" && c.nextAdmin[0] === turn;
      const due = byDie ? "full" : world.turns.admin(turn);
      if (due === "none") return next("first");
      return call(administration, { from: "supply", isOrdersOnly: due === "orders", isHeld: false }, "first");
    },
  },
  first: { does: (g, l) => turnOf(g, l, g.world.turns.first, "second") },
  second: { does: (g, l) => turnOf(g, l, enemyOf(g.world.turns.first), "end") },
  end: {
    does: (g) => {
      const { c, world } = g;
      countDelay(g);
      for (let piece = 0; piece < world.count; piece++)
        if (has(g, asUnit(piece), RECOVERING)) changeStatus(g, asUnit(piece), 0, RECOVERING);
      if (c.turn[0] >= (world.turns.last ?? mostTurns)) {
        endGame(g);
        return over;
      }
      c.turn[0]++;
      return next("turn");
    },
  },
});

/** A player's turn, by day or by night (4.0-11, 4.0-N, I-72). */
function turnOf<Then extends "second" | "end">(g: BayonetsPlay, { opening }: Begun, seat: Seat, then: Then) {
  const patch = { opening: null };
  if (g.c.night[0] === 0) return call(playerTurn, { seat, opening }, then, { patch });
  const from = opening?.phase === RALLY ? ("rally" as const) : ("disengagement" as const);
  const isBegun = opening?.phase === DISENGAGEMENT && opening.isBegun;
  const isHeld = opening?.isHeld ?? false;
  return call(nightTurn, { seat, from, isBegun, isHeld }, then, { patch });
}

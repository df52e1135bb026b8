import { createPlayer, inTime, type PlayerName } from "@redoubt/ai";
import {
  type AnyPlay,
  type GameLog,
  hashState,
  isProblems,
  type Secret,
  type Setup,
  secretOfSeed,
} from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { openScenario, type PuzzleGame } from "@redoubt/protocol";

/** A moment at which a seat begins to answer: dice fell just before, or the other side was asked. */
export interface Moment {
  readonly after: number;
  readonly seat: number;
  readonly play: AnyPlay;
  readonly state: string;
  /** What was answered in the game from here until dice fell or the other side was asked. */
  readonly played: readonly number[];
}

/** A game that was played, with its moments. */
export interface Recording {
  readonly setup: Setup;
  readonly log: GameLog;
  readonly moments: readonly Moment[];
}

// Their games have what a puzzle is about, a choice that was missed.
const player: PlayerName = "recruit";
// One stretch in so many is played by whoever looks no further than the next exchange, and not for long: the usual mistake at a table.
const hasty: PlayerName = "greedy";
const hastyEvery = 4;
const hastyBudget = 150;

/** When a moment is, its phase by the name that the track above the map has for it. */
export function whenOf(system: AnyWargame, { play }: Moment): { readonly turn: number; readonly phase: string } {
  const { turn, phase, track = [] } = system.view(play, null);
  return { turn, phase: track.find((one) => one.phase === phase)?.name.toLowerCase() ?? phase };
}

/** The answers of a game by their numbers, without those that went round in a circle: who looks no further may try and undo for long. */
function wayThrough() {
  const kept: number[] = [];
  const seen = new Map<string, number>();
  return {
    kept,
    /** Begins a stretch: what came before it is never left out. */
    begin: (): void => seen.clear(),
    /** Comes to a position; where it was in this stretch before, what led back to it is left out. */
    come({ state }: AnyPlay): void {
      const key = `${hashState(state)} ${JSON.stringify(state.frames)}`;
      const at = seen.get(key) ?? kept.length;
      kept.length = at;
      for (const [one, place] of seen) if (place > at) seen.delete(one);
      seen.set(key, at);
    },
  };
}

/** Plays game number `number` of a battle; the same number is always the same game. */
export function recordGame(system: AnyWargame, scenario: string, number: number): Recording {
  const secret: Secret = secretOfSeed(1_854_000 + number);
  const opened = openScenario(system, scenario, {}, secret);
  if (isProblems(opened)) throw new RangeError(opened.map(({ what }) => what).join("; "));
  const { game } = opened.value;
  const playersOf = (name: PlayerName, limits: { readonly budget?: number }) =>
    system.seats.map((_, i) => createPlayer(name, system, { seed: 2 * number + i, ...limits }));
  const [calm, rash] = [playersOf(player, {}), playersOf(hasty, { budget: hastyBudget })];
  const naming = system.naming(game.play().world);
  const moments: (Moment & { readonly played: number[] })[] = [];
  const way = wayThrough();
  let isOpen = true;
  let last = -1;
  for (let pending = game.pending(); pending.kind === "decide"; pending = game.pending()) {
    const [{ seat, id }] = pending.decisions;
    const play = game.play();
    const isAlone = pending.decisions.length === 1;
    if (isOpen || seat !== last) {
      // While both sides write side by side there is no common position.
      const state = isAlone ? (game.last()?.state ?? game.log().opening.state) : "";
      moments.push({ after: way.kept.length, seat, play: game.play(), state, played: [] });
      way.begin();
    }
    const { after, played } = moments[moments.length - 1];
    if (isAlone) way.come(play);
    played.length = way.kept.length - after;
    const players = (moments.length + number) % hastyEvery === 0 ? rash : calm;
    const code = players[seat].answer(play, seat, inTime);
    const outcome = game.apply(seat, id, system.words.text(code, naming));
    if (outcome.kind !== "accepted")
      throw new Error(`${system.id}: ${system.words.text(code, naming)} is not accepted`);
    played.push(code);
    way.kept.push(game.length() - 1);
    isOpen = outcome.rolls.length > 0 || !isAlone;
    last = seat;
  }
  const whole = game.log();
  const log = { ...whole, entries: way.kept.map((entry) => whole.entries[entry]) };
  return { setup: log.header.setup, log, moments: moments.filter(({ state }) => state !== "") };
}

/** A recorded game as far as `most` answers. */
export function puzzleGame({ opening, entries, header }: GameLog, most: number): PuzzleGame {
  return {
    opening: opening.rolls.map(({ dice }) => dice),
    entries: entries
      .slice(0, most)
      .map(({ seat, answer, rolls }) => [header.seats.indexOf(seat), answer, ...rolls.map(({ dice }) => dice)]),
  };
}

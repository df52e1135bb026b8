import { contest, createPlayer, leadIn, type PlayerName, type Temperament } from "@redoubt/ai";
import { type AnyPlay, secretOfSeed, seededChance } from "@redoubt/engine";
import type { AnyWargame, BoardView } from "@redoubt/mechanics";

/** A computer player of a match. */
export interface Contestant {
  readonly name: PlayerName;
  readonly temperament: Temperament;
  /** Work units an answer, in place of the level's own. */
  readonly budget?: number;
}

/** What a match plays: two contestants on a battle, sides swapped after each game, the same dice for both games of a pair. */
export interface MatchSpec {
  readonly system: string;
  readonly scenario: string;
  readonly contestants: readonly [Contestant, Contestant];
  readonly seed: number;
  /** Optional rules and readings other than the standard ones. */
  readonly options?: Readonly<Record<string, string>>;
}

/** How quickly a contestant answered. */
export interface Haste {
  readonly decisions: number;
  /** Decisions that took longer than 150 ms. */
  readonly slow: number;
  /** The slowest decision and the slowest player-turn, in milliseconds. */
  readonly slowest: number;
  readonly slowestTurn: number;
  readonly total: number;
}

/** One game of a match. */
export interface GameRecord {
  readonly game: number;
  /** The seat of the first contestant. */
  readonly seat: number;
  /** The seat that won; null for a draw. */
  readonly winner: number | null;
  readonly level: string;
  readonly reason: string;
  readonly turns: number;
  readonly decisions: number;
  /** Units lost by each seat. */
  readonly losses: readonly number[];
  /** Who was ahead by evaluation when the second turn began, as points for seat 0; null where it never began. */
  readonly lead: number | null;
  /** By how many points of the game's own score seat 0 led at the end; not in games that were kept before it was noted. */
  readonly margin?: number;
  /** By contestant. */
  readonly haste: readonly [Haste, Haste];
}

const slowAfter = 150;

interface Watch {
  decisions: number;
  slow: number;
  slowest: number;
  slowestTurn: number;
  total: number;
  turn: number;
  turnTime: number;
}

const fresh = (): Watch => ({ decisions: 0, slow: 0, slowest: 0, slowestTurn: 0, total: 0, turn: -1, turnTime: 0 });

function note(watch: Watch, turn: number, took: number): void {
  watch.decisions++;
  watch.total += took;
  if (took > slowAfter) watch.slow++;
  watch.slowest = Math.max(watch.slowest, took);
  watch.turnTime = watch.turn === turn ? watch.turnTime + took : took;
  watch.turn = turn;
  watch.slowestTurn = Math.max(watch.slowestTurn, watch.turnTime);
}

function rounded({ decisions, slow, slowest, slowestTurn, total }: Watch): Haste {
  const whole = Math.round;
  return { decisions, slow, slowest: whole(slowest), slowestTurn: whole(slowestTurn), total: whole(total) };
}

function lossesOf(system: AnyWargame, view: BoardView): readonly number[] {
  return system.seats.map((side) => view.units.filter((unit) => unit.side === side && unit.isGone === true).length);
}

/** Plays one game of a match; `now` counts milliseconds of work, only for telling how long answers took. */
export function playGame(system: AnyWargame, spec: MatchSpec, game: number, now: () => number): GameRecord {
  const pair = game >> 1;
  const seat = game % 2;
  const players = spec.contestants.map(({ name, temperament, budget }, i) =>
    createPlayer(name, system, {
      seed: spec.seed * 1009 + game * 2 + i,
      temperament,
      ...(budget === undefined ? {} : { budget }),
    }),
  );
  const bySeat = seat === 0 ? players : [players[1], players[0]];
  const watches = [fresh(), fresh()];
  let asked = 0;
  let lead: number | null = null;
  const turnOf = (play: AnyPlay): number => system.turn?.(play) ?? system.view(play, null).turn;
  const occasionOf = (play: AnyPlay): number => system.mind?.occasion(play) ?? turnOf(play);
  const setup = { scenario: spec.scenario, options: spec.options ?? {} };
  const dice = seededChance(secretOfSeed(spec.seed * 1_000_003 + pair));
  const { verdict, decisions, play } = contest(system, setup, bySeat, dice, {
    asked(state) {
      if (lead === null && turnOf(state) >= 2) lead = system.evaluate(state, 0);
      asked = now();
    },
    answered(state, by) {
      note(watches[by === seat ? 0 : 1], occasionOf(state), now() - asked);
    },
  });
  const view = system.view(play, null);
  return {
    game,
    seat,
    winner: verdict.winner,
    level: verdict.level,
    reason: verdict.reason,
    turns: Math.min(view.turn, view.turns),
    decisions,
    losses: lossesOf(system, view),
    lead,
    margin: leadIn(system, play),
    haste: [rounded(watches[0]), rounded(watches[1])],
  };
}

import { readdirSync, readFileSync } from "node:fs";
import {
  type AnyPlay,
  type Chance,
  clonePlay,
  isProblems,
  run,
  scriptedChance,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
} from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { createPlayer, inTime, type PlayerName } from "../src/index.ts";
import { type Claim, leadOf, whyBroken } from "./claim.ts";
import { type PuzzleBlunders, puzzleGames } from "./puzzle-games.ts";

/** A moment of a real game at which something was done that must not be done, or left that must be. */
export interface Blunder {
  readonly name: string;
  /** After how many answers of the game, and who is asked there. */
  readonly after: number;
  readonly seat: string;
  /** How far the player is watched: so many answers of its own, or to the end of the phase, of its part of the turn, or of the turn. */
  readonly until: number | "phase" | "part" | "turn";
  readonly must: Claim;
  /** What is asked and why, in one sentence. */
  readonly why: string;
  /** What came of such moments when they were played on, with and without. */
  readonly proof?: string;
  /** True where the veteran has passed with every seed, quickly enough for a test. */
  readonly isTested?: true;
}

/** A game that was played, as far as its blunders need it: who played it by which seed, what was answered, and the dice. */
export interface BlunderGame {
  readonly system: string;
  readonly version: string;
  readonly scenario: string;
  readonly players: readonly string[];
  /** Missing where it comes from a book of puzzles. */
  readonly seed?: number;
  readonly blunders: readonly Blunder[];
  readonly faces: string;
  readonly answers: string;
}

const folder = new URL("../blunders/", import.meta.url);

/** All games that are kept, by the names of their files, those of books of puzzles after them. */
export function keptGames(): readonly BlunderGame[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  // Only record.ts writes this shape: an answer that does not fit throws when it is replayed.
  const kept = files
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as BlunderGame | PuzzleBlunders);
  return kept.flatMap((one) => ("book" in one ? puzzleGames(one) : [one]));
}

/** The system that a game is of. */
export function systemOf({ system, version }: BlunderGame): AnyWargame {
  const found = wargames.find(({ id }) => id === system);
  if (found?.version !== version) throw new Error(`${system} ${version} is not played here`);
  return found;
}

/** The game at the moment of a blunder. */
export function replayed(game: BlunderGame, { after, seat }: Blunder): AnyPlay {
  const system = systemOf(game);
  const play = startPlay(system, { scenario: game.scenario, options: {} });
  if (isProblems(play)) throw new Error(`${game.scenario} cannot be set up`);
  const naming = system.naming(play.world);
  const dice = scriptedChance(game.faces.split(" ").map(Number));
  for (const text of game.answers.split("; ").slice(0, after)) {
    if (run(play, dice) !== "ask") throw new Error(`nobody is asked before "${text}"`);
    const code = system.words.parse(text, naming);
    if (typeof code !== "number") throw new Error(code.unreadable);
    takeAnswer(play, seatsToAnswer(play)[0], code);
  }
  run(play, dice);
  if (system.seats[seatsToAnswer(play)[0]] !== seat) throw new Error(`after ${after} answers ${seat} is not asked`);
  return play;
}

/** What came of a moment: null where what must be done was done, else what is wrong; the game as far as it was played, and how to go on with it. */
interface Answered {
  readonly why: string | null;
  readonly play: AnyPlay;
  readonly goOn: () => void;
}

// What a side scores where regulars play on from a position, in hundredths.
function shareOf(system: AnyWargame, from: AnyPlay, seat: number, games: number): number {
  let halves = 0;
  for (let game = 1; game <= games; game++) {
    const play = clonePlay(from);
    const players = system.seats.map((_, i) => createPlayer("regular", system, { seed: 2 * game + i }));
    const dice = seededChance(secretOfSeed(1000 + game));
    while (run(play, dice) === "ask") {
      const asked = seatsToAnswer(play)[0];
      takeAnswer(play, asked, players[asked].answer(play, asked, inTime));
    }
    const { winner } = system.verdict(play);
    halves += winner === null ? 1 : winner === seat ? 2 : 0;
  }
  return (50 * halves) / games;
}

function watch(game: BlunderGame, blunder: Blunder, name: PlayerName, seed: number): Answered {
  const system = systemOf(game);
  const play = replayed(game, blunder);
  const seat = system.seats.indexOf(blunder.seat);
  const players = system.seats.map((_, i) =>
    createPlayer(i === seat ? name : "regular", system, { seed: 2 * seed + i }),
  );
  const naming = system.naming(play.world);
  const dice: Chance = seededChance(secretOfSeed(seed));
  const before = system.view(play, null);
  const said: string[] = [];
  const story: { readonly kind: string; readonly hexes: readonly string[]; readonly units: readonly string[] }[] = [];
  play.sink = (event) => story.push({ ...system.wording.event(play.world, event), kind: event.kind });
  const isOver = (): boolean => {
    if (typeof blunder.until === "number") return said.length >= blunder.until;
    const { turn, phase, active } = system.view(play, null);
    if (turn !== before.turn) return true;
    return blunder.until === "phase" ? phase !== before.phase : blunder.until === "part" && active !== before.active;
  };
  const goOn = (): void => {
    const asked = seatsToAnswer(play)[0];
    const answer = players[asked].answer(play, asked, inTime);
    if (asked === seat) said.push(system.words.text(answer, naming));
    takeAnswer(play, asked, answer);
  };
  while (run(play, dice) === "ask" && !isOver()) goOn();
  const isLost = play.state.frames === null && system.verdict(play).winner === 1 - seat;
  const after = system.view(play, null);
  play.sink = null;
  const share = (games: number): number => shareOf(system, play, seat, games);
  const stretch = { side: blunder.seat, before, after, said, story, isLost, map: system.map(play.world), share };
  const toEnd = (): void => {
    while (run(play, dice) === "ask") goOn();
  };
  return { why: whyBroken(blunder.must, stretch), play, goOn: toEnd };
}

/** Lets a player answer at a blunder; null where it does what must be done, else what is wrong. */
export const answered = (game: BlunderGame, blunder: Blunder, name: PlayerName, seed: number): string | null =>
  watch(game, blunder, name, seed).why;

/** Lets regulars play on from a blunder to the end: whether what must be done was done, the lead in points at the end, and the score of the verdict. */
export function playedOn(
  game: BlunderGame,
  blunder: Blunder,
  seed: number,
): { readonly isDone: boolean; readonly lead: number; readonly score: number } {
  const system = systemOf(game);
  const { why, play, goOn } = watch(game, blunder, "regular", seed);
  goOn();
  const { winner } = system.verdict(play);
  const score = winner === null ? 0.5 : system.seats[winner] === blunder.seat ? 1 : 0;
  return { isDone: why === null, lead: leadOf(system.view(play, null), blunder.seat), score };
}

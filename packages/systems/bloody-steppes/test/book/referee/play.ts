import { beginGame, type Game, isProblems, seededChance } from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import { bloodySteppes } from "../../../src/index.ts";
import type { Verdicts } from "./book.ts";
import { isHex } from "./field.ts";
import { type Ground, groundOf, range } from "./ground.ts";
import { refereeOf } from "./referee.ts";

const maps = {
  scarlett: "balaclava",
  "great-redoubt": "alma",
  alma: "alma",
  balaclava: "balaclava",
  inkerman: "inkerman",
} as const;
/** A battle that the referee can follow. */
export type Battle = keyof typeof maps;

/** Picks an answer: attacks and fire where there are any, else often the way nearest to an enemy, seldom the end of something. */
function pick(game: Game, ground: Ground, seat: number, below: (n: number) => number): string {
  const all = game.answers(seat).filter((answer) => !answer.startsWith("instruct"));
  const among = (pattern: RegExp): readonly string[] => all.filter((answer) => pattern.test(answer));
  const any = (list: readonly string[]): string => list[below(list.length)];
  const attacks = among(/^(attack|resolve)/);
  if (attacks.length > 0 && below(10) < 8) return any(attacks);
  const fierce = among(/^(fire|unit|join)/);
  if (fierce.length > 0 && below(2) === 0) return any(fierce);
  const ways = among(/^hex \d{4}$/);
  if (ways.length > 0 && below(3) > 0) {
    const { units } = game.view(null) as BoardView; // every Wargame's view is a BoardView
    const enemies = units.filter(
      ({ side, at, face }) => side !== bloodySteppes.seats[seat] && isHex(at) && face.branch !== "leader",
    );
    const near = (hex: string): number => Math.min(...enemies.map(({ at }) => range(ground, hex, at)), 99);
    const least = Math.min(...ways.map((way) => near(way.slice(4))));
    return any(ways.filter((way) => near(way.slice(4)) <= least + 1));
  }
  const plain = all.filter((answer) => !/^(end|yield|cancel)/.test(answer));
  return any(plain.length > 0 && below(10) > 0 ? plain : all);
}

/** Plays a battle at random, this many answers at most, and has the referee look at everything. */
export function play(battle: Battle, seed: number, most: number): Verdicts {
  const game = beginGame(
    bloodySteppes,
    { scenario: battle, options: {} },
    seededChance(String(seed).padStart(64, "0")),
  );
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  const ground = groundOf(maps[battle]);
  const { look, follow, gaze, verdicts } = refereeOf(game, ground);
  let state = seed * 104729 + 7;
  const below = (n: number): number => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
  for (let i = 0; i < most; i++) {
    const pending = game.pending();
    if (pending.kind !== "decide") break;
    const [{ seat, id }] = pending.decisions;
    look();
    if (i % 8 === 0) gaze(12, below);
    const answer = pick(game, ground, seat, below);
    const outcome = game.apply(seat, id, answer);
    if (outcome.kind !== "accepted") throw new Error(`${answer}: ${JSON.stringify(outcome)}`);
    follow(answer);
  }
  return verdicts;
}

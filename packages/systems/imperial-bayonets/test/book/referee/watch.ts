import { beginGame, type Game, isProblems, secretOfSeed, seededChance, uniform, wordStream } from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import { imperialBayonets } from "../../../src/index.ts";
import { termsOf } from "./armies.ts";
import { emptyBooks } from "./books.ts";
import { lookAtEvent, namesIn } from "./events.ts";
import { range } from "./ground.ts";
import { type Sheet, sheetOf } from "./sheet.ts";
import { lookAtAnswers, lookAtTable } from "./table.ts";

/** What a watched game showed: faults, and how much of each kind was looked at. */
export interface Watched {
  readonly wrong: readonly string[];
  readonly seen: Readonly<Record<string, number>>;
  readonly turn: number;
}

/** Plays a game at random, at most so many answers, and has the referee look at everything in it. */
export function watch(scenario: "battle" | "traktir", seed: number, most: number): Watched {
  const terms = termsOf(scenario);
  const options = {
    weather: seed % 2 === 0 ? "variant" : "historical",
    length: seed % 5 === 0 ? "extended" : "standard",
  };
  const setup = { scenario, options: scenario === "battle" ? options : {} };
  const game = beginGame(imperialBayonets, setup, seededChance(secretOfSeed(seed))) as Game;
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  const name = namesIn(game);
  const books = emptyBooks();
  const wrong: string[] = [];
  const seen: Record<string, number> = {};
  let where = "";
  const note = (kind: string, found: readonly string[]) => {
    seen[kind] = (seen[kind] ?? 0) + 1;
    wrong.push(...found.map((text) => `${where}: ${text}`));
  };
  const look = (): Sheet => {
    const view = game.view(null) as BoardView; // every Wargame's view is a BoardView
    return sheetOf(view, terms, scenario === "battle", books.bridges, books.broken);
  };
  const words = wordStream(secretOfSeed(seed), 7);
  let sheet = look();
  for (let i = 0; i < most; i++) {
    const pending = game.pending();
    if (pending.kind !== "decide") break;
    const [{ seat, id, kind }] = pending.decisions;
    const answers = game.answers(seat);
    where = `${scenario} ${seed}, answer ${i}, turn ${sheet.turn} ${sheet.phase}`;
    lookAtAnswers(sheet, books, kind, answers, note);
    const answer = choose(kind, answers, sheet, (n) => uniform(words, n));
    const before = game.events(null).length;
    const outcome = game.apply(seat, id, answer);
    if (outcome.kind !== "accepted") throw new Error(`${where}: ${answer}: ${JSON.stringify(outcome)}`);
    where = `${where}, ${answer}`;
    for (const event of game.events(null).slice(before)) lookAtEvent(event, sheet, books, name, note);
    sheet = look();
    lookAtTable(sheet, books, answer, game, name, note, i % 20 === 0);
  }
  return { wrong, seen, turn: sheet.turn };
}

/** Chooses at random, but marches at the enemy and fights where it can. */
function choose(kind: string, answers: readonly string[], sheet: Sheet, below: (n: number) => number): string {
  const some = (start: string) => answers.filter((text) => text.startsWith(start));
  const any = (list: readonly string[]) => list[below(list.length)];
  if (answers.includes("resolve") && (some("add").length === 0 || below(3) === 0)) return "resolve";
  if (kind === "maneuver" && below(25) === 0 && answers.includes("end")) return "end";
  const fighting = some("add").length > 0 ? "add" : "target";
  const heads = ["repulse", "prepare", "charge", "enter", "advance", "command", fighting].flatMap(some);
  if (heads.length > 0 && below(3) > 0) return any(heads);
  const hexes = some("hex");
  if (hexes.length > 0 && below(4) > 0) {
    const isFoe = (side: string) => side !== sheet.active;
    const foes = [...sheet.counters.values()].filter(
      (one) => one.isOnMap && one.troop !== undefined && isFoe(one.side),
    );
    const near = (text: string) => Math.min(...foes.map(({ at }) => range(text.slice(4), at)), 99);
    return [any(hexes), any(hexes), any(hexes)].sort((a, b) => near(a) - near(b))[0];
  }
  const idle = ["end", "stop", "cancel", "dig", "road"];
  const lively = answers.filter(
    (text) => !idle.includes(text) && !text.startsWith("remove") && !text.startsWith("order"),
  );
  return lively.length > 0 && below(10) > 0 ? any(lively) : any(answers);
}

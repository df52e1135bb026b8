import { beginGame, type Game, isProblems, secretOfSeed, seededChance, uniform, wordStream } from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { groundOf, range } from "./referee/ground.ts";
import { type Fired, type Fought, type Moved, ruleOnFire, ruleOnMelee, ruleOnMove } from "./referee/rulings.ts";
import { type Sheet, sheetOf } from "./referee/sheet.ts";

type Scenario = "alma" | "balaclava";

/** Chooses at random, but marches at the enemy and fires all it can. */
function chooser(seed: number) {
  const words = wordStream(secretOfSeed(seed), 5);
  const below = (count: number): number => uniform(words, count);
  return (kind: string, answers: readonly string[], sheet: Sheet, side: string): string => {
    const some = (start: string) => answers.filter((answer) => answer.startsWith(start));
    const any = (list: readonly string[]) => list[below(list.length)];
    if (kind === "movement")
      return below(60) === 0 && answers.includes("end") ? "end" : any(some("unit").concat(some("enter"), some("end")));
    if (kind === "fire" && answers.includes("fire")) return some("add")[0] ?? "fire";
    if (kind === "melee" && answers.includes("attack")) return below(2) === 0 ? "attack" : any(answers);
    if (kind !== "move" || some("hex").length === 0) return any(answers);
    const foes = [...sheet.counters.values()].filter((one) => one.side !== side && /^\d{4}$/.test(one.at));
    const near = (answer: string) => Math.min(...foes.map(({ at }) => range(answer.slice(4), at)), 99);
    return [any(some("hex")), any(some("hex")), any(some("hex"))].sort((a, b) => near(a) - near(b))[0];
  };
}

/** By then all arms have met, and the rest would be more of the same. */
const lastTurn = 6;

/** Plays a game and has the referee look at every move, fire and melee of it. */
function watch(scenario: Scenario, seed: number): { readonly wrong: readonly string[]; readonly seen: number } {
  const ground = groundOf(scenario);
  const game = beginGame(spiQuad, { scenario, options: {} }, seededChance(secretOfSeed(seed))) as Game;
  if (isProblems(game)) throw new Error("no game");
  const choose = chooser(seed);
  const moved = new Set<string>();
  const wrong: string[] = [];
  let seen = 0;
  for (let pending = game.pending(); pending.kind === "decide"; pending = game.pending()) {
    const [{ seat, id, kind }] = pending.decisions;
    const view = game.view(null) as BoardView; // every Wargame's view is a BoardView
    if (view.turn > lastTurn) break;
    const sheet = sheetOf(view);
    const before = game.events(null).length;
    const side = seat === 0 ? "allied" : "russian";
    game.apply(seat, id, choose(kind, game.answers(seat), sheet, side));
    for (const event of game.events(null).slice(before)) {
      const told = event as unknown; // the kind of an event says which fields it has
      if (event.kind === "phase-began" && (told as { phase: string }).phase === "movement") {
        const phasing = (told as { seat: number }).seat === 0 ? "allied" : "russian";
        for (const one of moved) if (sheet.counters.get(one)?.side === phasing) moved.delete(one);
      }
      if (event.kind === "entered" || event.kind === "moved") moved.add((told as { unit: string }).unit);
      if (event.kind === "moved") wrong.push(...ruleOnMove(ground, sheet, told as Moved));
      if (event.kind === "fire-resolved") wrong.push(...ruleOnFire(ground, sheet, told as Fired, moved));
      if (event.kind === "melee-resolved") wrong.push(...ruleOnMelee(ground, sheet, told as Fought));
      if (["moved", "fire-resolved", "melee-resolved"].includes(event.kind)) seen++;
    }
  }
  return { wrong, seen };
}

describe("a second reading of map, counters and tables finds the same", () => {
  test.each([
    ["5.2, 7.4, 8.4: in a game of Alma", "alma"],
    ["5.2, 7.4, 8.4: in a game of Balaclava", "balaclava"],
  ] as const)(
    "%s",
    (_name, scenario) => {
      const { wrong, seen } = watch(scenario, 1854);
      expect(wrong).toEqual([]);
      expect(seen).toBeGreaterThan(300);
    },
    60_000,
  );
});

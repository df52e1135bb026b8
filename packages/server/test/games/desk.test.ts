import { type Game, isProblems, uniform, wordStream } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { openScenario } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import { noteAccepted, takeUp } from "@redoubt/table/bout";
import { createReferee } from "@redoubt/table/referee";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { callsOf } from "../../src/games/desk.ts";
import { looking } from "../../src/games/looks.ts";

const hiding: readonly AnyWargame[] = [teachingSystem, ...wargames.filter(({ hides }) => hides)];
const digits = (digit: string): string => digit.repeat(64);
const DRAWS = ["0", "7", "c"].map(digits);
const ANSWERS = 40;

function begin(system: AnyWargame): Game {
  const opened = openScenario(system, system.scenarios[0].id, {}, digits("5"));
  if (isProblems(opened)) throw new Error(JSON.stringify(opened));
  return opened.value.game;
}

test.each(hiding)("nothing that a page is answered depends on what its seat does not know ($id)", (system) => {
  const game = begin(system);
  const bout = takeUp(system, game, undefined);
  const word = wordStream(digits("3"), 1);
  for (let given = 0; given < ANSWERS; given++) {
    const pending = game.pending();
    if (pending.kind !== "decide") break;
    const { seat, id } = pending.decisions[uniform(word, pending.decisions.length)];
    const answers = game.answers(seat);
    const answer = answers[uniform(word, answers.length)];
    const told = DRAWS.map((draw) => {
      const calls = callsOf(system, bout, seat, draw);
      const moment = calls.moment({ seat });
      const units = moment.choices.filter(({ selects }) => selects).map(({ args }) => args[0].name);
      const to = moment.view.units.find(({ id: unit }) => unit !== units[0])?.at ?? "";
      const set = calls.bestSet({ seat });
      const group = calls.group({ seat, units: units.slice(0, 2), to });
      const looks = moment.view.units
        .slice(0, 12)
        .flatMap(({ id: unit, at }) => [
          calls.inspect({ seat, unit, hex: null, hand: null, entry: null }),
          calls.inspect({ seat, unit: null, hex: at, hand: units[0] ?? null, entry: null }),
          calls.inspect({ seat, unit, hex: null, hand: null, entry: Math.max(0, moment.entry - 3) }),
        ]);
      const briefings = [null, 0].map((entry) => calls.briefing({ seat, entry }));
      const acts = [calls.preview({ seat, answer }), calls.onward({ seat, answer }), group, set];
      return JSON.stringify([moment, acts, looks, briefings]);
    });
    expect(new Set(told).size, `answer ${given} of ${system.seats[seat]}: ${answer}`).toBe(1);
    expect(game.apply(seat, id, answer).kind).toBe("accepted");
    noteAccepted(bout);
  }
});

test("units go together over a server as they do at a table, for whoever plays them and nobody else", () => {
  const [quad] = wargames;
  const opened = openScenario(quad, "alma", {}, digits("5"));
  if (isProblems(opened)) throw new Error(JSON.stringify(opened));
  const { game } = opened.value;
  const bout = takeUp(quad, game, undefined);
  const units = ["7/Lt", "33/Lt"];
  const { moves } = callsOf(quad, bout, 0).group({ seat: 1, units, to: "2410" });
  expect(Object.fromEntries(moves.map(({ unit, to }) => [unit, to]))).toEqual({ "7/Lt": "2410", "33/Lt": "2510" });
  for (const answer of moves.flatMap((move) => move.answers)) {
    expect(game.apply(0, game.decision(0), answer).kind, answer).toBe("accepted");
  }
  expect(callsOf(quad, bout, null).group({ seat: 0, units, to: "2410" }).moves).toEqual([]);
});

test("a battle is briefed, and its units and hexes looked at, over a server as at a table", () => {
  const [quad] = wargames;
  const opened = openScenario(quad, "alma", {}, digits("5"));
  if (isProblems(opened)) throw new Error(JSON.stringify(opened));
  const { game } = opened.value;
  const bout = takeUp(quad, game, undefined);
  const table = createReferee(wargames, () => expect.unreachable(), bout, looking);
  for (const seat of [0, 1, null]) {
    const calls = callsOf(quad, bout, seat);
    expect(calls.briefing({ seat: 0, entry: null })).toEqual(table.briefing({ seat, entry: null }));
    const unit = { seat, unit: "7/Lt", hex: null, hand: null, entry: null };
    expect(calls.inspect(unit)).toEqual(table.inspect(unit));
    expect(calls.inspect(unit)?.rows.length).toBeGreaterThan(2);
    const hex = { seat, unit: null, hex: "2410", hand: "7/Lt", entry: null };
    expect(calls.inspect(hex)).toEqual(table.inspect(hex));
  }
});

test("whoever watches a game with secrets is not briefed on them, and looks into nothing", () => {
  const system = wargames.find(({ id }) => id === "bloody-steppes") ?? teachingSystem;
  const calls = callsOf(system, takeUp(system, begin(system), undefined), null);
  const [{ id: unit }] = calls.moment({ seat: null }).view.units;
  expect(calls.inspect({ seat: 0, unit, hex: null, hand: null, entry: null })).toBeNull();
  expect(() => calls.briefing({ seat: 0, entry: null })).toThrow("Whoever watches");
});

test("a seat counts only the answers that it may know of", () => {
  const game = begin(teachingSystem);
  const bout = takeUp(teachingSystem, game, undefined);
  const pending = game.pending();
  if (pending.kind !== "decide") throw new Error("nobody is asked");
  expect(pending.decisions).toHaveLength(2);
  const [first] = game.answers(1);
  expect(game.apply(1, game.decision(1), first).kind).toBe("accepted");
  noteAccepted(bout);
  expect(callsOf(teachingSystem, bout, 0).moment({ seat: 0 }).entry).toBe(0);
  expect(callsOf(teachingSystem, bout, 1).moment({ seat: 1 }).entry).toBe(1);
  expect(callsOf(teachingSystem, bout, null).moment({ seat: null }).entry).toBe(0);
});

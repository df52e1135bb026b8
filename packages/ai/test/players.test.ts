import {
  type AnyPlay,
  answerList,
  clonePlay,
  imagine,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
  wordStream,
} from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { contest, createPlayer, inTime, type PlayerName, playerNames } from "../src/index.ts";

const everywhere: readonly AnyWargame[] = [teachingSystem, ...wargames];

const battles = everywhere.flatMap((system) =>
  system.scenarios.map((scenario) => ({ system, scenario: scenario.id, name: `${system.id}/${scenario.id}` })),
);

// The shortest battle of a system: whole games of the long ones would take minutes together.
const shortest = ({ scenarios }: AnyWargame): string =>
  scenarios.reduce((best, one) => (one.turns < best.turns ? one : best)).id;
const quick = battles.filter(({ system, scenario }) => scenario === shortest(system));

function playerOf(name: PlayerName, system: AnyWargame, seed: number) {
  return createPlayer(name, system, { seed, budget: 40 });
}

/** A position some answers into a game of random players. */
function positionAfter(system: AnyWargame, scenario: string, answers: number, seed: number): AnyPlay {
  const play = startPlay(system, { scenario, options: {} });
  if (isProblems(play)) throw new Error("the scenario cannot be set up");
  const dice = seededChance(secretOfSeed(seed));
  const players = [0, 1].map((seat) => createPlayer("random", system, { seed: seed + seat }));
  for (let i = 0; run(play, dice) === "ask" && i < answers; i++) {
    const seat = seatsToAnswer(play)[0];
    takeAnswer(play, seat, players[seat].answer(play, seat, inTime));
  }
  return play;
}

describe.each(quick)("$name", ({ system, scenario }) => {
  // A contest throws at the first answer that is not listed, and at a game that does not end.
  test("recruit and random play a whole game with allowed answers only", () => {
    const players = [playerOf("recruit", system, 1), playerOf("random", system, 2)];
    const { decisions } = contest(system, { scenario, options: {} }, players, seededChance(secretOfSeed(3)));
    expect(decisions).toBeGreaterThan(5);
  }, 60_000);
});

describe.each(battles)("$name", ({ system, scenario }) => {
  test.each(playerNames)("%s gives the same answer to the same position, and says why", (name) => {
    const play = positionAfter(system, scenario, 20, 11);
    const seat = seatsToAnswer(play)[0];
    const one = playerOf(name, system, 5);
    const other = playerOf(name, system, 5);
    expect(one.answer(play, seat, inTime)).toBe(other.answer(clonePlay(play), seat, inTime));
    expect(one.explain().length).toBeGreaterThan(10);
  });

  test.each(playerNames)("%s answers at once when it is late", (name) => {
    const play = positionAfter(system, scenario, 20, 12);
    const seat = seatsToAnswer(play)[0];
    const player = createPlayer(name, system, { seed: 5 });
    const answer = player.answer(play, seat, () => true);
    const list = answerList();
    listAnswers(play, seat, list);
    expect([...list.codes.subarray(0, list.count)]).toContain(answer);
  });

  test.each(playerNames)("%s answers alike where its seat cannot tell two positions apart", (name) => {
    for (const answers of [2, 9]) {
      const play = positionAfter(system, scenario, answers, 13);
      if (play.state.frames === null) return;
      const seat = seatsToAnswer(play)[0];
      const twin = clonePlay(play);
      imagine(system, play, twin, seat, wordStream(secretOfSeed(99), answers));
      const [one, other] = [playerOf(name, system, 8), playerOf(name, system, 8)];
      expect(one.answer(play, seat, inTime)).toBe(other.answer(twin, seat, inTime));
    }
  });
});

test("a player asked in the middle of a secret decision does not see what the other side has answered", () => {
  const answers = [0, 1].map((choice) => {
    const play = startPlay(teachingSystem, { scenario: "glade", options: {} });
    if (isProblems(play)) throw new Error("the scenario cannot be set up");
    run(play, seededChance(secretOfSeed(1)));
    const list = answerList();
    listAnswers(play, 0, list);
    takeAnswer(play, 0, list.codes[choice]);
    return createPlayer("veteran", teachingSystem, { seed: 4 }).answer(play, 1, inTime);
  });
  expect(answers[0]).toBe(answers[1]);
});

test("recruit beats random in quick seeded games of every system that has a mind: of eight it wins three more than it loses", () => {
  for (const system of wargames.filter(({ mind }) => mind !== undefined)) {
    const scenario = shortest(system);
    let lead = 0;
    for (let game = 0; game < 8; game++) {
      const seat = game % 2;
      const recruit = createPlayer("recruit", system, { seed: game });
      const random = createPlayer("random", system, { seed: game + 50 });
      const players = seat === 0 ? [recruit, random] : [random, recruit];
      const { verdict } = contest(system, { scenario, options: {} }, players, seededChance(secretOfSeed(game >> 1)));
      if (verdict.winner !== null) lead += verdict.winner === seat ? 1 : -1;
    }
    expect(lead, system.id).toBeGreaterThanOrEqual(3);
  }
}, 60_000);

test("plain beats random without a mind: three of four seeded games at the Great Redoubt", () => {
  const system = wargames.find(({ id }) => id === "bloody-steppes");
  if (system === undefined) throw new Error("Bloody Steppes is not registered");
  let won = 0;
  for (let game = 0; game < 4; game++) {
    const seat = game % 2;
    const plain = createPlayer("plain", system, { seed: game + 1, budget: 300 });
    const random = createPlayer("random", system, { seed: game + 51 });
    const players = seat === 0 ? [plain, random] : [random, plain];
    const setup = { scenario: "great-redoubt", options: {} };
    const { verdict } = contest(system, setup, players, seededChance(secretOfSeed(game >> 1)));
    if (verdict.winner === seat) won++;
  }
  expect(won).toBeGreaterThanOrEqual(3);
}, 120_000);

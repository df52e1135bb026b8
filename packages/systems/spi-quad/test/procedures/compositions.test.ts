import {
  type AnyPlay,
  answerList,
  askingStep,
  clonePlay,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  shownTo,
  startPlay,
  takeAnswer,
  uniform,
  wordStream,
} from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";

const { words } = spiQuad;

function answersOf(play: AnyPlay): readonly number[] {
  const list = answerList();
  listAnswers(play, seatsToAnswer(play)[0], list);
  return Array.from(list.codes.subarray(0, list.count));
}

const verbsOf = (play: AnyPlay): readonly string[] => answersOf(play).map((code) => words.verb(code));

function after(play: AnyPlay, answer: number): AnyPlay {
  const copy = clonePlay(play);
  takeAnswer(copy, seatsToAnswer(copy)[0], answer);
  return copy;
}

const isCommitted = (play: AnyPlay): boolean => verbsOf(play).some((verb) => verb === "fire" || verb === "attack");

/** The same composition without its units. */
function emptied(play: AnyPlay): AnyPlay {
  const remove = answersOf(play).find((code) => words.verb(code) === "remove");
  return remove === undefined ? play : emptied(after(play, remove));
}

/** Whether units and hexes can be added until the attack can be made. */
function canBeCompleted(play: AnyPlay, depth: number): boolean {
  if (isCommitted(play)) return true;
  if (depth === 0) return false;
  return answersOf(play)
    .filter((code) => ["add", "target"].includes(words.verb(code)))
    .some((code) => canBeCompleted(after(play, code), depth - 1));
}

/** What is wrong with a composition; null if nothing is. */
function whyWrong(play: AnyPlay): string | null {
  const verbs = verbsOf(play);
  if (!verbs.includes("cancel")) return "it cannot be given up";
  const { commits, picked } = shownTo(spiQuad, play, seatsToAnswer(play)[0]);
  if (commits.length !== 1) return "its commitment is not shown";
  const [{ refused }] = commits;
  if ((refused === null) !== isCommitted(play)) return "its commitment is shown otherwise than it is offered";
  if (refused !== null && !(refused.rule in spiQuad.rules)) return `it lacks something by no rule: ${refused.rule}`;
  if (picked.length !== verbs.filter((verb) => verb === "remove").length) return "who is picked cannot be taken out";
  return isCommitted(play) || canBeCompleted(emptied(play), 6) ? null : "it can never be made";
}

/** Plays at random, wandering about in every attack, and returns how many compositions were looked at. */
function wander(scenario: string, seed: number, most: number): number {
  const options = Object.fromEntries(spiQuad.options.map(({ id, standard }) => [id, standard]));
  const play = startPlay(spiQuad, { scenario, options });
  if (isProblems(play)) throw new Error("the battle cannot be set up");
  const chance = seededChance(secretOfSeed(seed));
  const word = wordStream(secretOfSeed(seed), 17);
  let looked = 0;
  while (looked < most && run(play, chance) === "ask") {
    const [seat] = seatsToAnswer(play);
    const { decision } = askingStep(play, seat);
    if (decision === "melee" || decision === "fire") {
      looked++;
      expect(whyWrong(play)).toBeNull();
    }
    const answers = answersOf(play);
    expect(answers.length).toBeGreaterThan(0);
    takeAnswer(play, seat, answers[uniform(word, answers.length)]);
  }
  return looked;
}

describe("7.1, 8.2: whatever is put together can be made or given up", () => {
  test.each([1, 2, 3])("8.11, 8.12, 8.22, 8.24: attacks of Alma, wandering %i", (seed) => {
    expect(wander("alma", seed, 400)).toBeGreaterThan(100);
  });
  test.each([4, 5, 6])("8.11, 8.12, 8.22, 8.24: attacks of Balaclava, wandering %i", (seed) => {
    expect(wander("balaclava", seed, 400)).toBeGreaterThan(100);
  });
});

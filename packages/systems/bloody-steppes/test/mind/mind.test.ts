import {
  answerList,
  askingStep,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
} from "@redoubt/engine";
import { expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";
import { mind } from "../../src/mind/mind.ts";

const temper = { name: "steady", ownLoss: 100, exposure: 100, drive: 100 };

/** Lets the mind play both sides of a battle to its end; how often it gave each answer to each question. */
function played(scenario: string): ReadonlyMap<string, number> {
  const g = startPlay(bloodySteppes, { scenario, options: {} });
  if (isProblems(g)) throw new Error("the scenario cannot be set up");
  const dice = seededChance(secretOfSeed(2));
  const list = answerList();
  const given = new Map<string, number>();
  // Nobody wanders or asks himself the same question for ever: an activation is a few acts for each unit, not dozens.
  for (let answers = 0; run(g, dice) === "ask"; answers++) {
    expect(answers, "a short battle has an end").toBeLessThan(1_000);
    const seat = seatsToAnswer(g)[0];
    listAnswers(g, seat, list);
    const scores = new Int32Array(list.count);
    mind.judge(g, seat, mind.plans(g, seat)[0], temper, list, scores);
    const code = list.codes[scores.indexOf(Math.max(...scores))];
    const said = `${askingStep(g, seat).decision} ${bloodySteppes.words.verb(code)}`;
    given.set(said, (given.get(said) ?? 0) + 1);
    takeAnswer(g, seat, code);
  }
  return given;
}

test.each([
  { scenario: "great-redoubt", acts: ["act hex", "act fire"] },
  { scenario: "scarlett", acts: ["act hex", "act attack"] },
])(
  "the mind of Bloody Steppes fights $scenario to its end, and leaves standing instructions alone",
  ({ scenario, acts }) => {
    const given = played(scenario);
    for (const said of acts) expect(given.get(said) ?? 0, said).toBeGreaterThan(0);
    expect([...given.keys()].filter((said) => said.includes("instruct"))).toEqual([]);
  },
);

test("every battle is fought by one plan, and slips are as large as a seat can bear", () => {
  for (const scenario of ["alma", "balaclava", "inkerman", "great-redoubt", "scarlett"]) {
    const g = startPlay(bloodySteppes, { scenario, options: {} });
    if (isProblems(g)) throw new Error("the scenario cannot be set up");
    for (const seat of [0, 1]) expect(mind.plans(g, seat), scenario).toHaveLength(1);
    // Who is attacked can bear more than who has to attack.
    const [allied, russian] = [0, 1].map((seat) => mind.misjudgement(g, seat));
    expect(Math.sign(allied - russian), scenario).toBe({ alma: -1, balaclava: 1, inkerman: 1 }[scenario] ?? 0);
  }
});

test("veterans have a manner of their own but for Scarlett's fight; regulars have the usual one", () => {
  const isLikeFormer = (scenario: string): boolean => {
    const g = startPlay(bloodySteppes, { scenario, options: {} });
    if (isProblems(g) || mind.former === undefined) throw new Error("the scenario cannot be set up");
    const dice = seededChance(secretOfSeed(2));
    const list = answerList();
    let isSame = true;
    for (let answers = 0; answers < 150 && run(g, dice) === "ask"; answers++) {
      const seat = seatsToAnswer(g)[0];
      const [plan] = mind.plans(g, seat);
      listAnswers(g, seat, list);
      const [own, former] = [new Int32Array(list.count), new Int32Array(list.count)];
      mind.judge(g, seat, plan, temper, list, own);
      mind.former.judge(g, seat, plan, temper, list, former);
      isSame &&= own.every((score, i) => score === former[i]);
      takeAnswer(g, seat, list.codes[own.indexOf(Math.max(...own))]);
    }
    return isSame;
  };
  const manners = { "great-redoubt": false, balaclava: false, inkerman: false, alma: false, scarlett: true };
  for (const [scenario, isUsual] of Object.entries(manners)) expect(isLikeFormer(scenario), scenario).toBe(isUsual);
});

test("short battles are rehearsed, and the last turn of Inkerman, most by marshals; else no whole battle", () => {
  const rehearsedAt = (scenario: string, isLast: boolean): readonly (readonly [string, number])[] => {
    const g = startPlay(bloodySteppes, { scenario, options: {} });
    if (isProblems(g)) throw new Error("the scenario cannot be set up");
    const dice = seededChance(secretOfSeed(2));
    const list = answerList();
    if (isLast) g.c.turn[0] = g.world.turns;
    const found: (readonly [string, number])[] = [];
    for (let answers = 0; answers < 150 && run(g, dice) === "ask"; answers++) {
      const seat = seatsToAnswer(g)[0];
      const rehearsal = mind.rehearsal?.(g, seat) ?? null;
      if (rehearsal !== null) {
        expect(rehearsal.isForMarshals).toBeUndefined();
        found.push([
          askingStep(g, seat).decision,
          (rehearsal.forMarshals?.effort ?? rehearsal.effort) - rehearsal.effort,
        ]);
      }
      listAnswers(g, seat, list);
      const scores = new Int32Array(list.count);
      mind.judge(g, seat, mind.plans(g, seat)[0], temper, list, scores);
      takeAnswer(g, seat, list.codes[scores.indexOf(Math.max(...scores))]);
    }
    return found;
  };
  for (const scenario of ["alma", "balaclava", "inkerman"]) expect(rehearsedAt(scenario, false), scenario).toEqual([]);
  expect(rehearsedAt("alma", true)).toEqual([]);
  const lastOfInkerman = rehearsedAt("inkerman", true);
  expect(lastOfInkerman.length).toBeGreaterThan(3);
  expect(lastOfInkerman.every(([, more]) => more > 0)).toBe(true);
  const short = rehearsedAt("great-redoubt", false);
  expect(short.map(([decision]) => decision)).toContain("act");
});

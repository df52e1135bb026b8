import {
  answerList,
  beginGame,
  clonePlay,
  type Game,
  isProblems,
  listAnswers,
  noDice,
  run,
  type Setup,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  takeAnswer,
  uniform,
  wordStream,
} from "@redoubt/engine";
import type { Situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import { ruleIndex } from "../src/rule-index.ts";
import { british, combat, field, movement, piquet, soimonov, twoSteps, waiting } from "./field.ts";
import { otherReadings, skirmish } from "./skirmish.ts";

const { words } = bloodyRetribution;
const shown = (s: Situation) => s.game.shown(s.decision().seat);
const commit = (s: Situation, answer: string) => shown(s).commits.find((one) => one.answer === answer);

describe("what a question shows", () => {
  test("8.1, 8.2: the unit in hand, the path so far, and the end of its move", () => {
    const map = { cols: 8, rows: 8, hexes: { "0303": ["victory:ridge"] } };
    const s = movement({ map, units: [soimonov("R", "0301"), british("A", "0808")] });
    s.answer("move R");
    expect(shown(s)).toMatchObject({ unit: "R", left: 24, path: ["0301"], picked: [], targets: [] });
    expect(commit(s, "halt")?.refused).toMatchObject({ rule: "5.4", class: "not-allowed" });
    s.answer("via 0303");
    expect(shown(s)).toMatchObject({ unit: "R", left: 16, path: ["0301", "0302", "0303"] });
    expect(commit(s, "halt")).toMatchObject({
      refused: null,
      undone: ["8 points not spent"],
      follows: "R is disrupted, then the Allied action",
    });
  });

  test("5.4, 5.8: a unit acts alone while the other side has an action, and not once that is out", () => {
    const map = { cols: 8, rows: 8 };
    const units = [soimonov("R", "0301"), soimonov("Q", "0101"), british("A", "0808")];
    const s = movement({ map, units });
    expect(shown(s).alone).toBe(true);
    s.answer("disrupt R", "disrupt A");
    expect(shown(s).alone).toBe(false);
  });

  test("5.5: the reinforcement in hand", () => {
    const map = { cols: 8, rows: 8, hexes: { "0108": ["entry"] } };
    const s = movement({ map, units: [soimonov("R", "0801"), waiting("W", 1)], active: "allied" });
    s.answer("enter W");
    expect(shown(s)).toMatchObject({ unit: "W", commits: [] });
    s.answer("at 0108");
    expect(shown(s)).toMatchObject({ unit: "W", path: ["0108"] });
  });

  test("9.1: target and attackers, and that one is missing before the die", () => {
    const s = combat({ units: [soimonov("R", "0403", 9), british("A", "0404"), british("B", "0808")], dice: [1] });
    s.answer("attack 0404");
    expect(shown(s)).toMatchObject({ targets: ["0404"], picked: [] });
    expect(commit(s, "resolve")?.refused).toMatchObject({ rule: "9.1", sentence: "Name at least one attacker first." });
    s.answer("add R");
    expect(shown(s)).toMatchObject({ targets: ["0404"], picked: ["R"] });
    expect(commit(s, "resolve")).toMatchObject({ refused: null, follows: "one die under +5" });
    s.answer("resolve");
    expect(shown(s)).toMatchObject({ targets: ["0404"], picked: ["R"], commits: [{ answer: "stay", refused: null }] });
    s.answer("stay");
  });

  test("9.17: who has to lose", () => {
    const units = [soimonov("R", "0403"), soimonov("Q", "0304"), twoSteps("A", "0404", 7, 3), british("B", "0808")];
    const s = combat({ units, dice: [4] });
    s.answer("attack 0404", "add R", "add Q", "resolve");
    expect(shown(s)).toMatchObject({ targets: ["0404"], picked: ["R", "Q"], commits: [] });
    s.answer("lose R");
  });

  test("5.8, 5.4: a phase cannot be ended alone; what an offer gives up and what follows", () => {
    const units = [soimonov("R", "0403"), soimonov("Q", "0101"), british("A", "0808"), piquet("P", "0706")];
    const s = movement({ units, flags: { markers: 4 } });
    expect(commit(s, "end")?.refused).toMatchObject({ rule: "5.8", class: "not-allowed" });
    expect(commit(s, "finish")?.refused).toMatchObject({ rule: "5.8" });
    expect(commit(s, "offer")).toMatchObject({ refused: null, undone: ["2 units could still move"] });
    expect(commit(s, "set-aside")).toMatchObject({ refused: null, follows: "the Allied action" });
    s.answer("offer");
    expect(commit(s, "accept")).toMatchObject({
      undone: ["1 unit could still move"],
      follows: "recovery, then the combat phase",
    });
    expect(commit(s, "refuse")).toMatchObject({ refused: null });
  });

  test("5.8, 5.10-V: in the second phase unused markers are given up too; the turn or the game ends", () => {
    const worn = british("A", "0404", 4, { state: ["disrupted"] });
    const units = [soimonov("R", "0403"), soimonov("Q", "0101"), worn];
    const s = field({ units, phase: "combat", turn: 3, flags: { markers: 2 } });
    expect(commit(s, "end")).toMatchObject({
      refused: null,
      undone: ["1 unit could still attack", "2 bombardment markers could still be fired"],
      follows: "recovery, then turn 4",
    });
    const last = field({ units, phase: "combat", turn: 5, flags: { markers: 0 } });
    expect(commit(last, "end")).toMatchObject({ follows: "recovery, then the game is judged" });
  });

  test("5.5, 5.8: reinforcements that could enter are counted", () => {
    const map = { cols: 8, rows: 8, hexes: { "0108": ["entry"] } };
    const worn = soimonov("R", "0801", 4, { state: ["disrupted"] });
    const s = movement({ map, units: [worn, waiting("W", 1), waiting("V", 2), waiting("U", 5)], active: "allied" });
    expect(commit(s, "end")).toMatchObject({ refused: null, undone: ["2 reinforcements could still enter"] });
  });

  test("4.4: giving up is asked once more, by both who may", () => {
    const s = movement({ units: [soimonov("R", "0403"), british("A", "0808")] });
    expect(commit(s, "capitulate")).toMatchObject({ grave: true, follows: "the game ends: Allied victory" });
    s.answer("offer");
    expect(commit(s, "capitulate")).toMatchObject({ grave: true, follows: "the game ends: Russian victory" });
  });
});

/** The decisions at which an action is put together. */
const composing = ["way", "entry-hex", "compose"];

/** Whether some row of answers leads out of putting together, without a die. */
function leadsOut(game: Game, depth: number): boolean {
  const play = clonePlay(game.play());
  const list = answerList();
  for (let i = 0; i < depth; i++) {
    const step = play.state.frames?.step;
    if (step?.kind !== "ask" || !composing.includes(step.decision)) return true;
    const [seat] = seatsToAnswer(play);
    listAnswers(play, seat, list);
    if (list.count === 0) return false;
    // The last one listed is the commitment where there is one.
    takeAnswer(play, seat, list.codes[list.count - 1]);
    if (run(play, noDice) === "roll") return true;
  }
  return false;
}

describe("putting together an action", () => {
  const setups: readonly Setup[] = [
    { scenario: "inkerman", options: {} },
    skirmish(),
    skirmish(otherReadings),
    skirmish(otherReadings, { phase: "movement", flags: {} }),
  ];

  test.each(setups)("walks at random always find a way to commit and an honest way back: %#", (setup) => {
    for (let seed = 1; seed <= 6; seed++) {
      const secret = secretOfSeed(seed);
      const game = beginGame(bloodyRetribution, setup, seededChance(secret));
      if (isProblems(game)) throw new Error(JSON.stringify(game));
      const word = wordStream(secret, 3);
      for (let i = 0; i < 150; i++) {
        const pending = game.pending();
        if (pending.kind !== "decide") break;
        const [{ seat, id, kind }] = pending.decisions;
        const answers = game.answers(seat);
        expect(answers.length, kind).toBeGreaterThan(0);
        const { commits } = game.shown(seat);
        for (const { answer, refused } of commits) {
          expect(refused === null, `${kind}: ${answer}`).toBe(answers.includes(answer));
          if (refused !== null) expect(Object.keys(ruleIndex)).toContain(refused.rule);
        }
        // Whatever ends something and names nothing has its button.
        const buttons = answers.filter(
          (answer) => words.verbs[answer.split(" ")[0] as keyof typeof words.verbs].length === 0,
        );
        expect(commits.map(({ answer }) => answer)).toEqual(expect.arrayContaining(buttons));
        if (composing.includes(kind)) {
          expect(leadsOut(game, 4), kind).toBe(true);
          expect(game.whyNotUndo(seat), kind).toBeNull();
        }
        const chosen = answers.filter((answer) => answer !== "capitulate");
        game.apply(seat, id, chosen[uniform(word, chosen.length)]);
      }
    }
  });
});

import { beginGame, isProblems, secretOfSeed, seededChance, uniform, wordStream } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import { refusalSentence } from "../src/wording/refusals.ts";
import { british, combat, field, movement, piquet, soimonov, twoSteps } from "./field.ts";

const { wording } = bloodyRetribution;
const told = (s: ReturnType<typeof combat>) =>
  s.events().map((event) => wording.event(s.game.play().world, event as never).text); // our own events

describe("sentences", () => {
  test("an attack from declaration to advance", () => {
    const map = { cols: 8, rows: 8, sides: { "0403/0404": ["slope up:0404"] } };
    const units = [soimonov("R", "0403", 9), twoSteps("A", "0404", 4, 2), british("B", "0808")];
    const s = combat({ map, units, dice: [1] });
    s.answer("attack 0404", "add R", "resolve");
    expect(s.decision().prompt).toBe("0404 is empty. Which attacker advances, if any?");
    s.answer("advance R");
    expect(told(s)).toEqual([
      "R attacks A in 0404: 9 against 4, column +5; −1 all attack up slopes (9.9).",
      "Die 1: nothing from the attacker, 3 steps from the defender; −1 all attack up slopes (9.9). [0/3 under +5]",
      "The attacker is to lose nothing, the defender 2 steps.",
      "R loses nothing.",
      "A is eliminated in 0404.",
      "0404 is empty: R may advance; if it does not, it is disrupted.",
      "R advances into 0404.",
      "R is disrupted in 0404.",
    ]);
  });

  test("losses that wait for a choice are told at once", () => {
    const units = [
      soimonov("R", "0403", 3),
      soimonov("Q", "0304", 3),
      twoSteps("A", "0404", 4, 2),
      british("B", "0808"),
    ];
    const s = combat({ units, dice: [4] });
    s.answer("attack 0404", "add R", "add Q", "resolve");
    expect(told(s).slice(3)).toEqual([
      "R and Q must lose a step between them, as their owner chooses.",
      "A in 0404 will lose a step.",
      "Whoever is left of R, Q and A will be disrupted.",
    ]);
    s.answer("lose Q");
    expect(told(s).slice(6)).toEqual([
      "Q is eliminated in 0304.",
      "A in 0404 loses a step.",
      "A is disrupted in 0404.",
      "R is disrupted in 0403.",
    ]);
  });

  test("an event says what it is about", () => {
    const s = movement({ units: [soimonov("R", "0301"), british("B", "0808")] });
    s.answer("move R", "go 0303");
    const [moved, disrupted] = s.events().map((event) => wording.event(s.game.play().world, event as never)); // ours
    expect(moved).toMatchObject({ tone: "result", units: ["R"], hexes: ["0303"], path: ["0301", "0302", "0303"] });
    expect(disrupted).toMatchObject({ tone: "result", units: ["R"], hexes: ["0303"], harms: ["R"] });
  });

  test("a bombardment and a refused offer", () => {
    const map = { cols: 8, rows: 8, hexes: { "0101": ["shell-hill"] } };
    const s = field({
      map,
      units: [soimonov("R", "0801"), british("CG", "0201"), british("B", "0808")],
      phase: "movement",
      turn: 2,
      dice: [4],
    });
    s.answer("bombard CG", "offer", "refuse");
    expect(told(s)).toEqual([
      "The guns fire at CG: 4; −1 Coldstream or Grenadier Guards (RBT); +1 next to Shell Hill (RBT): disrupted.",
      "CG is disrupted in 0201.",
      "The Allied player offers to end the phase.",
      "The Russian refuses.",
    ]);
  });

  test("refusals name unit and reason", () => {
    const s = movement({ units: [soimonov("R", "0403"), piquet("P", "0808"), british("A", "0606")], active: "allied" });
    expect(refusalSentence(s.refusal("move P"))).toBe("P is a Piquet and never moves.");
    expect(refusalSentence(s.refusal("move R"))).toBe("R is not yours to order.");
  });

  test("every prompt, answer and event of a random game can be told", () => {
    const game = beginGame(bloodyRetribution, { scenario: "inkerman", options: {} }, seededChance(secretOfSeed(7)));
    if (isProblems(game)) throw new Error("no game");
    const word = wordStream(secretOfSeed(7), 99);
    for (let i = 0; i < 400; i++) {
      const pending = game.pending();
      if (pending.kind !== "decide") break;
      const { seat, id, prompt } = pending.decisions[0];
      const answers = game.answers(seat).filter((answer) => answer !== "capitulate");
      const answer = answers[uniform(word, answers.length)];
      const play = game.play();
      const code = bloodyRetribution.words.parse(answer, bloodyRetribution.naming(play.world));
      expect(`${prompt} ${wording.answer(play, code as number, seat)}`).not.toContain("undefined"); // an answer just listed
      game.apply(seat, id, answer);
    }
    const { world } = game.play();
    for (const event of game.events(null)) expect(wording.event(world, event as never).text).not.toContain("undefined"); // ours
  });
});

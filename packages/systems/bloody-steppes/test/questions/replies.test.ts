import type { Replies } from "@redoubt/mechanics";
import { namingOf } from "@redoubt/mechanics";
import type { Situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { fireChance, squareChance, steelChance } from "../../src/chances.ts";
import { questions } from "../../src/questions.ts";
import type { SteppesPlay } from "../../src/state.ts";
import { words } from "../../src/words.ts";
import { engage, foot, horse, hussars, type Piece, russ } from "../book/engagement.ts";
import { hexNamed, pieceOf } from "../working.ts";

const playIn = (s: Situation): SteppesPlay => s.game.play() as SteppesPlay; // a play of this very system

function card(s: Situation, seat = 1): Replies<number> {
  const told = questions.replies?.(playIn(s), seat);
  if (told === null || told === undefined) throw new Error("no replies");
  return told;
}

const texts = (s: Situation, answers: readonly number[]): readonly string[] => {
  const { world } = playIn(s);
  return answers.map((answer) => words.text(answer, namingOf(world.pieces, world.grid)));
};

/** Allied pieces of which A goes to a hex, before Russians. */
function come(to: string, units: readonly Piece[]): Situation {
  const s = engage(units);
  s.answer("unit A", `hex ${to}`);
  return s;
}

/** The chance of a stroke, and what its card says of it: that the enemy does not stand, rounded. */
function strokeOf(s: Situation) {
  while (s.decision().kind === "reactor") s.answer("end");
  const [{ chance, fight }] = card(s).replies;
  const [told] = fight?.cases ?? [];
  const good = told.outcomes.reduce((sum, { percent, isGood }) => sum + (isGood ? percent : 0), 0);
  return { percent: chance.percent, good: Math.round(good), columns: told.columns };
}

describe("how an act of the enemy may be answered", () => {
  test("VI.10, VI.15: who had an enemy before it checks before it counterattacks, in the chance, on the card and by instruction", () => {
    const s = come("0405", [foot("A", "0406"), russ("R", "0404", "S/SW"), foot("F", "0305", "N/NE")]);
    const { percent, good, columns } = strokeOf(s);
    expect(columns).toEqual(["first you", "A you", "B they", "C you"]);
    expect(percent).toBe(good);
    const fight = {
      attackers: [pieceOf(playIn(s), "R")],
      target: hexNamed(playIn(s), "0405"),
      kind: "counterattack",
    } as const;
    expect(steelChance(playIn(s), fight)).toBe(percent);
  });

  test("IV.18, K-156: a British column that is counterattacked forms line first, in the chance and on the card", () => {
    const british = foot("A", "0406", "N/NE", { britishLine: true, morale: 6 }, { formation: "assault-column" });
    const { percent, good } = strokeOf(come("0405", [british, russ("R", "0404", "S/SW")]));
    expect(percent).toBe(good);
  });

  test("VI.6, X.6: a shot comes first, with the chance that its instruction goes by; each answer is one that may be given", () => {
    const s = come("0406", [foot("A", "0407"), russ("R", "0404", "S/SW", { fire: "0/+1" })]);
    const { replies, none, path } = card(s);
    expect(replies[0]).toMatchObject({ text: "Fire", unit: "R", sign: "fire", rule: "X.6" });
    expect(replies[0].chance.percent).toBe(fireChance(playIn(s), pieceOf(playIn(s), "R"), hexNamed(playIn(s), "0406")));
    expect(path).toEqual(["0407", "0406"]);
    expect(texts(s, [none.answer])).toEqual(["end"]);
    for (const { answers } of replies) {
      const [unit, ...rest] = texts(s, answers);
      expect(unit).toBe("unit R");
      s.answer(unit);
      expect(s.answers()).toEqual(expect.arrayContaining([...rest]));
      s.answer("cancel");
    }
  });

  test("VI.12: a square is told by the chance to form in time", () => {
    const s = come("0406", [horse("A", "0407"), russ("R", "0404")]);
    const square = card(s).replies.find(({ sign }) => sign === "square");
    expect(square?.chance.percent).toBe(squareChance(playIn(s), pieceOf(playIn(s), "R")));
  });

  test("VI.10, VI.12: who had an enemy before it checks twice, and both checks are in the chance", () => {
    const faced = come("0406", [horse("A", "0407"), russ("R", "0404"), foot("F", "0305")]);
    const alone = card(come("0406", [horse("A", "0407"), russ("R", "0404")]));
    const of = (told: Replies<number>) => told.replies.find(({ sign }) => sign === "square")?.chance.percent ?? -1;
    expect(of(card(faced))).toBe((of(alone) * of(alone)) / 100);
  });

  test("VI.17: falling back with fire and without are told apart, where it can fire (K-63)", () => {
    const rifles = russ("S", "0404", "", { sp: 2, light: true, fire: "0/+1" }, { formation: "skirmish" });
    const { replies } = card(come("0406", [foot("A", "0407"), rifles]));
    expect(replies.filter(({ sign }) => sign === "back").map(({ text }) => text)).toEqual([
      "Fire, then fall back",
      "Fall back without firing",
    ]);
    const cossacks = come("0405", [
      foot("A", "0406"),
      hussars("C", "0403", "", { cossack: true }, { formation: "dispersed" }),
    ]);
    expect(card(cossacks).replies.map(({ text }) => text)).toEqual(["Fall back"]);
  });

  test("XII.49: a countercharge is told by the chance to break the enemy, and its ledger", () => {
    const s = come("0405", [horse("A", "0406"), hussars("R", "0403")]);
    const [stroke] = card(s).replies;
    const g = playIn(s);
    expect(stroke).toMatchObject({ text: "Countercharge", sign: "steel" });
    const fight = { attackers: [pieceOf(g, "R")], target: hexNamed(g, "0405"), kind: "countercharge" } as const;
    expect(stroke.chance.percent).toBe(steelChance(g, fight));
    expect(stroke.fight?.cases[0].outcomes.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });

  test("VI.6: what is said beforehand for the unit, its side, or from a chance on leads back to the question", () => {
    const s = come("0406", [foot("A", "0407"), russ("R", "0404", "S/SW", { fire: "0/+1" })]);
    const { standing } = card(s).replies[0];
    if (standing === null) throw new Error("nothing may be said");
    const { length } = standing.scopes;
    const seven = standing.ways.find(({ percent }) => percent === 70);
    s.answer(...texts(s, [...standing.scopes[length - 1].answers, seven?.answer ?? -1, ...standing.after]));
    expect(s.decision().kind).toBe("reactor");
    const then = card(s).replies[0].standing?.scopes[length - 1].now;
    expect(then).toBe(seven?.answer);
  });

  test("VI.6: asked about one unit, the card speaks of it alone and still lets its instruction be changed", () => {
    const s = come("0406", [
      foot("A", "0407"),
      russ("R", "0404", "S/SW", { fire: "0/+1" }),
      russ("T", "0505", "SW/NW"),
    ]);
    s.answer("unit R");
    const told = card(s);
    expect(new Set(told.replies.map(({ unit }) => unit))).toEqual(new Set(["R"]));
    const [{ standing }] = told.replies;
    s.answer(...texts(s, [...(standing?.scopes[0].answers ?? []), standing?.ways[0].answer ?? -1]), "end");
    expect(s.decision().kind).toBe("reactor");
  });

  test("whoever is asked something else has nothing to reply to", () => {
    const s = engage([foot("A", "0407"), russ("R", "0404")]);
    expect(questions.replies?.(playIn(s), 0)).toBe(null);
  });
});

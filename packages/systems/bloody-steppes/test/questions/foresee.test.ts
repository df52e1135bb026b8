import { isProblems } from "@redoubt/engine";
import type { Foreseen } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { fireChance, steelChance } from "../../src/chances.ts";
import { questions } from "../../src/questions.ts";
import { say } from "../../src/words.ts";
import { cannon, engage, foot, horse, hussars, russ } from "../book/engagement.ts";
import { hexNamed, pieceOf } from "../working.ts";

/** The fight that an answer leads to, after a unit has been taken up. */
function fight(at: ReturnType<typeof engage>, unit: string, verb: "attack" | "fire", hex: string) {
  at.answer(`unit ${unit}`);
  const g = at.game.play() as Parameters<typeof pieceOf>[0]; // a play of this very system
  const told = questions.foresee?.(g, 0, say[verb](hexNamed(g, hex)));
  if (told === undefined || isProblems(told)) throw new Error(told?.[0].what ?? "not told");
  return { g, told: told as Foreseen };
}

const sums = ({ cases }: Foreseen): readonly number[] =>
  cases.map(({ outcomes }) => outcomes.reduce((sum, { percent }) => sum + percent, 0));

describe("a fight before the dice", () => {
  test("XII.20: one ledger with the checks of both sides, and chances that come to a hundred", () => {
    const { g, told } = fight(engage([foot("A", "0404"), russ("R", "0403")]), "A", "attack", "0403");
    expect(told.cases[0].columns).toEqual(["A you", "B they", "C you"]);
    expect(new Set(sums(told))).toEqual(new Set([100]));
    const broken = told.cases[0].outcomes.filter(({ isGood }) => isGood).reduce((sum, { percent }) => sum + percent, 0);
    const chance = steelChance(g, { attackers: [pieceOf(g, "A")], target: hexNamed(g, "0403"), kind: "bayonet" });
    expect(broken).toBe(chance);
  });

  test("XII.16, XII.49: horse that is charged may withdraw or come to meet it", () => {
    const { told } = fight(engage([horse("H", "0404"), hussars("R", "0402")]), "H", "attack", "0402");
    expect(told.cases.map(({ name }) => name)).toEqual(["stands", "countercharges", "withdraws"]);
    expect(told.conditions.length).toBeGreaterThan(3);
    expect(new Set(sums(told))).toEqual(new Set([100]));
  });

  test("XII.26: infantry that horse has beaten never merely falls back", () => {
    const { told } = fight(engage([horse("H", "0404"), russ("R", "0403")]), "H", "attack", "0403");
    expect(told.cases[0].outcomes.map(({ text }) => text)).not.toContain("They fall back");
  });

  test("XII.52, XII.53: guns alone are destroyed, in front after one check, from behind without any", () => {
    const guns = (facing: string) => cannon("G", "0403", facing, {}, { state: ["reaction"] });
    const { told: front } = fight(engage([foot("A", "0404"), guns("S/SW")]), "A", "attack", "0403");
    // The battalion of morale 8 fails on a 9 alone.
    expect([front.cases[0].columns, front.cases[0].outcomes.map(({ percent }) => percent)]).toEqual([
      ["A you"],
      [10, 90],
    ]);
    const { told: rear } = fight(engage([foot("A", "0404"), guns("N/NE")]), "A", "attack", "0403");
    expect([rear.cases[0].columns, rear.cases[0].outcomes.map(({ percent }) => percent)]).toEqual([[], [100]]);
  });

  test("X.11: a volley is told by what each face of the die brings", () => {
    const { g, told } = fight(engage([foot("A", "0404"), russ("R", "0402")]), "A", "fire", "0402");
    const nothing = told.cases[0].outcomes.find(({ text }) => text === "Nothing")?.percent ?? 0;
    expect(100 - nothing).toBe(fireChance(g, pieceOf(g, "A"), hexNamed(g, "0402")));
    expect(sums(told)).toEqual([100]);
  });
});

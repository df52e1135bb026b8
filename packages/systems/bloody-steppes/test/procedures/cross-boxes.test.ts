import { asUnit } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { loseStrength } from "../../src/mutations.ts";
import { crossBoxes } from "../../src/procedures/cross-boxes.ts";
import { fireAt } from "../../src/procedures/fire.ts";
import { meleeLosses } from "../../src/procedures/melee-losses.ts";
import { fieldOf, hexNamed, pieceOf, working } from "../working.ts";

/** The battalion of sketch 19: four counters, 2 + 2 + 2 + 1. */
function zouaves() {
  const counter = (id: string, sp: number) => ({
    id,
    side: "allied",
    at: "attached",
    parent: "Battalion",
    stats: { sp, morale: 8, light: true },
  });
  return fieldOf({
    units: [
      {
        id: "Battalion",
        side: "allied",
        nation: "french",
        at: "0406",
        formation: "line",
        facing: "N/NE",
        stats: { sp: 7, morale: 8, light: true, fire: "0/+1" },
      },
      counter("1.I", 2),
      counter("2.I", 2),
      counter("3.I", 2),
      counter("4.I", 1),
      {
        id: "Guns",
        side: "russian",
        kind: "artillery",
        at: "0405",
        facing: "S/SW",
        stats: { morale: 8, fire: "-3/0" },
      },
    ],
  });
}
const strengths = (g: ReturnType<typeof zouaves>) =>
  ["Battalion", "1.I", "2.I", "3.I", "4.I"].map((id) => g.c.sp[pieceOf(g, id)]);

describe("XIV.3: the boxes of a whole light battalion", () => {
  test("XIV.3: sketch 19, its owner crosses two boxes off as he likes", () => {
    const g = zouaves();
    loseStrength(g, pieceOf(g, "Battalion"), 2, "XIV.6");
    const run = working(g, crossBoxes, {});
    expect(run.answers()).toEqual(["unit 1.I", "unit 2.I", "unit 3.I", "unit 4.I"]);
    expect(run.refusedBy("unit Guns")).toBe("XIV.3");
    run.answer("unit 1.I", "unit 3.I");
    expect(strengths(g)).toEqual([5, 1, 2, 1, 1]);
    expect(run.asked()).toBeNull();
  });

  test("XIV.3: where all its counters are alike nothing is asked", () => {
    const g = zouaves();
    loseStrength(g, pieceOf(g, "Battalion"), 1, "XIV.6");
    working(g, crossBoxes, {}).answer("unit 4.I");
    loseStrength(g, pieceOf(g, "Battalion"), 1, "XIV.6");
    expect(working(g, crossBoxes, {}).asked()).toBeNull();
    expect(strengths(g)).toEqual([5, 2, 2, 1, 0]);
  });

  test("XIV.5: with the last point of the battalion all its boxes are gone", () => {
    const g = zouaves();
    loseStrength(g, pieceOf(g, "Battalion"), 9, "XIV.6");
    expect(strengths(g)).toEqual([0, 0, 0, 0, 0]);
    expect([...g.c.spLost].reduce((sum, lost) => sum + lost, 0)).toBe(7);
  });

  test("XIV.3: losses of fire and of melee ask before anything else happens", () => {
    const g = zouaves();
    const volley = working(
      g,
      fireAt,
      { firers: [asUnit(pieceOf(g, "Guns"))], hex: hexNamed(g, "0406"), isReaction: false },
      { dice: [0] },
    );
    expect(volley.asked()).toEqual({ seat: 0, decision: "boxes" });
    const h = zouaves();
    const fight = working(h, meleeLosses, { stacks: [[asUnit(pieceOf(h, "Battalion"))]], points: 1 });
    expect(fight.asked()).toEqual({ seat: 0, decision: "boxes" });
    fight.answer("unit 4.I");
    expect(fight.result()).toEqual({ fallen: 0 });
  });
});

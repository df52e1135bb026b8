import { describe, expect, test } from "vitest";
import { spiQuad } from "../src/index.ts";
import { refusalText } from "../src/wording/refusals.ts";
import { allied, alliedTurn, mounted, russian, russianTurn, turned } from "./battlefield.ts";

type Situation = ReturnType<typeof alliedTurn>;
const sentences = (s: Situation): readonly string[] =>
  s.events().map((event) => spiQuad.wording.event(s.game.play().world, event as never).text);

describe("wording", () => {
  test("8.11: a refusal names the units", () => {
    const s = alliedTurn("melee", { units: [allied("A", "0403"), russian("R", "0404")] });
    const { world } = s.game.play();
    expect(refusalText(world, s.refusal("end"))).toBe("You must still attack R.");
  });

  test("7.42: a fire attack is told with strength, die, column, modifiers and result", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404", "4-5-4", turned), allied("A", "0403", "6-2-4")],
      dice: [5],
    });
    expect(s.decision().prompt).toBe("Choose a hex to fire at, or end your fire.");
    s.answer("target 0404", "add A");
    expect(s.decision().prompt).toBe("A at 0404: add units, or fire.");
    s.answer("fire");
    expect(sentences(s)).toContain(
      "A fires at R in 0404 with 6 (+1 the target is disrupted, or is a gun that could not fire in this Player-Turn (7.42)). Die 5: R is hit, 5 against morale 4. [7: 5]",
    );
  });

  test("8.4: a melee is told with odds, column, row and result, and what follows", () => {
    const s = alliedTurn("melee", { units: [allied("A", "0403", "4-9-4"), russian("R", "0404", "4-3-4")], dice: [1] });
    s.answer("target 0404", "add A");
    expect(s.decision().prompt).toBe("A against 0404: add units or hexes, or attack.");
    s.answer("attack");
    expect(s.decision().prompt).toBe("R must retreat 1 hex: where to?");
    s.answer("hex 0405", "advance A 0404");
    const told = sentences(s);
    expect(told).toContain(
      "A attacks R in 0404: 9 to 3, 3-1 (+3 rows, attacker's morale 4 (8.81)). Die 1: the defender falls back. [dR, column 5, row 4]",
    );
    expect(told).toContain("R must retreat 1 hex.");
    expect(told).toContain("R retreats 0404 – 0405.");
    expect(told).toContain("A advances from 0403 to 0404.");
  });

  test("10.0: a rally attempt is told with its modifiers", () => {
    const s = alliedTurn("rally", { units: [allied("D", "0404", "4-2-4", turned), allied("F", "0405")], dice: [5] });
    s.answer("rally D");
    expect(sentences(s)).toContain(
      "D tries to rally: die 5, read as 4 (−1 an undisrupted friendly unit is adjacent (10.0)), against morale 4.",
    );
  });

  test("11.26: every answer that may be given reads as words", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0403"), allied("C", "0404", "0-2-4", mounted), allied("I", "0402")],
    });
    const play = s.game.play();
    const say = (text: string) =>
      spiQuad.wording.answer(play, spiQuad.words.parse(text, spiQuad.naming(play.world)) as number, 0);
    expect([say("target 0403"), say("end")]).toEqual(["Fire at 0403", "End the fire"]);
  });
});

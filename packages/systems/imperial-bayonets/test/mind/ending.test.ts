import { askingStep, seatsToAnswer } from "@redoubt/engine";
import type { Situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { isUnanswered, turnsLeft } from "../../src/mind/ending.ts";
import { mind } from "../../src/mind/mind.ts";
import { worthOf, worthOfAll } from "../../src/mind/stakes.ts";
import { ALLIED, RUSSIAN } from "../../src/seat.ts";
import type { BayonetsPlay } from "../../src/state.ts";
import { stand } from "../muster.ts";

const temper = { name: "steady", ownLoss: 100, exposure: 100, drive: 100 };
const bridge = { scenario: "traktir", map: { use: "tchernaya" }, phase: "ic-maneuver", turn: 6 } as const;
const ru = (id: string, at: string) => ({ id, side: "russian", kind: "infantry", at, state: ["ic"] });
const fr = (id: string, at: string) => ({ id, side: "allied", kind: "infantry", at });
const depot = { id: "D-III", side: "russian", kind: "depot", at: "1604" };

const playOf = (s: Situation) => s.game.play() as unknown as BayonetsPlay; // the situation is one of this system

/** Lets the mind move until something else is asked. */
function moved(s: Situation): Situation {
  for (let asked = 0; asked < 60; asked++) {
    const play = playOf(s);
    if (play.state.frames === null) break;
    const seat = seatsToAnswer(play)[0];
    if (!["maneuver", "move"].includes(askingStep(play, seat).decision)) break;
    const naming = imperialBayonets.naming(play.world);
    const texts = s.answers();
    const codes = texts.map((text) => imperialBayonets.words.parse(text, naming) as number);
    const scores = new Int32Array(codes.length);
    mind.judge(
      play,
      seat,
      mind.plans(play, seat)[0],
      temper,
      { count: codes.length, codes: Int32Array.from(codes) },
      scores,
    );
    s.answer(texts[scores.indexOf(Math.max(...scores))]);
  }
  return s;
}

describe("the end of a battle, as the mind sees it", () => {
  test("VP: on the last turn an open objective is entered also by who could attack nobody", () => {
    const s = moved(stand({ ...bridge, units: [ru("Azo", "1408"), fr("47", "1316"), depot] as never }));
    expect(s.unit("Azo").at).toBe("1410");
  });

  test("3.3.1: nobody is sent to an objective in which he would be one too many", () => {
    const units = [ru("Pol", "0910"), ru("Mog", "0910"), ru("Vit", "0909"), ru("Smo", "0909"), fr("50", "1010"), depot];
    const s = moved(stand({ ...bridge, units: units as never }));
    const there = s.view().units.filter(({ at, side }) => at === "0910" && side === "russian");
    expect(there.map(({ id }) => id).sort()).toEqual(["Mog", "Pol"]);
  });

  test("9.0a: on the last turn nobody walks up to an enemy whom he would have to attack in vain", () => {
    const units = [ru("Azo", "1507"), fr("95", "1311"), fr("97", "1311"), depot];
    const s = moved(stand({ ...bridge, units: units as never }));
    expect(["1310", "1410", "1210"]).not.toContain(s.unit("Azo").at);
  });

  test("4.0: only who plays second has nobody to fear on the last turn", () => {
    const units = [ru("Azo", "1408"), fr("47", "1316"), depot] as never;
    const [first, earlier] = [stand({ ...bridge, units }), stand({ ...bridge, turn: 5, units })];
    const second = stand({ ...bridge, active: "allied", units });
    expect([turnsLeft(playOf(first)), turnsLeft(playOf(earlier))]).toEqual([0, 1]);
    expect([isUnanswered(playOf(first), RUSSIAN), isUnanswered(playOf(second), ALLIED)]).toEqual([false, true]);
    expect(isUnanswered(playOf(earlier), ALLIED)).toBe(false);
  });

  test("3.8.2, VP: losses weigh more the nearer they bring a corps to breaking, and once for all of it on the last turn", () => {
    const units = [ru("Azo", "1408"), ru("Ode", "1408"), fr("47", "1316"), depot] as never;
    const at = (turn: number, lost: number) =>
      playOf(stand({ ...bridge, turn, units, flags: { corps: { "RU III": { lost } } } }));
    const azov = (g: BayonetsPlay) => g.world.pieces.findIndex(({ id }) => id === "Azo") as never;
    const odessa = (g: BayonetsPlay) => g.world.pieces.findIndex(({ id }) => id === "Ode") as never;
    const [fresh, worn, last] = [at(3, 0), at(3, 10), at(6, 10)];
    expect(worthOf(worn, azov(worn))).toBeGreaterThan(worthOf(fresh, azov(fresh)));
    expect(worthOf(last, azov(last))).toBe(50);
    expect(worthOfAll(last, [azov(last), odessa(last)])).toBe(300);
  });

  test("VL: on the last turn who would win counts, besides the points", () => {
    const change = (units: readonly unknown[]) => {
      const [before, last] = [5, 6].map((turn) => playOf(stand({ ...bridge, turn, units: units as never })));
      return mind.evaluate(last, RUSSIAN, temper) - mind.evaluate(before, RUSSIAN, temper);
    };
    expect(change([ru("Azo", "1408"), fr("47", "1316"), depot])).toBe(-600);
    expect(change([ru("Azo", "1212"), fr("47", "1316"), depot])).toBe(600);
  });

  test("4.0: the last turn of the small battle is played out to its end from the answers that look best", () => {
    const units = [ru("Azo", "1408"), fr("47", "1316"), depot] as never;
    const rehearsed = (turn: number) => {
      const g = playOf(stand({ ...bridge, turn, units }));
      return [mind.rehearsal?.(g, RUSSIAN) ?? null, g] as const;
    };
    expect(rehearsed(5)[0]).toBeNull();
    const [last, g] = rehearsed(6);
    expect(last?.isForMarshals).toBeUndefined();
    // However far the imagined game goes, it is not far enough before its end.
    expect(last?.stage(g)).toBe(last?.stage(rehearsed(5)[1]));
  });
});

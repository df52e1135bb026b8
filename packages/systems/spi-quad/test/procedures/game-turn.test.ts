import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { foot, russian } from "../troops.ts";

const apart = [foot("A1", "0101"), russian(foot("R1", "0909"))];
const field = (text: SituationText) => situation(spiQuad, { map: { cols: 9, rows: 9 }, units: apart, ...text });
const phasesOf = (events: readonly object[]) =>
  events.flatMap((event) => ("phase" in event && "seat" in event ? [`${event.seat} ${event.phase}`] : []));

describe("the sequence of play", () => {
  test("4.0, 4.0A, 4.0A1, 4.0B: two Player-Turns of five phases in order", () => {
    const game = field({ active: "allied" });
    const events = [...game.events(), ...game.answer("end", "end")];
    const five = ["movement", "defensive-fire", "offensive-fire", "melee", "rally"];
    expect(phasesOf(events).slice(0, 10)).toEqual([...five.map((one) => `0 ${one}`), ...five.map((one) => `1 ${one}`)]);
  });
  test("4.0C: then the turn marker moves on", () => {
    const game = field({ active: "allied" });
    game.answer("end", "end");
    expect(game.view().turn).toBe(2);
    expect(game.view().active).toBe("allied");
  });
  test("4.0: after the last turn the game is over", () => {
    const game = field({ active: "allied", turn: 12 });
    game.answer("end", "end");
    expect(game.game.pending().kind).toBe("over");
  });
  test("A22.3, A22.4: at Alma the Allies begin, for twelve turns", () => {
    const view = field({ scenario: "alma" }).view();
    expect(view).toMatchObject({ active: "allied", turns: 12 });
  });
  test("B16.31, B16.32: at Balaclava the Russians begin, for twelve turns", () => {
    const view = field({ scenario: "balaclava" }).view();
    expect(view).toMatchObject({ active: "russian", turns: 12 });
  });
  test("5.11, 5.15: only the phasing player is asked to move, and nobody in other phases", () => {
    const game = field({ active: "allied" });
    expect(game.decision()).toMatchObject({ seat: 0, kind: "movement" });
    game.answer("end");
    expect(game.decision()).toMatchObject({ seat: 1, kind: "movement" });
    expect(game.refusedBy("unit A1")).toBe("5.11");
  });
  test("4.0: a position may begin in the second Player-Turn and in any phase", () => {
    const game = field({ scenario: "alma", active: "russian", phase: "rally", turn: 3 });
    expect(game.view()).toMatchObject({ turn: 4, active: "allied", phase: "movement" });
  });
});

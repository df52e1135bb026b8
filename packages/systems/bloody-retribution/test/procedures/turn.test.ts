import { describe, expect, test } from "vitest";
import { british, combat, field, kindsOf, movement, soimonov, statesOf, verdictOf } from "../field.ts";

const apart = [soimonov("R", "0101"), british("A", "0808")];
const silent = { gunsLost: true };

describe("the five phases", () => {
  test("5.2, 5.10-I, 5.10-II, 5.10-III, 5.10-IV, 5.10-V: order, action, recovery, action, recovery, and the next turn", () => {
    const s = field({ units: apart, phase: "sequence", turn: 1, flags: silent, dice: [1] });
    s.answer("disrupt R", "end", "disrupt R", "end");
    expect(kindsOf(s)).toEqual([
      ...["turn-began", "order-set", "phase-began", "disrupted", "phase-ended", "recovered"],
      ...["phase-began", "disrupted", "phase-ended", "recovered"],
      ...["turn-began", "order-rolled", "order-set", "phase-began"],
    ]);
    expect(s.eventsOf("recovered").map(({ rule }) => rule)).toEqual(["5.10-III", "5.10-V"]);
    expect(s.view()).toMatchObject({ turn: 2, phase: "movement", active: "russian" });
  });

  test("5.3: turn 1 is movement, then combat, without a die", () => {
    const s = field({ units: apart, phase: "sequence", turn: 1, flags: silent });
    expect(s.eventsOf("order-set")).toMatchObject([{ first: "movement", second: "combat" }]);
    expect(s.view().phases).toEqual(["sequence", "movement", "recovery", "combat", "second recovery"]);
  });

  test.each([
    [1, "movement"],
    [3, "movement"],
    [4, "combat"],
    [6, "combat"],
  ])("5.3, 5.10-I: from turn 2 a %i puts %s first, and the Russian acts first in it", (die, first) => {
    const s = field({ units: apart, phase: "sequence", turn: 2, flags: silent, dice: [die] });
    expect(s.view()).toMatchObject({ phase: first, active: "russian" });
  });

  test("5.3, 5.10-IV: when combat came first, movement comes second, and never combat again", () => {
    const s = field({ units: apart, phase: "sequence", turn: 2, flags: silent, dice: [5] });
    s.answer("disrupt R", "end");
    expect(s.view().phase).toBe("movement");
    expect(s.view().phases).toEqual(["sequence", "combat", "recovery", "movement", "second recovery"]);
  });

  test("5.1: what belongs to one phase is refused in the other", () => {
    const units = [soimonov("R", "0304"), british("A", "0305"), british("B", "0808")];
    const moving = movement({ units });
    expect(moving.refusal("attack 0305")).toMatchObject({ rule: "5.1", code: "wrong-phase" });
    expect(moving.refusedBy("flank R 0404")).toBe("5.1");
    const fighting = combat({ units });
    expect(fighting.refusedBy("move R")).toBe("5.1");
    expect(fighting.refusedBy("enter A")).toBe("5.1");
    expect(fighting.answers()).toContain("attack 0305");
  });
});

describe("recovery", () => {
  test("2.12, 5.10-III: all disrupted units of both sides recover", () => {
    const units = [
      soimonov("R", "0101", 4, { state: ["disrupted"] }),
      british("A", "0808", 4, { state: ["disrupted"] }),
      british("B", "0806"),
    ];
    const s = field({ units, phase: "recovery", turn: 3, flags: silent });
    expect([statesOf(s, "R"), statesOf(s, "A")]).toEqual([[], []]);
    expect(s.eventsOf("recovered")).toMatchObject([{ units: 2, rule: "5.10-III" }]);
    expect(s.view().phase).toBe("combat");
  });

  test("5.10-III, 5.10-V, B-34: markers spent in Phase II come back after Phase IV only", () => {
    const s = field({ units: apart, phase: "recovery", turn: 2, flags: { markers: 2 } });
    expect(s.view().notes).toContain("2 of 6 bombardment markers left.");
    const later = field({ units: apart, phase: "recovery", turn: 2, flags: { markers: 2, second: true }, dice: [1] });
    expect(later.eventsOf("markers-reclaimed")).toMatchObject([{ left: 6, rule: "5.10-V" }]);
    expect(later.view().notes).toContain("6 of 6 bombardment markers left.");
  });

  test("5.6: silenced guns are not taken back in Phase V", () => {
    const s = field({ units: apart, phase: "recovery", turn: 2, flags: { gunsLost: true, second: true }, dice: [1] });
    expect(s.eventsOf("markers-reclaimed")).toEqual([]);
    expect(s.refusal("set-aside")).toMatchObject({ rule: "5.6", code: "guns-lost" });
  });
});

describe("the end of a turn", () => {
  test("5.9, 5.1: after Phase V of turn 5 the game is judged", () => {
    const s = field({ units: apart, phase: "recovery", turn: 5, flags: { gunsLost: true, second: true } });
    expect(verdictOf(s)).toMatchObject({ winner: 1, rule: "4.3" });
    expect(kindsOf(s)).toEqual(["recovered", "game-ended"]);
  });

  test("5.9: after any earlier turn the next one begins", () => {
    const s = field({ units: apart, phase: "recovery", turn: 4, flags: { gunsLost: true, second: true }, dice: [2] });
    expect(s.view().turn).toBe(5);
  });
});

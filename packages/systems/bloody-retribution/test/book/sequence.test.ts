import { describe, expect, test } from "vitest";
import {
  british,
  combat,
  field,
  movement,
  piquet,
  soimonov,
  statesOf,
  twoSteps,
  verdictOf,
  waiting,
} from "../field.ts";

const apart = [soimonov("R", "0101"), soimonov("S", "0301"), british("A", "0808"), british("B", "0608")];
const silent = { gunsLost: true };

describe("5.3: the order of the phases", () => {
  test("5.3: turn 1 needs no die: movement, then combat", () => {
    const s = field({ units: apart, turn: 1, flags: silent });
    expect(s.view().phase).toBe("movement");
    s.answer("offer", "accept");
    expect(s.view()).toMatchObject({ turn: 1, phase: "combat" });
  });

  test.each([
    [2, 1, "movement"],
    [2, 2, "movement"],
    [3, 3, "movement"],
    [3, 4, "combat"],
    [4, 5, "combat"],
    [5, 6, "combat"],
  ])("5.3: on turn %i a %i makes the first phase %s", (turn, die, phase) => {
    const s = field({ units: apart, turn, flags: silent, dice: [die] });
    expect(s.view()).toMatchObject({ turn, phase, active: "russian" });
  });

  test("5.3, 5.10-IV: combat first is followed by movement, and the next turn rolls anew", () => {
    const s = field({ units: apart, turn: 2, flags: silent, dice: [6, 3] });
    s.answer("offer", "accept");
    expect(s.view()).toMatchObject({ turn: 2, phase: "movement" });
    s.answer("offer", "accept");
    expect(s.view()).toMatchObject({ turn: 3, phase: "movement" });
  });

  test("5.10-I: the Russian begins the second action phase too, even when he acted last in the first", () => {
    const s = movement({ units: apart });
    s.answer("disrupt R", "disrupt A", "offer", "accept");
    expect(s.view().phase).toBe("combat");
    expect(s.decision().seat).toBe(0);
  });
});

describe("5.4: one action each", () => {
  test("5.4: the players alternate, one unit at a time", () => {
    const s = movement({ units: apart });
    s.answer("move R", "go 0102");
    expect(s.decision().seat).toBe(1);
    s.answer("move A", "go 0807");
    expect(s.decision().seat).toBe(0);
  });

  test("2.12, 8.2: a mover is disrupted and may not move again in the phase", () => {
    const s = movement({ units: apart });
    s.answer("move R", "go 0102", "move A", "go 0807");
    expect(statesOf(s, "R")).toEqual(["disrupted"]);
    expect(s.answers()).not.toContain("move R");
    expect(["8.3", "8.2", "2.12"]).toContain(s.refusedBy("move R"));
  });

  test("5.8: a mover of the movement phase attacks in the combat phase of the same turn", () => {
    const s = movement({ units: [soimonov("R", "0101"), british("A", "0104"), british("B", "0808")] });
    s.answer("move R", "go 0103", "end");
    expect(s.view().phase).toBe("combat");
    expect(s.answers()).toContain("attack 0104");
  });

  test("5.4: time marches on: one own unit is disrupted where it stands", () => {
    const s = movement({ units: apart });
    s.answer("disrupt R");
    expect(statesOf(s, "R")).toEqual(["disrupted"]);
    expect(s.unit("R").at).toBe("0101");
    expect(s.decision().seat).toBe(1);
  });

  test("5.4: the same in a combat phase without any attack to make", () => {
    const s = combat({ units: apart });
    expect(s.answers()).not.toContain("end");
    s.answer("disrupt S", "disrupt A");
    expect(s.decision().seat).toBe(0);
  });

  test.each([
    ["an enemy's unit", "disrupt A"],
    ["a disrupted unit", "disrupt D"],
    ["a Piquet", "disrupt P"],
    ["a unit off the map", "disrupt W"],
  ])("5.4: time cannot be paid with %s", (_, answer) => {
    const allied = [british("X", "0505"), british("D", "0808", 4, { state: ["disrupted"] })];
    const more = [piquet("P", "0303"), waiting("W", 1)];
    const s = movement({ units: [soimonov("A", "0101"), ...allied, ...more], active: "allied" });
    expect(s.answers()).not.toContain(answer);
    expect(s.answers()).toContain("disrupt X");
  });

  test("5.4: the Russian may pay with a marker, the Allied player may not", () => {
    const s = movement({ units: apart, flags: {} });
    s.answer("set-aside");
    expect(s.view().notes.join()).toContain("5 of 6");
    expect(statesOf(s, "R")).toEqual([]);
    expect(s.answers()).not.toContain("set-aside");
  });

  test("5.4: nobody passes: no end and no finish while both sides have fresh units", () => {
    const s = movement({ units: apart, flags: {} });
    for (const answer of ["end", "finish"]) expect(s.answers()).not.toContain(answer);
    s.answer("disrupt R");
    for (const answer of ["end", "finish"]) expect(s.answers()).not.toContain(answer);
  });
});

describe("5.8, 5.9: recovery and the end of a turn", () => {
  const worn = [
    soimonov("R", "0101", 4, { state: ["disrupted"] }),
    soimonov("S", "0103"),
    twoSteps("A", "0808", 4, 2, { state: ["disrupted", "reduced"] }),
    british("B", "0806"),
  ];

  test("5.10-III: units of both sides recover; a lost step does not come back (2.11)", () => {
    const s = field({ units: worn, phase: "recovery", turn: 2, flags: silent });
    expect(statesOf(s, "R")).toEqual([]);
    expect(statesOf(s, "A")).toEqual(["reduced"]);
    expect(s.view().phase).toBe("combat");
  });

  test("5.10-III, 5.6: the first recovery gives no marker back", () => {
    const s = field({ units: worn, phase: "recovery", turn: 2, flags: { markers: 2 } });
    expect(s.view().notes.join()).toContain("2 of 6");
  });

  test("5.10-V: the second recovery gives all six back", () => {
    const s = field({ units: worn, phase: "recovery", turn: 2, flags: { markers: 0, second: true }, dice: [1] });
    expect(s.view().notes.join()).toContain("6 of 6");
    expect(s.view().turn).toBe(3);
  });

  test("5.6: markers that were lost for good do not come back in Phase V", () => {
    const flags = { gunsLost: true, second: true };
    const s = field({ units: worn, phase: "recovery", turn: 2, flags, dice: [1] });
    expect(s.answers()).not.toContain("set-aside");
    expect(s.view().notes.join()).toContain("silent");
  });

  test("5.9: after Phase V of turn 5 the game is over, without another roll", () => {
    const s = field({ units: worn, phase: "recovery", turn: 5, flags: { second: true } });
    expect(verdictOf(s).rule).toBe("4.3");
  });
});

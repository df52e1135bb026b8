import { describe, expect, test } from "vitest";
import { british, cavalry, combat, movement, pavlov, soimonov, statesOf, twoSteps, waiting } from "../field.ts";

const target = "0404";
const spare = [soimonov("R2", "0101"), british("A2", "0808")];
const spent = { state: ["disrupted"] };
const hills = { cols: 8, rows: 20, hexes: { "0101": ["shell-hill"], "0102": ["shell-hill"], "0420": ["entry"] } };

describe("the ends of phases", () => {
  test("5.8: a Russian who finishes while the Allies are spent ends the phase", () => {
    const units = [soimonov("R", "0105"), british("A", "0208")];
    const s = movement({ map: hills, units, flags: { markers: 2 } });
    s.answer("disrupt R", "disrupt A", "end");
    expect(s.view().phase).toBe("combat");
    expect(s.view().notes.join()).toContain("2 of 6");
  });

  test("5.6, 5.10-II: markers kept in the first phase are fired in the second", () => {
    const units = [soimonov("R", "0105"), british("A", "0208"), british("B", "0808")];
    const s = movement({ map: hills, units, flags: { markers: 1 }, dice: [4] });
    s.answer("disrupt R", "disrupt A", "finish", "end", "bombard A");
    expect(statesOf(s, "A")).toEqual(["disrupted"]);
  });

  test("5.8, 5.5: with a fresh unit on the map the Allied player cannot stop for the sake of a reinforcement", () => {
    const units = [soimonov("R", "0105"), british("A", "0208"), waiting("W", 1)];
    expect(movement({ map: hills, units, active: "allied" }).answers()).not.toContain("finish");
  });

  test("5.8, 5.5: having finished on one turn does not bind on the next", () => {
    const units = [soimonov("R", "0105"), british("A", "0808", 4, spent), waiting("W", 1)];
    const s = movement({ map: hills, units, active: "allied", dice: [1] });
    s.answer("finish", "end", "offer", "accept", "disrupt R");
    expect(s.view()).toMatchObject({ turn: 3, phase: "movement" });
    expect(s.answers()).toEqual(expect.arrayContaining(["enter W", "move A"]));
  });

  test("5.6, 2.12: a unit that guns disrupt loses its action in the phase", () => {
    const units = [soimonov("R", "0105"), british("A", "0208"), british("B", "0808")];
    const s = movement({ map: hills, units, flags: { markers: 6 }, dice: [4] });
    s.answer("bombard A");
    expect(s.answers()).not.toContain("move A");
    expect(s.answers()).not.toContain("disrupt A");
  });

  test("5.6, 2.12: and has it again in the next", () => {
    const units = [soimonov("R", "0105"), british("A", "0208"), british("B", "0808")];
    const s = movement({ map: hills, units, flags: { markers: 6 }, dice: [4] });
    s.answer("bombard A", "offer", "accept", "disrupt R");
    expect(s.answers()).toContain("disrupt A");
  });

  test("5.6: six bombardments a turn, over both phases", () => {
    const units = [soimonov("R", "0105"), british("A", "0208", 4, spent), british("B", "0808")];
    const s = movement({ map: hills, units, flags: { markers: 6 }, dice: [1, 1, 1, 1, 1, 1] });
    s.answer("bombard A", "disrupt B", "bombard A", "bombard A", "end");
    expect(s.view().phase).toBe("combat");
    s.answer("bombard A", "disrupt B", "bombard A", "disrupt A", "bombard A");
    expect(s.answers()).not.toContain("bombard A");
  });

  test("5.5, B-21: by option a reinforcement passes a friend in its entry hex, but does not stop on him", () => {
    const units = [soimonov("R", "0105"), british("A", "0420"), waiting("W", 1)];
    const shut = movement({ map: hills, units, active: "allied" });
    expect(shut.answers()).not.toContain("enter W");
    const s = movement({ map: hills, units, active: "allied", options: { passThroughFriends: "yes" } });
    s.answer("enter W", "at 0420");
    expect(s.answers()).toContain("go 0419");
    expect(s.answers()).not.toContain("halt");
  });

  test("4.4: a side may give up when it is asked to end a phase", () => {
    const s = movement({ units: spare });
    s.answer("offer", "capitulate");
    expect(s.game.pending()).toMatchObject({ kind: "over", verdict: { winner: 0, rule: "4.4" } });
  });
});

describe("combat at its edges", () => {
  test("9.14: cavalry of two steps pays with both", () => {
    const horse = cavalry("C", "0304", 2, { stats: { cf: 2, steps: 2, reducedCf: 1 } });
    const units = [soimonov("T", target, 6), british("B", "0403", 4), horse, ...spare];
    const s = combat({ units, active: "allied", dice: [4] });
    s.answer(`attack ${target}`, "add B", "add C", "resolve");
    expect([s.unit("B").at, s.unit("C").at]).toEqual(["0403", "eliminated"]);
  });

  test("9.14: cavalry of two steps goes whole, however small the loss", () => {
    const horse = cavalry("C", "0304", 9, { stats: { cf: 9, steps: 2, reducedCf: 1 } });
    const s = combat({ units: [soimonov("T", target, 1), horse, ...spare], active: "allied", dice: [6] });
    s.answer(`attack ${target}`, "add C", "resolve");
    expect(s.unit("C").at).toBe("eliminated");
  });

  test("5.7, 9.6, B-2: with a floor of 0 the shift starts from 0", () => {
    const units = [soimonov("T", target, 9), british("B", "0403", 1), ...spare];
    const s = combat({ units, turn: 4, active: "allied", dice: [2], options: { crtFloor: "0" } });
    s.answer(`attack ${target}`, "add B", "resolve");
    expect(s.eventsOf("combat-rolled")).toMatchObject([{ column: 1, result: "1/1" }]);
  });

  test("9.16: losses are simultaneous: both last units may fall, and nobody advances", () => {
    const units = [soimonov("X", "0403", 4), british("T", target, 4), ...spare];
    const s = combat({ units, dice: [1] });
    s.answer(`attack ${target}`, "add X", "resolve");
    expect([s.unit("X").at, s.unit("T").at]).toEqual(["eliminated", "eliminated"]);
    expect(s.decision()).toMatchObject({ seat: 1, kind: "action" });
  });

  test("9.2: a defender disrupted in its defence does not attack later in the phase", () => {
    const units = [soimonov("X", "0403", 4), soimonov("Y", "0405", 1), twoSteps("T", target, 4, 4), ...spare];
    const s = combat({ units, dice: [3] });
    s.answer(`attack ${target}`, "add X", "resolve");
    expect(s.answers().filter((answer) => /^attack|^flank/.test(answer))).toEqual([]);
  });

  test("9.19, 9.3: after Soimonov's advance a momentum attack is his alone, Pavlov's turn comes later", () => {
    const units = [soimonov("X", "0403", 12), pavlov("P", "0505", 9), british("T", target, 1), british("U", "0405", 1)];
    const s = combat({ units: [...units, ...spare], dice: [1, 1] });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X", "attack 0405");
    expect(s.eventsOf("attack-declared")[1]).toMatchObject({ attackers: ["X"] });
  });

  test("9.19: no question after an advance with nothing left to attack", () => {
    const s = combat({ units: [soimonov("X", "0403", 12), british("T", target, 1), ...spare], dice: [1] });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "action" });
    expect(statesOf(s, "X")).toEqual(["disrupted"]);
  });

  test("9.15: odds before the die are those of the table: at +2 four dice in six kill a one-step unit", () => {
    const s = combat({ units: [soimonov("X", "0403", 5), british("T", target, 3), ...spare] });
    s.answer(`attack ${target}`, "add X");
    const isKill = (event: object) =>
      "kind" in event && event.kind === "eliminated" && "unit" in event && event.unit === "T";
    const kills = s.odds("resolve").filter(({ events }) => events.some(isKill));
    const sum = kills.reduce((total, { chance }) => total + Number(chance.over) / Number(chance.under), 0);
    expect(sum).toBeCloseTo(4 / 6);
  });
});

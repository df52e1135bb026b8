import { describe, expect, test } from "vitest";
import { british, cavalry, combat, piquet, soimonov, twoSteps, waiting } from "../field.ts";

const target = "0404";
const spare = [soimonov("S", "0101"), british("B", "0808"), waiting("W", 5)];
const dead = british("D", "0707", 4, { state: ["eliminated"] });

/** An attack on 0404 by the given Russians or others up to its first question after the die. */
function fought(text: Parameters<typeof combat>[0], ...attackers: string[]) {
  const s = combat(text);
  s.answer(`attack ${target}`, ...attackers.map((id) => `add ${id}`), "resolve");
  return s;
}

const three = [soimonov("R", "0403", 2), soimonov("Q", "0304", 2), soimonov("T", "0504", 2)];

describe("what is told before somebody is asked", () => {
  test("9.17, B-58: what the attackers owe is told once, however often they are asked", () => {
    // A 6 under +3: 2/0.
    const s = fought({ units: [...three, twoSteps("A", target, 3, 2), ...spare], dice: [6] }, "R", "Q", "T");
    s.answer("lose R");
    expect(s.decision().kind).toBe("attacker-loss");
    expect(s.eventsOf("losses-owed")).toMatchObject([{ units: ["R", "Q", "T"], steps: 2, rule: "9.17" }]);
    expect(s.eventsOf("disruption-ahead")).toHaveLength(1);
  });

  test("9.17, B-58: and so is what the defenders owe", () => {
    // A 3 under +5: 1/2, of three steps.
    const units = [soimonov("R", "0403", 10), twoSteps("A", target, 4, 2), piquet("P", target), ...spare];
    const s = fought({ units, dice: [3] }, "R");
    s.answer("lose A");
    expect(s.decision().kind).toBe("defender-loss");
    expect(s.eventsOf("losses-owed")).toMatchObject([{ units: ["A", "P"], steps: 2 }]);
  });

  test("9.2, 9.20, B-58: no disruption is told where only a Piquet and the disrupted are left", () => {
    const a = twoSteps("A", target, 4, 2, { state: ["disrupted"] });
    const s = fought({ units: [soimonov("R", "0403", 10), a, piquet("P", target), ...spare], dice: [3] }, "R");
    expect(s.unit("R").at).toBe("eliminated");
    expect(s.eventsOf("disruption-ahead")).toEqual([]);
  });

  test("9.2, 2.12, B-58: whoever is disrupted already is not told to become so", () => {
    const a = twoSteps("A", target, 3, 2, { state: ["disrupted"] });
    const s = fought({ units: [...three, a, ...spare], dice: [6] }, "R", "Q", "T");
    expect(s.eventsOf("disruption-ahead")).toMatchObject([{ units: ["R", "Q", "T"], rule: "9.2" }]);
  });

  test("9.19, B-58: a loss of exactly all defending steps opens the hex", () => {
    const units = [soimonov("R", "0403", 5), soimonov("Q", "0304", 4), twoSteps("A", target, 4, 2), ...spare];
    const s = fought({ units, dice: [3] }, "R", "Q");
    expect(s.eventsOf("way-open")).toMatchObject([{ hex: target, units: ["R", "Q"], isAhead: true, rule: "9.19" }]);
    expect(s.eventsOf("disruption-ahead")).toEqual([]);
  });

  test("9.14, 9.16: nobody is spared of a force of cavalry, which is gone", () => {
    const units = [cavalry("C", "0403", 8), soimonov("A", target, 3), ...spare];
    // A 1 under +5: 0/3.
    const s = fought({ units, dice: [1], active: "allied" }, "C");
    expect(s.unit("C").at).toBe("eliminated");
    expect(s.eventsOf("spared")).toEqual([]);
  });
});

describe("who cannot pay or advance", () => {
  test("2.11, 5.5, 9.17: no step is taken from the dead, from those off the map, or from those elsewhere", () => {
    const s = fought({ units: [...three, twoSteps("A", target, 3, 2), ...spare, dead], dice: [6] }, "R", "Q", "T");
    expect(s.refusal("lose D")).toMatchObject({ rule: "2.11", code: "eliminated", class: "not-possible" });
    expect(s.refusal("lose W")).toMatchObject({ rule: "5.5", code: "off-map", class: "not-possible" });
    expect(s.refusal("lose S")).toMatchObject({ rule: "9.17", code: "not-in-battle" });
  });

  test("2.11, 5.5, 9.19: the dead do not advance, nor does anybody who did not attack", () => {
    const s = fought({ units: [soimonov("R", "0403", 14), british("A", target), ...spare, dead], dice: [1] }, "R");
    expect(s.refusal("advance D")).toMatchObject({ rule: "2.11", code: "eliminated" });
    expect(s.refusal("advance W")).toMatchObject({ rule: "5.5", code: "off-map", class: "not-possible" });
    expect(s.refusal("advance S")).toMatchObject({ rule: "9.19", code: "no-attacker" });
    s.answer("stay");
  });
});

test("5.6, B-35: guns that are silent are not silenced again", () => {
  const map = { cols: 8, rows: 8, hexes: { [target]: ["shell-hill"] } };
  const units = [british("A", "0403", 10), soimonov("R", target, 3), ...spare];
  const s = fought({ map, units, dice: [3], active: "allied" }, "A");
  expect(s.eventsOf("guns-silenced")).toEqual([]);
});

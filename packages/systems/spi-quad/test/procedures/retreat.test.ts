import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, horse, mounted, russian, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403 (N), 0504 (NE), 0505 (SE), 0405 (S), 0305 (SW), 0304 (NW).
// A at 0403 attacks R at 0404. The zone of A covers 0504 and 0304, so R can go to 0405, 0505 and 0305.

type Text = Parameters<typeof alliedTurn>[1];
const map = (more: object) => ({ cols: 8, rows: 8, ...more });
const cliffs = (...sides: readonly string[]) =>
  Object.fromEntries(sides.map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]));

/** A with 9 against R with 3: 3-1 on clear ground, column 5. Morale 4: die 1 is dR, 2 d1, 4 d2*. */
const attacker = allied("A", "0403", "4-9-4");
const attack = (text: Text, die: number) => {
  const s = alliedTurn("melee", { ...text, dice: [die] });
  s.answer("target 0404", "add A", "attack");
  return s;
};
const R = 1;
const ONE = 2;
const TWO_STARS = 4;

describe("how to retreat", () => {
  const defender = russian("R", "0404", "4-3-4");

  test("8.5: R drives a unit one hex back without disrupting it", () => {
    const s = attack({ units: [attacker, defender] }, R);
    expect(s.answers()).toEqual(["hex 0505", "hex 0405", "hex 0305"]);
    s.answer("hex 0405");
    expect(fate(s, "R")).toBe("0405");
    expect(told(s, "retreated")).toMatchObject([{ unit: "R", path: ["0404", "0405"] }]);
  });

  test("8.56: a unit retreats to where the nearest enemy is farthest", () => {
    const s = attack({ units: [attacker, defender, allied("B", "0406", "4-2-4", turned)] }, R);
    expect(s.answers()).toEqual(["hex 0505", "hex 0305"]);
    expect(s.refusedBy("hex 0405")).toBe("8.56");
  });

  test("8.54: every hex of a retreat takes the unit farther from where it fought", () => {
    const s = attack({ units: [attacker, defender] }, TWO_STARS);
    expect(told(s, "retreat-ordered")).toMatchObject([{ unit: "R", hexes: 2 }]);
    s.answer("hex 0405");
    expect(s.refusedBy("hex 0404")).toBe("8.51");
    expect(s.answers()).toEqual(["hex 0506", "hex 0406", "hex 0306"]);
    s.answer("hex 0406");
    expect(fate(s, "R")).toBe("0406 disrupted");
  });

  test("8.51: no retreat into an enemy zone; friends there do not help", () => {
    // B's zone covers 0405 and 0305, where F stands.
    const units = [attacker, defender, allied("B", "0306"), russian("F", "0305", "4-3-4")];
    const s = attack({ units }, R);
    expect(s.answers()).toEqual(["hex 0505"]);
    expect(s.refusedBy("hex 0305")).toBe("8.51");
  });

  test("8.52: no retreat over a closed hexside or into the sea", () => {
    const s = attack(
      { map: map({ sides: cliffs("0404/0405"), hexes: { "0305": ["sea"] } }), units: [attacker, defender] },
      R,
    );
    expect(s.answers()).toEqual(["hex 0505"]);
    expect(s.refusedBy("hex 0405")).toBe("8.52");
  });

  test("A18.2: no retreat into Bourliuk", () => {
    const s = attack(
      { scenario: "alma", map: map({ hexes: { "0405": ["town", "bourliuk"] } }), units: [attacker, defender] },
      R,
    );
    expect(s.answers()).not.toContain("hex 0405");
  });

  test("8.5: nobody retreats off the map", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0407", "4-9-4"), russian("R", "0408", "4-3-4")],
      dice: [R],
    });
    s.answer("target 0408", "add A", "attack");
    // The zone of A covers 0508 and 0308, and beyond 0408 the map ends.
    expect(fate(s, "R")).toBe("eliminated");
    expect(told(s, "eliminated")).toMatchObject([{ rule: "8.5" }]);
  });

  test("8.5: rivers, streams and slopes are crossed in retreat whatever they cost", () => {
    const sides = { "0404/0405": ["river", "steep-slope up:0405"] };
    const s = attack({ map: map({ sides }), units: [attacker, defender] }, R);
    expect(s.answers()).toContain("hex 0405");
  });

  test("8.54: a unit that can go only part of the way is eliminated in the last hex it reaches", () => {
    const sides = cliffs("0404/0505", "0305/0404", "0405/0406", "0405/0506", "0306/0405");
    const s = attack({ map: map({ sides }), units: [attacker, defender] }, TWO_STARS);
    expect(s.answers()).toEqual(["hex 0405"]);
    s.answer("hex 0405");
    expect(fate(s, "R")).toBe("eliminated");
    expect(told(s, "eliminated")).toMatchObject([{ unit: "R", hex: "0405", rule: "8.54" }]);
  });

  test("8.5: the owner of several units chooses which retreats first", () => {
    const s = alliedTurn("melee", {
      units: [attacker, russian("R", "0404", "4-2-4"), russian("Q", "0303", "4-1-4")],
      dice: [R],
    });
    s.answer("target 0404", "add A", "target 0303", "attack");
    expect(s.decision()).toMatchObject({ kind: "retreat-order", seat: 1 });
    expect(s.answers()).toEqual(["unit R", "unit Q"]);
  });
});

describe("through friends", () => {
  const defender = russian("R", "0404", "4-3-4");
  const only0405 = cliffs("0404/0505", "0305/0404");

  test("8.53, 8.64: empty hexes come before hexes with friends", () => {
    const s = attack({ units: [attacker, defender, russian("F", "0405", "4-3-4")] }, R);
    expect(s.answers()).toEqual(["hex 0505", "hex 0305"]);
    expect(s.refusedBy("hex 0405")).toBe("8.53");
  });

  test("8.61: a friend in the only way is moved one hex by its owner and the retreat goes on", () => {
    const units = [attacker, defender, russian("F", "0405", "4-3-4")];
    const s = attack({ map: map({ sides: only0405 }), units }, R);
    s.answer("hex 0405");
    expect(s.decision()).toMatchObject({ kind: "displace", seat: 1 });
    s.answer("hex 0406");
    expect([fate(s, "R"), fate(s, "F")]).toEqual(["0405", "0406"]);
    expect(told(s, "displaced")).toMatchObject([{ unit: "F", from: "0405", to: "0406", rule: "8.61" }]);
  });

  test("8.61: a retreat displaces as many units as it has to", () => {
    const sides = cliffs("0404/0505", "0305/0404", "0405/0506", "0306/0405", "0405/0505", "0305/0405");
    const units = [attacker, defender, russian("F1", "0405", "4-3-4"), russian("F2", "0406", "4-3-4")];
    const s = attack({ map: map({ sides }), units }, TWO_STARS);
    // R pushes F1 out, F1 pushes F2; then R goes on and pushes F1 again (8.63).
    s.answer("hex 0405", "hex 0406", "hex 0407");
    expect([fate(s, "F1"), fate(s, "F2")]).toEqual(["0406", "0407"]);
    s.answer("hex 0406");
    expect(s.decision().kind).toBe("displace");
    s.answer(s.answers()[0]);
    expect(fate(s, "R")).toBe("0406 disrupted");
  });

  test("8.62: guns are not displaced: a retreat passes them and may end with one", () => {
    const units = [attacker, defender, russian("G", "0405", "A(1)4")];
    const s = attack({ map: map({ sides: only0405 }), units }, R);
    s.answer("hex 0405");
    expect([fate(s, "R"), fate(s, "G")]).toEqual(["0405", "0405"]);

    const two = [attacker, defender, russian("G", "0405", "A(1)4"), russian("H", "0405", "A(1)4")];
    const t = attack({ map: map({ sides: only0405 }), units: two }, TWO_STARS);
    t.answer("hex 0405", "hex 0406");
    expect([fate(t, "R"), fate(t, "G"), fate(t, "H")]).toEqual(["0406 disrupted", "0405", "0405"]);
  });

  test("8.62: a unit that could only end its retreat on two guns is eliminated", () => {
    const units = [attacker, defender, russian("G", "0405", "A(1)4"), russian("H", "0405", "A(1)4")];
    const s = attack({ map: map({ sides: only0405 }), units }, R);
    expect([fate(s, "R"), fate(s, "G")]).toEqual(["eliminated", "0405"]);
  });

  test("8.61: of infantry with a gun only the infantry makes way", () => {
    const units = [
      attacker,
      defender,
      russian("F", "0405", "4-3-4", { stack: 0 }),
      russian("G", "0405", "A(1)4", { stack: 1 }),
    ];
    const s = attack({ map: map({ sides: only0405 }), units }, R);
    s.answer("hex 0405", "hex 0406");
    expect([fate(s, "R"), fate(s, "F"), fate(s, "G")]).toEqual(["0405", "0406", "0405"]);
  });

  test("8.53: a hex with a gun comes before displacing anybody", () => {
    const units = [attacker, defender, russian("F", "0405", "4-3-4"), russian("G", "0505", "A(1)4")];
    const s = attack({ map: map({ sides: cliffs("0305/0404") }), units }, R);
    expect(s.answers()).toEqual(["hex 0505"]);
  });

  test("8.63: displaced units displace others in turn", () => {
    const sides = cliffs("0404/0505", "0305/0404", "0405/0506", "0306/0405", "0405/0505", "0305/0405");
    const units = [attacker, defender, russian("F1", "0405", "4-3-4"), russian("F2", "0406", "4-3-4")];
    const s = attack({ map: map({ sides }), units }, R);
    s.answer("hex 0405", "hex 0406", "hex 0407");
    expect([fate(s, "R"), fate(s, "F1"), fate(s, "F2")]).toEqual(["0405", "0406", "0407"]);
    expect(told(s, "displaced")).toMatchObject([{ unit: "F2" }, { unit: "F1" }]);
  });

  test("8.63: if a displaced unit would be lost, the retreating unit is eliminated instead and nobody moves", () => {
    const sides = cliffs("0404/0505", "0305/0404", "0405/0406", "0405/0506", "0306/0405", "0405/0505", "0305/0405");
    const units = [attacker, defender, russian("F", "0405", "4-3-4")];
    const s = attack({ map: map({ sides }), units }, R);
    expect([fate(s, "R"), fate(s, "F")]).toEqual(["eliminated", "0405"]);
    expect(s.eventsOf("displaced")).toEqual([]);
  });

  test("8.63, 11.12: displaced cavalry that could only go into woods would be lost", () => {
    const sides = cliffs("0404/0505", "0305/0404", "0405/0506", "0306/0405", "0405/0505", "0305/0405");
    const units = [attacker, defender, russian("C", "0405", "0-3-4", mounted)];
    const s = attack({ map: map({ sides, hexes: { "0406": ["woods"] } }), units }, R);
    expect([fate(s, "R"), fate(s, "C")]).toEqual(["eliminated", "0405"]);
  });
});

describe("guns and cavalry", () => {
  test("8.55: a foot gun that must retreat is eliminated", () => {
    const s = attack({ units: [attacker, russian("R", "0404", "A(3)4")] }, R);
    expect(told(s, "eliminated")).toMatchObject([{ unit: "R", rule: "8.55" }]);
  });

  test("8.55: an undisrupted horse gun retreats and is then disrupted", () => {
    const s = attack({ units: [attacker, russian("R", "0404", "G(3)4", horse)] }, ONE);
    s.answer("hex 0405");
    expect(fate(s, "R")).toBe("0405 disrupted");
  });

  test("9.12: a disrupted gun that combat forces to move is eliminated", () => {
    const gun = russian("R", "0404", "G(3)4", { ...horse, ...turned, back: "0(3)4" });
    const s = attack({ units: [attacker, gun] }, ONE);
    expect(told(s, "eliminated")).toMatchObject([{ unit: "R", rule: "9.12" }]);
  });

  test("11.12: cavalry that could only retreat into woods is eliminated", () => {
    const woods = { "0405": ["woods"], "0505": ["woods"], "0305": ["woods"] };
    const s = attack({ map: map({ hexes: woods }), units: [attacker, russian("R", "0404", "0-3-4", mounted)] }, R);
    expect(fate(s, "R")).toBe("eliminated");
    const t = attack({ map: map({ hexes: woods }), units: [attacker, russian("R", "0404", "4-3-4")] }, R);
    expect(t.answers()).toContain("hex 0405");
  });

  test("11.13: cavalry retreats over a wall only by a road", () => {
    const sides = { ...cliffs("0404/0505", "0305/0404"), "0404/0405": ["redoubt in:0404"] };
    const units = [attacker, russian("R", "0404", "0-3-4", mounted)];
    expect(fate(attack({ map: map({ sides }), units }, R), "R")).toBe("eliminated");
    const roads = [["0404", "0405"]];
    const withRoad = map({ sides, roads: roads.map((path) => ({ kind: "minor", path })) });
    expect(attack({ map: withRoad, units }, R).answers()).toEqual(["hex 0405"]);
  });

  test("11.23: cavalry that cannot retreat is eliminated", () => {
    const sides = cliffs("0404/0505", "0305/0404", "0404/0405");
    const s = attack({ map: map({ sides }), units: [attacker, russian("R", "0404", "0-3-4", mounted)] }, R);
    expect(fate(s, "R")).toBe("eliminated");
  });

  test("B22.22: horses and guns do not retreat into the Aqueduct, unless the option opens its bridges", () => {
    const hexes = { "0405": ["aqueduct", "bridge"], "0505": ["aqueduct"], "0305": ["aqueduct"] };
    const flee = (option: string) =>
      attack(
        {
          scenario: "balaclava",
          options: { mountedRetreatOverAqueductBridge: option },
          map: map({ hexes }),
          units: [attacker, russian("R", "0404", "0-3-4", mounted)],
        },
        R,
      );
    expect(fate(flee("off"), "R")).toBe("eliminated");
    expect(flee("on").answers()).toEqual(["hex 0405"]);
    const foot = { scenario: "balaclava", map: map({ hexes }), units: [attacker, russian("R", "0404", "4-3-4")] };
    expect(attack(foot, R).answers()).toContain("hex 0505");
  });
});

import type { Situation, SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, mounted, russian, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403 (N), 0504 (NE), 0505 (SE), 0405 (S), 0305 (SW), 0304 (NW).
// A in 0403 attacks R in 0404 with 9 against 3: 3-1. Morale 4: die 1 dR, 2 d1, 4 d2*, 6 d3*.

type Units = NonNullable<SituationText["units"]>;
const [DR, D2, D3] = [1, 4, 6];
const A = allied("A", "0403", "0-9-4");
const R = russian("R", "0404", "0-3-4");
const cliffs = (...sides: readonly string[]) =>
  Object.fromEntries(sides.map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]));

const beat = (units: Units, die: number, map: object = {}, text: Partial<SituationText> = {}): Situation => {
  const s = alliedTurn("melee", { ...text, units, map: { cols: 8, rows: 9, ...map }, dice: [die] });
  s.answer("target 0404", "add A", "attack");
  return s;
};
const ways = (s: Situation) =>
  s
    .answers()
    .filter((answer) => answer.startsWith("hex "))
    .map((answer) => answer.slice(4))
    .sort();

describe("8.5: how to retreat", () => {
  test("8.5, 8.51: out of the zone of the attacker, one hex", () => {
    expect(ways(beat([A, R], DR))).toEqual(["0305", "0405", "0505"]);
  });
  test("8.51: a zone of an enemy behind closes a way", () => {
    const s = beat([A, R, allied("B", "0605")], DR);
    expect(ways(s)).toEqual(["0305", "0405"].filter((hex) => ways(s).includes(hex)));
    expect(s.refusedBy("hex 0505")).toBe("8.51");
  });
  test("8.51: friends in the hex do not cancel the zone", () => {
    const units = [A, R, allied("B", "0406"), russian("F", "0405")];
    const s = beat(units, DR, { sides: cliffs("0404/0505", "0305/0404") });
    expect([fate(s, "R"), fate(s, "F")]).toEqual(["eliminated", "0405"]);
  });
  test("8.51, 6.12: a disrupted enemy closes nothing, but is kept away from", () => {
    const s = beat([A, R, allied("B", "0406", "4-2-4", turned)], DR);
    expect(ways(s)).toEqual(["0305", "0505"]);
    expect(s.refusedBy("hex 0405")).toBe("8.56");
  });
  test("8.52: not over a cliff nor into the sea", () => {
    const s = beat([A, R], DR, { sides: cliffs("0404/0405"), hexes: { "0305": ["sea"] } });
    expect(ways(s)).toEqual(["0505"]);
  });
  test("8.52: infantry retreats over a redoubt wall, a river and into woods", () => {
    const sides = { "0404/0405": ["redoubt in:0405"], "0404/0505": ["river"] };
    expect(ways(beat([A, R], DR, { sides, hexes: { "0305": ["woods"] } }))).toEqual(["0305", "0405", "0505"]);
  });
  test("8.54: two hexes end two hexes away", () => {
    const s = beat([A, R], D2);
    s.answer("hex 0505");
    // 0604 is two hexes from A, the others three (8.56).
    expect(ways(s)).toEqual(["0506", "0605"]);
    s.answer("hex 0506");
    expect(fate(s, "R")).toBe("0506 disrupted");
  });
  test("8.54: blocked on the way it dies where it stands, and the path runs up to there", () => {
    const sides = cliffs("0404/0505", "0305/0404", "0405/0406", "0405/0506", "0306/0405");
    const s = beat([A, R], D2, { sides });
    s.answer("hex 0405");
    expect(fate(s, "R")).toBe("eliminated");
    expect(s.answers()).toEqual(expect.arrayContaining(["advance A 0404", "advance A 0405", "end"]));
  });
  test("8.54: a way that goes all the distance comes before one that does not", () => {
    // By 0405 the second hex is closed; by 0505 it is open.
    const sides = cliffs("0405/0406", "0405/0506", "0306/0405", "0305/0404");
    const s = beat([A, R], D2, { sides });
    expect(ways(s)).toEqual(["0505"]);
  });
  test("8.5: off the map is no retreat", () => {
    const s = alliedTurn("melee", { units: [allied("A", "0403", "0-9-4"), R], map: { cols: 8, rows: 4 }, dice: [DR] });
    s.answer("target 0404", "add A", "attack");
    expect(fate(s, "R")).toBe("eliminated");
  });
  test("8.56: among the open ways the one farthest from any enemy", () => {
    const s = beat([A, R, allied("B", "0205", "4-2-4", turned)], DR);
    expect(ways(s)).toEqual(["0405", "0505"]);
    expect(s.refusedBy("hex 0305")).toBe("8.56");
  });
  test("8.56: what counts is where the retreat ends", () => {
    // B stands near the first hexes of the western ways; all ends two hexes off count by their own distance.
    const s = beat([A, R, allied("B", "0206", "4-2-4", turned)], D2);
    expect(ways(s)).not.toContain("0305");
  });
});

describe("8.6: displacement", () => {
  const narrow = cliffs("0404/0505", "0305/0404");
  test("8.53, 8.64: an empty hex comes before a friend's", () => {
    const s = beat([A, R, russian("F", "0405")], DR);
    expect(ways(s)).toEqual(["0305", "0505"]);
  });
  test("8.61: a friend in the only way moves one hex, undisrupted", () => {
    const s = beat([A, R, russian("F", "0405")], DR, { sides: narrow });
    s.answer("hex 0405");
    expect(ways(s)).toEqual(expect.arrayContaining(["0406"]));
    s.answer("hex 0406");
    expect([fate(s, "R"), fate(s, "F")]).toEqual(["0405", "0406"]);
  });
  test("8.62: a single gun is not displaced: the unit ends on top of it or under it", () => {
    const s = beat([A, R, russian("G", "0405", "A(1)4", { ma: 3 })], DR, { sides: narrow });
    s.answer("hex 0405");
    expect([fate(s, "R"), fate(s, "G")]).toEqual(["0405", "0405"]);
  });
  const two = [russian("G1", "0405", "A(1)4", { ma: 3 }), russian("G2", "0405", "A(1)4", { ma: 3 })];
  test("8.62: it cannot end with two guns and is eliminated if there is no other hex", () => {
    expect(fate(beat([A, R, ...two], DR, { sides: narrow }), "R")).toBe("eliminated");
  });
  test("8.62: it passes through two guns freely", () => {
    const s = beat([A, R, ...two], D2, { sides: narrow });
    s.answer("hex 0405", "hex 0406");
    expect(fate(s, "R")).toBe("0406 disrupted");
  });
  test("8.61, 8.62: of infantry and gun only the infantry makes way", () => {
    const s = beat([A, R, russian("F", "0405"), russian("G", "0405", "A(1)4", { ma: 3 })], DR, { sides: narrow });
    s.answer("hex 0405", "hex 0406");
    expect([fate(s, "R"), fate(s, "F"), fate(s, "G")]).toEqual(["0405", "0406", "0405"]);
  });
  test("8.63: if the displaced unit had nowhere to go, the retreating one is eliminated and nobody is displaced", () => {
    const sides = { ...narrow, ...cliffs("0405/0406", "0405/0506", "0306/0405", "0405/0505", "0305/0405") };
    const s = beat([A, R, russian("F", "0405")], DR, { sides });
    expect([fate(s, "R"), fate(s, "F")]).toEqual(["eliminated", "0405"]);
  });
  test("8.63: displaced units displace others in a chain", () => {
    const sides = { ...narrow, ...cliffs("0405/0506", "0306/0405", "0405/0505", "0305/0405") };
    const s = beat([A, R, russian("F", "0405"), russian("E", "0406")], DR, { sides });
    s.answer("hex 0405", "hex 0406");
    while (s.decision().kind === "displace") s.answer(s.answers()[0]);
    expect([fate(s, "R"), fate(s, "F")]).toEqual(["0405", "0406"]);
    expect(fate(s, "E")).not.toBe("0406");
    expect(told(s, "displaced").length).toBe(2);
  });
  test("8.63, 11.12: cavalry that could only make way into woods is not displaced: the retreating unit dies", () => {
    const sides = { ...narrow, ...cliffs("0405/0505", "0305/0405") };
    const hexes = { "0406": ["woods"], "0506": ["woods"], "0306": ["woods"] };
    const s = beat([A, R, russian("F", "0405", "(1)4-3", mounted)], DR, { sides, hexes });
    expect([fate(s, "R"), fate(s, "F")]).toEqual(["eliminated", "0405"]);
  });
  test("8.61: the displaced unit does not go into an enemy zone", () => {
    const s = beat([A, R, russian("F", "0405"), allied("B", "0407")], DR, { sides: narrow });
    s.answer("hex 0405");
    expect(ways(s)).not.toContain("0406");
  });
});

describe("8.7: advance after combat", () => {
  const back = (die: number, units: Units = [A, R]) => {
    const s = beat(units, die);
    for (const hex of die === DR ? ["0405"] : die === D2 ? ["0405", "0406"] : ["0405", "0406", "0407"])
      s.answer(`hex ${hex}`);
    return s;
  };
  test("8.71, 8.72: to any hex of the path of retreat, or not at all", () => {
    expect(back(DR).answers()).toEqual(["advance A 0404", "end"]);
    expect(back(D2).answers()).toEqual(["advance A 0404", "advance A 0405", "end"]);
    expect(back(D3).answers()).toEqual(["advance A 0404", "advance A 0405", "advance A 0406", "end"]);
  });
  test("8.71: after elimination into the hex that was left", () => {
    // 9 to 1 is the last column; row 9: dE.
    const s = beat([allied("A", "0403", "0-9-4"), russian("R", "0404", "0-1-4")], 6);
    expect(fate(s, "R")).toBe("eliminated");
    expect(s.answers()).toEqual(["advance A 0404", "end"]);
  });
  test("8.73: an advance stops in the first enemy zone it enters", () => {
    const s = back(D3, [A, R, russian("Q", "0505")]);
    expect(s.answers()).toEqual(["advance A 0404", "end"]);
  });
  test("8.73: it may begin in one", () => {
    const units = [A, R, allied("B", "0503", "0-9-4"), russian("Q", "0402", "0-1-4")];
    const s = beat(units, DR);
    s.answer("hex 0405", "advance A 0404");
    expect(fate(s, "A")).toBe("0404");
  });
  test("8.74: nowhere else", () => {
    expect(back(D2).refusedBy("advance A 0505")).toBe("8.74");
  });
  test("8.71: only units that took part", () => {
    const s = beat([A, R, allied("B", "0402")], DR);
    s.answer("hex 0405");
    expect(s.refusal("advance B 0404").rule).toMatch(/^8\.7/);
  });
  test("8.72, 5.32: two attackers cannot both end in one hex, but can on a longer path", () => {
    const units = [A, allied("B", "0304", "0-1-4"), R];
    const s = alliedTurn("melee", { units, map: { cols: 8, rows: 9 }, dice: [D2] });
    s.answer("target 0404", "add A", "add B", "attack", "hex 0505");
    const [second] = ways(s);
    s.answer(`hex ${second}`, "advance A 0505");
    expect(s.answers()).toEqual(["advance B 0404", "end"]);
  });
  test("8.75: a unit that advanced neither attacks nor is attacked in that phase", () => {
    const units = [A, R, russian("Q", "0306", "0-3-4"), allied("C", "0307", "0-9-4")];
    const s = alliedTurn("melee", { units, map: { cols: 8, rows: 9 }, dice: [DR] });
    s.answer("target 0404", "add A", "attack", "hex 0505", "advance A 0404");
    s.answer("target 0306");
    expect(s.refusal("add A").rule).toMatch(/^8\.(14|15|75)$/);
  });
  test("8.76: the defender does not advance", () => {
    const s = beat([allied("A", "0403", "0-1-4"), russian("R", "0404", "0-3-4")], 1);
    while (s.decision().kind === "retreat") s.answer(s.answers()[0]);
    expect(fate(s, "R")).toBe("0404");
    expect(s.decision().kind).not.toBe("advance");
  });
  test("8.71, B22.22: cavalry does not advance into an aqueduct hex", () => {
    const s = beat(
      [allied("A", "0403", "0-9-4", mounted), R],
      DR,
      { hexes: { "0404": ["aqueduct"] } },
      { scenario: "balaclava" },
    );
    s.answer("hex 0405");
    expect(s.decision().kind).not.toBe("advance");
  });
});

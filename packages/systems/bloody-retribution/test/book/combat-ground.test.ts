import { describe, expect, test } from "vitest";
import { british, combat, soimonov, twoSteps } from "../field.ts";

type Tags = Readonly<Record<string, readonly string[]>>;
interface Ground {
  readonly hexes?: Tags;
  readonly sides?: Tags;
  readonly roads?: readonly (readonly string[])[];
}

const target = "0404";
const north = "0403";
const west = "0304";
const spare = [soimonov("R2", "0101"), british("A2", "0808")];

/** What the defender loses of the three steps of an attack at +10 from the given hexes. */
function loss(from: readonly string[], ground: Ground, options: Record<string, string> = {}): number {
  const attackers = from.map((hex, i) => soimonov(`X${i}`, hex, 12));
  const units = [...attackers, twoSteps("T", target, 1, 1), ...spare];
  const s = combat({ map: { cols: 8, rows: 8, ...ground }, units, dice: [4], options });
  s.answer(`attack ${target}`, ...from.map((_, i) => `add X${i}`), "resolve");
  const [told] = s.eventsOf("combat-result") as unknown as { attackerLoss: number; defenderLoss: number }[];
  expect(told.attackerLoss).toBe(0);
  return told.defenderLoss;
}

const side = (...tags: string[]): Tags => ({ "0403/0404": tags });
const both = (a: string[], b: string[]): Tags => ({ "0403/0404": a, "0304/0404": b });
const slope = "slope up:0404";
const steep = "steep-slope up:0404";
const wall = "redoubt in:0404";
const one = [north];
const two = [north, west];

const cases: readonly [string, readonly string[], Ground, number][] = [
  ["9.7: clear", one, {}, 3],
  ["9.7: a defender in forest", one, { hexes: { [target]: ["forest"] } }, 3],
  ["9.8: a defender in a river", one, { hexes: { [target]: ["river"] } }, 3],
  ["9.8: a defender in a marsh", one, { hexes: { [target]: ["marsh"] } }, 3],
  ["9.8: an attacker in a river", one, { hexes: { [north]: ["river"] } }, 2],
  ["9.8, B-55: an attacker in an aqueduct", one, { hexes: { [north]: ["aqueduct"] } }, 2],
  ["9.8: an attacker in a marsh", one, { hexes: { [north]: ["marsh"] } }, 2],
  ["9.8: an attacker on a bridge", one, { hexes: { [north]: ["river"] }, roads: [[north, target]] }, 2],
  ["9.8: one in a river, one in a marsh", two, { hexes: { [north]: ["river"], [west]: ["marsh"] } }, 2],
  ["9.8: one in a river, one on dry ground", two, { hexes: { [north]: ["river"] } }, 3],
  ["9.8: one bridged, one not", two, { hexes: { [north]: ["river", "road"], [west]: ["river"] } }, 2],
  ["9.9: upslope", one, { sides: side(slope) }, 2],
  ["9.9: downslope", one, { sides: side("slope up:0403") }, 3],
  ["9.9: both upslope", two, { sides: both([slope], [slope]) }, 2],
  ["9.9: one upslope, one on the level", two, { sides: side(slope) }, 3],
  ["9.9: one upslope, one downslope", two, { sides: both([slope], ["slope up:0304"]) }, 3],
  ["9.9, TEC-4: upslope along a road", one, { sides: side(slope), roads: [[north, target]] }, 2],
  ["9.11: up a steep slope", one, { sides: side(steep) }, 2],
  ["9.11: down a steep slope", one, { sides: side("steep-slope up:0403") }, 3],
  ["9.11: one steep, one ordinary, both up", two, { sides: both([steep], [slope]) }, 2],
  ["9.11: one up, one down a steep slope", two, { sides: both([steep], ["steep-slope up:0304"]) }, 3],
  ["9.11: one up a steep slope, one on the level", two, { sides: side(steep) }, 3],
  ["9.10: over a redoubt hexside", one, { sides: side(wall) }, 1],
  ["9.10: both over redoubt hexsides", two, { sides: both([wall], [wall]) }, 1],
  ["9.10: one through the gorge", two, { sides: side(wall) }, 3],
  ["9.10, B-9: out of a redoubt", one, { sides: side("redoubt in:0403") }, 3],
  ["9.10: one into, one out of a redoubt", two, { sides: both([wall], ["redoubt in:0304"]) }, 3],
  ["9.9, 9.10, TEC*: upslope and wall add", one, { sides: side(slope, wall) }, 0],
  ["9.10, 9.11, TEC*: steep slope and wall add", one, { sides: side(steep, wall) }, 0],
  ["9.8, 9.9, TEC*: river and upslope add", one, { hexes: { [north]: ["river"] }, sides: side(slope) }, 1],
  ["9.8, 9.10, TEC*: marsh and wall add", one, { hexes: { [north]: ["marsh"] }, sides: side(wall) }, 0],
  ["9.8, 9.9, 9.10: never below nothing", one, { hexes: { [north]: ["marsh"] }, sides: side(slope, wall) }, 0],
  ["9.9, 9.10: a wall for one, a slope for the other", two, { sides: both([wall], [slope]) }, 3],
  ["9.9, 9.10: wall for both, slope for one", two, { sides: both([wall, slope], [wall]) }, 1],
  ["9.9, 9.10: slope for both, wall for one", two, { sides: both([wall, slope], [slope]) }, 2],
  ["9.8, 9.9: water for one, slope for the other", two, { hexes: { [north]: ["river"] }, sides: both([], [slope]) }, 3],
];

describe("what the ground takes off three steps", () => {
  test.each(cases)("%s", (_, from, ground, expected) => {
    expect(loss(from, ground)).toBe(expected);
  });

  test("TEC-8, B-3: one step only, by option", () => {
    expect(loss(one, { sides: side(wall) }, { redoubtReduction: "1" })).toBe(2);
    expect(loss(one, { sides: side(wall, slope) }, { redoubtReduction: "1" })).toBe(1);
  });

  test("TEC-5, B-4: bridges exempt, by option, but a mix of bridged and unbridged does not", () => {
    const exempt = { bridgedWater: "exempt" };
    expect(loss(one, { hexes: { [north]: ["river", "road"] } }, exempt)).toBe(3);
    expect(loss(one, { hexes: { [north]: ["river"] } }, exempt)).toBe(2);
    expect(loss(two, { hexes: { [north]: ["river", "road"], [west]: ["river"] } }, exempt)).toBe(2);
  });

  test("9.8, 9.9, 9.10, 9.11, 9.16: the attacker's number and the column stay as they are", () => {
    const units = [soimonov("X", north, 4), soimonov("Y", west, 2), british("T", target, 4), ...spare];
    const s = combat({ map: { cols: 8, rows: 8, sides: both([slope], [slope]) }, units, dice: [3] });
    s.answer(`attack ${target}`, "add X", "add Y", "resolve");
    expect(s.eventsOf("combat-rolled")).toMatchObject([{ column: 2, result: "1/1" }]);
    expect(s.eventsOf("combat-result")).toMatchObject([{ attackerLoss: 1, defenderLoss: 0 }]);
  });

  test("9.2: a defender saved by the ground is disrupted all the same", () => {
    const units = [soimonov("X", north, 4), soimonov("Y", west, 2), british("T", target, 4), ...spare];
    const s = combat({ map: { cols: 8, rows: 8, sides: both([slope], [slope]) }, units, dice: [3] });
    s.answer(`attack ${target}`, "add X", "add Y", "resolve", "lose Y");
    expect(s.unit("T").face.states).toEqual(["disrupted"]);
    expect(s.unit("X").face.states).toEqual(["disrupted"]);
  });

  test("9.12: not across an all-sea hexside", () => {
    const units = [soimonov("X", north, 4), soimonov("Y", west, 2), british("T", target, 4), ...spare];
    const s = combat({ map: { cols: 8, rows: 8, sides: side("sea") }, units });
    s.answer(`attack ${target}`);
    expect(s.answers()).toEqual(["add Y"]);
    expect(s.refusedBy("add X")).toBe("9.12");
  });
});

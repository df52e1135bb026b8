import { describe, expect, test } from "vitest";
import { drawCounter } from "../../src/counter/counter.ts";
import { badgeCorner, countOf, seating } from "../../src/counter/seating.ts";
import { drawStack } from "../../src/counter/stack.ts";
import type { Face } from "../../src/face.ts";

const UNIT: Face = {
  id: "19",
  nation: "british",
  branch: "infantry",
  formation: "line",
  facing: "SE/S",
  bandLeft: "19",
  bandRight: "Lt",
  values: [
    { text: "10", role: "sp" },
    { text: "8", role: "morale" },
  ],
  states: [],
  pips: [],
};
const LEADER: Face = {
  ...UNIT,
  id: "Brown",
  shape: "disc",
  rank: 2,
  bandLeft: "Brown",
  values: [
    { text: "3", role: "initiative" },
    { text: "+1", role: "morale" },
  ],
};

describe("a leader who stands with a unit", () => {
  test("is small, at an upper corner, and not counted", () => {
    const [leader, unit] = seating([LEADER, UNIT], false);
    expect(leader.scale).toBeLessThan(1);
    expect(leader.at[1]).toBeLessThan(unit.at[1]);
    expect(unit).toMatchObject({ at: [0, -0], depth: 0, scale: 1 });
    expect(countOf([LEADER, UNIT])).toBe(1);
    expect(drawStack([LEADER, UNIT])).not.toContain("ct-count");
  });

  test("stands away from the nose, and takes the place of the Parent's name", () => {
    const towards = (facing: string): string | undefined => badgeCorner([{ ...UNIT, facing }, LEADER], false);
    expect(["N/NE", "NE/SE", "SE/S", "S/SW", "SW/NW", "NW/N"].map(towards)).toEqual([
      "left",
      "left",
      "right",
      "right",
      "right",
      "right",
    ]);
    expect(drawStack([UNIT, LEADER])).not.toContain(">Lt<");
    expect(drawStack([UNIT, { ...UNIT, id: "88" }])).toContain(">Lt<");
  });

  test("shows his rank and what he lends; alone he has his name", () => {
    const together = drawStack([UNIT, LEADER]);
    expect(together).toContain(">+1<");
    expect(together).not.toContain(">Brown<");
    expect(drawStack([LEADER])).toContain(">Brown<");
    expect(countOf([LEADER, LEADER])).toBe(2);
  });

  test("two stand at two corners, and more below them", () => {
    const places = seating([UNIT, LEADER, LEADER, LEADER, LEADER], false).map(({ at }) => at.join());
    expect(new Set(places).size).toBe(5);
  });
});

describe("what a tactical counter shows", () => {
  test("a morale that is lowered stands in a ring", () => {
    const low: Face = { ...UNIT, values: [UNIT.values[0], { text: "7", role: "morale", isLowered: true }] };
    expect(drawCounter(low)).toContain("ct-disc-low");
    expect(drawCounter(UNIT)).not.toContain("ct-disc-low");
  });

  test("momentum is told only where it is seen large, and never at the foot", () => {
    const horse: Face = { ...UNIT, branch: "cavalry", values: [...UNIT.values, { text: "★★★", role: "momentum" }] };
    expect(drawCounter(horse)).not.toContain("★");
    expect(drawCounter(horse, { detail: "near" })).toContain("★★★");
  });

  test("guns: licornes have a diamond, horse artillery a horseshoe, and each looks different from the others", () => {
    const guns: Face = {
      ...UNIT,
      branch: "artillery",
      formation: "battery",
      values: [
        { text: "C", role: "class" },
        { text: "7", role: "morale" },
      ],
    };
    const licorne: Face = { ...guns, values: [guns.values[0], { text: "◆", role: "licorne" }, guns.values[1]] };
    const kinds = [guns, licorne, { ...guns, branch: "horse-artillery" } as const].map((face) => drawCounter(face));
    expect(new Set(kinds).size).toBe(3);
    expect(kinds[1].match(/class="ct-v/g)).toEqual(kinds[0].match(/class="ct-v/g));
  });

  test("too small for figures it keeps its strength bar, and its notices grow", () => {
    const worn: Face = { ...UNIT, steps: { now: 5, max: 10 }, pips: [{ kind: "assault" }] };
    const far = drawCounter(worn, { detail: "far" });
    expect(far).toContain("ct-left");
    expect(far).toMatch(/ct-pip-assault" transform="[^"]*scale\(1.5\)/);
    expect(drawCounter(worn)).not.toMatch(/ct-pip-assault" transform="[^"]*scale/);
  });

  test("the first notice leaves the middle of the right edge to the nose", () => {
    const placed = (face: Face): number =>
      Number(/ct-pip-reaction" transform="translate\(\S+ (\d+)/.exec(drawCounter(face))?.[1]);
    const { formation: _, ...plain } = UNIT;
    expect(placed({ ...UNIT, facing: "NE/SE", pips: [{ kind: "reaction" }] })).toBeGreaterThan(60);
    expect(placed({ ...plain, pips: [{ kind: "reaction" }] })).toBe(48);
  });
});

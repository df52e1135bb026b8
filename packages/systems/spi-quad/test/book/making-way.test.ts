import { describe, expect, test } from "vitest";
import { allied, russian, turned } from "../battlefield.ts";
import { fight, map, type Units } from "./fight.ts";

// A in 0403 drives R out of 0404; cliffs leave R only 0405, where Q has to make way. 0405 has the neighbours 0404, 0505,
// 0506, 0406, 0306, 0305; 0406 has 0405, 0506, 0507, 0407, 0307, 0306.

const cliff = (...sides: readonly string[]) =>
  Object.fromEntries(sides.map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]));
const aroundR = cliff("0404/0505", "0305/0404", "0304/0404", "0404/0504");
const A = allied("A", "0403", "4-9-4");
const R = russian("R", "0404", "4-3-4");
const Q = russian("Q", "0405", "4-3-4");
const gun = (id: string, at: string) => russian(id, at, "A(1)4");

const driven = (units: Units, sides: object = {}) => fight(units, 1, ["A"], ["0404"], map({ ...aroundR, ...sides })).s;
/** Q is asked where it goes. */
const pushed = (more: Units = [], sides: object = {}) => {
  const s = driven([A, R, Q, ...more], sides);
  s.answer("hex 0405");
  expect(s.decision().kind).toBe("displace");
  return s;
};

describe("where a displaced unit may not go", () => {
  const around0406 = cliff("0406/0506", "0406/0507", "0406/0407", "0307/0406", "0306/0406");
  const cases: readonly [string, Units, object, string, string][] = [
    ["8.61: farther than the next hex", [], {}, "hex 0408", "8.61"],
    ["8.52: over a cliff", [], cliff("0405/0505"), "hex 0505", "8.52"],
    ["8.51: into an enemy zone", [allied("B", "0407")], {}, "hex 0406", "8.51"],
    ["8.62: where two guns stand", [gun("G", "0406"), gun("H", "0406")], {}, "hex 0406", "8.62"],
    ["8.63: onto a friend who cannot make way", [russian("P", "0406")], around0406, "hex 0406", "8.63"],
    ["8.64: onto a friend, with empty hexes as far off", [russian("P", "0406")], {}, "hex 0406", "8.64"],
    ["8.64: to a gun, with empty hexes as far off", [gun("G", "0406")], {}, "hex 0406", "8.64"],
    ["8.56: nearer the enemy than it must", [allied("B", "0408", "4-2-4", turned)], {}, "hex 0406", "8.56"],
  ];
  test.each(cases)("%s", (_name, units, sides, answer, rule) => {
    const s = pushed(units, sides);
    expect(s.refusedBy(answer)).toBe(rule);
    expect(s.answers()).not.toContain(answer);
  });

  test("8.61: back to the unit that pushes it, though no zone lies there", () => {
    const s = driven([allied("A", "0403", "4-9-4", { ...turned, back: "(4)9-4" }), R, Q]);
    s.answer("hex 0405");
    expect(s.refusal("hex 0404")).toMatchObject({ rule: "8.61", code: "back-to-who-pushes" });
  });

  test("8.62: one gun is joined where two leave no room", () => {
    const closed = cliff("0405/0505", "0405/0506", "0305/0405");
    const s = driven([A, R, Q, gun("G", "0406"), gun("H", "0406"), gun("I", "0306")], closed);
    while (["retreat", "displace"].includes(s.decision().kind)) s.answer(s.answers()[0]);
    expect([s.unit("R").at, s.unit("Q").at]).toEqual(["0405", "0306"]);
  });
});

describe("who makes way, whichever unit is counted first", () => {
  const closed = cliff("0405/0505", "0405/0506", "0405/0406", "0306/0405", "0305/0405");
  const ways: readonly [string, Units][] = [
    ["first", [Q, A, R]],
    ["last", [A, R, Q]],
  ];
  test.each(ways)(
    "8.63: a friend without a way out, counted %s, closes the hex and the retreat is lost",
    (_name, units) => {
      const s = driven(units, closed);
      expect([s.unit("R").at, s.unit("Q").at]).toEqual(["eliminated", "0405"]);
    },
  );
  const stacks: readonly [string, Units][] = [
    ["first", [gun("G", "0405"), A, R, Q]],
    ["last", [A, R, Q, gun("G", "0405")]],
  ];
  test.each(stacks)("8.62: a gun, counted %s, stays where its companion makes way", (_name, units) => {
    for (const stack of [0, 1]) {
      const set = units.map((unit) =>
        unit.id === "G" ? { ...unit, stack } : unit.id === "Q" ? { ...unit, stack: 1 - stack } : unit,
      );
      const s = driven(set);
      while (["retreat", "displace"].includes(s.decision().kind)) s.answer(s.answers()[0]);
      expect([s.unit("G").at, s.unit("R").at]).toEqual(["0405", "0405"]);
      expect(s.unit("Q").at).not.toBe("0405");
    }
  });
});

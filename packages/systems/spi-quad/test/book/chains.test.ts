import { hexAt } from "@redoubt/hex";
import { describe, expect, test } from "vitest";
import { canMakeWay } from "../../src/checks/displacement.ts";
import type { QuadPlay } from "../../src/state.ts";
import { allied, alliedTurn, mounted, russian, russianTurn, turned } from "../battlefield.ts";
import { fight, map, type Units } from "./fight.ts";

// A in 0403 drives R out of 0404; cliffs leave R only 0405, where Q has to make way. 0405 has the neighbours 0404, 0505,
// 0506, 0406, 0306, 0305; 0406 has 0405, 0506, 0507, 0407, 0307, 0306; 0407 has 0406, 0507, 0508, 0408, 0308, 0307.

const cliff = (...sides: readonly string[]) =>
  Object.fromEntries(sides.map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]));
const aroundR = cliff("0404/0505", "0305/0404", "0304/0404", "0404/0504");
const A = allied("A", "0403", "4-9-4");
const R = russian("R", "0404", "4-3-4");
const Q = russian("Q", "0405", "4-3-4");
const driven = (units: Units, sides: object) => fight(units, 1, ["A"], ["0404"], map({ ...aroundR, ...sides })).s;
const settled = (units: Units, sides: object) => {
  const s = driven(units, sides);
  while (["retreat", "displace"].includes(s.decision().kind)) s.answer(s.answers()[0]);
  return s;
};

describe("chains of displacement", () => {
  const onlyTo0406 = cliff("0405/0505", "0405/0506", "0306/0405", "0305/0405");
  const onlyTo0407 = cliff("0406/0506", "0406/0507", "0307/0406", "0306/0406");
  const [P, S] = [russian("P", "0406", "4-3-4"), russian("S", "0407", "4-3-4")];
  test("8.63: one pushes the next as far as there is room", () => {
    const s = settled([A, R, Q, P, S], { ...onlyTo0406, ...onlyTo0407 });
    expect(["R", "Q", "P"].map((id) => s.unit(id).at)).toEqual(["0405", "0406", "0407"]);
    expect(s.unit("S").at).not.toBe("0407");
  });
  test("8.63: a chain that could only turn back upon itself is none, and the retreat is lost", () => {
    const closed = cliff("0407/0507", "0407/0508", "0407/0408", "0308/0407", "0307/0407");
    const s = settled([A, R, Q, P, S], { ...onlyTo0406, ...onlyTo0407, ...closed });
    expect(["R", "Q", "P", "S"].map((id) => s.unit(id).at)).toEqual(["eliminated", "0405", "0406", "0407"]);
  });
  test("8.61: what one search used is free for the next", () => {
    const closed = cliff("0405/0505", "0405/0506", "0405/0406", "0306/0405", "0305/0405");
    const units = [russian("Q", "0405"), allied("Y", "0101"), russian("Z", "0808")];
    const play = alliedTurn("movement", { ...map(closed), units }).game.play() as QuadPlay;
    const { grid } = play.world;
    expect(canMakeWay(play, hexAt(grid, "0405"), [hexAt(grid, "0404")])).toBe(false);
    expect(canMakeWay(play, hexAt(grid, "0405"), [])).toBe(true);
    expect(canMakeWay(play, hexAt(grid, "0405"), [hexAt(grid, "0404")])).toBe(false);
  });
});

describe("B21.0: stacks of British cavalry that make way", () => {
  // Russians attack: R in 0404 is the British who is driven, and the two troops C and D stand in 0405.
  const troop = (id: string, at: string, more: object = {}) => allied(id, at, "0-2-4", { ...mounted, ...more });
  const stacked = (sides: object, hexes: object = {}, d: object = {}) => {
    const s = alliedTurn("movement", {
      scenario: "balaclava",
      map: { cols: 8, rows: 8, sides, hexes },
      units: [troop("C", "0405", { stack: 0 }), troop("D", "0405", { stack: 1, ...d }), russian("Z", "0808")],
    });
    const play = s.game.play() as QuadPlay;
    return canMakeWay(play, hexAt(play.world.grid, "0405"), []);
  };
  test("8.61: each of them needs a hex of its own", () => {
    const one = cliff("0405/0505", "0405/0506", "0405/0406", "0306/0405", "0404/0405");
    const two = cliff("0405/0505", "0405/0506", "0405/0406", "0306/0405");
    expect([stacked(one), stacked(two)]).toEqual([false, true]);
  });
  test("8.61, 9.14: the first to go leaves the only open hex to a companion for whom no road leads over a wall", () => {
    // 0404 is open ground; 0406 lies behind a wall with a road through it, which disrupted cavalry may not use.
    const closed = cliff("0405/0505", "0405/0506", "0306/0405", "0305/0405");
    const sides = { ...closed, "0405/0406": ["redoubt in:0406", "major-road"] };
    const hexes = { "0405": ["major-road"], "0406": ["major-road"] };
    expect(stacked(sides, hexes, { ...turned, back: "0-2-4" })).toBe(true);
    expect(stacked({ ...closed, "0405/0406": ["redoubt in:0406"] }, hexes)).toBe(false);
  });
  test("8.61, 8.56: the first to go leaves the farther exit to a companion that has no other", () => {
    // 0406 is farther from the enemy; 0305 lies behind a wall, and only C may use the road through it.
    const closed = cliff("0405/0505", "0405/0506", "0306/0405");
    const s = russianTurn("melee", {
      scenario: "balaclava",
      map: {
        cols: 8,
        rows: 8,
        sides: { ...aroundR, ...closed, "0305/0405": ["redoubt in:0305", "major-road"] },
        hexes: { "0405": ["major-road"], "0305": ["major-road"] },
      },
      units: [
        russian("A", "0403", "4-9-4"),
        allied("R", "0404", "4-3-4"),
        troop("C", "0405", { stack: 0 }),
        troop("D", "0405", { stack: 1, ...turned, back: "0-2-4" }),
      ],
      dice: [1],
      script: ["target 0404", "add A", "attack", "hex 0405"],
    });
    expect(s.decision().kind).toBe("displace");
    expect(s.answers()).toEqual(["hex 0305"]);
    s.answer("hex 0305", "hex 0406");
    expect(["R", "C", "D"].map((id) => s.unit(id).at)).toEqual(["0405", "0305", "0406"]);
  });
});

describe("S-88: fresh neighbours", () => {
  test("4.0A4: a unit that began the phase next to a friend only does not attack whoever is pushed next to it", () => {
    const onlyTo0406 = cliff("0405/0505", "0405/0506", "0306/0405", "0305/0405");
    const down = { ...turned, back: "(1)2-4" };
    const s = settled([A, R, Q, allied("B", "0407", "4-2-4", down), allied("C", "0408", "4-2-4", down)], onlyTo0406);
    if (s.decision().kind === "advance") s.answer("end");
    expect([s.unit("R").at, s.unit("Q").at, s.decision().kind]).toEqual(["0405", "0406", "melee-target"]);
    expect(s.refusal("target 0406")).toMatchObject({ rule: "4.0A4", code: "was-not-adjacent" });
    expect(s.answers()).toEqual(["end"]);
  });
});

describe("two games side by side", () => {
  test("8.56: what is found out for one is not told in the other", () => {
    const pushed = (more: Units, sides: object = {}) => {
      const s = driven([A, R, Q, ...more], sides);
      s.answer("hex 0405");
      return s;
    };
    const first = pushed([allied("B", "0408", "4-2-4", turned)]);
    expect(first.refusedBy("hex 0406")).toBe("8.56");
    // In the other game Q has no hex but 0406.
    const other = pushed([], cliff("0405/0505", "0405/0506", "0306/0405", "0305/0405"));
    expect(other.answers()).toEqual(["hex 0406"]);
    expect(first.refusedBy("hex 0406")).toBe("8.56");
  });
});

import { describe, expect, test } from "vitest";
import { allied, alliedTurn, mounted, russian, turned } from "../battlefield.ts";
import { fight, map } from "./fight.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304; 0403 has 0402, 0503, 0504, 0404, 0304, 0303.

describe("who is left out of a melee", () => {
  test("8.22: only the enemy that nobody else could attack is named", () => {
    const s = alliedTurn("melee", {
      units: [
        allied("A", "0403"),
        allied("B", "0302"),
        russian("R", "0404"),
        russian("Q", "0303"),
        russian("P", "0503"),
      ],
      script: ["target 0404", "add A"],
    });
    expect(s.refusal("attack")).toMatchObject({ rule: "8.22", params: { units: "P" } });
  });
  test("A19.1: a gun at Alma next to a unit that infantry holds in its zone need not be attacked too", () => {
    const s = alliedTurn("melee", {
      scenario: "alma",
      units: [allied("A", "0403"), russian("R", "0404"), russian("FB", "0303", "A(1)4")],
      script: ["target 0404", "add A"],
    });
    expect(s.answers()).toContain("attack");
  });
  test("8.0: a unit without melee strength has nothing to attack with, and owes nothing", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403"), allied("N", "0405", "4-0-4"), russian("R", "0404")],
      script: ["target 0404"],
    });
    expect(s.answers()).not.toContain("add N");
    s.answer("add A");
    expect(s.answers()).toContain("attack");
  });
});

describe("who makes way", () => {
  const cliffs = ["0404/0505", "0305/0404", "0304/0404", "0404/0504"];
  const sides = Object.fromEntries(cliffs.map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]));
  const pushed = (friend: string) => {
    const units = [
      allied("A", "0403", "4-9-4"),
      russian("R", "0404", "4-3-4"),
      russian("Q", "0405", "4-3-4"),
      russian("P", friend, "4-3-4"),
    ];
    const { s } = fight(units, 1, ["A"], ["0404"], map(sides));
    s.answer("hex 0405");
    return s;
  };
  test("8.64: a displaced unit does not displace a friend while an empty hex as far from the enemy is open to it", () => {
    const s = pushed("0306");
    expect(s.decision().kind).toBe("displace");
    expect(s.refusedBy("hex 0306")).toBe("8.64");
    expect(s.answers()).toContain("hex 0406");
  });
});

describe("where the ground ends a retreat", () => {
  const wall = map({ "0404/0405": ["redoubt in:0405"] });
  test("11.13: cavalry does not retreat through a wall; for guns the chart closes it", () => {
    const driven = (unit: ReturnType<typeof russian>) =>
      fight([allied("A", "0403", "4-9-4"), unit], 1, ["A"], ["0404"], wall).s;
    expect(driven(russian("R", "0404", "0-3-4", mounted)).refusedBy("hex 0405")).toBe("11.13");
    expect(driven(russian("R", "0404", "G(3)4", { kind: "horse-artillery" })).refusedBy("hex 0405")).toBe("8.52");
  });
});

describe("after a melee", () => {
  test("8.71: an attacker north, south or beside the hex left is told that he may advance", () => {
    for (const from of ["0403", "0504", "0505", "0405", "0305", "0304"]) {
      const { s } = fight([allied("A", from, "4-9-4"), russian("R", "0404", "4-3-4")]);
      expect([from, s.eventsOf("advance-open")]).toMatchObject([from, [{ units: ["A"], hexes: ["0404"] }]]);
    }
  });
  test("8.71, 11.25: the hex in which weary cavalry falls belongs to its path of retreat", () => {
    const weary = russian("C", "0404", "0-4-4", { ...mounted, ...turned, back: "0-4-4" });
    const { s, melee } = fight([allied("A", "0403", "4-2-4"), weary], 4);
    expect(melee.result).toBe("dR");
    s.answer("hex 0405");
    expect(s.unit("C").at).toBe("eliminated");
    expect(s.answers()).toEqual(expect.arrayContaining(["advance A 0404", "advance A 0405"]));
  });
  test("5.34, 8.74: an advance does not enter a hex of the path in which another beaten enemy has stopped", () => {
    const units = [allied("A", "0403", "4-9-4"), russian("R", "0404", "4-1-1"), russian("Q", "0504", "4-1-4")];
    const { s, melee } = fight(units, 1, ["A"], ["0404", "0504"]);
    expect(melee.result).toBe("d1");
    s.answer("unit R", "hex 0505", "hex 0506", "hex 0505");
    expect([s.unit("R").at, s.unit("Q").at]).toEqual(["0506", "0505"]);
    expect(s.answers()).toEqual(["advance A 0404", "advance A 0504", "end"]);
    expect(s.refusedBy("advance A 0505")).toBe("5.34");
  });
  test("8.5: while the order of retreats is asked for, nothing else is", () => {
    const units = [allied("A", "0403", "4-9-4"), russian("R", "0404", "4-1-4"), russian("Q", "0303", "4-1-4")];
    const { s } = fight(units, 1, ["A"], ["0404", "0303"]);
    expect(s.decision().kind).toBe("retreat-order");
    expect(s.refusal("end")).toMatchObject({ rule: "8.5", class: "not-now" });
  });
});

describe("8.4: the swamp line", () => {
  const swamp = (...hexes: readonly string[]) => map({}, Object.fromEntries(hexes.map((hex) => [hex, ["swamp"]])));
  const units = [allied("A", "0403", "4-3-4"), russian("R", "0404", "4-3-4")];
  test("8.4: defenders in a swamp are worse off by a column than in the open", () => {
    const column = (...hexes: readonly string[]) => fight(units, 1, ["A"], ["0404"], swamp(...hexes)).melee.column;
    expect(column("0404") - column()).toBe(1);
  });
});

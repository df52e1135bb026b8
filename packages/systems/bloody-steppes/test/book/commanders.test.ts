import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import {
  at,
  being,
  engage,
  foot,
  guns,
  horse,
  leader,
  level,
  type Piece,
  phases,
  russ,
  told,
  volley,
} from "./engagement.ts";

// The Allied command d under Attack, the Russian command r; A in 0405 or 0406 against R in 0404.
const ours = (one: Piece): Piece => ({ ...one, division: "d" });
const theirs = (one: Piece): Piece => ({ ...one, division: "r" });
const quiet = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  theirs(being(russ(id, hex, facing, stats, more), "reaction"));
const chief = (hex: string, stats: object = {}, more: Piece = {}) =>
  leader("L", "allied", hex, { rank: "division", ...stats }, { division: "d", state: ["duty-done"], ...more });
const enemyChief = (hex: string, stats: object = {}) =>
  leader("M", "russian", hex, { rank: "division", ...stats }, { division: "r" });
const attack = {
  flags: { orders: { d: { order: "attack", goal: "0401", distance: 2 } }, activation: { command: "d" } },
};
const field = (units: readonly Piece[], text: SituationText = {}) =>
  engage([...units, ours(guns("Y", "0708", "S/SW", { fixed: true, fire: "0" }))], { ...attack, ...text });

describe("XIII.1 to XIII.4: what commanders do in a fight", () => {
  test("XIII.1: a division commander raises the morale of those he is with, attacking and attacked", () => {
    const s = field([ours(foot("A", "0405")), chief("0405"), quiet("R", "0404"), enemyChief("0404", { modifier: 2 })], {
      dice: [0, 0, 0],
    });
    s.answer("unit A", "attack 0404", "no");
    expect(phases(s)).toEqual(["A 0:9", "B 0:8", "C +1:9"]);
  });
  test("XIII.1: so does a brigadier with units of his brigade", () => {
    const b = leader("B", "allied", "0405", { rank: "brigade", modifier: 2 }, { division: "d", brigade: "b" });
    const s = field(
      [{ ...ours(foot("A", "0405")), brigade: "b" }, b, chief("0407"), quiet("R", "0404"), enemyChief("0102")],
      { dice: [0, 0, 0] },
    );
    s.answer("unit A", "attack 0404", "no");
    expect(phases(s)).toEqual(["A 0:10", "B 0:6", "C +1:10"]);
  });
  test("XIII.1: a commander of others does not, nor a commander-in-chief", () => {
    const other = leader("O", "allied", "0405", { rank: "division", modifier: 2 }, { division: "e" });
    const top = leader("C", "allied", "0405", { rank: "commander-in-chief", modifier: 2 });
    const s = field([ours(foot("A", "0405")), other, top, chief("0407"), quiet("R", "0404"), enemyChief("0102")], {
      dice: [0, 0, 0],
    });
    s.answer("unit A", "attack 0404", "no");
    expect(phases(s)).toEqual(["A 0:8", "B 0:6", "C +1:8"]);
  });
  test("XIII.1, XIII.2: under fire the row of W and D is raised", () => {
    const s = field([ours(foot("A", "0406")), chief("0407"), quiet("R", "0404"), enemyChief("0404", { modifier: 2 })], {
      dice: [2, 0],
    });
    s.answer("unit A", "fire 0404");
    // 2/1 against morale 6 with W 2, D 3; with the commander 8: W 3, D 4
    expect(told(s, "fired")[0]).toMatchObject({ mp: 1, sp: 1 });
    expect(at(s, "R")).toBe("0404");
    expect(level(s, "R")).toBe("effective");
  });
  test("XIII.2: his modifier does not help those who fire", () => {
    const s = field([ours(foot("A", "0406")), chief("0406", { modifier: 2 }), quiet("R", "0404"), enemyChief("0102")]);
    expect(volley(s, ["A"], "R")).toBe("die -1 in row 8");
  });
  const places: readonly [string, string, string][] = [
    ["XIII.3: in the hex of the guns", "0406", "-2"],
    ["XIII.3: next to it", "0407", "-2"],
    ["XIII.3: not two hexes off", "0408", "0"],
  ];
  test.each(places)("%s", (_title, hex, expected) => {
    const gunner = leader("G", "allied", hex, { rank: "artillery", modifier: 2 });
    const s = field([
      ours(guns("A", "0406", "N/NE", { fire: "0" })),
      gunner,
      chief("0608"),
      quiet("R", "0404"),
      enemyChief("0102"),
    ]);
    expect(volley(s, ["A"], "R")).toBe(`die ${expected} in row 8`);
  });
  test("XIII.3: he does nothing for infantry", () => {
    const gunner = leader("G", "allied", "0406", { rank: "artillery", modifier: 2 });
    const s = field([ours(foot("A", "0406")), gunner, chief("0408"), quiet("R", "0404"), enemyChief("0102")]);
    expect(volley(s, ["A"], "R")).toBe("die -1 in row 8");
  });
  test("XIII.4: of two commanders one counts, the better", () => {
    const b = leader("B", "allied", "0405", { rank: "brigade", modifier: 2 }, { division: "d", brigade: "b" });
    const s = field(
      [{ ...ours(foot("A", "0405")), brigade: "b" }, b, chief("0405"), quiet("R", "0404"), enemyChief("0102")],
      { dice: [0, 0, 0] },
    );
    s.answer("unit A", "attack 0404", "no");
    expect(phases(s)[0]).toBe("A 0:10");
  });
});

describe("XIII.5 to XIII.9: commanders in danger", () => {
  const shot = (dice: readonly number[]) => {
    const s = field([ours(foot("A", "0406")), chief("0408"), quiet("R", "0404"), enemyChief("0404", { modifier: 2 })], {
      dice,
    });
    s.answer("unit A", "fire 0404");
    return s;
  };
  test("XIII.5: no points lost, no test", () => {
    expect(told(shot([9]), "commander-tested")).toHaveLength(0);
  });
  test("XIII.5: with movement points lost he is tested: 8 is nothing", () => {
    const s = shot([6, 8]);
    expect(told(s, "fired")[0]).toMatchObject({ mp: 1, sp: 0 });
    expect(told(s, "commander-tested")).toHaveLength(1);
    expect(at(s, "M")).toBe("0404");
  });
  test("XIII.5, XIII.8: with strength points lost and a 9 he is lost, for two turns", () => {
    const s = shot([1, 9]);
    expect(told(s, "fired")[0]).toMatchObject({ sp: 1 });
    expect(at(s, "M")).toBe("box:3");
  });
  test("XIII.5, I.18: lost, he no longer raises the row", () => {
    const s = shot([1, 9]);
    // 2/1 with W 2 and D 3 now, not W 3 and D 4
    expect(s.decision()).toMatchObject({ seat: 1, kind: "fall-back" });
    s.answer("hex 0403");
    expect(level(s, "R")).toBe("disorganized");
  });
  test("XIII.5: of two stacks only the commander with the one that pays is tested", () => {
    const pair = [ours(foot("A", "0405", "N/NE", { morale: 7 })), ours(foot("B", "0305", "N/NE", { morale: 7 }))];
    const s = field([...pair, chief("0405"), quiet("R", "0404")], { dice: [0, 0, 0, 9] });
    s.answer("unit A", "attack 0404", "no", "end", "unit B", "attack 0404", "no");
    // C fails by 1: one point, which B pays
    s.answer("unit B");
    expect(told(s, "commander-tested")).toHaveLength(0);
  });
  test("XIII.5, I.18: in melee his modifier is then added to the die", () => {
    const s = field(
      [
        ours(foot("A", "0405")),
        chief("0405", { modifier: 2 }),
        quiet("R", "0404"),
        enemyChief("0404", { modifier: 2 }),
      ],
      { dice: [0, 9, 9, 0] },
    );
    s.answer("unit A", "attack 0404", "no");
    // B: 9 against 8, one point, and the die for M is a 9
    expect(at(s, "M")).toBe("box:3");
    s.answer("hex 0403", "turn 0");
    expect(phases(s)).toEqual(["A 0:10", "B 0:8", "C +1:10"]);
  });
  test("XIII.6: infantry stepping next to a lone commander sends him to his nearest unit", () => {
    const s = field([
      ours(foot("A", "0406")),
      chief("0408"),
      quiet("R", "0303"),
      quiet("Q", "0602"),
      enemyChief("0404"),
    ]);
    s.answer("unit A", "hex 0405");
    expect(at(s, "M")).toBe("0303");
    expect(told(s, "commander-tested")).toHaveLength(0);
  });
  test("XIII.6: of equally near units his owner chooses", () => {
    const s = field([
      ours(foot("A", "0406")),
      chief("0408"),
      quiet("R", "0303"),
      quiet("Q", "0503"),
      enemyChief("0404"),
    ]);
    s.answer("unit A", "hex 0405");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "refuge" });
    expect([...s.answers()].sort()).toEqual(["hex 0303", "hex 0503"]);
    s.answer("hex 0503");
    expect(at(s, "M")).toBe("0503");
  });
  test("XIII.6: with a unit of his he stays", () => {
    const s = field([ours(foot("A", "0406")), chief("0408"), quiet("R", "0404"), enemyChief("0404")]);
    s.answer("unit A", "hex 0405");
    expect(at(s, "M")).toBe("0404");
  });
  test("XIII.6: ringed by enemies he is lost", () => {
    const ring = ["0403", "0504", "0505", "0305", "0304"].map((hex, i) => ours(foot(`B${i}`, hex, "N/NE")));
    const s = field([ours(foot("A", "0406")), ...ring, chief("0408"), quiet("R", "0802"), enemyChief("0404")]);
    s.answer("unit A", "hex 0405");
    expect(at(s, "M")).toBe("box:3");
  });
  test("XIII.6: his ride changes neither order nor distance", () => {
    const text = {
      flags: {
        ...attack.flags,
        orders: {
          d: { order: "attack", goal: "0401", distance: 3 },
          r: { order: "attack", goal: "0408", distance: 2 },
        },
      },
    };
    const s = field([ours(foot("A", "0406")), chief("0408"), quiet("R", "0303"), enemyChief("0404")], text);
    s.answer("unit A", "hex 0405");
    const notes = (s.game.view(1) as { notes: readonly string[] }).notes.join(" ");
    expect(notes).toContain("Attack towards 0408, 2 hexes to go");
  });
  test.each([
    ["XIII.7: cavalry next to him: a 9 loses him", 9, "box:3"],
    ["XIII.7: an 8 sends him off", 8, "0302"],
    ["XIII.7: so does a 0 (K-5)", 0, "0302"],
  ] as const)("%s", (_title, die, place) => {
    const s = field([ours(horse("A", "0406")), chief("0408"), quiet("R", "0302"), enemyChief("0404")], { dice: [die] });
    s.answer("unit A", "hex 0405");
    expect(at(s, "M")).toBe(place);
  });
  test("XIII.9: he goes back with his unit", () => {
    const s = field([ours(foot("A", "0405")), chief("0405"), quiet("R", "0404"), enemyChief("0404", { modifier: 0 })], {
      dice: [0, 7, 0, 0],
    });
    s.answer("unit A", "attack 0404", "no", "hex 0403", "turn 0");
    expect([at(s, "R"), at(s, "M")]).toEqual(["0403", "0403"]);
    // and pursues with it
    expect([at(s, "A"), at(s, "L")]).toEqual(["0404", "0404"]);
  });
  test("XIII.9: pursuit and retreat change what is left of an order", () => {
    const text = {
      flags: {
        ...attack.flags,
        orders: {
          d: { order: "attack", goal: "0401", distance: 3 },
          r: { order: "attack", goal: "0408", distance: 2 },
        },
      },
      dice: [0, 7, 0, 0],
    };
    const s = field(
      [ours(foot("A", "0405")), chief("0405"), quiet("R", "0404"), enemyChief("0404", { modifier: 0 })],
      text,
    );
    s.answer("unit A", "attack 0404", "no", "hex 0403", "turn 0");
    const notes = (seat: number) => (s.game.view(seat) as { notes: readonly string[] }).notes.join(" ");
    expect(notes(0)).toContain("Attack towards 0401, 2 hexes to go");
    expect(notes(1)).toContain("Attack towards 0408, 3 hexes to go");
  });
});

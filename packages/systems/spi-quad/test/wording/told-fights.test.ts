import type { PositionUnit } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { back, cavalry, everyDie, turned, type Units, unit } from "./every-die.ts";

// 0707 has the neighbours 0706, 0806, 0807, 0708, 0607, 0606. One fight each, with all six dice: what is told with the result
// is held against what becomes of everybody, and against who may advance.

const ally = (id: string, at: string, stats: object, more: Partial<PositionUnit> = {}) =>
  unit("allied", id, at, { back, ...stats }, more);
const russian = (id: string, at: string, stats: object, more: Partial<PositionUnit> = {}) =>
  unit("russian", id, at, { back, ...stats }, more);
const horseGun = { kind: "horse-artillery" } as const;
const gun = { kind: "artillery" } as const;

const fought = (attackers: Units, defenders: Units, more: object = {}, hexes: readonly string[] = ["0707"]) => {
  const [first, ...others] = hexes;
  const side = attackers[0].side;
  const answers = [
    `target ${first}`,
    ...attackers.map(({ id }) => `add ${id}`),
    ...others.map((hex) => `target ${hex}`),
    "attack",
  ];
  return everyDie([...attackers, ...defenders], answers, { phase: "melee", active: side, ...more });
};

describe("8.4, 8.5: retreats and losses", () => {
  test("8.5, 8.71: a beaten defender, and who may follow it", () => {
    expect(fought([ally("A", "0706", { melee: 12, morale: 3 })], [russian("R", "0707", { melee: 4 })])).toHaveLength(6);
  });
  test("8.4: an attacker at bad odds", () => {
    fought([ally("A", "0706", { melee: 1, morale: 1 })], [russian("R", "0707", { melee: 4 })]);
  });
  test("8.71, 13.0: cavalry does not follow over a wall, infantry does", () => {
    const map = { cols: 14, rows: 14, sides: { "0606/0707": ["redoubt in:0707"], "0706/0707": ["redoubt in:0707"] } };
    const attackers = [ally("A", "0706", { melee: 20 }), ally("C", "0606", { melee: 20 }, cavalry)];
    fought(attackers, [russian("R", "0707", { melee: 4 })], { map });
  });
  test("8.71: an attacker beside one of two hexes left behind follows into that one", () => {
    const attackers = [ally("A", "0706", { melee: 12 })];
    fought(attackers, [russian("R", "0707", { melee: 2 }), russian("Q", "0605", { melee: 2 })], {}, ["0707", "0605"]);
  });
  test("8.71: nobody follows into a hex where a defender stays", () => {
    // Morale 5 retreats one hex less: a retreat of 1 is none.
    const defenders = [
      russian("R", "0707", { melee: 3, morale: 5 }),
      russian("G", "0707", { class: "A", fire: 0, melee: 1, ma: 3 }, gun),
    ];
    fought([ally("A", "0706", { melee: 9, morale: 4 })], defenders);
  });
  test("8.55, 9.12: guns and horse guns", () => {
    const stats = { class: "G", fire: 0, melee: 2 };
    fought([ally("A", "0706", { melee: 9 })], [russian("H", "0707", stats, horseGun)]);
    fought([ally("A", "0706", { melee: 9 })], [russian("H", "0707", stats, { ...horseGun, ...turned })]);
    fought([ally("A", "0706", { melee: 9 })], [russian("G", "0707", { class: "A", fire: 0, melee: 2, ma: 3 }, gun)]);
  });
  test("9.0: a blank back", () => {
    fought([ally("A", "0706", { melee: 9 })], [russian("R", "0707", { melee: 4, back: null })]);
    fought([ally("A", "0706", { melee: 2, morale: 1, back: null })], [russian("R", "0707", { melee: 4 })]);
    // Infantry that wins may advance, blank as its back may be.
    fought([ally("A", "0706", { melee: 12, morale: 4, back: null })], [russian("R", "0707", { melee: 4 })]);
  });
});

describe("11.21, 11.25: cavalry", () => {
  test("11.21: fresh cavalry on either side", () => {
    fought([ally("A", "0706", { melee: 9 }, cavalry)], [russian("R", "0707", { melee: 4 }, cavalry)]);
  });
  test("11.25: weary cavalry on either side", () => {
    const weary = { ...cavalry, ...turned };
    fought([ally("A", "0706", { melee: 9, back: { fire: 0, melee: 9 } }, weary)], [russian("R", "0707", { melee: 4 })]);
    fought([ally("A", "0706", { melee: 9 })], [russian("R", "0707", { melee: 1, back: { fire: 0, melee: 4 } }, weary)]);
  });
  test("11.25, 8.71: who is beaten by weary cavalry does not follow into the hex where it falls", () => {
    const weary = russian("R", "0707", { melee: 1, back: { fire: 0, melee: 4 } }, { ...cavalry, ...turned });
    const cells = fought([ally("A", "0706", { melee: 2, morale: 1 })], [weary]);
    expect(cells.some((cell) => cell.startsWith("a"))).toBe(true);
  });
  test("11.25, 8.71: weary cavalry does not follow, its companion does", () => {
    const weary = ally("C", "0606", { melee: 9, back: { fire: 0, melee: 9 } }, { ...cavalry, ...turned });
    fought([ally("A", "0706", { melee: 9 }), weary], [russian("R", "0707", { melee: 4 })]);
  });
  test("9.0, 11.21: cavalry with a blank back", () => {
    fought([ally("A", "0706", { melee: 9, back: null }, cavalry)], [russian("R", "0707", { melee: 4 })]);
  });
});

describe("B18.2, B19.0: Balaclava", () => {
  const stormed = (attackers: Units, garrison: Units) => fought(attackers, garrison, { scenario: "balaclava" });
  const redoubtGun = ally(
    "No-2",
    "0707",
    { fire: 1, melee: 1, meleeParen: true, morale: 2 },
    { ...gun, nation: "british", stack: 1 },
  );
  const turks = (morale: number) => ally("T", "0707", { melee: 2, morale }, { nation: "turkish", stack: 0 });
  const R = (stats: object, more: Partial<PositionUnit> = {}) => russian("R", "0706", { melee: 8, ...stats }, more);
  test("B18.2: the gun is captured when its garrison goes", () => {
    stormed([R({})], [turks(2), redoubtGun]);
  });
  test("B18.2, 6.12: and lost where no Russian has a zone", () => {
    stormed([R({ back: { fire: 1, melee: 8 } }, turned)], [turks(2), redoubtGun]);
  });
  test("B18.2, 8.82: a garrison that need not go back keeps its hex", () => {
    stormed([R({})], [turks(5), redoubtGun]);
  });
  test("B18.2, 11.25: weary cavalry among the stormers", () => {
    const weary = russian("C", "0606", { melee: 2, back: { fire: 0, melee: 2 } }, { ...cavalry, ...turned });
    stormed([R({}), weary], [turks(2), redoubtGun]);
  });
  test("B18.2, 11.25: weary cavalry among those who kill the garrison is lost only after the walk into the redoubt", () => {
    const weary = russian("C", "0606", { melee: 2, back: { fire: 0, melee: 2 } }, { ...cavalry, ...turned });
    expect(stormed([R({ melee: 40 }), weary], [turks(2), redoubtGun])).toContain("dE");
  });
  test("B18.2, 11.25: weary cavalry alone, and as the garrison", () => {
    const weary = { ...cavalry, ...turned };
    stormed([russian("C", "0706", { melee: 2, back: { fire: 0, melee: 8 } }, weary)], [turks(2), redoubtGun]);
    const horse = ally(
      "T",
      "0707",
      { melee: 1, back: { fire: 0, melee: 2 } },
      { ...weary, nation: "french", stack: 0 },
    );
    stormed([R({})], [horse, redoubtGun]);
  });
  test("B19.0: who tires, and who is lost before he can", () => {
    const foot = { nation: "british", parent: "1" } as const;
    for (const fatigue of [1, 2]) {
      fought([ally("G", "0706", { melee: 3, morale: 1, fatigue }, foot)], [russian("R", "0707", { melee: 4 })], {
        scenario: "balaclava",
      });
    }
  });
});

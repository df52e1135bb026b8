import { describe, expect, test } from "vitest";
import { al, ru, stand } from "../muster.ts";
import { chargeByDie, readOff } from "./telling-charts.ts";

type Text = Parameters<typeof stand>[0];
type Units = Text["units"] & object;
const compass = { russian: ["N"], allied: ["S"] };
const friend = ru.infantry("A", "0304");
const away = [al.infantry("Z", "0808"), al.chief("H", "0808")];
const horse = (sp: number, more: object = {}) => ru.cavalry("C", "0401", { stats: { sp, reducedSp: 1 }, ...more });
const foot = (sp: number, more: object = {}) =>
  al.infantry("E", "0404", { stats: { sp, reducedSp: 1, initiative: 3 }, ...more });

/** Cavalry C at 0401 that may charge 0404 now. */
const ready = (units: Units, more: Text = {}) =>
  stand({
    phase: "ic-combat",
    ...more,
    units: [...units, ...away],
    flags: { compass, charges: [{ unit: "C", target: "0404" }], ...(more.flags ?? {}) },
  });
const charged = (units: Units, more: Text = {}) => {
  const s = ready(units, { tables: chargeByDie, dice: [2], ...more });
  s.answer("charge C");
  return s;
};

describe("preparing", () => {
  const why = (unit: object, at: string, more: Text = {}, rest: Units = []) => {
    const s = stand({
      phase: "ic-maneuver",
      ...more,
      units: [unit, al.infantry("E", at), ru.infantry("Y", "0801"), ...rest],
    });
    s.answer("unit C");
    return s.answers().includes(`prepare ${at}`) ? null : s.refusedBy(`prepare ${at}`);
  };
  const flat = { cols: 8, rows: 8 };

  test.each<[string, object, string, Text, Units, string | null]>([
    ["7.5c: three hexes along a row", horse(4), "0404", {}, [], null],
    ["7.5c: two", horse(4), "0403", {}, [], null],
    ["7.5c: in any of the six directions", horse(4), "0602", {}, [], null],
    ["7.5b: not beyond sight", horse(4), "0405", {}, [], "7.5b"],
    ["7.5b: not out of sight behind a friend", horse(4), "0404", {}, [ru.infantry("F", "0403")], "any"],
    ["7.5c: not off the rows", horse(4), "0503", {}, [], "7.5c"],
    ["7.5b: not disrupted", horse(4, { state: ["disrupted"] }), "0404", {}, [], "7.5b"],
    ["7.5b: not demoralized", horse(4, { state: ["temp-dm"] }), "0404", {}, [], "7.5b"],
    ["7.5b, 3.6f: not out of supply", horse(4, { state: ["oos"] }), "0404", {}, [], "7.5b"],
    ["7.5b: not artillery", ru.horseGuns("C", "0401"), "0404", {}, [], "7.5b"],
    ["7.5a: not where the game forbids it", horse(4), "0404", { flags: { game: { charges: false } } }, [], "7.5a"],
    ["E9: not in fog", horse(4), "0403", { flags: { weather: "fog" } }, [], "E9"],
    [
      "7.5c, 9.3e: not through a marsh",
      horse(4),
      "0404",
      { map: { ...flat, hexes: { "0403": ["marsh"] } } },
      [],
      "9.3e",
    ],
    ["7.5c: not into a town", horse(4), "0404", { map: { ...flat, hexes: { "0404": ["town"] } } }, [], "any"],
    ["7.5c: not into woods", horse(4), "0404", { map: { ...flat, hexes: { "0404": ["woods"] } } }, [], "any"],
    [
      "7.5c, 9.3e: not over a stream",
      horse(4),
      "0404",
      { map: { ...flat, sides: { "0402/0403": ["stream"] } } },
      [],
      "9.3e",
    ],
    [
      "7.5c, 9.3e: not over the stream before the target",
      horse(4),
      "0404",
      { map: { ...flat, sides: { "0403/0404": ["stream"] } } },
      [],
      "9.3e",
    ],
    ["7.5c: not down a slope", horse(4), "0404", { map: { ...flat, elevation: { "0401": 1, "0402": 1 } } }, [], "any"],
    ["7.5c: not up one", horse(4), "0404", { map: { ...flat, elevation: { "0404": 1 } } }, [], "any"],
    [
      "7.5c: level high ground is as good",
      horse(4),
      "0404",
      { map: { ...flat, elevation: { "0401": 1, "0402": 1, "0403": 1, "0404": 1 } } },
      [],
      null,
    ],
    ["7.5c: out of woods it may begin", horse(4), "0404", { map: { ...flat, hexes: { "0401": ["woods"] } } }, [], null],
  ])("%s", (_title, unit, at, more, rest, rule) => {
    const found = why(unit, at, more, rest);
    if (rule === "any") expect(found).not.toBe(null);
    else expect(found).toBe(rule);
  });

  test("7.5d: not after moving, and then no more moving", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [ru.cavalry("C", "0301"), al.infantry("E", "0404"), ru.infantry("Y", "0801")],
    });
    s.answer("unit C", "hex 0401");
    expect(s.refusedBy("prepare 0404")).toBe("7.5d");
    const still = stand({
      phase: "ic-maneuver",
      units: [horse(4), al.infantry("E", "0404"), ru.infantry("Y", "0801")],
    });
    still.answer("unit C", "prepare 0404");
    expect(still.refusedBy("unit C")).toBe("7.5d");
  });

  test("7.1.1a: cavalry that is held does not prepare", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [horse(30), al.infantry("E", "0404"), al.infantry("F", "0402"), ru.infantry("Y", "0801")],
    });
    s.answer("unit C");
    expect(s.refusedBy("prepare 0402")).toBe("7.1.1a");
  });

  test("7.5e, 9.3a: prepared cavalry need not charge, and may then attack like others", () => {
    const s = ready([horse(4), friend, foot(4), al.infantry("F", "0402")], { flags: { bombarded: ["0402", "0404"] } });
    expect(s.answers()).toContain("end");
  });
});

describe("the roll", () => {
  test.each([
    [4, 4, "1:1"],
    [7, 4, "1:1"],
    [8, 4, "2:1"],
    [3, 4, "1:2"],
    [2, 4, "1:2"],
    [12, 4, "3:1"],
    [16, 4, "4:1"],
    [40, 4, "4:1"],
  ])("9.3c: %i against %i is %s", (attack, defence, column) => {
    expect(charged([horse(attack), friend, foot(defence)]).eventsOf("charged")[0]).toMatchObject({
      attack,
      defence,
      column,
    });
  });

  test("CCT: below 1:2 nobody charges", () => {
    const s = ready([horse(4), friend, foot(9)]);
    expect(s.answers()).not.toContain("charge C");
  });

  test.each<[string, Units, number]>([
    ["CCT-M: infantry, steady: unchanged", [foot(4)], 2],
    ["CCT-M: 1 more at disrupted infantry", [foot(4, { state: ["disrupted"] })], 3],
    ["CCT-M: 1 more at demoralized infantry", [foot(4, { state: ["temp-dm"] })], 3],
    ["CCT-M: unchanged if one unit there is steady", [foot(4, { state: ["disrupted"] }), al.infantry("F", "0404")], 2],
    ["CCT-M: 1 more without infantry", [al.guns("E", "0404")], 3],
    ["CCT-M: 2 more at disrupted guns", [al.guns("E", "0404", { state: ["disrupted"] })], 4],
    ["CCT-M: 1 less at infantry of initiative 5", [foot(4, { stats: { sp: 4, reducedSp: 1, initiative: 5 } })], 1],
    [
      "CCT-M: demoralized it has 4, and is shaken",
      [foot(4, { stats: { sp: 4, reducedSp: 1, initiative: 5 }, state: ["temp-dm"] })],
      3,
    ],
  ])("%s", (_title, defenders, die) => {
    const dice = die === 1 ? [2, 1] : [2];
    const s = charged([horse(8), friend, ...defenders], { dice });
    expect(readOff(s, "charged").die).toBe(die);
  });

  const printed: Readonly<Record<number, readonly string[]>> = {
    1: ["Ae", "Ae", "CR 2", "CR 2", "CR"],
    2: ["Ae", "CR 2", "CR 2", "CR", "CR"],
    3: ["CR 2", "CR 2", "CR", "CR", "OR"],
    4: ["CR 2", "CR", "CR", "OR", "OR"],
    5: ["CR", "CR", "OR", "OR", "OR"],
    6: ["CR", "OR", "OR", "OR", "OR"],
  };
  test.each([1, 2, 3, 4, 5, 6])("CCT: the row of a %i", (die) => {
    const cells = [2, 4, 8, 12, 16].map((sp, i) => {
      const isLost = printed[die][i] === "Ae";
      const s = ready([horse(sp), friend, foot(4)], { dice: isLost ? [die, 1] : [die] });
      s.answer("charge C");
      return s.eventsOf("charged")[0];
    });
    expect(cells.map((event) => "cell" in event && event.cell)).toEqual(printed[die]);
  });
});

describe("what comes of it", () => {
  const code = (text: string, dice: readonly number[] = [3]): Text => ({
    tables: { "cavalry-charge": text, "combat-results": "Dr" },
    dice,
  });

  test("9.3b: the enemy must be touched by another friendly unit, in command or not", () => {
    expect(ready([horse(4), friend, foot(4)]).answers()).toContain("charge C");
    expect(ready([horse(4), ru.infantry("A", "0304", { state: ["ooc"] }), foot(4)]).answers()).toContain("charge C");
    expect(ready([horse(4), ru.infantry("A", "0302"), foot(4)]).view().phase).not.toBe("ic-combat");
  });

  test("9.3b: it needs the points for the way", () => {
    const slow = ru.cavalry("C", "0401", { stats: { sp: 4, reducedSp: 1, ma: 2 } });
    expect(ready([slow, friend, foot(4)]).answers()).not.toContain("charge C");
  });

  test("9.3.1a, 9.3d: an Overrun takes it into the hex, where it does not fight", () => {
    const s = charged([horse(4), friend, foot(4)], code("OR"));
    expect([s.unit("C").at, s.unit("E").at]).toEqual(["0404", "0404"]);
    s.answer("target 0404");
    expect(s.answers()).not.toContain("add C");
  });

  test("9.3d: the attack on an overrun hex counts the others alone", () => {
    const s = charged([horse(4), friend, foot(2)], code("OR", [3, 3, 1]));
    s.answer("target 0404", "add A", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ attack: 4, defence: 2, column: "2:1" });
    expect(s.unit("C").at).toBe("0404");
  });

  test("9.3d: with its zone off, defenders retreat out of an overrun hex unharmed", () => {
    const s = charged([horse(4), friend, foot(2)], { ...code("OR", [3, 3]), options: { overrunZoc: "off" } });
    s.answer("target 0404", "add A", "resolve");
    expect(s.unit("E").at).toBe("0405");
  });

  test.each([
    ["9.3.1b: CR: back one hex from before the target", "CR", "0402"],
    ["9.3.1b: CR 2: back two", "CR 2", "0401"],
  ])("%s", (_title, text, hex) => {
    expect(charged([horse(4), friend, foot(4)], code(text)).unit("C").at).toBe(hex);
  });

  test.each([
    ["9.3.1c: Ae and a 4: awaiting recovery", [3, 4], "uar", {}],
    ["9.3.1c: Ae and a 5: lost for good", [3, 5], "peu", {}],
    ["9.3.1c, 9.4.1.1c: reduced, lost for good without a die", [3], "peu", { state: ["reduced"] }],
  ])("%s", (_title, dice, box, more) => {
    expect(
      charged([horse(8, { stats: { sp: 8, reducedSp: 8 }, ...more }), friend, foot(4)], code("Ae", dice)).unit("C").at,
    ).toBe(box);
  });

  test("9.3a: cavalry that charged attacks nobody in this phase and owes nothing", () => {
    const s = charged([horse(4), friend, foot(4), al.infantry("F", "0503", { state: ["disrupted"] })], code("CR"));
    s.answer("target 0404");
    expect(s.refusedBy("add C")).not.toBe("");
  });

  test("9.3f: a stack that would be too large in the enemy's hex does not charge together", () => {
    const three = ["C", "D", "F"].map((id) => ru.cavalry(id, "0401"));
    const s = ready([...three, friend, foot(4)], {
      flags: { charges: ["C", "D", "F"].map((unit) => ({ unit, target: "0404" })) },
    });
    expect(s.answers()).not.toContain("charge C");
  });

  test("9.3e: a charge ignores zones on its way", () => {
    const s = charged([horse(4), friend, foot(4), al.infantry("F", "0503")], {
      ...code("OR"),
      flags: { bombarded: ["0503"] },
    });
    expect(s.unit("C").at).toBe("0404");
  });
});

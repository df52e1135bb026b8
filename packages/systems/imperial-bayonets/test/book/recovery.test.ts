import { describe, expect, test } from "vitest";
import { al, ru, shown, stand, strength } from "../muster.ts";
import type { Text, Units } from "./fight.ts";

const seventh = { corps: "III", division: "7" };
const under = { ...seventh, parent: "O" };
const O = ru.officer("O", "0404", seventh);
const A = (initiative = 3, more: object = {}) =>
  ru.infantry("A", "uar", { ...under, stats: { sp: 5, reducedSp: 3, initiative }, ...more });
const far = [al.infantry("Z", "0808"), al.chief("H", "0808")];
const on = (units: Units, more: Text = {}) =>
  stand({
    phase: "administration",
    ...more,
    units: [...units, ...far],
    flags: { step: "sponsors", game: { admin: "track", orders: { russian: 0, allied: 0 } }, ...(more.flags ?? {}) },
  });
const tried = (units: Units, die: number, more: Text = {}) => {
  const s = on(units, { ...more, dice: [die] });
  s.answer("sponsor O", "recover A");
  return s;
};

describe("the check", () => {
  test.each([
    ["5.2d: below the unit's rating it returns", 3, 2, "0404"],
    ["5.2d: at its rating it returns", 3, 3, "0404"],
    ["5.2f: above it stays", 3, 4, "uar"],
    ["5.2d: its own rating counts, not the Officer's", 5, 5, "0404"],
    ["5.2f: a 6 stays in the box in a steady corps", 3, 6, "uar"],
  ])("%s", (_title, rating, die, where) => {
    expect(tried([O, A(rating)], die).unit("A").at).toBe(where);
  });

  test.each([
    ["5.2k: in a demoralized corps the printed rating counts", 4, 4, "0404"],
    ["5.2l, 4.0-A3b: a 5 loses the unit", 3, 5, "peu"],
    ["5.2l: even if its rating is 6", 6, 5, "peu"],
    ["5.2l: and a 6", 6, 6, "peu"],
    ["5.2f: a 4 above the rating only fails", 3, 4, "uar"],
  ])("%s", (_title, rating, die, where) => {
    expect(tried([O, A(rating)], die, { flags: { corps: { III: { number: 2, lost: 20 } } } }).unit("A").at).toBe(where);
  });

  test("5.2d: by the other reading an equal roll fails", () => {
    expect(tried([O, A(3)], 3, { options: { recoverySucceedsOn: "below" } }).unit("A").at).toBe("uar");
  });

  test("5.2e, 4.0-A3c, 5.2g: it returns under its Officer, reduced, and may act in the coming turn if commanded", () => {
    const s = tried([O, A(3), ru.chief("C", "0403")], 1);
    expect([s.unit("A").at, strength(s, "A"), shown(s, "A").includes("reduced")]).toEqual(["0404", "3", true]);
    expect(s.answers()).toContain("command-hex C 0404");
  });

  test("5.2d: each unit tries once in a phase", () => {
    const s = on([O, A(1), ru.infantry("B", "uar", under)], { dice: [6] });
    s.answer("sponsor O", "recover A");
    expect(s.answers()).not.toContain("recover A");
    expect(s.answers()).toContain("recover B");
  });

  test("5.2a, 4.0-A3a: nobody has to try", () => {
    const s = on([O, A(3)]);
    s.answer("sponsor O", "end");
    expect(s.unit("A").at).toBe("uar");
  });
});

describe("sponsors", () => {
  test.each<[string, Units, boolean]>([
    ["5.2a: an Officer on the map", [O, A()], true],
    ["5.2b: not in an enemy zone", [O, A(), al.infantry("E", "0405")], false],
    ["5.2b: not even in the company of a friend", [O, A(), al.infantry("E", "0405"), ru.infantry("F", "0404")], false],
    ["5.2b: beside a disrupted enemy he may", [O, A(), al.infantry("E", "0405", { state: ["disrupted"] })], true],
    ["5.2n: not captured", [ru.officer("O", "captured", seventh), A()], false],
    [
      "5.2a: not for units of another Officer",
      [
        O,
        ru.officer("P", "0101", { corps: "III", division: "8" }),
        ru.infantry("A", "uar", { corps: "III", division: "8", parent: "P" }),
      ],
      false,
    ],
  ])("%s", (_title, units, expected) => {
    const s = on([
      ...units,
      ru.officer("Q", "0202", { corps: "VI", division: "6" }),
      ru.infantry("V", "uar", { corps: "VI", division: "6", parent: "Q" }),
    ]);
    expect(s.answers().includes("sponsor O")).toBe(expected);
  });

  test("5.2c, 4.0-A2: he is out of command on this turn: no point, no check", () => {
    const s = tried([O, A(3), ru.chief("C", "0403"), ru.infantry("B", "0403", under)], 6);
    expect(s.refusedBy("command C O")).toBe("5.2c");
    s.answer("end");
    expect(s.answers().filter((text) => text.startsWith("check"))).toEqual([]);
  });

  test("5.2c: on the next turn he commands again", () => {
    const s = stand({
      phase: "rally",
      active: "allied",
      units: [
        ru.officer("O", "0404", { ...seventh, state: ["recovering"] }),
        ru.chief("C", "0403"),
        ru.infantry("B", "0403", under),
        ...far,
      ],
    });
    expect(s.answers()).toContain("command C O");
  });

  test("5.2m: an Officer-Commander's own troops try against 3, not against their rating", () => {
    const head = [ru.head("O", "0404", { corps: "III" })];
    const own = (initiative: number) => ru.infantry("A", "uar", { corps: "III", parent: "O", stats: { initiative } });
    expect([tried([...head, own(1)], 3).unit("A").at, tried([...head, own(5)], 4).unit("A").at]).toEqual([
      "0404",
      "uar",
    ]);
  });

  test("5.2o: he does not stand in for a captured Officer of his corps", () => {
    const s = on([
      ru.head("R", "0404", { corps: "III" }),
      ru.officer("O", "captured", seventh),
      A(),
      ru.infantry("T", "uar", { corps: "III", parent: "R" }),
    ]);
    s.answer("sponsor R");
    expect(s.answers()).not.toContain("recover A");
  });

  test("5.2m: where the other reading is chosen, Officer-Commanders recover nobody", () => {
    const s = on(
      [ru.head("R", "0404", { corps: "III" }), ru.infantry("T", "uar", { corps: "III", parent: "R" }), O, A()],
      { options: { ocRecovery: "none" } },
    );
    expect(s.answers()).not.toContain("sponsor R");
  });
});

describe("the corps", () => {
  const after = (lost: number, number = 10) => {
    const s = tried([O, A(3), ru.infantry("B", "0101", seventh)], 1, { flags: { corps: { III: { number, lost } } } });
    return [s.view().notes.find((note) => note.startsWith("III:")), shown(s, "B").includes("demoralized")];
  };

  test.each([
    ["5.2j, 3.8.2e: the SP of the reduced side come off", 5, "III: 2 of 10 lost.", false],
    ["5.2i, 3.8.2d: below the number the corps is cured", 12, "III: 9 of 10 lost.", false],
    ["3.8.2d: at the number it is not", 13, "III: 10 of 10 lost, demoralized.", true],
  ])("%s", (_title, lost, note, isBroken) => {
    expect(after(lost)).toEqual([note, isBroken]);
  });

  test("5.2l: a corps cured by one unit does not lose the next on a 5", () => {
    const s = on([O, A(3), ru.infantry("B", "uar", under)], {
      flags: { corps: { III: { number: 10, lost: 12 } } },
      dice: [1, 5],
    });
    s.answer("sponsor O", "recover A", "recover B");
    expect(s.unit("B").at).toBe("uar");
  });

  test("10.0b, 5.2i: Rally does not cure a demoralized corps", () => {
    const s = stand({
      phase: "rally",
      units: [ru.infantry("B", "0101", seventh), ru.chief("C", "0101"), ...far],
      flags: { corps: { III: { number: 4, lost: 4 } } },
    });
    expect(shown(s, "B")).toContain("demoralized");
  });
});

describe("the rest of the phase", () => {
  test("4.0-A5, 5.4a: a die of 3 on turn 2 sets the next on turn 5, where it comes", () => {
    const s = stand({
      phase: "administration",
      turn: 2,
      units: [ru.infantry("B", "0101"), ru.chief("C", "0101"), ...far],
      flags: { step: "next-admin", game: { orders: { russian: 0, allied: 0 } } },
      dice: [3],
    });
    expect(s.eventsOf("next-admin-set")[0]).toMatchObject({ turn: 5 });
  });

  test("5.4b, 5.0b: where the game fixes the turns no die is rolled", () => {
    const s = stand({
      phase: "administration",
      turn: 2,
      units: [ru.infantry("B", "0101"), ru.chief("C", "0101"), ...far],
      flags: { step: "next-admin", game: { admin: "track", adminTurns: [4], orders: { russian: 0, allied: 0 } } },
    });
    expect(s.eventsOf("next-admin-rolled")).toEqual([]);
  });

  test("4.0-A0: once at the start of a due turn, for both, and not in the second player's turn", () => {
    const s = stand({
      phase: "rally",
      active: "allied",
      turn: 1,
      units: [ru.infantry("B", "0101"), ru.chief("C", "0101"), ...far],
      flags: { game: { admin: "track", adminTurns: [2], orders: { russian: 0, allied: 0 } } },
    });
    expect(s.view()).toMatchObject({ turn: 2, active: "russian", phase: "command-distribution" });
    const begun = () => s.eventsOf("phase-began").filter((event) => "phase" in event && event.phase === 0).length;
    expect(begun()).toBe(1);
    s.answer("end");
    while (s.view().active === "russian") s.answer("end");
    expect(begun()).toBe(1);
  });
});

import { describe, expect, test } from "vitest";
import { al, ru, stand, whyNot } from "../muster.ts";

const third = { corps: "III" } as const;
const seventh = { ...third, division: "7" } as const;
const under = { ...seventh, parent: "O" } as const;

describe("why command is refused", () => {
  const command = () =>
    stand({
      phase: "command-distribution",
      units: [
        ru.chief("C", "0303"),
        ru.head("R", "0404", third),
        ru.officer("O", "0405", { ...seventh, parent: "R" }),
        ru.infantry("A", "0405", under),
        ru.infantry("Y", "0302"),
        ru.officer("F", "0808", { ...third, division: "12", parent: "R" }),
        ru.officer("V", "off-map", { ...third, parent: "R" }),
        ru.commander("W", "off-map"),
        al.chief("E", "0801"),
        al.officer("X", "0802"),
      ],
    });

  test("6.1a: points are given by Leaders of the active side on the map, to its Officers on the map or to forces", () => {
    const s = command();
    expect(["command A O", "command E O", "command W O", "command O F"].map((text) => whyNot(s, text))).toEqual([
      "6.1a no-leader",
      "6.1a enemy",
      "6.1a not-on-map",
      "6.1a officers-give-none",
    ]);
    expect(["command R A", "command R X", "command R V"].map((text) => whyNot(s, text))).toEqual([
      "6.1a give-to-the-hex",
      "6.1a enemy",
      "6.1a not-on-map",
    ]);
    expect(whyNot(s, "command-hex C 0101")).toBe("6.1a nobody-there");
    expect(whyNot(s, "unit A")).toBe("4.0-1a command-now");
  });

  test("6.1c, 6.1.1a: a head needs corps troops within reach, an Army Commander has none, and Officers must be reached", () => {
    const s = command();
    expect(["command C C", "command R R", "command R F"].map((text) => whyNot(s, text))).toEqual([
      "6.1c no-corps-troops",
      "6.1.1a nobody-reached",
      "6.1.1a no-trace",
    ]);
  });

  test("6.1b: nobody is given a second point, and nobody gives what he has not", () => {
    const s = command();
    s.answer("command R O");
    expect([whyNot(s, "command C O"), whyNot(s, "command R F")]).toEqual(["6.1b is-in-command", "6.1b no-points-left"]);
  });
});

describe("why forces out of command do not act", () => {
  test("8.0a, 8.0b, 8.0h: Officers of the active side out of command check, forces out of command act", () => {
    const s = stand({
      phase: "ooc-activation",
      units: [
        ru.officer("O", "0404", seventh),
        ru.infantry("A", "0404", under),
        ru.officer("I", "0505", { ...third, state: ["ic"] }),
        ru.infantry("B", "0505", { state: ["ic"] }),
        ru.officer("V", "off-map"),
        al.officer("L", "0808"),
        al.infantry("Z", "0808"),
      ],
    });
    expect(["check A", "check L", "check V", "check I"].map((text) => whyNot(s, text))).toEqual([
      "8.0b no-leader",
      "8.0b enemy",
      "8.0b not-on-map",
      "8.0a is-in-command",
    ]);
    expect(["activate 0101", "activate 0505", "unit A", "unit I", "stop"].map((text) => whyNot(s, text))).toEqual([
      "8.0h nobody-there",
      "8.0a force-in-command",
      "4.0-6 activate-first",
      "3.5f moves-in-command",
      "4.0-5a activate-now",
    ]);
  });

  test("4.0-5k: of several strongest units one must be named, and no other", () => {
    const s = stand({
      phase: "ooc-activation",
      units: [
        ru.infantry("P", "0101"),
        ru.infantry("Q", "0101", { stats: { initiative: 4 } }),
        ru.infantry("W", "0101", { stats: { sp: 2 } }),
        al.infantry("Z", "0808"),
      ],
      flags: { stage: 2 },
    });
    s.answer("activate 0101");
    expect([whyNot(s, "end"), whyNot(s, "lead W")]).toEqual(["4.0-5k name-lead", "4.0-5k not-strongest"]);
  });
});

describe("why March Orders are refused", () => {
  test("5.5c: own units of one corps, each once, then a town; nothing else", () => {
    const s = stand({
      phase: "administration",
      map: { cols: 8, rows: 8, hexes: { "0808": ["town"] } },
      units: [
        ru.infantry("A", "0101", third),
        ru.infantry("B", "0202", third),
        ru.infantry("D", "0303", { corps: "VI" }),
        ru.officer("O", "0101", third),
        ru.infantry("U", "off-map", third),
        al.infantry("E", "0707"),
      ],
      flags: {
        step: "orders",
        orders: [{ side: "russian", units: ["B"], to: "0808" }],
        game: { orders: { russian: 1, allied: 0 } },
      },
    });
    expect(["order E", "order O", "order U", "order B", "to 0808"].map((text) => whyNot(s, text))).toEqual([
      "5.5c enemy",
      "5.5c needs-no-order",
      "5.5c not-on-map",
      "5.5c has-order",
      "5.5c no-units-ordered",
    ]);
    s.answer("order A");
    expect(["order A", "order D", "to 0101", "end", "remove D", "stop"].map((text) => whyNot(s, text))).toEqual([
      "5.5c is-picked",
      "5.5c other-corps",
      "5.5c no-destination",
      "5.5c no-destination-yet",
      "5.5c not-picked",
      "5.5c order-now",
    ]);
  });
});

describe("why Recovery is refused", () => {
  const units = [
    ru.officer("O", "0404", seventh),
    ru.infantry("A", "uar", under),
    ru.infantry("B", "0404", under),
    ru.officer("P", "0101", { ...third, division: "12" }),
    ru.infantry("D", "uar", { ...third, division: "12", parent: "P" }),
    ru.officer("N", "0202", { corps: "VI" }),
    ru.infantry("G", "0202", { corps: "VI" }),
    ru.head("R", "0303", third),
    ru.infantry("T", "uar", { ...third, parent: "R" }),
    al.officer("L", "0808"),
    al.infantry("E", "uar"),
  ];

  test("5.2a, 5.2o: a Leader of one's own with units that wait sponsors, once; heads of corps where the reading lets them", () => {
    const s = stand({ phase: "administration", units, flags: { step: "sponsors" }, options: { ocRecovery: "none" } });
    expect(["sponsor B", "sponsor L", "sponsor N", "sponsor R", "stop"].map((text) => whyNot(s, text))).toEqual([
      "5.2a no-leader",
      "5.2a enemy",
      "5.2a nobody-waits",
      "5.2o no-substitute",
      "5.2a sponsor-now",
    ]);
    s.answer("sponsor O");
    expect(whyNot(s, "sponsor O")).toBe("5.2a sponsors-already");
  });

  test("5.2d, 5.2a: units of one's own in the box under a sponsor try", () => {
    const s = stand({ phase: "administration", units, flags: { step: "sponsors" } });
    s.answer("sponsor O", "end");
    expect(["recover E", "recover B", "recover D", "stop"].map((text) => whyNot(s, text))).toEqual([
      "5.2d enemy",
      "5.2d not-waiting",
      "5.2a no-sponsor",
      "4.0-A3a recover-now",
    ]);
  });
});

describe("why Disengagement is refused", () => {
  test("11.0b, 11.0d: own combat units in an enemy zone, step by step", () => {
    const s = stand({
      phase: "disengagement",
      units: [
        ru.infantry("A", "0404"),
        ru.infantry("U", "off-map"),
        ru.infantry("M", "0504", { state: ["road-march"] }),
        ru.officer("O", "0404"),
        al.infantry("E", "0405"),
      ],
      flags: { compass: { russian: ["N", "NE", "NW"], allied: ["S"] } },
    });
    expect(["unit E", "unit U", "unit O", "unit M", "stop"].map((text) => whyNot(s, text))).toEqual([
      "11.0b enemy",
      "11.0b not-on-map",
      "11.0b no-combat-unit",
      "11.0b on-the-march",
      "11.0a disengage-now",
    ]);
    s.answer("unit A");
    expect([whyNot(s, "hex 0808"), whyNot(s, "end")]).toEqual(["11.0d not-adjacent", "11.0d disengage-now"]);
  });
});

import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../src/index.ts";
import { al, ru, stand, whyNot } from "./muster.ts";

const compass = { russian: ["N"], allied: ["S"] };
const combat = { phase: "ic-combat", flags: { compass, step: "combat" } } as const;

describe("the rule that stops everybody is named, and none where there are several", () => {
  test("9.1a: one battery is beside the enemy, another sees nothing", () => {
    const s = stand({
      phase: "ic-bombardment",
      units: [
        ru.guns("G", "0403"),
        ru.guns("H", "0108"),
        ru.guns("K", "0801"),
        al.infantry("E", "0404"),
        al.infantry("Z", "0803"),
      ],
    });
    expect(whyNot(s, "target 0404")).toBe("9.1a no-guns-see");
  });

  test("9.0c: one unit is out of command, another has attacked", () => {
    const units = (state: string) => [
      ru.infantry("A", "0403", { state: ["ooc"] }),
      ru.infantry("B", "0304", { state: [state] }),
      ru.infantry("C", "0803"),
      al.infantry("E", "0404"),
      al.infantry("Z", "0804"),
    ];
    expect(whyNot(stand({ ...combat, units: units("attacked") }), "target 0404")).toBe("9.0c nobody-to-attack");
    expect(whyNot(stand({ ...combat, units: units("ooc") }), "target 0404")).toBe("9.0c not-in-command");
  });
});

describe("combat and command at their edges", () => {
  test("7.1.2e, I-125: who owes a fight elsewhere than a further hex keeps others from taking both", () => {
    const s = stand({
      ...combat,
      units: [ru.infantry("A", "0403"), ru.infantry("B", "0304"), al.infantry("E", "0404"), al.infantry("F", "0305")],
      flags: { ...combat.flags, bombarded: ["0305"], owes: [{ unit: "A", target: "E" }] },
    });
    s.answer("target 0404", "add B");
    expect(whyNot(s, "target 0305")).toBe("9.0c does-not-touch");
  });

  test("7.1.2e, I-110: a debtor who stands elsewhere lends the others no strength", () => {
    const s = stand({
      ...combat,
      units: [
        ru.infantry("A", "0403", { stats: { sp: 1, steps: 1 }, state: ["disrupted"] }),
        ru.infantry("B", "0801", { state: ["disrupted"] }),
        ru.infantry("C", "0403", { state: ["disrupted"] }),
        al.infantry("E", "0404"),
      ],
      flags: {
        ...combat.flags,
        owes: [
          { unit: "A", target: "E" },
          { unit: "B", target: "E" },
        ],
      },
    });
    expect(s.answers()).toContain("end");
  });

  test("E14: the cavalry of Morris alone owes no attack on a town", () => {
    const s = stand({
      ...combat,
      scenario: "battle",
      active: "allied",
      map: { cols: 8, rows: 8, hexes: { "0404": ["town"] } },
      units: [
        al.cavalry("K", "0403", { corps: "FR Cav" }),
        al.infantry("A", "0703"),
        ru.infantry("E", "0404"),
        ru.infantry("F", "0704"),
      ],
    });
    expect(s.refusal("end").params).toEqual({ hex: "0704" });
  });

  test("3.5a, 6.1a: a Commander of no corps commands nobody who is of none", () => {
    const s = stand({
      phase: "command-distribution",
      units: [
        ru.commander("C", "0401"),
        ru.infantry("U", "0402"),
        ru.head("H", "0801", { corps: "III" }),
        ru.infantry("T", "0801", { corps: "III", parent: "H" }),
      ],
    });
    expect(whyNot(s, "command-hex C 0402")).toBe("3.5a not-his-force");
  });

  test("6.1c, I-150: a point for the whole formation reaches nobody off the map", () => {
    const s = stand({
      phase: "command-distribution",
      options: { officerCommanderCp: "whole-formation" },
      units: [
        ru.head("H", "0401", { corps: "III" }),
        ru.infantry("A", "0402", { corps: "III" }),
        ru.infantry("B", "uar", { corps: "III" }),
      ],
    });
    s.answer("command H H");
    expect(s.eventsOf("commanded")[0]).toMatchObject({ units: { length: 1 } });
  });

  test("3.3.1c: an Army Commander of no nation allows the corps stack of any", () => {
    const five = ["A", "B", "C"].map((id) => ru.infantry(id, "0401", { corps: "III", nation: "russian" }));
    const guns = ["G", "H"].map((id) => ru.guns(id, "0401", { corps: "III", nation: "russian" }));
    const s = stand({
      phase: "ic-maneuver",
      units: [...five, ...guns, ru.chief("L", "0401"), ru.infantry("Z", "0801"), al.infantry("E", "0808")],
    });
    s.answer("end");
    expect(s.eventsOf("eliminated")).toEqual([]);
  });

  test("7.1.2a: nobody repulses who is not active", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [
        ru.infantry("A", "0403", { stats: { sp: 20 }, state: ["ooc"] }),
        ru.infantry("B", "0801"),
        al.infantry("E", "0404", { stats: { sp: 1, steps: 1 } }),
      ],
    });
    // A play of this very system.
    const play = s.game.play() as Parameters<typeof imperialBayonets.view>[0];
    expect(imperialBayonets.questions.combat(play, ["A"], ["E"])).toMatchObject([{ rule: "7.1.2a" }]);
  });
});

describe("maneuver and night at their edges", () => {
  test("11.0d, TEC: not up a cliff, and a unit without a way is not taken up", () => {
    const s = stand({
      phase: "disengagement",
      map: { cols: 8, rows: 8, elevation: { "0403": 3 } },
      units: [ru.infantry("A", "0404"), al.infantry("E", "0405"), ru.infantry("B", "0701"), al.infantry("F", "0702")],
      flags: { compass: { russian: ["N", "NE"], allied: ["S"] } },
    });
    expect(whyNot(s, "unit B")).toBe("11.0d off-map");
    s.answer("unit A");
    expect(whyNot(s, "hex 0403")).toBe("TEC barred-ground");
  });

  test("3.3g: reinforcements do not come in onto their Depot", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [
        ru.infantry("A", "entry:0101"),
        ru.depot("D", "0101"),
        ru.infantry("B", "0801"),
        al.infantry("E", "0808"),
      ],
    });
    expect(whyNot(s, "enter A 0101")).toBe("3.3g depot-there");
  });

  test("7.2b: who was named to come in together may be left out again", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [ru.infantry("A", "entry:0101"), ru.infantry("B", "entry:0101"), al.infantry("E", "0808")],
    });
    s.answer("enter A 0101", "add B");
    expect(s.answers()).toEqual(expect.arrayContaining(["remove A", "remove B"]));
  });

  test("7.0c: several units together do not leave their orders", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, hexes: { "0402": ["town"] } },
      units: [ru.infantry("A", "0401"), ru.infantry("B", "0401"), al.infantry("E", "0808")],
      flags: { orders: [{ side: "russian", units: ["A", "B"], to: "0402", revealed: false }] },
    });
    s.answer("unit A", "add B");
    expect(whyNot(s, "leave-order")).toBe("7.0c one-at-a-time");
  });
});

describe("what is told once, and only where something happened", () => {
  test("10.0b, 10.0c: nobody rallies who stays disrupted out of supply, and no marker goes that was not there", () => {
    const s = stand({
      phase: "rally",
      units: [ru.infantry("A", "0101", { state: ["disrupted", "oos"] }), al.infantry("E", "0808")],
      flags: { game: { turns: 1 } },
      active: "allied",
    });
    const own = stand({
      phase: "rally",
      units: [ru.infantry("A", "0101", { state: ["disrupted", "oos"] }), al.infantry("E", "0808")],
      flags: { game: { turns: 1, first: "allied" } },
    });
    for (const one of [s, own]) expect([one.eventsOf("rallied"), one.eventsOf("unmarked")]).toEqual([[], []]);
  });

  test("3.8.2c: a corps that is demoralized does not break again", () => {
    const s = stand({
      ...combat,
      units: [
        ru.infantry("A", "0403"),
        al.infantry("E", "0404", { corps: "F" }),
        al.infantry("Z", "0808", { corps: "F" }),
      ],
      flags: { ...combat.flags, corps: { F: { number: 2, lost: 2 } } },
      tables: { "combat-results": "De" },
      dice: [1],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.eventsOf("corps-broken")).toEqual([]);
  });

  test("5.1c: a force already out of supply is not told again", () => {
    const s = stand({
      phase: "administration",
      units: [
        ru.depot("D", "0101", { corps: "III" }),
        ru.infantry("A", "0808", { corps: "VI", state: ["oos"] }),
        al.infantry("E", "0801"),
      ],
      dice: [6],
    });
    expect(s.eventsOf("supply-lost")).toEqual([]);
  });

  test("9.4.1c: a retreat is told to each unit before it goes", () => {
    const s = stand({
      ...combat,
      units: [ru.infantry("A", "0403"), al.infantry("E", "0404"), al.infantry("F", "0404")],
      tables: { "combat-results": "Dr 2" },
      dice: [1],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.eventsOf("must-retreat")).toMatchObject([{ hexes: 2 }, { hexes: 2 }]);
  });

  test("5.3b, E5: fog that is rolled lasts that turn and the next, then it is clear", () => {
    const s = stand({
      scenario: "battle",
      map: { use: "tchernaya" },
      options: { weather: "variant" },
      units: [ru.infantry("A", "1205"), al.infantry("E", "1410")],
      turn: 5,
      phase: "administration",
      flags: { step: "weather", game: { orders: { russian: 0, allied: 0 } } },
      dice: [1],
    });
    const words = () => s.view().day?.words;
    const seen = new Map<number, string | undefined>();
    while (s.view().turn < 8 && s.game.pending().kind === "decide") {
      seen.set(s.view().turn, words());
      s.answer("end");
    }
    expect([5, 6, 7].map((turn) => seen.get(turn))).toEqual(["Fog, sight 2", "Fog, sight 2", "Clear, sight 3"]);
  });

  test("6.1b, 7.0b, 4.0-5a: what is left undone is counted", () => {
    const undone = (text: Parameters<typeof stand>[0]) => stand(text).game.shown(0).commits[0].undone;
    const officers = [
      ru.head("H", "0401", { corps: "III" }),
      ru.officer("O", "0401", { corps: "III", parent: "H", state: ["ic"] }),
      ru.officer("P", "0402", { corps: "III", division: "8", parent: "H" }),
      ru.infantry("A", "0401", { corps: "III", parent: "O" }),
    ];
    expect(undone({ phase: "command-distribution", units: officers, flags: { begun: true } })).toEqual([
      "1 point is left",
      "1 Officer stays out of command",
    ]);
    const movers = [ru.infantry("A", "0401", { state: ["moved"] }), ru.infantry("B", "0402"), al.infantry("E", "0808")];
    expect(undone({ phase: "ic-maneuver", units: movers })).toEqual(["1 unit has not moved"]);
    const forces = [ru.infantry("A", "0401"), ru.infantry("B", "0403"), al.infantry("E", "0808")];
    expect(undone({ phase: "ooc-activation", units: forces, flags: { stage: 2 } })).toEqual([
      "2 forces have not acted",
    ]);
  });
});

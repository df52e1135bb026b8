import { MissingValue } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { tchernaya } from "../src/data/games/tchernaya.ts";
import { imperialBayonets } from "../src/index.ts";
import { al, ru, shown, stand, strength } from "./muster.ts";

const { questions } = imperialBayonets;
const seventh = { corps: "III", division: "7" } as const;

describe("pieces", () => {
  test("2.0j: every combat unit and every Officer has an initiative, and without one none can check", () => {
    const { leaders, units } = tchernaya;
    for (const { id, initiative } of units) expect(initiative, id).toBeGreaterThan(0);
    for (const { id, rank, initiative } of leaders) expect(initiative === null, id).toBe(rank !== "officer");
    const officer = { side: "russian", kind: "officer", id: "O", at: "0404", ...seventh };
    const s = stand({
      phase: "ooc-activation",
      units: [officer, ru.infantry("A", "0404", { ...seventh, parent: "O" })],
      dice: [1],
    });
    expect(() => s.answer("check O")).toThrow(MissingValue);
  });

  test("2.0r: the SP of all who fight are added, those of the reduced side for a reduced unit", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.infantry("A", "0404", { stats: { sp: 7, reducedSp: 3 } }),
        ru.infantry("B", "0404", { stats: { sp: 9, reducedSp: 5 }, state: ["reduced"] }),
        al.infantry("E", "0405", { stats: { sp: 4 } }),
      ],
      tables: { "combat-results": "Ar" },
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      dice: [1],
    });
    expect([strength(s, "A"), strength(s, "B")]).toEqual(["7", "5"]);
    s.answer("target 0405", "add A", "add B", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ attack: 12, defence: 4 });
  });

  test("3.1a: of the three families combat units alone have zones, attack and are owed an attack", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.infantry("A", "0404"),
        ru.officer("O", "0404"),
        al.officer("L", "0504"),
        al.depot("D", "0305"),
        al.infantry("E", "0405"),
      ],
      flags: { step: "combat" },
    });
    const g = s.game.play();
    expect(questions.zones(g, "0605")).toEqual({ zones: [] });
    expect(questions.zones(g, "0406")).toEqual({ zones: [{ side: "allied", units: ["E"] }] });
    expect(s.answers()).toEqual(["target 0405"]);
    s.answer("target 0405");
    expect(s.refusedBy("add O")).toBe("3.1c");
  });

  test("3.1a, 3.1d: Leaders are drawn as discs with their rank, Depots as boxes, combat units as neither", () => {
    const s = stand({
      units: [
        ru.infantry("A", "0404"),
        ru.depot("D", "0101"),
        ru.chief("C", "0202"),
        ru.officer("O", "0303"),
        ru.head("R", "0304"),
      ],
      phase: "ic-maneuver",
    });
    const drawn = (id: string) => [s.unit(id).face.shape, s.unit(id).face.rank];
    expect(["A", "D", "O", "R", "C"].map(drawn)).toEqual([
      [undefined, undefined],
      ["box", undefined],
      ["disc", 1],
      ["disc", 2],
      ["disc", 4],
    ]);
  });

  test("3.1b: four types of combat unit, each with its own price of the ground", () => {
    const g = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, hexes: { "0202": ["woods"], "0402": ["woods"], "0602": ["woods"], "0802": ["woods"] } },
      units: [ru.infantry("I", "0201"), ru.cavalry("C", "0401"), ru.guns("G", "0601"), ru.horseGuns("H", "0801")],
    }).game.play();
    const price = (id: string, hex: string) => (questions.cost(g, id, [hex]) as { total: number }).total;
    expect([price("I", "0202"), price("C", "0402"), price("G", "0602"), price("H", "0802")]).toEqual([4, 6, 6, 6]);
    expect(() => stand({ units: [{ id: "X", side: "russian", kind: "engineers", at: "0404" }] })).toThrow(/kind/);
  });

  test("3.1d: three kinds of Leader; Commanders give points, an Officer checks his initiative instead", () => {
    const units = [
      ru.head("R", "0404", { corps: "III" }),
      ru.officer("O", "0405", { ...seventh, parent: "R" }),
      ru.infantry("A", "0405", { ...seventh, parent: "O" }),
    ];
    const command = stand({ phase: "command-distribution", units: [ru.chief("C", "0303"), ...units] });
    expect(command.answers()).toEqual(expect.arrayContaining(["command C O", "command R O"]));
    expect(command.refusedBy("command O O")).toBe("6.1a");
    const activation = stand({
      phase: "ooc-activation",
      units: [ru.commander("K", "0303", { corps: "III" }), ...units],
    });
    expect(activation.answers()).toContain("check O");
    expect([activation.refusedBy("check R"), activation.refusedBy("check K")]).toEqual(["3.1m", "3.1m"]);
  });

  test("3.5a: points go down the chain of command: from the Army Commander and the head of a corps to Officers, from them to nobody", () => {
    const s = stand({
      phase: "command-distribution",
      units: [
        ru.chief("C", "0303"),
        ru.head("R", "0404", { corps: "III" }),
        ru.head("S", "0404", { corps: "VI" }),
        ru.officer("O", "0405", { ...seventh, parent: "R" }),
        ru.infantry("A", "0405", { ...seventh, parent: "O" }),
      ],
    });
    expect(s.answers().filter((text) => text.endsWith(" O"))).toEqual(["command C O", "command R O"]);
    expect([s.refusedBy("command C R"), s.refusedBy("command S O"), s.refusedBy("command O A")]).toEqual([
      "6.1c",
      "6.1c",
      "6.1a",
    ]);
    s.answer("command R O");
    expect(s.eventsOf("commanded")).toMatchObject([{ leader: 1, officer: 3, units: [4] }]);
  });

  test("3.1g: a corps stands or breaks as one, and only it", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [
        ru.infantry("A", "0404", seventh),
        ru.infantry("B", "0505", { corps: "III", division: "12" }),
        ru.infantry("C", "0606", { corps: "VI", division: "7" }),
      ],
      flags: { corps: { III: { number: 4, lost: 5 }, VI: { number: 4, lost: 3 } } },
    });
    expect(["A", "B", "C"].map((id) => shown(s, id).includes("demoralized"))).toEqual([true, true, false]);
  });

  test("3.1h: a division is one of its corps: its namesake in another corps does not belong to it", () => {
    const stack = (corps: string) => {
      const s = stand({
        phase: "ic-maneuver",
        units: [
          ru.infantry("A", "0404", seventh),
          ru.infantry("B", "0404", seventh),
          ru.guns("G", "0404", { corps, division: "7" }),
          al.infantry("E", "0808"),
        ],
      });
      s.answer("end");
      return s.decision().kind;
    };
    expect([stack("III"), stack("VI")].map((kind) => kind === "overstack")).toEqual([false, true]);
  });
});

describe("stacking", () => {
  const crowd = (units: Parameters<typeof stand>[0]["units"], flags = {}) => {
    const s = stand({ phase: "ic-maneuver", units: [...(units ?? []), al.infantry("E", "0808")], flags });
    s.answer("end");
    return s.decision().kind === "overstack" || s.eventsOf("eliminated").length > 0;
  };
  const one = (id: string, more = {}) => ru.infantry(id, "0404", { ...seventh, ...more });

  test("3.3a: several units may share a hex, as many as the game allows", () => {
    const pair = [one("A", { nation: "french" }), one("B", { nation: "sardinian" })];
    expect([crowd(pair), crowd(pair, { game: { nationsApart: true } })]).toEqual([false, true]);
  });

  test("3.3e: Leaders never count", () => {
    const leaders = [ru.chief("C", "0404"), ru.head("R", "0404", { corps: "VI" }), ru.officer("O", "0404")];
    expect(crowd([one("A", { division: "12" }), one("B"), ...leaders])).toBe(false);
  });

  test("3.3f: the head of the corps or the Army Commander in the hex widens its limit, an Officer does not", () => {
    const four = [one("A"), one("B"), one("D", { division: "12" }), ru.guns("G", "0404", seventh)];
    expect(crowd(four)).toBe(true);
    expect(crowd([...four, ru.officer("O", "0404", seventh)])).toBe(true);
    expect(crowd([...four, ru.head("R", "0404", { corps: "III" })])).toBe(false);
    expect(crowd([...four, ru.chief("C", "0404")])).toBe(false);
    expect(crowd([...four, ru.head("R", "0404", { corps: "VI" })])).toBe(true);
  });
});

describe("what a force does", () => {
  test("7.0c: digging is the work of one unit, not of a stack that was taken up together", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [ru.infantry("A", "0404"), ru.infantry("B", "0404"), al.infantry("E", "0808")],
    });
    s.answer("unit A", "add B");
    expect(s.refusedBy("dig")).toBe("7.0c");
    expect(s.answers()).not.toContain("dig");
    s.answer("remove B");
    expect(s.answers()).toContain("dig");
  });

  test("2.0m: guns see three hexes over clear ground and no farther", () => {
    const s = stand({
      phase: "ic-bombardment",
      units: [ru.guns("G", "0401"), al.infantry("E", "0404"), al.infantry("F", "0701"), al.infantry("H", "0405")],
    });
    expect(s.answers()).toEqual(expect.arrayContaining(["target 0404", "target 0701"]));
    expect(s.answers()).not.toContain("target 0405");
    expect(questions.sight(s.game.play(), "0401", "0405")).toMatchObject({ rule: "3.7b" });
  });

  test("9.0e: bombardment, then charges, then combat, and no way back", () => {
    const s = stand({
      phase: "ic-bombardment",
      units: [
        ru.guns("G", "0704"),
        ru.infantry("A", "0304"),
        ru.cavalry("K", "0401", { stats: { sp: 8 } }),
        al.infantry("E", "0404", { stats: { sp: 2 } }),
      ],
      flags: { charges: [{ unit: "K", target: "0404" }] },
    });
    const asked = () => s.decision().kind;
    expect(asked()).toBe("bombard");
    expect(s.refusedBy("charge K")).toBe("9.1a");
    s.answer("end");
    expect(asked()).toBe("charge");
    expect(s.refusedBy("target 0404")).toBe("9.3a");
    s.answer("end");
    expect(asked()).toBe("combat");
    expect(s.refusedBy("charge K")).toBe("9.3a");
  });
});

import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

const compass = { russian: ["N"], allied: ["S"] };
const maneuver = { phase: "ic-maneuver", flags: { compass } } as const;
type Units = Parameters<typeof stand>[0]["units"] & object;
const rider = ru.cavalry("C", "0401");
const friend = ru.infantry("A", "0304");
const enemy = al.infantry("E", "0404");
const away = al.infantry("Z", "0808");

const charging = (
  code: string,
  units: Units = [rider, friend, enemy, away],
  dice: readonly number[] = [4],
  more = {},
) =>
  stand({
    phase: "ic-combat",
    units,
    tables: { "cavalry-charge": code, "combat-results": "Dr" },
    dice,
    ...more,
    flags: { compass, charges: [{ unit: "C", target: "0404" }], ...(more as { flags?: object }).flags },
  });

describe("preparing a charge", () => {
  const prepare = (units: Units, more = {}) => {
    const s = stand({ ...maneuver, ...more, units: [...units, ru.infantry("Y", "0801")] });
    s.answer("unit C");
    return s;
  };

  test("7.5e: cavalry names its target and does nothing else", () => {
    const s = prepare([rider, enemy]);
    s.answer("prepare 0404");
    expect(shown(s, "C")).toContain("charge");
    expect(s.refusedBy("unit C")).toBe("7.5d");
  });

  test("7.5a, E9: the game says whether, and not in fog", () => {
    expect(prepare([rider, enemy], { flags: { compass, game: { charges: false } } }).refusedBy("prepare 0404")).toBe(
      "7.5a",
    );
    expect(prepare([rider, enemy], { flags: { compass, weather: "fog" } }).refusedBy("prepare 0404")).toBe("E9");
  });

  test("7.5b: cavalry neither disrupted nor demoralized, with the enemy in sight", () => {
    expect(prepare([ru.cavalry("C", "0401", { state: ["disrupted"] }), enemy]).refusedBy("prepare 0404")).toBe("7.5b");
    expect(prepare([ru.cavalry("C", "0401", { state: ["temp-dm"] }), enemy]).refusedBy("prepare 0404")).toBe("7.5b");
    expect(prepare([rider, al.infantry("E", "0405")]).refusedBy("prepare 0405")).toBe("7.5b");
    expect(prepare([ru.infantry("C", "0401"), enemy]).refusedBy("prepare 0404")).toBe("7.5b");
  });

  test("7.5c: a straight row of clear hexes without slopes", () => {
    expect(prepare([rider, al.infantry("E", "0503")]).refusedBy("prepare 0503")).toBe("7.5c");
    const slope = { map: { cols: 8, rows: 8, sides: { "0402/0403": ["slope up:0402"] } } };
    expect(prepare([rider, enemy], slope).refusedBy("prepare 0404")).toBe("9.3e");
    const marsh = { map: { cols: 8, rows: 8, hexes: { "0403": ["marsh"] } } };
    expect(prepare([rider, enemy], marsh).refusedBy("prepare 0404")).toBe("9.3e");
  });

  test("7.5d: cavalry that has moved does not prepare", () => {
    const s = prepare([ru.cavalry("C", "0301"), enemy]);
    s.answer("hex 0401");
    expect(s.refusedBy("prepare 0404")).toBe("7.5d");
  });

  test("7.5f: activated cavalry prepares in its own maneuver and charges in its own combat", () => {
    const s = stand({
      phase: "ooc-activation",
      units: [rider, friend, enemy, away],
      flags: { compass, stage: 2 },
      tables: { "cavalry-charge": "CR" },
      dice: [1, 3],
    });
    s.answer("activate 0401", "unit C", "prepare 0404", "charge C");
    expect(s.eventsOf("charged")).toHaveLength(1);
  });
});

describe("charging", () => {
  test("9.3a: only cavalry that prepared charges", () => {
    const s = charging("OR", [rider, ru.cavalry("D", "0401"), friend, enemy, away], []);
    expect(s.answers()).toEqual(["charge C", "end"]);
    expect(s.refusedBy("charge D")).toBe("9.3a");
  });

  test("9.3b: the target must be engaged by others", () => {
    const s = stand({
      phase: "ic-combat",
      units: [rider, enemy, away, ru.infantry("A", "0707")],
      flags: { compass, charges: [{ unit: "C", target: "0404" }] },
    });
    expect(s.view().phase).not.toBe("ic-combat");
  });

  test("9.3c, CCT: the ratio is rounded down, and below one to two nobody charges", () => {
    const s = charging("OR", [rider, friend, al.infantry("E", "0404", { stats: { sp: 3 } }), away]);
    s.answer("charge C");
    expect(s.eventsOf("charged")[0]).toMatchObject({ attack: 4, defence: 3, column: "1:1" });
    const weak = charging("OR", [rider, friend, al.infantry("E", "0404", { stats: { sp: 9 } }), away], []);
    expect(weak.refusedBy("charge C")).toBe("9.3c");
  });

  test("9.3.1a, 9.3d: an Overrun puts it into the enemy's hex, and it takes no part in the combat", () => {
    const s = charging("OR");
    s.answer("charge C");
    expect([s.unit("C").at, s.unit("E").at]).toEqual(["0404", "0404"]);
    s.answer("target 0404");
    expect(s.refusedBy("add C")).toBe("9.3d");
  });

  test("9.3d: defenders of an overrun hex who must retreat are lost in its zone", () => {
    const s = charging("OR", undefined, [4, 3, 6]);
    s.answer("charge C", "target 0404", "add A", "resolve");
    expect([s.unit("E").at, s.unit("C").at]).toEqual(["peu", "0404"]);
  });

  test("9.3d: if defenders remain, it leaves by one hex when the Combat step ends, unharmed by their zones", () => {
    const s = charging("OR", undefined, [4], { flags: { bombarded: ["0404"] } });
    s.answer("charge C", "end");
    expect([s.unit("C").at, s.unit("E").at]).toEqual(["0403", "0404"]);
  });

  test("9.3d, CRT-M: overrunning cavalry counts for Combined Arms", () => {
    const s = charging("OR", [rider, friend, ru.guns("G", "0504"), enemy, away], [4, 3, 6]);
    s.answer("charge C", "target 0404", "add A", "add G", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ ledger: [{ id: "combined-arms", value: 1, rule: "CRT-M" }] });
  });

  test("9.3.1b: CR makes it retreat from before the target, CR 2 two hexes", () => {
    const one = charging("CR");
    one.answer("charge C");
    expect(one.unit("C").at).toBe("0402");
    const two = charging("CR 2");
    two.answer("charge C");
    expect(two.unit("C").at).toBe("0401");
  });

  test("9.3.1c: Ae, a die for each two-step unit: 1 to 4 awaits recovery, else lost for good", () => {
    const s = charging("Ae", [rider, ru.cavalry("D", "0401"), friend, enemy, away], [1, 4, 5], {
      flags: {
        charges: [
          { unit: "C", target: "0404" },
          { unit: "D", target: "0404" },
        ],
      },
    });
    s.answer("charge C");
    expect([s.unit("C").at, s.unit("D").at]).toEqual(["uar", "peu"]);
  });

  test("9.3f: stacking is kept throughout", () => {
    const many = ["C", "D", "F"].map((id) => ru.cavalry(id, "0401"));
    const s = charging("OR", [...many, friend, enemy, away], [], {
      flags: { charges: ["C", "D", "F"].map((unit) => ({ unit, target: "0404" })) },
    });
    expect(s.refusedBy("charge C")).toBe("9.3f");
  });

  test("9.3e: a line closed since it was prepared is no way any more", () => {
    const s = stand({
      phase: "ic-combat",
      map: { cols: 8, rows: 8, hexes: { "0402": ["woods"] } },
      units: [rider, friend, enemy, away],
      flags: { compass, charges: [{ unit: "C", target: "0404" }] },
    });
    expect(s.decision().kind).toBe("combat");
  });

  test("CCT-M: a shaken target and one without infantry add 1 each, steady infantry takes 1", () => {
    const ledger = (units: Units) => {
      const s = charging("CR", [rider, friend, ...units, away]);
      s.answer("charge C");
      const [event] = s.eventsOf("charged");
      return "ledger" in event && Array.isArray(event.ledger) ? event.ledger.map(({ id }) => id) : [];
    };
    expect(ledger([al.guns("E", "0404", { state: ["disrupted"] })])).toEqual(["shaken", "no-infantry"]);
    expect(ledger([al.infantry("E", "0404", { stats: { initiative: 5 } })])).toEqual(["steady"]);
  });
});

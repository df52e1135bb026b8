import { describe, expect, test } from "vitest";
import { al, ru, shown, stand, strength } from "../muster.ts";

const fight = {
  phase: "ic-combat",
  flags: { compass: { russian: ["N", "NE", "NW"], allied: ["S", "SE", "SW"] } },
} as const;
type Units = Parameters<typeof stand>[0]["units"] & object;

/** One attack of all Russian units named on 0404, with every cell the same. */
function attacked(code: string, units: Units, attackers: readonly string[], dice: readonly number[] = [4], more = {}) {
  const s = stand({ ...fire(more), units, tables: { "combat-results": code }, dice });
  s.answer("target 0404", ...attackers.map((id) => `add ${id}`), "resolve");
  return s;
}
const fire = (more: object) => ({ ...fight, ...more });
const A = ru.infantry("A", "0403");
const E = al.infantry("E", "0404");
const away = al.infantry("Z", "0808");

describe("results", () => {
  test("9.4.1a, 9.4.1.1a, 9.4.1.1d: De eliminates the defenders, to await recovery if they could have retreated", () => {
    const s = attacked("De", [A, E, al.infantry("F", "0404", { stats: { steps: 1 } }), away], ["A"]);
    expect([s.unit("E").at, s.unit("F").at]).toEqual(["uar", "peu"]);
  });

  test("9.4.1.1d: who could not have retreated is lost for good", () => {
    const s = attacked(
      "De",
      [A, ru.infantry("B", "0406"), ru.infantry("C", "0305"), ru.infantry("D", "0505"), E, away],
      ["A"],
    );
    expect(s.unit("E").at).toBe("peu");
  });

  test("9.4.1b, 9.4.1c: Dr makes the defender retreat one hex, Dr 2 two, and nobody is disrupted", () => {
    const one = attacked("Dr", [A, E, away], ["A"]);
    expect(one.answers()).toEqual(["hex 0505", "hex 0405", "hex 0305"]);
    one.answer("hex 0405");
    expect(shown(one, "E")).not.toContain("disrupted");
    const two = attacked("Dr 2", [A, E, away], ["A"]);
    two.answer("hex 0405", "hex 0406");
    expect(two.unit("E").at).toBe("0406");
  });

  test("9.4.1d: Ae eliminates the attackers", () => {
    const s = attacked("Ae", [A, ru.infantry("B", "0504"), E, away], ["A", "B"]);
    expect([s.unit("A").at, s.unit("B").at, s.unit("E").at]).toEqual(["uar", "uar", "0404"]);
  });

  test("9.4.1e: Ar makes all attackers retreat one hex, Ar 2 two", () => {
    const s = attacked("Ar", [A, E, away], ["A"], [4], { flags: { compass: { russian: ["N"], allied: ["S"] } } });
    expect(s.unit("A").at).toBe("0402");
    const two = attacked("Ar 2", [A, E, away], ["A"], [4], { flags: { compass: { russian: ["N"], allied: ["S"] } } });
    expect(two.unit("A").at).toBe("0401");
  });

  test("9.4.1f: Ar* is Ar on open ground", () => {
    const s = attacked("Ar*", [A, E, away], ["A"], [4], { flags: { compass: { russian: ["N"], allied: ["S"] } } });
    expect(s.unit("A").at).toBe("0402");
  });

  test("9.4.1f, 9.4.2a: into woods or a town, or across a bridge, Ar* is a Shock", () => {
    const maps = [
      { cols: 8, rows: 8, hexes: { "0404": ["woods"] } },
      { cols: 8, rows: 8, hexes: { "0404": ["town"] } },
      { cols: 8, rows: 8, sides: { "0403/0404": ["river", "bridge"] } },
    ];
    for (const map of maps) {
      const s = attacked("Ar*", [A, E, away], ["A"], [4, 1, 1], { map, tables: {} });
      expect(s.eventsOf("shocked")).toHaveLength(1);
    }
  });

  test("9.4.1h: in an Exchange the attacker loses units worth at least half of what the defender lost", () => {
    const units = [
      ru.infantry("A", "0403", { stats: { sp: 3 } }),
      ru.infantry("B", "0403", { stats: { sp: 4 } }),
      ru.infantry("C", "0504", { stats: { sp: 3 } }),
      al.infantry("E", "0404", { stats: { sp: 7 } }),
      away,
    ];
    const s = attacked("Ex", units, ["A", "B", "C"]);
    expect(s.unit("E").at).toBe("uar");
    expect(s.answers()).toEqual(["lose A", "lose B", "lose C"]);
    s.answer("lose A");
    expect(s.answers()).toEqual(["lose B", "lose C"]);
    s.answer("lose C");
    expect([s.unit("A").at, s.unit("B").at, s.unit("C").at]).toEqual(["uar", "0403", "uar"]);
  });

  test("9.4.1h: half rounded down asks for 3 of 7", () => {
    const units = [
      ru.infantry("A", "0403", { stats: { sp: 3 } }),
      ru.infantry("B", "0403", { stats: { sp: 4 } }),
      al.infantry("E", "0404", { stats: { sp: 7 } }),
      away,
    ];
    const s = attacked("Ex", units, ["A", "B"], [4], { options: { exchangeHalf: "rounded-down" } });
    s.answer("lose A");
    expect(s.unit("B").at).toBe("0403");
  });

  test("2.0a, 9.4a: attackers may enter the hex that was left", () => {
    const s = attacked("Dr", [A, E, away], ["A"]);
    s.answer("hex 0405");
    expect(s.answers()).toEqual(["advance A 0404", "end"]);
    s.answer("advance A 0404");
    expect(s.unit("A").at).toBe("0404");
  });

  test("8.0g, 4.0-5e: units out of command never advance", () => {
    const s = stand({
      phase: "ooc-activation",
      units: [A, E, away],
      flags: { ...fight.flags, stage: 2 },
      tables: { "combat-results": "De" },
      dice: [1, 4],
    });
    s.answer("activate 0403", "target 0404", "add A", "resolve");
    expect([s.unit("E").at, s.unit("A").at]).toEqual(["uar", "0403"]);
  });

  test("3.8.2h, 3.8.2c: a corps that has just broken does not advance", () => {
    const units = [
      ru.infantry("A", "0403", { corps: "III" }),
      ru.infantry("B", "0504", { corps: "III" }),
      al.infantry("E", "0404"),
      away,
    ];
    const s = attacked("Ex", units, ["A", "B"], [4], { flags: { ...fight.flags, corps: { III: { number: 4 } } } });
    s.answer("lose A");
    expect(shown(s, "B")).toContain("demoralized");
    expect(s.unit("B").at).toBe("0504");
    expect(s.eventsOf("advanced")).toEqual([]);
  });
});

describe("retreats", () => {
  const south = { flags: { compass: { russian: ["N"], allied: ["S"] } } } as const;

  test("9.4.1.2b, 9.4.1.2c: in compass directions, each step farther, the owner choosing", () => {
    const s = attacked("Dr 2", [A, E, away], ["A"]);
    expect(s.decision().seat).toBe(1);
    s.answer("hex 0305");
    expect([...s.answers()].sort()).toEqual(["hex 0205", "hex 0306"]);
  });

  test("9.4.1.2e, 3.4f, 9.4.1.1b: forced into an enemy zone the unit is eliminated, with a die for its box", () => {
    for (const [die, box] of [
      [4, "uar"],
      [5, "peu"],
    ] as const) {
      const s = attacked(
        "Dr",
        [A, ru.infantry("B", "0506"), E, al.infantry("F", "0405"), away],
        ["A"],
        [4, die],
        south,
      );
      expect(s.unit("E").at, String(die)).toBe(box);
    }
  });

  test("9.4.1.2e: with the second hex in a zone it is lost where it stands", () => {
    const s = attacked("Dr 2", [A, ru.infantry("B", "0407"), E, away], ["A"], [4, 1], south);
    expect(s.unit("E").at).toBe("uar");
  });

  test("9.4.1.2f: into the enemy, no ground or off the map is lost for good", () => {
    const blocked = attacked("Dr", [A, ru.infantry("B", "0405", { state: ["disrupted"] }), E, away], ["A"], [4], south);
    expect(blocked.unit("E").at).toBe("peu");
    const wall = attacked("Dr", [A, E, away], ["A"], [4], {
      ...south,
      map: { cols: 8, rows: 8, hexes: { "0405": ["impassable"] } },
    });
    expect(wall.unit("E").at).toBe("peu");
  });

  test("3.3h: onto a Depot a unit is eliminated, without a die", () => {
    const s = attacked("Dr", [A, E, al.depot("D", "0405"), away], ["A"], [4], south);
    expect(s.unit("E").at).toBe("uar");
  });

  test("3.3d, 9.4.1.2d: where a retreat fills a hex too much, the opponent removes the excess at the end", () => {
    const units = [A, E, al.infantry("F", "0405"), al.infantry("G", "0405"), away];
    const s = attacked("Dr", units, ["A"], [4], south);
    s.answer("end");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "overstack" });
    const owner = attacked("Dr", units, ["A"], [4], { ...south, options: { retreatOverstackChooser: "owner" } });
    owner.answer("end");
    expect(owner.decision().seat).toBe(1);
  });

  test("9.4.1.2b: Leaders go along with a unit or stay, and an advance takes who is alone", () => {
    const s = attacked("Dr", [A, E, al.officer("O", "0404"), away], ["A"], [4], south);
    expect(s.answers()).toEqual(["follow O 0405", "end"]);
    s.answer("end", "advance A 0404");
    expect(s.unit("O").at).toBe("captured");
    const along = attacked("Dr", [A, E, al.officer("O", "0404"), away], ["A"], [4], south);
    along.answer("follow O 0405");
    expect(along.unit("O").at).toBe("0405");
  });

  test("7.3h: a unit that retreats into the hex of a friend on the march breaks his march", () => {
    const s = attacked("Dr", [A, E, al.infantry("F", "0405", { state: ["road-march"] }), away], ["A"], [4], south);
    expect(shown(s, "F")).toContain("until-rally");
  });
});

describe("Shock Combat", () => {
  const shock = (units: Units, dice: readonly number[], tables = {}, more = {}) => {
    const s = stand({
      ...fight,
      ...more,
      units: [...units, away],
      tables: { "combat-results": "Sk", ...tables },
      dice,
    });
    s.answer("target 0404", "add A", "resolve");
    return s;
  };

  test("9.4.1g, 9.4.2b, 9.4.2c: half a die on the initiative of each lead, and the difference gives the result", () => {
    const s = shock(
      [ru.infantry("A", "0403", { stats: { initiative: 4 } }), al.infantry("E", "0404", { stats: { initiative: 3 } })],
      [3, 6, 1],
    );
    expect(s.eventsOf("shocked")[0]).toMatchObject({ sums: [7, 4], column: "+2..+3", cell: "Dr 2" });
  });

  test("9.4.2d: 1R costs both leads a step, and they are not disrupted", () => {
    const s = shock([A, E], [3, 1, 1]);
    expect([strength(s, "A"), strength(s, "E")]).toEqual(["2", "2"]);
    expect(shown(s, "E")).not.toContain("disrupted");
    const on = shock([A, E], [3, 1, 1], {}, { options: { shockStepDisrupts: "on" } });
    expect(shown(on, "E")).toContain("disrupted");
  });

  test("9.4.2b: the owner names the lead where units tie, the attacker first", () => {
    const s = stand({
      ...fight,
      units: [A, ru.infantry("B", "0403"), E, al.infantry("F", "0404"), away],
      tables: { "combat-results": "Sk", "shock-combat": "1R" },
      dice: [3, 1, 1],
    });
    s.answer("target 0404", "add A", "add B", "resolve");
    expect([s.decision().seat, s.answers()]).toEqual([0, ["lead A", "lead B"]]);
    s.answer("lead B");
    expect([s.decision().seat, s.answers()]).toEqual([1, ["lead E", "lead F"]]);
    s.answer("lead E");
    expect(["A", "B", "E", "F"].map((id) => strength(s, id))).toEqual(["4", "2", "2", "4"]);
  });

  test("3.8.2f: demoralization takes 1 off the initiative", () => {
    const s = shock([ru.infantry("A", "0403", { state: ["temp-dm"] }), E], [3, 1, 1]);
    expect(s.eventsOf("shocked")[0]).toMatchObject({ sums: [3, 4] });
  });
});

describe("Leaders in the fight", () => {
  test("E12: a die for each Leader in a hex that lost a unit, killed on a 1, before anybody advances", () => {
    const s = attacked("De", [A, E, al.officer("O", "0404"), al.officer("P", "0404"), away], ["A"], [4, 1, 2], {
      flags: { ...fight.flags, game: { leaderLoss: true } },
    });
    expect([s.unit("O").at, s.unit("P").at]).toEqual(["killed", "0404"]);
  });
});

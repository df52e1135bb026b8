import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";
import { a, e, on } from "./attack.ts";
import { A, at, away, E, flat, north, result, type Text, type Units, wide } from "./fight.ts";

describe("duties in corners (9.0, I-123 to I-126)", () => {
  const codes = { tables: { "combat-results": "Ar" }, dice: [3] };

  test("9.1e: a battery beside two enemies may choose which to attack, if others take the rest (I-70)", () => {
    const s = on([ru.guns("G", "0403"), a(4, {}, "0304", "B"), e(4), e(4, {}, "0504", "F")]);
    s.answer("target 0404", "add B");
    expect(s.answers()).toContain("resolve");
    expect(s.refusedBy("add G")).toBe("9.0a");
  });

  test("9.1e: it need not take part where all enemies beside it were bombarded by others (I-70)", () => {
    const s = on([ru.guns("G", "0403"), a(4, {}, "0304", "B"), e(4)], { flags: { bombarded: ["0404"] } });
    expect(s.answers()).toContain("end");
    s.answer("target 0404", "add B");
    expect(s.answers()).toContain("resolve");
  });

  test("9.1e, 9.0b: a battery in a town is excused from taking part, not from the ban on bombarding (I-124)", () => {
    const map = { ...flat, hexes: { "0403": ["town"] } };
    expect(on([ru.guns("G", "0403"), e(4)], { map }).answers()).toContain("end");
    const fire = stand({ phase: "ic-bombardment", map, units: [ru.guns("G", "0403"), e(4), ...away] });
    expect(fire.view().phase).not.toBe("ic-bombardment");
  });

  test("9.0a: a unit too weak to attack alone owes nothing (I-123)", () => {
    const weak = ru.infantry("A", "0403", { stats: { sp: 1, steps: 1 } });
    const map = { ...flat, sides: { "0403/0404": ["stream"] } };
    const s = on([weak, e(4)], { map });
    expect(s.view().phase === "ic-combat" && !s.answers().includes("end")).toBe(false);
  });

  test("9.0a: an enemy who retreats beside another friend makes no new duty (I-123)", () => {
    const s = on([a(4), a(4, {}, "0306", "B"), e(4)], {
      tables: { "combat-results": "Dr" },
      dice: [3],
      flags: { compass: { russian: ["N"], allied: ["SE"] } },
    });
    s.answer("target 0404", "add A", "resolve");
    expect(at(s, "E")).toEqual(["0505"]);
    expect(s.answers()).toContain("end");
  });

  test("9.0a: one unit may attack two owed hexes by itself, and then owes nothing more (I-124)", () => {
    const s = on([a(20), e(4), e(4, {}, "0504", "F")], codes);
    s.answer("target 0404", "target 0504", "add A", "resolve");
    expect(at(s, "A")).toEqual(["0402"]);
  });

  test("7.1.2e: an attack on a hex that marked units owe includes all of them (I-125)", () => {
    const marked = { state: ["marked"] };
    const s = on([a(9, marked), a(9, marked, "0403", "B"), a(4, {}, "0304", "D"), e(2)], {
      flags: {
        owes: [
          { unit: "A", target: "E" },
          { unit: "B", target: "E" },
        ],
        step: "combat",
      },
    });
    s.answer("target 0404", "add A", "add D");
    expect(s.refusedBy("resolve")).toBe("7.1.2e");
    s.answer("add B");
    expect(s.answers()).toContain("resolve");
  });

  test("9.2i: who advanced after bombardment must take part, though others could do it (I-126)", () => {
    const s = on([a(4, { state: ["advanced"] }), a(4, {}, "0504", "B"), e(4)], { flags: { step: "combat" } });
    s.answer("target 0404", "add B");
    expect(s.refusedBy("resolve")).toBe("9.2i");
  });

  test("TEC: guns attack over a river they cannot cross, at half strength (I-103)", () => {
    const s = on([ru.guns("G", "0403", { stats: { sp: 6, reducedSp: 3 } }), e(3)], {
      ...codes,
      map: { ...flat, sides: { "0403/0404": ["river"] } },
    });
    s.answer("target 0404", "add G", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ attack: 3, defence: 3 });
  });

  test.each<[string, Text["map"]]>([
    ["TEC: no attack over a cliff (I-85)", { ...flat, sides: { "0403/0404": ["cliff up:0404"] } }],
    ["TEC: no attack over a major river (I-85)", { ...flat, sides: { "0403/0404": ["major-river"] } }],
  ])("%s", (_title, map) => {
    const s = on([a(4), a(4, {}, "0504", "B"), e(4)], { map });
    s.answer("target 0404");
    expect(s.refusedBy("add A")).not.toBe("");
    expect(s.answers()).toContain("add B");
  });
});

describe("retreats in corners (I-131, I-132)", () => {
  test("9.4.1.2b: no step back towards the hex left: two hexes end two hexes away", () => {
    const s = result("Dr 2", [A, E], { flags: { compass: { russian: ["N"], allied: ["SE", "SW"] } } });
    s.answer("hex 0505");
    expect(s.unit("E").at === "0505" ? s.answers() : ["hex 0605"]).toEqual(["hex 0605"]);
  });

  test("9.4.1.2e: a free route of full length must be taken, though another begins as well", () => {
    const s = result("Dr 2", [A, E, ru.infantry("B", "0606")], { flags: { compass: wide } });
    expect([...s.answers()].sort()).toEqual(["hex 0305", "hex 0405"]);
    s.answer("hex 0405");
    expect(s.answers()).not.toContain("hex 0506");
  });

  test("9.4.1.2e, 9.4.1.2f: of several deadly ways the mildest counts: a zone before the enemy's hex (I-132)", () => {
    const blocked = [ru.infantry("B", "0405", { state: ["disrupted"] }), ru.infantry("D", "0605")];
    const s = result("Dr", [A, E, ...blocked], {
      dice: [3, 1],
      flags: { compass: { russian: ["N"], allied: ["S", "SE"] }, bombarded: ["0404"] },
    });
    expect(at(s, "E")).toEqual(["uar"]);
  });

  test("9.4.1.2f: a hex held by the enemy is not a mere zone, though one lies over it (I-132)", () => {
    expect(at(result("Dr", [A, E, ru.infantry("B", "0405")]), "E")).toEqual(["peu"]);
  });

  test("9.4.1.2f: a hex with only enemy Leaders or a Depot counts as enemy-occupied (I-131)", () => {
    expect(at(result("Dr", [A, E, ru.officer("O", "0405")]), "E")).toEqual(["peu"]);
    expect(at(result("Dr", [A, E, ru.depot("O", "0405")]), "E")).toEqual(["peu"]);
  });

  test("3.3h: onto a Depot is milder than off the map (I-132)", () => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0406"), al.infantry("E", "0407"), al.depot("D", "0408"), ...away],
      flags: { compass: { russian: ["N"], allied: ["S", "SW"] } },
      map: { ...flat, hexes: { "0308": ["impassable"] } },
      tables: { "combat-results": "Dr" },
      dice: [3],
    });
    s.answer("target 0407", "add A", "resolve");
    expect(at(s, "E")).toEqual(["uar"]);
  });

  test("9.4.1.2b: a retreat of two with one free hex does not walk it: the unit is lost where it stood (I-132)", () => {
    const s = result("Dr 2", [A, E], { map: { ...flat, hexes: { "0406": ["impassable"] } } });
    expect(at(s, "E")).toEqual(["peu"]);
    expect(s.eventsOf("retreated")).toEqual([]);
  });

  test("7.4h: a retreat that ends beside enemy builders disturbs them (I-53)", () => {
    const s = result("Dr", [A, E, ru.infantry("B", "0406", { state: ["building", "ooc", "disrupted"] })], {
      map: { ...flat, hexes: { "0406": ["uc"] } },
    });
    expect([at(s, "E"), shown(s, "B").includes("building")]).toEqual([["0405"], false]);
  });

  test("7.3h: nor does it leave an enemy on the march alone (I-53)", () => {
    const s = result("Dr", [A, E, ru.infantry("B", "0406", { state: ["road-march", "ooc", "disrupted"] })]);
    expect([at(s, "E"), shown(s, "B").includes("forced-march")]).toEqual([["0405"], false]);
  });

  test("9.4.1e: attackers of two hexes retreat each from where they stand", () => {
    const s = result("Ar 2", [A, ru.infantry("B", "0504"), E], {}, ["A", "B"]);
    expect(at(s, "A", "B")).toEqual(["0401", "0502"]);
  });
});

describe("losses in corners", () => {
  test("9.4.1.1d: boxes are judged as the pieces stood when the result fell, nobody removed yet (I-130)", () => {
    const two = [ru.infantry("A", "0403"), ru.infantry("B", "0504"), E];
    // Each could go back only one way, and neither is kept from it by the other.
    const s = result("Ae", two, { flags: { compass: north } }, ["A", "B"]);
    expect(at(s, "A", "B")).toEqual(["uar", "uar"]);
    const shut = result("Ae", [...two, al.infantry("F", "0401")], { flags: { compass: north } }, ["A", "B"]);
    expect(at(shut, "A", "B")).toEqual(["peu", "uar"]);
  });

  test("3.8.2h: a corps that breaks by its own exchange does not advance (I-135)", () => {
    const s = result(
      "Ex",
      [ru.infantry("A", "0403", { corps: "III" }), ru.infantry("B", "0504", { corps: "III" }), E],
      { flags: { corps: { III: { number: 4 } } } },
      ["A", "B"],
    );
    s.answer("lose A");
    expect([shown(s, "B").includes("demoralized"), s.eventsOf("advanced").length]).toEqual([true, 0]);
  });

  test("3.8.2c: a defender's corps that breaks in the fight is demoralized for the next one", () => {
    const s = on([a(4), a(4, {}, "0606", "B"), e(4, { corps: "F" }), e(4, { corps: "F" }, "0607", "G")], {
      flags: { corps: { F: { number: 4 } }, compass: north },
      tables: { "combat-results": "De" },
      dice: [3, 3],
    });
    s.answer("target 0404", "add A", "resolve", "end", "target 0607", "add B", "resolve");
    expect(s.eventsOf("attacked")[1]).toMatchObject({ attack: 4, defence: 2 });
  });

  test("9.4.1h: in an Exchange the box of an attacker follows 9.4.1.1d", () => {
    const s = result("Ex", [A, E], { map: { ...flat, hexes: { "0402": ["impassable"] } } });
    expect(at(s, "A")).toEqual(["peu"]);
  });

  test("3.3c: excess units await recovery without a die, and count as lost (I-19)", () => {
    const third = { corps: "III" };
    const s = stand({
      phase: "ic-maneuver",
      units: [
        ru.infantry("A", "0303", third),
        ru.infantry("B", "0303", third),
        ru.infantry("D", "0303", third),
        ru.infantry("Y", "0801"),
        ...away,
      ],
      flags: { corps: { III: { number: 9 } } },
    });
    s.answer("end", "lose A");
    expect(s.view().notes).toContain("III: 4 of 9 lost.");
  });

  test("9.3.1a: an Overrun captures nobody (I-30)", () => {
    const units: Units = [ru.cavalry("C", "0401"), ru.infantry("A", "0304"), E, al.officer("O", "0404"), ...away];
    const s = stand({
      phase: "ic-combat",
      units,
      flags: { compass: north, charges: [{ unit: "C", target: "0404" }] },
      tables: { "cavalry-charge": "OR" },
      dice: [3],
    });
    s.answer("charge C");
    expect(at(s, "O", "C")).toEqual(["0404", "0404"]);
  });

  test("9.3d: overrunning cavalry leaves by one hex if the hex was not cleared, other zones counting (I-122)", () => {
    const units: Units = [ru.cavalry("C", "0401"), ru.infantry("A", "0304"), E, al.infantry("F", "0602"), ...away];
    const s = stand({
      phase: "ic-combat",
      units,
      flags: { compass: north, charges: [{ unit: "C", target: "0404" }], bombarded: ["0404"] },
      tables: { "cavalry-charge": "OR" },
      dice: [3],
    });
    s.answer("charge C", "end");
    expect(at(s, "C")).toEqual(["0403"]);
  });
});

import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";
import type { Text, Units } from "./fight.ts";

const far = [al.infantry("Z", "0808"), al.chief("H", "0808")];
const third = { corps: "III" };
const seventh = { ...third, division: "7" };
const under = { ...seventh, parent: "O" };
const O = ru.officer("O", "0404", seventh);
const road = ["0101", "0102", "0103", "0104", "0105", "0106", "0107", "0108"];

describe("Recovery in corners", () => {
  const on = (units: Units, more: Text = {}) =>
    stand({
      phase: "administration",
      ...more,
      units: [
        ...units,
        ru.officer("Q", "0202", { corps: "VI", division: "6" }),
        ru.infantry("V", "uar", { corps: "VI", division: "6", parent: "Q" }),
        ...far,
      ],
      flags: { step: "sponsors", game: { admin: "track", orders: { russian: 0, allied: 0 } }, ...(more.flags ?? {}) },
    });
  const lost = ru.infantry("A", "uar", under);

  test("3.3g, 5.2e: an Officer in the hex of a Depot does not sponsor, where the unit could not be placed (I-90)", () => {
    expect(on([O, lost, ru.depot("D", "0404", third)]).answers()).not.toContain("sponsor O");
  });

  test("7.3e, 5.2e: nor one in the hex of a unit on the march (I-90)", () => {
    expect(on([O, lost, ru.infantry("B", "0404", { state: ["road-march"] })]).answers()).not.toContain("sponsor O");
  });

  test("5.2d: without a limit on how many one Officer tries, each with the former dice known (I-38, I-89)", () => {
    const s = on([O, lost, ru.infantry("B", "uar", under), ru.infantry("D", "uar", under)], { dice: [6, 6, 6] });
    s.answer("sponsor O", "end");
    expect([...s.answers()].filter((text) => text.startsWith("recover")).sort()).toEqual([
      "recover A",
      "recover B",
      "recover D",
    ]);
    s.answer("recover D", "recover A", "recover B");
    expect(s.eventsOf("recovery-rolled")).toHaveLength(3);
  });

  test("5.2a, 4.0-A0: the first player's sponsors, the second's, then the first player's dice and the second's (I-89)", () => {
    const s = on(
      [
        O,
        lost,
        al.officer("P", "0704", { corps: "F", division: "1" }),
        al.infantry("E", "uar", { corps: "F", division: "1", parent: "P" }),
      ],
      { dice: [1, 1] },
    );
    s.answer("sponsor O", "end");
    expect([s.decision().seat, s.answers().includes("sponsor P")]).toEqual([1, true]);
    s.answer("sponsor P");
    expect([s.decision().seat, s.answers().includes("recover A")]).toEqual([0, true]);
    s.answer("recover A");
    expect([s.decision().seat, s.answers().includes("recover E")]).toEqual([1, true]);
    s.answer("recover E");
    expect([s.unit("A").at, s.unit("E").at]).toEqual(["0404", "0704"]);
  });

  test("3.8.2a, 5.2e: a unit that returns to a demoralized corps is demoralized (I-15)", () => {
    const s = on([O, lost], { dice: [1], flags: { corps: { III: { number: 2, lost: 40 } } } });
    s.answer("sponsor O", "end", "recover A");
    expect(shown(s, "A")).toContain("demoralized");
  });
});

describe("initiative in corners", () => {
  const on = (units: Units, more: Text = {}) =>
    stand({
      phase: "ooc-activation",
      ...more,
      units: [...units, ...far],
      flags: { compass: { russian: ["N"], allied: ["S"] }, ...(more.flags ?? {}) },
    });

  test("4.0-5j: being in range counts at the moment of the check, wherever the Officer goes then (I-99)", () => {
    const s = on([O, ru.infantry("A", "0402", under), ru.infantry("Y", "0801")], { dice: [6] });
    s.answer("check O", "unit O", "hex 0108", "stop", "end");
    expect(s.refusedBy("activate 0402")).toBe("4.0-5j");
  });

  test("4.0-5c: of a mixed hex only the Officer's own units act (I-115)", () => {
    const s = on([O, ru.infantry("A", "0402", under), ru.infantry("B", "0402", { corps: "VI" })], { dice: [1] });
    s.answer("check O", "activate 0402");
    expect(s.answers().filter((text) => text.startsWith("unit"))).toEqual(["unit A"]);
  });

  test("4.0-5h: a unit whose Officer is in command but too far away checks for itself (I-66)", () => {
    const s = on([ru.officer("O", "0801", { ...seventh, state: ["ic"] }), ru.infantry("A", "0104", under)], {
      dice: [1],
    });
    if (s.answers().includes("activate 0104") === false) s.answer("end");
    s.answer("activate 0104");
    expect(s.eventsOf("activated")).toHaveLength(1);
  });

  test("4.0-5k: where the strongest tie, their owner chooses (I-64)", () => {
    const tie = [
      ru.infantry("A", "0404", { stats: { sp: 4, reducedSp: 2, initiative: 1 } }),
      ru.infantry("B", "0404", { stats: { sp: 4, reducedSp: 2, initiative: 5 } }),
    ];
    const s = on(tie, { flags: { stage: 2 }, dice: [4] });
    s.answer("activate 0404");
    if (s.eventsOf("force-checked").length === 0) s.answer("lead B");
    expect(s.eventsOf("force-checked")[0]).toMatchObject({ rating: 5 });
  });

  test("7.1.2a: an activated force may Repulse, and follows though it never advances (I-48)", () => {
    const s = on(
      [
        ru.infantry("A", "0403", { stats: { sp: 20, reducedSp: 9 } }),
        al.infantry("E", "0404", { stats: { sp: 2, reducedSp: 1 } }),
      ],
      {
        flags: { stage: 2 },
        tables: { "combat-results": "Dr" },
        dice: [1, 3],
      },
    );
    s.answer("activate 0403", "unit A", "repulse 0404");
    expect([s.unit("A").at, s.unit("E").at]).toEqual(["0404", "0405"]);
  });

  test("3.3c: stacking is tested at the end of each activation (I-18, I-117)", () => {
    const s = on([ru.infantry("A", "0402"), ru.infantry("B", "0404"), ru.infantry("D", "0404")], {
      flags: { stage: 2 },
      dice: [1],
    });
    s.answer("activate 0402", "unit A", "hex 0404", "stop", "end");
    expect(s.decision().kind).toBe("overstack");
  });
});

describe("Leaders in corners", () => {
  test("3.5f: each Leader moves in one phase only (I-98)", () => {
    const s = stand({
      phase: "ooc-activation",
      units: [ru.officer("O", "0404", { ...seventh, state: ["ic", "moved"] }), ru.infantry("A", "0402"), ...far],
      flags: { stage: 2 },
    });
    expect(s.answers()).not.toContain("unit O");
  });

  test("3.1o: a Leader whose units all retreat may be left, and is taken by an advance (I-100)", () => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0403"), al.infantry("E", "0404"), al.officer("O", "0404"), ...far],
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "Dr" },
      dice: [3],
    });
    s.answer("target 0404", "add A", "resolve", "end", "advance A 0404");
    expect(s.unit("O").at).toBe("captured");
  });

  test("2.0a: a Leader of the attackers may go along with the advance (I-31)", () => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0403"), ru.officer("P", "0403"), al.infantry("E", "0404"), ...far],
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "De" },
      dice: [3],
    });
    s.answer("target 0404", "add A", "resolve", "advance A 0404");
    expect(s.answers()).toContain("follow P 0404");
  });

  test("6.1e: units of a lost Officer get points as forces, or check for themselves (I-96)", () => {
    const units = [ru.officer("O", "captured", seventh), ru.infantry("A", "0403", under), ru.chief("C", "0402")];
    expect(stand({ phase: "command-distribution", units: [...units, ...far] }).answers()).toContain(
      "command-hex C 0403",
    );
    const s = stand({ phase: "ooc-activation", units: [...units, ...far], flags: { stage: 2 } });
    expect(s.answers()).toContain("activate 0403");
  });
});

describe("marches in corners", () => {
  const map = { cols: 4, rows: 8, roads: [road], hexes: { "0108": ["town"] } };
  test("7.5d: cavalry that has spent a point in place does not prepare (I-106)", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, roads: [["0401", "0402", "0403"]] },
      units: [ru.cavalry("C", "0401"), al.infantry("E", "0404"), ru.infantry("Y", "0801")],
    });
    s.answer("unit C", "road", "road");
    expect(s.refusedBy("prepare 0404")).toBe("7.5d");
  });

  test("5.5d: an order is shown when its last unit leaves it (I-43)", () => {
    const s = stand({
      phase: "ic-maneuver",
      map,
      units: [ru.infantry("A", "0107"), ru.infantry("Y", "0401")],
      flags: { orders: [{ side: "russian", units: ["A"], to: "0108" }] },
    });
    s.answer("unit A", "leave-order");
    expect(s.eventsOf("order-shown")).toHaveLength(1);
  });

  test("5.5d: not when one of several leaves it, short of the destination", () => {
    const s = stand({
      phase: "ic-maneuver",
      map,
      units: [ru.infantry("A", "0107"), ru.infantry("B", "0101"), ru.infantry("Y", "0401")],
      flags: { orders: [{ side: "russian", units: ["A", "B"], to: "0108" }] },
    });
    s.answer("unit A", "leave-order");
    expect(s.eventsOf("order-shown")).toEqual([]);
  });

  test("7.3h: disruption does not end a march (I-105)", () => {
    const s = stand({
      phase: "ic-bombardment",
      units: [ru.guns("G", "0401"), al.infantry("E", "0404", { state: ["road-march"] }), ...far],
      tables: { "artillery-results": "DR" },
      dice: [3],
    });
    s.answer("target 0404", "add G", "resolve");
    expect(shown(s, "E")).toEqual(expect.arrayContaining(["disrupted", "forced-march"]));
  });

  test("7.2c: nobody of an earlier group comes in behind one of a later group; within a group as the owner likes (I-104)", () => {
    const units = [
      { id: "Blz", side: "russian", kind: "infantry", at: "waiting" },
      { id: "RA1", side: "russian", kind: "artillery", at: "waiting" },
      { id: "RA2", side: "russian", kind: "artillery", at: "waiting" },
    ];
    const s = stand({ phase: "ic-maneuver", scenario: "battle", map: { use: "tchernaya" }, turn: 2, units });
    s.answer("enter RA2 1801", "hex 1801", "hex 1803", "stop");
    expect(s.refusedBy("enter Blz 1801")).toBe("7.2c");
    expect(s.answers()).toContain("enter RA1 1801");
  });

  test("7.4g, 7.4f: giving up a site takes its attempts back to none (I-55)", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, hexes: { "0303": ["uc"] } },
      units: [ru.infantry("A", "0303"), ru.infantry("Y", "0801")],
      flags: { attempts: { "0303": 2 } },
      dice: [6],
      script: ["abandon"],
    });
    s.answer("unit A", "dig");
    expect(s.view().markers).toEqual([expect.objectContaining({ hex: "0303", kind: "under-construction", text: "0" })]);
  });
});

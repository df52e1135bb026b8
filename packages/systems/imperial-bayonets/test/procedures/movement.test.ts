import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

const maneuver = { phase: "ic-maneuver" } as const;

describe("movement", () => {
  test("7.1a, 7.1b: a unit in command spends its whole allowance by the chart", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "0101"), ru.infantry("B", "0801")] });
    s.answer("unit A");
    expect(s.answers()).toContain("hex 0106");
    expect(s.answers()).not.toContain("hex 0107");
    expect(s.refusedBy("hex 0107")).toBe("7.1a");
    s.answer("hex 0106");
    expect(s.unit("A").at).toBe("0106");
    expect(s.refusedBy("unit A")).toBe("7.1a");
  });

  test("7.1e: the cost of a hexside is added to that of the hex", () => {
    const s = stand({
      ...maneuver,
      map: { cols: 8, rows: 8, hexes: { "0404": ["woods"] }, sides: { "0403/0404": ["stream"] } },
      units: [ru.infantry("A", "0403", { stats: { ma: 2 } }), ru.infantry("B", "0403", { stats: { ma: 3 } })],
    });
    s.answer("unit A");
    expect(s.refusedBy("hex 0404")).toBe("7.1a");
    s.answer("stop", "unit B", "hex 0404");
    expect(s.unit("B").at).toBe("0404");
  });

  test("7.1c: a stack goes as far as its slowest member, each paying its own price", () => {
    const s = stand({
      ...maneuver,
      map: { cols: 8, rows: 8, hexes: { "0102": ["woods"], "0201": ["woods"] } },
      units: [ru.infantry("A", "0101"), ru.guns("G", "0101")],
    });
    s.answer("unit A", "add G");
    expect(s.answers()).toContain("hex 0102");
    expect(s.answers()).not.toContain("hex 0104");
    s.answer("hex 0103", "unit A", "hex 0104");
    expect([s.unit("A").at, s.unit("G").at]).toEqual(["0104", "0103"]);
  });

  test("6.0a, 3.5f: only units in command act in the IC Maneuver Phase", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "0101", { state: ["ooc"] }), ru.infantry("B", "0301")] });
    expect(s.refusedBy("unit A")).toBe("6.0a");
    expect(s.answers()).toContain("unit B");
  });

  test("3.3i: joining other combat units costs a point more, and Leaders and Depots ask nothing", () => {
    const s = stand({
      ...maneuver,
      units: [
        ru.infantry("A", "0301", { stats: { ma: 1 } }),
        ru.infantry("B", "0302"),
        ru.infantry("C", "0501", { stats: { ma: 1 } }),
        ru.officer("O", "0502"),
      ],
    });
    s.answer("unit A");
    expect(s.refusedBy("hex 0302")).toBe("3.3i");
    s.answer("stop", "unit C", "hex 0502");
    expect(s.unit("C").at).toBe("0502");
  });

  test("3.3j: leaving a stack costs nothing more", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "0301", { stats: { ma: 1 } }), ru.infantry("B", "0301")] });
    s.answer("unit A", "hex 0302");
    expect(s.unit("A").at).toBe("0302");
  });

  test("3.3g: the hex of a Depot of one's own is closed to combat units", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "0301"), ru.depot("D", "0302"), ru.officer("O", "0301")] });
    s.answer("unit A");
    expect(s.refusedBy("hex 0302")).toBe("3.3g");
    s.answer("stop", "unit O", "hex 0302");
    expect(s.unit("O").at).toBe("0302");
  });

  test("3.3b, 3.3c: a hex may be too full on the way, and its owner removes the excess when the phase ends", () => {
    const s = stand({
      ...maneuver,
      units: [ru.infantry("A", "0301"), ru.infantry("B", "0302"), ru.infantry("C", "0302"), ru.infantry("D", "0801")],
    });
    s.answer("unit A", "hex 0302", "stop", "end");
    expect(s.decision().seat).toBe(0);
    expect(s.answers()).toEqual(["lose A", "lose B", "lose C"]);
    s.answer("lose B");
    expect([s.unit("B").at, s.unit("A").at]).toEqual(["uar", "0302"]);
  });

  test("3.3c: of the excess a full unit of two steps awaits recovery, any other is lost for good", () => {
    const s = stand({
      ...maneuver,
      units: [
        ru.infantry("A", "0302", { stats: { reducedSp: 2 }, state: ["reduced"] }),
        ru.infantry("B", "0302"),
        ru.infantry("C", "0302"),
        ru.infantry("D", "0801"),
      ],
    });
    s.answer("end", "lose A");
    expect(s.unit("A").at).toBe("peu");
  });
});

describe("enemy zones", () => {
  const enemy = al.infantry("E", "0404");

  test("3.4c, 7.1d: a unit that enters an enemy zone stops", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "0401"), enemy] });
    s.answer("unit A", "hex 0403");
    expect(s.unit("A").at).toBe("0403");
    expect(s.game.pending()).toMatchObject({ kind: "decide" });
    expect(s.view().phase).toBe("ic-combat");
  });

  test("3.4e: nobody steps from zone to zone, even to a friend", () => {
    const s = stand({
      ...maneuver,
      units: [ru.officer("O", "0403"), ru.infantry("B", "0504"), enemy, ru.infantry("C", "0801")],
    });
    s.answer("unit O");
    expect(s.refusedBy("step 0504")).toBe("3.4e");
    expect(s.answers()).toContain("hex 0402");
  });

  test("3.4d: a Leader leaves a zone freely; 7.1.1a holds a combat unit that began in one", () => {
    const s = stand({ ...maneuver, units: [ru.officer("O", "0403"), ru.infantry("A", "0403"), enemy] });
    expect(s.refusedBy("unit A")).toBe("7.1.1a");
    s.answer("unit O", "hex 0401");
    expect(s.unit("O").at).toBe("0401");
  });

  test("7.1.1a, 7.1.1b: a unit that begins the phase in an enemy zone does nothing but a Repulse", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "0403"), enemy, ru.infantry("B", "0801")] });
    expect(s.refusedBy("unit A")).toBe("7.1.1a");
    expect(shown(s, "A")).toContain("held");
  });

  test("3.4a, 3.8.1d: a disrupted, demoralized or unsupplied enemy has no zone and holds nobody", () => {
    for (const state of ["disrupted", "temp-dm", "oos"]) {
      const s = stand({ ...maneuver, units: [ru.infantry("A", "0403"), al.infantry("E", "0404", { state: [state] })] });
      s.answer("unit A");
      expect(s.answers(), state).toContain("hex 0504");
    }
  });

  test("3.4b: a zone does not reach over a major river", () => {
    const s = stand({
      ...maneuver,
      map: { cols: 8, rows: 8, sides: { "0403/0404": ["major-river"] } },
      units: [ru.infantry("A", "0403"), enemy],
    });
    expect(s.answers()).toContain("unit A");
  });

  test("2.0h: the zone lies on the six hexes around a unit", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "0801"), enemy] });
    const play = s.game.play();
    const inZone = ["0403", "0504", "0505", "0405", "0305", "0304"];
    const zones = play.world.grid.cells.filter((hex: number) => play.c.zone1[hex] > 0);
    expect(zones.map((hex: number) => play.world.grid.numbers[hex]).sort()).toEqual(inZone.sort());
  });

  test("3.4g, 3.4h: a zone changes the control of no hex, a unit in it does", () => {
    const s = stand({
      ...maneuver,
      scenario: "traktir",
      map: { use: "tchernaya" },
      units: [
        { id: "Azo", side: "russian", kind: "infantry", at: "1508" },
        { id: "95", side: "allied", kind: "infantry", at: "1211" },
      ],
    });
    const control = () => s.view().markers.find(({ hex, kind }) => kind === "control" && hex === "1410")?.side;
    expect(control()).toBe("allied");
    s.answer("unit Azo", "hex 1410");
    expect(control()).toBe("russian");
  });
});

describe("capture", () => {
  test("3.1o, E13: a combat unit that enters the hex of a lone Leader or Depot takes them", () => {
    const s = stand({
      ...maneuver,
      units: [ru.infantry("A", "0301"), al.officer("O", "0302"), al.depot("D", "0303"), ru.infantry("B", "0801")],
    });
    s.answer("unit A", "hex 0302", "hex 0303");
    expect([s.unit("O").at, s.unit("D").at]).toEqual(["captured", "captured"]);
  });

  test("3.5f: a Leader enters no hex with an enemy piece in it", () => {
    const s = stand({
      ...maneuver,
      units: [ru.officer("P", "0301"), al.officer("O", "0302"), ru.infantry("B", "0801")],
    });
    s.answer("unit P");
    expect(s.refusedBy("hex 0302")).toBe("3.5f");
  });

  test("E13: a Depot does not move", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "0301"), ru.depot("D", "0302")] });
    expect(s.refusedBy("unit D")).toBe("E13");
  });
});

import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

type Text = Parameters<typeof stand>[0];
const on = (units: Text["units"], more: Text = {}) => stand({ phase: "ic-maneuver", ...more, units });
const spare = ru.infantry("Y", "0801");
const strong = { stats: { sp: 20, reducedSp: 10 } };
const hexes = (s: ReturnType<typeof stand>) =>
  s.answers().flatMap((text) => (text.startsWith("hex") ? [text.slice(4)] : []));

describe("moving", () => {
  test("7.0b: nobody has to move", () => {
    const s = on([ru.infantry("A", "0401"), al.chief("H", "0808")]);
    s.answer("end");
    expect(s.unit("A").at).toBe("0401");
  });

  test("7.1a: from hex to adjacent hex, not through enemies", () => {
    const s = on([ru.infantry("A", "0101", { stats: { ma: 9 } }), al.infantry("E", "0103", { state: ["disrupted"] })], {
      map: { cols: 1, rows: 8 },
    });
    s.answer("unit A");
    expect(hexes(s)).toEqual(["0102"]);
    expect(s.refusedBy("hex 0103")).not.toBe("");
  });

  test("7.1a: the cheapest way is taken, and what is spent is spent for the phase", () => {
    const s = on([ru.infantry("A", "0101"), ru.infantry("Y", "0808")]);
    s.answer("unit A", "hex 0104", "stop", "unit A");
    expect(hexes(s)).toContain("0106");
    expect(hexes(s)).not.toContain("0107");
  });

  test("7.1c: a stack goes as far as the lowest allowance in it", () => {
    const s = on([ru.cavalry("A", "0101"), ru.guns("G", "0101"), spare], { map: { cols: 8, rows: 8 } });
    s.answer("unit A", "add G");
    expect(hexes(s)).toContain("0105");
    expect(hexes(s)).not.toContain("0106");
  });

  test("7.0c, 4.0-2: units are moved in any order and taken up again", () => {
    const s = on([ru.infantry("A", "0101"), ru.infantry("B", "0301"), spare]);
    s.answer("unit A", "hex 0102", "stop", "unit B", "hex 0302", "stop", "unit A", "hex 0103", "stop");
    expect([s.unit("A").at, s.unit("B").at]).toEqual(["0103", "0302"]);
  });

  test("6.0a, 3.5f, 4.0-2: units out of command stay where they are in this phase", () => {
    const s = on([ru.infantry("A", "0101", { state: ["ooc"] }), ru.infantry("B", "0301")]);
    expect(s.refusedBy("unit A")).toBe("6.0a");
  });

  test("6.0a: units of the other side are not moved", () => {
    const s = on([ru.infantry("A", "0101"), al.infantry("E", "0808")]);
    expect(s.refusedBy("unit E")).not.toBe("");
  });

  test("3.1c, 3.1o: entering a hex with a lone enemy Leader or Depot takes them, and the way goes on", () => {
    const s = on([ru.infantry("A", "0101"), al.officer("O", "0102"), al.depot("D", "0103"), spare], {
      map: { cols: 8, rows: 8 },
    });
    s.answer("unit A", "hex 0102", "hex 0103", "hex 0104");
    expect([s.unit("O").at, s.unit("D").at, s.unit("A").at]).toEqual(["captured", "captured", "0104"]);
  });

  test("3.1o: a Leader in the company of a combat unit is not taken", () => {
    const s = on([
      ru.infantry("A", "0101"),
      al.officer("O", "0102"),
      al.infantry("E", "0102", { state: ["disrupted"] }),
      spare,
    ]);
    s.answer("unit A");
    expect(hexes(s)).not.toContain("0102");
  });

  test("3.1o: a Leader takes nobody", () => {
    const s = on([ru.officer("P", "0101"), al.officer("O", "0102"), spare]);
    s.answer("unit P");
    expect(hexes(s)).not.toContain("0102");
  });
});

describe("engaged", () => {
  const enemy = al.infantry("E", "0404");

  test.each([
    ["7.1.1a: infantry that begins in a zone does not move", ru.infantry("A", "0403")],
    ["7.1.1a: nor cavalry", ru.cavalry("A", "0403")],
    ["7.1.1a: nor guns", ru.guns("A", "0403")],
    ["7.1.1a: nor a demoralized unit", ru.infantry("A", "0403", { state: ["temp-dm"] })],
  ])("%s", (_title, unit) => {
    const s = on([unit, enemy, spare]);
    expect(s.refusedBy("unit A")).toBe("7.1.1a");
  });

  test("7.1.1a: it does not build either, nor prepare a charge, nor work on a bridge", () => {
    const s = on([ru.infantry("A", "0403", strong), enemy, spare], {
      map: { cols: 8, rows: 8, sides: { "0402/0403": ["river", "bridge"] } },
    });
    s.answer("unit A");
    expect(s.answers().filter((text) => !text.startsWith("repulse") && text !== "stop")).toEqual([]);
    expect(["dig", "bridge 0402", "hex 0402"].map((text) => s.refusedBy(text))).toEqual(["7.1.1a", "7.1.1a", "7.1.1a"]);
  });

  test("7.1.1a: over a major river there is no zone and nobody is held", () => {
    const s = on([ru.infantry("A", "0403"), enemy], {
      map: { cols: 8, rows: 8, sides: { "0403/0404": ["major-river"] } },
    });
    expect(shown(s, "A")).not.toContain("held");
    s.answer("unit A", "hex 0401");
    expect(s.unit("A").at).toBe("0401");
  });

  test("7.1.1b: a unit that was held stays so for the phase, also when others have driven the enemy off", () => {
    const s = on(
      [
        ru.infantry("A", "0403", strong),
        ru.infantry("B", "0304"),
        al.infantry("E", "0404", { stats: { sp: 1 } }),
        spare,
      ],
      {
        flags: { compass: { russian: ["N"], allied: ["S"] } },
        tables: { "combat-results": "Dr" },
        dice: [4],
      },
    );
    s.answer("unit A", "repulse 0404");
    expect([s.unit("E").at, s.unit("A").at]).toEqual(["0405", "0404"]);
    expect(s.refusedBy("unit B")).toBe("7.1.1a");
  });

  test("7.1.1a, 2.0g: out of command, a force in a zone when it is activated is held in the same way", () => {
    const s = stand({
      phase: "ooc-activation",
      units: [ru.infantry("A", "0403"), enemy, spare],
      flags: { stage: 2, compass: { russian: ["N"], allied: ["S"] } },
      dice: [1],
    });
    s.answer("activate 0403");
    expect(s.decision().kind).not.toBe("maneuver");
    expect(s.unit("A").at).toBe("0403");
  });
});

describe("Leaders", () => {
  test("3.5f: Commanders and Officers in command move in the IC Maneuver Phase, up to 10 points, roads at a half", () => {
    const s = on([ru.chief("C", "0101"), ru.infantry("A", "0301")], {
      map: { cols: 3, rows: 24, roads: [Array.from({ length: 24 }, (_, i) => `01${String(i + 1).padStart(2, "0")}`)] },
    });
    s.answer("unit C");
    expect(hexes(s)).toContain("0121");
    expect(hexes(s)).not.toContain("0122");
  });

  test("3.5f: an Officer out of command does not move then", () => {
    const s = on([ru.officer("O", "0101", { state: ["ooc"] }), ru.infantry("A", "0301")]);
    expect(s.refusedBy("unit O")).not.toBe("");
    expect(s.answers()).not.toContain("unit O");
  });
});

import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

const fire = { phase: "ic-bombardment", flags: { compass: { russian: ["N"], allied: ["S"] } } } as const;
const gun = (id: string, at: string, more = {}) => ru.guns(id, at, more);

/** One bombardment of 0404 with every cell the same. */
function bombarded(code: string, units: Parameters<typeof stand>[0]["units"] & object, dice: readonly number[] = [4]) {
  const s = stand({ ...fire, units: [gun("G", "0401"), ...units], tables: { "artillery-results": code }, dice });
  s.answer("target 0404", "add G", "resolve");
  return s;
}

describe("bombardment", () => {
  test("9.1a, 3.7a, 4.0-3: guns in command fire at enemies they see, up to three hexes", () => {
    const s = stand({ ...fire, units: [gun("G", "0401"), ru.infantry("A", "0402"), al.infantry("E", "0405")] });
    expect(s.view().phase).not.toBe("ic-bombardment");
    const near = stand({ ...fire, units: [gun("G", "0401"), al.infantry("E", "0404")] });
    expect(near.answers()).toEqual(["target 0404", "end"]);
  });

  test("9.1b, 3.7d: neither through friends nor through enemies", () => {
    const t = stand({
      ...fire,
      units: [gun("G", "0401"), ru.infantry("F", "0402"), al.infantry("E", "0404"), gun("H", "0602")],
    });
    t.answer("target 0404");
    expect(t.refusedBy("add G")).toBe("9.1b");
  });

  test("9.1c, 3.7g: from higher ground over a unit beneath and next to them", () => {
    const s = stand({
      ...fire,
      options: { fireOverUnits: "adjacent-only" },
      map: { cols: 8, rows: 8, elevation: { "0401": 1 } },
      units: [gun("G", "0401"), ru.infantry("F", "0402"), al.infantry("E", "0404")],
    });
    expect(s.answers()).toContain("target 0404");
  });

  test("9.1e: guns beside an enemy do not bombard", () => {
    const s = stand({
      ...fire,
      units: [gun("G", "0403"), gun("H", "0602"), al.infantry("E", "0404")],
    });
    s.answer("target 0404");
    expect(s.refusedBy("add G")).toBe("9.1e");
  });

  test("E11: foot artillery that has moved does not bombard, horse artillery may", () => {
    const s = stand({
      ...fire,
      flags: { ...fire.flags, game: { footMoveOrFire: true } },
      units: [
        gun("G", "0401", { state: ["moved"] }),
        ru.horseGuns("H", "0602", { state: ["moved"] }),
        al.infantry("E", "0404"),
      ],
    });
    s.answer("target 0404");
    expect(s.refusedBy("add G")).toBe("E11");
    expect(s.answers()).toContain("add H");
  });

  test("9.2a, 9.2c: the SP of all guns are added, and the column nearest to the left is used", () => {
    const s = stand({
      ...fire,
      units: [gun("G", "0401", { stats: { sp: 3 } }), gun("H", "0602", { stats: { sp: 2 } }), al.infantry("E", "0404")],
      dice: [1],
    });
    s.answer("target 0404", "add G", "add H", "resolve");
    expect(s.eventsOf("bombarded")[0]).toMatchObject({ attack: 5, column: "4", cell: "-" });
  });

  test("9.2c: guns of less than a point do not fire", () => {
    const s = stand({
      ...fire,
      units: [gun("G", "0401", { stats: { sp: 1 }, state: ["disrupted"] }), al.infantry("E", "0404")],
    });
    s.answer("target 0404", "add G");
    expect(s.refusedBy("resolve")).toBe("9.2c");
  });

  test("9.2d: 1 less against a higher target, 1 more against a lower one", () => {
    const cell = (elevation: Readonly<Record<string, number>>, die: number) => {
      const s = stand({
        ...fire,
        map: { cols: 8, rows: 8, elevation },
        units: [gun("G", "0401"), al.infantry("E", "0404")],
        dice: [die],
      });
      s.answer("target 0404", "add G", "resolve");
      return s.eventsOf("bombarded")[0];
    };
    expect(cell({ "0404": 1 }, 4)).toMatchObject({ cell: "-" });
    expect(cell({ "0401": 1 }, 3)).toMatchObject({ cell: "DR" });
  });

  test("9.2b, 9.1d, ART-M: cover takes 1 off", () => {
    const s = stand({
      ...fire,
      map: { cols: 8, rows: 8, hexes: { "0404": ["town"] } },
      units: [gun("G", "0401"), al.infantry("E", "0404")],
      dice: [4],
    });
    s.answer("target 0404", "add G", "resolve");
    expect(s.eventsOf("bombarded")[0]).toMatchObject({
      cell: "-",
      ledger: [{ id: "cover", value: -1, rule: "ART-M" }],
    });
  });

  test("9.2f, 3.8.1a, 2.0e: DR disrupts every unit in the hex", () => {
    const s = bombarded("DR", [al.infantry("E", "0404"), al.infantry("F", "0404"), al.officer("O", "0404")]);
    expect(["E", "F", "O"].map((id) => shown(s, id).includes("disrupted"))).toEqual([true, true, false]);
  });

  test("9.2g: 1R takes a step from the strongest and disrupts all; its owner breaks a tie", () => {
    const s = bombarded("1R", [
      al.infantry("E", "0404"),
      al.infantry("F", "0404"),
      al.infantry("W", "0404", { stats: { sp: 1 } }),
    ]);
    expect(s.decision().seat).toBe(1);
    expect(s.answers()).toEqual(["lose E", "lose F"]);
    s.answer("lose F");
    expect([shown(s, "E"), shown(s, "F")]).toEqual([["disrupted"], ["disrupted", "reduced"]]);
  });

  test("9.2g, 9.4.1.1c: a unit of one step is lost for good by it", () => {
    const s = bombarded("1R", [al.infantry("E", "0404", { stats: { steps: 1, sp: 3 } }), al.infantry("F", "0707")]);
    expect(s.unit("E").at).toBe("peu");
  });

  test("9.2e: Dr makes it retreat one hex, Dr 2 two", () => {
    expect(bombarded("Dr", [al.infantry("E", "0404")]).unit("E").at).toBe("0405");
    expect(bombarded("Dr 2", [al.infantry("E", "0404")]).unit("E").at).toBe("0406");
  });

  test("9.2h, 9.2i, 6.0c: units in command that are not demoralized may enter a hex left empty, and must then fight", () => {
    const s = stand({
      ...fire,
      units: [
        gun("G", "0602"),
        ru.infantry("A", "0403"),
        ru.infantry("B", "0305", { state: ["ooc", "disrupted"] }),
        ru.infantry("D", "0304", { state: ["temp-dm"] }),
        al.infantry("E", "0404"),
        al.infantry("F", "0506"),
      ],
      tables: { "artillery-results": "Dr" },
      dice: [4],
    });
    s.answer("target 0404", "add G", "resolve");
    expect(s.answers()).toEqual(["advance A 0404", "end"]);
    expect([s.refusedBy("advance B 0404"), s.refusedBy("advance D 0404")]).toEqual(["6.0c", "3.8.2h"]);
    s.answer("advance A 0404");
    expect(s.unit("A").at).toBe("0404");
    expect(s.refusedBy("end")).toBe("9.0a");
  });

  test("9.1f: friends next to a bombarded hex need not attack it, but may", () => {
    const s = stand({
      ...fire,
      units: [gun("G", "0602"), ru.infantry("A", "0403"), al.infantry("E", "0404")],
      tables: { "artillery-results": "-" },
      dice: [1],
    });
    s.answer("target 0404", "add G", "resolve");
    expect(s.answers()).toEqual(["target 0404", "end"]);
  });

  test("9.2a: a hex is bombarded once, and each battery fires once", () => {
    const s = stand({
      ...fire,
      units: [gun("G", "0401"), gun("H", "0602"), al.infantry("E", "0404"), al.infantry("F", "0604")],
      tables: { "artillery-results": "-" },
      dice: [1],
    });
    s.answer("target 0404", "add G", "resolve", "target 0604");
    expect(s.refusedBy("add G")).toBe("9.1a");
    s.answer("cancel");
    expect(s.refusedBy("target 0404")).toBe("9.2a");
  });

  test("3.8.1c, 3.8.2g: disrupted and demoralized guns count half each", () => {
    const s = stand({
      ...fire,
      units: [gun("G", "0401", { stats: { sp: 9 }, state: ["disrupted", "temp-dm"] }), al.infantry("E", "0404")],
      dice: [6],
    });
    s.answer("target 0404", "add G", "resolve");
    expect(s.eventsOf("bombarded")[0]).toMatchObject({ attack: 2, column: "2" });
  });
});

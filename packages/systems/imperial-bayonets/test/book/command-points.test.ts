import { describe, expect, test } from "vitest";
import { ru, shown, stand } from "../muster.ts";

const distribution = { phase: "command-distribution" } as const;
const third = { corps: "III" } as const;
const seventh = { ...third, division: "7" } as const;
const isOut = (s: ReturnType<typeof stand>, id: string) => shown(s, id).includes("out-of-command");
const spare = ru.infantry("Y", "0101");

describe("points", () => {
  test("6.1b, 2.0b, 3.1i: as many receivers as points, Officers and forces together", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.chief("C", "0404", { stats: { cp: 2 } }),
        ru.officer("O", "0405"),
        ru.infantry("A", "0401"),
        ru.infantry("B", "0402"),
        spare,
      ],
    });
    s.answer("command C O", "command-hex C 0401");
    expect(s.view().phase).not.toBe("command-distribution");
    expect([isOut(s, "A"), isOut(s, "B")]).toEqual([false, true]);
  });

  test("6.1b: points may be left", () => {
    const s = stand({ ...distribution, units: [ru.chief("C", "0404"), ru.infantry("A", "0401"), spare] });
    s.answer("end");
    expect(isOut(s, "A")).toBe(true);
  });

  test("6.1b: one point for a hex puts all units there in command, and they stay so if they part", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.chief("C", "0404", { stats: { cp: 1 } }),
        ru.infantry("A", "0401"),
        ru.guns("B", "0401"),
        ru.infantry("D", "0402"),
      ],
    });
    s.answer("command-hex C 0401", "unit A", "hex 0101", "stop", "unit B", "hex 0701", "stop");
    expect([s.unit("A").at, s.unit("B").at]).toEqual(["0101", "0701"]);
    expect(s.refusedBy("unit D")).toBe("6.0a");
  });

  test("6.1a, 3.1j: Officers have no points", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.chief("C", "0404"),
        ru.officer("O", "0405", seventh),
        ru.infantry("A", "0405", { ...seventh, parent: "O" }),
      ],
    });
    expect(s.refusedBy("command O O")).toBe("6.1a");
  });

  test("6.1c, 3.1l: an Officer-Commander's point goes to his own corps only", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.head("R", "0404", third),
        ru.infantry("A", "0405", third),
        ru.infantry("B", "0403", { corps: "VI" }),
        ru.officer("O", "0404", { corps: "VI", division: "6" }),
      ],
    });
    expect(s.answers()).toContain("command-hex R 0405");
    expect(s.refusedBy("command-hex R 0403")).not.toBe("");
    expect(s.refusedBy("command R O")).not.toBe("");
  });

  test("6.1c, 3.5a: he needs nobody above him, and no Commander spends a point on him", () => {
    const s = stand({
      ...distribution,
      units: [ru.chief("C", "0404"), ru.head("R", "0404", third), ru.infantry("A", "0405", third)],
    });
    expect(s.answers()).not.toContain("command C R");
    expect(s.answers()).toContain("command R R");
  });

  test("6.1c: in a mixed hex his point reaches his corps alone", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.head("R", "0404", third),
        ru.infantry("A", "0405", third),
        ru.infantry("B", "0405", { corps: "VI" }),
        spare,
      ],
    });
    s.answer("command-hex R 0405");
    expect([isOut(s, "A"), isOut(s, "B")]).toEqual([false, true]);
  });

  test("4.0-1b, 6.1e: whoever got nothing is out of command, units and Officers", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.chief("C", "0404", { stats: { cp: 1 } }),
        ru.officer("O", "0405"),
        ru.officer("P", "0406"),
        ru.infantry("A", "0401"),
      ],
    });
    s.answer("command C O");
    expect(["O", "P", "A"].map((id) => isOut(s, id))).toEqual([false, true, true]);
  });

  test("4.0-1b: what was in command a turn ago has to be put in command again", () => {
    const s = stand({
      ...distribution,
      units: [ru.chief("C", "0404"), ru.infantry("A", "0401", { state: ["ic"] }), spare],
    });
    s.answer("end");
    expect(isOut(s, "A")).toBe(true);
  });

  test("5.2c: a recovering Officer gets no point and commands nobody, but his units may be commanded as forces", () => {
    const s = stand({
      ...distribution,
      units: [
        ru.chief("C", "0404"),
        ru.officer("O", "0405", { ...seventh, state: ["recovering"] }),
        ru.infantry("A", "0405", { ...seventh, parent: "O" }),
      ],
    });
    expect(s.refusedBy("command C O")).toBe("5.2c");
    expect(s.answers()).toContain("command-hex C 0405");
  });
});

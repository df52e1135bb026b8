import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";
import type { Text, Units } from "./fight.ts";

const far = [al.infantry("Z", "0808"), al.chief("H", "0808")];
const compass = { russian: ["N", "NE", "NW"], allied: ["S", "SE", "SW"] };

describe("Rally", () => {
  const rallied = (state: readonly string[], flags: Text["flags"] = {}) => {
    const s = stand({
      phase: "rally",
      units: [
        ru.infantry("A", "0101", { corps: "III", state }),
        al.infantry("E", "0801", { state }),
        ru.chief("C", "0101"),
        ...far,
      ],
      flags,
    });
    return ["A", "E"].map((id) => shown(s, id));
  };

  test.each<[string, readonly string[], readonly string[]]>([
    ["10.0b, 3.8.1b, 4.0-10: disruption goes", ["disrupted"], []],
    ["10.0b, 5.5g: demoralization until Rally goes", ["temp-dm"], []],
    ["10.0b: both go", ["disrupted", "temp-dm"], []],
    ["10.0c: out of supply, disruption stays", ["disrupted", "oos"], ["disrupted"]],
    ["10.0c: out of supply, demoralization until Rally goes, the effects of supply stay", ["temp-dm", "oos"], []],
    ["10.0c, 5.1d: Rally brings no supply", ["oos"], ["out-of-supply"]],
  ])("%s", (_title, state, left) => {
    const [own] = rallied(state);
    expect(own.includes("disrupted")).toBe(left.includes("disrupted"));
    expect(own.includes("until-rally")).toBe(false);
    expect(own.includes("out-of-supply")).toBe(state.includes("oos"));
  });

  test("10.0a: only the phasing player's units", () => {
    expect(rallied(["disrupted"])[1]).toContain("disrupted");
  });

  test("3.8.1b: disrupted in the enemy's turn, a unit recovers in its own next one", () => {
    const s = stand({
      phase: "rally",
      active: "allied",
      units: [ru.infantry("A", "0101", { state: ["disrupted"] }), ru.chief("C", "0101"), ...far],
    });
    expect(shown(s, "A")).toContain("disrupted");
    s.answer("end");
    while (s.view().active === "russian" && s.view().phase !== "rally") s.answer("end");
    expect(shown(s, "A")).not.toContain("disrupted");
  });

  test("7.1.2f: Repulse markers of both sides go", () => {
    expect(rallied(["marked"]).map((words) => words.includes("repulsed"))).toEqual([false, false]);
  });

  test("4.0-11: then the second player; after him the next turn", () => {
    const first = stand({ phase: "rally", units: [ru.infantry("A", "0101"), ru.chief("C", "0101"), ...far] });
    expect(first.view()).toMatchObject({ turn: 1, active: "allied", phase: "command-distribution" });
    const second = stand({
      phase: "rally",
      active: "allied",
      units: [ru.infantry("A", "0101"), ru.chief("C", "0101"), ...far],
    });
    expect(second.view()).toMatchObject({ turn: 2, active: "russian" });
  });
});

describe("night", () => {
  const night = (units: Units, more: Text = {}) =>
    stand({
      phase: "disengagement",
      ...more,
      units: [...units, ...far],
      flags: { night: true, compass, ...(more.flags ?? {}) },
    });
  const hexes = (s: ReturnType<typeof stand>) =>
    s.answers().flatMap((text) => (text.startsWith("hex") ? [text.slice(4)] : []));
  const E = al.infantry("E", "0405");

  test("11.0a, 11.0b: a unit in an enemy zone may leave it", () => {
    const s = night([ru.infantry("A", "0404"), E]);
    s.answer("unit A", "hex 0403");
    expect(s.unit("A").at).toBe("0403");
  });

  test("11.0a: units outside enemy zones do not move", () => {
    const s = night([ru.infantry("A", "0404"), ru.infantry("B", "0402"), E]);
    expect(s.answers()).toContain("unit A");
    expect(s.refusedBy("unit B")).not.toBe("");
  });

  test("11.0d: only towards supply", () => {
    const s = night([ru.infantry("A", "0404"), E]);
    s.answer("unit A");
    expect(hexes(s).sort()).toEqual(["0304", "0403", "0504"]);
  });

  test("11.0c: zones are ignored on the way", () => {
    const s = night([ru.infantry("A", "0404"), E, al.infantry("F", "0302"), al.infantry("G", "0503")]);
    s.answer("unit A", "hex 0403", "hex 0402");
    expect(s.unit("A").at).toBe("0402");
  });

  test("11.0c: enemies are not walked through", () => {
    const s = night([ru.infantry("A", "0404"), E, al.infantry("F", "0403")]);
    s.answer("unit A");
    expect(hexes(s)).not.toContain("0403");
  });

  test("11.0b: up to its allowance at normal prices", () => {
    const s = night([ru.infantry("A", "0404", { stats: { ma: 2 } }), E], {
      map: { cols: 8, rows: 8, hexes: { "0403": ["woods"] } },
      flags: { compass: { russian: ["N"], allied: ["S"] } },
    });
    s.answer("unit A", "hex 0403");
    expect(s.unit("A").at).toBe("0403");
    expect(s.view().phase === "disengagement" && s.answers().includes("hex 0402")).toBe(false);
  });

  test("4.0-N: first player, Rally, second player, Rally, and nothing else", () => {
    const s = night([ru.infantry("A", "0404", { state: ["disrupted"] }), E, ru.chief("C", "0402")], {
      flags: { night: true, compass, game: { nightTurns: [1], turns: 2 } },
    });
    s.answer("end");
    expect(shown(s, "A")).not.toContain("disrupted");
    expect(s.view()).toMatchObject({ active: "allied", phase: "disengagement" });
    const allied = s.answers();
    expect(allied).toContain("unit E");
    s.answer("end");
    expect(s.view()).toMatchObject({ turn: 2, active: "russian", phase: "command-distribution" });
  });

  test("11.0a: on a day turn there is none", () => {
    const s = stand({
      phase: "rally",
      active: "allied",
      units: [ru.infantry("A", "0404"), E, ru.chief("C", "0101"), ...far],
      flags: { compass, game: { turns: 3 } },
    });
    expect(s.view().phase).not.toBe("disengagement");
  });

  test("11.0a, 4.0-N: a night turn of the track begins with it", () => {
    const s = stand({
      phase: "rally",
      active: "allied",
      units: [ru.infantry("A", "0404"), E, ru.chief("C", "0101"), ...far],
      flags: { compass, game: { turns: 3, nightTurns: [2] } },
    });
    expect(s.view()).toMatchObject({ turn: 2, phase: "disengagement", active: "russian" });
  });
});

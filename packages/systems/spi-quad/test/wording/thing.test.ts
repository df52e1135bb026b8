import type { Situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, alliedTurn, russian, russianTurn, turned } from "../battlefield.ts";

/** What a click on a unit or hex is answered with, by the seat that is asked unless another is named. */
function click(s: Situation, name: string, seat = s.decision().seat): string {
  const play = s.game.play();
  const { unit, hex } = spiQuad.naming(play.world);
  const u = unit.index(name);
  const { text, rule } = spiQuad.wording.thing(
    play,
    seat,
    u >= 0 ? { kind: "unit", unit: u } : { kind: "hex", hex: hex.index(name) },
  );
  return `${rule} ${text}`;
}

describe("a click that means nothing is answered by what was clicked", () => {
  const units = [allied("A", "0403"), allied("B", "0808", "4-2-4", turned), russian("R", "0404")];
  const map = { cols: 8, rows: 8, hexes: { "0101": ["woods", "minor-road"] } };

  test("5.0, 5.11: an empty hex and an enemy in the Movement Phase", () => {
    const s = alliedTurn("movement", { units, map });
    expect(click(s, "0101")).toBe("5.0 0101: woods, minor road. Nobody is in 0101.");
    expect(click(s, "R")).toBe("5.11 R: Russian infantry in 0404. R is not yours to use here.");
    expect(click(s, "0404")).toBe("5.11 0404: clear. R: Russian infantry in 0404. R is not yours to use here.");
  });
  test("5.16: a hex too far for the unit in hand", () => {
    const s = alliedTurn("movement", { units, map, script: ["unit B"] });
    expect(click(s, "0101")).toBe("5.16 0101: woods, minor road. B cannot get to 0101 with 3 points.");
  });
  test("7.0, 7.27: an empty hex, a unit of one's own and an enemy out of range in a fire phase", () => {
    const s = alliedTurn("offensive-fire", { units: [...units, russian("Q", "0606")], map });
    expect(click(s, "0101")).toBe("7.0 0101: woods, minor road. Nobody is in 0101.");
    expect(click(s, "Q")).toMatch(
      /^7\.27 Q: Russian infantry in 0606\. 0606 is 3 hexes away, and . fires at the next hex only\.$/,
    );
    s.answer("target 0404");
    expect(click(s, "B")).toMatch(/^7\.(21|27) B: Allied infantry, disrupted in 0808\./);
  });
  test("8.15, 8.16: who cannot fight is told why", () => {
    const s = alliedTurn("melee", { units, map });
    expect(click(s, "0101")).toBe("8.15 0101: woods, minor road. Nobody is in 0101.");
    expect(click(s, "B")).toBe(
      "4.0A4 B: Allied infantry, disrupted in 0808. B was not next to an enemy when the phase began.",
    );
  });
  test("10.0: only disrupted units of the phasing side rally", () => {
    const s = alliedTurn("rally", { units, map });
    expect(click(s, "A")).toBe("10.0 A: Allied infantry in 0403. A is not disrupted.");
    expect(click(s, "0101")).toBe("10.0 0101: woods, minor road. Nobody is in 0101.");
  });
  test("4.0: whose turn it is not is told so", () => {
    const s = russianTurn("movement", { units, map });
    expect(click(s, "A", 0)).toBe("4.0 A: Allied infantry in 0403. It is for the Russian side to answer now.");
  });
  test("12.25: a unit off the map", () => {
    const s = alliedTurn("melee", { units: [...units, allied("E", "entry:0105"), allied("X", "eliminated")], map });
    expect(click(s, "E")).toBe("12.25 E: Allied infantry. E has not entered the map: until then it does nothing.");
    expect(click(s, "X")).toBe("4.0 X: Allied infantry. X is out of the game.");
  });
});

import { beginGame, isProblems, noDice } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../src/index.ts";
import type { QuadPlay } from "../src/state.ts";
import { facesToGo } from "../src/telling/alma.ts";
import { telling } from "../src/telling/index.ts";
import { allied, alliedTurn, russian, turned } from "./battlefield.ts";

function begun(scenario: string): QuadPlay {
  const game = beginGame(spiQuad, { scenario, options: {} }, noDice);
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  return game.play() as QuadPlay; // a game of the quad
}
const cited = (rows: readonly { readonly rule?: string }[]) =>
  rows.flatMap(({ rule }) => (rule === undefined ? [] : [rule]));

describe("the briefing", () => {
  test("A23.2: both sides of the Alma are told what wins, from 0 against 0", () => {
    const play = begun("alma");
    const [allies, russians] = [0, 1].map((seat) => telling.briefing(play, seat));
    expect(allies.scores.map(({ points }) => points)).toEqual([0, 0]);
    expect(allies.standing).toContain("Allied 0, Russian 0. The Allies win at 3 points ahead: 3 more points to go.");
    expect(russians.standing).toContain("The Russians win unless the Allies are ahead: that is so now.");
    expect(allies.aim).not.toBe(russians.aim);
    const parts = allies.scale?.bands.reduce((sum, band) => sum + band.parts, 0) ?? 0;
    expect(allies.scale?.now).toBe(allies.scale?.start);
    expect(allies.scale?.now).toBeLessThan(parts);
  });

  test("A20.1, A22.2, A21.1: at the Alma the French wait until turn 3, the 4th Division comes at will, checks begin on turn 5", () => {
    const { spans } = telling.briefing(begun("alma"), 0);
    expect(spans.map(({ from, to, kind }) => `${kind} ${from}-${to}`)).toEqual([
      "waits 1-2",
      "acts 3-12",
      "arrives 1-12",
      "checked 5-6",
      "checked 7-12",
    ]);
    expect(spans[2].hexes).toEqual(["2801", "2901", "3001", "2701", "3101"]);
  });

  test("A21.1: a die and the infantry lost bring the Russians to go at 10", () => {
    expect([3, 4, 8, 9, 12].map(facesToGo)).toEqual([0, 1, 5, 6, 6]);
  });

  test("B17.1: at Balaclava reinforcements are told with turn and place", () => {
    const { spans } = telling.briefing(begun("balaclava"), 1);
    expect(spans.slice(0, 3).map(({ from, hexes }) => [from, hexes])).toEqual([
      [3, ["0108"]],
      [4, ["0108"]],
      [5, ["0121"]],
    ]);
  });

  test("every rule it cites is one of the book", () => {
    for (const scenario of ["alma", "balaclava"]) {
      const told = telling.briefing(begun(scenario), 0);
      const rules = [told.rule, ...cited(told.special), ...cited(told.spans), ...cited(told.phases)];
      expect(rules.filter((rule) => !(rule in spiQuad.rules))).toEqual([]);
    }
  });
});

describe("looking at things", () => {
  const units = [allied("A", "0403"), allied("B", "0505", "4-2-4", turned), russian("R", "0404")];
  const play = () => alliedTurn("offensive-fire", { units }).game.play() as QuadPlay; // a game of the quad
  const row = (id: string, label: string) => telling.unit(play(), id).rows.find((one) => one.label === label);

  test("a unit is called by its name once: what stands below says what it is and how it is", () => {
    const [{ id }] = play().world.units;
    expect(telling.unit(play(), id).text).toMatch(/^(British|French|Turkish|Russian) [a-z ]+, (fresh|disrupted)$/);
  });

  test("6.0, 7.27: a unit is told with its fire, and with whom its zone holds", () => {
    expect(row("A", "Fire")).toMatchObject({ rule: "7.27" });
    expect(row("A", "Zone")).toMatchObject({ text: "holds R", units: ["R"] });
    expect(row("B", "Zone")).toMatchObject({ text: "none while disrupted" });
    expect(row("A", "Held")).toMatchObject({ rule: "5.13" });
  });

  test("7.27: a hex is told with who can fire at it now, and how strong together", () => {
    const { rows } = telling.hex(play(), "0404", 1);
    expect(rows.find(({ label }) => label === "Allied fire")?.units).toEqual(["A"]);
    expect(rows.find(({ label }) => label === "Allied zones")?.text).toBe("A");
  });

  test("every unit and hex of both battles can be looked at", () => {
    for (const scenario of ["alma", "balaclava"]) {
      const at = begun(scenario);
      for (const { id } of at.world.units) {
        const { rows } = telling.unit(at, id);
        expect(cited(rows).filter((rule) => !(rule in spiQuad.rules))).toEqual([]);
      }
      for (const number of ["2513", "1312", "0101"]) expect(telling.hex(at, number, 0).rows).toBeDefined();
    }
  });
});

import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { foot, french, gun, horse, russian } from "../troops.ts";

const field = (text: SituationText) => situation(spiQuad, { active: "allied", map: { cols: 9, rows: 9 }, ...text });

describe("two units to a hex", () => {
  test("5.31, 5.35: units pass through any number of friends for nothing", () => {
    const line = ["0304", "0404", "0504", "0604", "0704"].map((at, i) => foot(`B${i}`, at));
    const game = field({ units: [foot("A1", "0505"), ...line] });
    expect(game.answer("unit A1", "hex 0503")).toContainEqual(expect.objectContaining({ kind: "moved", cost: 4 }));
  });
  test("5.32: infantry and cavalry do not stop with infantry or cavalry", () => {
    const game = field({ units: [foot("A1", "0505"), horse("H1", "0504"), horse("H2", "0405"), foot("A2", "0506")] });
    game.answer("unit A1", "hex 0504");
    expect(game.refusedBy("stop")).toBe("5.32");
    game.answer("hex 0505", "stop", "unit H2", "hex 0506");
    expect(game.refusedBy("stop")).toBe("5.32");
  });
  test("5.32: a hex in which the move would end is not offered at all", () => {
    const game = field({ units: [foot("A1", "0505", { stats: { ma: 1 } }), foot("A2", "0504")] });
    game.answer("unit A1");
    expect(game.refusedBy("hex 0504")).toBe("5.32");
  });
  test("5.33: a gun stops with one other unit of any kind", () => {
    const others = [foot("A1", "0501"), horse("H1", "0501"), gun("G2", "0501")];
    for (const other of others) {
      const game = field({ units: [gun("G1", "0502"), other] });
      game.answer("unit G1", "hex 0501", "stop");
      expect(game.unit("G1").at).toBe("0501");
    }
  });
  test("5.38: no third unit", () => {
    const game = field({ units: [gun("G1", "0503"), gun("G2", "0501"), foot("A1", "0501")] });
    game.answer("unit G1", "hex 0501");
    expect(game.refusedBy("stop")).toBe("5.38");
  });
  test("5.37: the owner orders his stacks at any time of his Movement Phase, for nothing", () => {
    const game = field({ units: [foot("A1", "0505", { stack: 0 }), gun("G1", "0505", { stack: 1 })] });
    expect(game.refusedBy("top A1")).toBe("5.37");
    game.answer("top G1");
    expect(game.unit("G1").stack).toBe(0);
    expect(game.unit("A1").stack).toBe(1);
    game.answer("unit G1", "hex 0504");
    expect(game.unit("A1").stack).toBe(0);
  });
  test("5.37: who joins a stack lies on top until the owner says otherwise", () => {
    const game = field({ units: [foot("A1", "0505"), gun("G1", "0504")] });
    game.answer("unit A1", "hex 0504", "stop");
    expect(game.unit("A1").stack).toBe(0);
    game.answer("top G1");
    expect(game.unit("A1").stack).toBe(1);
  });
});

describe("British cavalry at Balaclava", () => {
  const camp = (...units: ReturnType<typeof horse>[]) =>
    field({ scenario: "balaclava", units: [...units, russian(foot("R1", "0909"))] });
  const troop = (id: string, at: string, melee: number) => horse(id, at, { stats: { fire: 0, melee, morale: 4 } });
  test("B21.0: they stack up to four strength points", () => {
    const game = camp(troop("H1", "0505", 2), troop("H2", "0504", 1), troop("H3", "0503", 1), troop("H4", "0404", 1));
    game.answer("unit H2", "hex 0505", "stop", "unit H3", "hex 0505", "stop", "unit H4", "hex 0505");
    expect(game.refusedBy("stop")).toBe("B21.0");
  });
  test("B21.0: one gun may stand with them", () => {
    const guns = [gun("G1", "0404"), gun("G2", "0504", { stats: { class: "A", ma: 3 } })];
    const game = camp(troop("H1", "0505", 2), troop("H2", "0505", 2), guns[0], {
      ...guns[1],
      stats: { class: "D", ma: 3 },
    });
    game.answer("unit G1", "hex 0505", "stop", "unit G2", "hex 0505");
    expect(game.refusedBy("stop")).toBe("B21.0");
  });
  test("B21.0: nobody else stacks so", () => {
    const game = camp(troop("H1", "0505", 1), french(troop("F1", "0504", 1)));
    game.answer("unit F1", "hex 0505");
    expect(game.refusedBy("stop")).toBe("5.32");
  });
});

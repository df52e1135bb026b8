import { isProblems } from "@redoubt/engine";
import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, russian } from "../battlefield.ts";

type Sides = Record<string, readonly string[]>;

/** The hexes that a unit may be moved to while its Parent Unit is not all across. */
const march = (map: SituationText["map"], at: string) => {
  const units = [allied("A", at, "4-2-4", { parent: "Lt", ma: 9 }), allied("B", "0101", "4-2-4", { parent: "Lt" })];
  return situation(spiQuad, { scenario: "alma", active: "allied", turn: 5, map, units, script: ["unit A"] });
};

describe("A17.11: where the south bank begins", () => {
  test("A17.11, A17.2: the bridge alone parts the banks as the river does", () => {
    const s = march({ cols: 1, rows: 12, sides: { "0103/0104": ["river", "bridge"] } }, "0102");
    expect(s.answers()).toContain("hex 0105");
    expect(s.refusedBy("hex 0106")).toBe("A17.11");
  });
  test("A17.11: other water is no Alma, and limits nobody", () => {
    const s = march({ cols: 1, rows: 12, sides: { "0103/0104": ["stream"] } }, "0102");
    expect(s.answers()).toContain("hex 0107");
  });
  test("A17.11: neither the edge of the map nor the sea is the north bank", () => {
    // The Alma runs between rows 03 and 04; 0106 is sea, so that 0107 and 0206 touch it.
    const sides: Sides = { "0103/0104": ["stream", "alma-west"], "0203/0204": ["stream", "alma-west"] };
    sides["0104/0203"] = ["stream", "alma-west"];
    const s = march({ cols: 2, rows: 9, hexes: { "0106": ["sea"] }, sides }, "0202");
    expect(s.answers()).toContain("hex 0205");
    // 0206 is the third hex from the river, 0209 lies at the edge of the map.
    expect([s.refusedBy("hex 0206"), s.refusedBy("hex 0207")]).toEqual(["A17.11", "A17.11"]);
    expect(s.answers()).not.toContain("hex 0209");
  });
  test("A17.11: the banks may be named by the map", () => {
    const hexes = Object.fromEntries(["0104", "0105", "0106", "0107"].map((hex) => [hex, ["south-bank"]]));
    const s = march({ cols: 1, rows: 7, hexes, sides: { "0103/0104": ["stream", "alma-west"] } }, "0102");
    expect(s.answers()).toContain("hex 0105");
    expect(s.refusedBy("hex 0106")).toBe("A17.11");
  });
  test("A17.11: the sea beside a bank that the map names is not the north bank", () => {
    // The bank is 0104, 0105 and 0204 to 0207; 0106 and 0107 are sea, next to 0206 and 0207.
    const bank = ["0104", "0105", "0204", "0205", "0206", "0207"].map((hex) => [hex, ["south-bank"]] as const);
    const hexes = { ...Object.fromEntries(bank), "0106": ["sea"], "0107": ["sea"] };
    const sides: Sides = { "0103/0104": ["stream", "alma-west"], "0203/0204": ["stream", "alma-west"] };
    sides["0104/0203"] = ["stream", "alma-west"];
    const s = march({ cols: 2, rows: 7, hexes, sides }, "0202");
    expect(s.answers()).toContain("hex 0205");
    expect(s.refusedBy("hex 0206")).toBe("A17.11");
  });
});

describe("A17.11: who cannot move at all for the river", () => {
  test("A17.11: a unit with friends behind it and its limit before it is not asked to move", () => {
    const names = ["0101", "0102", "0103", "0104"];
    const units = names.map((at, i) => allied(`F${i}`, at, "4-2-4", { parent: "Lt" }));
    const text = (parent: string) => ({
      scenario: "alma",
      active: "allied",
      turn: 5,
      map: { cols: 1, rows: 9, sides: { "0103/0104": ["stream", "alma-west"] } },
      units: [...units, allied("A", "0105", "4-2-4", { parent, ma: 1 })],
    });
    const held = situation(spiQuad, text("Lt"));
    expect(held.answers()).not.toContain("unit A");
    expect(held.refusal("unit A").rule).toMatch(/^(A17\.11|5\.32)$/);
    // The only unit of its Parent Unit waits for nobody.
    expect(situation(spiQuad, text("2nd")).answers()).toContain("unit A");
  });
  test("A19.0: a gun at the Alma passes through enemy zones, infantry does not", () => {
    const go = (front: string, more: object) =>
      situation(spiQuad, {
        scenario: "alma",
        active: "allied",
        turn: 5,
        map: { cols: 8, rows: 8 },
        units: [allied("U", "0404", front, more), russian("R", "0402"), russian("Q", "0602")],
        script: ["unit U"],
      });
    // 0403 and 0503 lie in the zones of R and Q.
    const gun = go("J(1)4", { ma: 3 });
    expect(gun.answers()).toEqual(expect.arrayContaining(["hex 0403", "hex 0503"]));
    const foot = go("4-2-4", {});
    foot.answer("hex 0403");
    expect(foot.decision().kind).toBe("movement");
    gun.answer("hex 0403");
    expect(gun.decision().kind).toBe("move");
    expect(gun.answers()).toContain("hex 0503");
  });
});

describe("the case that opens a line of sight", () => {
  const rule = (to: string) => {
    const { game } = situation(spiQuad, { units: [allied("A", "0101"), russian("R", "0808")] });
    const answer = spiQuad.questions.sight(game.play(), "0404", to);
    if (isProblems(answer)) throw new Error(answer[0].what);
    return answer.rule;
  };
  test("7.39, 7.31: neighbours always see each other; others where nothing blocks", () => {
    expect([rule("0405"), rule("0406")]).toEqual(["7.39", "7.31"]);
  });
});

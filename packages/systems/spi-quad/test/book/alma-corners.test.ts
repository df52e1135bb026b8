import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied } from "../battlefield.ts";
import { look } from "../look.ts";

const alma = (sides: object, options: Record<string, string> = {}): SituationText => ({
  scenario: "alma",
  options,
  map: { cols: 9, rows: 9, sides },
});

// From 0502 to 0606 the line goes through 0503 and the corner of 0503, 0504 and 0603 into 0504, then 0604 or 0505, 0605.
describe("A18.42: lines through corners", () => {
  const down = { "0605/0606": ["gentle-slope up:0605"] };
  const corner: readonly [string, string, string][] = [
    ["the hexside it goes through", "0503/0504", "up:0504"],
    ["the hexside into the hex it clips", "0503/0603", "up:0603"],
    ["the hexside out of the hex it clips", "0504/0603", "up:0504"],
  ];
  test.each(corner)("A18.42: a slope up on %s counts before a slope down", (_name, side, up) => {
    const slope = { [side]: [`gentle-slope ${up}`] };
    expect(look(alma({ ...slope, ...down }), "0502", "0606")).toBe("A18.42");
    expect(look(alma(slope), "0502", "0606")).toBe("clear");
    expect(look(alma({ ...slope, ...down }, { almaHexsideEnd: "not-crossed" }), "0502", "0606")).toBe("clear");
  });
  test("A18.42: up into the hex that the corner clips and down again blocks", () => {
    const hill = { "0503/0603": ["gentle-slope up:0603"], "0504/0603": ["gentle-slope up:0603"] };
    expect(look(alma(hill), "0502", "0606")).toBe("A18.42");
  });
  test("A18.42: a ridge that the line follows blocks", () => {
    expect(look(alma({ "0107/0206": ["ridge 0107:gentle 0206:gentle"] }), "0106", "0309")).toBe("A18.42");
  });
  test("A18.43: the option for adjacent units frees no line that is longer", () => {
    const ridge = { "0302/0303": ["ridge 0302:gentle 0303:gentle"] };
    expect(look(alma(ridge, { almaAdjacentFireAlwaysAllowed: "on" }), "0301", "0304")).toBe("A18.42");
  });
});

describe("A17.1: units that wait for nobody but themselves, and limits just reached", () => {
  const sides: Record<string, readonly string[]> = {};
  for (const column of [1, 2, 3]) sides[`0${column}03/0${column}04`] = ["stream", "alma-west"];
  for (const side of ["0104/0203", "0203/0304"]) sides[side] = ["stream", "alma-west"];
  const march = (at: string, more: object, north: object[] = []) => {
    const units = [allied("A", at, "4-2-4", { ma: 8, ...more }), ...north];
    const text = { scenario: "alma", active: "allied", turn: 5, map: { cols: 3, rows: 12, sides }, units };
    return situation(spiQuad, { ...text, script: ["unit A"] });
  };
  test("A17.11: a unit without Parent Unit goes two hexes south from the north bank, and on from the south bank", () => {
    const north = march("0303", {});
    expect(north.answers()).toContain("hex 0305");
    expect(north.refusedBy("hex 0306")).toBe("A17.11");
    expect(march("0304", {}).answers()).toContain("hex 0307");
  });
  test("A17.11, A17.12: a unit at its limit is kept by the limit, one beyond it by what holds for those beyond", () => {
    const lag = [allied("B", "0101", "4-2-4", { parent: "Lt" })];
    const by = (at: string, to: string) => march(at, { parent: "Lt" }, lag).refusedBy(`hex ${to}`);
    expect([by("0305", "0306"), by("0306", "0307")]).toEqual(["A17.11", "A17.12"]);
  });
});

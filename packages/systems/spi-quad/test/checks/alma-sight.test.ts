import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { look } from "../look.ts";

const alma = (hexes: object, sides: object = {}, options = {}): SituationText => ({
  scenario: "alma",
  options,
  map: { cols: 9, rows: 9, hexes, sides },
});

describe("what blocks at Alma", () => {
  test("A18.4, A18.41: a line from centre to centre over open ground is clear", () => {
    expect(look(alma({}), "0301", "0806")).toBe("clear");
  });
  test("A18.42: a ridge hexside blocks, the firer's own included", () => {
    const ridge = { "0302/0303": ["ridge 0302:gentle 0303:steep"] };
    expect(look(alma({}, ridge), "0301", "0304")).toBe("A18.42");
    expect(look(alma({}, ridge), "0302", "0304")).toBe("A18.42");
  });
  test("A18.42: the hexsides of a town block, also those of the end hexes", () => {
    expect(look(alma({ "0303": ["town"] }), "0301", "0305")).toBe("A18.42");
    expect(look(alma({ "0305": ["town"] }), "0301", "0305")).toBe("A18.42");
  });
  test("A18.42: two slopes with the high ground between them block", () => {
    const hill = { "0302/0303": ["gentle-slope up:0303"], "0304/0305": ["steep-slope up:0304"] };
    expect(look(alma({}, hill), "0301", "0306")).toBe("A18.42");
    const dale = { "0302/0303": ["gentle-slope up:0302"], "0304/0305": ["steep-slope up:0305"] };
    expect(look(alma({}, dale), "0301", "0306")).toBe("clear");
  });
  test("A18.42: the high ground may lie at either end hexside of the line", () => {
    const hill = { "0301/0302": ["gentle-slope up:0302"], "0302/0303": ["gentle-slope up:0302"] };
    expect(look(alma({}, hill), "0301", "0303")).toBe("A18.42");
  });
});

describe("what does not block at Alma", () => {
  test("A18.43: woods do not block, nor does a single steep slope wherever it lies", () => {
    expect(look(alma({ "0303": ["woods"] }), "0301", "0305")).toBe("clear");
    for (const k of [1, 2, 3, 4]) {
      const side = { [`030${k}/030${k + 1}`]: [`steep-slope up:030${k}`] };
      expect(look(alma({}, side), "0301", "0305")).toBe("clear");
      expect(look(alma({}, side), "0305", "0301")).toBe("clear");
    }
  });
  test("A18.43: adjacent units are not exempt, except by option", () => {
    const ridge = { "0302/0303": ["ridge 0302:gentle 0303:gentle"] };
    expect(look(alma({}, ridge), "0302", "0303")).toBe("A18.42");
    expect(look(alma({}, ridge, { almaAdjacentFireAlwaysAllowed: "on" }), "0302", "0303")).toBe("clear");
  });
});

// 2106 to 2309 runs along 2107/2206, through 2207 and along 2208/2308; here the same line is 0106 to 0309.
describe("lines along hexsides at Alma", () => {
  const along = { "0107/0206": ["gentle-slope up:0206"], "0208/0308": ["gentle-slope up:0208"] };
  test("A18.42: the diagram: slopes along the line count as crossed, whichever way they face", () => {
    expect(look(alma({}, along), "0106", "0309")).toBe("A18.42");
    const turned = { "0107/0206": ["gentle-slope up:0107"], "0208/0308": ["steep-slope up:0308"] };
    expect(look(alma({}, turned), "0106", "0309")).toBe("A18.42");
    expect(look({ scenario: "alma", map: { use: "alma" } }, "2106", "2309")).toBe("A18.42");
  });
  test("A18.42: one slope along the line alone never blocks", () => {
    expect(look(alma({}, { "0107/0206": ["gentle-slope up:0206"] }), "0106", "0309")).toBe("clear");
  });
  test("A18.42: hexsides that the line touches at their end count as crossed, except by option", () => {
    const touched = { "0106/0107": ["gentle-slope up:0107"], "0208/0308": ["gentle-slope up:0208"] };
    expect(look(alma({}, touched), "0106", "0309")).toBe("A18.42");
    expect(look(alma({}, touched, { almaHexsideEnd: "not-crossed" }), "0106", "0309")).toBe("clear");
  });
  test("A18.42: a town beside the line blocks it", () => {
    expect(look(alma({ "0107": ["town"] }), "0106", "0309")).toBe("A18.42");
  });
});

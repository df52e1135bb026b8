import { describe, expect, test } from "vitest";
import { drawFace } from "../../src/counter/counter.ts";
import type { Face } from "../../src/face.ts";

const read: Face = {
  id: "Read",
  nation: "russian",
  branch: "leader",
  shape: "disc",
  rank: 2,
  bandLeft: "Read",
  values: [{ text: "[1]", role: "rating" }],
  states: [],
  pips: [],
};
const starsOf = (svg: string): number => svg.split("ct-star").length - 1;

describe("leaders with a rating", () => {
  test("the rating is in the middle, a star for each rank above the lowest, the name on a ribbon", () => {
    const svg = drawFace(read);
    expect(svg).toContain(">[1]<");
    expect(svg).toContain(">Read<");
    expect(starsOf(svg)).toBe(1);
    expect(starsOf(drawFace({ ...read, rank: 1 }))).toBe(0);
    expect(starsOf(drawFace({ ...read, rank: 4 }))).toBe(3);
  });

  test("at the corner of a unit, or from afar, only the rating is left", () => {
    for (const svg of [drawFace(read, "table", false, true), drawFace(read, "far")]) {
      expect(svg).toContain(">[1]<");
      expect(svg).not.toContain("Read");
    }
  });
});

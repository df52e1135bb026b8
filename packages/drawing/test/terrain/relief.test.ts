import type { MapFile } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { layout } from "../../src/layout.ts";
import { contours } from "../../src/terrain/contour.ts";
import { tintOf } from "../../src/terrain/ground.ts";
import { drawRelief } from "../../src/terrain/relief.ts";
import { survey } from "../../src/terrain/survey.ts";

const relief = (map: MapFile): string => {
  const sheet = layout(map);
  const ground = survey(map, sheet.grid, sheet.field);
  return drawRelief(ground, contours(ground, true));
};
const side = (tag: string): MapFile => ({ cols: 7, rows: 7, sides: { "0404/0405": [tag] } });
const strokes = (svg: string, name: string): { foot: number; tip: number }[] => {
  const [, d] = svg.match(new RegExp(`class="${name}" d="([^"]*)"`)) ?? [];
  return [...(d ?? "").matchAll(/M-?[\d.]+ ?(-?[\d.]+)l-?[\d.]+ ?(-?[\d.]+)l/g)].map(([, y, dy]) => ({
    foot: Number(y),
    tip: Number(dy),
  }));
};

describe("hachures", () => {
  test("run downhill from the higher hex", () => {
    const low = layout(side("x")).centre("0405")[1];
    expect(low).toBeGreaterThan(layout(side("x")).centre("0404")[1]);
    const south = relief(side("steep-slope up:0404"));
    const north = relief(side("steep-slope up:0405"));
    expect(south).not.toBe(north);
    const tips = (svg: string): number[] =>
      [...svg.matchAll(/M[\d.]+ [\d.]+l(-?[\d.]+)[ ]?(-?[\d.]+)l/g)].map(([, , dy]) => Number(dy));
    expect(tips(south).every((dy) => dy > 0)).toBe(true);
    expect(tips(north).every((dy) => dy < 0)).toBe(true);
  });

  test("are denser and longer on a steep slope than on a gentle one", () => {
    expect(strokes(relief(side("steep-slope up:0404")), "m-steep").length).toBeGreaterThan(
      strokes(relief(side("gentle-slope up:0404")), "m-gentle").length,
    );
  });

  test("fall to both sides of a ridge, with a crest between", () => {
    const ridge = relief(side("ridge 0404:gentle 0405:steep"));
    expect(ridge).toContain("m-gentle");
    expect(ridge).toContain('"m-steep"');
    expect(ridge).toContain("m-crest");
  });

  test("a slope without a direction falls to the lower of its two hexes", () => {
    const south = strokes(relief({ ...side("escarpment"), elevation: { "0404": 2 } }), "m-cliff");
    const north = strokes(relief({ ...side("escarpment"), elevation: { "0405": 2 } }), "m-cliff");
    expect(south.length).toBeGreaterThan(5);
    expect(south.every(({ tip }) => tip > 0)).toBe(true);
    expect(north.length).toBeGreaterThan(5);
    expect(north.every(({ tip }) => tip < 0)).toBe(true);
  });
});

test("tints rise with the height and never fall", () => {
  for (let highest = 1; highest <= 12; highest++)
    for (let height = 2; height <= highest; height++)
      expect(tintOf(height, highest)).toBeGreaterThanOrEqual(tintOf(height - 1, highest));
  expect([1, 2, 3, 4, 5].map((height) => tintOf(height, 5))).toEqual([1, 3, 4, 6, 7]);
  expect(tintOf(8, 8)).toBe(8);
});

import { describe, expect, test } from "vitest";
import type { Face } from "../src/face.ts";
import { drawSheet } from "../src/sheet.ts";
import { elements, MAPS } from "./maps.ts";

const FACE: Face = {
  id: "a",
  nation: "russian",
  branch: "infantry",
  bandLeft: "BOR",
  values: [{ text: "4", role: "cf" }],
  states: [],
  pips: [],
};

describe("a sheet that stands alone", () => {
  const svg = drawSheet(MAPS.alma, [{ hex: "2214", faces: [FACE] }], { subtitle: "20 September 1854" });

  test("is one document with no custom property left open", () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toContain("var(--");
    expect(svg.match(/<svg/g)).toHaveLength(1);
  });

  test("has a name for those who do not see it", () => {
    expect(svg).toContain('role="img" aria-label="Map of Alma"');
  });

  test("has no layer with an opacity of its own on the map, which some programs cannot cut to a part", () => {
    expect(svg.match(/[^-]opacity:/g)).toHaveLength(1);
  });

  test("is balanced", () => {
    expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    expect(svg.match(/<text[ >]/g)?.length).toBe(svg.match(/<\/text>/g)?.length);
  });
});

test("zoom sets the size and the detail of counters; far out the numbers go", () => {
  const half = drawSheet(MAPS.alma, [{ hex: "2214", faces: [FACE] }], { zoom: 0.4 });
  expect(half).toContain('class="is-mid is-far is-farther"');
  expect(half).not.toContain("BOR");
});

test("a part of the sheet can be shown", () => {
  const part = { x: 100, y: 200, width: 390, height: 500 };
  expect(drawSheet(MAPS.alma, [], { part, theme: "dark" })).toContain(
    'viewBox="100 200 390 500" width="390" height="500"',
  );
});

test("counters off the map and empty hexes are passed over", () => {
  const bare = drawSheet({ cols: 4, rows: 4 });
  const with0 = drawSheet({ cols: 4, rows: 4 }, [
    { hex: "off-map", faces: [FACE] },
    { hex: "0101", faces: [] },
  ]);
  expect(elements(with0)).toBe(elements(bare));
});

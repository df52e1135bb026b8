import type { MapFile } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { drawMap, LAYERS, mapGroup } from "../src/draw-map.ts";
import { mapCss } from "../src/style/map-css.ts";
import { elements, MAPS, unknownClasses } from "./maps.ts";

describe.each(Object.entries(MAPS))("%s", (_, map) => {
  const drawn = drawMap(map);
  const svg = mapGroup(drawn);

  test("is drawn the same every time", () => {
    expect(mapGroup(drawMap(map))).toBe(svg);
  });

  test("has no place that is not a number", () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  });

  test("needs few elements beside its hex numbers, and little text", () => {
    expect(elements(svg) - elements(drawn.layers.numbers)).toBeLessThan(330);
    expect(svg.length).toBeLessThan(1_400_000);
  });

  test("uses only classes that the style sheet knows", () => {
    expect(unknownClasses(svg, mapCss)).toEqual([]);
  });

  test("writes every hex number once", () => {
    const numbers = [...drawn.layers.numbers.matchAll(/<text [^>]*>(\d+)</g)].map(([, text]) => text);
    expect(numbers.sort()).toEqual([...drawn.layout.hexes].sort());
  });

  test("keeps its marks on the sheet", () => {
    const { width, height } = drawn.layout;
    const ground = LAYERS.slice(0, -1).map((layer) => drawn.layers[layer]);
    const starts = ground.flatMap((layer) => [...layer.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)]);
    expect(starts.length).toBeGreaterThan(100);
    const isOff = (at: number, size: number): boolean => at < -45 || at > size + 45;
    expect(starts.filter(([, x, y]) => isOff(Number(x), width) || isOff(Number(y), height))).toEqual([]);
  });
});

test("a plain drawing leaves out what cannot be seen in a small picture", () => {
  const { layers } = drawMap(MAPS.alma, { detail: "plain" });
  for (const layer of ["relief", "grid", "growth", "numbers", "labels", "frame"] as const)
    expect(layers[layer]).toBe("");
  expect(layers.ground.length + layers.water.length + layers.roads.length).toBeLessThan(60_000);
});

test("hex numbers are eleven pixels high at any magnification", () => {
  for (const zoom of [0.55, 1, 2]) {
    const { numbers } = drawMap(MAPS.alma, { zoom }).layers;
    const size = Number(numbers.match(/font-size="([\d.]+)"/)?.[1]);
    expect(Math.abs(size * zoom - 11)).toBeLessThan(0.1);
  }
});

test("hex numbers can be left out", () => {
  expect(drawMap(MAPS.alma, { numbers: false }).layers.numbers).toBe("");
});

test("a map of one hex, a pointy map and a map with rows first are drawn", () => {
  const maps: MapFile[] = [
    { cols: 1, rows: 1 },
    { cols: 5, rows: 4, orientation: "pointy", hexes: { "0202": ["woods"] }, elevation: { "0303": 3 } },
    { cols: 5, rows: 9, numbering: "RRCC", parity: "odd-low", hexes: { "0902": ["sea"] } },
  ];
  for (const map of maps) expect(mapGroup(drawMap(map))).not.toMatch(/NaN|undefined|Infinity/);
});

test("the note of reconstruction stands on the sheet only where the map says so", () => {
  expect(drawMap(MAPS.alma).layers.frame).toContain("Reconstructed");
  expect(drawMap({ cols: 3, rows: 3 }).layers.frame).not.toContain("Reconstructed");
});

import { describe, expect, test } from "vitest";
import { drawMap } from "../../src/draw-map.ts";
import { placeLabels } from "../../src/furniture/labels.ts";
import { extent, letterings } from "../../src/furniture/lettering.ts";
import { COUNTER, layout } from "../../src/layout.ts";
import { NUMBER_BOX } from "../../src/terrain/numbers.ts";
import { MAPS } from "../maps.ts";

describe("names", () => {
  const map = { cols: 9, rows: 9, labels: [{ text: "Bourliuk", hex: "0505", kind: "town" }] } as const;
  const sheet = layout(map);

  test("stand at their hex when nothing is in the way", () => {
    const [{ at }] = placeLabels(map, sheet);
    const [x, y] = sheet.centre("0505");
    expect(Math.hypot(at[0] - x, at[1] - y)).toBeLessThan(40);
  });

  test("give way to counters", () => {
    const [{ at }] = placeLabels(map, sheet, ["0505"]);
    const [x, y] = sheet.seat("0505");
    const half = COUNTER / 2;
    const inside = Math.abs(at[0] - x) < half && at[1] > y - half && at[1] - 12 < y + half;
    expect(inside).toBe(false);
  });

  test("give way to each other", () => {
    const two = { ...map, labels: [...map.labels, { text: "Almatamak", hex: "0505", kind: "minor" }] };
    const [a, b] = placeLabels(two, sheet);
    expect(Math.abs(a.at[1] - b.at[1]) > 12 || Math.abs(a.at[0] - b.at[0]) > 70).toBe(true);
  });

  test("give way to lines", () => {
    const [{ at }] = placeLabels(map, sheet);
    const rows = [-12, -8, -4, 0].map((dy) =>
      Array.from({ length: 60 }, (_, i): [number, number] => [at[0] - 150 + i * 5, at[1] + dy]),
    );
    const [moved] = placeLabels(map, sheet, [], { water: [], roads: [], others: rows });
    expect(Math.abs(moved.at[1] - at[1])).toBeGreaterThan(6);
  });

  test("a lesser name without any room is left out, a height never", () => {
    const everywhere = sheet.hexes;
    const named = (kind: string) => ({ ...map, labels: [{ text: "Mamelon with the white walls", hex: "0505", kind }] });
    expect(placeLabels(named("minor"), sheet, everywhere)).toEqual([]);
    expect(placeLabels(named("height"), sheet, everywhere)).toHaveLength(1);
  });

  test("a name whose hex is not on the map is left out", () => {
    expect(placeLabels({ ...map, labels: [{ text: "Kiev", hex: "9999", kind: "town" }] }, sheet)).toEqual([]);
  });
});

describe("names that the map does not letter itself", () => {
  const texts = (map: (typeof MAPS)[string]): string[] => letterings(map).map(({ text }) => text);

  test("redoubts have their numbers, and other names that stand nowhere else", () => {
    const found = texts(MAPS.balaclava);
    for (const text of ["No. 1", "No. 2", "No. 3, Arabtabia", "No. 4", "No. 5", "No. 6"]) expect(found).toContain(text);
    expect(texts(MAPS["steppes-balaclava"]).filter((text) => /^No\. /.test(text))).toHaveLength(6);
  });

  test("long roads are named once, in few words", () => {
    const found = texts(MAPS.balaclava);
    expect(found.filter((text) => text === "Woronzoff road")).toHaveLength(1);
    expect(found).toContain("South Valley track");
    expect(texts(MAPS.alma)).toContain("Post road");
  });
});

test.each(Object.entries(MAPS))("the names of %s find a place, rivers and roads along their lines", (_, map) => {
  const { labels } = drawMap(map).layers;
  for (const { text } of map.labels ?? []) expect(labels).toContain(`>${text}<`);
  const water = (map.labels ?? []).some(({ text }) => text === "Tchernaya" || text === "Alma");
  if (water) expect(labels).toMatch(/m-l-water"><textPath href="#m-line-[^"]*" startOffset="50%">(Tchernaya|Alma)</);
  expect(labels).toMatch(/m-l-road"><textPath/);
});

test.each(Object.entries(MAPS))("the upright names of %s cover neither each other nor a hex number", (_, map) => {
  const sheet = layout(map);
  const placed = placeLabels(map, sheet).filter(({ rotate, line }) => !rotate && !line);
  const boxes = placed.map((label) => {
    const { size, long } = extent(label);
    return { text: label.text, x: label.at[0], y: label.at[1] - size * 0.28, wide: long / 2, high: size * 0.35 };
  });
  expect(boxes.length).toBeGreaterThan(8);
  for (const a of boxes) {
    const covers = (x: number, y: number, wide: number, high: number): boolean =>
      Math.abs(x - a.x) < wide + a.wide && Math.abs(y - a.y) < high + a.high;
    expect(boxes.filter((b) => b !== a && covers(b.x, b.y, b.wide, b.high)).map(({ text }) => text)).toEqual([]);
    const numbers = sheet.hexes.filter((hex) => {
      const [x, y] = sheet.centre(hex);
      const { half, top, foot } = NUMBER_BOX;
      return covers(x, y + (top + foot) / 2, half, (foot - top) / 2);
    });
    expect(numbers, a.text).toEqual([]);
  }
});

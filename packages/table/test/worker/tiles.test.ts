import { expect, test } from "vitest";
import { cutIntoTiles } from "../../src/worker/tiles.ts";

const marks = (count: number, name: string): string => {
  const d = Array.from({ length: count }, (_, i) => `M${i * 40} ${i * 10}l3 9z`).join("");
  return `<path class="${name}" d="${d}"/>`;
};

test("a path of many small marks becomes one for each tile, with every mark once", () => {
  const cut = cutIntoTiles(marks(100, "m-gentle"));
  const paths = cut.match(/<path /g) ?? [];
  expect(paths.length).toBeGreaterThan(8);
  expect(cut.match(/M/g)).toHaveLength(100);
  expect(
    cut
      .replace(/<path class="m-gentle" d="|"\/>/g, "")
      .split(/(?=M)/)
      .toSorted(),
  ).toEqual(
    marks(100, "m-gentle")
      .replace(/<path class="m-gentle" d="|"\/>/g, "")
      .split(/(?=M)/)
      .toSorted(),
  );
});

test("few marks, washes and outlines stay whole", () => {
  expect(cutIntoTiles(marks(20, "m-gentle"))).toBe(marks(20, "m-gentle"));
  expect(cutIntoTiles(marks(100, "m-shade"))).toBe(marks(100, "m-shade"));
});

import type { MapFile } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { drawMap, LAYERS } from "../src/draw-map.ts";

const HEX_TAGS = [
  ...["woods", "town", "vineyard", "aqueduct", "bridge", "swamp", "sea", "redoubt", "major-road", "minor-road"],
  ...["bourliuk", "forest", "river", "marsh", "road", "shell-hill", "south-edge", "entry", "victory:Home Ridge"],
  ...["grove", "orchard", "village", "rampart", "camp", "escarpment", "city", "fortress", "ip", "impassable"],
];
const SIDE_TAGS = [
  ...["gentle-slope up:0303", "steep-slope up:0303", "ridge 0303:gentle 0304:steep", "cliff up:0304", "river"],
  ...["stream", "bridge", "redoubt in:0303", "major-road", "minor-road", "alma-east", "alma-west", "slope up:0304"],
  ...["road", "sea", "ford", "escarpment", "front of works in:0304", "major-river", "bridge-destroyed", "aqueduct"],
];

const PLAIN: MapFile = { cols: 6, rows: 6 };
const text = (map: MapFile): string => {
  const { layers } = drawMap(map);
  return LAYERS.map((layer) => layers[layer]).join("\n");
};
const bare = text(PLAIN);

describe("every tag of the vocabulary leaves a mark", () => {
  test.each(HEX_TAGS)("hex %s", (tag) => {
    expect(text({ ...PLAIN, hexes: { "0303": [tag] } })).not.toBe(bare);
    expect(text({ ...PLAIN, hexes: { "0303": [tag] } }).length).toBeGreaterThan(bare.length);
  });

  test.each(SIDE_TAGS)("hexside %s", (tag) => {
    expect(text({ ...PLAIN, sides: { "0303/0304": [tag] } }).length).toBeGreaterThan(bare.length);
  });

  test("no two tags that mean different ground look the same", () => {
    const same: Record<string, string> = { forest: "woods", swamp: "marsh", road: "major-road" };
    const seen = new Map<string, string>();
    for (const tag of HEX_TAGS) {
      const drawn = text({ ...PLAIN, hexes: { "0303": [tag] } });
      expect(seen.get(drawn) ?? tag, tag).toSatisfy(
        (other) => other === tag || same[tag] === other || same[String(other)] === tag,
      );
      seen.set(drawn, seen.get(drawn) ?? tag);
    }
  });
});

test("an unknown tag or label kind is passed over", () => {
  const map = { ...PLAIN, hexes: { "0303": ["north-bank"] }, sides: { "0303/0304": ["customs"] } };
  expect(text(map)).toBe(bare);
  expect(text({ ...PLAIN, labels: [{ text: "A & B", hex: "0303", kind: "odd" }] })).toContain("A &amp; B");
});

import { hexAt, hexNumber, neighbours, sideBetween } from "@redoubt/hex";
import { areasOf, chainProblems, chainsOf, hasSideTag, mapOf, networkProblems, sidesTagged, slopeProblems } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { mapVocabulary } from "../../../src/data/map-tags.ts";
import { maps } from "../../../src/data/maps.ts";

const file = maps.tchernaya;
const map = mapOf(file, mapVocabulary);
const { grid } = map;
const all = grid.cells.map((hex) => hexNumber(grid, hex));
const sides = file.sides ?? {};
const words = (text: string) => text.trim().split(/\s+/);
const tagged = (tag: string) => Object.keys(sides).filter((key) => sides[key].includes(tag));
const named = (column: number, row: number) => String(column).padStart(2, "0") + String(row).padStart(2, "0");

// A second copy of both tables, row 01 at the top and column 01 at the left.
const levels = words(`
  222100000133333333333333333333
  222100000011333333333333333333
  333210000000113332333333333131
  333210000000001111113333311010
  333210000000000000001111100000
  333210000000000000000000000000
  333210000000000000000000000000
  333210000000000000000000000000
  332100011110000000000001010000
  332100012210000000010112120111
  332100002111100000110112220112
  332100000012100100100111210111
  332100000011101200000011100011
  332100000000001100000000100011
  332100000000000001110000000000
  332100000000000012221000000000
  332111111000000011221000000000
  321000000111100100110011110000
  321000000000001110000111110000
  321000000000001110000012220111
`);
const ground = words(`
  .....mm...wwwwww...wwwwwwwwwww
  .....mmm....wwww...wwwwwwwwwww
  ......mmm.....www.wwwwwwwww.w.
  .......mm...........wwwww.....
  ..w...........................
  ..w..........................t
  ..w...........................
  ..w...........................
  ..............................
  ..............................
  ......................w.......
  ......................ww.w..ww
  ........................w....w
  .......................g......
  .......................t.g....
  ......................g..t....
  ..............................
  ..............................
  .............t.........www....
  ....t..................www.www
`);
// The gorge above Karlovka, where the ground departs from the first table.
const gorge = { 1: words("2814 2815 2816"), 2: words("2819 2820 2914 2915 2916 2917 2920 3014 3015 3016 3017 3020") };
const groundNames: Readonly<Record<string, readonly string[]>> = { ".": [], w: ["woods"], m: ["marsh"], g: ["garden"], t: ["town"] };

const majorRiver = words("0601/0701 0701/0702 0702/0801 0702/0802 0703/0802 0703/0803 0704/0803 0803/0804 0804/0904 0904/0905 0905/1004");
const canal = words(`
  0905/1005 0906/1005 1005/1006 1006/1106 1006/1107 1007/1107 1107/1108 1108/1207 1207/1208 1208/1308 1208/1309 1209/1309
  1309/1310 1310/1409 1409/1410 1410/1510 1510/1511 1511/1610 1610/1611 1611/1711 1711/1712 1712/1811 1712/1812 1713/1812
  1812/1813 1813/1913 1913/1914 1914/2013 2013/2014 2014/2114 2114/2115 2115/2214 2214/2215 2215/2315 2315/2316 2316/2415
  2415/2416
`);
const upperRiver = words("2416/2516 2516/2517 2517/2616 2616/2617 2617/2717 2717/2718 2718/2817 2817/2818 2818/2918 2918/2919 2919/3018 3018/3019");
const steep = words(`
  0217/0318 0303/0402 0408/0509 0811/0911 0911/0912 1001/1101 1101/1102 1102/1201 1201/1202 1202/1302 1302/1303 1303/1402
  1402/1403 1403/1503 1503/1504 1504/1603 1603/1604 1603/1704 1613/1713 1613/1714 1703/1704 1903/1904 1904/2003 2003/2004
  2004/2104 2017/2118 2104/2105 2105/2204 2204/2205 2204/2305 2304/2305 2305/2404 2404/2405 2404/2505 2504/2505 2504/2604
  2603/2604 2603/2704 2610/2710 2610/2711 2611/2711 2611/2712 2620/2720 2703/2704 2703/2803 2802/2803 2803/2903 2903/2904
  2903/3003 3002/3003
`);
const roads = {
  A: "1801 1802 1803 1804 1805 1706 1606 1507 1508 1408 1409 1410 1411 1412 1413 1414 1315 1215 1116 1016 0917 0817 0718 0618 0519 0520",
  B: "0116 0216 0317 0417 0517 0617 0717 0817 0917 1017 1118 1218 1319 1419 1520",
  C: "1419 1418 1417 1416 1516 1615 1715 1714 1713 1712 1611 1711 1811 1911 2010 2110 2209 2309 2408 2508 2607 2707 2806 2906 3006",
  D: "3006 2907 2807 2808 2709 2710 2711 2712 2713 2613 2614 2515 2415 2416 2317 2217 2218 2119 2019 1919 1818 1718 1617 1517 1417",
};

describe("the map of the Tchernaya", () => {
  test("MAP: 30 columns of 20 hexes from 0101, even columns lower", () => {
    expect([all.length, all[0], all.at(-1)]).toEqual([600, "0101", "3020"]);
    expect(neighbours(grid, hexAt(grid, "0202")).map((hex) => hexNumber(grid, hex)).sort()).toEqual(
      words("0102 0103 0201 0203 0302 0303"),
    );
  });

  test("MAP: every level agrees with the second copy but for the gorge", () => {
    for (let column = 1; column <= 30; column++)
      for (let row = 1; row <= 20; row++) {
        const hex = named(column, row);
        const raised = gorge[1].includes(hex) ? 1 : gorge[2].includes(hex) ? 2 : undefined;
        expect(map.elevation[hexAt(grid, hex)], hex).toBe(raised ?? Number(levels[row - 1][column - 1]));
      }
  });

  test("MAP: every hex has the ground of the second copy", () => {
    for (let column = 1; column <= 30; column++)
      for (let row = 1; row <= 20; row++) {
        const hex = named(column, row);
        expect(file.hexes?.[hex] ?? [], hex).toEqual(groundNames[ground[row - 1][column - 1]]);
      }
    const towns = all.filter((hex) => file.hexes?.[hex]?.includes("town"));
    expect(towns.map((hex) => [hex, file.names?.[hex]])).toEqual([
      ["0520", "Kadikoi"],
      ["1419", "Kamara"],
      ["2415", "Tchorgoun"],
      ["2616", "Karlovka"],
      ["3006", "Chouliou"],
    ]);
  });

  test("MAP: 11 hexsides of major river, 37 of river with aqueduct, 12 of river above", () => {
    expect([majorRiver.length, canal.length, upperRiver.length]).toEqual([11, 37, 12]);
    expect(tagged("major-river")).toEqual(majorRiver);
    expect(tagged("aqueduct")).toEqual(canal);
    expect(tagged("river")).toEqual([...canal, ...upperRiver]);
  });

  test("E10: three bridges, each on a road, and two fords", () => {
    expect(tagged("bridge")).toEqual(["1409/1410", "1611/1711", "2415/2416"]);
    expect(tagged("ford")).toEqual(["1007/1107", "2014/2114"]);
    for (const side of [...sidesTagged(map, "river"), ...sidesTagged(map, "major-river")])
      expect(hasSideTag(map, side, "road")).toBe(hasSideTag(map, side, "bridge"));
  });

  test("MAP: the Tchernaya is one chain from edge to edge and parts the map in two", () => {
    const water = [...sidesTagged(map, "major-river"), ...sidesTagged(map, "river")];
    expect(chainsOf(grid, water)).toHaveLength(1);
    expect(chainProblems(map, "aqueduct")).toEqual([]);
    const banks = areasOf(grid, grid.cells, (side) => !water.includes(side));
    expect(banks.map((bank) => bank.length)).toEqual([326, 274]);
    const left = new Set(banks[0]);
    expect(words("0101 1410 1611 2416 3020").map((hex) => left.has(hexAt(grid, hex)))).toEqual(Array(5).fill(true));
    expect(words("1409 1711 2415 1911 3018").map((hex) => left.has(hexAt(grid, hex)))).toEqual(Array(5).fill(false));
  });

  test("TEC: one level apart is a slope, two a steep slope, none three; all rise to the higher hex", () => {
    const expected: Record<string, string> = {};
    for (const a of all)
      for (const next of neighbours(grid, hexAt(grid, a))) {
        const b = hexNumber(grid, next);
        const apart = map.elevation[next] - map.elevation[hexAt(grid, a)];
        if (apart > 0) expected[[a, b].sort().join("/")] = `${["", "slope", "steep-slope", "cliff"][apart]} up:${b}`;
      }
    const found = Object.entries(sides).flatMap(([key, tags]) => tags.filter((tag) => tag.includes("up:")).map((tag) => [key, tag]));
    expect(Object.fromEntries(found)).toEqual(expected);
    expect([...slopeProblems(map, "slope"), ...slopeProblems(map, "steep-slope")]).toEqual([]);
    expect(sidesTagged(map, "cliff")).toEqual([]);
  });

  test("TEC: the steep hexsides are those listed and the thirteen of the gorge", () => {
    const found = Object.keys(sides).filter((key) => sides[key].some((tag) => tag.startsWith("steep-slope")));
    expect(steep).toHaveLength(50);
    expect(found).toEqual(expect.arrayContaining(steep));
    expect(found).toHaveLength(63);
    const raised = [...gorge[1], ...gorge[2]];
    for (const key of found.filter((one) => !steep.includes(one)))
      expect(raised.some((hex) => key.includes(hex)), key).toBe(true);
  });

  test("7.3: the four roads, hex by hex, one network, none up a steep slope", () => {
    const paths = map.roads.map(({ path }) => path.map((hex) => hexNumber(grid, hex)).join(" "));
    expect(paths).toEqual(Object.values(roads));
    expect(networkProblems(map, "road", 1)).toEqual([]);
    for (const side of sidesTagged(map, "road")) expect(hasSideTag(map, side, "steep-slope")).toBe(false);
    for (const { path } of map.roads)
      for (const [i, hex] of path.entries()) if (i > 0) expect(sideBetween(grid, path[i - 1], hex)).toBeDefined();
  });

  test("lettering, names and notes point at hexes of the map, and everything says what it rests on", () => {
    for (const { hex, text } of file.labels ?? []) expect(all.includes(hex) && text.length > 0, text).toBe(true);
    for (const hex of [...Object.keys(file.names ?? {}), ...Object.keys(file.notes ?? {})]) expect(all).toContain(hex);
    expect(file.provenance?.given).toEqual([]);
    for (const { basis } of file.provenance?.reconstructed ?? []) expect(basis.length).toBeGreaterThan(20);
  });
});

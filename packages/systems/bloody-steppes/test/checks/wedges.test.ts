import { DIRECTIONS, distance, hexNumber, neighbour } from "@redoubt/hex";
import { describe, expect, test } from "vitest";
import { cornerNames, facingName, frontHexes, neighbourZones, parseFacing, zoneOf } from "../../src/checks/wedges.ts";
import { at, field, numbers } from "../field.ts";

const ground = field({ cols: 20, rows: 20 });
const { grid } = ground;
const centre = at(ground, "1010");

describe("V.3: front, flank and rear", () => {
  test("K-1: two front, two flank and two rear neighbours; facing N/NE the front is N and NE", () => {
    const facing = parseFacing("N/NE");
    expect(facing).toBe(0);
    expect(neighbourZones(0)).toEqual({ front: [0, 1], flank: [2, 5], rear: [3, 4] });
    const front = frontHexes(grid, 0, centre, 1);
    expect(numbers(ground, front)).toEqual(["1009", "1110"]);
  });

  test.each(DIRECTIONS)("K-1: facing %i, the zone of each neighbour agrees with the list of directions", (facing) => {
    const zones = neighbourZones(facing);
    for (const direction of DIRECTIONS) {
      const zone = zoneOf(grid, facing, centre, neighbour(grid, centre, direction));
      expect(zones[zone], `${direction}`).toContain(direction);
    }
  });

  test("K-1: the front zone grows by 2, 3, 4 … hexes with each range, sketches 10a to 10d", () => {
    for (const facing of DIRECTIONS)
      for (let range = 1; range <= 8; range++) {
        const ring = frontHexes(grid, facing, centre, range).filter((hex) => distance(grid, centre, hex) === range);
        expect(ring.length, `range ${range}`).toBe(range + 1);
      }
  });

  test("V.3: without facing the front is all round", () => {
    expect(frontHexes(grid, undefined, centre, 1)).toHaveLength(6);
    expect(frontHexes(grid, undefined, centre, 2)).toHaveLength(18);
  });

  test("K-161: what is not in the wedges of front and rear is flank, at any range", () => {
    const counts = { front: 0, flank: 0, rear: 0 };
    for (const hex of grid.cells) if (distance(grid, centre, hex) === 4) counts[zoneOf(grid, 2, centre, hex)]++;
    expect(counts).toEqual({ front: 5, flank: 14, rear: 5 });
  });

  test("K-189: facing a hexside there are three front, two flank and one rear neighbour", () => {
    expect(neighbourZones(0, "hexside")).toEqual({ front: [5, 0, 1], flank: [2, 4], rear: [3] });
    for (const facing of DIRECTIONS)
      for (const direction of DIRECTIONS) {
        const zone = zoneOf(grid, facing, centre, neighbour(grid, centre, direction), "hexside");
        expect(neighbourZones(facing, "hexside")[zone], `${facing} ${direction}`).toContain(direction);
      }
  });

  test("facings are read in either order and written one way", () => {
    expect(cornerNames.map((name) => parseFacing(name))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(parseFacing("N/NW")).toBe(5);
    expect(parseFacing("N")).toBeUndefined();
    expect(parseFacing("S", "hexside")).toBe(3);
    expect([facingName(2), facingName(2, "hexside")]).toEqual(["SE/S", "SE"]);
    expect(hexNumber(grid, centre)).toBe("1010");
  });
});

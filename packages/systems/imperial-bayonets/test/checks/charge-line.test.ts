import { describe, expect, test } from "vitest";
import { chargeLineFault, isHexRow } from "../../src/checks/charge-line.ts";
import { type FieldSpec, fieldOf } from "../field.ts";

const fault = (
  spec: FieldSpec,
  from: string,
  to: string,
  occupied: readonly string[] = [],
  line: "hex-row" | "any-los" = "hex-row",
) => {
  const field = fieldOf(spec);
  return (
    chargeLineFault(
      { grid: field.map.grid, terrain: field.terrain, occupied: field.counts(...occupied, to), line },
      field.hex(from),
      field.hex(to),
    )?.rule ?? "clear"
  );
};

describe("line of a charge", () => {
  test("I-59: along one of the six rows of hexes, or with the option along any line", () => {
    const { map, hex } = fieldOf({});
    expect(["0404", "0701", "0407", "0703"].map((to) => isHexRow(map.grid, hex("0401"), hex(to)))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([fault({}, "0302", "0502"), fault({}, "0302", "0502", [], "any-los")]).toEqual(["7.5c", "clear"]);
  });

  test.each(["woods", "garden", "marsh", "town"])(
    "7.5c, 9.3e: %s on the way or in the target hex bars it, under the cavalry it does not",
    (ground) => {
      expect(fault({ hexes: { "0402": [ground] } }, "0401", "0404")).toBe("9.3e");
      expect(fault({ hexes: { "0404": [ground] } }, "0401", "0404")).toBe("9.3e");
      expect(fault({ hexes: { "0401": [ground] } }, "0401", "0404")).toBe("clear");
    },
  );

  test.each([["stream"], ["river"], ["river", "bridge"], ["slope up:0403"]])(
    "9.3e: %s across the line bars it",
    (...tags) => {
      expect(fault({ sides: { "0402/0403": tags } }, "0401", "0404")).toBe("9.3e");
      expect(fault({ sides: { "0302/0402": tags.filter((tag) => !tag.includes("up:")) } }, "0401", "0404")).toBe(
        "clear",
      );
    },
  );

  test("7.5c: other levels bar it", () => {
    expect(fault({ elevation: { "0403": 1, "0404": 1 } }, "0401", "0404")).toBe("9.3e");
    expect(fault({ elevation: { "0401": 1, "0402": 1, "0403": 1, "0404": 1 } }, "0401", "0404")).toBe("clear");
  });

  test("I-59: units before the target bar it; a road does not", () => {
    expect(fault({}, "0401", "0404", ["0403"])).toBe("7.5c");
    expect(fault({ roads: [["0401", "0402", "0403", "0404"]] }, "0401", "0404")).toBe("clear");
  });

  test("I-150: along a hexside both hexes must be clear", () => {
    expect(fault({ hexes: { "0401": ["woods"] } }, "0302", "0502", [], "any-los")).toBe("9.3e");
    expect(fault({ sides: { "0402/0502": ["river"] } }, "0302", "0502", [], "any-los")).toBe("9.3e");
  });
});

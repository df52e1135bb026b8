import { describe, expect, test } from "vitest";
import { createTrace, NO_TRACE, type Occupation, pathOf, roadLegOf, traceFrom } from "../../src/checks/trace.ts";
import { type Field, fieldOf, zonesOf } from "../field.ts";

/** Friends and enemies on a field; enemies have zones unless they are shaken. */
function occupation(
  field: Field,
  friends: readonly string[],
  enemies: readonly string[],
  shaken: readonly string[] = [],
): Occupation {
  return {
    friends: field.counts(...friends),
    enemies: field.counts(...enemies, ...shaken),
    enemyZone: zonesOf(field, ...enemies),
  };
}

const lengthTo = (field: Field, who: Occupation, from: string, to: string, longest: number) =>
  traceFrom(createTrace(field.map.grid), field.hex(from), longest, field.terrain.ways, who)[field.hex(to)];

describe("command trace", () => {
  const flat = fieldOf({ hexes: { "0303": ["impassable"] }, sides: { "0302/0303": ["major-river"] } });

  test("6.1.1a, I-26: the receiver's hex counts, the Leader's does not", () => {
    const nobody = occupation(flat, [], []);
    expect([
      lengthTo(flat, nobody, "0301", "0301", 3),
      lengthTo(flat, nobody, "0301", "0304", 3),
      lengthTo(flat, nobody, "0301", "0305", 3),
    ]).toEqual([0, 3, NO_TRACE]);
  });

  test("6.1.1d: terrain has no effect", () => {
    expect(lengthTo(flat, occupation(flat, [], []), "0302", "0304", 2)).toBe(2);
  });

  test("6.1.1e, 6.1.1f: not through an enemy nor his zone, but into it", () => {
    const who = occupation(flat, [], ["0504"]);
    expect([lengthTo(flat, who, "0502", "0503", 4), lengthTo(flat, who, "0502", "0505", 4)]).toEqual([1, NO_TRACE]);
    expect(lengthTo(flat, occupation(flat, [], [], ["0504"]), "0503", "0505", 3)).toBe(3);
  });

  test("6.1.1f, 3.5h: a friendly combat unit opens a hex in an enemy zone", () => {
    const enemies = ["0304", "0504"];
    expect(lengthTo(flat, occupation(flat, [], enemies), "0402", "0404", 2)).toBe(NO_TRACE);
    expect(lengthTo(flat, occupation(flat, ["0403"], enemies), "0402", "0404", 2)).toBe(2);
  });

  test("I-26: neither the Leader's own hex nor the receiver's blocks", () => {
    const who = occupation(flat, [], ["0502", "0602"]);
    expect(lengthTo(flat, who, "0501", "0401", 3)).toBe(1);
    expect(lengthTo(flat, who, "0401", "0501", 3)).toBe(1);
  });

  test("the path of a trace goes through open hexes", () => {
    const who = occupation(flat, ["0403"], ["0304", "0504"]);
    const trace = createTrace(flat.map.grid);
    traceFrom(trace, flat.hex("0402"), 4, flat.terrain.ways, who);
    expect(pathOf(trace, flat.hex("0404"), flat.terrain.ways, who).map((hex) => flat.map.grid.numbers[hex])).toEqual([
      "0402",
      "0403",
      "0404",
    ]);
    expect(pathOf(trace, flat.hex("0808"), flat.terrain.ways, who)).toEqual([]);
  });
});

describe("supply", () => {
  const roads = [["0101", "0201", "0301", "0401", "0501"]];
  const field = fieldOf({ roads, sides: { "0301/0401": ["river", "bridge"] } });
  const leg = (on: Field, who: Occupation, depot: string, ...sources: readonly string[]) => {
    const found = roadLegOf(createTrace(on.map.grid), on.terrain, on.hex(depot), 3, sources.map(on.hex), who);
    return found === null ? null : [on.map.grid.numbers[found.road], on.map.grid.numbers[found.source]];
  };
  const nobody = occupation(field, [], []);

  test("3.6c: at most three hexes to the road, then along it to the source", () => {
    expect([leg(field, nobody, "0504", "0101"), leg(field, nobody, "0505", "0101")]).toEqual([["0401", "0101"], null]);
    expect(leg(field, nobody, "0201", "0101")).toEqual(["0201", "0101"]);
  });

  test("3.6c: road hexes without a road between them do not join", () => {
    const apart = fieldOf({
      roads: [
        ["0101", "0201"],
        ["0301", "0401"],
      ],
    });
    expect(leg(apart, occupation(apart, [], []), "0404", "0101")).toBeNull();
  });

  test("I-32: an enemy, or his zone without a friend, closes the road; the source too", () => {
    expect(leg(field, occupation(field, [], ["0202"]), "0503", "0101")).toBeNull();
    expect(leg(field, occupation(field, ["0101", "0201", "0301"], ["0202"]), "0503", "0101")).toEqual(["0401", "0101"]);
    expect(leg(field, occupation(field, [], ["0102"]), "0503", "0101")).toBeNull();
  });

  test("I-148: the Depot's own hex does not close it", () => {
    expect(leg(field, occupation(field, [], ["0602"]), "0501", "0101")).toEqual(["0501", "0101"]);
  });

  test("I-102: a destroyed bridge cuts the road for supply", () => {
    const cut = fieldOf({ roads, sides: { "0301/0401": ["river", "bridge-destroyed"] } });
    expect(leg(cut, occupation(cut, [], []), "0504", "0101")).toBeNull();
  });

  test("3.6b, I-32: the overland leg goes where infantry can: not over a major river nor through impassable ground", () => {
    const wall = fieldOf({
      hexes: Object.fromEntries(
        ["0104", "0204", "0304", "0404", "0504", "0604", "0704", "0804"].map((hex) => [hex, ["impassable"]]),
      ),
    });
    const reach = traceFrom(
      createTrace(wall.map.grid),
      wall.hex("0401"),
      14,
      wall.terrain.footWays,
      occupation(wall, [], []),
    );
    expect([reach[wall.hex("0403")], reach[wall.hex("0406")]]).toEqual([2, NO_TRACE]);
  });
});

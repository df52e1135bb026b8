import { distance, type Hex } from "@redoubt/hex";
import { describe, expect, test } from "vitest";
import { createSight, sightBlock } from "../../src/checks/sight.ts";
import { createGround, type Ground } from "../../src/ground.ts";
import { at, field, groundOf } from "../field.ts";

const alma = groundOf("alma");

/** What hides a target on a ground, as text: "clear", "IX.4 1230", "IX.8 edge". */
function look(ground: Ground, from: string, to: string, { guns = true, units = [] as readonly string[] } = {}): string {
  const held = units.map((hex) => at(ground, hex));
  const block = sightBlock(ground, at(ground, from), at(ground, to), guns, (hex: Hex) => held.includes(hex));
  if (block === undefined) return "clear";
  return `${block.rule} ${block.hex === undefined ? "edge" : ground.grid.numbers[block.hex]}`;
}

describe("the sketches of chapter IX", () => {
  test("IX.4, sketch 14(1): a village nearer to the lower target hides it from guns two levels up", () => {
    expect(look(alma, "1729", "1030")).toBe("IX.4 1230");
  });

  test("IX.6, sketch 14(2): vineyard 1228, moved one hex towards the guns, is nearer to them and does not hide", () => {
    expect(look(alma, "1729", "0927")).toBe("clear");
  });

  test("IX.5, sketch 15(1): the level edge is nearer to the target than to the viewer", () => {
    expect(look(alma, "1709", "1606")).toBe("IX.5 1707");
  });

  test("IX.5, sketch 15(2): 1604, a level above the target, is nearer to it", () => {
    expect(look(alma, "1707", "1603")).toBe("IX.5 1604");
  });

  test("IX.5, sketch 15(3): 1504 is nearer to the lower viewer; a unit in 1603 is midway and harmless", () => {
    expect(look(alma, "1605", "1501", { units: ["1603"] })).toBe("IX.5 1504");
    const flat = field({ use: "alma", elevation: { "1504": 3 } });
    expect(look(flat, "1605", "1501", { units: ["1603"] })).toBe("clear");
  });

  test("IX.5, sketch 15(4): 1504 hides another target too", () => {
    expect(look(alma, "1605", "1402")).toBe("IX.5 1504");
  });

  test("IX.10, sketch 15(5): along the road of the canyon 1308-1407 guns see a hex with the escarpment three hexes off", () => {
    expect(distance(alma.grid, at(alma, "1208"), at(alma, "1507"))).toBe(3);
    expect(look(alma, "1208", "1507")).toBe("clear");
    expect(look(alma, "1309", "1406")).toBe("clear");
  });

  test("IX.6, sketch 15(6): four levels up, over village 1209 and orchard 1309", () => {
    expect(look(alma, "1109", "1409")).toBe("clear");
  });

  test("IX.6, sketch 15(7): and over the vineyard", () => {
    expect(look(alma, "1110", "1410")).toBe("clear");
  });
});

describe("IX.4 to IX.7 on small fields", () => {
  test("IX.4(1): ground higher than both ends blocks", () => {
    const ground = field({ elevation: { "0104": 1, "0101": 0 } });
    expect(look(ground, "0101", "0107")).toBe("IX.4 0104");
  });

  test("IX.4(2), K-78: every kind of cover level with both ends blocks, works and camps do not", () => {
    for (const tag of ["orchard", "forest", "grove", "village", "vineyard"])
      expect(look(field({ hexes: { "0104": [tag] } }), "0101", "0107"), tag).toBe("IX.4 0104");
    for (const tag of ["redoubt", "rampart", "camp", "marsh"])
      expect(look(field({ hexes: { "0104": [tag] } }), "0101", "0107"), tag).toBe("clear");
  });

  test("IX.4(5): a unit of either side on the same level blocks", () => {
    expect(look(field(), "0101", "0107", { units: ["0103"] })).toBe("IX.4 0103");
    expect(look(field(), "0101", "0107", { units: ["0203"] })).toBe("clear");
  });

  test("IX.4: what is lower than both ends never blocks", () => {
    const ground = field({ elevation: { "0101": 1, "0107": 1 }, hexes: { "0104": ["forest"] } });
    expect(look(ground, "0101", "0107", { units: ["0103"] })).toBe("clear");
  });

  test("IX.4(3), IX.4(4): between unequal ends an obstacle hides if it is nearer to the lower one, from both ends alike", () => {
    const high = { elevation: { "0101": 1 } };
    for (const [wood, seen] of [
      ["0103", "clear"],
      ["0104", "clear"],
      ["0105", "IX.4 0105"],
      ["0106", "IX.4 0106"],
    ]) {
      const ground = field({ ...high, hexes: { [wood]: ["forest"] } });
      expect(look(ground, "0101", "0107"), wood).toBe(seen);
      expect(look(ground, "0107", "0101"), wood).toBe(seen);
    }
  });

  test("IX.6: two levels up the same obstacle is moved one hex towards the higher end", () => {
    const seen = (wood: string) =>
      look(field({ elevation: { "0101": 2 }, hexes: { [wood]: ["forest"] } }), "0101", "0107");
    expect(["0104", "0105", "0106"].map(seen)).toEqual(["clear", "clear", "IX.4 0106"]);
  });

  test("IX.5: a level edge nearer to the lower viewer hides the height behind it", () => {
    const plateau = { "0102": 1, "0103": 1, "0104": 1, "0105": 1, "0106": 1, "0107": 1 };
    expect(look(field({ elevation: plateau }), "0101", "0107")).toBe("IX.5 0102");
    expect(look(field({ elevation: { "0106": 1, "0107": 1 } }), "0101", "0107")).toBe("clear");
  });

  test("IX.11: a line along hexsides is clear although both hexes block", () => {
    const ground = field({ hexes: { "0302": ["forest"], "0303": ["forest"] } });
    expect(look(ground, "0202", "0402")).toBe("clear");
    expect(look(ground, "0301", "0304")).toBe("IX.4 0302");
  });

  test("IX.12, IX.13: one sees into and out of a blocking hex", () => {
    const ground = field({ hexes: { "0101": ["forest"], "0104": ["village"] } });
    expect(look(ground, "0101", "0104")).toBe("clear");
  });

  test("IX.2: neighbours see each other", () => {
    expect(
      look(field({ hexes: { "0101": ["forest"], "0102": ["forest"] }, elevation: { "0101": 4 } }), "0102", "0101"),
    ).toBe("clear");
  });
});

describe("IX.8: escarpments", () => {
  // A cliff three levels high: 0104 and what is north of it is up, the rest of column 1 down.
  const heights = Object.fromEntries(
    ["01", "02", "03"].flatMap((col) => ["01", "02", "03", "04"].map((row) => [col + row, 3])),
  );
  const cliff = {
    elevation: heights,
    sides: { "0104/0105": ["escarpment"], "0104/0204": [], "0204/0205": ["escarpment"] },
  };
  const ground = field(cliff);

  test("IX.8: the edge blocks when neither end stands on the hex with the escarpment", () => {
    expect(look(ground, "0103", "0107")).toBe("IX.8 edge");
    expect(look(ground, "0107", "0103")).toBe("IX.8 edge");
  });

  test("IX.8(1): from below a target on the edge is seen at three hexes or more", () => {
    expect(look(ground, "0107", "0104")).toBe("clear");
    expect(look(ground, "0106", "0104")).toBe("IX.8 edge");
    expect(look(ground, "0105", "0104")).toBe("IX.8 edge");
  });

  test("IX.8(2): whoever stands on the edge sees down", () => {
    expect(look(ground, "0104", "0105", { guns: false })).toBe("clear");
    expect(look(ground, "0104", "0106", { guns: false })).toBe("clear");
  });

  test("IX.8(3): artillery on the edge sees down only from three hexes on", () => {
    expect(look(ground, "0104", "0105")).toBe("IX.8 edge");
    expect(look(ground, "0104", "0106")).toBe("IX.8 edge");
    expect(look(ground, "0104", "0107")).toBe("clear");
  });

  test("IX.9: an obstacle under the cliff is moved by the height of the escarpment", () => {
    const wood = field({ ...cliff, hexes: { "0107": ["forest"] } });
    expect(look(wood, "0108", "0104")).toBe("clear");
    const low = field({
      elevation: Object.fromEntries(Object.keys(heights).map((hex) => [hex, 1])),
      sides: cliff.sides,
      hexes: { "0107": ["forest"] },
    });
    expect(look(low, "0108", "0104")).toBe("IX.4 0107");
  });

  test("IX.10: where a road breaks through there is no edge, only levels", () => {
    const cut = field({ ...cliff, roads: [["0104", "0105"]] });
    expect(look(cut, "0105", "0104")).toBe("clear");
    const marked = field({ ...cliff, sides: { "0104/0105": ["ravine"] } });
    expect(look(marked, "0104", "0105")).toBe("clear");
  });

  test("K-186: a hex marked escarpment without marked hexsides falls away to every lower neighbour", () => {
    const tagged = field({ elevation: heights, hexes: { "0104": ["escarpment"] } });
    expect(look(tagged, "0104", "0105")).toBe("IX.8 edge");
    expect(look(tagged, "0104", "0103")).toBe("clear");
  });

  test("K-186: on level ground the hex marked escarpment is above the edge", () => {
    const level = field({ hexes: { "0104": ["escarpment"] }, sides: { "0104/0105": ["escarpment"] } });
    expect(level.hasEdge[at(level, "0104")]).toBe(1);
    expect(level.hasEdge[at(level, "0105")]).toBe(0);
  });
});

test("IX: the remembering line of sight agrees with the plain one on every line of Inkerman within eight hexes", () => {
  const ground = createGround(groundOf("inkerman").map);
  const sight = createSight(ground);
  const units = new Set(ground.grid.cells.filter((_, index) => index % 7 === 0));
  const holds = (hex: Hex) => units.has(hex);
  let lines = 0;
  for (const from of ground.grid.cells.filter((_, index) => index % 5 === 0))
    for (const to of ground.grid.cells) {
      if (from === to || distance(ground.grid, from, to) > 8) continue;
      for (const guns of [false, true]) {
        lines++;
        expect(sight.isSeen(from, to, guns, holds)).toBe(sightBlock(ground, from, to, guns, holds) === undefined);
      }
    }
  expect(lines).toBeGreaterThan(20_000);
});

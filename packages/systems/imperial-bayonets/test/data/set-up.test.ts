import { distance, isAdjacent } from "@redoubt/hex";
import { describe, expect, test } from "vitest";
import { excessUnits } from "../../src/checks/stacking.ts";
import { createTrace, NO_TRACE, type Occupation, roadLegOf, traceFrom } from "../../src/checks/trace.ts";
import { games } from "../../src/data/games.ts";
import type { SideName } from "../../src/data/piece.ts";
import * as bits from "../../src/terrain.ts";
import { type Field, fieldOf, zonesOf } from "../field.ts";

const fields = { battle: fieldOf({ use: "tchernaya" }), traktir: fieldOf({ use: "tchernaya", setup: { area: games.traktir.area } }) };
const ids = ["battle", "traktir"] as const;
type Id = (typeof ids)[number];

const sideOf = (id: Id, corps: string) => games[id].corps.find((one) => one.id === corps)?.side;
const nationOf = (id: Id, corps: string) => games[id].corps.find((one) => one.id === corps)?.nation ?? "";
const placed = (id: Id, side: SideName) =>
  games[id].units.flatMap((unit) => ("hex" in unit.at && sideOf(id, unit.corps) === side ? [{ unit, hex: unit.at.hex }] : []));

function occupationOf(id: Id, field: Field, side: SideName): Occupation {
  const hexes = (of: SideName) => placed(id, of).map(({ hex }) => hex);
  const other = side === "russian" ? "allied" : "russian";
  return { friends: field.counts(...hexes(side)), enemies: field.counts(...hexes(other)), enemyZone: zonesOf(field, ...hexes(other)) };
}

describe.each(ids)("the set-up of %s", (id) => {
  const game = games[id];
  const field = fields[id];
  const { grid } = field.map;

  test("3.3.1, 7.4j, E2: every stack is legal", () => {
    for (const side of ["russian", "allied"] as const)
      for (const hex of new Set(placed(id, side).map((one) => one.hex))) {
        const units = placed(id, side).filter((one) => one.hex === hex).map(({ unit }) => ({ ...unit, nation: nationOf(id, unit.corps) }));
        const heads = game.leaders.filter(({ at, headsCorps }) => headsCorps && "hex" in at && at.hex === hex);
        const place = { hasPosition: game.works.includes(hex), hasHead: (corps: string) => heads.some((one) => one.corps === corps), nationsApart: true };
        expect(excessUnits(units, place), hex).toEqual([]);
      }
  });

  test("no two enemies start adjacent; the closest are two hexes apart, 1407 and 1409", () => {
    const apart = placed(id, "russian").flatMap((a) => placed(id, "allied").map((b) => ({ a: a.hex, b: b.hex, far: distance(grid, field.hex(a.hex), field.hex(b.hex)) })));
    const closest = Math.min(...apart.map(({ far }) => far));
    expect([closest, [...new Set(apart.filter(({ far }) => far === closest).map(({ a, b }) => `${a} ${b}`))]]).toEqual([2, ["1407 1409"]]);
    for (const { a, b } of apart) expect(isAdjacent(grid, field.hex(a), field.hex(b))).toBe(false);
  });

  test("7.2: every entry hex is a road hex, and every unit stands on ground in play", () => {
    for (const { entry } of game.groups) expect(field.terrain.hex[field.hex(entry)] & bits.ROAD, entry).not.toBe(0);
    for (const side of ["russian", "allied"] as const)
      for (const { hex } of placed(id, side)) expect(field.terrain.hex[field.hex(hex)] & bits.IN_PLAY, hex).not.toBe(0);
  });

  test("3.6: every Depot has its road leg and every unit its line, at most nine hexes long, with the zones of the start", () => {
    const trace = createTrace(grid);
    const lengths: number[] = [];
    for (const { side, hex, serves } of game.depots) {
      const who = occupationOf(id, field, side);
      expect(roadLegOf(trace, field.terrain, field.hex(hex), 3, game.sources[side].map(field.hex), who), hex).not.toBeNull();
      const length = traceFrom(trace, field.hex(hex), 14, field.terrain.footWays, who);
      for (const { unit, hex: at } of placed(id, side)) if (serves.includes(unit.corps)) lengths.push(length[field.hex(at)]);
    }
    expect(lengths).toHaveLength(placed(id, "russian").length + placed(id, "allied").length);
    expect(Math.max(...lengths)).toBe(id === "battle" ? 9 : 8);
  });

  test("6.1.1: whom the Leaders reach at the start", () => {
    const trace = createTrace(grid);
    const out: string[] = [];
    for (const leader of game.leaders) {
      if (!("hex" in leader.at) || leader.rank === "army-commander") continue;
      const side = leader.nation === "russian" ? "russian" : "allied";
      const range = leader.rank === "officer" ? 3 : 4;
      const length = traceFrom(trace, field.hex(leader.at.hex), range, field.terrain.ways, occupationOf(id, field, side));
      for (const unit of game.units)
        if (unit.parent === leader.id && "hex" in unit.at && length[field.hex(unit.at.hex)] === NO_TRACE) out.push(unit.id);
      if (leader.commands !== "corps") continue;
      for (const officer of game.leaders)
        if (officer.rank === "officer" && officer.corps === leader.corps && "hex" in officer.at && length[field.hex(officer.at.hex)] === NO_TRACE)
          out.push(officer.id);
    }
    // Belgard is six hexes from Liprandi.
    expect(out.sort()).toEqual(id === "battle" ? ["Belgard"] : []);
  });
});

test("I-137: three objectives lie more than 14 hexes from the Depots that matter", () => {
  const { grid } = fields.battle.map;
  const far = (depot: string, hex: string) => distance(grid, fields.battle.hex(depot), fields.battle.hex(hex));
  const russian = games.battle.depots.filter(({ side }) => side === "russian").map(({ hex }) => hex);
  expect([Math.min(...russian.map((hex) => far(hex, "1419"))), Math.min(...russian.map((hex) => far(hex, "0520"))), far("2706", "1917")]).toEqual([16, 21, 15]);
});

import { distance, hexAt, neighbours } from "@redoubt/hex";
import { mapOf } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { parseFacing, zoneOf } from "../../src/checks/wedges.ts";
import { mapVocabulary } from "../../src/data/map-tags.ts";
import { maps } from "../../src/data/maps.ts";
import type { Scenario } from "../../src/data/scenario.ts";
import { type ScenarioId, scenarios } from "../../src/data/scenarios.ts";

const ids = Object.keys(scenarios) as ScenarioId[]; // Object.keys widens the literal keys to string

/** The first turn on which a unit of a command is on the map or enters. */
function firstTurn(scenario: Scenario, command: string): number {
  const turns = scenario.forces.units
    .filter((unit) => unit.command === command && unit.battalion === undefined)
    .map(({ at }) => scenario.forces.entries.find(({ id }) => at === `entry:${id}`)?.turn ?? 1);
  return Math.min(...turns);
}

describe.each(ids)("%s", (id) => {
  const scenario: Scenario = scenarios[id];
  const { grid } = mapOf(maps[scenario.map], mapVocabulary);
  const hexOf = (number: string) => hexAt(grid, number);
  const place = new Map(scenario.forces.commanders.map((one) => [one.id, one.at]));

  test("II.6, K-23: markers of each turn are the commands on the map or entering", () => {
    for (let turn = 1; turn <= scenario.turns; turn++)
      for (const nation of ["british", "french", "russian"] as const) {
        const due = scenario.forces.commands.filter((one) => one.marker === nation && firstTurn(scenario, one.id) <= turn).length;
        const listed = scenario.markers.filter((row) => row.nation === nation && row.from <= turn && turn <= row.to).reduce((sum, row) => sum + row.count, 0);
        expect(listed, `turn ${turn} ${nation}`).toBe(due);
      }
  });

  test("III.20, III.21, III.22: every start order aims at an edge hex inside its sector, no farther than it lies", () => {
    for (const { command, from, sector, goal, distance: hexes } of scenario.orders) {
      const facing = parseFacing(sector);
      expect(facing, command).toBeDefined();
      if (facing === undefined) continue;
      expect(neighbours(grid, hexOf(goal)).length, `${command} ${goal}`).toBeLessThan(6);
      expect(zoneOf(grid, facing, hexOf(from), hexOf(goal)), `${command} ${from} ${goal}`).toBe("front");
      expect(hexes, command).toBeLessThanOrEqual(distance(grid, hexOf(from), hexOf(goal)));
      const leader = scenario.forces.commands.find((one) => one.id === command)?.leader ?? "";
      const at = place.get(leader) ?? "";
      const entry = scenario.forces.entries.find((one) => `entry:${one.id}` === at);
      expect(entry === undefined ? [at] : entry.hexes, command).toContain(from);
    }
  });

  test("III.40: riders belong to commanders-in-chief", () => {
    for (const { commander, count } of scenario.riders) {
      expect(scenario.forces.commanders.find((one) => one.id === commander)?.rank).toBe("commander-in-chief");
      expect(count).toBeGreaterThan(0);
    }
    const chiefs = scenario.forces.commanders.filter(({ rank }) => rank === "commander-in-chief").map((one) => one.id);
    expect(scenario.riders.map(({ commander }) => commander).sort()).toEqual(chiefs.sort());
  });

  test("every hex of the scenario is on its map", () => {
    const { victory } = scenario;
    const named = [
      ...scenario.closed.flatMap(({ hexes }) => hexes),
      ...scenario.exits.flatMap(({ hexes }) => hexes),
      ...("objectives" in victory ? victory.objectives.flatMap(({ hexes }) => hexes) : []),
    ];
    for (const hex of named) expect(() => hexOf(hex), hex).not.toThrow();
  });
});

describe("frames", () => {
  test("I.1, I.4: dates, first turns and lengths", () => {
    const frame = ids.map((id) => `${id} ${scenarios[id].date} ${scenarios[id].start} ${scenarios[id].turns}`);
    expect(frame).toEqual([
      "scarlett 1854-10-25 09:00 4",
      "great-redoubt 1854-09-20 15:00 4",
      "alma 1854-09-20 12:00 10",
      "balaclava 1854-10-25 06:00 14",
      "inkerman 1854-11-05 05:30 15",
    ]);
  });

  test("II.8: modifiers to the initiative", () => {
    const rows = ids.flatMap((id) => scenarios[id].initiative.map(({ side, from, to, modifier }) => `${id} ${side} ${from}-${to} ${modifier}`));
    expect(rows).toEqual(["alma allied 1-10 1", "balaclava russian 1-3 3", "inkerman allied 1-2 -1", "inkerman russian 1-3 2"]);
  });

  test("III.46: only the Russian right at the Alma has a wing commander", () => {
    const corps = ids.flatMap((id) => scenarios[id].forces.commands.filter((one) => one.corps !== null).map((one) => `${id} ${one.id} ${one.corps}`));
    expect(corps).toEqual(["alma 16th Gorchakov", "alma hussars Gorchakov"]);
  });

  test("XI.13: an artillery commander on each side of Inkerman", () => {
    const gunners = scenarios.inkerman.forces.commanders.filter(({ rank }) => rank === "artillery");
    expect(gunners.map(({ nation, modifier }) => `${nation} ${modifier}`)).toEqual(["british 1", "russian 1"]);
  });

  test("K-180: fog at Inkerman", () => {
    expect(scenarios.inkerman.fog).toEqual([{ from: 1, to: 4, limit: 2 }, { from: 5, to: 7, limit: 4 }]);
  });
});

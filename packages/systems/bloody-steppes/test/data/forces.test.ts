import { distance, hexAt } from "@redoubt/hex";
import { hasHexTag, mapOf } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { mapVocabulary } from "../../src/data/map-tags.ts";
import { maps } from "../../src/data/maps.ts";
import { type Nation, sideOfNation, type UnitEntry } from "../../src/data/order-of-battle.ts";
import { type ScenarioId, scenarios } from "../../src/data/scenarios.ts";
import { troopsOf } from "../../src/data/troops.ts";
import { isAllRound, isArtillery } from "../../src/formation.ts";
import { constants } from "../../src/tables/constants.ts";

const ids = Object.keys(scenarios) as ScenarioId[]; // Object.keys widens the literal keys to string
const unitsOf = (id: ScenarioId): readonly UnitEntry[] => scenarios[id].forces.units;
const isOnMap = (at: string) => /^\d{4}$/.test(at);
const isGun = (unit: UnitEntry) => isArtillery(troopsOf(unit.type).arm);

/** Strength of a nation, skirmisher counters counted in their battalions. */
const strength = (id: ScenarioId, nation: Nation) =>
  unitsOf(id)
    .filter((unit) => unit.nation === nation && unit.battalion === undefined)
    .reduce((sum, unit) => sum + unit.sp, 0);
const guns = (id: ScenarioId, nation: Nation) => unitsOf(id).filter((unit) => unit.nation === nation && isGun(unit)).length;

describe("what the book names", () => {
  test("XIV.3: I/3rd Zouaves at the Alma has 7 points in counters of 2, 2, 2 and 1", () => {
    const zouaves = unitsOf("alma").find((unit) => unit.id === "I/3Zv");
    expect(zouaves).toMatchObject({ sp: 7, boxes: [2, 2, 2, 1], type: "zouaves", nation: "french" });
    const counters = unitsOf("alma").filter((unit) => unit.battalion === "I/3Zv");
    expect(counters.map(({ id, sp }) => `${id} ${sp}`)).toEqual(["1.I/3Zv 2", "2.I/3Zv 2", "3.I/3Zv 2", "4.I/3Zv 1"]);
  });

  test("III.13: the Cossacks at the Alma and the light horse at Inkerman belong to no division", () => {
    const free = (id: ScenarioId) => unitsOf(id).filter(({ scope }) => scope === "none").map((unit) => unit.id);
    expect(free("alma")).toEqual(["Don-57", "Don-60", "Don-3a", "Don-3b", "Don-4a", "Don-4b"]);
    expect(free("inkerman")).toEqual(["Light-Bde"]);
  });

  test("II.8: at the Alma the Turks are activated with French markers", () => {
    expect(scenarios.alma.forces.commands.find(({ id }) => id === "turks")).toMatchObject({ nation: "turkish", marker: "french" });
  });

  test("I.10: naval guns at Balaclava, one counter for each manned redoubt and four on the hill", () => {
    const naval = unitsOf("balaclava").filter(({ type }) => type === "naval").map(({ at }) => at);
    expect(naval.sort()).toEqual(["2517", "2732", "2831", "2918", "2932", "2933", "3519", "4121"]);
  });

  test("I.10: some Russian batteries at Inkerman are one counter, elsewhere half-batteries", () => {
    const whole = (id: ScenarioId) => unitsOf(id).filter(({ type }) => /^russian-.*-battery$/.test(type)).length;
    expect([whole("alma"), whole("balaclava"), whole("inkerman")]).toEqual([0, 0, 11]);
  });

  test("sketches 12, 13 and 18: III Dnieper, 17th Lancers, 1st Chasseurs d'Afrique, Ingermanland Hussars, Scots Fusilier Guards, marines", () => {
    const names = unitsOf("balaclava").map(({ id }) => id);
    for (const id of ["Dnieper-III", "17L", "1CA", "Ing-1"]) expect(names).toContain(id);
    for (const id of ["1/SFG", "2.Marines"]) expect(unitsOf("alma").map((unit) => unit.id)).toContain(id);
  });
});

describe("totals, added up by hand", () => {
  test.each([
    ["alma", { british: 296, french: 299, turkish: 72, russian: 418 }],
    ["balaclava", { british: 115, french: 80, turkish: 32, russian: 271 }],
    ["inkerman", { british: 122, french: 62, turkish: 0, russian: 441 }],
    ["scarlett", { british: 18, french: 0, turkish: 12, russian: 33 }],
    ["great-redoubt", { british: 61, french: 0, turkish: 0, russian: 68 }],
  ] as const)("XIV.2: strength points at %s", (id, totals) => {
    for (const nation of ["british", "french", "turkish", "russian"] as const) expect(strength(id, nation), nation).toBe(totals[nation]);
  });

  test.each([
    ["alma", { british: 10, french: 8, turkish: 1, russian: 17 }],
    ["balaclava", { british: 13, french: 2, turkish: 0, russian: 18 }],
    ["inkerman", { british: 7, french: 2, turkish: 0, russian: 19 }],
    ["scarlett", { british: 1, french: 0, turkish: 0, russian: 0 }],
    ["great-redoubt", { british: 0, french: 0, turkish: 0, russian: 3 }],
  ] as const)("I.10: gun counters at %s", (id, totals) => {
    for (const nation of ["british", "french", "turkish", "russian"] as const) expect(guns(id, nation), nation).toBe(totals[nation]);
  });

  test("I.11: commanders", () => {
    expect(ids.map((id) => scenarios[id].forces.commanders.length)).toEqual([6, 4, 43, 26, 26]);
  });
});

describe.each(ids)("%s", (id) => {
  const { forces } = scenarios[id];
  const map = mapOf(maps[scenarios[id].map], mapVocabulary);
  const { grid } = map;
  const hexOf = (number: string) => hexAt(grid, number);
  const at = new Map<string, UnitEntry[]>();
  for (const unit of forces.units) if (isOnMap(unit.at)) at.set(unit.at, [...(at.get(unit.at) ?? []), unit]);

  test("III.1: every piece belongs to a command, brigade and commander that exist", () => {
    const commands = forces.commands.map((one) => one.id);
    const brigades = new Map(forces.brigades.map((one) => [one.id, one.command]));
    const commanders = new Map(forces.commanders.map((one) => [one.id, one]));
    expect(new Set(forces.units.map((one) => one.id)).size).toBe(forces.units.length);
    expect(new Set([...forces.units, ...forces.commanders].map((one) => one.id)).size).toBe(forces.units.length + forces.commanders.length);
    for (const { id: command, leader, kind, corps } of forces.commands) {
      expect(commanders.get(leader), command).toMatchObject({ command, rank: kind });
      if (corps !== null) expect(commanders.get(corps)?.rank).toBe("corps");
      if (kind === "independent") expect(brigades.get(command), command).toBe(command);
    }
    for (const { id: brigade, command, leader } of forces.brigades) expect(commanders.get(leader), brigade).toMatchObject({ command, brigade });
    for (const unit of forces.units) {
      if (unit.command !== null) expect(commands, unit.id).toContain(unit.command);
      if (unit.brigade !== null) expect(brigades.get(unit.brigade), unit.id).toBe(unit.command);
      expect(unit.scope, unit.id).toBe(unit.brigade !== null ? "brigade" : unit.command !== null ? "divisional" : unit.scope);
    }
  });

  test("IV.1, IV.4, V.1: formation and facing fit the troops", () => {
    for (const unit of forces.units) {
      const { arm, formations } = troopsOf(unit.type);
      if (unit.at === "attached" || unit.at === "dispersed" || isArtillery(arm)) expect(unit.formation, unit.id).toBeNull();
      else expect(formations, unit.id).toContain(unit.formation);
      const isFacing = isOnMap(unit.at) && (unit.formation === null || !isAllRound(unit.formation));
      expect(unit.facing !== null, unit.id).toBe(isFacing);
    }
  });

  test("IV.15, K-152: boxes of light battalions add up and are shared out among their counters", () => {
    for (const unit of forces.units) {
      const counters = forces.units.filter(({ battalion }) => battalion === unit.id);
      expect(counters.map(({ sp }) => sp), unit.id).toEqual(unit.boxes ?? []);
      if (unit.boxes === undefined) continue;
      expect(unit.boxes.reduce((sum, one) => sum + one, 0), unit.id).toBe(unit.sp);
      expect(["2,2,2,2", "2,2,2,1", "2,2,2", "2,2"]).toContain(unit.boxes.join());
      expect(troopsOf(unit.type).formations, unit.id).toContain("skirmish");
      const isOut = unit.at === "dispersed";
      expect(counters.every((counter) => (counter.at === "attached") !== isOut), unit.id).toBe(true);
    }
  });

  test("VII.2, VII.3, VII.7, IV.1: stacks are lawful", () => {
    for (const [hex, stack] of at) {
      const points = stack.reduce((sum, unit) => sum + (isGun(unit) ? constants.gunPoints.value : unit.sp), 0);
      expect(points, hex).toBeLessThanOrEqual(constants.stackLimit.value);
      const brigades = new Set(stack.map((unit) => unit.brigade).filter((brigade) => brigade !== null));
      expect(brigades.size, hex).toBeLessThanOrEqual(1);
      const others = new Set(stack.map((unit) => troopsOf(unit.type).arm).filter((one) => !isArtillery(one)));
      expect(others.size, hex).toBeLessThanOrEqual(1);
      expect(new Set(stack.map((unit) => sideOfNation(unit.nation))).size, hex).toBe(1);
      expect(stack.map((unit) => unit.stack).sort(), hex).toEqual(stack.map((_, index) => index));
      const closed = stack.filter((unit) => !isGun(unit));
      expect(new Set(closed.map((unit) => `${unit.formation} ${unit.facing}`)).size, hex).toBeLessThanOrEqual(1);
      if (closed.some((unit) => unit.formation === "skirmish")) expect(points - 8 * (stack.length - closed.length), hex).toBeLessThanOrEqual(4);
      expect(hasHexTag(map, hexOf(hex), "sea"), hex).toBe(false);
    }
  });

  test("III.37: every unit of a brigade on the map stands within 2 hexes of its brigadier, garrisons of redoubts excepted", () => {
    const leaders = new Map(forces.brigades.map(({ id: brigade, leader }) => [brigade, forces.commanders.find((one) => one.id === leader)]));
    for (const unit of forces.units) {
      const leader = leaders.get(unit.brigade ?? "");
      if (!isOnMap(unit.at) || leader === undefined || !isOnMap(leader.at) || unit.brigade === "redoubts") continue;
      expect(distance(grid, hexOf(unit.at), hexOf(leader.at)), unit.id).toBeLessThanOrEqual(constants.brigadeRange.value);
    }
  });

  test("II.17: whoever enters has an entry with hexes on the map, not sea", () => {
    const entries = new Map(forces.entries.map((entry) => [`entry:${entry.id}`, entry]));
    for (const { id: piece, at: place } of [...forces.units, ...forces.commanders])
      if (!isOnMap(place) && place !== "attached" && place !== "dispersed") expect(entries.has(place), piece).toBe(true);
    for (const { turn, hexes } of forces.entries) {
      expect(turn).toBeLessThanOrEqual(scenarios[id].turns);
      for (const hex of hexes) expect(hasHexTag(map, hexOf(hex), "sea"), hex).toBe(false);
    }
  });

  test("XI.4: counters of a battery are Russian and two or three, or one that fires alone", () => {
    const batteries = Map.groupBy(forces.units.filter(({ battery }) => battery !== undefined), ({ battery }) => battery);
    for (const [battery, counters] of batteries) {
      expect(counters.length, battery).toBeLessThanOrEqual(3);
      for (const counter of counters) expect([counter.nation, isGun(counter)], battery).toEqual(["russian", true]);
    }
  });
});

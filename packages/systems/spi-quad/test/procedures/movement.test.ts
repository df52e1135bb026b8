import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import type { World } from "../../src/world.ts";
import { disrupted, foot, french, gun, russian } from "../troops.ts";

const alma = (text: SituationText) =>
  situation(spiQuad, { scenario: "alma", map: { use: "alma" }, active: "allied", ...text });
const balaclava = (text: SituationText) =>
  situation(spiQuad, { scenario: "balaclava", map: { use: "balaclava" }, ...text });

// South of the bridge 2113/2213 the hexes 2213, 2214, 2215, 2216 lie first to fourth beyond the Alma.
describe("crossing the Alma", () => {
  const of = (parent: string, unit: ReturnType<typeof foot>) => ({ ...unit, parent });
  test("A17.11: not beyond the second hex while infantry of the Parent Unit is north", () => {
    const game = alma({ units: [of("2nd", foot("A1", "2213")), of("2nd", foot("A2", "2112"))] });
    game.answer("unit A1");
    expect(game.answers()).toContain("hex 2214");
    expect(game.refusedBy("hex 2215")).toBe("A17.11");
  });
  test("A17.11: free once all of it was south when the phase began, guns left aside", () => {
    const game = alma({
      units: [of("2nd", foot("A1", "2213")), of("2nd", foot("A2", "2313")), of("2nd", gun("G1", "2112"))],
    });
    game.answer("unit A1");
    expect(game.answers()).toContain("hex 2216");
  });
  test("A17.11: what crosses in this phase comes too late for it", () => {
    const game = alma({ units: [of("2nd", foot("A1", "2213")), of("2nd", foot("A2", "2113"))] });
    game.answer("unit A2", "hex 2213", "hex 2313", "stop", "unit A1");
    expect(game.refusedBy("hex 2215")).toBe("A17.11");
  });
  test("A17.11: units of the Parent Unit still off the map are north, eliminated ones are ignored", () => {
    const waiting = alma({ units: [of("4th", foot("A1", "2213")), { ...of("4th", foot("21/4th", "off-map")) }] });
    waiting.answer("unit A1");
    expect(waiting.refusedBy("hex 2215")).toBe("A17.11");
    const lost = alma({ units: [of("4th", foot("A1", "2213")), of("4th", foot("A2", "eliminated"))] });
    lost.answer("unit A1");
    expect(lost.answers()).toContain("hex 2215");
  });
  test("A17.12: a unit already beyond its limit may stay as deep, but goes no deeper", () => {
    const game = alma({ units: [of("2nd", foot("A1", "2216")), of("2nd", foot("A2", "2112"))] });
    game.answer("unit A1");
    expect(game.refusedBy("hex 2217")).toBe("A17.12");
    expect(game.answers()).toContain("hex 2215");
  });
  test("A17.13: the French wait at the third hex for their guns", () => {
    const game = alma({
      turn: 3,
      units: [french(of("1st", foot("F1", "2213"))), french(of("1st", gun("G1", "2112")))],
    });
    game.answer("unit F1");
    expect(game.answers()).toContain("hex 2215");
    expect(game.refusedBy("hex 2216")).toBe("A17.13");
  });
  test("A16.0, A17.11: Parent Units of the same name in two armies are two", () => {
    const game = alma({ turn: 3, units: [of("1st", foot("A1", "2213")), french(of("1st", foot("F1", "2112")))] });
    game.answer("unit A1");
    expect(game.answers()).toContain("hex 2216");
  });
  test("A17.0, A17.11: the Alma parts north from south from edge to edge", () => {
    const game = alma({ units: [foot("A1", "2113")] });
    const { terrain, grid } = game.game.play().world as World; // the world of this system's plays
    const depth = (hex: string): number => terrain.depth[grid.byNumber.get(hex) ?? 0];
    expect(["2113", "2213", "2214", "2215", "2216"].map(depth)).toEqual([0, 1, 2, 3, 4]);
    expect(grid.cells.filter((hex) => grid.numbers[hex].endsWith("01")).every((hex) => terrain.depth[hex] === 0)).toBe(
      true,
    );
    expect(grid.cells.filter((hex) => grid.numbers[hex].endsWith("25")).every((hex) => terrain.depth[hex] > 0)).toBe(
      true,
    );
  });
  test("A17.11: the Russians are not held", () => {
    const game = alma({ active: "russian", units: [russian(foot("R1", "2217")), foot("A1", "0101")] });
    game.answer("unit R1");
    expect(game.answers()).toContain("hex 2220");
  });
});

describe("the French at Alma", () => {
  const units = [french(foot("1/1st", "0911")), french(foot("1z/3rd", "1212")), foot("A1", "3002")];
  test("A20.0, A20.1: they do not move before Game-Turn 3", () => {
    const game = alma({ turn: 2, units });
    expect(game.refusedBy("unit 1/1st")).toBe("A20.1");
    expect(game.answers()).not.toContain("unit 1/1st");
    expect(alma({ turn: 3, units }).answers()).toContain("unit 1/1st");
  });
  test("A20.2: the Zouaves may, within the limits of A17.1", () => {
    expect(alma({ turn: 1, units }).answers()).toContain("unit 1z/3rd");
  });
  test("A20.3: French infantry has 4 points", () => {
    const game = alma({ turn: 3, units: [french(foot("F1", "0905"))] });
    game.answer("unit F1");
    expect(game.answers()).toContain("hex 0901");
    const british = alma({ turn: 3, units: [foot("A1", "0906")] });
    british.answer("unit A1");
    expect(british.answers()).toContain("hex 0901");
    expect(alma({ turn: 3, units: [french(foot("F1", "0906"))], script: ["unit F1"] }).refusedBy("hex 0901")).toBe(
      "5.16",
    );
  });
});

describe("Preservation", () => {
  const field = (text: SituationText) =>
    alma({ active: "russian", units: [russian(foot("R1", "2224")), foot("A1", "0101")], ...text });
  test("A21.1: from turn 5 a die and the infantry lost trigger it at 10", () => {
    const game = field({ turn: 5, flags: { russianInfantryLost: 4 }, dice: [6] });
    expect(game.eventsOf("preservation-rolled")).toMatchObject([{ dice: [6], lost: 4, total: 10 }]);
    expect(game.eventsOf("preservation-triggered")).toMatchObject([{ turn: 5 }]);
  });
  test("A21.1: below 10 nothing happens", () => {
    const game = field({ turn: 5, flags: { russianInfantryLost: 4 }, dice: [5] });
    expect(game.eventsOf("preservation-triggered")).toEqual([]);
  });
  test("A21.1: eliminated infantry counts, guns and units that left do not", () => {
    const gone = [foot("L1", "eliminated"), gun("L2", "eliminated"), foot("L3", "exited")].map(russian);
    const game = field({ turn: 6, units: [russian(foot("R1", "2224")), foot("A1", "0101"), ...gone], dice: [1] });
    expect(game.eventsOf("preservation-rolled")).toMatchObject([{ lost: 1, total: 2 }]);
  });
  test("A21.1: no roll before turn 5, none for the Allies, none once triggered", () => {
    expect(field({ turn: 4 }).eventsOf("preservation-rolled")).toEqual([]);
    expect(field({ turn: 5, active: "allied" }).eventsOf("preservation-rolled")).toEqual([]);
    expect(field({ turn: 6, flags: { preservationTurn: 5 } }).eventsOf("preservation-rolled")).toEqual([]);
  });
  test("A21.13: no Russian leaves before the trigger", () => {
    const game = field({ turn: 5, dice: [1] });
    game.answer("unit R1", "hex 2225");
    expect(game.refusedBy("exit")).toBe("A21.13");
  });
  test("A21.2: afterwards any number leave at 2225, by their own movement", () => {
    const units = [russian(foot("R1", "2224")), russian(foot("R2", "2225")), foot("A1", "0101")];
    const game = field({ turn: 8, flags: { preservationTurn: 7 }, units });
    expect(game.refusedBy("exit")).toBe("4.0A1");
    game.answer("unit R2", "exit", "unit R1", "hex 2225", "exit");
    expect(game.unit("R1").at).toBe("exited");
    expect(game.eventsOf("exited")).toMatchObject([
      { unit: "R2", hex: "2225", rule: "A21.2" },
      { unit: "R1", hex: "2225", rule: "A21.2" },
    ]);
  });
  test("A21.2: a unit elsewhere cannot leave, nor one that a zone has just stopped there", () => {
    const game = field({ turn: 8, flags: { preservationTurn: 7 } });
    game.answer("unit R1", "hex 2223");
    expect(game.refusedBy("exit")).toBe("A21.2");
    const stopped = field({
      turn: 8,
      flags: { preservationTurn: 7 },
      units: [russian(foot("R1", "2224")), foot("A1", "2325"), russian(foot("R2", "3020"))],
    });
    stopped.answer("unit R1");
    expect(stopped.answers()).not.toContain("exit");
  });
  test("A21.2: leaving costs a point, or the rate of the road that runs off the map", () => {
    const tired = field({
      turn: 8,
      flags: { preservationTurn: 7 },
      units: [russian(foot("R1", "2221")), disrupted(russian(foot("R2", "2222"))), foot("A1", "0101")],
    });
    tired.answer("unit R1", "hex 2225");
    expect(tired.answers()).toContain("exit");
    tired.answer("exit", "unit R2", "hex 2225");
    // Three points are spent; a disrupted unit has no use of the road and none left to leave.
    expect(tired.decision().kind).toBe("movement");
  });
});

describe("Balaclava in the Movement Phase", () => {
  const redoubt = { kind: "artillery", stats: { fire: 1, melee: 1, morale: 2, ma: 0 } };
  test("B18.3: the Allies may spike any redoubt gun left", () => {
    const units = [foot("Arabtabia", "1811", redoubt), foot("No-2", "2012", redoubt), russian(foot("R1", "1911"))];
    const game = balaclava({ active: "allied", units });
    expect(game.answers()).toEqual(expect.arrayContaining(["spike Arabtabia", "spike No-2", "end"]));
    game.answer("spike Arabtabia");
    expect(game.unit("Arabtabia").at).toBe("spiked");
    expect(game.refusedBy("spike Arabtabia")).toBe("B18.3");
  });
  test("B18.3: the Russians may not", () => {
    const units = [foot("Arabtabia", "1811", redoubt), foot("A1", "1811"), russian(foot("R1", "3011"))];
    expect(balaclava({ active: "russian", units }).refusedBy("spike Arabtabia")).toBe("B18.3");
  });
  test("B16.42: marine batteries and redoubt guns do not move", () => {
    const marine = foot("1-Marine", "1920", { kind: "artillery", stats: { class: "A", ma: 0, morale: 4 } });
    const game = balaclava({
      active: "allied",
      units: [marine, foot("Arabtabia", "1811", redoubt), foot("A1", "0520")],
    });
    for (const id of ["1-Marine", "Arabtabia"]) expect(game.refusedBy(`unit ${id}`)).toBe("B16.42");
  });
  test("B23.21: Russian units leave the map at 2025", () => {
    const game = balaclava({ active: "russian", units: [russian(foot("R1", "2024")), foot("A1", "0101")] });
    game.answer("unit R1", "hex 2025", "exit");
    expect(game.eventsOf("exited")).toMatchObject([{ unit: "R1", hex: "2025", rule: "B23.21" }]);
  });
  test("B19.0, B19.1: a full move tires, a shorter one does not", () => {
    const guards = { parent: "1", stats: { fire: 4, melee: 3, morale: 5 } };
    const units = [foot("A1", "0101", guards), foot("A2", "0901", guards)];
    const game = balaclava({ active: "allied", map: { cols: 9, rows: 9 }, units });
    const full = game.answer("unit A1", "hex 0106");
    expect(full).toContainEqual(expect.objectContaining({ kind: "tired", unit: "A1", level: 4 }));
    expect(game.answer("unit A2", "hex 0905", "stop").filter(({ kind }) => kind === "tired")).toEqual([]);
  });
});

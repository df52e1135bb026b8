import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../../src/index.ts";
import { british, cavalry, combat, field, french, movement, soimonov, statesOf, waiting } from "../field.ts";

const edge = {
  cols: 8,
  rows: 8,
  hexes: { "0108": ["south-edge", "entry"], "0308": ["south-edge", "entry"], "0508": ["south-edge"] },
};
const russian = soimonov("R", "0801");
const allied = (text: object) => movement({ map: edge, active: "allied", ...text });

describe("reinforcements", () => {
  test("5.5: they enter from their turn on, and not before", () => {
    const units = [russian, waiting("W1", 1), waiting("W2", 2), waiting("W3", 3)];
    const s = allied({ units });
    expect(s.answers()).toEqual(expect.arrayContaining(["enter W1", "enter W2"]));
    expect(s.refusal("enter W3")).toMatchObject({ rule: "5.5", code: "not-due", params: { turn: 3 } });
    expect(s.refusedBy("enter R")).toBe("5.4");
  });

  test("5.5: only in a movement phase", () => {
    const s = combat({ map: edge, units: [russian, british("A", "0304"), waiting("W", 1)], active: "allied" });
    expect(s.refusedBy("enter W")).toBe("5.1");
  });

  test("5.5: through any hex of the entry zone and no other, at the cost of the hex, with the rest of the points to spend", () => {
    const s = allied({ units: [russian, waiting("W", 1)] });
    s.answer("enter W");
    expect(s.answers()).toEqual(["at 0108", "at 0308"]);
    expect(s.refusal("at 0508")).toMatchObject({ rule: "5.5", code: "not-entry-hex" });
    s.answer("at 0308");
    expect(s.decision().prompt).toContain("10 points");
    s.answer("go 0303");
    expect([s.unit("W").at, statesOf(s, "W")]).toEqual(["0303", ["disrupted"]]);
    expect(s.decision().seat).toBe(0);
  });

  test("5.5: it may stop in its entry hex; the entry is one action", () => {
    const s = allied({ units: [russian, british("A", "0404"), waiting("W", 1)] });
    s.answer("enter W", "at 0108", "halt");
    expect([s.unit("W").at, s.decision().seat]).toEqual(["0108", 0]);
  });

  test("5.5, 8.7, B-27: the road hex 1624 is entered at the road rate, clear ones at 2", () => {
    const s = movement({ map: { use: "inkerman" }, units: [soimonov("R", "0305"), waiting("W", 1)], active: "allied" });
    s.answer("enter W");
    expect(s.answers()).toHaveLength(14);
    s.answer("at 1624");
    expect(s.eventsOf("entered")).toMatchObject([{ hex: "1624", cost: 2, rule: "5.5" }]);
    expect(s.decision().prompt).toContain("11 points");
    // Eleven hexes up the Post Road, over Home Ridge if nobody is there.
    expect(s.answers()).toContain("go 1715");
  });

  test("5.5, 7.2: it may enter an enemy zone, and stops there", () => {
    const s = allied({ units: [soimonov("R", "0307"), british("A", "0801"), waiting("W", 1)] });
    s.answer("enter W", "at 0308");
    expect([s.unit("W").at, statesOf(s, "W"), s.decision().seat]).toEqual(["0308", ["disrupted"], 0]);
  });

  test("5.5, 6.2, 6.3: a blocked hex is closed: another is taken, or the unit waits", () => {
    const s = allied({ units: [russian, british("A", "0108"), waiting("W", 1)] });
    s.answer("enter W");
    expect(s.refusedBy("at 0108")).toBe("6.2");
    expect(s.answers()).toEqual(["at 0308"]);
    const held = allied({
      units: [soimonov("R", "0801"), british("A", "0108"), british("B", "0308"), waiting("W", 1)],
    });
    expect(held.refusal("enter W")).toMatchObject({ rule: "5.5", code: "entry-closed" });
    const enemy = allied({ units: [russian, soimonov("E", "0308"), british("B", "0806"), waiting("W", 1)] });
    enemy.answer("enter W");
    expect(enemy.refusedBy("at 0308")).toBe("6.3");
  });

  test("5.5, 8.7: terrain barred to the unit closes a hex too", () => {
    const map = { cols: 8, rows: 8, hexes: { "0108": ["entry", "marsh"], "0308": ["entry", "road", "river"] } };
    const s = movement({
      map,
      active: "allied",
      units: [russian, cavalry("C", "off-map", 2, { stats: { cf: 2, entry: 1 } })],
    });
    s.answer("enter C");
    expect(s.answers()).toEqual(["at 0308"]);
    expect(s.refusedBy("at 0108")).toBe("8.7");
  });

  test("5.5, B-21: with the option a reinforcement passes a friend in its entry hex, but never stops on him", () => {
    const units = [russian, british("A", "0108"), waiting("W", 1)];
    const s = allied({ units, options: { passThroughFriends: "yes" } });
    s.answer("enter W", "at 0108");
    expect(s.refusedBy("halt")).toBe("5.4");
    s.answer("go 0107");
    expect([s.unit("W").at, s.unit("A").at]).toEqual(["0107", "0108"]);
  });

  test("5.5: off the map they can be neither bombarded nor attack", () => {
    const hills = { cols: 8, rows: 8, hexes: { ...edge.hexes, "0404": ["shell-hill"] } };
    const s = field({
      map: hills,
      units: [soimonov("R", "0801"), british("A", "0808"), waiting("W", 1)],
      phase: "combat",
      turn: 2,
    });
    expect(s.refusedBy("bombard W")).toBe("5.5");
    const fight = combat({ units: [soimonov("R", "0304"), british("A", "0305"), waiting("W", 1)], active: "allied" });
    fight.answer("attack 0304");
    expect(fight.refusedBy("add W")).toBe("5.5");
    expect(
      combat({ units: [soimonov("R", "0304"), british("A", "0305"), waiting("W", 1)], active: "allied" }).refusedBy(
        "flank W 0404",
      ),
    ).toBe("5.5");
  });

  test("5.5: once on the map they are like any other unit, French ones too", () => {
    const s = allied({
      units: [russian, soimonov("R2", "0601"), french("F", "off-map", 5, { stats: { cf: 5, entry: 2 } })],
    });
    s.answer("enter F", "at 0108", "go 0107", "end");
    expect(s.refusal("enter F")).toMatchObject({ rule: "5.1" });
    expect(statesOf(s, "F")).toEqual([]);
    s.answer("disrupt R");
    expect(s.answers()).toContain("disrupt F");
  });

  test("3.3, 5.5: in the battle the Allies bring on three units on turn 1 and the French later", () => {
    const world = bloodyRetribution.world({ scenario: "inkerman", options: {} });
    if (!("units" in world)) throw new Error("no world");
    expect(world.units.filter(({ nation, entry }) => nation === "french" && entry === null)).toEqual([]);
    expect(world.units.filter(({ seat, entry }) => seat === 0 && entry !== null)).toEqual([]);
  });
});

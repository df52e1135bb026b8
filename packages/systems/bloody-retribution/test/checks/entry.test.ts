import { describe, expect, test } from "vitest";
import { british, movement, soimonov, statesOf, waiting } from "../field.ts";

const russian = soimonov("R", "0801");
const edge = (hexes: Record<string, string[]>) => ({ cols: 8, rows: 8, hexes });
const two = edge({ "0108": ["entry"], "0308": ["entry"] });

describe("where reinforcements come on", () => {
  test("5.5, 8.3: an entry hex may take all points, and the unit stops in it", () => {
    const map = edge({ "0108": ["entry", "river", "marsh", "aqueduct"] });
    const s = movement({ map, units: [russian, british("B", "0806"), waiting("W", 1)], active: "allied" });
    s.answer("enter W");
    expect(s.answers()).toEqual(["at 0108"]);
    s.answer("at 0108");
    expect([s.unit("W").at, statesOf(s, "W"), s.decision().seat]).toEqual(["0108", ["disrupted"], 0]);
  });

  test("5.5, 8.11: the sea is no entry, not even by a road", () => {
    const map = edge({ "0108": ["entry", "road", "sea"], "0308": ["entry"] });
    const s = movement({ map, units: [russian, waiting("W", 1)], active: "allied" });
    s.answer("enter W");
    expect(s.answers()).toEqual(["at 0308"]);
    expect(s.refusedBy("at 0108")).toBe("8.11");
  });

  test("5.5, 6.3, B-21: an enemy closes an entry hex, also where friends may be passed", () => {
    const units = [russian, soimonov("E", "0308"), waiting("W", 1)];
    const s = movement({ map: two, units, active: "allied", options: { passThroughFriends: "yes" } });
    s.answer("enter W");
    expect(s.answers()).toEqual(["at 0108"]);
    expect(s.refusedBy("at 0308")).toBe("6.3");
  });

  test("5.5, 6.2: the friend who closes an entry hex is named", () => {
    const s = movement({ map: two, units: [russian, british("A", "0108"), waiting("W", 1)], active: "allied" });
    s.answer("enter W");
    expect(s.refusal("at 0108")).toMatchObject({ rule: "6.2", code: "friend-in-hex", params: { others: "A" } });
  });

  test("2.11, 5.5: the dead do not come back", () => {
    const units = [russian, british("A", "0505"), british("D", "0108", 4, { state: ["eliminated"] })];
    const s = movement({ map: two, units, active: "allied" });
    expect(s.refusal("enter D")).toMatchObject({ rule: "2.11", code: "eliminated" });
  });
});

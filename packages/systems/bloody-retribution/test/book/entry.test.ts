import { describe, expect, test } from "vitest";
import { british, combat, french, movement, piquet, soimonov, statesOf, waiting } from "../field.ts";

/** Entry hexes 0208, 0308 and 0408 in the bottom row. */
const entries = { "0208": ["entry"], "0308": ["entry"], "0408": ["entry"] };
const map = { cols: 6, rows: 8, hexes: entries };
const far = soimonov("R", "0101");
const going = (s: ReturnType<typeof movement>) => s.answers().map((answer) => answer.replace(/^(go|at) /, ""));

describe("5.5: reinforcements", () => {
  test.each([
    [1, 1, true],
    [1, 2, false],
    [2, 2, true],
    [2, 3, false],
    [3, 3, true],
    [5, 1, true],
  ])("5.5: on turn %i a unit of turn %i may enter: %s", (turn, entry, may) => {
    const s = movement({ map, units: [far, waiting("W", entry), british("A", "0606")], turn, active: "allied" });
    expect(s.answers().includes("enter W")).toBe(may);
    if (!may) expect(s.refusedBy("enter W")).toBe("5.5");
  });

  test("5.5: not in a combat phase", () => {
    const s = combat({ map, units: [far, waiting("W", 1), british("A", "0606")], active: "allied" });
    expect(s.answers()).not.toContain("enter W");
  });

  test("5.5: through any hex of the zone, and no other", () => {
    const s = movement({ map, units: [far, waiting("W", 1)], active: "allied" });
    s.answer("enter W");
    expect(going(s).sort()).toEqual(["0208", "0308", "0408"]);
    expect(s.refusedBy("at 0508")).toBe("5.5");
  });

  test("5.5: French enter as well, one unit an action", () => {
    const fresh = french("F", "off-map", 5, { stats: { cf: 5, entry: 2 } });
    const s = movement({ map, units: [far, fresh, waiting("W", 1)], active: "allied" });
    s.answer("enter F", "at 0308", "halt");
    expect(s.unit("F").at).toBe("0308");
    expect(statesOf(s, "F")).toEqual(["disrupted"]);
    expect(s.decision().seat).toBe(0);
  });

  /** How far up a column of clear hexes a unit gets that enters at its foot. */
  const reach = (tags: string[], roads: string[][] = [], more = {}) => {
    const lane = { cols: 1, rows: 18, hexes: { "0118": ["entry", ...tags] }, roads };
    const units = [soimonov("R", "0101"), waiting("W", 1, 4, more)];
    const s = movement({ map: lane, units, active: "allied" });
    s.answer("enter W", "at 0118");
    return going(s)
      .filter((hex) => /^\d+$/.test(hex))
      .sort()[0];
  };

  test("5.5: a clear entry hex costs 2 of the twelve points", () => {
    expect(reach([])).toBe("0113");
  });

  test("5.5, 8.6: forest 3; Zouaves 2", () => {
    expect(reach(["forest"])).toBe("0114");
    expect(reach(["forest"], [], { kind: "zouave", nation: "french" })).toBe("0113");
  });

  test("5.5, 8.7: a road hex costs 1, and the road goes on", () => {
    expect(reach(["road"])).toBe("0113");
    expect(reach([], [["0118", "0117", "0116", "0115"]])).toBe("0111");
  });

  test("5.5, 8.7: water 4; cavalry only by a road hex", () => {
    expect(reach(["marsh"])).toBe("0114");
    const lane = (tags: string[]) => ({ cols: 3, rows: 8, hexes: { "0108": ["entry", ...tags], "0308": ["entry"] } });
    const units = [far, waiting("W", 1, 2, { kind: "cavalry" })];
    const shut = movement({ map: lane(["marsh"]), units, active: "allied" });
    shut.answer("enter W");
    expect(going(shut)).toEqual(["0308"]);
    const open = movement({ map: lane(["marsh", "road"]), units, active: "allied" });
    open.answer("enter W");
    expect(going(open)).toContain("0108");
  });

  test("5.5: a hex with an enemy or a mobile friend is blocked, one with a Piquet is not (6.4)", () => {
    const units = [soimonov("R", "0208"), british("A", "0408"), piquet("P", "0308"), waiting("W", 1)];
    const s = movement({ map, units, active: "allied" });
    s.answer("enter W");
    expect(going(s)).toEqual(["0308"]);
  });

  test("5.5, 7.2: it may enter an enemy zone, and stops there", () => {
    const s = movement({
      map,
      units: [soimonov("R", "0307"), waiting("W", 1), british("A", "0608")],
      active: "allied",
    });
    s.answer("enter W", "at 0308");
    expect(s.unit("W").at).toBe("0308");
    if (s.decision().kind === "way") expect(s.answers()).toEqual(["halt"]);
    else expect(statesOf(s, "W")).toEqual(["disrupted"]);
  });

  test("5.5, 8.2: it may be held back for turns", () => {
    const units = [far, waiting("W", 1), british("A", "0606"), british("B", "0504")];
    const s = movement({ map, units, turn: 1, active: "allied", dice: [1] });
    s.answer("disrupt A", "offer", "accept", "offer", "accept", "disrupt R");
    expect(s.view().turn).toBe(2);
    expect(s.answers()).toContain("enter W");
  });

  test("5.5, 2.12: in the combat phase after its entry it is like any other unit", () => {
    const s = movement({ map, units: [soimonov("R", "0307"), waiting("W", 1)], active: "allied" });
    s.answer("enter W", "at 0308");
    if (s.decision().kind === "way") s.answer("halt");
    s.answer("end", "disrupt R");
    expect(s.view().phase).toBe("combat");
    expect(s.answers()).toContain("attack 0307");
  });

  test("5.5: it cannot attack or flank from off the map", () => {
    const s = combat({ map, units: [soimonov("R", "0308"), waiting("W", 1), british("A", "0606")], active: "allied" });
    expect(s.answers().filter((answer) => /attack|flank/.test(answer))).toEqual([]);
  });

  test("5.5: the entry zone of the map runs along the south edge from 0824 to 2125", () => {
    const units = [{ ...soimonov("R", "0308"), id: "R" }, waiting("W", 1)];
    const s = movement({ map: { use: "inkerman" }, units, active: "allied", turn: 1 });
    s.answer("enter W");
    const zone = ["0824", "0925", "1024", "1125", "1224", "1325", "1424", "1525", "1624", "1725", "1824", "1925"];
    expect(going(s).sort()).toEqual([...zone, "2024", "2125"]);
  });
});

import { describe, expect, test } from "vitest";
import {
  british,
  combat,
  type field,
  french,
  movement,
  piquet,
  soimonov,
  statesOf,
  twoSteps,
  waiting,
} from "../field.ts";

/** Shell Hill is 0302 and 0303; distances count down the column. */
const map = { cols: 6, rows: 16, hexes: { "0302": ["shell-hill"], "0303": ["shell-hill"], "0616": ["entry"] } };
const far = british("Z", "0616");
const guns = { markers: 6 };

describe("RBT: the bombardment table", () => {
  const none: readonly string[] = [];
  const hit = ["disrupted"];
  const cut = ["disrupted", "reduced"];

  test.each([
    // A plain two-step battalion, five hexes away
    ["A", "0308", 1, none],
    ["A", "0308", 2, none],
    ["A", "0308", 3, none],
    ["A", "0308", 4, hit],
    ["A", "0308", 5, hit],
    ["A", "0308", 6, cut],
    // Next to a hill hex: +1
    ["A", "0304", 2, none],
    ["A", "0304", 3, hit],
    ["A", "0304", 4, hit],
    ["A", "0304", 5, cut],
    ["A", "0304", 6, cut],
    // Next to both hill hexes: still +1 only
    ["A", "0202", 2, none],
    ["A", "0202", 4, hit],
    // Coldstream and Grenadier Guards: -1
    ["CG", "0308", 1, none],
    ["CG", "0308", 4, none],
    ["GG", "0308", 5, hit],
    ["GG", "0308", 6, hit],
    // Both at once
    ["CG", "0304", 3, none],
    ["GG", "0304", 4, hit],
    ["CG", "0304", 6, cut],
    // The Scots Fusilier Guards are not named
    ["SFG", "0308", 4, hit],
    ["SFG", "0308", 6, cut],
  ])("RBT: %s in %s, die %i: %j", (id, at, die, states) => {
    const s = movement({ map, units: [soimonov("R", "0101"), twoSteps(id, at), far], flags: guns, dice: [die] });
    s.answer(`bombard ${id}`);
    expect([...statesOf(s, id)].sort()).toEqual(states);
  });

  test("RBT, 5.6: a one-step unit is never eliminated", () => {
    const s = movement({ map, units: [soimonov("R", "0101"), british("A", "0304"), far], flags: guns, dice: [6] });
    s.answer("bombard A");
    expect(s.unit("A").at).toBe("0304");
    expect(statesOf(s, "A")).toEqual(["disrupted"]);
  });

  test("RBT, 5.6: nor is a two-step unit that was reduced before", () => {
    const target = twoSteps("A", "0304", 4, 2, { state: ["reduced"] });
    const s = movement({ map, units: [soimonov("R", "0101"), target, far], flags: guns, dice: [6] });
    s.answer("bombard A");
    expect(s.unit("A").at).toBe("0304");
  });

  test("5.6: a disrupted unit may be bombarded for its step", () => {
    const target = twoSteps("A", "0308", 4, 2, { state: ["disrupted"] });
    const s = movement({ map, units: [soimonov("R", "0101"), target, far], flags: guns, dice: [6] });
    s.answer("bombard A");
    expect([...statesOf(s, "A")].sort()).toEqual(["disrupted", "reduced"]);
  });

  test("2.12: a Piquet is never disrupted, by guns neither", () => {
    const s = movement({ map, units: [soimonov("R", "0101"), piquet("P", "0304"), far], flags: guns, dice: [6] });
    s.answer("bombard P");
    expect(s.unit("P").at).toBe("0304");
    expect(statesOf(s, "P")).toEqual([]);
  });

  test("5.6: two bombardments, two actions, the second takes the step the first could not", () => {
    const s = movement({ map, units: [soimonov("R", "0101"), twoSteps("A", "0308"), far], flags: guns, dice: [5, 6] });
    s.answer("bombard A");
    expect(s.decision().seat).toBe(1);
    s.answer("disrupt Z", "bombard A");
    expect([...statesOf(s, "A")].sort()).toEqual(["disrupted", "reduced"]);
  });
});

describe("5.6: range and markers", () => {
  test.each([
    ["0312", true],
    ["0313", false],
    ["0611", false],
    ["0610", true],
  ])("5.6: nine hexes from either hill hex: %s may be bombarded: %s", (at, may) => {
    const s = movement({ map, units: [soimonov("R", "0101"), british("A", at)], flags: guns });
    expect(s.answers().includes("bombard A")).toBe(may);
    if (!may) expect(s.refusedBy("bombard A")).toBe("5.6");
  });

  test("5.6: no Russian unit need stand on the hill, and French may be hit as well", () => {
    const s = movement({ map, units: [soimonov("R", "0116"), french("F", "0306")], flags: guns });
    expect(s.answers()).toContain("bombard F");
  });

  test("5.5: reinforcements off the map cannot be bombarded", () => {
    const s = movement({ map, units: [soimonov("R", "0101"), waiting("W", 1), far], flags: guns });
    expect(s.answers()).not.toContain("bombard W");
  });

  test("5.6: Allies have no bombardment, Russians are no target", () => {
    const s = movement({ map, units: [soimonov("R", "0101"), british("A", "0308")], flags: guns, active: "allied" });
    expect(s.answers().filter((answer) => answer.startsWith("bombard"))).toEqual([]);
    const own = movement({ map, units: [soimonov("R", "0101"), british("A", "0308")], flags: guns });
    expect(own.answers()).not.toContain("bombard R");
  });

  test("5.6: bombardment is an action of combat phases too", () => {
    const s = combat({ map, units: [soimonov("R", "0101"), british("A", "0308"), far], flags: guns, dice: [4] });
    s.answer("bombard A");
    expect(statesOf(s, "A")).toEqual(["disrupted"]);
    expect(s.decision().seat).toBe(1);
  });

  test("5.6: a marker is used once a turn, not once a phase", () => {
    const units = [soimonov("R", "0101"), british("A", "0308"), far];
    const s = movement({ map, units, flags: { markers: 1 }, dice: [1] });
    s.answer("bombard A", "offer", "accept");
    expect(s.view().phase).toBe("combat");
    expect(s.refusedBy("bombard A")).toBe("5.6");
    expect(s.answers()).not.toContain("set-aside");
  });

  test("5.6: while an Allied unit stands on one hill hex the other still fires", () => {
    const units = [soimonov("R", "0101"), british("X", "0303"), british("A", "0311"), british("B", "0312")];
    const s = movement({ map, units, flags: guns });
    expect(s.answers()).toContain("bombard A");
    expect(s.answers()).not.toContain("bombard B");
    const fires = movement({ map, units, flags: guns, options: { gunsUnderEnemy: "fires" } });
    expect(fires.answers()).toContain("bombard B");
  });
});

describe("5.6: losing the markers", () => {
  const silenced = (s: ReturnType<typeof field>) => s.view().notes.join().includes("silent");
  const lone = soimonov("R2", "0101");

  test.each([1, 6])("5.6: an Allied attack on a hill hex loses them all, even with die %i and no gain", (die) => {
    const units = [soimonov("R", "0303", 4), lone, british("A", "0304", 4), british("Z", "0616")];
    const s = combat({ map, units, flags: guns, active: "allied", dice: [die] });
    s.answer("attack 0303", "add A", "resolve");
    expect(silenced(s)).toBe(true);
  });

  test("5.6, 9.18: a flank attack into an empty hill hex is an attack into it", () => {
    const units = [soimonov("R", "0403", 4), lone, british("A", "0304"), far];
    const s = combat({ map, units, flags: guns, active: "allied" });
    s.answer("flank A 0303");
    expect(silenced(s)).toBe(true);
  });

  test("5.6, 9.19: so is a momentum attack", () => {
    const units = [soimonov("R", "0303", 1), soimonov("S", "0304", 1), lone, british("A", "0305", 12), far];
    const s = combat({ map, units, flags: guns, active: "allied", dice: [1, 1] });
    s.answer("attack 0304", "add A", "resolve", "advance A");
    expect(silenced(s)).toBe(false);
    s.answer("attack 0303");
    expect(silenced(s)).toBe(true);
  });

  test("5.6: moving onto the hill loses nothing", () => {
    const units = [lone, british("A", "0305"), far];
    const s = movement({ map, units, flags: guns, active: "allied" });
    s.answer("move A", "go 0303");
    expect(silenced(s)).toBe(false);
    expect(s.answers()).toContain("set-aside");
  });

  test("5.6: a Russian attack on the hill loses nothing, nor an Allied one next to it", () => {
    const units = [soimonov("R", "0304", 9), lone, british("A", "0303", 1), far];
    const s = combat({ map, units, flags: guns, dice: [6] });
    s.answer("attack 0303", "add R", "resolve");
    expect(silenced(s)).toBe(false);
    const beside = combat({
      map,
      units: [soimonov("R", "0304", 4), lone, british("A", "0305", 4), far],
      flags: guns,
      active: "allied",
      dice: [3],
    });
    beside.answer("attack 0304", "add A", "resolve");
    expect(silenced(beside)).toBe(false);
  });
});

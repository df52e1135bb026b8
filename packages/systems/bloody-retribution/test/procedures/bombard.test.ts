import { describe, expect, test } from "vitest";
import { british, field, piquet, soimonov, statesOf, twoSteps } from "../field.ts";

// The hill is 0106; 0116 is ten hexes away, 0115 nine.
const hill = { cols: 8, rows: 20, hexes: { "0106": ["shell-hill"] } };
const guns = (text: object) => field({ map: hill, phase: "movement", turn: 2, ...text });
const russian = soimonov("R", "0101");

describe("bombardment", () => {
  test("5.6: in either kind of phase it replaces the Russian action and spends a marker", () => {
    for (const phase of ["movement", "combat"]) {
      const s = guns({ phase, units: [russian, british("A", "0110")], dice: [1] });
      s.answer("bombard A");
      expect(s.view().notes).toContain("5 of 6 bombardment markers left.");
      expect(s.decision().seat).toBe(1);
    }
  });

  test("5.6, B-31: within nine hexes of a battery, without a Russian unit there and without line of sight", () => {
    const s = guns({ units: [russian, british("A", "0115"), british("B", "0116")] });
    expect(s.answers()).toContain("bombard A");
    expect(s.refusal("bombard B")).toMatchObject({ rule: "5.6", code: "out-of-range" });
  });

  test("5.6: either battery will do", () => {
    const map = { ...hill, hexes: { ...hill.hexes, "0120": ["shell-hill"] } };
    const s = guns({ map, units: [russian, british("B", "0116")] });
    expect(s.answers()).toContain("bombard B");
  });

  test("5.6: each marker once a turn, not once a phase, and no seventh", () => {
    const units = [russian, british("A", "0110"), british("B", "0112"), british("C", "0114")];
    const s = guns({ units, flags: { markers: 1 }, dice: [1] });
    s.answer("bombard A", "disrupt A");
    expect(s.refusal("bombard B")).toMatchObject({ rule: "5.6", code: "no-markers" });
    s.answer("offer", "accept");
    expect(s.view().phase).toBe("combat");
    expect(s.refusal("bombard B")).toMatchObject({ rule: "5.6", code: "no-markers" });
    expect(s.refusal("set-aside")).toMatchObject({ rule: "5.6", code: "no-markers" });
  });

  test("5.6, 9.4: each bombardment is an action of its own, also against the same unit", () => {
    const s = guns({ units: [russian, british("A", "0110"), british("B", "0112")], dice: [4, 4] });
    s.answer("bombard A", "disrupt B", "bombard A");
    expect(s.eventsOf("bombarded")).toHaveLength(2);
  });

  test("5.6, B-32: it names an Allied unit on the map; the Allies have no guns to fire", () => {
    const s = guns({ units: [russian, british("A", "0110"), british("X", "off-map", 4, { state: ["eliminated"] })] });
    expect(s.refusal("bombard R")).toMatchObject({ rule: "5.6", code: "not-allied" });
    expect(s.refusedBy("bombard X")).toBe("2.11");
    s.answer("set-aside");
    expect(s.refusal("bombard A")).toMatchObject({ rule: "5.6", code: "russian-only" });
  });

  test("5.6, B-31: a hill hex with an Allied unit in it does not fire, unless the option says so", () => {
    const units = [russian, british("A", "0106"), british("B", "0110")];
    expect(guns({ units }).refusal("bombard B")).toMatchObject({ rule: "5.6", code: "battery-overrun" });
    expect(guns({ units, options: { gunsUnderEnemy: "fires" } }).answers()).toContain("bombard B");
  });
});

describe("the Russian Bombardment Table", () => {
  test.each([
    [1, [], []],
    [3, [], []],
    [4, ["disrupted"], ["disrupted"]],
    [5, ["disrupted"], ["disrupted"]],
    [6, ["disrupted"], ["disrupted", "reduced"]],
  ])("RBT, 5.6: a %i", (die, oneStep, full) => {
    const one = guns({ units: [russian, british("A", "0110")], dice: [die] });
    one.answer("bombard A");
    expect(statesOf(one, "A")).toEqual(oneStep);
    const two = guns({ units: [russian, twoSteps("A", "0110")], dice: [die] });
    two.answer("bombard A");
    expect(statesOf(two, "A")).toEqual(full);
  });

  test("RBT, 5.6: nobody is eliminated by it, a reduced unit included", () => {
    const s = guns({ units: [russian, twoSteps("A", "0110", 4, 2, { state: ["reduced"] })], dice: [6] });
    s.answer("bombard A");
    expect(s.unit("A")).toMatchObject({ at: "0110", face: { steps: { now: 1, max: 2 } } });
  });

  test("5.6: a disrupted two-step unit may be bombarded for its step", () => {
    const s = guns({
      units: [russian, twoSteps("A", "0110", 4, 2, { state: ["disrupted"] }), british("B", "0112")],
      dice: [6],
    });
    s.answer("bombard A");
    expect(statesOf(s, "A")).toEqual(["disrupted", "reduced"]);
  });

  test("RBT, 2.12, B-32: a Piquet may be named, but nothing happens to it", () => {
    const s = guns({ units: [russian, piquet("P", "0110"), british("A", "0112")], dice: [6] });
    s.answer("bombard P");
    expect(statesOf(s, "P")).toEqual([]);
    expect(s.eventsOf("unharmed")).toMatchObject([{ unit: "P", rule: "RBT" }]);
  });

  test.each([
    ["CG", 4, []],
    ["GG", 4, []],
    ["A/CG", 4, []],
    ["CG", 5, ["disrupted"]],
    ["SFG", 4, ["disrupted"]],
  ])(
    "RBT, B-33: %s, die %i: Coldstream and Grenadier Guards take one off, the Scots Fusiliers do not",
    (id, die, states) => {
      const s = guns({ units: [russian, british(id, "0110")], dice: [die] });
      s.answer(`bombard ${id}`);
      expect(statesOf(s, id)).toEqual(states);
    },
  );

  test("RBT, B-33: a target next to Shell Hill adds one, once, and both modifiers add up", () => {
    const map = { ...hill, hexes: { "0106": ["shell-hill"], "0107": ["shell-hill"] } };
    const s = guns({ map, units: [russian, twoSteps("A", "0206")], dice: [5] });
    s.answer("bombard A");
    expect(statesOf(s, "A")).toEqual(["disrupted", "reduced"]);
    expect(s.eventsOf("bombarded")).toMatchObject([{ ledger: [{ id: "next-to-shell-hill", rule: "RBT", value: 1 }] }]);
    const both = guns({ map, units: [russian, twoSteps("CG", "0206")], dice: [5] });
    both.answer("bombard CG");
    expect(statesOf(both, "CG")).toEqual(["disrupted"]);
    expect(both.eventsOf("bombarded")).toMatchObject([{ ledger: [{ value: -1 }, { value: 1 }] }]);
  });

  test("RBT, B-33: a unit in one hill hex is next to the other", () => {
    const map = { ...hill, hexes: { "0106": ["shell-hill"], "0107": ["shell-hill"] } };
    const s = guns({ map, units: [russian, british("A", "0107")], dice: [3] });
    s.answer("bombard A");
    expect(statesOf(s, "A")).toEqual(["disrupted"]);
  });

  test("RBT, B-33: both ends of the table are open", () => {
    const low = guns({ units: [russian, british("CG", "0110")], dice: [1] });
    low.answer("bombard CG");
    expect(statesOf(low, "CG")).toEqual([]);
    const high = guns({ units: [russian, twoSteps("A", "0107")], dice: [6] });
    high.answer("bombard A");
    expect(statesOf(high, "A")).toEqual(["disrupted", "reduced"]);
  });

  test("RBT: the odds shown before the bombardment are those of the table", () => {
    const s = guns({ units: [russian, twoSteps("A", "0110")] });
    const odds = s
      .odds("bombard A")
      .map(({ chance, events }) => [
        `${chance.over}/${chance.under}`,
        events.filter((event) => !("dice" in event)).map(({ kind }) => kind),
      ]);
    expect(odds).toEqual([
      ["1/2", ["unharmed"]],
      ["1/3", ["disrupted"]],
      ["1/6", ["disrupted", "step-lost"]],
    ]);
  });
});

describe("silencing the guns", () => {
  const near = { cols: 8, rows: 8, hexes: { "0304": ["shell-hill"] } };
  const lost = { rule: "5.6", code: "guns-lost" };

  test("5.6, B-35: an Allied attack into the hill removes all markers for good, whatever comes of it", () => {
    const units = [soimonov("R", "0304", 4), soimonov("S", "0801"), british("A", "0305", 4), british("B", "0708")];
    const s = field({ map: near, phase: "combat", turn: 2, units, active: "allied", dice: [6] });
    s.answer("attack 0304", "add A", "resolve");
    expect(s.eventsOf("guns-silenced")).toMatchObject([{ hex: "0304", rule: "5.6" }]);
    expect(s.unit("R").at).toBe("0304");
    expect(s.refusal("bombard B")).toMatchObject(lost);
    expect(s.view().markers).toEqual([]);
  });

  test("5.6, 9.18, B-35: a flank attack into the empty hill does it too", () => {
    const units = [soimonov("R", "0303"), soimonov("S", "0801"), british("A", "0203"), british("B", "0708")];
    const s = field({ map: near, phase: "combat", turn: 2, units, active: "allied" });
    s.answer("flank A 0304", "halt");
    expect(s.refusal("set-aside")).toMatchObject(lost);
  });

  test("5.6, 9.19, B-35: and so does a momentum attack", () => {
    const units = [
      soimonov("R", "0304"),
      soimonov("Q", "0305"),
      soimonov("S", "0801"),
      british("A", "0306", 14),
      british("B", "0708"),
    ];
    const s = field({ map: near, phase: "combat", turn: 2, units, active: "allied", dice: [1, 1] });
    s.answer("attack 0305", "add A", "resolve", "advance A");
    expect(s.eventsOf("guns-silenced")).toEqual([]);
    s.answer("attack 0304");
    expect(s.eventsOf("guns-silenced")).toHaveLength(1);
  });

  test("5.6, B-35: moving into an empty hill hex is no attack, and a Russian attack there silences nothing", () => {
    const moved = field({
      map: near,
      phase: "movement",
      turn: 2,
      active: "allied",
      units: [soimonov("R", "0801"), british("A", "0306"), british("B", "0606")],
    });
    moved.answer("move A", "go 0304");
    expect(moved.eventsOf("guns-silenced")).toEqual([]);
    const own = field({
      map: near,
      phase: "combat",
      turn: 2,
      units: [soimonov("R", "0303", 14), british("A", "0304"), british("B", "0606")],
      dice: [1],
    });
    own.answer("attack 0304", "add R", "resolve", "stay");
    expect(own.eventsOf("guns-silenced")).toEqual([]);
  });
});

test("2.13, 3.2, B-31: a battery stands on each hex of Shell Hill, beside the six markers", () => {
  const s = field({
    map: { use: "inkerman" },
    units: [soimonov("R", "0305"), british("A", "1614")],
    phase: "movement",
  });
  expect(s.view().markers.map(({ hex, kind }) => `${kind} ${hex}`)).toEqual(["battery 1208", "battery 1309"]);
  expect(s.view().notes).toContain("6 of 6 bombardment markers left.");
});

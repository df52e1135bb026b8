import { isProblems } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { british, french, movement, piquet, reachOf, soimonov, statesOf, verdictOf } from "../field.ts";

const far = british("Far", "0808");

describe("moving", () => {
  test("2.9, 8.1: twelve points for infantry and cavalry alike: six clear hexes and no seventh", () => {
    const tall = { cols: 8, rows: 12 };
    for (const kind of ["infantry", "cavalry"]) {
      const s = movement({ map: tall, units: [soimonov("R", "0301", 4, { kind })] });
      expect(reachOf(s, "R").get("0307")).toBe(12);
      s.answer("move R");
      expect(s.refusal("go 0308")).toMatchObject({ rule: "8.3", code: "too-far", params: { left: "12" } });
      s.answer("go 0307");
      expect(s.unit("R").at).toBe("0307");
    }
  });

  test("8.1, B-51: it goes from hex to adjacent hex and never leaves the map", () => {
    const s = movement({ units: [soimonov("R", "0301"), far] });
    s.answer("move R", "go 0304");
    expect(s.eventsOf("moved")).toMatchObject([{ path: ["0301", "0302", "0303", "0304"], cost: 12, rule: "8.1" }]);
  });

  test("8.2, 2.12: not all points need be spent; the mover is disrupted at once and the rest is lost", () => {
    const s = movement({ units: [soimonov("R", "0301"), far] });
    s.answer("move R", "go 0302");
    expect(statesOf(s, "R")).toEqual(["disrupted"]);
    expect(s.eventsOf("disrupted")).toMatchObject([{ unit: "R", rule: "8.2" }]);
    s.answer("end");
    expect(s.view().phase).toBe("combat");
  });

  test("8.2, 8.1: one move is finished before another begins", () => {
    const s = movement({ units: [soimonov("R", "0301"), soimonov("R2", "0501"), far] });
    s.answer("move R");
    expect(s.refusedBy("move R2")).toBe("8.2");
  });

  test("2.9: Piquets never move", () => {
    const s = movement({ units: [soimonov("R", "0101"), piquet("P", "0505"), far], active: "allied" });
    expect(s.refusal("move P")).toMatchObject({ rule: "2.9", code: "piquet-stays" });
  });

  test("8.11, 8.3: a unit with sea on all sides does not move, and a disrupted one never does", () => {
    const walled = Object.fromEntries(
      ["0201", "0302", "0401"].map((hex) => [`0301/${hex}`.split("/").sort().join("/"), ["sea"]]),
    );
    const units = [soimonov("R", "0301"), soimonov("D", "0601", 4, { state: ["disrupted"] }), far];
    const s = movement({ map: { cols: 8, rows: 8, sides: walled }, units });
    expect(s.refusal("move R")).toMatchObject({ rule: "8.11", code: "no-way-out" });
    expect(s.refusal("move D")).toMatchObject({ rule: "8.3", code: "disrupted" });
  });

  test("5.4, B-14: a move enters at least one hex", () => {
    const s = movement({ units: [soimonov("R", "0301"), far] });
    s.answer("move R");
    expect(s.refusal("halt")).toMatchObject({ rule: "5.4", code: "must-move" });
    expect(s.refusedBy("go 0301")).toBe("5.4");
  });

  test("5.4: nobody moves the enemy's units", () => {
    const s = movement({ units: [soimonov("R", "0301"), far] });
    expect(s.refusal("move Far")).toMatchObject({ rule: "5.4", code: "not-yours" });
  });
});

describe("stacking", () => {
  test("6.2, 6.1: one mobile unit to a hex, disrupted or not", () => {
    const units = [soimonov("R", "0301"), soimonov("D", "0302", 4, { state: ["disrupted"] }), far];
    const s = movement({ units });
    s.answer("move R");
    expect(s.refusal("go 0302")).toMatchObject({ rule: "6.2", code: "friend-in-hex" });
  });

  test("6.2, 6.1, B-21: not even in passing; with the option passing is allowed, stopping is not", () => {
    // A corridor one hex wide, with a friend in it.
    const sea = Object.fromEntries(["0201", "0401", "0202", "0402", "0203", "0403"].map((hex) => [hex, ["sea"]]));
    const text = {
      map: { cols: 8, rows: 8, hexes: sea },
      units: [soimonov("R", "0301"), soimonov("F", "0302"), far],
    };
    expect(movement(text).refusal("move R")).toMatchObject({ rule: "6.2", params: { others: "F" } });
    const s = movement({ ...text, options: { passThroughFriends: "yes" } });
    s.answer("move R");
    expect(s.refusedBy("go 0302")).toBe("6.2");
    s.answer("go 0303");
    expect(s.unit("R").at).toBe("0303");
  });

  test("6.3, 8.3: no unit enters an enemy-held hex, a Piquet's included", () => {
    const s = movement({ units: [soimonov("R", "0301"), piquet("P", "0303"), far] });
    s.answer("move R");
    expect(s.refusal("go 0303")).toMatchObject({ rule: "6.3", code: "enemy-in-hex" });
  });

  test("6.4, B-22: a Piquet shares its hex with one British or French unit, which may also pass through", () => {
    const text = { units: [soimonov("R", "0801"), piquet("P", "0302"), british("B", "0301"), french("F", "0202")] };
    const s = movement({ ...text, active: "allied" });
    s.answer("move F", "go 0302");
    expect(s.unit("F").at).toBe("0302");
    s.answer("disrupt R", "move B");
    expect(s.refusedBy("go 0302")).toBe("6.2");
    const through = movement({ ...text, active: "allied" });
    through.answer("move B", "go 0304");
    expect(through.eventsOf("moved")).toMatchObject([{ cost: 12 }]);
  });

  test("6.5: markers take no room: a unit enters a battery's hex", () => {
    const map = { cols: 8, rows: 8, hexes: { "0303": ["shell-hill"] } };
    const s = movement({ map, units: [soimonov("R", "0301"), soimonov("R2", "0501"), far], flags: {} });
    s.answer("move R", "go 0303");
    expect(s.view().markers).toMatchObject([{ hex: "0303", kind: "battery" }]);
    expect(s.unit("R").at).toBe("0303");
  });
});

describe("zones of control", () => {
  test("7.1: every unit and Piquet controls the six hexes around it, over any hexside and terrain, disrupted too", () => {
    const map = {
      cols: 8,
      rows: 8,
      hexes: { "0504": ["marsh"], "0503": ["forest"] },
      sides: { "0504/0505": ["sea"], "0403/0504": ["steep-slope up:0403"] },
    };
    const units = [soimonov("R", "0101"), british("A", "0504", 4, { state: ["disrupted"] }), piquet("P", "0707"), far];
    const s = movement({ map, units });
    for (const hex of ["0503", "0505", "0403", "0404", "0603", "0604"]) {
      expect(zonesOn(s, hex), hex).toEqual(["allied A"]);
    }
    expect(zonesOn(s, "0706")).toEqual(["allied P"]);
  });

  // Three columns wide, and the zone of 0204 reaches across all of them.
  const lane = { cols: 3, rows: 8 };

  test("7.2: a unit that enters an enemy zone must stop", () => {
    const s = movement({ map: lane, units: [soimonov("R", "0202"), british("A", "0204")] });
    s.answer("move R");
    expect(s.answers()).toEqual(expect.arrayContaining(["go 0203", "go 0104", "go 0304"]));
    expect(s.refusal("go 0106")).toMatchObject({ rule: "7.2", code: "way-barred" });
    expect(s.refusal("go 0105")).toMatchObject({ rule: "7.2", code: "way-barred" });
  });

  test("7.2: a unit that begins in a zone takes its first step out of all of them, and may then enter another", () => {
    const s = movement({ units: [soimonov("R", "0304"), british("A", "0305"), far] });
    s.answer("move R", "go 0404");
    expect(s.eventsOf("moved")).toMatchObject([{ path: ["0304", "0403", "0404"] }]);
  });

  test("7.2: it does not move at all where every first step leads into a zone", () => {
    const units = [soimonov("R", "0504"), piquet("P", "0404"), piquet("Q", "0604"), british("A", "0502"), far];
    expect(movement({ units }).refusal("move R")).toMatchObject({ rule: "7.2", code: "no-way-out" });
  });

  test("7.4: a friend in the hex does not cancel a zone", () => {
    const units = [soimonov("R", "0102"), soimonov("F", "0104"), british("A", "0204")];
    const s = movement({ map: lane, units, options: { passThroughFriends: "yes" } });
    s.answer("move R");
    expect(s.refusal("go 0106")).toMatchObject({ rule: "7.2", code: "way-barred" });
  });

  test("7.1, 8.11, B-23: a zone reaches over an all-sea hexside", () => {
    const s = movement({
      map: { cols: 8, rows: 8, sides: { "0303/0304": ["sea"] } },
      units: [soimonov("R", "0101"), british("A", "0304")],
    });
    expect(zonesOn(s, "0303")).toEqual(["allied A"]);
  });
});

describe("what lies behind another obstacle", () => {
  test("6.2: friends in the way are named as the reason", () => {
    const sea = Object.fromEntries(["0201", "0401", "0202", "0402", "0203", "0403"].map((hex) => [hex, ["sea"]]));
    const units = [soimonov("R", "0301"), soimonov("F", "0303"), far];
    const s = movement({ map: { cols: 8, rows: 8, hexes: sea }, units });
    s.answer("move R");
    expect(s.refusal("go 0304")).toMatchObject({ rule: "6.2", code: "way-barred", params: { others: "F" } });
    expect(s.refusedBy("go 0203")).toBe("8.11");
  });

  test("8.7: cavalry is told that it needs a road", () => {
    const river = Object.fromEntries(
      ["01", "02", "03", "04", "05", "06", "07", "08"].map((c) => [`${c}03`, ["river"]]),
    );
    const s = movement({
      map: { cols: 8, rows: 8, hexes: river },
      units: [soimonov("R", "0808"), british("C", "0301", 2, { kind: "cavalry" })],
      active: "allied",
    });
    s.answer("move C");
    expect(s.refusal("go 0304")).toMatchObject({ rule: "8.7", params: { because: "cavalry-in-water" } });
  });
});

describe("control and sudden death", () => {
  const ridge = {
    cols: 8,
    rows: 8,
    hexes: { "0303": ["victory:ridge"], "0108": ["south-edge"], "0308": ["south-edge"] },
  };

  test("3.4, B-29: a victory hex changes its owner the instant a unit enters, and keeps it when the unit leaves", () => {
    const s = movement({ map: ridge, units: [soimonov("R", "0302"), soimonov("R2", "0801"), far], dice: [1] });
    expect(s.view().score).toMatchObject([{ points: 0 }]);
    s.answer("move R", "go 0303");
    expect(s.eventsOf("control-changed")).toMatchObject([{ hex: "0303", seat: 0, rule: "3.4" }]);
    expect(s.view().markers).toMatchObject([{ hex: "0303", kind: "control", side: "russian" }]);
    s.answer("offer", "accept", "offer", "accept", "move R", "go 0302");
    expect(s.view().score).toMatchObject([{ points: 1 }]);
  });

  test("3.4, 8.1, B-60: in passing too: a cheapest way goes through, and a mover may be sent by way of the hex", () => {
    const s = movement({ map: ridge, units: [soimonov("R", "0302"), far] });
    s.answer("move R", "go 0304");
    expect(s.eventsOf("control-changed")).toHaveLength(1);
    const detour = movement({ map: ridge, units: [soimonov("R", "0202"), far] });
    detour.answer("move R");
    expect(detour.answers()).toContain("via 0303");
    expect(detour.refusal("via 0304")).toMatchObject({ rule: "8.1", code: "not-a-detour" });
    detour.answer("via 0303", "go 0302");
    expect(detour.unit("R").at).toBe("0302");
    expect(detour.view().score).toMatchObject([{ points: 1 }]);
    expect(detour.eventsOf("moved").map((event) => (event as { cost?: number }).cost)).toEqual([4, 4]);
  });

  test("8.2, B-60: a mover sent by way of a hex may also halt there, and its points are counted on", () => {
    const s = movement({ map: ridge, units: [soimonov("R", "0301"), far] });
    s.answer("move R", "via 0303");
    expect(s.decision().prompt).toContain("8 points");
    expect(s.refusedBy("via 0303")).toBe("8.1");
    s.answer("halt");
    expect([s.unit("R").at, statesOf(s, "R")]).toEqual(["0303", ["disrupted"]]);
  });

  test("7.2, 8.3, B-60: not into a zone, where it must stop, nor with its last points", () => {
    const held = movement({ map: ridge, units: [soimonov("R", "0301"), british("A", "0403"), far] });
    held.answer("move R");
    expect(held.refusal("via 0303")).toMatchObject({ rule: "7.2", code: "stops-in-zone" });
    const hexes = {
      "0303": ["victory:ridge", "river", "marsh"],
      "0202": ["marsh"],
      "0302": ["marsh"],
      "0402": ["marsh"],
    };
    const spent = movement({ map: { cols: 8, rows: 8, hexes }, units: [soimonov("R", "0301"), far] });
    spent.answer("move R");
    expect(spent.refusal("via 0303")).toMatchObject({ rule: "8.3", code: "no-points-left" });
    expect(spent.answers()).toContain("go 0303");
  });

  test("3.5: a zone reaching into the hex, or the death of its garrison, changes nothing", () => {
    const s = movement({ map: ridge, units: [soimonov("R", "0301"), soimonov("R2", "0801"), far] });
    s.answer("move R", "go 0302");
    expect(s.eventsOf("control-changed")).toEqual([]);
    expect(s.view().score).toMatchObject([{ points: 0 }]);
  });

  test("4.2, B-28: a Russian on any hex of the south edge wins the war at once, also in passing", () => {
    const s = movement({ map: ridge, units: [soimonov("R", "0106"), far] });
    s.answer("move R", "go 0108");
    expect(verdictOf(s)).toMatchObject({ winner: 0, level: "War-winning Russian victory", rule: "4.2" });
    const lane = { cols: 1, rows: 4, hexes: { "0103": ["south-edge"] } };
    const passing = movement({ map: lane, units: [soimonov("R", "0102")] });
    passing.answer("move R", "go 0104");
    expect(passing.eventsOf("moved")).toMatchObject([{ path: ["0102", "0103"] }]);
    expect(passing.eventsOf("game-ended")).toHaveLength(1);
    expect(verdictOf(passing)).toMatchObject({ rule: "4.2" });
  });

  test("4.2: an Allied unit there ends nothing", () => {
    const s = movement({ map: ridge, units: [soimonov("R", "0801"), british("B", "0107"), far], active: "allied" });
    s.answer("move B", "go 0108");
    expect(s.decision().seat).toBe(0);
  });
});

function zonesOn(s: ReturnType<typeof movement>, hex: string): string[] {
  const answer = (s.game.system as typeof import("../../src/index.ts").bloodyRetribution).questions.zones(
    s.game.play(),
    hex,
  );
  return isProblems(answer) ? [answer[0].what] : answer.zones.map(({ side, units }) => `${side} ${units.join(" ")}`);
}

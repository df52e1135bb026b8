import { describe, expect, test } from "vitest";
import { british, combat, field, movement, piquet, soimonov, statesOf, verdictOf, waiting } from "../field.ts";

const apart = [soimonov("R", "0101"), soimonov("R2", "0201"), british("A", "0808"), british("B", "0608")];

describe("alternating actions", () => {
  test("5.4, 5.10-II: the Russian acts first, then they take turns, one unit at a time", () => {
    const s = movement({ units: apart });
    expect(s.decision()).toMatchObject({ seat: 0, kind: "action", rule: "5.4" });
    s.answer("move R", "go 0102");
    expect(s.decision().seat).toBe(1);
    s.answer("move A", "go 0807");
    expect(s.decision().seat).toBe(0);
    expect(s.refusal("move R")).toMatchObject({ rule: "8.3", code: "disrupted" });
  });

  test("5.4: who does not act disrupts a unit where it stands", () => {
    const s = movement({ units: apart });
    s.answer("disrupt R");
    expect(s.unit("R").at).toBe("0101");
    expect(statesOf(s, "R")).toEqual(["disrupted"]);
    expect(s.decision().seat).toBe(1);
  });

  test("5.4: the Russian may set a marker aside instead, in either kind of phase", () => {
    for (const phase of ["movement", "combat"]) {
      const s = field({ units: apart, phase, turn: 2 });
      s.answer("set-aside");
      expect(s.eventsOf("marker-set-aside")).toMatchObject([{ left: 5, rule: "5.4" }]);
      expect(s.decision().seat).toBe(1);
      expect(s.refusal("set-aside")).toMatchObject({ rule: "5.6", code: "russian-only" });
    }
  });

  test("5.4, 2.12, B-13: no Piquet, no disrupted unit, no unit off the map and no enemy pays for time", () => {
    const units = [
      ...apart,
      piquet("P", "0508"),
      waiting("W", 1),
      british("D", "0408", 4, { state: ["disrupted"] }),
      british("X", "off-map", 4, { state: ["eliminated"] }),
    ];
    const s = movement({ units, active: "allied" });
    expect(s.refusedBy("disrupt P")).toBe("2.12");
    expect(s.refusedBy("disrupt W")).toBe("5.5");
    expect(s.refusedBy("disrupt D")).toBe("5.4");
    expect(s.refusedBy("disrupt R")).toBe("5.4");
    expect(s.refusedBy("disrupt X")).toBe("2.11");
  });

  test("5.10-II, 5.8: there is no passing while the other side can act", () => {
    const s = movement({ units: apart });
    expect(s.refusal("end")).toMatchObject({ rule: "5.8", code: "other-not-out" });
    expect(s.refusal("finish")).toMatchObject({ rule: "5.8", code: "not-finished" });
    expect(s.refusedBy("halt")).toBe("5.4");
  });

  test("5.4, B-14: a unit that can do nothing still pays for time", () => {
    const s = combat({ units: [soimonov("R", "0101"), british("A", "0808")] });
    expect(s.answers()).toEqual(["disrupt R", "offer", "capitulate"]);
  });
});

describe("the end of an action phase", () => {
  test("5.8: it ends when neither side has an undisrupted unit or a marker left", () => {
    const s = movement({ units: [soimonov("R", "0101"), british("A", "0808")] });
    s.answer("disrupt R", "move A", "go 0807");
    expect(s.view().phase).toBe("combat");
    expect(statesOf(s, "R")).toEqual([]);
  });

  test("5.8, B-16: the side that is left acts without pause, owes nothing, and ends the phase when it likes", () => {
    const s = movement({
      units: [soimonov("R", "0101"), soimonov("R2", "0301"), soimonov("R3", "0501"), british("A", "0808")],
    });
    s.answer("disrupt R", "disrupt A");
    expect(s.answers()).toEqual(["move R2", "move R3", "end", "capitulate"]);
    expect(s.refusal("disrupt R2")).toMatchObject({ rule: "5.8", code: "acts-alone" });
    expect(s.refusedBy("offer")).toBe("5.8");
    s.answer("move R2", "go 0302");
    expect(s.decision().seat).toBe(0);
    s.answer("end");
    expect(s.view().phase).toBe("combat");
  });

  test("5.8, B-19: both may agree to end it; nothing is disrupted by that", () => {
    const s = movement({ units: apart });
    s.answer("offer");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "reply" });
    expect(s.refusedBy("end")).toBe("5.8");
    s.answer("accept");
    expect(s.view().phase).toBe("combat");
    expect(s.eventsOf("disrupted")).toEqual([]);
  });

  test("5.8, B-19: a refused offer changes nothing, and is not made twice with one action", () => {
    const s = movement({ units: apart });
    s.answer("offer", "refuse");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "action" });
    expect(s.refusal("offer")).toMatchObject({ rule: "5.8", code: "already-offered" });
    s.answer("disrupt R", "offer", "refuse", "disrupt A");
    expect(s.answers()).toContain("offer");
  });

  test("5.8, B-17: a Russian with markers and no unit fires, sets aside, or finishes and keeps the rest", () => {
    const units = [soimonov("R", "0101", 4, { state: ["disrupted"] }), british("A", "0808"), british("B", "0608")];
    const s = field({ units, phase: "movement", turn: 2 });
    expect(s.answers()).toEqual(["set-aside", "offer", "finish", "capitulate"]);
    s.answer("finish");
    expect(s.eventsOf("finished-phase")).toMatchObject([{ seat: 0, rule: "5.8" }]);
    expect(s.decision().seat).toBe(1);
    s.answer("move A", "go 0807");
    expect(s.decision().seat).toBe(1);
    s.answer("end");
    expect(s.view()).toMatchObject({ phase: "combat", active: "russian" });
    expect(s.view().notes).toContain("6 of 6 bombardment markers left.");
  });

  test("5.8, 5.5, B-18: a reinforcement that is due keeps the Allies in a movement phase until they say otherwise", () => {
    const map = { cols: 8, rows: 8, hexes: { "0108": ["south-edge", "entry"] } };
    const units = [
      soimonov("R", "0801"),
      soimonov("R2", "0601"),
      british("A", "0404", 4, { state: ["disrupted"] }),
      waiting("W", 2),
    ];
    const s = movement({ map, units });
    s.answer("disrupt R");
    expect(s.answers()).toEqual(["enter W", "offer", "finish", "capitulate"]);
    s.answer("finish");
    expect(s.answers()).toContain("end");
    expect(combat({ map, units }).answers()).toContain("end");
  });

  test("5.8, B-59: a reinforcement with every entry hex closed keeps nobody in", () => {
    const map = { cols: 8, rows: 8, hexes: { "0108": ["south-edge", "entry"] } };
    const units = [
      soimonov("R", "0801"),
      soimonov("R2", "0601"),
      british("A", "0108", 4, { state: ["disrupted"] }),
      waiting("W", 2),
    ];
    expect(movement({ map, units }).answers()).toContain("end");
  });

  test("5.8, B-15: Piquets keep nobody in", () => {
    const s = movement({ units: [soimonov("R", "0101"), piquet("P", "0808")] });
    expect(s.answers()).toEqual(["move R", "end", "capitulate"]);
  });

  test("5.8, B-53: a Russian who is out when the phase begins leaves it to the Allies; with nobody in, it ends at once", () => {
    const out = soimonov("R", "0101", 4, { state: ["disrupted"] });
    const s = movement({ units: [out, british("A", "0808")] });
    expect(s.decision().seat).toBe(1);
    expect(s.answers()).toContain("end");
    const both = movement({ units: [out, british("A", "0808", 4, { state: ["disrupted"] })] });
    expect(both.view().phase).toBe("combat");
  });
});

describe("capitulation", () => {
  test.each([
    ["russian", 1, "Allied victory by capitulation"],
    ["allied", 0, "Russian victory by capitulation"],
  ])("4.4, B-30: the %s may give up whenever it is his action", (active, winner, level) => {
    const s = movement({ units: apart, active });
    s.answer("capitulate");
    expect(verdictOf(s)).toMatchObject({ winner, level, rule: "4.4" });
  });

  test("4.4, B-61: and when he is asked to end a phase", () => {
    const s = movement({ units: apart });
    s.answer("offer", "capitulate");
    expect(verdictOf(s)).toMatchObject({ winner: 0, rule: "4.4" });
  });
});

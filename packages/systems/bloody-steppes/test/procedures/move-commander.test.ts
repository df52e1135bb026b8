import { situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";

const leader = (at: string) => ({
  id: "Brown",
  side: "allied",
  kind: "commander",
  at,
  division: "light",
  stats: { rank: "division", independence: 4, modifier: 1 },
});
const brigadier = (at: string) => ({
  id: "Codrington",
  side: "allied",
  kind: "commander",
  at,
  division: "light",
  brigade: "first",
  stats: { rank: "brigade", modifier: 1 },
});
const ordered = (order: object, at = "0409", of = "0410") =>
  situation(bloodySteppes, {
    map: { cols: 8, rows: 16 },
    units: [leader(at), brigadier(of)],
    phase: "activation",
    active: "allied",
    flags: { activation: { command: "light", orderTried: true }, orders: { light: order } },
  });
const hexes = (answers: readonly string[]) => answers.filter((text) => text.startsWith("hex ")).sort();

describe("commanders ride where they are sent in one answer", () => {
  test("III.5: ten points, one for each hex, and he may be taken up again with what is left", () => {
    const s = ordered({ order: "attack", goal: "0401", distance: 8 });
    s.answer("unit Codrington", "hex 0416");
    expect(s.unit("Codrington").at).toBe("0416");
    s.answer("unit Codrington");
    expect(s.answers()).toContain("hex 0412");
    expect(s.answers()).not.toContain("hex 0411");
    expect(s.refusedBy("hex 0411")).toBe("III.5");
  });

  test("III.19, III.24: a leader under Attack rides along his vector and no farther than his distance", () => {
    const s = ordered({ order: "attack", goal: "0401", distance: 3 });
    s.answer("unit Brown");
    expect(hexes(s.answers())).toEqual(["hex 0406", "hex 0407", "hex 0408"]);
    expect(s.refusedBy("hex 0410")).toBe("III.26");
    s.answer("hex 0406");
    expect(s.eventsOf("commander-rode")).toHaveLength(1);
    expect(s.refusedBy("unit Brown")).toBe("III.25");
  });

  test("III.19: a leader under Defense stays, and his brigadier within his range", () => {
    const s = ordered({ order: "defense" });
    expect(s.answers()).not.toContain("unit Brown");
    expect(s.refusedBy("unit Brown")).toBe("III.19");
    s.answer("unit Codrington");
    expect(s.answers()).toContain("hex 0412");
    expect(s.refusedBy("hex 0413")).toBe("III.19");
  });

  test("III.15: a brigadier out of command rides only towards his leader", () => {
    const s = ordered({ order: "defense" }, "0403", "0410");
    s.answer("unit Codrington");
    expect(s.answers()).toContain("hex 0406");
    expect(s.answers()).not.toContain("hex 0411");
    expect(s.refusedBy("hex 0411")).toBe("III.15");
  });
});

describe("no sheet is laid before a side that has nothing to write", () => {
  const phase = (riders: readonly object[]) =>
    situation(bloodySteppes, {
      map: { cols: 8, rows: 16 },
      units: [leader("0401"), ...riders],
      phase: "command",
      dice: [5, 1],
    });

  test("II.4: nobody can send an order, so the turn goes on to its activations", () => {
    expect(phase([]).decision().prompt).not.toMatch(/order/i);
  });
});

describe("III.19, K-33: a leader who owes the move of his order when nobody else can be chosen", () => {
  const alone = (order: object, isHeld = false) =>
    situation(bloodySteppes, {
      map: { cols: 8, rows: 16 },
      units: [leader("0409")],
      phase: "activation",
      active: "allied",
      flags: { activation: { command: "light", orderTried: true }, orders: { light: order } },
      ...(isHeld ? { isHeld } : {}),
    });

  test("III.19: is taken in hand at once and may not be let go", () => {
    const s = alone({ order: "attack", goal: "0401", distance: 3 });
    expect(s.decision().kind).toBe("ride");
    expect(s.answers()).not.toContain("end");
    expect(s.refusedBy("end")).toBe("III.19");
  });

  test("III.19: rides where there is one hex only", () => {
    const s = alone({ order: "attack", goal: "0401", distance: 1 });
    expect(s.unit("Brown").at).toBe("0408");
  });

  test("III.19: is still asked for in a position about which a question is asked", () => {
    const s = alone({ order: "attack", goal: "0401", distance: 1 }, true);
    expect(s.answers()).toEqual(["unit Brown", "instructions"]);
    s.answer("unit Brown");
    expect(s.answers()).toEqual(["hex 0408"]);
  });

  test("III.19: may be let go while his brigadier can be chosen", () => {
    const s = ordered({ order: "attack", goal: "0401", distance: 3 });
    s.answer("unit Brown");
    expect(s.answers()).toContain("end");
  });
});

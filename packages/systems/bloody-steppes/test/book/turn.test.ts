import { describe, expect, test } from "vitest";
import { division, full, game, map, markers, one, thin, two } from "./markers.ts";
import { allied, asked, barred, field, leads, shows, stateOf, told } from "./steppe.ts";

describe("II.1 to II.5, II.18, II.19: the turn", () => {
  test("II.2, II.3: command, activation and reorganization follow each other, and the turn after", () => {
    const s = field({
      map,
      units: [...division("light", "Brown", "0310"), ...one],
      phase: "command",
      turn: 3,
      dice: [5, 2, 0],
    });
    s.answer("take 0", "end", "end");
    const phases = s.events().filter(({ kind }) => kind === "phase-began" || kind === "turn-began");
    expect(
      phases
        .map((event) => ("turn" in event ? `turn ${event.turn}` : `phase ${"phase" in event ? event.phase : ""}`))
        .slice(0, 4),
    ).toEqual(["phase 1", "phase 2", "turn 4", "phase 0"]);
  });
  test("II.19, II.20: after the last turn the game is over", () => {
    const s = field({
      map,
      units: [...two, ...one],
      turn: 4,
      flags: { turns: 4, activation: { command: "16th" }, activated: ["light", "second"] },
      active: "russian",
    });
    s.answer("end");
    expect(s.game.pending().kind).toBe("over");
  });
  test("II.18: routed units rally when all have been activated, not before", () => {
    const units = [
      ...division("light", "Brown", "0310"),
      ...one,
      allied("F", "0312", { division: "light", state: ["routed", "reorganization"] }),
    ];
    const s = field({
      map,
      units,
      flags: {
        activation: { command: "light" },
        activated: ["16th"],
        orders: { light: { order: "attack", goal: "0301", distance: 1 } },
      },
      dice: [0, 0, 0],
    });
    expect(shows(s, "F", "routed")).toBe(true);
    s.answer("unit Brown", "hex 0309");
    if (s.decision().kind === "ride") s.answer("end");
    s.answer("end");
    expect([shows(s, "F", "routed"), shows(s, "F", "disorganized"), told(s).includes("rallied")]).toEqual([
      false,
      true,
      true,
    ]);
  });
  test("II.5: there are as many activations as commands on the map", () => {
    const s = game({ phase: "command", dice: [5, 2, 0, 0] });
    s.answer("take 0", "take 0", "end", "no", "draw", "end", "end");
    expect(s.eventsOf("activated")).toHaveLength(3);
  });
});

describe("II.6: cups and markers", () => {
  const filled = (s: ReturnType<typeof game>) =>
    (s.eventsOf("cups-filled")[0] as unknown as { markers: readonly number[] }).markers;
  test("II.6: each side has a marker for each of its commands; the one with fewer adds blanks", () => {
    const s = game({ phase: "command", dice: [5, 2] });
    expect(filled(s)).toEqual([2, 1]);
    const g = stateOf(s);
    const cup = Array.from(g.c.cup);
    expect(
      [cup.slice(0, cup.length / 2), cup.slice(cup.length / 2)].map((half) => half.reduce((sum, n) => sum + n, 0)),
    ).toEqual([2, 2]);
    expect(cup[cup.length - 1]).toBe(1);
  });
  test("II.6: the winner of the initiative takes his first marker by choice", () => {
    const s = game({ phase: "command", dice: [5, 2] });
    expect([asked(s), barred(s, "take 0") === "", s.answers().includes("draw")]).toEqual([
      "allied marker",
      true,
      false,
    ]);
  });
  test("II.6: after that markers are drawn", () => {
    const s = game({ flags: markers(full, thin) });
    expect([barred(s, "draw"), barred(s, "take 0")]).toEqual(["", "II.6"]);
  });
  test("II.6: a marker drawn activates a command of its nation that its owner selects", () => {
    const french = division("bosquet", "Bosquet", "0110", { nation: "french" });
    const s = field({
      map,
      units: [...two, ...french, ...one],
      flags: markers({ british: 2, french: 1 }, { russian: 1, blank: 2 }),
      dice: [2],
    });
    s.answer("draw");
    expect(told(s)).toContain("activated");
    expect(stateOf(s).world.commands[(s.eventsOf("activated")[0] as unknown as { command: number }).command].id).toBe(
      "bosquet",
    );
    const british = field({
      map,
      units: [...two, ...french, ...one],
      flags: markers({ british: 2, french: 1 }, { russian: 1, blank: 2 }),
      dice: [0],
    });
    british.answer("draw");
    const names = british.answers().map((text) => stateOf(british).world.commands[Number(text.split(" ")[1])]?.id);
    expect(names).toEqual(["light", "second"]);
  });
  test("II.6: Turks are activated by a French marker where the battle says so (II.8)", () => {
    const turks = [
      allied("Ahmed", "0110", { ...leads("turks"), nation: "turkish" }),
      allied("T1", "0110", { nation: "turkish", division: "turks" }),
    ];
    const french = division("bosquet", "Bosquet", "0210", { nation: "french" });
    const s = field({
      map,
      units: [...turks, ...french, ...one],
      flags: markers({ french: 2 }, { russian: 1, blank: 1 }, { commands: { turks: { marker: "french" } } }),
      dice: [0],
    });
    s.answer("draw");
    expect(s.answers().filter((text) => text.startsWith("take"))).toHaveLength(2);
  });
  test("II.6: a blank is the loss of the activation; the other side draws", () => {
    const s = game({ active: "russian", flags: markers(full, thin), dice: [1] });
    s.answer("draw");
    expect(asked(s)).toBe("russian sustain");
    s.answer("no");
    expect([asked(s), s.eventsOf("activated").length]).toEqual(["allied marker", 0]);
  });
  test("II.6: players take turns", () => {
    const s = game({ flags: markers(full, thin), dice: [0] });
    s.answer("draw", "take 0", "end", "no");
    expect(asked(s)).toBe("russian marker");
  });
  test("II.6: the sequence marker is turned to II after the initiative was sustained", () => {
    const s = game({ flags: markers(full, thin), dice: [0, 5] });
    s.answer("draw", "take 0", "end", "sustain Evans");
    expect(
      (s.eventsOf("activated") as unknown as readonly { ordinal: number }[]).map(({ ordinal }) => ordinal),
    ).toEqual([1, 2]);
  });
  test("II.6: a side without active markers is passed over (K-17)", () => {
    const flags = markers(full, { russian: 0, blank: 2 }, { activated: ["16th"] });
    const s = game({ flags, dice: [0, 0] });
    s.answer("take 0", "end", "no");
    expect(asked(s)).toBe("allied piece");
    expect(s.eventsOf("activated")).toHaveLength(2);
  });
});

describe("II.7: inside an activation", () => {
  test("II.7: first the order may be tried, then pieces act; not the other way round", () => {
    const s = game({ flags: { activation: { command: "light" } } });
    expect(barred(s, "try Brown")).toBe("");
    s.answer("unit Brown1", "hex 0309", "end");
    if (s.decision().kind === "piece") expect(barred(s, "try Brown")).toBe("III.48");
    const t = field({
      map,
      units: [...two, allied("C", "0311", { division: "light" }), ...one],
      flags: { activation: { command: "light" } },
    });
    t.answer("unit C", "end");
    expect(barred(t, "try Brown")).toBe("III.48");
  });
  test("II.7: only pieces of the activated command act", () => {
    const s = game({ flags: { activation: { command: "light" } } });
    expect([barred(s, "unit Brown1"), barred(s, "unit Evans1"), barred(s, "unit Gor1")]).toEqual(["", "II.5", "I.20"]);
  });
});

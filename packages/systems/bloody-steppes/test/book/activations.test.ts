import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import {
  allied,
  asked,
  barred,
  chief,
  field,
  leads,
  type More,
  mp,
  rulesOf,
  russian,
  shows,
  stateOf,
  told,
} from "./steppe.ts";

type Units = readonly More[];
const division = (name: string, leader: string, at: string, more: More = {}): Units => [
  allied(leader, at, { ...leads(name), ...more }),
  allied(`${leader}1`, at, { division: name, ...more }),
];
const enemy = (name: string, leader: string, at: string): Units => [
  russian(leader, at, leads(name)),
  russian(`${leader}1`, at, { division: name }),
];
const two = [...division("light", "Brown", "0310"), ...division("second", "Evans", "0810")];
const one = enemy("16th", "Gor", "0501");
const map = { cols: 10, rows: 12 };
/** The activation phase with these markers, nobody active. */
const markers = (allies: object, russians: object, more: object = {}): Record<string, unknown> => ({
  activation: null,
  cups: { allied: allies, russian: russians },
  initiative: { winner: "allied", firstTaken: true },
  ...more,
});
const game = (text: SituationText) => field({ map, units: [...two, ...one], ...text });
const full = { british: 2, blank: 0 };
const thin = { russian: 1, blank: 1 };

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

describe("II.8: initiative", () => {
  const roll = (dice: readonly number[], more: SituationText = {}) => {
    const s = game({ phase: "command", dice, ...more });
    return (
      s.eventsOf("initiative-rolled") as unknown as readonly { totals: readonly number[]; winner: number | null }[]
    ).map(({ totals, winner }) => `${totals.join(":")} ${winner}`);
  };
  test("II.8: who has more active markers adds the difference; the higher total wins", () => {
    expect(roll([3, 5])).toEqual(["4:5 1"]);
    expect(roll([5, 5])).toEqual(["6:5 0"]);
  });
  test("II.8: equal totals are rolled again (K-15)", () => {
    expect(roll([4, 5, 0, 9])).toEqual(["5:5 null", "1:9 1"]);
  });
  test("II.8: blanks do not count (K-14)", () => {
    const even = [...division("light", "Brown", "0310"), ...one];
    expect(roll([5, 4], { units: even })).toEqual(["5:4 0"]);
  });
  test("II.8: whoever is about to take a marker may yield; the other must then activate, by choice", () => {
    const s = game({ phase: "command", dice: [5, 2] });
    s.answer("yield");
    expect(told(s)).toContain("yielded");
    expect(asked(s)).toMatch(/^russian/);
    expect(s.answers()).not.toContain("yield");
    expect(s.answers()).not.toContain("draw");
  });
});

describe("II.9 to II.12: sustaining the initiative", () => {
  const after = (dice: readonly number[], more: object = {}, units: Units = []) => {
    const s = game({ units: [...two, ...units, ...one], flags: markers(full, thin, more), dice: [0, ...dice] });
    s.answer("draw", "take 0", "end");
    return s;
  };
  test("II.9: after his first activation a player may try it with another command, or not", () => {
    const s = after([]);
    expect(asked(s)).toBe("allied sustain");
    expect([barred(s, "sustain Evans"), barred(s, "no"), barred(s, "sustain Brown")]).toEqual(["", "", "II.10"]);
  });
  test.each([
    [5, "allied piece"],
    [6, "russian marker"],
  ])("II.10: a %i against independence 5", (die, then) => {
    const s = after([die]);
    s.answer("sustain Evans");
    expect(asked(s)).toBe(then);
  });
  test("II.10: who fails keeps the marker in the cup and the command for later (K-18)", () => {
    const s = after([6]);
    s.answer("sustain Evans");
    const { c } = stateOf(s);
    expect([c.cup[0], Array.from(c.activated)]).toEqual([1, [1, 0, 0]]);
  });
  test("II.10: who succeeds takes its marker out of the cup", () => {
    const s = after([5]);
    s.answer("sustain Evans");
    expect(stateOf(s).c.cup[0]).toBe(0);
  });
  const raglan = (at: string, rider = "ready") => [
    allied("Raglan", at, chief()),
    allied("r1", rider, { kind: "rider", parent: "Raglan" }),
  ];
  test("II.11: a rider of the commander-in-chief within 3 hexes makes the die 1 less and goes to the next turn's box", () => {
    const s = after([6], {}, raglan("0807"));
    s.answer("sustain Evans", "yes");
    expect([asked(s), s.unit("r1").at]).toEqual(["allied piece", "box:2"]);
  });
  test.each([
    ["II.11: not 4 hexes off", raglan("0806")],
    ["II.11: not without a rider at hand", raglan("0807", "resting")],
    ["II.11: not with his rider on the turn track", raglan("0807", "box:2")],
  ])("%s", (_name, units) => {
    const s = after([6], {}, units);
    s.answer("sustain Evans");
    expect(asked(s)).toBe("russian marker");
  });
  test("II.11: the rider is spent on a try that fails, too", () => {
    const s = after([7], {}, raglan("0807"));
    s.answer("sustain Evans", "yes");
    expect([asked(s), s.unit("r1").at]).toEqual(["russian marker", "box:2"]);
  });
  test("II.12: a blank allows one try with any command, which counts as the second activation", () => {
    const s = game({ active: "russian", flags: markers(full, thin), dice: [1, 5, 0] });
    s.answer("draw");
    expect(asked(s)).toBe("russian sustain");
    s.answer("sustain Gor");
    expect([asked(s), (s.eventsOf("activated")[0] as unknown as { ordinal: number }).ordinal]).toEqual([
      "russian piece",
      2,
    ]);
    s.answer("end");
    expect(asked(s)).toBe("allied command");
  });
});

describe("II.13 to II.17: yielding, limits, reinforcements", () => {
  test("II.13: who is yielded to chooses, activates, and may sustain; then it is the other's turn again", () => {
    const more = [...one, ...enemy("17th", "Kir", "0901")];
    const s = field({ map, units: [...two, ...more], flags: markers(full, { russian: 2, blank: 0 }), dice: [5, 0] });
    s.answer("yield");
    expect(asked(s)).toMatch(/^russian (marker|command)$/);
    s.answer("take 3");
    if (s.decision().kind === "command") s.answer(s.answers()[0]);
    s.answer("end");
    expect(asked(s)).toBe("russian sustain");
    s.answer(s.answers().find((text) => text.startsWith("sustain")) ?? "no", "end");
    expect(asked(s)).toBe("allied command");
  });
  test("II.13: he draws where the option says so (K-16)", () => {
    const s = game({ flags: markers(full, thin), options: { yieldedOpponent: "draw" }, dice: [0] });
    s.answer("yield");
    expect(s.eventsOf("marker-taken")).toEqual([expect.objectContaining({ seat: 1, isDrawn: true })]);
    const t = game({ active: "russian", flags: markers(full, thin), options: { yieldedOpponent: "draw" }, dice: [0] });
    expect(asked(t)).toBe("russian piece");
  });
  test("II.13: nobody yields to a side that has no active marker left (K-17)", () => {
    const s = game({ flags: markers(full, { russian: 0, blank: 2 }, { activated: ["16th"] }), dice: [0] });
    expect([asked(s), told(s)]).toEqual(["allied command", ["marker-taken"]]);
  });
  test("II.14: after two activations in a row the other side draws", () => {
    const three = [...two, ...division("third", "England", "0512")];
    const s = field({
      map,
      units: [...three, ...one],
      flags: markers({ british: 3 }, { russian: 1, blank: 2 }),
      dice: [0, 5],
    });
    s.answer("draw", "take 0", "end", "sustain Evans", "end");
    expect(asked(s)).toBe("russian marker");
  });
  test("II.15: a command is activated once in a turn", () => {
    const s = game({ flags: markers({ british: 1 }, thin, { activated: ["light"] }), dice: [0, 0] });
    s.answer("draw");
    const [first] = s.eventsOf("activated") as unknown as readonly { command: number }[];
    expect(stateOf(s).world.commands[first.command].id).toBe("second");
    s.answer("end");
    expect(asked(s)).toBe("russian piece");
  });
  test("II.17: commands that come this turn have a marker as others have", () => {
    const units = [
      ...division("light", "Brown", "0310"),
      allied("Evans", "entry:0812", leads("second")),
      allied("E1", "entry:0812", { division: "second" }),
      ...one,
    ];
    const s = field({ map, units, phase: "command", dice: [5, 2] });
    expect((s.eventsOf("cups-filled")[0] as unknown as { markers: readonly number[] }).markers).toEqual([2, 1]);
    s.answer("take 0");
    expect(s.answers().filter((text) => text.startsWith("take"))).toHaveLength(2);
  });
  test("II.17: they enter by their hex at the price of the hex", () => {
    const units = [
      allied("Evans", "entry:0812", leads("second")),
      allied("E1", "entry:0812", { division: "second" }),
      ...one,
    ];
    const s = field({
      map,
      units,
      flags: { activation: { command: "second" }, orders: { second: { order: "attack", goal: "0801", distance: 5 } } },
    });
    s.answer("enter E1 0812");
    expect([s.unit("E1").at, mp(s, "E1"), rulesOf(s, "entered")]).toEqual(["0812", 3, ["II.17"]]);
  });
  test("II.17: not by another hex", () => {
    const units = [
      allied("Evans", "entry:0812", leads("second")),
      allied("E1", "entry:0812", { division: "second" }),
      ...one,
    ];
    const s = field({ map, units, flags: { activation: { command: "second" } } });
    expect(barred(s, "enter E1 0712")).toBe("II.17");
  });
  test("II.16: units of no division act when all commands have (K-22)", () => {
    const units = [
      ...division("light", "Brown", "0310"),
      ...one,
      russian("Cossacks", "0101", { kind: "cavalry", formation: "dispersed", stats: { cossack: true } }),
    ];
    const s = field({
      map,
      units,
      active: "russian",
      flags: { activation: { command: "16th" }, activated: ["light"], initiative: { winner: "allied" } },
    });
    s.answer("end");
    expect(told(s)).toContain("leftovers-activated");
    expect(barred(s, "unit Cossacks")).toBe("");
  });
});

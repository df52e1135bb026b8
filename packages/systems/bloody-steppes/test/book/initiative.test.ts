import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { division, enemy, full, game, map, markers, one, thin, two, type Units } from "./markers.ts";
import { allied, asked, barred, chief, field, leads, mp, rulesOf, russian, stateOf, told } from "./steppe.ts";

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
    expect(s.decision().prompt).not.toContain("yield");
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

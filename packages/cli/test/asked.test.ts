import { wargames } from "@redoubt/registry";
import { describe, expect, test } from "vitest";
import { desk } from "./desk.ts";

const stats = { fire: 4, melee: 2, morale: 4, back: { fire: 2, melee: 1, morale: 4 } };

/** R1 fires in defence only, so nobody can act in the Russian Offensive Fire Phase, and the game goes on to the melee. */
const passed = {
  system: "spi-quad",
  scenario: null,
  map: { cols: 8, rows: 8 },
  units: [
    { id: "R1", side: "russian", kind: "infantry", at: "0304", stats: { ...stats, fireParen: true } },
    { id: "A2", side: "allied", kind: "infantry", at: "0305", state: ["disrupted"], stats },
  ],
  turn: 1,
  active: "russian",
  phase: "offensive-fire",
};

describe("a position is asked in the phase it names", () => {
  const outside = { registry: wargames };

  test("7.21: though nobody can act in it", async () => {
    const at = desk();
    const file = at.write("position.json", passed);
    const combat = await at.run(["ask", file, "combat", "--attackers", "R1", "--defenders", "0305"], outside);
    expect(combat).toMatchObject({ code: 1, err: expect.stringContaining("[rule 7.21 ") });
  });

  test("and where a script plays on, the game is asked where it stands", async () => {
    const at = desk();
    const file = at.write("position.json", { ...passed, dice: [], script: ["target 0305"] });
    const line = ["ask", file, "combat", "--attackers", "R1", "--defenders", "0305"];
    expect((await at.json(line, outside)).kind).toBe("melee");
  });

  test("7.21: and answers are refused by the rule that keeps everybody from acting", async () => {
    const at = desk();
    const file = at.write("position.json", passed);
    expect(await at.json(["ask", file, "legal", "target 0305"], outside)).toMatchObject({
      isLegal: false,
      rule: "7.21",
    });
    expect(await at.json(["ask", file, "legal", "end"], outside)).toMatchObject({ isLegal: true });
    const odds = await at.run(["ask", file, "odds", "target 0305"], outside);
    expect(odds).toMatchObject({ code: 1, err: expect.stringContaining("rule 7.21 ") });
  });

  test("XIII.10: nor are dice asked for that only a later phase would need", async () => {
    const at = desk();
    const commander = { side: "allied", kind: "commander", stats: { rank: "commander-in-chief", independence: 3 } };
    const leader = { id: "Brown", side: "allied", kind: "commander", at: "0404", division: "light" };
    const battalion = {
      side: "allied",
      kind: "infantry",
      formation: "line",
      facing: "N/NE",
      stats: { sp: 8, morale: 7 },
    };
    const units = [
      { ...commander, id: "Raglan", at: "box:4" },
      { ...leader, stats: { independence: 5, modifier: 1 } },
      { ...battalion, id: "7th", at: "0404", division: "light" },
    ];
    const map = { cols: 8, rows: 8 };
    const file = at.write("position.json", {
      system: "bloody-steppes",
      scenario: null,
      map,
      units,
      turn: 2,
      phase: "command",
    });
    expect(await at.json(["ask", file, "legal", "unit Brown"], outside)).toMatchObject({
      isLegal: false,
      rule: "XIII.10",
    });
  });

  test("4.0A: but the game itself goes on to the first phase in which somebody can", async () => {
    const at = desk();
    const file = at.write("position.json", passed);
    expect((await at.json(["position", file], outside)).pending).toMatchObject({
      decisions: [{ kind: "melee-target" }],
    });
  });

  test("where a system cannot hold a phase open, no answer is judged by the rules of a later one", async () => {
    const at = desk();
    const file = at.write("position.json", passed);
    const outside = { registry: wargames.map(({ beginHeld: _, ...system }) => system) };
    const nothing = /^Nothing is asked in the phase that the position names, offensive-fire of russian on turn 1/;
    const legal = await at.json(["ask", file, "legal", "target 0305"], outside);
    expect(legal).toMatchObject({ answer: "target 0305", isLegal: false, reason: expect.stringMatching(nothing) });
    expect(legal.reason).toContain("The game goes on with:\nDecision 0, russian: ");
    expect(await at.run(["ask", file, "odds", "target 0305"], outside)).toMatchObject({
      code: 1,
      err: expect.stringMatching(nothing),
    });
  });

  test("12.0: units beside the map are taken wherever the README names a place for them", async () => {
    const at = desk();
    for (const place of ["eliminated", "captured", "exited", "spiked", "unused", "off-map", "entry:0101"]) {
      const units = [...passed.units, { id: "A3", side: "allied", kind: "infantry", at: place, stats }];
      const file = at.write("position.json", { ...passed, units });
      expect(await at.run(["ask", file, "score"], outside), place).toMatchObject({ code: 0 });
    }
    const lost = at.write("position.json", { ...passed, units: [{ ...passed.units[0], at: "elsewhere" }] });
    expect((await at.run(["ask", lost, "score"], outside)).err).toContain("position.json: units[0].at: ");
  });

  describe("which waits until it is ended", () => {
    const two = {
      system: "imperial-bayonets",
      scenario: null,
      map: { cols: 8, rows: 8 },
      units: [
        { id: "G", side: "russian", kind: "army-commander", at: "0401", stats: { cp: 1 } },
        {
          id: "O",
          side: "russian",
          kind: "officer",
          at: "0402",
          corps: "III",
          division: "7",
          stats: { initiative: 3 },
        },
        {
          id: "P",
          side: "russian",
          kind: "officer",
          at: "0403",
          corps: "III",
          division: "8",
          stats: { initiative: 3 },
        },
        { id: "U", side: "russian", kind: "infantry", at: "0404", corps: "III", division: "7", stats: { sp: 4 } },
      ],
      active: "russian",
      phase: "command-distribution",
    };
    const legal = async (...answers: readonly string[]) => {
      const at = desk();
      return at.json(["ask", at.write("position.json", two), "legal", ...answers], outside);
    };

    test("6.1b: a point too many is refused by its own rule", async () => {
      expect(await legal("command G O", "command G P")).toMatchObject({ isLegal: false, rule: "6.1b" });
    });

    test("7.0b: and an answer of the next phase is taken once nothing else is left, ended or not", async () => {
      expect(await legal("command G O", "unit U")).toMatchObject({ isLegal: true });
      expect(await legal("command G O", "end", "unit U")).toMatchObject({ isLegal: true });
    });
  });

  test("II.6, II.13: the only marker is asked for, though the game takes it by itself", async () => {
    const at = desk();
    const leader = (id: string, side: string, hex: string, division: string) => ({
      ...{ id, side, kind: "commander", at: hex, division },
      stats: { rank: "division", independence: 4 },
    });
    const position = {
      system: "bloody-steppes",
      scenario: null,
      map: { cols: 8, rows: 8 },
      units: [leader("L1", "allied", "0101", "one"), leader("L2", "allied", "0104", "two")],
      turn: 1,
      phase: "activation",
      active: "allied",
      flags: { activation: null, initiative: { winner: "allied", firstTaken: false } },
    };
    const file = at.write("position.json", position);
    const legal = async (of: string, ...answers: readonly string[]) =>
      at.json(["ask", of, "legal", ...answers], outside);
    expect(await legal(file, "take 0")).toMatchObject({ isLegal: true });
    expect(await legal(file, "take 3")).toMatchObject({ isLegal: false, rule: "II.6" });
    expect(await legal(file, "yield")).toMatchObject({ isLegal: false, rule: "II.13" });
    // A script may give it, too, or leave it out.
    const given = at.write("given.json", { ...position, script: ["take 0", "take 1"] });
    expect(await legal(given, "take 1")).toMatchObject({ isLegal: false, rule: "II.7" });
    const left = at.write("left.json", { ...position, script: ["take 1"] });
    expect(await legal(left, "take 1")).toMatchObject({ isLegal: false, rule: "II.7" });
  });

  test("VIII.8: a unit that can only end its move is asked, and refused by what keeps it", async () => {
    const at = desk();
    const file = at.write("position.json", {
      system: "bloody-steppes",
      scenario: null,
      map: { cols: 3, rows: 3 },
      units: [
        {
          ...{ id: "G", side: "allied", kind: "foot-artillery", at: "0202", facing: "N/NE" },
          stats: { morale: 7, fire: "0", fixed: true },
        },
      ],
      turn: 1,
      phase: "activation",
      active: "allied",
    });
    const moved = await at.json(["ask", file, "legal", "unit G", "hex 0201"], outside);
    expect(moved).toMatchObject({ isLegal: false });
    expect(moved.rule).not.toBe("II.7");
  });

  test("XIV.60: a rally is asked about without its dice", async () => {
    const at = desk();
    const file = at.write("position.json", {
      system: "bloody-steppes",
      scenario: null,
      map: { cols: 8, rows: 8 },
      units: [
        {
          ...{ id: "A", side: "allied", kind: "infantry", at: "0404", state: ["routed", "reorganization"] },
          stats: { sp: 6, morale: 8 },
        },
      ],
      turn: 1,
      phase: "reorganization",
    });
    const odds = await at.run(["ask", file, "odds", "end"], outside);
    // Half of morale 8: faces 0 to 4 of ten.
    expect(odds).toMatchObject({ code: 0, out: expect.stringMatching(/1\/2.*rall|50.*rall/s) });
  });
});

import { describe, expect, test } from "vitest";
import { begun, contact, desk } from "../desk.ts";

const position = { ...contact, dice: [], script: ["unit N1", "hex 0102"] };

describe("redoubt ask", () => {
  test("cost of a path, step by step", async () => {
    const at = desk();
    const file = at.write("position.json", contact);
    expect((await at.run(["ask", file, "cost", "N1", "0201", "0302"])).out).toBe(
      "N1: 3 in all\n  0201  1  2.0\n  0302  2  2.1\n",
    );
    expect(await at.json(["ask", file, "cost", "N1", "0201", "0302"])).toEqual({
      total: 6,
      steps: [
        { hex: "0201", cost: 2, rules: ["2.0"] },
        { hex: "0302", cost: 4, rules: ["2.1"] },
      ],
    });
  });

  test("what cannot be answered names the rule or the unknown word", async () => {
    const at = desk();
    const file = at.write("position.json", contact);
    expect(await at.run(["ask", file, "cost", "N1", "0303"])).toEqual({
      code: 1,
      out: "",
      err: "0101 and 0303 are not adjacent [rule 2.0 (Movement)]\n",
    });
    expect((await at.run(["ask", file, "cost", "N9", "0303"])).err).toBe('no unit "N9"\n');
    expect((await at.run(["ask", file, "zone", "0909"])).err).toContain("hex 0909 is not on the map");
    expect((await at.run(["ask", file, "sight", "0101", "0102"])).err).toContain("it is night [rule 1.0");
    expect((await at.json(["ask", file, "cost", "N1", "0303"])).error).toMatchObject({
      kind: "no-answer",
      rule: "2.0",
    });
  });

  test("reach and zones", async () => {
    const at = desk();
    const file = at.write("position.json", contact);
    expect((await at.run(["ask", file, "reach", "N1"])).out).toBe(
      "N1 can reach, at what cost:\n  0201  1\n  0102  1  must stop\n",
    );
    expect((await at.run(["ask", file, "zone", "0102"])).out).toBe(
      "0102 is in a zone of north: N1\n0102 is in a zone of south: S1\n",
    );
    expect((await at.run(["ask", file, "zone", "0404"])).out).toBe("0404 is in no zone.\n");
  });

  test("legality, and the rule that forbids", async () => {
    const at = desk();
    const file = at.write("position.json", contact);
    expect((await at.run(["ask", file, "legal", "unit N1"])).out).toBe('"unit N1" is allowed.\n');
    expect(await at.run(["ask", file, "legal", "unit N1", "hex 0104"])).toMatchObject({
      code: 0,
      out: '"hex 0104" is forbidden by rule 2.0 (Movement): The hex is not adjacent.\n',
    });
    expect(await at.json(["ask", file, "legal", "unit S1", "hex 0102"])).toEqual({
      answer: "unit S1",
      isLegal: false,
      rule: "2.0",
      title: "Movement",
      class: "not-allowed",
      code: "not-yours",
      params: { unit: "S1" },
      reason: "S1 is not yours to order.",
    });
    expect((await at.run(["ask", file, "legal", "dance"])).code).toBe(1);
  });

  test("combat with its ledger", async () => {
    const at = desk();
    const units = [contact.units[0], { ...contact.units[1], state: ["guards", "known"] }];
    const file = at.write("position.json", { ...contact, units });
    expect((await at.run(["ask", file, "combat", "--attackers", "S1", "--defenders", "N1"])).out).toBe(
      "fire: one die [rule 3.1 (Fire)]\n  +2 Guards (3.1)\n",
    );
  });

  test("combat takes hexes for the units in them", async () => {
    const at = desk();
    const file = at.write("position.json", contact);
    const units = await at.run(["ask", file, "combat", "--attackers", "S1", "--defenders", "N1"]);
    expect(units.code).toBe(0);
    expect(await at.run(["ask", file, "combat", "--attackers", "S1", "--defenders", "0101"])).toEqual(units);
    expect(await at.run(["ask", file, "combat", "--attackers", "0103", "--defenders", "0101"])).toEqual(units);
    expect((await at.run(["ask", file, "combat", "--attackers", "S1", "--defenders", "0404"])).err).toBe(
      "nobody is in 0404\n",
    );
  });

  test("exact odds of an answer", async () => {
    const at = desk();
    const file = at.write("position.json", position);
    expect((await at.run(["ask", file, "odds", "fire S1"])).out).toBe(
      [
        "Certain:",
        "  S1 is a line unit.",
        "2/3 (66.67%)",
        "  nothing more",
        "1/3 (33.33%)",
        "  N1 loses a step.",
        "",
      ].join("\n"),
    );
    const { outcomes, told } = await at.json(["ask", file, "odds", "fire S1"]);
    expect(told.certain).toEqual(["S1 is a line unit."]);
    expect(told.outcomes[1]).toMatchObject({ chance: "1/3", sentences: ["N1 loses a step."], harms: ["N1"] });
    expect(outcomes.map(({ chance, percent }: { chance: string; percent: number }) => [chance, percent])).toEqual([
      ["2/3", 66.67],
      ["1/3", 33.33],
    ]);
    expect((await at.run(["ask", file, "odds", "fire N1"])).code).toBe(1);
  });

  test("score and verdict as they stand", async () => {
    const at = desk();
    const file = at.write("position.json", { ...contact, dice: [6], script: ["unit N1", "hex 0102", "fire S1"] });
    expect((await at.run(["ask", file, "score"])).out).toBe(
      "north  1  steps left  [4.0]\nsouth  2  steps left  [4.0]\n",
    );
    expect((await at.run(["ask", file, "verdict"])).out).toBe(
      "If it ended now: south: victory. 1 steps against 2 [4.0]\n",
    );
    expect(await at.json(["ask", file, "verdict"])).toMatchObject({ winner: "south", isOver: false });
  });

  test("changes nothing", async () => {
    const at = desk();
    const file = await begun(at);
    const before = at.read("game.json");
    await at.run(["ask", file, "legal", "unit N1", "hex 0102", "stop"]);
    await at.run(["ask", file, "odds", "unit N1"]);
    expect(at.read("game.json")).toBe(before);
  });

  test("knows its questions", async () => {
    const at = desk();
    const file = at.write("position.json", contact);
    expect((await at.run(["ask", file, "scor"])).err).toContain("Did you mean score?");
    expect((await at.run(["ask", file, "sight", "0101"])).err).toContain("redoubt ask FILE sight HEX HEX");
  });
});

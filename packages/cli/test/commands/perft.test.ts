import { isProblems, run, secretOfSeed, seededChance, startPlay } from "@redoubt/engine";
import { perft } from "@redoubt/testkit";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { begun, contact, desk } from "../desk.ts";

describe("redoubt perft", () => {
  test("counts sequences answer by answer", async () => {
    const at = desk();
    const file = await begun(at);
    expect((await at.run(["perft", file, "--depth", "1"])).out).toBe(
      "  unit N1  1\n  unit N2  1\n  unit N3  1\n  end      1\nDepth 1: 4 sequences.\n",
    );
  });

  test.each([1, 2, 3, 4, 5])("counts the same as one unbroken count, %i deep", async (depth) => {
    const at = desk();
    const file = at.write("position.json", contact);
    const setup = { scenario: null, options: {}, position: contact };
    const play = startPlay(teachingSystem, setup);
    if (isProblems(play)) throw new Error(JSON.stringify(play));
    run(play, seededChance(secretOfSeed(1)));
    const whole = perft(play, depth, { faces: [6, 2, 5] });
    const { total } = await at.json(["perft", file, "--depth", String(depth), "--dice", "6,2,5"]);
    expect(total).toBe(whole);
  });

  test("stops at Ctrl-C, telling what was done", async () => {
    const at = desk();
    const file = await begun(at);
    const ran = await at.run(["perft", file, "--depth", "6"], { stopAfter: 30 });
    expect(ran.code).toBe(130);
    expect(ran.out).toMatch(/Stopped after \d of 4 first answers: [\d,]+ sequences? so far\.\n$/);
  });

  test("refuses faces that are none", async () => {
    const at = desk();
    const file = await begun(at);
    expect(await at.run(["perft", file, "--dice", "1,x"])).toMatchObject({ code: 1 });
  });
});

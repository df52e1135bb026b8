import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { desk } from "../desk.ts";

const broken = {
  ...teachingSystem,
  verdict: () => {
    throw new Error("no verdict");
  },
  wording: {
    ...teachingSystem.wording,
    refusal: () => {
      throw new Error("no words");
    },
  },
};

describe("redoubt fuzz", () => {
  test("plays games under every check and tells what it met", async () => {
    const { code, out } = await desk().run(["fuzz", "night-piquets", "--games", "5", "--seed", "2"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^5 games, \d+ decisions: every promise was kept\.\nDecisions met: .*guards 10/);
  });

  test("is the same for the same seed", async () => {
    const line = ["fuzz", "night-piquets", "glade", "--games", "3", "--seed", "9"];
    expect(await desk().json(line)).toEqual(await desk().json(line));
  });

  test("prints the command that shows a failure again", async () => {
    const ran = await desk().run(["fuzz", "night-piquets", "--games", "5"], { registry: [broken] });
    expect(ran.code).toBe(1);
    expect(ran.out).toContain("no words");
    const command = "npx redoubt fuzz night-piquets glade --games 1 --seed 1 --every 1";
    expect(ran.out).toContain(`To see it again: ${command}`);
    const again = await desk().run(command.split(" ").slice(2), { registry: [broken] });
    expect(again).toMatchObject({ code: 1, out: expect.stringContaining("no words") });
  });

  test("shows progress and stops at Ctrl-C, telling what was done", async () => {
    const line = ["fuzz", "night-piquets", "--games", "100000"];
    const ran = await desk().run(line, { stopAfter: 20, width: 80 });
    expect(ran.code).toBe(130);
    expect(ran.err).toMatch(/\d+ of 100,000 games, [\d.]+ a second, [\d.]+ (min|h) left/);
    expect(ran.out).toMatch(/^Stopped after \d+ games, \d+ decisions: every promise was kept\./);
  });

  test("names unknown systems, scenarios and numbers", async () => {
    expect((await desk().run(["fuzz", "chess"])).code).toBe(1);
    expect((await desk().run(["fuzz", "night-piquets", "wood"])).err).toContain('"wood" is no scenario known here');
    expect((await desk().run(["fuzz", "night-piquets", "--games", "0"])).err).toBe(
      '--games needs a whole number of 1 or more, not "0".\n',
    );
    expect((await desk().run(["fuzz", "night-piquets", "--option", "fog=on"])).err).toContain("options.fog");
  });
});

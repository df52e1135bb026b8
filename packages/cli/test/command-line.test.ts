import { MissingValue } from "@redoubt/engine";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { begun, desk } from "./desk.ts";

describe("the command line", () => {
  test("complains about unknown flags and words too few or too many", async () => {
    const at = desk();
    expect(await at.run(["show", "game.json", "--fast"])).toMatchObject({
      code: 1,
      err: "Unknown option '--fast'. See `redoubt help show`.\n",
    });
    expect((await at.run(["show"])).err).toBe("Too few words: redoubt show FILE. See `redoubt help show`.\n");
    expect((await at.run(["show", "a", "b"])).err).toContain('"b" is one word too many: redoubt show FILE.');
    expect((await at.run(["new", "a", "b", "c", "--seed"])).code).toBe(1);
  });

  test("tells its version", async () => {
    expect((await desk().run(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test("names the value that a position leaves out and a rule needs, as a mistake in the position", async () => {
    const at = desk();
    const file = await begun(at);
    const lacking = {
      ...teachingSystem,
      verdict: () => {
        throw new MissingValue("unit N1: stats.steps is needed and not given");
      },
    };
    const ran = await at.run(["ask", file, "verdict"], { registry: [lacking] });
    expect(ran).toMatchObject({ code: 1, err: "unit N1: stats.steps is needed and not given\n" });
  });

  test("ends a bug of ours with 2, a way to report it, and the file as it was", async () => {
    const at = desk();
    const file = await begun(at);
    const before = at.read("game.json");
    const broken = {
      ...teachingSystem,
      wording: {
        ...teachingSystem.wording,
        prompt: () => {
          throw new TypeError("no prompt");
        },
      },
    };
    const ran = await at.run(["do", file, "unit N1"], { registry: [broken] });
    expect(ran.code).toBe(2);
    expect(ran.err).toContain("TypeError: no prompt");
    expect(ran.err).toContain("This is a bug in Redoubt");
    expect(ran.err).toContain('redoubt do game.json "unit N1"');
    expect(at.read("game.json")).toBe(before);
    const json = await at.run(["options", file, "--json"], { registry: [broken] });
    expect(JSON.parse(json.out).error.kind).toBe("bug");
    expect(json.code).toBe(2);
  });
});

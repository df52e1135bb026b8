import { describe, expect, test } from "vitest";
import { commands } from "../../src/commands.ts";
import { desk } from "../desk.ts";

describe("redoubt help", () => {
  test("lists every command", async () => {
    const { code, out } = await desk().run(["help"]);
    expect(code).toBe(0);
    for (const { name, summary } of commands) expect(out).toMatch(new RegExp(`^  ${name} +${summary}$`, "m"));
    expect((await desk().run([])).out).toBe(out);
    expect((await desk().run(["--help"])).out).toBe(out);
  });

  test.each(commands.map(({ name }) => name))("explains %s with examples", async (name) => {
    const { code, out } = await desk().run(["help", name]);
    expect(code).toBe(0);
    expect(out).toContain(`  redoubt ${name}`);
    expect(out).toContain("Examples:\n  redoubt ");
    expect((await desk().run([name, "--help"])).out).toBe(out);
  });

  test("suggests the command that was meant", async () => {
    expect(await desk().run(["optoins"])).toMatchObject({
      code: 1,
      err: expect.stringContaining('"optoins" is no command known here'),
    });
    expect((await desk().run(["help", "optoins"])).err).toContain("Did you mean options?");
  });

  test("gives JSON", async () => {
    const { commands: listed } = await desk().json(["help"]);
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(commands.map(({ name }) => name));
  });
});

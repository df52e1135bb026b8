import { describe, expect, test } from "vitest";
import { benchTable } from "../../src/commands/bench.ts";
import { desk } from "../desk.ts";

describe("redoubt bench", () => {
  test("measures a group and tells whether its claims hold", async () => {
    const at = desk();
    const document = at.write("README.md", "Before\n<!-- bench:begin -->\nlast year\n<!-- bench:end -->\nAfter\n");
    const ran = await at.run(["bench", "sight", "--rounds", "1", "--slice", "1", "--write", document]);
    expect(ran.out).toMatch(/^sight: sight lines a second, best slice \(median\)\n/);
    expect(ran.out).toMatch(/\n(Every claim holds|Some claims do not hold)\.\n$/);
    expect(at.read("README.md")).toMatch(
      /^Before\n<!-- bench:begin -->\n\| What \|[\s\S]*\n<!-- bench:end -->\nAfter\n$/,
    );
    expect(at.read("README.md")).not.toContain("last year");
  });

  test("names unknown groups and documents without a place for the table", async () => {
    const at = desk();
    expect((await at.run(["bench", "sigh"])).err).toContain("Did you mean sight?");
    const document = at.write("README.md", "no marks");
    const ran = await at.run(["bench", "sight", "--rounds", "1", "--slice", "1", "--write", document]);
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining("bench:begin") });
    expect(at.read("README.md")).toBe("no marks");
  });

  test("writes claims as a table", () => {
    const claim = { claim: "ours against theirs", faster: "ours", slower: "theirs", times: 60, aim: 200 };
    const verdicts = [{ ...claim, bound: "at least" as const, measured: 123.4, holds: true }];
    const table = benchTable([{ name: "g", unit: "u", results: [], verdicts, notes: [] }]);
    expect(table).toContain("| ours against theirs | 123x | at least 60.0x (aim 200x) |");
  });
});

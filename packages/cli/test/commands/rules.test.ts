import { mkdirSync } from "node:fs";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { type Desk, desk } from "../desk.ts";

/** Sources that enforce two rules of the teaching system, and a test for one of them. */
function shelf(at: Desk): readonly string[] {
  for (const folder of ["src", "test"]) mkdirSync(at.path(folder));
  at.write("src/fire.ts", 'refusal("3.0", "too-far");\nrefusal("3.1", "no-powder");\n');
  at.write("test/fire.test.ts", 'test("3.1: powder is needed", () => {});\n');
  return ["--sources", at.path("src"), "--tests", at.path("test")];
}

describe("redoubt rules", () => {
  test("shows each rule with what enforces it and what tests it", async () => {
    const at = desk();
    const { code, out } = await at.run(["rules", "night-piquets", ...shelf(at)]);
    expect(code).toBe(0);
    expect(out).toMatch(/^1\.0 +Night Piquets +info +information$/m);
    expect(out).toMatch(/^3\.0 +Challenge +choice +MISSING: enforced, not tested +check +src\/fire\.ts:1$/m);
    expect(out).toMatch(/^3\.1 +Fire +enforce +enforced and tested +check +src\/fire\.ts:2 +1 test$/m);
    expect(out).toMatch(/^3\.2 +Flash +enforce +MISSING$/m);
    expect(out).toMatch(/^15 rules, 13 missing: 1\.1, /m);
  });

  test("gives JSON with rules and missing", async () => {
    const at = desk();
    const { rules, missing } = await at.json(["rules", "night-piquets", ...shelf(at)]);
    expect(rules).toHaveLength(15);
    expect(rules.find(({ id }: { id: string }) => id === "3.1")).toMatchObject({
      title: "Fire",
      enforcedBy: [{ file: "src/fire.ts", line: 2, by: "check" }],
      testedBy: [{ file: "test/fire.test.ts", line: 1, title: "3.1: powder is needed" }],
      isMissing: false,
    });
    expect(missing).not.toContain("1.0");
    expect(missing).not.toContain("3.1");
    expect(missing).toContain("3.0");
  });

  test("shows one rule in full, with its readings", async () => {
    const at = desk();
    const system = { ...teachingSystem, readings: [{ id: "N-1", rules: ["3.1"], text: "A tie is a miss." }] };
    const { out } = await at.run(["rules", "night-piquets", "3.1", ...shelf(at)], { registry: [system] });
    expect(out).toBe(
      [
        "3.1 Fire (enforce; enforced and tested)",
        "  Die and modifiers of 5 cost the target a step; 7 also drives it back.",
        "  Reading N-1: A tie is a miss.",
        "Enforced by:",
        "  src/fire.ts:2  check",
        "Tested by:",
        "  test/fire.test.ts:1  3.1: powder is needed",
        "",
      ].join("\n"),
    );
  });

  test("names unknown rules, and systems without a package", async () => {
    const at = desk();
    expect((await at.run(["rules", "night-piquets", "9.9", ...shelf(at)])).err).toContain(
      '"9.9" is no rule known here',
    );
    expect((await at.run(["rules", "night-piquets"])).err).toContain("name its folders with --sources");
  });
});

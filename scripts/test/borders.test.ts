import { describe, expect, test } from "vitest";
import { checkBorders } from "../checks/borders.ts";

/** The messages about one file, in a project where every package declares the others it may use. */
function findingsIn(path: string, text: string): string[] {
  const folder = path.replace(/\/(src|test)\/.*$/, "");
  const names = ["hex", "engine", "mechanics", "registry", "protocol", "drawing", "ai", "spi-quad", "testkit"];
  const dependencies = Object.fromEntries([...names.map((name) => [`@redoubt/${name}`, "*"]), ["zod", "4.0.0"]]);
  const manifest = { path: `${folder}/package.json`, text: JSON.stringify({ dependencies }) };
  return checkBorders([manifest, { path, text }]).map(({ line, message }) => `${line}: ${message}`);
}

describe("import directions", () => {
  const allowed: [string, string][] = [
    ["packages/mechanics/src/flood.ts", 'import { distance } from "@redoubt/hex";'],
    ["packages/mechanics/src/flood.ts", 'import type { Chance } from "@redoubt/engine";'],
    ["packages/mechanics/src/flood.ts", 'import { type Chance } from "@redoubt/engine";'],
    ["packages/systems/spi-quad/src/index.ts", 'import { move } from "@redoubt/mechanics";'],
    ["packages/systems/spi-quad/test/fire.test.ts", 'import { position } from "@redoubt/testkit";'],
    ["packages/systems/spi-quad/test/fire.test.ts", 'import { readFileSync } from "node:fs";'],
    ["packages/registry/src/index.ts", 'export { quad } from "@redoubt/spi-quad";'],
    ["packages/cli/src/main.ts", 'import { systems } from "@redoubt/registry"; import "node:fs"; import "zod";'],
    ["packages/cli/src/bench/field.ts", 'import { measured } from "@redoubt/spi-quad";'],
    ["packages/table/src/worker.ts", 'import { systems } from "@redoubt/registry";'],
    ["packages/hex/src/line.ts", 'import { side } from "./side.ts";'],
  ];
  test.each(allowed)("%s may say %s", (path, text) => {
    expect(findingsIn(path, text)).toEqual([]);
  });

  const forbidden: [string, string, string][] = [
    ["packages/hex/src/line.ts", 'import { roll } from "@redoubt/engine";', "against the direction"],
    ["packages/engine/src/run.ts", 'export * from "@redoubt/hex";', "against the direction"],
    ["packages/engine/src/run.ts", 'type Hex = import("@redoubt/hex").Hex;', "against the direction"],
    ["packages/engine/test/run.test.ts", 'import { line } from "@redoubt/hex";', "against the direction"],
    ["packages/drawing/src/layout.ts", 'import { beginGame } from "@redoubt/engine";', "types only"],
    ["packages/cli/src/main.ts", 'import { quad } from "@redoubt/spi-quad";', "against the direction"],
    [
      "packages/systems/bloody-steppes/src/index.ts",
      'import { quad } from "@redoubt/spi-quad";',
      "against the direction",
    ],
    [
      "packages/systems/bloody-steppes/test/a.test.ts",
      'import { q } from "@redoubt/spi-quad";',
      "against the direction",
    ],
    ["packages/systems/spi-quad/src/index.ts", 'import { check } from "@redoubt/testkit";', "against the direction"],
    ["packages/cli/src/main.ts", 'import { quad } from "@redoubt/spi-quad";', "against the direction"],
    ["packages/table/src/board.ts", 'import { systems } from "@redoubt/registry";', "against the direction"],
    ["packages/cli/src/main.ts", 'import { line } from "@redoubt/hex/src/line.ts";', "an entry the package has"],
    ["packages/cli/src/main.ts", 'import { line } from "../../hex/src/line.ts";', "leaves its package"],
    ["packages/cli/src/main.ts", 'import { board } from "../test/board.ts";', "sources use no tests"],
    ["packages/cli/src/main.ts", 'import left from "left-pad";', "does not name"],
    ["packages/hex/src/line.ts", 'import { z } from "zod";', "no package from outside"],
    ["packages/hex/src/line.ts", 'import { readFileSync } from "node:fs";', "any host"],
    ["packages/systems/spi-quad/src/index.ts", 'const fs = import("node:fs");', "any host"],
    ["packages/attic/src/index.ts", "export {};", "a package without a place"],
  ];
  test.each(forbidden)("%s may not say %s", (path, text, reason) => {
    expect(findingsIn(path, text)[0]).toContain(reason);
  });

  test("an import that package.json does not name is found", () => {
    const file = { path: "packages/registry/src/index.ts", text: 'export { quad } from "@redoubt/spi-quad";' };
    const manifest = { path: "packages/registry/package.json", text: "{}" };
    expect(checkBorders([manifest, file])[0]?.message).toContain("does not name");
  });

  test("the finding names the line", () => {
    expect(findingsIn("packages/hex/src/a.ts", '\n\nimport "@redoubt/engine";')[0]).toMatch(/^3: /);
  });
});

describe("pure rules", () => {
  const impure = [
    "Math.random()",
    'Math["random"]()',
    "new Date()",
    "Date.now()",
    "performance.now()",
    "process.env",
    "fetch('x')",
    "setTimeout(f, 1)",
    "Promise.resolve(1)",
    "globalThis.Date",
    "async () => 1",
    "async function* f() {}",
    "console.log(1)",
    "crypto.getRandomValues(a)",
    "window.alert(1)",
  ];
  test.each(impure)("rules may not say %s", (text) => {
    expect(findingsIn("packages/systems/spi-quad/src/fire.ts", `export const x = ${text};`)).not.toEqual([]);
    expect(findingsIn("packages/ai/src/search.ts", `export const x = ${text};`)).not.toEqual([]);
    expect(findingsIn("packages/server/src/main.ts", `export const x = ${text};`)).toEqual([]);
  });

  test("await at the top of a module is found", () => {
    expect(findingsIn("packages/engine/src/run.ts", "const x = await y;\nfor await (const a of b) f(a);")).toHaveLength(
      2,
    );
  });

  test("a type of the host is found", () => {
    expect(findingsIn("packages/engine/src/run.ts", "export interface A { when: Date }")).toHaveLength(1);
  });

  test("a field of such a name, a name of one's own and a comment are not", () => {
    const text = `// Date, process and Math.random
      export interface Reaction { process: string; window: number }
      export function open(window: Reaction, { document }: { document: string }) {
        return [window.process, document, "fetch", { window, console: 1 }];
      }`;
    expect(findingsIn("packages/engine/src/run.ts", text)).toEqual([]);
  });
});

describe("exact rules", () => {
  const inexact = [
    "0.5",
    "1.0",
    "1e-3",
    "Math.sqrt(2)",
    "Math.sin(x)",
    "Math.cos(x)",
    "Math.PI",
    "new Float64Array(1)",
  ];
  test.each(inexact)("rules may not say %s", (text) => {
    for (const folder of ["hex", "engine", "mechanics", "systems/spi-quad"]) {
      expect(findingsIn(`packages/${folder}/src/a.ts`, `export const x = ${text};`)).toHaveLength(1);
    }
    expect(findingsIn("packages/drawing/src/a.ts", `export const x = ${text};`)).toEqual([]);
  });

  test("integers, strings and whole-number functions are fine", () => {
    const text = 'export const x = [1_000, 0xe1, 1e3, "0.5", "7.42", Math.floor(7 / 2), Math.max(1, 2)];';
    expect(findingsIn("packages/hex/src/a.ts", text)).toEqual([]);
  });
});

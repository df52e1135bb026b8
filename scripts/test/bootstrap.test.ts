import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { whatIsMissing } from "../bootstrap.mjs";

/** A clone whose lock file wants one package, with the given files beside it. */
function clone(files: Record<string, object>): string {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-clone-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lock = {
    packages: {
      "": {},
      "node_modules/fastify": { version: "5.0.0" },
      "node_modules/@redoubt/hex": { resolved: "packages/hex", link: true },
      "node_modules/binding-of-another-machine": { version: "1.0.0", optional: true },
    },
  };
  for (const [path, content] of Object.entries({ "package-lock.json": lock, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  }
  return folder;
}

const installed = (version: string) => ({
  "node_modules/.package-lock.json": { packages: { "node_modules/fastify": { version } } },
  "node_modules/fastify/package.json": {},
  "node_modules/@redoubt/hex/package.json": {},
});

test("a fresh clone needs everything", () => {
  expect(whatIsMissing(clone({}))).toBe("nothing is installed yet");
});

test("a lock file that wants another version needs an install", () => {
  expect(whatIsMissing(clone(installed("4.9.0")))).toBe("fastify 5.0.0 is missing");
});

test("a package of the project that is not linked needs an install", () => {
  const { "node_modules/@redoubt/hex/package.json": _, ...rest } = installed("5.0.0");
  expect(whatIsMissing(clone(rest))).toBe("@redoubt/hex is missing");
});

test("what the lock file names is enough; bindings of other machines are not waited for", () => {
  expect(whatIsMissing(clone(installed("5.0.0")))).toBeNull();
});

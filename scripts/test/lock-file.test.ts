import { expect, test } from "vitest";
import { checkLockFile } from "../checks/lock-file.ts";

const lock = {
  path: "package-lock.json",
  text: JSON.stringify({
    packages: { "": { devDependencies: { vitest: "5.1.0" } }, "packages/cli": { dependencies: { zod: "4.0.0" } } },
  }),
};
const manifest = (path: string, content: object) => ({ path, text: JSON.stringify(content) });

test("packages that ask for what is locked are fine", () => {
  const root = manifest("package.json", { devDependencies: { vitest: "5.1.0" } });
  const cli = manifest("packages/cli/package.json", { dependencies: { zod: "4.0.0" } });
  expect(checkLockFile([lock, root, cli])).toEqual([]);
});

test("a dependency that was added, changed or dropped without the lock file is found", () => {
  for (const dependencies of [{ zod: "4.0.0", pg: "8.0.0" }, { zod: "4.1.0" }, {}]) {
    expect(checkLockFile([lock, manifest("packages/cli/package.json", { dependencies })])).toHaveLength(1);
  }
});

test("a package the lock file has never heard of is found", () => {
  const table = manifest("packages/table/package.json", { dependencies: { react: "19.0.0" } });
  expect(checkLockFile([lock, table])[0]?.message).toContain("react");
});

test("a missing lock file is found", () => {
  expect(checkLockFile([])).toHaveLength(1);
});

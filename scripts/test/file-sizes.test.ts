import { expect, test } from "vitest";
import { checkFileSizes } from "../checks/file-sizes.ts";

const lines = (count: number) => "x\n".repeat(count);

test("a code file of 301 lines is found, in sources and in tests", () => {
  for (const path of ["packages/hex/src/a.ts", "packages/hex/test/a.test.ts", "packages/table/src/a.tsx"]) {
    expect(checkFileSizes([{ path, text: lines(301) }])).toMatchObject([{ file: path, line: 301 }]);
  }
});

test("300 lines are fine, with and without a last line break", () => {
  expect(checkFileSizes([{ path: "a.ts", text: lines(300) }])).toEqual([]);
  expect(checkFileSizes([{ path: "a.ts", text: lines(300).trimEnd() }])).toEqual([]);
});

test("tables, data and documents may be longer", () => {
  for (const path of ["packages/x/src/data/alma.ts", "packages/x/src/tables/fire.ts", "README.md"]) {
    expect(checkFileSizes([{ path, text: lines(900) }])).toEqual([]);
  }
});

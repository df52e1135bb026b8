import { expect, test } from "vitest";
import { checkForbiddenWords } from "../checks/forbidden-words.ts";

// The words are put together here, so that this file does not hold them.
const join = (...parts: string[]) => parts.join("");

const inCode = [
  join("test.", "skip('a', () => {})"),
  join("describe.", "only('a', () => {})"),
  join("test.", "todo('a')"),
  join("test.", "skipIf(x)('a', () => {})"),
  join("ctx.", "skip()"),
  join("x", "it('a', () => {})"),
  join("expect(", "true).toBe(true)"),
  join("// TO", "DO 7.42"),
  join("// FIX", "ME"),
];

test.each(inCode)("code may not say %s", (text) => {
  expect(checkForbiddenWords([{ path: "packages/hex/test/a.test.ts", text: `\n${text}` }])[0]?.line).toBe(2);
  expect(checkForbiddenWords([{ path: "CONTRIBUTING.md", text }])).toEqual([]);
});

const anywhere = [
  join('open("/wo', 'rk/main")'),
  join("/wo", "rk/x"),
  join("https://regis", "try.npmjs.org/vitest"),
  join('"resolved": "ht', 'tps://example.com/a.tgz"'),
];

test.each(anywhere)("no file may say %s", (text) => {
  expect(checkForbiddenWords([{ path: "README.md", text }])).not.toEqual([]);
});

test("innocent neighbours are fine", () => {
  const path = join("field/wo", "rk/x");
  const text = `${path}; import "@redoubt/registry"; expect(isTrue); skip(); todo.skipped; "resolved": "packages/hex"`;
  expect(checkForbiddenWords([{ path: "a.ts", text }])).toEqual([]);
});

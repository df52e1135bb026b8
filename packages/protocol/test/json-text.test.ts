import { isProblems } from "@redoubt/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readJson } from "../src/json-text.ts";

const flaw = (text: string): string => {
  const result = readJson(text);
  if (!isProblems(result)) throw new Error("was read");
  return result.map(({ where, what }) => `${where}: ${what}`).join("\n");
};

describe("JSON text", () => {
  test("reads what JSON.parse reads", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(readJson(text)).toEqual({ value: JSON.parse(text) });
      }),
    );
  });

  test("refuses every text that JSON.parse refuses", () => {
    const pieces = ["{", "}", "[", "]", ",", ":", '"a"', '"', "1", "-", "01", "1e", "true", "nul", "\n", "'", "\\"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
        const text = parts.join("");
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        if (!isJson) expect(isProblems(readJson(text))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test("names line and column of the first flaw", () => {
    expect(flaw('{\n  "a": 1,\n  "b" 2\n}')).toBe(
      'line 3, column 7: this is not JSON: ":" is wanted after "b", not "2"',
    );
    expect(flaw('{"a": [1, 2')).toBe(
      'line 1, column 12: this is not JSON: "," or "]" is wanted, not the end of the file',
    );
    expect(flaw('{"a": 1,}')).toBe('line 1, column 9: this is not JSON: a comma stands before "}"');
    expect(flaw("[1] 2")).toBe("line 1, column 5: this is not JSON: nothing may follow the end of the value");
    expect(flaw('["open')).toMatch(/^line 1, column 2: .*a text is not closed/);
    expect(flaw("  \n")).toBe("line 1, column 1: the file is empty");
    expect(flaw("[nil]")).toBe('line 1, column 2: this is not JSON: "n" is no value');
  });

  test("refuses a field that stands twice", () => {
    expect(flaw('{"0304": ["woods"],\n "0304": ["town"]}')).toBe(
      'line 2, column 2: this is not JSON: the field "0304" stands twice in one object',
    );
  });

  test("refuses endless nesting instead of running out of stack", () => {
    expect(flaw("[".repeat(100_000))).toMatch(/nested more than 200 deep/);
  });

  test("ignores a byte order mark", () => {
    expect(readJson("\uFEFF[1]")).toEqual({ value: [1] });
  });
});

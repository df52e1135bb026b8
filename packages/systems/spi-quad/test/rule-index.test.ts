import { describe, expect, test } from "vitest";
import type { RuleEntry } from "../src/data/rule-entry.ts";
import { ruleIndex } from "../src/rule-index.ts";

/** Every case number of the folders and the errata, typed from their text; section 4.0 by its outline. */
const standard = `
  1.0   2.0 2.1 2.2 2.3 2.4 2.5   3.0   4.0 4.0A 4.0A1 4.0A2 4.0A3 4.0A4 4.0A5 4.0B 4.0C
  5.0 5.1 5.11 5.12 5.13 5.14 5.15 5.16 5.17 5.18 5.19 5.2 5.21 5.22 5.23 5.24 5.25 5.26 5.27
  5.3 5.31 5.32 5.33 5.34 5.35 5.36 5.37 5.38
  6.0 6.1 6.11 6.12 6.13 6.14 6.2 6.21 6.22 6.3 6.31 6.32 6.33
  7.0 7.1 7.11 7.12 7.13 7.14 7.15 7.16 7.17 7.18 7.2 7.21 7.22 7.23 7.24 7.25 7.26 7.27 7.28 7.29
  7.3 7.31 7.32 7.33 7.34 7.35 7.36 7.37 7.38 7.39 7.4 7.41 7.42 7.5 7.51 7.52
  8.0 8.1 8.11 8.12 8.13 8.14 8.15 8.16 8.17 8.18 8.19 8.2 8.21 8.22 8.23 8.24
  8.3 8.31 8.32 8.33 8.34 8.35 8.4 8.5 8.51 8.52 8.53 8.54 8.55 8.56 8.6 8.61 8.62 8.63 8.64
  8.7 8.71 8.72 8.73 8.74 8.75 8.76 8.8 8.81 8.82 8.83 8.84
  9.0 9.1 9.11 9.12 9.13 9.14 9.2 9.21 9.22 9.23 9.24 9.25 9.26
  10.0   11.0 11.1 11.11 11.12 11.13 11.2 11.21 11.22 11.23 11.24 11.25 11.26 11.27
  12.0 12.1 12.11 12.12 12.13 12.14 12.2 12.21 12.22 12.23 12.24 12.25   13.0   14.0
`;
const alma = `
  15.0   16.0 16.1 16.11 16.12 16.13 16.2   17.0 17.1 17.11 17.12 17.13 17.2
  18.0 18.1 18.2 18.3 18.4 18.41 18.42 18.43   19.0 19.1 19.2 19.21 19.22 19.3 19.31 19.32 19.33
  20.0 20.1 20.2 20.3   21.0 21.1 21.13 21.2   22.0 22.1 22.2 22.3 22.4   23.0 23.1 23.11 23.12 23.2   24.0
`;
const balaclava = `
  15.0   16.0 16.1 16.2 16.3 16.31 16.32 16.4 16.41 16.42 16.43   17.0 17.1 17.2 17.21 17.22
  18.0 18.1 18.2 18.3 18.4   19.0 19.1 19.2   20.0   21.0   22.0 22.1 22.11 22.12 22.13 22.2 22.21 22.22
  23.0 23.1 23.2 23.21 23.22   24.0
`;
/** Cases the errata of 19 May 1978 add to or change, standard, Alma, Balaclava. */
const errata =
  "5.25 7.28 7.42 7.5 7.51 7.52 8.32 8.4 11.27 13.0 7.41 " +
  "A17.2 A18.42 A18.43 A19.0 A19.2 A21.13 A21.2 A23.12 A22.1 " +
  "B16.1 B16.43 B17.21 B18.2 B18.3 B18.4 B22.22 B23.21";

const words = (text: string) => text.trim().split(/\s+/);
const entries: readonly [string, RuleEntry][] = Object.entries(ruleIndex);

describe("rule index", () => {
  test("holds every case of the Standard Rules, of Alma and of Balaclava, and no other", () => {
    const printed = [
      ...words(standard),
      ...words(alma).map((number) => `A${number}`),
      ...words(balaclava).map((number) => `B${number}`),
    ];
    expect(entries.map(([number]) => number).sort()).toEqual(printed.sort());
  });

  test("marks the cases that the errata make or change", () => {
    const marked = entries.filter(([, entry]) => entry.errata === true).map(([number]) => number);
    expect(marked.sort()).toEqual(words(errata).sort());
  });

  test.each(entries)("%s has a title and a paraphrase, and a reason if nothing is enforced", (_number, entry) => {
    expect(entry.title).toMatch(/^\S.{2,60}$/);
    expect(entry.text).toMatch(/^\S.*\.$/);
    expect(entry.text.length).toBeLessThanOrEqual(320);
    expect("reason" in entry).toBe(entry.kind === "info");
    if (entry.kind === "info") expect(entry.reason.length).toBeGreaterThan(10);
  });
});

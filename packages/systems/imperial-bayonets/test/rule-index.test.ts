import type { RuleEntry } from "@redoubt/engine";
import { expect, test } from "vitest";
import { ruleIndex } from "../src/rule-index.ts";

const entries: readonly (readonly [string, RuleEntry])[] = Object.entries(ruleIndex);
const numbers = entries.map(([number]) => number);

// The printed sections in the order of the book, each with the number of sentences that became cases.
const sections =
  "1.0:2 2.0:18 3.0:0 3.1:16 3.2:0 3.3:11 3.3.1:3 3.4:8 3.5:8 3.6:6 3.7:7 3.8:0 3.8.1:4 3.8.2:11 3.9:0 5.0:2 5.1:4 5.2:16 5.3:3 5.4:2 5.5:8 " +
  "6.0:3 6.1:6 6.1.1:6 7.0:3 7.1:5 7.1.1:2 7.1.2:7 7.2:6 7.3:12 7.4:12 7.5:7 7.6:5 8.0:11 9.0:5 9.1:6 9.2:9 9.3:6 9.3.1:3 9.4:5 9.4.1:8 " +
  "9.4.1.1:4 9.4.1.2:6 9.4.2:4 10.0:3 11.0:4";

test("every printed section is there, and its cases are lettered without a gap", () => {
  for (const section of sections.split(" ")) {
    const [number, count] = section.split(":");
    expect(numbers).toContain(number);
    const letters = numbers.filter((one) => one.startsWith(number) && /^[a-z]$/.test(one.slice(number.length)));
    expect(letters, number).toEqual([..."abcdefghijklmnopqr"].slice(0, Number(count)).map((letter) => number + letter));
  }
});

test("4.0: the sequence of play has its administration, its eleven steps and the night", () => {
  const steps = numbers.filter((one) => one.startsWith("4.0-")).map((one) => one.slice(4));
  expect(steps.filter((one) => one.startsWith("A"))).toEqual("A0 A1 A2 A3a A3b A3c A4 A5 A6".split(" "));
  expect(steps.slice(9)).toEqual("1a 1b 2 3 4 5a 5b 5c 5d 5e 5f 5g 5h 5i 5j 5k 6 7 8 9 10 11 N".split(" "));
});

test("our game has fifteen exclusive rules, one optional rule and eight for its introduction", () => {
  for (let n = 1; n <= 15; n++) expect(numbers).toContain(`E${n}`);
  expect(numbers).not.toContain("E16");
  expect(numbers).toContain("O1");
  expect(numbers.filter((one) => /^T\d$/.test(one))).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `T${n}`));
});

test("every case has a title and a text of one to four sentences", () => {
  for (const [number, { title, text }] of entries) {
    expect(title.length, number).toBeGreaterThan(1);
    expect(text.length, number).toBeLessThan(330);
    expect(text.endsWith("."), number).toBe(true);
  }
});

test("information, and nothing else, gives the reason why nothing is enforced", () => {
  for (const [number, { kind, reason = "" }] of entries) expect(reason.length > 10, number).toBe(kind === "info");
  const headings = entries.filter(([, { text }]) => text.startsWith("Heading of")).map(([number]) => number);
  const information = entries.filter(([number, { kind }]) => kind === "info" && !headings.includes(number));
  expect(information.map(([number]) => number).join(" ")).toBe(
    "1.0a 1.0b 2.0f 2.0l 2.0p 3.1p 3.3k 3.7c 3.8 5.0a 6.0b 6.1d 6.1f 7.5g 9.4.1.2a",
  );
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formations } from "../src/formation.ts";
import { instructionKinds } from "../src/instruction-kinds.ts";
import { stateWords, valueWords } from "../src/position-words.ts";
import { procedures } from "../src/procedures.ts";
import { options } from "../src/readings.ts";
import { words } from "../src/words.ts";

const text = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const inCode = new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code));
const expectWritten = (list: readonly string[]) => expect(list.filter((word) => !inCode.has(word))).toEqual([]);

test("every word of a unit's state is explained", () => {
  expectWritten(Object.keys(stateWords));
  for (const word of Object.keys(valueWords))
    expect(
      [...inCode].some((code) => code.startsWith(`${word}:`)),
      word,
    ).toBe(true);
  expectWritten([...formations, ...instructionKinds]);
});

test("every option and each of its choices is explained", () => {
  expectWritten(options.flatMap(({ id, choices }) => [id, ...choices]));
});

test("every decision has its row, with its rule, and every verb is among the answers", () => {
  const table = text.slice(text.indexOf("## Decisions"), text.indexOf("## Dice"));
  const rows = new Map([...table.matchAll(/^\| `([a-z-]+)` +\| ([^|]+?) +\|/gm)].map(([, name, rule]) => [name, rule]));
  for (const { steps } of procedures)
    for (const step of Object.values(steps))
      if (step.kind === "ask") expect(rows.get(step.decision)?.split(", "), step.decision).toContain(step.rule);
  const said = new Set([...table.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code.split(" ")[0]));
  expect(Object.keys(words.verbs).filter((verb) => !said.has(verb))).toEqual([]);
});

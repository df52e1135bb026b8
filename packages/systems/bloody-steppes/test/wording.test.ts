import { readdirSync, readFileSync } from "node:fs";
import { beginGame, isProblems, noDice } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { bloodySteppes } from "../src/index.ts";
import { options } from "../src/readings.ts";
import { dieText } from "../src/wording/after-combat.ts";
import { promptedDecisions } from "../src/wording/prompts.ts";
import { refusalSentence, refusalSentences } from "../src/wording/refusals.ts";

const folder = new URL("../src/", import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.startsWith("data/"))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));
const found = (pattern: RegExp): ReadonlySet<string> =>
  new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, code]) => code)));

describe("wording", () => {
  test("every code of a refusal has its sentence, and every sentence its code", () => {
    const codes = found(/\b(?:refusal|notNow|notPossible)\(\s*[^;]*?,\s*(?:[^,"]+\? )?"([a-z][a-z-]+)"/g);
    // The engine refuses by this code what a step neither offers nor explains.
    const known = new Set([...codes, "not-offered"]);
    expect([...codes].filter((code) => !Object.hasOwn(refusalSentences, code))).toEqual([]);
    expect(Object.keys(refusalSentences).filter((code) => !known.has(code) && !isNamed(code))).toEqual([]);
  });

  test("every sentence is one, whatever is known of the case", () => {
    const params = { unit: "Vladimir II", hex: "0404", one: "A", other: "B", formation: "square", cost: 3, left: 1 };
    const all = { ...params, most: 4, points: 26, price: 2, range: 9, reach: 4, column: 12 };
    for (const code of Object.keys(refusalSentences))
      expect(refusalSentence({ rule: "I.1", code, params: all, class: "not-allowed" } as never)).toMatch(
        /^[A-Z0-9].*\.$/,
      );
  });

  test("a die is told with what is added to it, and one minus sign for all that is below nothing", () => {
    expect(["4", "7, +1 makes 8", "1, −3 makes −2"]).toEqual([dieText(4, 0), dieText(7, 1), dieText(1, -3)]);
  });

  test("every decision has its question, and every question its decision", () => {
    const decisions = found(/decision: "([a-z-]+)"/g);
    expect([...decisions].filter((one) => !promptedDecisions.includes(one))).toEqual([]);
    expect(promptedDecisions.filter((one) => !decisions.has(one))).toEqual([]);
  });

  test("every option of a game is looked at somewhere", () => {
    const unused = options.filter(
      ({ id }) => !sources.some(({ text }) => new RegExp(`\\b(options\\.|{ )${id}\\b`).test(text)),
    );
    expect(unused.map(({ id }) => id)).toEqual([]);
  });
});

/** Codes that one of two cases of a ternary gives. */
const isNamed = (code: string): boolean =>
  sources.some(({ name, text }) => name !== "wording/refusals.ts" && text.includes(`"${code}"`));

test("II.4, VI.6: while both sides write in secret, the answers of each are worded by its own question", () => {
  const game = beginGame(bloodySteppes, { scenario: "scarlett", options: {} }, noDice);
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  const labels = (seat: number) => game.shown(seat).commits.map(({ label }) => label);
  expect([labels(0), labels(1)]).toEqual([["Seal the order sheet"], ["Seal the order sheet"]]);
  game.apply(0, game.decision(0), "instructions");
  expect([labels(0), labels(1)]).toEqual([["Back"], ["Seal the order sheet"]]);
});

import { expect, test } from "vitest";
import { answersByKey, keyedActs, keyFor, keyOf } from "../../src/board/told-keys.ts";
import type { Choice, Moment } from "../../src/worker/messages.ts";

const choice = (text: string): Choice => ({
  text,
  verb: text.split(" ")[0],
  label: text,
  args: [],
  rolls: false,
  takesUp: false,
  staysAsked: true,
  selects: false,
});
const shown: Moment["shown"] = {
  unit: null,
  left: null,
  picked: [],
  targets: [],
  path: [],
  turns: [],
  stances: [],
  alone: false,
  keys: { f: ["fire"], q: ["turn 5"], n: ["end"] },
  isSealed: false,
  commits: [],
};
const moment = { shown, choices: ["fire 0304", "fire 0305", "turn 5", "turn 1"].map(choice) };

test("a key gives the answers that the question names, or all of a verb; others mean nothing", () => {
  const texts = (key: string) => answersByKey(moment, key)?.map(({ text }) => text);
  expect(texts("f")).toEqual(["fire 0304", "fire 0305"]);
  expect(texts("q")).toEqual(["turn 5"]);
  expect(texts("n")).toEqual([]);
  expect(texts("x")).toBeUndefined();
  expect(texts("toString")).toBeUndefined();
});

test("an answer is shown with the key that gives it alone", () => {
  expect(keyOf(moment, "turn 5")).toBe("q");
  expect(keyOf(moment, "fire 0304")).toBeUndefined();
});

test("what a key does to something on the map is a button as well, while there are few of it", () => {
  const aimed = (text: string): Choice => ({ ...choice(text), args: [{ kind: "hex", name: text.split(" ")[1] }] });
  const few = { shown, choices: ["fire 0304", "fire 0305"].map(aimed) };
  expect(keyedActs(few).map(({ text }) => text)).toEqual(["fire 0304", "fire 0305"]);
  expect(keyFor(few, few.choices[0])).toBe("f");
  expect(keyedActs({ shown, choices: ["1", "2", "3", "4", "5"].map((hex) => aimed(`fire ${hex}`)) })).toEqual([]);
  expect(keyedActs(moment)).toEqual([]);
});

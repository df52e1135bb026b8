import { expect, test } from "vitest";
import { vocabulary } from "../src/vocabulary.ts";

const words = vocabulary({ end: [], unit: ["unit"], move: ["unit", "hex"], count: ["number"] });
const units = ["1/RB", "2/RB"];
const naming = {
  unit: { count: 2, name: (i: number) => units[i], index: (name: string) => units.indexOf(name) },
  hex: { count: 4096, name: (i: number) => String(i).padStart(4, "0"), index: (name: string) => Number(name) },
};

test("an answer is packed into one integer and unpacked again", () => {
  const code = words.say.move(1, 4095);
  expect([words.verb(code), words.arg(code, 0), words.arg(code, 1)]).toEqual(["move", 1, 4095]);
});

test("text and code say the same", () => {
  for (const code of [words.say.end(), words.say.unit(1), words.say.move(0, 304), words.say.count(2047)]) {
    expect(words.parse(words.text(code, naming), naming)).toBe(code);
  }
  expect(words.text(words.say.move(1, 304), naming)).toBe("move 2/RB 0304");
});

test("text that cannot be read says what is wrong", () => {
  expect(words.parse("flee", naming)).toEqual({ unreadable: expect.stringContaining('"flee" is no answer') });
  expect(words.parse("unit", naming)).toEqual({ unreadable: '"unit" takes unit after it' });
  expect(words.parse("end now", naming)).toEqual({ unreadable: '"end" takes nothing after it' });
  expect(words.parse("unit 9/RB", naming)).toEqual({ unreadable: '"9/RB" is no unit of this game' });
  expect(words.parse("count -1", naming)).toEqual({ unreadable: '"-1" is no number of this game' });
});

test("a verb that names more than fits is refused when the system is made", () => {
  expect(() => vocabulary({ all: ["unit", "hex", "number"] })).toThrow("more than fits");
});

import { describe, expect, test } from "vitest";
import { d6, d10, noDice, scriptedChance, twoD6, whyNotDice } from "../src/chance.ts";
import { everyRoll } from "../src/odds.ts";
import { secretOfSeed, seededChance, uniform, whyNotSecret, wordStream } from "../src/seeded.ts";

describe("seeded dice", () => {
  test("the same secret gives the same dice", () => {
    const [a, b] = [seededChance(secretOfSeed(7)), seededChance(secretOfSeed(7))];
    for (let i = 0; i < 50; i++) expect(a.roll(twoD6)).toEqual(b.roll(twoD6));
  });

  test("a roll can be drawn by its number alone", () => {
    const all = seededChance(secretOfSeed(7));
    for (let i = 0; i < 20; i++) all.roll(d6);
    expect(seededChance(secretOfSeed(7), 20).roll(d10)).toEqual(all.roll(d10));
  });

  test("another secret gives other dice", () => {
    const faces = (seed: number) => {
      const chance = seededChance(secretOfSeed(seed));
      return Array.from({ length: 40 }, () => chance.roll(d10)).join();
    };
    expect(new Set([1, 2, 3, 4294967297].map(faces)).size).toBe(4);
  });

  test("every face comes equally often", () => {
    const chance = seededChance(secretOfSeed(3));
    const counts = new Map<number, number>();
    const rolls = 60_000;
    for (let i = 0; i < rolls; i++) {
      const face = chance.roll(d6)?.[0] ?? 0;
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    const chiSquare = [1, 2, 3, 4, 5, 6].reduce((sum, face) => {
      const difference = (counts.get(face) ?? 0) - rolls / 6;
      return sum + (difference * difference) / (rolls / 6);
    }, 0);
    // Five degrees of freedom: 20.5 is passed once in a thousand.
    expect(chiSquare).toBeLessThan(20.5);
  });

  test("words that would favour low numbers are drawn again", () => {
    const words = [4294967295, 4294967292, 5];
    expect(uniform(() => words.shift() ?? 0, 6)).toBe(5);
  });

  test("a secret that is not 64 hexadecimal digits is refused in words", () => {
    expect(whyNotSecret("abc")).toContain("64 hexadecimal digits");
    expect(() => seededChance("abc")).toThrow("64 hexadecimal digits");
    expect(whyNotSecret(secretOfSeed(1))).toBeNull();
  });

  test("streams of one secret differ", () => {
    const [a, b] = [wordStream(secretOfSeed(1), 1), wordStream(secretOfSeed(1), 2)];
    expect([a(), a(), a()]).not.toEqual([b(), b(), b()]);
  });
});

describe("scripted dice", () => {
  test("come in order and are counted", () => {
    const dice = scriptedChance([3, 5, 2]);
    expect(dice.roll(d6)).toEqual([3]);
    expect(dice.left()).toEqual([5, 2]);
    expect(dice.roll(twoD6)).toEqual([5, 2]);
    expect(dice.roll(d6)).toBeNull();
  });

  test("a face that is not on the die is named with its place", () => {
    expect(() => scriptedChance([3, 7]).roll(twoD6)).toThrow("scripted die 1: a die of 1 to 6 cannot show 7");
    expect(whyNotDice(d10, [10])).toBe("a die of 0 to 9 cannot show 10");
    expect(whyNotDice(d10, [0])).toBeNull();
    expect(whyNotDice(twoD6, [1])).toBe("2 dice wanted, 1 given");
  });

  test("no dice means none", () => expect(noDice.roll(d6)).toBeNull());
});

test("every roll of two dice comes once", () => {
  const seen = new Set<string>();
  everyRoll(twoD6, (rolled) => seen.add(rolled.join("-")));
  expect(seen.size).toBe(36);
});

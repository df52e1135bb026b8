import { type Game, isProblems, secretOfSeed } from "@redoubt/engine";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { brokenLink, firstDeparture, type KnownFile, knownFileOf, openScenario, recordOf } from "../src/index.ts";

const secret = secretOfSeed(21);
const dice = { kind: "seeded", secret } as const;

function played(...answers: readonly (readonly [seat: number, answer: string])[]): Game {
  const opened = openScenario(teachingSystem, "glade", {}, secret);
  if (isProblems(opened)) throw new Error(JSON.stringify(opened));
  const { game } = opened.value;
  for (const [seat, answer] of answers) {
    expect(game.apply(seat, game.decision(seat), answer)).toMatchObject({ kind: "accepted" });
  }
  return game;
}

const guards = [[0, "guards N2"], [1, "guards S1"]] as const; // biome-ignore format: one row a side
const quiet = [[0, "rest"], [1, "rest"]] as const; // biome-ignore format: one row a side

describe("1.2: a game as one seat may keep it", () => {
  const game = played(...guards, ...quiet, [0, "advance N1"], [1, "advance S2"], [0, "seal"], [1, "seal"]);
  const south = knownFileOf(game, dice, 1);

  test("holds its own answers, and of the other's neither text nor number", () => {
    const text = JSON.stringify(south);
    expect(text).not.toContain("N1");
    expect(text).not.toContain("guards N2");
    expect(south.entries.map(({ answer, open }) => answer ?? open.answer)).toEqual([
      "guards S1",
      { sealed: expect.any(String) },
      "rest",
      "advance S2",
      "seal",
    ]);
  });

  test("tells nothing of the other's lane while both still write", () => {
    const few = played(...guards, ...quiet, [1, "advance S2"]);
    const many = played(...guards, ...quiet, [0, "advance N1"], [0, "advance N3"], [1, "advance S2"], [0, "seal"]);
    expect(knownFileOf(many, dice, 1)).toEqual(knownFileOf(few, dice, 1));
  });

  test("is a chain that everybody can check, seals and all", () => {
    expect(brokenLink(south)).toBeNull();
    const cut: KnownFile = { ...south, entries: south.entries.toSpliced(1, 1) };
    expect(brokenLink(cut)).toBe(2);
    const open = { ...south.entries[0].open, seat: "north" };
    expect(brokenLink({ ...south, entries: south.entries.with(0, { ...south.entries[0], open }) })).toBe(1);
    expect(brokenLink({ ...south, header: { ...south.header, version: "9" } })).toBe(0);
  });

  test("is borne out by the whole game, and by no other", () => {
    const whole = recordOf(game, dice).file();
    expect(firstDeparture(south, whole, game, 1)).toBeNull();
    const other = played(
      [0, "guards N3"],
      [1, "guards S1"],
      ...quiet,
      [0, "advance N1"],
      [1, "advance S2"],
      [0, "seal"],
    );
    expect(firstDeparture(south, recordOf(other, dice).file(), other, 1)).not.toBeNull();
  });

  test("cannot be opened by trying: without the secret no answer gives the seal", () => {
    const sealed = JSON.stringify(knownFileOf(played([0, "guards N2"], [1, "guards S1"]), dice, 1));
    for (const guess of ["guards N1", "guards N2", "guards N3"]) {
      const blind = played([0, guess], [1, "guards S1"]);
      const tried = knownFileOf(blind, { kind: "seeded", secret: secretOfSeed(0) }, 1);
      for (const { hash } of tried.entries) expect(sealed).not.toContain(hash);
      expect(JSON.stringify(knownFileOf(blind, undefined, 1).entries[0].open)).not.toBe(sealed);
    }
  });
});

import { fraction } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { chanceText, partsOf } from "../../src/worker/odds-words.ts";
import { glade, openPiquets } from "./glade.ts";

/** N1 has come next to S1, who may fire: 5 and more take a step, 7 and more drive back. */
function challenged() {
  const { referee, all } = glade(openPiquets, {
    units: [
      { id: "N1", side: "north", kind: "infantry", at: "0202" },
      { id: "S1", side: "south", kind: "infantry", at: "0304" },
    ],
    phase: "movement",
  });
  all(0, "unit N1", "hex 0303");
  return referee;
}

describe("odds in words", () => {
  test("what every die brings is told once, and the rest without it", () => {
    const odds = challenged().preview({ seat: 1, answer: "fire S1" }).odds;
    expect(odds?.certain).toEqual(["S1 is a line unit."]);
    expect(odds?.outcomes.map(({ words }) => words)).toContain("Nothing more happens.");
    for (const { words } of odds?.outcomes ?? []) expect(words).not.toContain("line unit");
  });

  test("all chances are parts of one scale and fill it", () => {
    const odds = challenged().preview({ seat: 1, answer: "fire S1" }).odds;
    expect(odds?.parts).toBe(6);
    expect(odds?.rarer).toBeNull();
    const parts = (odds?.outcomes ?? []).map(({ chance }) => Number(/^(\d) in 6$/.exec(chance)?.[1]));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(6);
    const share = (odds?.outcomes ?? []).reduce((sum, one) => sum + one.share, 0);
    expect(share).toBeCloseTo(1, 5);
  });

  test("the tone tells whom it hurts, as seen by the seat that decides", () => {
    const odds = challenged().preview({ seat: 1, answer: "fire S1" }).odds;
    const tones = new Map(odds?.outcomes.map(({ words, tone }) => [words, tone]));
    expect(tones.get("Nothing more happens.")).toBe("nothing");
    expect(tones.get("N1 loses a step.")).toBe("good");
  });

  test("what comes to pass is one of the outcomes that were told", () => {
    const referee = challenged();
    const odds = referee.preview({ seat: 1, answer: "fire S1" }).odds;
    const { pending, entry } = referee.pending(null);
    const [{ id }] = pending.kind === "decide" ? pending.decisions : [];
    referee.apply({ seat: 1, decision: id, answer: "fire S1" });
    const told = referee
      .lines({ seat: 1, from: entry + 1 })
      .filter(({ dice, text }) => dice.length === 0 && !odds?.certain.includes(text))
      .map(({ text }) => text)
      .join(" ");
    expect(odds?.outcomes.map(({ words }) => words)).toContain(told || "Nothing more happens.");
  });
});

describe("chances", () => {
  const text = (over: bigint, under: bigint, parts: bigint | null) => chanceText(fraction(over, under), parts);

  test("of one list are told in the same parts: of one die, of two, of ten faces", () => {
    expect(partsOf([fraction(1n, 6n), fraction(1n, 2n)])).toBe(6n);
    expect(partsOf([fraction(1n, 36n), fraction(1n, 2n)])).toBe(36n);
    expect(partsOf([fraction(3n, 10n), fraction(7n, 10n)])).toBe(10n);
    expect(partsOf([fraction(1n, 3n), fraction(1n, 10n)])).toBeNull();
  });

  test("are whole parts, or per cent where the parts would be too small", () => {
    expect([text(1n, 2n, 6n), text(1n, 2n, 36n), text(1n, 1n, 6n)]).toEqual(["3 in 6", "18 in 36", "always"]);
    expect([text(5n, 1296n, null), text(1n, 46656n, null)]).toEqual(["0.4%", "under 0.1%"]);
    expect(text(46655n, 46656n, null)).toBe("over 99.9%");
  });
});

import { isProblems } from "@redoubt/engine";
import type { Risks } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import { british, movement, piquet, soimonov } from "./field.ts";

function risks(unit: string, to: string): Risks {
  const s = movement({
    map: { cols: 8, rows: 8 },
    units: [soimonov("R", "0304"), british("A", "0306"), piquet("P", "0505")],
  });
  const told = bloodyRetribution.questions.risks?.(s.game.play(), unit, [to]);
  if (told === undefined || isProblems(told)) throw new Error(told?.[0].what ?? "not told");
  return told;
}

describe("what a unit may meet where it goes", () => {
  test("7.2, 7.3: next to an enemy it must stop, and need not attack", () => {
    const { follows } = risks("R", "0305");
    expect(follows?.map(({ kind, rule }) => `${kind} ${rule}`)).toEqual(["certain 2.12", "bad 7.2", "open 7.3"]);
    expect(follows?.[1].units).toEqual(["A"]);
  });

  test("9.5, CRT: whoever is ready beside it may attack it, in the column of the difference", () => {
    const [met] = risks("R", "0305").risks;
    expect(met).toMatchObject({ by: "A", from: "0306", hex: "0305", kind: "melee", rule: "9.5" });
    expect(met.percent).toBeGreaterThan(0);
  });

  test("9.20: a Piquet holds but never attacks; in the open nothing follows but the disruption", () => {
    expect(risks("R", "0404").risks).toEqual([]);
    expect(risks("R", "0301").follows?.map(({ rule }) => rule)).toEqual(["2.12"]);
  });
});

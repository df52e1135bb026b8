import { isProblems } from "@redoubt/engine";
import type { Risks } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../src/index.ts";
import { al, ru, stand } from "./muster.ts";

function risks(to: string): Risks {
  const g = stand({
    phase: "ic-maneuver",
    map: { cols: 8, rows: 8 },
    units: [ru.infantry("A", "0101"), al.infantry("E", "0204"), al.guns("G", "0405")],
  }).game.play();
  const told = imperialBayonets.questions.risks?.(g, "A", [to]);
  if (told === undefined || isProblems(told)) throw new Error(told?.[0].what ?? "not told");
  return told;
}

describe("what a unit may meet where it goes", () => {
  test("3.4c, 9.0a: in a zone it stops, and its side owes an attack", () => {
    const { follows } = risks("0203");
    expect(follows?.map(({ kind, rule }) => `${kind} ${rule}`)).toEqual(["certain 3.4c", "bad 9.0a"]);
    expect(follows?.[1].units).toEqual(["E"]);
  });

  test("9.1a, ART: guns that see it are told with their strength and chance", () => {
    const { risks: met, untouched } = risks("0402");
    expect(met).toMatchObject([{ by: "G", from: "0405", hex: "0402", kind: "fire", rule: "9.1a" }]);
    expect(untouched).toBe(100 - met[0].percent);
  });

  test("9.1e: guns beside it do not bombard", () => {
    expect(risks("0404").risks).toEqual([]);
  });
});

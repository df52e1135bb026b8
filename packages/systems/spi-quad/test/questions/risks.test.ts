import { isProblems } from "@redoubt/engine";
import type { Risks } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, alliedTurn, russian } from "../battlefield.ts";

const units = [
  allied("A", "0401", "4-2-4"),
  allied("F", "0301", "4-2-4"),
  allied("G", "0501", "J(1)4"),
  russian("R", "0404", "4-5-4"),
];

function risks(unit: string, to: string): Risks {
  const told = spiQuad.questions.risks?.(alliedTurn("movement", { units }).game.play(), unit, [to]);
  if (told === undefined || isProblems(told)) throw new Error(told?.[0].what ?? "not told");
  return told;
}

const told = (unit: string, to: string) => risks(unit, to).follows?.map(({ kind, rule }) => `${kind} ${rule}`);

describe("what a unit may meet where it goes", () => {
  test("7.27, 7.13: defensive fire, with its strength and the faces that reach its morale", () => {
    const { risks: met, untouched } = risks("A", "0403");
    expect(met).toMatchObject([{ by: "R", from: "0404", hex: "0403", kind: "fire", label: "4", rule: "7.27" }]);
    // Column 4 of 7.42 reaches morale 4 with a 6 alone.
    expect(met[0].percent).toBe(17);
    expect(untouched).toBe(83);
  });

  test("5.13, 8.12, 10.0: in a zone it stops and must attack; the friend it leaves no longer helps its rally", () => {
    expect(told("A", "0403")).toEqual(["certain 5.13", "bad 8.12", "bad 10.0"]);
    expect(told("A", "0402")).toEqual(["bad 10.0"]);
  });

  test("7.28: guns that move do not fire; beside a friend they would rally sooner", () => {
    expect(told("G", "0502")).toEqual(["bad 7.28", "open 10.0"]);
  });

  test("5.0: of those who do not move nothing is told", () => {
    const g = alliedTurn("movement", { units }).game.play();
    expect(spiQuad.questions.risks?.(g, "R", ["0405"])).toMatchObject([{ rule: "5.0" }]);
  });
});

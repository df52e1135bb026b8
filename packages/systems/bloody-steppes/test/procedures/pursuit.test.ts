import { asUnit } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { facingOf } from "../../src/checks/neighbours.ts";
import { pursuit } from "../../src/procedures/pursuit.ts";
import { fieldOf, hexNamed, hexOfPiece, pieceOf, working } from "../working.ts";

test("XIV.21, V.1: a stack turns as it likes after its pursuit; skirmishers in it have no facing to change", () => {
  const g = fieldOf({
    units: [
      { id: "Line", side: "allied", at: "0406", formation: "line", facing: "N/NE", stats: { sp: 8, morale: 8 } },
      { id: "Screen", side: "allied", at: "0406", formation: "skirmish", stats: { sp: 2, morale: 8, light: true } },
    ],
  });
  const stack = [pieceOf(g, "Screen"), pieceOf(g, "Line")].map(asUnit);
  const run = working(g, pursuit, { stacks: [stack], target: hexNamed(g, "0405"), isFled: false, kind: "bayonet" });
  run.answer("turn 2");
  expect(hexOfPiece(g, "Line")).toBe("0405");
  expect(facingOf(g, pieceOf(g, "Line"))).toBe(2);
  expect(facingOf(g, pieceOf(g, "Screen"))).toBeUndefined();
});

import { expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { meleeWords } from "../../src/wording/results.ts";
import { allied, alliedTurn, russian } from "../battlefield.ts";

type Situation = ReturnType<typeof alliedTurn>;
const textsOf = (s: Situation, kind: string) =>
  s.eventsOf(kind).map((event) => spiQuad.wording.event(s.game.play().world, event as never).text);

test("7.13: fire that does nothing is told as nothing, with the cell of the chart in brackets", () => {
  const units = [allied("A", "0403", "1-2-4"), russian("R", "0404", "4-3-5")];
  const s = alliedTurn("offensive-fire", { units, dice: [1] });
  s.answer("target 0404", "add A", "fire");
  expect(textsOf(s, "fire-resolved")[0]).toMatch(
    /^A fires at R in 0404 with 1\. Die 1: nothing happens to R\. \[1: .+\]$/,
  );
});

test("7.15: fire that hits tells the result beside the morale", () => {
  const units = [allied("A", "0403", "9-2-4"), russian("R", "0404", "4-3-1")];
  const s = alliedTurn("offensive-fire", { units, dice: [6] });
  s.answer("target 0404", "add A", "fire");
  expect(textsOf(s, "fire-resolved")[0]).toMatch(/R is hit, \d against morale 1\. \[8\+: \d\]$/);
});

test("8.4: what a cell of the table means is told in words", () => {
  expect(meleeWords("dE")).toBe("the defender is eliminated");
  expect(meleeWords("aR")).toBe("the attacker falls back");
  expect(meleeWords("d2*")).toContain("the defender is disrupted and falls back");
});

test("2.4: regiments are called by their names in sentences, and others by what is printed", () => {
  const units = [{ ...allied("CG/1st", "0403"), id: "CG/1st" }, russian("R", "0505")];
  const s = alliedTurn("movement", { units });
  s.answer("unit CG/1st");
  expect(s.decision().prompt).toContain("Coldstream Guards");
});

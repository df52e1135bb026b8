import { expect, test } from "vitest";
import { allied, alliedTurn, russian, russianTurn } from "../battlefield.ts";

const units = [russian("R", "0404"), allied("A", "0403"), russian("Far", "0808")];

test("4.0A2: in Defensive Fire the non-phasing player fires, and nobody moves", () => {
  const s = alliedTurn("defensive-fire", { units });
  expect(s.decision()).toMatchObject({ seat: 1, kind: "fire-target" });
  expect(s.answers()).toEqual(["target 0403", "end"]);
});

test("4.0A3: then the phasing player fires in the same way", () => {
  const s = alliedTurn("defensive-fire", { units });
  s.answer("end");
  expect(s.decision()).toMatchObject({ seat: 0, kind: "fire-target" });
  expect(s.answers()).toEqual(["target 0404", "end"]);
  s.answer("end");
  expect(s.decision().kind).toBe("melee-target");
});

test("7.0: a fire phase in which nobody can fire is passed over", () => {
  const s = russianTurn("defensive-fire", { units: [russian("R", "0404", "0-4-4"), allied("A", "0808")] });
  expect(s.decision().kind).toBe("movement");
});

test("7.0: only hexes with enemies that somebody can fire at are targets", () => {
  const s = alliedTurn("offensive-fire", { units });
  expect(s.refusedBy("target 0403")).toBe("7.0");
  expect(s.refusedBy("target 0808")).toBe("7.27");
  expect(s.refusedBy("target 0101")).toBe("7.0");
});

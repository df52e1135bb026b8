import { situation } from "@redoubt/testkit/situation";
import { expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";

test("II.17, K-141: who comes on takes any formation and any facing once for nothing, in either order", () => {
  const enter = (...answers: readonly string[]) => {
    const s = situation(bloodySteppes, {
      units: [
        { id: "A", side: "allied", at: "entry:0408", formation: "line", facing: "N/NE", stats: { sp: 8, morale: 8 } },
      ],
      phase: "activation",
      active: "allied",
    });
    s.answer("enter A 0408");
    const points = () => Number(/(\d+) Movement/.exec(s.decision().prompt)?.[1]);
    const before = points();
    s.answer(...answers);
    return { spent: before - points(), unit: s.unit("A").face, s };
  };
  const one = enter("turn 3", "form 1");
  expect(one).toMatchObject({ spent: 0, unit: { formation: "assault-column", facing: "S/SW" } });
  expect(enter("form 1", "turn 3")).toMatchObject({ spent: 0, unit: { formation: "assault-column", facing: "S/SW" } });
  // A second turn is paid for.
  expect(enter("turn 3", "turn 4").spent).toBeGreaterThan(0);
});

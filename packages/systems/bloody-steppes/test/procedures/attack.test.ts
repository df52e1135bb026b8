import { situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";

/** Horse two hexes before a line that forms square as the charge comes on; dice: phase A, the square. */
function charge(dice: readonly number[]) {
  const s = situation(bloodySteppes, {
    map: { cols: 9, rows: 9 },
    units: [
      {
        id: "Horse",
        side: "allied",
        kind: "cavalry",
        at: "0406",
        formation: "line",
        facing: "N/NE",
        stats: { sp: 4, morale: 8, momentum: 2 },
      },
      { id: "Foot", side: "russian", at: "0403", formation: "line", facing: "S/SW", stats: { sp: 8, morale: 6 } },
    ],
    phase: "activation",
    active: "allied",
    dice,
  });
  return s;
}

describe("VI.12: a charge at a square that has just been formed", () => {
  test("VI.12: the horse may give it up, which disorganizes it and ends its move", () => {
    const s = charge([0, 0]);
    s.answer("unit Horse", "hex 0405", "end", "attack 0403");
    while (s.decision().kind !== "press-charge") {
      const square = s.answers().find((text) => text === "form 4" || text === "unit Foot");
      s.answer(square ?? s.answers()[0]);
    }
    s.answer("no");
    expect(s.eventsOf("disorganized")).toMatchObject([{ rule: "VI.12" }]);
    expect(s.unit("Horse").at).toBe("0404");
  });
});

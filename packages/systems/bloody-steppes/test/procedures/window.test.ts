import { asUnit } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { ALWAYS, instructionPlace, NEVER, scopeOfSide } from "../../src/instructions.ts";
import { window } from "../../src/procedures/window.ts";
import { toldOf } from "../../src/wording/event.ts";
import { fieldOf, pieceOf, working } from "../working.ts";

/** An Allied battalion has stepped before a Russian one, which is told what to do about fire. */
function answered(fire: number, answers: readonly string[] = []) {
  const g = fieldOf({
    units: [
      { id: "Mover", side: "allied", at: "0406", formation: "line", facing: "N/NE", stats: { sp: 8, morale: 8 } },
      {
        id: "Foot",
        side: "russian",
        at: "0404",
        formation: "line",
        facing: "S/SW",
        stats: { sp: 6, morale: 6, fire: "0/+1" },
      },
    ],
  });
  g.c.instructions[instructionPlace(scopeOfSide(g.world, 1), "fire")] = fire;
  const run = working(
    g,
    window,
    { units: [asUnit(pieceOf(g, "Mover"))], act: "step" },
    { dice: fire === ALWAYS ? [0] : [] },
  );
  for (const answer of answers) run.answer(answer);
  return { g, run };
}

describe("how an act was answered", () => {
  test.each([
    ["instruction", ALWAYS, []],
    ["none", NEVER, []],
    ["asked", 0, ["end"]],
  ] as const)("VI.7: those who could react are told afterwards: %s", (how, fire, answers) => {
    const { run } = answered(fire, answers);
    expect(run.eventsOf("window-closed")).toMatchObject([{ how, rule: "VI.7" }]);
  });

  test("VI.6: whether an instruction answered or somebody was asked is for the side that answered alone", () => {
    const { run } = answered(ALWAYS);
    expect(run.eventsOf("window-closed").map(({ audience }) => audience)).toEqual([[1]]);
  });

  test("it stands on the track of answers and not in the log", () => {
    const { g, run } = answered(NEVER);
    const [event] = run.eventsOf("window-closed");
    expect(toldOf(g.world, event).mark).toEqual({ track: "answers", kind: "none", text: "0406", isQuiet: true });
  });
});

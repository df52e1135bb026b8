import { isProblems, startPlay } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { bloodySteppes } from "../src/index.ts";
import type { SteppesPlay } from "../src/state.ts";
import { sheetsOf } from "../src/view-sheets.ts";

function alma(): SteppesPlay {
  const play = startPlay(bloodySteppes, { scenario: "alma", options: {} });
  if (isProblems(play)) throw new Error("the Alma cannot be set up");
  return play as SteppesPlay; // a play of this very system
}

const linesOf = (seat: number | null, id: string): readonly string[] =>
  sheetsOf(alma(), seat)
    .filter((sheet) => sheet.id === id)
    .flatMap(({ lines }) => lines.map(({ text }) => text));

describe("sheets beside the map", () => {
  test("III.22: each side reads the orders of its own commanders, one line each, and a spectator none", () => {
    const { commands } = alma().world;
    for (const seat of [0, 1]) {
      const own = commands.filter((command) => command.seat === seat);
      expect(linesOf(seat, "orders")).toHaveLength(own.length);
      for (const { name } of own) expect(linesOf(seat, "orders").some((line) => line.startsWith(name))).toBe(true);
    }
    expect(linesOf(null, "orders")).toEqual([]);
    expect(linesOf(null, "instructions")).toEqual([]);
  });

  test("II.6: a side reads its own cup by nation, the other's by number alone", () => {
    const [own, other] = [linesOf(0, "cups"), linesOf(null, "cups")];
    expect(own.filter((line) => line.startsWith("Your cup"))).toHaveLength(1);
    expect(other.filter((line) => line.startsWith("Your cup"))).toEqual([]);
  });

  test("I.12: everybody reads the strength boxes of the command that is active, and none between activations", () => {
    const g = alma();
    const sheet = () => sheetsOf(g, null).find(({ id }) => id === "strength");
    g.c.active[0] = 0;
    expect(sheet()).toBe(undefined);
    g.c.active[0] = 1;
    const [unit] = g.world.memberships[0].filter((piece) => g.world.strength[piece] > 0 && g.c.hexOf[piece] > 0);
    g.c.sp[unit]--;
    const line = sheet()?.lines.find(({ text }) => text === g.world.pieces[unit].name);
    expect(line?.boxes).toEqual({ left: g.world.strength[unit] - 1, max: g.world.strength[unit] });
  });
});

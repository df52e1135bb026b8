import { asUnit } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { fireAt } from "../../src/procedures/fire.ts";
import { fieldOf, hexNamed, pieceOf, working } from "../working.ts";

/** Guns whose every shot takes two Movement Points and nothing else. */
const shot = (kind: string, isReaction: boolean, facing: string) => {
  const g = fieldOf({
    units: [
      { id: "Guns", side: "russian", kind: "artillery", at: "0404", facing: "S/SW", stats: { morale: 6, fire: "0/0" } },
      {
        id: "Target",
        side: "allied",
        kind,
        at: "0406",
        formation: "line",
        facing,
        stats: { sp: 6, morale: 9 },
        state: ["begun", "mp:5", "start:6"],
      },
    ],
    tables: { "artillery-fire-far": Array.from({ length: 9 }, () => Array.from({ length: 19 }, () => "2/0")) },
  });
  const run = working(
    g,
    fireAt,
    { firers: [asUnit(pieceOf(g, "Guns"))], hex: hexNamed(g, "0406"), isReaction },
    { dice: [5] },
  );
  return { run, points: g.c.mp[pieceOf(g, "Target")], lost: g.c.lost[pieceOf(g, "Target")] };
};

test("XIV.25, XIV.64: points that fire takes are told at once, and what the marker shows", () => {
  const { run, points, lost } = shot("infantry", true, "N/NE");
  expect([points, lost]).toEqual([3, 2]);
  expect(run.eventsOf("mobility-lost")).toMatchObject([{ rule: "XIV.25", mp: 2 }]);
  expect(run.eventsOf("points-marked")).toMatchObject([{ rule: "XIV.64", points: 2 }]);
});

test("XIV.24: cavalry loses twice as many Movement Points", () => {
  const { points, run } = shot("cavalry", true, "N/NE");
  expect(points).toBe(1);
  expect(run.eventsOf("mobility-lost")).toMatchObject([{ mp: 4 }]);
});

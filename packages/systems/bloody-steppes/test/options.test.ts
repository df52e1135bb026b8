import { MissingValue } from "@redoubt/engine";
import { situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { whyNotForm } from "../src/checks/forming.ts";
import { maySquare } from "../src/checks/reactions.ts";
import { formations } from "../src/formation.ts";
import { bloodySteppes } from "../src/index.ts";
import { strengthOf } from "../src/modifiers/melee.ts";
import { fieldOf, hexNamed, pieceOf } from "./working.ts";

const leader = (id: string, side: string, at: string, division: string) => ({
  id,
  side,
  kind: "commander",
  at,
  division,
  stats: { rank: "division", independence: 4 },
});
const army = [
  leader("L1", "allied", "0101", "one"),
  leader("L2", "allied", "0103", "two"),
  leader("L3", "russian", "0801", "three"),
];
const markers = (options: Readonly<Record<string, string | boolean>>) =>
  situation(bloodySteppes, {
    units: army,
    active: "russian",
    options,
    flags: { activation: null, initiative: { winner: "russian", firstTaken: true } },
  });

describe("options", () => {
  test("K-16, II.13: one to whom the initiative is yielded chooses his marker", () => {
    const s = markers({});
    s.answer("yield");
    // He has markers of one nation, so that nobody asks which.
    expect(s.eventsOf("marker-taken")).toMatchObject([{ marker: 0, isDrawn: false }]);
    expect(s.decision().kind).toBe("command");
  });

  test("K-16, II.8: or draws it, and only the winner of the initiative may yield", () => {
    const s = markers({ yieldedOpponent: "draw" });
    s.answer("yield");
    expect(s.game.pending()).toMatchObject({ kind: "roll", purpose: "marker" });
    const other = situation(bloodySteppes, {
      units: army,
      active: "allied",
      options: { yieldedOpponent: "draw" },
      flags: { activation: null, initiative: { winner: "russian", firstTaken: true } },
    });
    expect(other.game.pending()).toMatchObject({ kind: "roll", purpose: "marker" });
  });

  test("K-34, III.25: the order of one who has arrived turns to Defense at once", () => {
    const ride = (options: Readonly<Record<string, string | boolean>>) => {
      const s = situation(bloodySteppes, {
        units: [
          army[0],
          {
            id: "A",
            side: "allied",
            at: "0105",
            division: "one",
            formation: "line",
            facing: "N/NE",
            stats: { sp: 4, morale: 6 },
          },
        ],
        options,
        flags: {
          activation: { command: "one", orderTried: true },
          orders: { one: { order: "attack", goal: "0108", distance: 1 } },
        },
      });
      s.answer("unit L1", "hex 0102");
      return (s.game.view(0) as { notes: readonly string[] }).notes.join(" ");
    };
    expect(ride({})).toContain("Attack");
    expect(ride({ autoDefense: "at-once" })).toContain("Defense");
  });

  test("K-46, IV.2: British line infantry forms no square where that is played", () => {
    const field = (options: Readonly<Record<string, string | boolean>>) =>
      fieldOf({
        options,
        units: [
          {
            id: "Line",
            side: "allied",
            nation: "british",
            at: "0404",
            formation: "line",
            facing: "N/NE",
            stats: { sp: 8, morale: 8, britishLine: true },
            state: ["mp:4", "begun"],
          },
          {
            id: "Horse",
            side: "russian",
            kind: "cavalry",
            at: "0402",
            formation: "line",
            facing: "S/SW",
            stats: { sp: 4, morale: 6 },
          },
        ],
      });
    const [usual, barred] = [field({}), field({ britishSquare: false })];
    const may = (g: typeof usual) =>
      maySquare(g, pieceOf(g, "Line"), { units: [pieceOf(g, "Horse")], hex: hexNamed(g, "0402") });
    expect([may(usual), may(barred)]).toEqual([true, false]);
    const square = formations.indexOf("square");
    expect(whyNotForm(usual, [pieceOf(usual, "Line")], square)).toBeNull();
    expect(whyNotForm(barred, [pieceOf(barred, "Line")], square)?.rule).toBe("IV.2");
  });

  test("K-183, XV.6: nothing is hidden from one who plays alone", () => {
    const notes = (options: Readonly<Record<string, string | boolean>>) => {
      const s = situation(bloodySteppes, { units: army, options });
      return (s.game.view(0) as { notes: readonly string[] }).notes.filter((one) => one.startsWith("Order of")).length;
    };
    expect(notes({})).toBe(2);
    expect(notes({ solo: true })).toBe(3);
  });
});

test("I.12: a strength that a position does not give is missing, not 1", () => {
  const g = fieldOf({
    units: [{ id: "A", side: "allied", at: "0404", formation: "line", facing: "N/NE", stats: { morale: 8 } }],
  });
  expect(() => strengthOf(g, [pieceOf(g, "A")])).toThrow(MissingValue);
});

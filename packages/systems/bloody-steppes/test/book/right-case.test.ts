import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { reachAt } from "./asked.ts";
import { allied, barred, chief, field, guns, horse, leads, type More, russian, skirmish } from "./steppe.ts";

// Each title begins with the case that must be cited.
const french = { nation: "french" } as const;
const behind = { facing: "N/NE" } as const;
const away = russian("Q", "1001");
const rifles = { ...skirmish, stats: { sp: 2, light: true } };
const corps = (id: string, at: string): More =>
  allied(id, at, { kind: "commander", corps: "I", stats: { rank: "corps", independence: 3, modifier: 0 } });
const strip = { cols: 1, rows: 24 };

type Case = readonly [string, readonly More[], SituationText, string];
const alone = (title: string, more: More, answer: string): Case => [
  title,
  [allied("A", "0505", more), away],
  { script: ["unit A"] },
  answer,
];
/** A French battalion comes next to Russians who would rather fire or strike; they have declined to fire. */
const stroke = (title: string, more: More, at = "0404", others: readonly More[] = []): Case => [
  title,
  [allied("A", "0506", french), russian("R", "0504"), russian("X", at, more), ...others, away],
  { script: ["unit A", "hex 0505", "end"], flags: { activation: { leftovers: true } } },
  "unit X",
];

describe("the right case for those who cannot", () => {
  const table: readonly Case[] = [
    alone("IV.4: cavalry forms no square", horse, "form 4"),
    alone("IV.4: nor is other cavalry dispersed as Cossacks are", horse, "form 6"),
    alone(
      "IV.4: Cossacks take no line",
      { ...horse, formation: "dispersed", stats: { sp: 6, morale: 6, momentum: 1, cossack: true } },
      "form 0",
    ),
    alone("IV.1: a British regiment takes no company column", {}, "form 2"),
    alone("IV.6: guns take no formation", guns, "form 0"),
    alone("XIV.40: who is in order does not reorganize", {}, "reorganize"),
    alone("XIV.58: who is routed rallies in the reorganization phase alone", { state: ["routed"] }, "reorganize"),
    [
      "III.19: who still bears a FORCED MARCH marker does not attack, whatever the order",
      [
        allied("L", "0508", leads("d")),
        allied("A", "0505", { ...french, division: "d", formation: "column", state: ["forced-march"] }),
        russian("R", "0504", behind),
      ],
      { flags: { orders: { d: { order: "attack", goal: "0501", distance: 3 } } }, script: ["unit A"] },
      "attack 0504",
    ],
    stroke("XII.7: the disorganized do not counterattack", { state: ["disorganized"] }),
    stroke("XII.28: skirmishers do not counterattack a line", rifles, "0405"),
    stroke("XII.29: nor does a square", { formation: "square" }),
    stroke("VI.15: nor do guns", guns, "0604"),
    stroke("VI.15: nor who stands two hexes off", {}, "0503"),
    stroke("VI.15: nor who has the enemy on its flank", { facing: "NW/N" }, "0404"),
    stroke("VI.21: nor who has reacted", { state: ["reaction"] }),
    stroke("III.9: nor who was out of command", { division: "d" }, "0604", [russian("L", "0901", leads("d"))]),
    stroke("XII.7: disorganized cavalry does not countercharge", { ...horse, state: ["disorganized"] }, "0403"),
    stroke("IV.4: nor does a march column", { ...horse, formation: "march-column" }, "0403"),
    stroke("XII.49: nor cavalry whose zone he has not entered", { ...horse, ...behind }, "0403"),
    [
      "II.16: no order for a command that the battle holds to its own",
      [allied("C", "0505", chief()), allied("L", "0505", leads("d")), allied("A", "0505", { division: "d" }), away],
      {
        isHeld: true,
        phase: "command",
        turn: 2,
        flags: { commands: { d: { frozenUntil: 3 } }, sheet: { number: 1, sealed: ["russian"] } },
      },
      "unit L",
    ],
    [
      "III.46: no order by voice beyond the range of the corps commander",
      [
        allied("C", "0101", chief()),
        corps("K", "0104"),
        allied("L", "0111", { ...leads("d"), corps: "I" }),
        allied("A", "0111", { division: "d" }),
        russian("Q", "0124"),
      ],
      { isHeld: true, map: strip, phase: "command", flags: { sheet: { number: 1, sealed: ["russian"] } } },
      "unit L",
    ],
    [
      "III.39: without a corps level none beyond that of the commander-in-chief",
      [
        allied("C", "0101", chief()),
        allied("L", "0105", leads("d")),
        allied("A", "0105", { division: "d" }),
        russian("Q", "0124"),
      ],
      { isHeld: true, map: strip, phase: "command", flags: { sheet: { number: 1, sealed: ["russian"] } } },
      "unit L",
    ],
  ];
  test.each(table)("%s", (title, units, more, answer) => {
    const s = field({ ...more, units });
    const rule = barred(s, answer);
    expect(rule).toBe(title.split(":")[0]);
    const why = s.game.why(s.decision().seat, answer);
    expect(JSON.stringify(why)).not.toContain("undefined");
  });
});

test("XII.19: who was attacked is not fired at: it is named, not who would fire", () => {
  const units = [allied("A", "0506"), russian("R", "0504", { state: ["assault"] }), away];
  const s = field({ units, script: ["unit A"] });
  expect(s.refusal("fire 0504")).toMatchObject({ rule: "XII.19", params: { unit: "R" } });
});

describe("XIV.51: how far routed units go", () => {
  test.each([
    ["infantry six hexes", {}, 6],
    ["cavalry ten", horse, 10],
  ])("%s, whatever the ground, in any direction", (_name, kind, points) => {
    const map = { cols: 1, rows: 24, hexes: { "0111": ["vineyard"], "0113": ["camp"] } };
    const s = field({ map, units: [allied("A", "0112", { ...kind, state: ["routed"] }), russian("Q", "0124")] });
    expect([reachAt(s, "A", points), reachAt(s, "A", points + 1)]).toEqual([
      `01${String(12 - points).padStart(2, "0")} 01${12 + points}`,
      "",
    ]);
  });
  test("and may be sent there by one answer", () => {
    const map = { cols: 1, rows: 24 };
    const s = field({ map, units: [allied("A", "0112", { state: ["routed"] }), russian("Q", "0124")] });
    s.answer("unit A", "hex 0107");
    expect(s.unit("A").at).toBe("0107");
  });
  test("not over what is impassable", () => {
    const map = { cols: 1, rows: 24, hexes: { "0109": ["sea"] } };
    const s = field({ map, units: [allied("A", "0112", { state: ["routed"] }), russian("Q", "0124")] });
    expect([reachAt(s, "A", 2), reachAt(s, "A", 3)]).toEqual(["0110 0114", "0115"]);
  });
});

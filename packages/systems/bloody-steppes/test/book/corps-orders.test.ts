import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, asked, barred, chief, field, leads, type More, orderOf, rulesOf, russian, told } from "./steppe.ts";

/** A strip one hex wide: distances are differences of rows. The commander-in-chief is in row 30. */
const map = { cols: 1, rows: 40 };
const row = (n: number): string => `01${String(n).padStart(2, "0")}`;
const Raglan = allied("Raglan", row(30), chief());
const division = (name: string, leader: string, n: number, more: More = {}) => [
  allied(leader, row(n), { ...leads(name), ...more }),
  allied(`${leader}1`, row(n), { division: name }),
];
const enemy = russian("R", row(1));
const sheet = { sheet: { number: 1, sealed: ["russian"] } };
const command = (units: readonly More[], more: SituationText = {}) =>
  field({ map, units: [...units, enemy], phase: "command", flags: sheet, ...more });

describe("III.35, III.46, III.47: corps and wing commanders", () => {
  const George = (n: number) =>
    allied("George", row(n), { kind: "commander", corps: "wing", stats: { independence: 4, modifier: 1 } });
  const wing = (n: number) => [
    allied("L", row(n), { ...leads("d"), corps: "wing" }),
    allied("L1", row(n), { division: "d" }),
  ];
  const open = (units: readonly More[], dice: readonly number[] = []) => command(units, { dice });
  const ways = (s: ReturnType<typeof field>): string =>
    s.game.pending().kind === "decide" && asked(s) === "allied order-sheet" ? barred(s, "unit L") : "none";
  test.each([
    ["III.46: the corps commander 3 hexes from the chief, the leader 6 from him: by voice", 27, 21, false],
    ["III.46: the corps commander 4 hexes off: not by voice", 26, 22, true],
  ])("%s", (_name, george, leader, isTried) => {
    const s = open([Raglan, George(george), ...wing(leader)], isTried ? [4] : []);
    s.answer("unit L");
    if (s.decision().kind === "order-way") s.answer(s.answers().find((text) => !text.startsWith("try")) ?? "");
    s.answer("order 1", `goal ${row(1)}`, "distance 2", "end");
    expect(told(s).includes("order-tried")).toBe(isTried);
    expect(orderOf(s, "L")).toBe("attack 0101 2");
  });
  test.each([
    [16, 10, ""],
    [16, 9, "III.39"],
  ])("III.35: George in row %i commands to row %i", (george, leader, rule) => {
    const found = ways(open([Raglan, George(george), ...wing(leader)]));
    expect(found === "none" ? "III.39" : found).toBe(rule);
  });
  test.each([
    [4, "attack 0101 2"],
    [5, "defense"],
  ])("III.47: he tries with his own independence 4: a %i", (die, order) => {
    const s = open([Raglan, George(16), ...wing(12)], [die]);
    s.answer("unit L", "order 1", `goal ${row(1)}`, "distance 2", "end");
    expect([orderOf(s, "L"), rulesOf(s, "order-tried")]).toEqual([order, ["III.47"]]);
  });
  test("III.47: he may order a Forced March (K-36)", () => {
    const s = open([Raglan, George(16), ...wing(12)]);
    s.answer("unit L");
    expect(barred(s, "order 3")).toBe("");
  });
  test("III.47: he tries with those of his corps alone", () => {
    const s = open([
      Raglan,
      George(16),
      ...division("d", "L", 12, { corps: "other" }),
      allied("O", row(40), { kind: "commander", corps: "other" }),
    ]);
    expect(ways(s) === "").toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { combatModifiers, combatResultsTable, repulse } from "../../src/tables/combat-results.ts";
import { type CombatCode, combatCodes } from "../../src/tables/result-codes.ts";

const { columns, rows } = combatResultsTable;
const heads: readonly string[] = columns;
const column = (at: number): CombatCode[] => rows.map(({ cells }) => cells[at]);

// A second copy, typed column by column, dice 1 to 6 from left to right.
const copy: readonly (readonly [string, string])[] = [
  ["1:3", "Ae Ae Ae Ar2 Ar2 Ar"],
  ["1:2", "Ae Ae Ar2 Ar2 Ar Ar*"],
  ["1:1", "Ae Ar2 Ar Ar* Sk Dr"],
  ["2:1", "Ar2 Ar Ar* Dr Dr Ex"],
  ["3:1", "Ar Sk Dr Dr Dr2 Ex"],
  ["4:1", "Ar* Dr Dr Dr2 Ex De"],
  ["5:1", "Sk Dr Dr2 Dr2 Ex De"],
  ["6:1", "Dr Dr2 Dr2 De De De"],
];

describe("Combat Results Table", () => {
  test.each(copy)("CRT: column %s agrees with the second copy", (head, cells) => {
    const at = heads.indexOf(head);
    expect(column(at).map((code) => code.replace(" ", "")).join(" ")).toBe(cells);
  });

  test("9.4e: six dice; 9.4d: whole ratios in rising order, 5:1 with two columns and more below it", () => {
    expect(rows.map(({ die }) => die)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(columns).toEqual(copy.map(([head]) => head));
    expect(columns.indexOf("5:1")).toBeGreaterThanOrEqual(2);
  });

  test("9.4.1: every code of the book is on the table, and no other", () => {
    expect(new Set(rows.flatMap(({ cells }) => cells))).toEqual(new Set(Object.keys(combatCodes)));
  });

  test("I-2: on this table Dr is a retreat and nothing disrupts", () => {
    expect(combatCodes.Dr.effect).toEqual({ kind: "retreat", who: "defender", hexes: 1 });
    expect(Object.values(combatCodes).map(({ effect }) => effect.kind)).not.toContain("disrupted");
  });

  test("7.1.2: at 5:1 a Repulse can succeed and can fail; it passes on four dice there and on all at 6:1", () => {
    const passing = (head: string) =>
      column(heads.indexOf(head)).filter((code) => (repulse.passes as readonly string[]).includes(code));
    expect([repulse.ratio, passing("5:1").length, passing("6:1").length]).toEqual([5, 4, 6]);
  });

  test("CRT: a higher die and a higher column are never worse for the attacker", () => {
    const order: readonly string[] = Object.keys(combatCodes);
    const rank = (die: number, at: number) => order.indexOf(rows[die].cells[at]);
    for (let die = 0; die < 6; die++)
      for (let at = 0; at < columns.length; at++) {
        if (die > 0) expect(rank(die, at)).toBeGreaterThanOrEqual(rank(die - 1, at));
        if (at > 0) expect(rank(die, at)).toBeGreaterThanOrEqual(rank(die, at - 1));
      }
  });

  test("CRT-M: modifiers and shifts, and how far they go together", () => {
    const { die, shift, most } = combatModifiers;
    expect(Object.entries(die).map(([id, { value }]) => [id, value])).toEqual([
      ["upslope", -1],
      ["cover", -1],
      ["marsh", -1],
      ["enveloped", 1],
    ]);
    expect(Object.entries(shift).map(([id, { value }]) => [id, value])).toEqual([
      ["combined-arms", 1],
      ["marked-attacker", -2],
      ["marked-defender", 2],
    ]);
    expect(most).toEqual({ die: 2, shift: 3 });
  });
});

// Losses in per cent of the own force: the defender has 8 SP in two units of 4 that are 2 reduced, the attacker as many such units as
// the column asks for, an Exchange costs him one of them, and every retreat finds its way (I-147).
const DEFENDER = 8;
type Losses = { readonly attacker: number; readonly defender: number };

function lossesOf(code: CombatCode, attackers: number, starIsShock: boolean): Losses {
  const { effect } = combatCodes[code];
  const shock = { attacker: (100 * 2) / attackers / 3, defender: (100 * 2) / DEFENDER / 3 };
  if (effect.kind === "eliminated")
    return effect.who === "attacker" ? { attacker: 100, defender: 0 } : { attacker: 0, defender: 100 };
  if (effect.kind === "exchange") return { attacker: (100 * 4) / attackers, defender: 100 };
  if (effect.kind === "shock" || (effect.kind === "perhaps-shock" && starIsShock)) return shock;
  return { attacker: 0, defender: 0 };
}

function expectedLosses(at: number, starIsShock: boolean): Losses {
  const [a, b] = columns[at].split(":").map(Number);
  const each = column(at).map((code) => lossesOf(code, (DEFENDER * a) / b, starIsShock));
  const mean = (pick: (losses: Losses) => number) => Math.round((each.reduce((sum, one) => sum + pick(one), 0) * 10) / 6) / 10;
  return { attacker: mean((one) => one.attacker), defender: mean((one) => one.defender) };
}

describe("sanity of the Combat Results Table", () => {
  const plain = columns.map((_, at) => expectedLosses(at, false));
  const shocked = columns.map((_, at) => expectedLosses(at, true));

  test("I-147: the expected losses, column by column", () => {
    expect(plain.map(({ attacker }) => attacker)).toEqual([50, 33.3, 18.1, 4.2, 3.2, 2.1, 1.9, 0]);
    expect(plain.map(({ defender }) => defender)).toEqual([0, 0, 1.4, 16.7, 18.1, 33.3, 34.7, 50]);
  });

  test("I-147: the attacker's expected loss falls from column to column", () => {
    for (const losses of [plain, shocked])
      for (let at = 1; at < columns.length; at++) expect(losses[at].attacker).toBeLessThan(losses[at - 1].attacker);
  });

  test("I-147: the defender's expected loss rises, and with Ar* as Shock never falls", () => {
    for (let at = 1; at < columns.length; at++) {
      expect(shocked[at].defender).toBeGreaterThanOrEqual(shocked[at - 1].defender);
      if (at > 1) expect(plain[at].defender).toBeGreaterThan(plain[at - 1].defender);
    }
    expect([plain[0].defender, plain[1].defender]).toEqual([0, 0]);
  });
});

import { labelFor } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { artilleryModifiers, artilleryResultTable, farFrom } from "../../src/tables/artillery-results.ts";
import { cavalryChargeTable, chargeModifiers, steadyInitiative } from "../../src/tables/cavalry-charge.ts";
import { artilleryCodes, chargeCodes, shockCodes } from "../../src/tables/result-codes.ts";
import { halfDie, shockCombatTable } from "../../src/tables/shock-combat.ts";

type Drawn = { readonly rows: readonly { readonly die: number; readonly cells: readonly string[] }[] };
const column = ({ rows }: Drawn, at: number) => rows.map(({ cells }) => cells[at].replace(" ", "")).join(" ");
const ranks = ({ rows }: Drawn, order: readonly string[]) => rows.map(({ cells }) => cells.map((code) => order.indexOf(code)));

function expectMonotone(rank: readonly (readonly number[])[]): void {
  for (const [die, row] of rank.entries())
    for (const [at, value] of row.entries()) {
      if (die > 0) expect(value).toBeGreaterThanOrEqual(rank[die - 1][at]);
      if (at > 0) expect(value).toBeGreaterThanOrEqual(row[at - 1]);
    }
}

describe("Artillery Result Table", () => {
  // Dice 1 to 6 from left to right.
  test.each([
    [0, 1, "- - - - - DR"],
    [1, 2, "- - - - DR DR"],
    [2, 4, "- - - DR DR Dr"],
    [3, 6, "- - DR DR Dr Dr"],
    [4, 9, "- DR DR Dr Dr 1R"],
    [5, 12, "DR DR Dr Dr Dr2 1R"],
  ])("ART: column %i, from %i SP on, agrees with the second copy", (at, sp, cells) => {
    expect(artilleryResultTable.columns[at]).toBe(sp);
    expect(column(artilleryResultTable, at)).toBe(cells);
  });

  test("9.2: the four codes and no effect, and no other", () => {
    expect(new Set(artilleryResultTable.rows.flatMap(({ cells }) => cells))).toEqual(new Set(Object.keys(artilleryCodes)));
    expect([artilleryCodes.DR.effect.kind, artilleryCodes["1R"].effect.kind]).toEqual(["disrupted", "step-and-disrupted"]);
  });

  test("ART: more guns and a higher die never do less, and each column does something on one die more", () => {
    expectMonotone(ranks(artilleryResultTable, ["-", "DR", "Dr", "Dr 2", "1R"]));
    const effective = artilleryResultTable.columns.map((_, at) => artilleryResultTable.rows.filter(({ cells }) => cells[at] !== "-").length);
    expect(effective).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("9.2d, ART-M: height, cover, range and fog", () => {
    expect(Object.entries(artilleryModifiers).map(([id, { value, provenance }]) => `${id} ${value} ${provenance}`)).toEqual([
      "higher -1 given",
      "lower 1 given",
      "cover -1 reconstructed",
      "far -1 reconstructed",
      "fog -1 reconstructed",
    ]);
    expect(farFrom).toBe(4);
  });
});

describe("Cavalry Charge Table", () => {
  test.each([
    [0, "1:2", "Ae Ae CR2 CR2 CR CR"],
    [1, "1:1", "Ae CR2 CR2 CR CR OR"],
    [2, "2:1", "CR2 CR2 CR CR OR OR"],
    [3, "3:1", "CR2 CR CR OR OR OR"],
    [4, "4:1", "CR CR OR OR OR OR"],
  ])("CCT: column %i, %s, agrees with the second copy", (at, head, cells) => {
    expect(cavalryChargeTable.columns[at]).toBe(head);
    expect(column(cavalryChargeTable, at)).toBe(cells);
  });

  test("9.3.1: the four codes, and the chances of an Overrun rise from none to four dice", () => {
    expect(new Set(cavalryChargeTable.rows.flatMap(({ cells }) => cells))).toEqual(new Set(Object.keys(chargeCodes)));
    expectMonotone(ranks(cavalryChargeTable, Object.keys(chargeCodes)));
    const overruns = cavalryChargeTable.columns.map((_, at) => cavalryChargeTable.rows.filter(({ cells }) => cells[at] === "OR").length);
    expect(overruns).toEqual([0, 1, 2, 3, 4]);
  });

  test("CCT-M: shaken and without infantry help, steady infantry hinders", () => {
    expect(Object.entries(chargeModifiers).map(([id, { value }]) => `${id} ${value}`)).toEqual(["shaken 1", "no-infantry 1", "steady -1"]);
    expect(steadyInitiative).toBe(5);
  });
});

describe("Shock Combat Table", () => {
  const resultOf = (difference: number) => shockCombatTable.cells[labelFor(shockCombatTable.columns, difference)];

  test("SKT: the second copy, difference by difference", () => {
    const read = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map(resultOf).join(", ");
    expect(read).toBe("Ae, Ae, Ae, Ar 2, Ar 2, Ar, 1R, Dr, Dr 2, Dr 2, De, De, De");
    expect(Object.keys(shockCodes)).toEqual(shockCombatTable.cells);
    expect(shockCodes["1R"].effect).toEqual({ kind: "step-each" });
  });

  test("9.4.2b: half a die is 1, 1, 2, 2, 3, 3", () => {
    expect(halfDie.results).toEqual([1, 1, 2, 2, 3, 3]);
  });

  // Out of nine equally likely pairs of half dice.
  const chances = (lead: number) => {
    const counts = new Map<string, number>();
    for (const a of [1, 2, 3]) for (const d of [1, 2, 3]) counts.set(resultOf(lead + a - d), (counts.get(resultOf(lead + a - d)) ?? 0) + 1);
    return Object.fromEntries(counts);
  };

  test("SKT: at equal initiative a third each; with one more, and with three more", () => {
    expect(chances(0)).toEqual({ "Ar 2": 1, Ar: 2, "1R": 3, Dr: 2, "Dr 2": 1 });
    expect(chances(1)).toEqual({ Ar: 1, "1R": 2, Dr: 3, "Dr 2": 3 });
    expect(chances(3)).toEqual({ Dr: 1, "Dr 2": 5, De: 3 });
  });
});

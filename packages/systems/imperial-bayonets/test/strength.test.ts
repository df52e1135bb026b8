import { describe, expect, test } from "vitest";
import {
  artilleryColumn,
  type Fighter,
  isDemoralized,
  isEnveloped,
  type Multiplier,
  paysExchange,
  ratioColumn,
  strengthOf,
} from "../src/strength.ts";
import { cavalryChargeTable } from "../src/tables/cavalry-charge.ts";
import { combatResultsTable } from "../src/tables/combat-results.ts";

const unit = (sp: number, ...multipliers: readonly Multiplier[]): Fighter => ({ sp, multipliers });

describe("strength", () => {
  test("I-5: a halved 5 is 2; two halved units of 5 and 3 are 4 together, or 3 unit by unit", () => {
    expect(strengthOf([unit(5, "disrupted")], "on-total")).toBe(2);
    const pair = [unit(5, "disrupted"), unit(3, "disrupted")];
    expect([strengthOf(pair, "on-total"), strengthOf(pair, "per-unit")]).toEqual([4, 3]);
  });

  test("I-7: disruption and demoralization make a quarter; I-128: over water an eighth", () => {
    expect(strengthOf([unit(8, "disrupted", "demoralized")], "on-total")).toBe(2);
    expect(strengthOf([unit(8, "disrupted", "demoralized", "water")], "on-total")).toBe(1);
    expect(strengthOf([unit(7, "disrupted", "demoralized", "water")], "on-total")).toBe(0);
  });

  test("7.4k: doubled in a position, halved again when disrupted", () => {
    expect([
      strengthOf([unit(3, "improved-position")], "on-total"),
      strengthOf([unit(3, "improved-position", "disrupted")], "on-total"),
    ]).toEqual([6, 3]);
  });
});

describe("columns", () => {
  const head = (attack: number, defence: number) =>
    combatResultsTable.columns[ratioColumn(combatResultsTable.columns, attack, defence).column];

  test("9.4d, I-6: the quotient rounded down; weaker attackers on the next worse column", () => {
    expect([head(7, 4), head(8, 4), head(11, 4), head(12, 4)]).toEqual(["1:1", "2:1", "2:1", "3:1"]);
    expect([head(4, 4), head(3, 4), head(2, 4), head(2, 5)]).toEqual(["1:1", "1:2", "1:2", "1:3"]);
  });

  test("I-6: beyond the ends the end columns; I-5: a defence of nothing on the highest", () => {
    expect([head(1, 9), head(60, 4), head(1, 0)]).toEqual(["1:3", "6:1", "6:1"]);
  });

  test("CCT: below 1:2 there is no charge", () => {
    const isBelow = (a: number, d: number) => ratioColumn(cavalryChargeTable.columns, a, d).isBelow;
    expect([isBelow(2, 4), isBelow(2, 5)]).toEqual([false, true]);
  });

  test("9.2c: the column nearest to the left of the guns' total; none below the first", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 30].map(artilleryColumn)).toEqual([
      null,
      0,
      1,
      1,
      2,
      2,
      3,
      3,
      4,
      4,
      5,
      5,
    ]);
  });
});

describe("Exchange, envelopment, demoralization", () => {
  test("I-73: for 7 eliminated 4 must go, or 3 with the half rounded down; for 8 it is 4", () => {
    expect([paysExchange(7, 3, "exact"), paysExchange(7, 4, "exact"), paysExchange(7, 3, "rounded-down")]).toEqual([
      false,
      true,
      true,
    ]);
    expect([paysExchange(8, 3, "exact"), paysExchange(8, 4, "exact"), paysExchange(8, 3, "rounded-down")]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("CRT-M: two opposite hexsides, or three no two of which are neighbours", () => {
    expect(
      [
        [0, 3],
        [5, 2],
        [0, 2, 4],
        [1, 3, 5],
        [0, 1, 2, 3],
      ].map(isEnveloped),
    ).toEqual([true, true, true, true, true]);
    expect([[0], [0, 1, 2], [0, 2], [4, 0], []].map(isEnveloped)).toEqual([false, false, false, false, false]);
  });

  test("3.8.2c, 3.8.2d: reaching the number is enough, and returning exactly to it does not cure", () => {
    expect([15, 16, 17].map((lost) => isDemoralized(lost, 16))).toEqual([false, true, true]);
  });
});

import { describe, expect, test } from "vitest";
import { ratioInHalves, strengthModifier } from "../../src/checks/strength.ts";
import { constants } from "../../src/tables/constants.ts";
import { artilleryBands, fireModifiers, licorneRanges } from "../../src/tables/fire-modifiers.ts";
import { meleeModifiers, momenta } from "../../src/tables/melee-modifiers.ts";
import { thresholds, withdrawalDisorganization } from "../../src/tables/withdrawal-disorganization.ts";

describe("fire modifiers", () => {
  test("X.16: sketch 16(1), a line of 8 at skirmishers in a grove, is +2 in all", () => {
    const range = 0;
    const grove = 2;
    expect(range + grove + fireModifiers["firer of 6 to 10"].infantry + fireModifiers["lone skirmisher"].infantry).toBe(2);
  });

  test("X.16: sketch 16(2), 1 point of skirmishers at a line in the open, is +2 in all", () => {
    const range = 1;
    expect(range + fireModifiers.line.infantry + fireModifiers["firer of 1"].infantry).toBe(2);
  });

  test("X.9: an assault column with a range factor of -1 is -2", () => {
    expect(-1 + fireModifiers.column.infantry).toBe(-2);
    expect(fireModifiers.routed.infantry).toBe(fireModifiers.column.infantry);
  });

  test("XI.4, XI.12: joint batteries and licornes", () => {
    expect([fireModifiers["two of a battery"].artillery, fireModifiers["three of a battery"].artillery]).toEqual([-1, -2]);
    expect(fireModifiers.licorne.artillery).toBe(-1);
    expect(licorneRanges).toEqual({ from: 2, to: 3 });
  });

  test("XI.9: A 1-2, B 3-4, C 5-6, D 7-8", () => {
    expect(artilleryBands).toEqual([[1, 2], [3, 4], [5, 6], [7, 8]]);
  });

  test("X.9, XI.11: both columns agree with the second copy", () => {
    const infantry = Object.values(fireModifiers).map((row) => row.infantry);
    const artillery = Object.values(fireModifiers).map((row) => row.artillery);
    expect(infantry).toEqual([1, -1, -2, 1, 1, null, null, null, null, 0, -1, -1, -2, 1, 1, 1, -1]);
    expect(artillery).toEqual([null, null, null, null, null, 2, -1, -2, -1, 0, -1, -1, -2, 2, 2, 1, -1]);
  });
});

describe("melee modifiers", () => {
  test("XII.20, XIV.69: +1 on the second check, +1 with lost points", () => {
    expect(meleeModifiers["second check"]).toMatchObject({ a: 0, b: 0, c: 1 });
    expect(meleeModifiers["lost points"]).toMatchObject({ a: 1, b: 1, c: 1 });
  });

  test("XII.27: the chart agrees with the second copy", () => {
    expect(Object.values(meleeModifiers).map(({ a, b, c }) => `${a} ${b} ${c}`)).toEqual([
      "0 1 0", "0 2 0", "0 1 0", "-1 0 0", "2 2 1", "0 1 0", "1 1 1", "0 0 1",
    ]);
  });

  test("XII.15: the ratio is rounded to the nearest half, a quarter up", () => {
    expect(ratioInHalves(5, 4)).toBe(3);
    expect(ratioInHalves(31, 25)).toBe(2);
    expect(ratioInHalves(7, 4)).toBe(4);
    expect(ratioInHalves(9, 4)).toBe(5);
    expect(ratioInHalves(6, 6)).toBe(2);
  });

  test("XII.15: even 0, up to 2:1 one, up to 3:1 two, beyond three; against the weaker the same with a plus", () => {
    expect(strengthModifier(10, 10)).toBe(0);
    expect([strengthModifier(10, 8), strengthModifier(20, 10)]).toEqual([-1, -1]);
    expect([strengthModifier(9, 4), strengthModifier(30, 10), strengthModifier(25, 8)]).toEqual([-2, -2, -2]);
    expect([strengthModifier(13, 4), strengthModifier(14, 4), strengthModifier(90, 1)]).toEqual([-3, -3, -3]);
    expect([strengthModifier(8, 10), strengthModifier(4, 14), strengthModifier(10, 9)]).toEqual([1, 3, 0]);
    expect(strengthModifier(10, 0)).toBe(0);
  });

  test("XII.40, XII.41: momentum of squares and infantry", () => {
    const of = (name: keyof typeof momenta) => momenta[name].value;
    expect([of("square"), of("two or three stars against a square"), of("one star against a square")]).toEqual([3, 1, 0]);
    expect([of("line or column"), of("skirmish infantry")]).toEqual([0, -5]);
  });
});

describe("WITHDRAWAL/DISORGANIZATION CHART", () => {
  test("XIV.33: at morale 6 withdrawal at 2, disorganization at 3", () => {
    expect(thresholds(6)).toEqual({ withdraws: 2, disorganized: 3 });
  });

  test("XIV.33: all rows, and the ends beyond the chart", () => {
    const rows = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((morale) => `${thresholds(morale).withdraws}/${thresholds(morale).disorganized}`);
    expect(rows.join(" ")).toBe("1/2 1/2 1/2 2/3 2/3 3/4 3/4 4/5 4/5");
    expect(thresholds(0)).toEqual(thresholds(2));
    expect(thresholds(12)).toEqual(thresholds(10));
    expect(withdrawalDisorganization.morale).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

test("numbers given by the text", () => {
  const given: Readonly<Record<keyof typeof constants, number>> = {
    commanderPoints: 10, riderPoints: 10, commanderBarredSurcharge: 1, marchMarker: 1, marchFactor: 2, commanderInChiefRange: 3, corpsRange: 6,
    divisionRange: 3, brigadeRange: 2, nearRider: 10, corpsDetour: 2, riderLost: 9, skirmishLimit: 4, squareMinimum: 3, squareDistance: 2, cavalryZone: 2,
    fallBack: 2, stackLimit: 24, gunPoints: 8, escarpmentDistance: 3, volley: 2, footSalvo: 2, horseSalvo: 3, withdrawBeforeMelee: 2, dearestChargeHex: 3,
    chargeRoutLoss: 3, continuationPoints: 3, routMargin: 3, commanderLost: 9, commanderAway: 2, retreat: 1, flight: 3,
    routedHexCost: 1, routedFireLoss: 3, approachLoss: 3, rallyDistance: 5, inARow: 2, leaveSquare: 1, backward: 1, doubledLoss: 2, horseMobility: 2, disorganizedMorale: 1,
  };
  expect(Object.fromEntries(Object.entries(constants).map(([name, { value }]) => [name, value]))).toEqual(given);
});

import { describe, expect, test } from "vitest";
import { excessUnits, type StackPlace, type StackUnit, whyOverstacked } from "../../src/checks/stacking.ts";

const unit = (
  type: StackUnit["type"],
  division: string | null = "7",
  corps = "III",
  nation = "russian",
): StackUnit => ({ type, division, corps, nation });
const inf = unit("infantry");
const art = unit("artillery");
const cav = unit("cavalry", null);
const open: StackPlace = { hasPosition: false, hasHead: () => false, nationsApart: false };
const withHead: StackPlace = { ...open, hasHead: (corps) => corps === "III" };

describe("stacking", () => {
  test("3.3.1a: any two units", () => {
    expect(whyOverstacked([inf, unit("infantry", "6", "VI")], open)).toBeNull();
    expect(whyOverstacked([inf, art, unit("infantry", "6", "VI")], open)).toBe("3.3.1a");
  });

  test("3.3.1b: three of a division, two of them infantry; corps troops are no division (I-93)", () => {
    expect(whyOverstacked([inf, inf, art], open)).toBeNull();
    expect(whyOverstacked([inf, inf, inf], open)).toBe("3.3.1b");
    expect(whyOverstacked([cav, cav, unit("artillery", null)], open)).toBe("3.3.1c");
    expect(whyOverstacked([inf, art, unit("infantry", "7", "VI")], open)).toBe("3.3.1a");
  });

  test("3.3.1c: five of a corps, three of them infantry, with its head in the hex", () => {
    const five = [inf, inf, unit("infantry", "12"), art, cav];
    expect([whyOverstacked(five, withHead), whyOverstacked(five, open)]).toEqual([null, "3.3.1c"]);
    expect(whyOverstacked([...five, art], withHead)).toBe("3.3.1c");
    expect(whyOverstacked([inf, inf, inf, inf, art], withHead)).toBe("3.3.1c");
    const other = [unit("infantry", "6", "VI"), unit("infantry", "6", "VI"), unit("infantry", "6", "VI")];
    expect(whyOverstacked(other, withHead)).toBe("3.3.1b");
  });

  test("7.4j, I-57: a position holds two infantry and one artillery and nothing else", () => {
    const position = { ...withHead, hasPosition: true };
    expect(whyOverstacked([inf, inf, art], position)).toBeNull();
    expect([
      whyOverstacked([inf, cav], position),
      whyOverstacked([art, art], position),
      whyOverstacked([inf, inf, inf], position),
    ]).toEqual(["7.4j", "7.4j", "7.4j"]);
  });

  test("E2: nations apart", () => {
    const pair = [unit("infantry", "Camou", "FR H", "french"), unit("infantry", "Trotti", "SA", "sardinian")];
    expect([whyOverstacked(pair, { ...open, nationsApart: true }), whyOverstacked(pair, open)]).toEqual(["E2", null]);
  });
});

describe("excess units", () => {
  test("I-134: only units of a smallest set whose removal is enough", () => {
    expect(excessUnits([inf, inf, art], open)).toEqual([]);
    // One of the three infantry; without the gun three infantry would still be too many.
    expect(excessUnits([inf, inf, inf, art], open)).toEqual([0, 1, 2]);
    expect(excessUnits([inf, inf, inf], open)).toEqual([0, 1, 2]);
    expect(excessUnits([inf, art, unit("infantry", "6", "VI")], open)).toEqual([0, 1, 2]);
  });

  test("I-134: five without their head: two must go", () => {
    expect(excessUnits([inf, inf, unit("infantry", "12"), art, cav], open)).toEqual([2, 4]);
  });
});

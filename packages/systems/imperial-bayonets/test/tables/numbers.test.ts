import { describe, expect, test } from "vitest";
import { constants, positionRoom, stackingLimits, strengthHalves } from "../../src/tables/constants.ts";
import { activation, nextAdministration, recovery, works } from "../../src/tables/dice.ts";
import { boxDie, eliminationBoxes, leaderLossDie } from "../../src/tables/eliminations.ts";
import { variantWeather, weatherEffects } from "../../src/tables/weather.ts";

describe("numbers of the book", () => {
  test("6.1.1c, 3.6b, 3.6c, 3.7b: ranges of command, both legs of a line, sight", () => {
    const { officerRange, commanderRange, overlandLeg, roadLeg, sight } = constants;
    expect([officerRange, commanderRange, overlandLeg, roadLeg, sight].map(({ value }) => value)).toEqual([3, 4, 14, 3, 3]);
  });

  test("3.3i, 7.3c, 6.1c: one point to join a stack, one for Road March, one for an Officer-Commander", () => {
    const { joiningStack, roadMarchChange, officerCommanderCp } = constants;
    expect([joiningStack, roadMarchChange, officerCommanderCp].map(({ value }) => value)).toEqual([1, 1, 1]);
  });

  test("3.3.1: two of any kind, three of a division with two infantry, five of a corps with three; 7.4j: two and one in a position", () => {
    const { normal, division, corps } = stackingLimits;
    expect([normal.units, division.units, division.infantry, corps.units, corps.infantry]).toEqual([2, 3, 2, 5, 3]);
    expect([positionRoom.infantry, positionRoom.artillery]).toEqual([2, 1]);
  });

  test("3.8.1c, 3.8.2g, 7.4k: halved, halved, doubled; 3.8.2f: initiative one less", () => {
    const { disrupted, demoralized, "improved-position": position } = strengthHalves;
    expect([disrupted.halves, demoralized.halves, position.halves]).toEqual([1, 1, 4]);
    expect(constants.demoralizedRating.value).toBe(-1);
  });

  test("4.0-5b, 4.0-5c, 4.0-5f: above nobody acts, below all do, equal with two less and cavalry with three less", () => {
    expect([activation.above.acts, activation.below.acts, activation.equal.acts]).toEqual([false, true, true]);
    expect(activation.equal.lessMa).toEqual({ infantry: 2, artillery: 2, "horse-artillery": 2, cavalry: 3 });
    expect(Object.values(activation.below.lessMa)).toEqual([0, 0, 0, 0]);
  });

  test("5.2l, 5.2m: a demoralized unit is lost on 5 and 6; Officer-Commanders count as 3", () => {
    expect([recovery.lostFrom.die, recovery.officerCommander.rating]).toEqual([5, 3]);
  });

  test("7.4e, 7.4g, 7.6d: works succeed on 1 and 2, positions with two dice at most and easier every time", () => {
    expect(works.position).toMatchObject({ atMost: 2, dice: 2 });
    expect(works.laterAttempt.less).toBe(1);
    expect(works.bridge).toMatchObject({ atMost: 2, dice: 1 });
  });

  test("5.4a: the die is the number of turns to the next Administration Phase", () => {
    expect(nextAdministration.turns).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("eliminations", () => {
  test("9.4.1.1: who awaits recovery and who is lost for good", () => {
    expect(Object.entries(eliminationBoxes).map(([cause, { free, cut }]) => `${cause}: ${free} ${cut}`)).toEqual([
      "combat result: uar peu",
      "charge Ae: die die",
      "enemy zone: die die",
      "enemy or ground: peu peu",
      "Depot: uar uar",
      "overstacked: uar uar",
    ]);
  });

  test("9.3.1c, 9.4.1.1b: on 1 to 4 awaiting recovery, on 5 and 6 lost; E12: a Leader falls on a 1", () => {
    expect(boxDie.rows.map(({ from, to, box }) => `${from}-${to} ${box}`)).toEqual(["1-4 uar", "5-6 peu"]);
    expect(leaderLossDie.rows.map(({ from, to, fate }) => `${from}-${to} ${fate}`)).toEqual(["1-1 killed", "2-6 unhurt"]);
  });
});

describe("weather", () => {
  test("E3: fog shortens sight to 2 without height, costs the guns 1 and commanders a point, and stops charges", () => {
    expect(weatherEffects.fog).toMatchObject({ sight: 2, heightHelps: false, artilleryDie: -1, charges: false, lessCp: 1 });
    expect(weatherEffects.clear).toMatchObject({ sight: 3, heightHelps: true, artilleryDie: 0, charges: true, lessCp: 0 });
  });

  test("E5: haze shortens sight and does nothing else; 1 fog for two turns, 2 to 5 clear, 6 haze", () => {
    expect(weatherEffects.haze).toMatchObject({ sight: 2, heightHelps: true, artilleryDie: 0, charges: true, lessCp: 0 });
    expect(variantWeather.rows.map(({ from, to, weather, turns }) => `${from}-${to} ${weather} ${turns}`)).toEqual([
      "1-1 fog 2",
      "2-5 clear null",
      "6-6 haze null",
    ]);
  });
});

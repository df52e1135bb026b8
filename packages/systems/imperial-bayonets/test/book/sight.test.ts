import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { al, ru, stand } from "../muster.ts";

const { questions } = imperialBayonets;
type Text = Parameters<typeof stand>[0];
type Units = Text["units"] & object;
type Map = NonNullable<Text["map"]>;

/** Whether a Russian battery at the first hex sees the second. */
function sees(from: string, to: string, map: Partial<Map> = {}, units: Units = [], more: Text = {}) {
  const s = stand({
    phase: "ic-bombardment",
    ...more,
    map: { cols: 9, rows: 9, ...map },
    units: [ru.guns("G", from), al.infantry("T", to), ...units],
  });
  const found = questions.sight(s.game.play(), from, to);
  if (!("clear" in found)) throw new Error(JSON.stringify(found));
  return found;
}
const blocked = (rule: string) => ({ clear: false, rule });

describe("how far", () => {
  test.each<[string, string, Readonly<Record<string, number>>, boolean]>([
    ["3.7b: three hexes on the level", "0404", {}, true],
    ["3.7b: not four", "0405", {}, false],
    ["3.7b: four from one level above", "0405", { "0401": 1 }, true],
    ["3.7b: not five from one level above", "0406", { "0401": 1 }, false],
    ["3.7b, 3.7c: five from two levels above, the example of the book", "0406", { "0401": 2 }, true],
    ["3.7b: not six from two levels above", "0407", { "0401": 2 }, false],
    ["3.7b: three up to higher ground, no less", "0404", { "0404": 2 }, true],
    ["3.7b: not four up to higher ground", "0405", { "0405": 2 }, false],
    ["3.7b: both on the same height: three", "0405", { "0401": 2, "0405": 2 }, false],
  ])("%s", (_title, to, elevation, expected) => {
    const found = sees("0401", to, { elevation });
    expect(found.clear).toBe(expected);
    if (!expected) expect(found).toMatchObject(blocked("3.7b"));
  });

  test.each<[string, string, Readonly<Record<string, number>>, string, boolean]>([
    ["E3: in fog two hexes", "0403", {}, "fog", true],
    ["E3: in fog not three", "0404", {}, "fog", false],
    ["E3: in fog height does not help", "0404", { "0401": 2 }, "fog", false],
    ["E5: in haze two hexes", "0404", {}, "haze", false],
    ["E5: in haze height helps", "0404", { "0401": 1 }, "haze", true],
  ])("%s", (_title, to, elevation, weather, expected) => {
    expect(sees("0401", to, { elevation }, [], { flags: { weather } }).clear).toBe(expected);
  });
});

describe("what is in the way", () => {
  test.each<[string, readonly string[], boolean]>([
    ["3.7e: woods block", ["woods"], false],
    ["3.7e: a town blocks", ["town"], false],
    ["3.7e: a garden blocks", ["garden"], false],
    ["3.7e, TEC: a marsh does not", ["marsh"], true],
  ])("%s", (_title, tags, expected) => {
    expect(sees("0401", "0404", { hexes: { "0403": tags } }).clear).toBe(expected);
  });

  test.each<[string, Units, boolean]>([
    ["3.7d, 9.1b: a friendly unit blocks", [ru.infantry("F", "0402")], false],
    ["3.7d, 9.1b: an enemy unit blocks", [al.infantry("F", "0402")], false],
    ["3.7d: a Depot blocks", [ru.depot("F", "0402")], false],
    ["3.7d: a Leader does not", [ru.officer("F", "0402"), al.officer("H", "0403")], true],
  ])("%s", (_title, units, expected) => {
    expect(sees("0401", "0404", {}, units).clear).toBe(expected);
  });

  test("3.7e: neither the hex of the gun nor that of the target blocks", () => {
    expect(sees("0401", "0404", { hexes: { "0401": ["woods"], "0404": ["town"] } }).clear).toBe(true);
  });

  test.each<[string, Readonly<Record<string, number>>, boolean]>([
    ["3.7f: ground higher than the gun blocks", { "0403": 1 }, false],
    ["3.7f: also if the target is as high", { "0403": 1, "0404": 1 }, false],
    ["3.7f: ground as high as the gun does not", { "0401": 1, "0403": 1 }, true],
    ["3.7f: a dip does not", { "0401": 1, "0402": 1, "0404": 1 }, true],
  ])("%s", (_title, elevation, expected) => {
    expect(sees("0401", "0404", { elevation }).clear).toBe(expected);
  });

  test.each<[string, string, string, Readonly<Record<string, number>>, boolean]>([
    ["3.7g: over woods below, as far from the target as half the way", "0402", "0403", { "0401": 1 }, true],
    ["3.7g: over woods 2 from a target 3 away", "0402", "0404", { "0401": 1 }, true],
    ["3.7g: not over woods 1 from a target 3 away", "0403", "0404", { "0401": 1 }, false],
    ["3.7g: over woods 2 from a target 4 away", "0403", "0405", { "0401": 1 }, true],
    ["3.7g: not over woods 2 from a target 5 away", "0404", "0406", { "0401": 2 }, false],
    ["3.7g: over woods 3 from a target 5 away", "0403", "0406", { "0401": 2 }, true],
    ["3.7g: not over woods as high as the gun", "0402", "0403", { "0401": 1, "0402": 1 }, false],
    ["3.7g: over woods one level below on a slope", "0402", "0404", { "0401": 2, "0402": 1 }, true],
    ["3.7g: on the level over nothing", "0402", "0404", {}, false],
  ])("%s", (_title, woods, to, elevation, expected) => {
    expect(sees("0401", to, { hexes: { [woods]: ["woods"] }, elevation }).clear).toBe(expected);
  });

  test.each<[string, string, string, Readonly<Record<string, number>>, string, boolean]>([
    ["9.1c: over a unit beneath and next to the gun", "0402", "0403", { "0401": 1 }, "by-3.7", true],
    ["9.1c: also if only that is allowed", "0402", "0404", { "0401": 1 }, "adjacent-only", true],
    ["3.7g: over a unit farther off by the half distance", "0403", "0405", { "0401": 1 }, "by-3.7", true],
    [
      "9.1b: not where only units next to the gun are fired over",
      "0403",
      "0405",
      { "0401": 1 },
      "adjacent-only",
      false,
    ],
    ["9.1c: not over a unit next to the gun on its level", "0402", "0404", { "0401": 1, "0402": 1 }, "by-3.7", false],
  ])("%s", (_title, at, to, elevation, fireOverUnits, expected) => {
    for (const unit of [ru.infantry("F", at), al.infantry("F", at)])
      expect(sees("0401", to, { elevation }, [unit], { options: { fireOverUnits } }).clear).toBe(expected);
  });
});

describe("lines along hexsides", () => {
  // From 0404 to 0604 the line runs between 0504 and 0505.
  test.each<[string, readonly string[], boolean]>([
    ["2.0m: one flank blocked leaves the line open", ["0504"], true],
    ["2.0m: the other flank blocked leaves it open too", ["0505"], true],
    ["2.0m: both blocked close it", ["0504", "0505"], false],
  ])("%s", (_title, woods, expected) => {
    const hexes = Object.fromEntries(woods.map((hex) => [hex, ["woods"]]));
    expect(sees("0404", "0604", { hexes }).clear).toBe(expected);
  });
});

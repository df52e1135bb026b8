import { describe, expect, test } from "vitest";
import { glade, openPiquets } from "./glade.ts";

const position = {
  units: [
    { id: "N1", side: "north", kind: "infantry", at: "0202" },
    { id: "N2", side: "north", kind: "infantry", at: "0501" },
    { id: "S1", side: "south", kind: "infantry", at: "0304" },
  ],
  phase: "movement",
};

describe("a click that means nothing", () => {
  test("names the rule that forbids it before anything that is only not asked now", () => {
    const { referee, all } = glade(openPiquets, position);
    all(0, "unit N1");
    expect(referee.why({ seat: 0, hex: "0504", unit: null, picks: [] })).toMatchObject({
      about: "0504",
      rule: "2.0",
      sentence: "The hex is not adjacent.",
    });
  });

  test("is told what was clicked on, where nothing at all is asked about such things", () => {
    const { referee } = glade(openPiquets, position);
    expect(referee.why({ seat: 0, hex: "0403", unit: null, picks: [] })).toMatchObject({
      about: "0403",
      sentence: "0403 is empty.",
      rule: "2.0",
    });
    const { referee: moving, all } = glade(openPiquets, position);
    all(0, "unit N1");
    expect(moving.why({ seat: 0, hex: null, unit: "S1", picks: [] })).toMatchObject({
      sentence: "S1 is the enemy's; nothing can be done with it now.",
    });
  });

  test("of what can be answered there is nothing to explain", () => {
    const { referee } = glade(openPiquets, position);
    expect(referee.why({ seat: 0, hex: "0202", unit: "N1", picks: [] })).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { british, movement, soimonov, zouave } from "../field.ts";

// Two ways lead from 0302 to 0305, one down column 02 and one down column 04; all else is sea, but for where an enemy stands.
const ways = { west: ["0202", "0203", "0204"], east: ["0402", "0403", "0404"] };

/** The mirror image of a hex of this map. */
const mirrored = (hex: string) => `0${6 - Number(hex.slice(0, 2))}${hex.slice(2)}`;

interface Standing {
  readonly enemies?: readonly string[];
  readonly friends?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
}

/** Why the mover does not get to 0305. */
function whyNot({ enemies = [], friends = [], options = {} }: Standing) {
  const land = ["0302", "0305", ...ways.west, ...ways.east, ...enemies];
  const all = [1, 2, 3, 4, 5].flatMap((col) => [1, 2, 3, 4, 5, 6].map((row) => `0${col}0${row}`));
  const hexes = Object.fromEntries(all.filter((hex) => !land.includes(hex)).map((hex) => [hex, ["sea"]]));
  const units = [
    soimonov("R", "0302"),
    ...friends.map((hex) => soimonov(`F${hex}`, hex)),
    ...enemies.map((hex) => british(`E${hex}`, hex)),
  ];
  const s = movement({ map: { cols: 5, rows: 6, hexes }, units, options });
  s.answer("move R");
  return s.refusal("go 0305");
}

/** The same on the map as it is and on its mirror image, so that no order of looking decides. */
const bothWays: readonly (readonly [string, (hex: string) => string])[] = [
  ["west to east", (hex) => hex],
  ["east to west", mirrored],
];

describe.each(bothWays)("of two ways the one with least in it is told of, %s", (_, at) => {
  test("6.2, 6.3: a friend in the way is less than an enemy", () => {
    const why = whyNot({ enemies: [at("0203")], friends: [at("0403")] });
    expect(why).toMatchObject({ rule: "6.2", code: "way-barred", params: { hex: at("0403"), goal: "0305" } });
  });

  test("7.2, 6.2: a zone is less than a friend", () => {
    const why = whyNot({ enemies: [at("0505")], friends: [at("0203")] });
    expect(why).toMatchObject({ rule: "7.2", params: { from: at("0404"), hex: "0305", because: "stopped-in-zone" } });
  });

  test("7.2, B-21: a friend who may be passed is nothing in the way", () => {
    const standing = { enemies: [at("0105"), at("0504")], friends: [at("0203")] };
    const why = whyNot({ ...standing, options: { passThroughFriends: "yes" } });
    expect(why).toMatchObject({ rule: "7.2", params: { from: at("0204"), hex: "0305" } });
  });

  test("7.2: one hex in a zone is less than two that lie together", () => {
    const why = whyNot({ enemies: [at("0105"), at("0504")] });
    expect(why).toMatchObject({ rule: "7.2", params: { from: at("0204"), hex: "0305" } });
  });

  test("7.2: and less than two that lie apart", () => {
    const why = whyNot({ enemies: [at("0102"), at("0105"), at("0505")] });
    expect(why).toMatchObject({ rule: "7.2", params: { from: at("0404"), hex: "0305" } });
  });

  test("7.2: a first step out of all zones is free, one from zone to zone is not", () => {
    const why = whyNot({ enemies: [at("0201"), at("0505")] });
    expect(why).toMatchObject({ rule: "7.2", params: { from: at("0404"), because: "stopped-in-zone" } });
  });
});

describe("one step", () => {
  test("7.2: whoever has entered a zone is stopped by it, also before another hex of the same zone", () => {
    const why = whyNot({ enemies: ["0103", "0503"] });
    expect(why).toMatchObject({ rule: "7.2", params: { because: "stopped-in-zone" } });
  });

  test("8.3, 6.2: a hex that takes exactly all points is not too far: the friend before it is the reason", () => {
    const units = [soimonov("R", "0101"), soimonov("F", "0103"), british("A", "0110")];
    const s = movement({ map: { cols: 1, rows: 10 }, units });
    s.answer("move R");
    expect(s.refusal("go 0107")).toMatchObject({ rule: "6.2", code: "way-barred", params: { others: "F" } });
  });

  test("8.3, 7.2: out of a zone into a free hex the price is the reason, not the zone", () => {
    const hexes = { "0103": ["river", "marsh", "aqueduct"] };
    const sides = { "0103/0104": ["slope up:0103"] };
    const units = [soimonov("R", "0104"), british("A", "0105"), british("B", "0301")];
    const s = movement({ map: { cols: 3, rows: 6, hexes, sides }, units });
    s.answer("move R");
    expect(s.refusal("go 0103")).toMatchObject({ rule: "8.3", code: "too-dear", params: { cost: "13", left: "12" } });
  });

  const dear = { cols: 1, rows: 4, hexes: { "0102": ["river", "marsh", "aqueduct"] } };

  test("8.3, 8.12: a unit may move whose only step takes all its points", () => {
    const s = movement({ map: dear, units: [soimonov("R", "0101"), british("A", "0104")] });
    expect(s.answers()).toContain("move R");
    s.answer("move R", "go 0102");
    expect(s.unit("R").at).toBe("0102");
  });

  test("6.2, B-21: a friend who takes all points to pass leaves no room beyond him", () => {
    const units = [soimonov("R", "0101"), soimonov("F", "0102"), british("A", "0104")];
    const s = movement({ map: dear, units, options: { passThroughFriends: "yes" } });
    expect(s.refusal("move R")).toMatchObject({ rule: "6.2", code: "no-room-beyond" });
  });

  test("6.3, B-21: with the option a hex is open again when the enemy has left it", () => {
    const units = [soimonov("R", "0301"), soimonov("S", "0801"), british("A", "0303"), zouave("Z", "0808")];
    const s = movement({ units, options: { passThroughFriends: "yes" } });
    s.answer("move S", "go 0802", "move A", "go 0306", "move R", "go 0303");
    expect(s.unit("R").at).toBe("0303");
  });
});

describe("by way of a victory hex", () => {
  test("8.3, B-60: none is offered that takes the last points", () => {
    const hexes = { "0103": ["victory:ridge", "river", "marsh"], "0102": ["marsh"] };
    const s = movement({ map: { cols: 1, rows: 5, hexes }, units: [soimonov("R", "0101"), british("A", "0105")] });
    s.answer("move R");
    expect(s.answers()).toEqual(["go 0102", "go 0103"]);
  });

  test("6.2, B-21, B-60: none is offered on which a friend stands", () => {
    const map = { cols: 1, rows: 6, hexes: { "0102": ["victory:ridge"] } };
    const units = [soimonov("R", "0101"), soimonov("F", "0102"), british("A", "0106")];
    const s = movement({ map, units, options: { passThroughFriends: "yes" } });
    s.answer("move R");
    expect(s.refusedBy("via 0102")).toBe("6.2");
    expect(s.answers()).not.toContain("via 0102");
  });

  test("3.4: who enters a hex of his own side changes nothing", () => {
    const map = { cols: 8, rows: 8, hexes: { "0303": ["victory:ridge"] } };
    const s = movement({ map, units: [soimonov("R", "0801"), british("A", "0302")], active: "allied" });
    s.answer("move A", "go 0303");
    expect(s.eventsOf("control-changed")).toEqual([]);
  });

  test("4.2: an Allied unit goes on over the south edge", () => {
    const lane = { cols: 1, rows: 6, hexes: { "0103": ["south-edge"] } };
    const s = movement({ map: lane, units: [british("A", "0102"), soimonov("R", "0106")], active: "allied" });
    s.answer("move A", "go 0104");
    expect(s.eventsOf("moved")).toMatchObject([{ path: ["0102", "0103", "0104"] }]);
    expect(s.unit("A").at).toBe("0104");
  });
});

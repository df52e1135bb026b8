import { isProblems } from "@redoubt/engine";
import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { foot } from "../troops.ts";

/** The rule and the places that block a line, or "clear". */
function block(text: SituationText, from: string, to: string): string {
  const { game } = situation(spiQuad, { units: [foot("A1", "0101")], ...text });
  const answer = spiQuad.questions.sight(game.play(), from, to);
  if (isProblems(answer)) throw new Error(answer[0].what);
  return answer.clear ? "clear" : `${answer.rule} ${answer.blockedBy.join(" ")}: ${answer.reason}`;
}
const ground = (sides: object, hexes: object = {}, more: Partial<SituationText> = {}): SituationText => ({
  map: { cols: 9, rows: 9, sides, hexes },
  ...more,
});

// Down column 03 the line crosses 0301/0302 first, then 0302/0303, and so on; from 0304 due east it runs between 0403 and 0404,
// through 0504, and between 0603 and 0604.

describe("7.3: what blocks a line is named", () => {
  const cases: readonly [string, object, object, string][] = [
    ["7.34: a ridge", { "0302/0303": ["ridge 0302:gentle 0303:gentle"] }, {}, "7.34 0302/0303: ridge"],
    [
      "7.32: a steep slope below",
      { "0304/0305": ["steep-slope up:0304"] },
      {},
      "7.32 0304/0305: steep slope below, more than half way",
    ],
    [
      "7.32: a steep slope above",
      { "0301/0302": ["steep-slope up:0302"] },
      {},
      "7.32 0301/0302: steep slope above, less than half way",
    ],
    [
      "7.33: a slope down after one up, and not the one up",
      { "0301/0302": ["gentle-slope up:0302"], "0303/0304": ["gentle-slope up:0303"] },
      {},
      "7.33 0303/0304: slope down after a slope up",
    ],
    ["7.35: woods", {}, { "0303": ["woods"] }, "7.35 0303: woods or town"],
    ["7.35: a town", {}, { "0304": ["town"] }, "7.35 0304: woods or town"],
    ["7.35: the first of two hexes", {}, { "0303": ["woods"], "0304": ["town"] }, "7.35 0303: woods or town"],
    ["7.37: neither end", {}, { "0301": ["woods"], "0305": ["town"] }, "clear"],
    ["7.33: nor what lies beyond the line", { "0305/0306": ["ridge 0305:gentle 0306:gentle"] }, {}, "clear"],
  ];
  test.each(cases)("%s", (_name, sides, hexes, expected) => {
    expect(block(ground(sides, hexes), "0301", "0305")).toBe(expected);
  });
  test("7.34: the firer's own ridge is neither a block nor a rise", () => {
    const sides = { "0301/0302": ["ridge 0301:gentle 0302:gentle"], "0303/0304": ["gentle-slope up:0303"] };
    expect(block(ground(sides), "0301", "0305")).toBe("clear");
  });
  test("7.33: a rise is remembered over level ground, and a fall before it does not count", () => {
    const sides = {
      "0301/0302": ["gentle-slope up:0301"],
      "0302/0303": ["gentle-slope up:0303"],
      "0304/0305": ["gentle-slope up:0304"],
    };
    expect(block(ground(sides), "0301", "0305")).toBe("7.33 0304/0305: slope down after a slope up");
  });
});

describe("7.36: lines between hexes", () => {
  const beside = (sides: object, hexes: object = {}, options: Record<string, string> = {}) =>
    block(ground(sides, hexes, { options }), "0304", "0704");
  const woods = (...hexes: readonly string[]) => Object.fromEntries(hexes.map((hex) => [hex, ["woods"]]));
  test("7.36: two hexes beside the line block together, left and right", () => {
    expect(beside({}, woods("0403", "0404"))).toBe("7.36 0403 0404: woods or town on both hands");
    expect(beside({}, woods("0603", "0604"))).toBe("7.36 0603 0604: woods or town on both hands");
  });
  test("7.36: one of them does not, nor one here and one there", () => {
    for (const hexes of [["0403"], ["0404"], ["0403", "0604"], ["0404", "0603"]]) {
      expect(beside({}, woods(...hexes))).toBe("clear");
    }
  });
  test("S-38: by the other reading left here and right there block, whichever comes first", () => {
    const shifted = { hexsideSight: "shifted-lines" };
    const what = "woods or town on the left, woods or town on the right";
    expect(beside({}, woods("0403", "0604"), shifted)).toBe(`7.36 0403 0604: ${what}`);
    expect(beside({}, woods("0404", "0603"), shifted)).toBe(`7.36 0603 0404: ${what}`);
    expect(beside({}, woods("0403", "0603"), shifted)).toBe("clear");
    expect(beside({}, woods("0404", "0604"), shifted)).toBe("clear");
    // What cuts a hand first is told of.
    expect(beside({}, woods("0403", "0603", "0604"), shifted)).toBe("7.36 0603 0604: woods or town on both hands");
  });
  test("7.32, 7.36: two hexsides that block for one reason do so by its case", () => {
    const sides = { "0603/0704": ["steep-slope up:0603"], "0604/0704": ["steep-slope up:0604"] };
    expect(beside(sides)).toBe("7.32 0603/0704 0604/0704: steep slope below, more than half way on both hands");
    expect(beside({ "0603/0704": ["steep-slope up:0603"] })).toBe("clear");
    expect(beside({ "0604/0704": ["steep-slope up:0604"] })).toBe("clear");
  });
  test("7.36: two reasons at one place block by 7.36", () => {
    const sides = { "0603/0704": ["steep-slope up:0603"], "0604/0704": ["ridge 0604:gentle 0704:gentle"] };
    expect(beside(sides)).toMatch(/^7\.36 0603\/0704 0604\/0704/);
  });
  test("7.35: the hex in the middle of the line blocks by itself", () => {
    expect(beside({}, woods("0504"))).toBe("7.35 0504: woods or town");
  });
});

describe("7.32, 7.33: one line after another", () => {
  test("7.32, S-37: where the firer's own steep hexside is exempt, the others are not", () => {
    const own = { options: { ownSteepHexsideNeverBlocks: "on" } };
    const at = (side: string, up: string) =>
      block(ground({ [side]: [`steep-slope up:${up}`] }, {}, own), "0301", "0305");
    expect(at("0301/0302", "0302")).toBe("clear");
    expect(at("0303/0304", "0303")).toBe("7.32 0303/0304: steep slope below, more than half way");
  });
  test("7.33: what one line climbed is forgotten before the next", () => {
    // From 0304 to 0504 a climb on one hand only does not block.
    for (const hand of ["0403", "0404"]) {
      const [up, down] = [["0304", hand].sort().join("/"), [hand, "0504"].sort().join("/")];
      const sides = {
        "0801/0802": ["gentle-slope up:0802"],
        [up]: [`gentle-slope up:${hand}`],
        [down]: [`gentle-slope up:${hand}`],
        "0403/0504": ["gentle-slope up:0403"],
        "0404/0504": ["gentle-slope up:0404"],
      };
      const { game } = situation(spiQuad, { units: [foot("A1", "0101")], ...ground(sides) });
      const look = (from: string, to: string) => spiQuad.questions.sight(game.play(), from, to);
      expect(look("0801", "0804")).toMatchObject({ clear: true });
      expect([hand, look("0304", "0504")]).toMatchObject([hand, { clear: true }]);
    }
  });
});

describe("A18.42: what blocks at the Alma is named", () => {
  const alma = (sides: object, hexes: object = {}) => block(ground(sides, hexes, { scenario: "alma" }), "0301", "0305");
  test("A18.42: ridge, town and slope", () => {
    expect(alma({ "0302/0303": ["ridge 0302:gentle 0303:gentle"] })).toBe("A18.42 0302/0303: ridge");
    expect(alma({}, { "0303": ["town"] })).toBe("A18.42 0302/0303: hexside of a town");
    expect(alma({ "0301/0302": ["gentle-slope up:0302"], "0303/0304": ["steep-slope up:0303"] })).toBe(
      "A18.42 0303/0304: slope down after a slope up",
    );
  });
  test("A18.42: two slopes down, or one up, leave the line open", () => {
    expect(alma({ "0301/0302": ["gentle-slope up:0301"], "0303/0304": ["gentle-slope up:0303"] })).toBe("clear");
    expect(alma({ "0301/0302": ["gentle-slope up:0302"], "0303/0304": ["gentle-slope up:0304"] })).toBe("clear");
  });
  test("A18.42, S-23: a slope that the line follows is a fall after a rise, and a rise before a fall, but not both", () => {
    // From 0304 to 0704 the line follows 0403/0404 and then 0603/0604.
    const along = (sides: object) => block(ground(sides, {}, { scenario: "alma" }), "0304", "0704");
    const [first, second] = [{ "0403/0404": ["gentle-slope up:0403"] }, { "0603/0604": ["gentle-slope up:0604"] }];
    expect([along(first), along(second)]).toEqual(["clear", "clear"]);
    expect(along({ ...first, ...second })).toBe("A18.42 0603/0604: slope down after a slope up");
  });
});

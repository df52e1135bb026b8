import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { disrupted, foot, gun, horse, russian } from "../troops.ts";

const field = (text: SituationText) => situation(spiQuad, { active: "allied", map: { cols: 9, rows: 9 }, ...text });
const hexesOf = (answers: readonly string[]): string[] =>
  answers
    .filter((answer) => answer.startsWith("hex "))
    .map((answer) => answer.slice(4))
    .sort();

describe("moving", () => {
  test("5.0: a unit goes hex by hex in any direction, and goes on with what is left", () => {
    const game = field({ units: [foot("A1", "0505")] });
    game.answer("unit A1", "hex 0504", "hex 0604", "hex 0704");
    expect(game.unit("A1").at).toBe("0704");
    expect(hexesOf(game.answers())).toContain("0706");
    game.answer("stop");
    expect(game.decision().kind).toBe("movement");
  });
  test("5.16, 5.19: infantry has 5 points, cavalry 8, horse artillery 7; no hex beyond is offered", () => {
    const reaches = (unit: ReturnType<typeof foot>) => {
      const game = situation(spiQuad, { active: "allied", map: { cols: 25, rows: 5 }, units: [unit] });
      game.answer("unit A1");
      return Math.max(...hexesOf(game.answers()).map((hex) => Number(hex.slice(0, 2)))) - 1;
    };
    expect(reaches(foot("A1", "0103"))).toBe(5);
    expect(reaches(horse("A1", "0103"))).toBe(8);
    expect(reaches(gun("A1", "0103", { kind: "horse-artillery", stats: { class: "G" } }))).toBe(7);
    expect(reaches(gun("A1", "0103"))).toBe(3);
  });
  test("5.16: points left are not enough for a dear hex, not even as a first step", () => {
    const sides = { "0104/0105": ["steep-slope up:0104", "stream"] };
    const game = field({ units: [gun("G1", "0105")], map: { cols: 1, rows: 9, sides } });
    game.answer("unit G1");
    expect(game.refusedBy("hex 0104")).toBe("5.16");
  });
  test("5.12, 5.34: nobody enters a hex with an enemy", () => {
    const game = field({ units: [foot("A1", "0505"), disrupted(russian(foot("R1", "0504")))] });
    game.answer("unit A1");
    expect(game.refusedBy("hex 0504")).toBe("5.12");
  });
  test("5.17: a unit does not leave the map", () => {
    const game = field({ units: [foot("A1", "0101")] });
    game.answer("unit A1");
    expect(hexesOf(game.answers()).every((hex) => /^0[1-9]0[1-9]$/.test(hex))).toBe(true);
  });
  test("5.18: a finished move is final", () => {
    const game = field({ units: [foot("A1", "0505")] });
    game.answer("unit A1", "hex 0504", "stop");
    expect(game.refusedBy("unit A1")).toBe("5.18");
  });
  test("5.18: a unit taken up may be put back until it has moved", () => {
    const game = field({ units: [foot("A1", "0505")] });
    game.answer("unit A1", "cancel", "unit A1", "hex 0504");
    expect(game.refusedBy("cancel")).toBe("5.18");
  });
  test("5.0: a straight step is offered where a way around is cheaper", () => {
    const sides = { "0504/0505": ["steep-slope up:0504"] };
    const game = field({ units: [horse("H1", "0505")], map: { cols: 9, rows: 9, sides } });
    game.answer("unit H1");
    expect(game.answers()).toContain("step 0504");
    expect(game.refusedBy("step 0506")).toBe("5.0");
    expect(game.refusedBy("step 0503")).toBe("5.17");
    const [moved] = game.answer("step 0504");
    expect(moved).toMatchObject({ kind: "moved", path: ["0505", "0504"], cost: 6 });
  });
  test("5.11: nobody moves the other side's units", () => {
    const game = field({ units: [foot("A1", "0505"), russian(foot("R1", "0101"))] });
    expect(game.refusedBy("unit R1")).toBe("5.11");
    expect(game.answers()).not.toContain("unit R1");
  });
  test("9.11, 5.19: disrupted infantry and cavalry have half their points, rounded up", () => {
    const game = field({ units: [disrupted(foot("A1", "0505")), disrupted(horse("H1", "0101"))] });
    game.answer("unit A1", "hex 0502");
    expect(game.refusedBy("unit A1")).toBe("5.18");
    game.answer("unit H1");
    expect(game.refusedBy("hex 0106")).toBe("5.16");
    expect(hexesOf(game.answers())).toContain("0105");
  });
  test("9.12, 5.19: disrupted guns do not move", () => {
    const game = field({ units: [disrupted(gun("G1", "0505")), foot("A1", "0101")] });
    expect(game.refusedBy("unit G1")).toBe("9.12");
  });
  test("5.0: the way taken is a cheapest one", () => {
    const wood = { "0504": ["woods"], "0503": ["woods"] };
    const game = field({ units: [foot("A1", "0505")], map: { cols: 9, rows: 9, hexes: wood } });
    const [moved] = game.answer("unit A1", "hex 0502").filter((event) => event.kind === "moved");
    expect(moved).toMatchObject({ cost: 8, path: { length: 5 } });
  });
});

describe("enemy zones", () => {
  test("5.13, 6.0: a unit stops on entering an enemy zone", () => {
    const game = field({ units: [foot("A1", "0507"), russian(foot("R1", "0504"))] });
    game.answer("unit A1", "hex 0505");
    expect(game.decision().kind).toBe("movement");
    expect(game.refusedBy("unit A1")).toBe("5.18");
  });
  test("5.13, 6.0: no way leads through an enemy zone", () => {
    const game = field({ units: [foot("A1", "0207"), russian(foot("R1", "0205"))], map: { cols: 3, rows: 9 } });
    game.answer("unit A1");
    expect(game.refusedBy("hex 0104")).toBe("5.13");
  });
  test("5.14, 6.33: a unit that begins in a zone leaves it only for a hex without one", () => {
    const slow = { ...foot("A1", "0505").stats, ma: 1 };
    const game = field({ units: [foot("A1", "0505", { stats: slow }), russian(foot("R1", "0504"))] });
    game.answer("unit A1");
    expect(game.refusedBy("hex 0604")).toBe("5.14");
    expect(hexesOf(game.answers())).toContain("0506");
  });
  test("5.14: a way around is taken even where the straight step from zone to zone would cost the same", () => {
    const sides = { "0505/0604": ["gentle-slope up:0604"] };
    const game = field({ units: [foot("A1", "0505"), russian(foot("R1", "0504"))], map: { cols: 9, rows: 9, sides } });
    const [moved] = game.answer("unit A1", "hex 0604");
    expect(moved).toMatchObject({ cost: 4, path: ["0505", "0605", "0604"] });
  });
  test("5.13, 6.33: having left, it may enter a zone again and stops there", () => {
    const game = field({ units: [foot("A1", "0505"), russian(foot("R1", "0504"))] });
    game.answer("unit A1", "hex 0506", "hex 0505");
    expect(game.unit("A1").at).toBe("0505");
    expect(game.decision().kind).toBe("movement");
  });
  test("5.13: a unit with zones all around it is held", () => {
    const enemies = ["0503", "0704", "0706", "0507", "0306", "0304"].map((at, i) => russian(foot(`R${i}`, at)));
    const game = field({ units: [foot("A1", "0505"), russian(foot("R9", "0504")), foot("A2", "0101"), ...enemies] });
    expect(game.refusedBy("unit A1")).toBe("5.13");
  });
  test("6.32, 6.33: a unit whose controller is gone is free", () => {
    const game = field({ units: [foot("A1", "0505"), disrupted(russian(foot("R1", "0504")))] });
    game.answer("unit A1", "hex 0604");
    expect(game.decision().kind).toBe("move");
  });
  test("6.31: entering a zone costs nothing more", () => {
    const game = field({ units: [foot("A1", "0507"), russian(foot("R1", "0504"))] });
    expect(game.answer("unit A1", "hex 0505")).toContainEqual(expect.objectContaining({ kind: "moved", cost: 4 }));
  });
  test("6.12, 9.13: disrupted units have no zone", () => {
    const game = field({ units: [foot("A1", "0507"), disrupted(russian(foot("R1", "0504")))] });
    game.answer("unit A1", "hex 0505");
    expect(game.decision().kind).toBe("move");
  });
  test("6.14: zones reach all six hexes, but not over rivers without bridge nor over cliffs", () => {
    const sides = {
      "0504/0505": ["river"],
      "0504/0604": ["river", "bridge"],
      "0404/0504": ["cliff up:0504"],
      "0503/0504": ["stream", "steep-slope up:0504"],
    };
    const game = field({ units: [russian(foot("R1", "0504"))], map: { cols: 9, rows: 9, sides } });
    const zoneOn = (hex: string) => {
      const answer = spiQuad.questions.zones(game.game.play(), hex);
      return "zones" in answer ? answer.zones : [];
    };
    const controlled = ["0503", "0603", "0604"];
    for (const hex of controlled) expect(zoneOn(hex), hex).toEqual([{ side: "russian", units: ["R1"] }]);
    for (const hex of ["0505", "0404"]) expect(zoneOn(hex), hex).toEqual([]);
  });
  test("6.13: opposing zones lie on one hex together", () => {
    const game = field({ units: [foot("A1", "0505"), russian(foot("R1", "0503"))] });
    const answer = spiQuad.questions.zones(game.game.play(), "0504");
    expect(answer).toEqual({
      zones: [
        { side: "allied", units: ["A1"] },
        { side: "russian", units: ["R1"] },
      ],
    });
  });
  test("5.36, 6.11: own zones hinder nobody, and friends do not lift enemy zones", () => {
    const game = field({ units: [foot("A1", "0507"), foot("A2", "0506"), russian(foot("R1", "0504"))] });
    game.answer("unit A2", "hex 0505", "unit A1", "hex 0506");
    expect(game.unit("A1").at).toBe("0506");
    expect(game.refusedBy("hex 0505")).toBe("5.32");
  });
  test("A19.0, A19.1: guns at Alma have no zone and are stopped by none", () => {
    const map = { cols: 9, rows: 9 };
    const passing = situation(spiQuad, {
      scenario: "alma",
      active: "allied",
      map,
      units: [gun("G1", "0506"), russian(foot("R1", "0504"))],
    });
    passing.answer("unit G1", "hex 0505", "hex 0604");
    expect(passing.unit("G1").at).toBe("0604");
    const ignored = situation(spiQuad, {
      scenario: "alma",
      active: "allied",
      map,
      units: [foot("A1", "0506"), russian(gun("R1", "0504"))],
    });
    ignored.answer("unit A1", "hex 0505", "hex 0604");
    expect(ignored.unit("A1").at).toBe("0604");
  });
});

describe("cavalry", () => {
  const open = { cols: 12, rows: 5 };
  test("11.11: 7 points or more disrupt, when the move ends", () => {
    const game = field({ units: [horse("H1", "0103"), horse("H2", "0105")], map: open });
    game.answer("unit H1", "hex 0803");
    expect(game.decision().kind).toBe("move");
    expect(game.unit("H1").face.states).toEqual([]);
    const events = game.answer("stop");
    expect(events).toContainEqual(expect.objectContaining({ kind: "disrupted", rule: "11.11", unit: "H1" }));
    game.answer("unit H2", "hex 0705", "stop");
    expect(game.unit("H2").face.states).toEqual([]);
  });
  test("11.11: the example of 5.26: the ride of 7 disrupts", () => {
    const sides = { "0103/0203": ["steep-slope up:0103"], "0303/0403": ["steep-slope up:0403"] };
    const game = field({ units: [horse("H1", "0103")], map: { cols: 12, rows: 5, sides } });
    game.answer("unit H1", "step 0203", "hex 0303", "step 0403");
    expect(game.decision().kind).toBe("move");
    expect(game.answer("stop")).toContainEqual(expect.objectContaining({ kind: "disrupted", rule: "11.11" }));
  });
  const wood = { cols: 12, rows: 5, hexes: { "0303": ["woods"] } };
  test("11.12: Woods entered off the road disrupt when the phase ends", () => {
    const game = field({ units: [horse("H1", "0103"), russian(foot("R1", "1205"))], map: wood });
    game.answer("unit H1", "hex 0303", "hex 0403", "stop");
    expect(game.unit("H1").face.states).toEqual([]);
    expect(game.answer("end")).toContainEqual(
      expect.objectContaining({ kind: "disrupted", rule: "11.12", unit: "H1" }),
    );
  });
  test("11.12: Woods entered by road do not", () => {
    const roads = [{ kind: "minor", path: ["0203", "0303", "0403"] }];
    const game = field({ units: [horse("H1", "0203")], map: { ...wood, roads } });
    game.answer("unit H1", "hex 0403", "stop", "end");
    expect(game.eventsOf("disrupted")).toEqual([]);
  });
  test("11.12: of two equally cheap ways the one past the Woods is taken", () => {
    const hexes = { "0402": ["woods"] };
    const roads = [{ kind: "minor", path: ["0402", "0503"] }];
    const game = field({ units: [horse("H1", "0303")], map: { cols: 12, rows: 5, hexes, roads } });
    game.answer("unit H1", "hex 0503", "stop", "end");
    expect(game.eventsOf("disrupted")).toEqual([]);
  });
  test("11.13: a redoubt wall without a road is closed to cavalry", () => {
    const sides = { "0303/0403": ["redoubt in:0403"] };
    const game = field({ units: [horse("H1", "0303")], map: { cols: 12, rows: 5, sides } });
    game.answer("unit H1");
    const [moved] = game.answer("hex 0403").filter((event) => event.kind === "moved");
    expect(moved).toMatchObject({ cost: 4 });
  });
});

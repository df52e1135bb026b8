import { situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../src/index.ts";
import { disrupted, foot, gun, russian } from "./troops.ts";

describe("the board", () => {
  test("a counter shows the side that lies up", () => {
    const game = situation(spiQuad, { units: [foot("A1", "0303"), disrupted(foot("A2", "0404")), gun("G1", "0505")] });
    const texts = (id: string) => game.unit(id).face.values.map(({ text }) => text);
    expect(texts("A1")).toEqual(["4", "4", "4", "5"]);
    expect(texts("A2")).toEqual(["(2)", "2", "4", "3"]);
    expect(texts("G1")).toEqual(["A", "(1)", "4", "3"]);
    expect(game.unit("A2").face.states).toEqual(["disrupted"]);
  });
  test("a finished move is marked", () => {
    const game = situation(spiQuad, { active: "allied", units: [foot("A1", "0303")] });
    game.answer("unit A1", "hex 0304", "stop");
    expect(game.unit("A1").face.pips).toEqual(["acted"]);
  });
  test("B19.2: tiring units show their fatigue level", () => {
    const game = situation(spiQuad, {
      scenario: "balaclava",
      map: { use: "balaclava" },
      units: [{ id: "Coldstrm/1", side: "allied", at: "0520" }],
    });
    expect(game.unit("Coldstrm/1").face.steps).toEqual({ now: 5, max: 5 });
  });
  test("B23.22: it is shown who was last in the redoubts, passing through included", () => {
    const game = situation(spiQuad, {
      scenario: "balaclava",
      active: "russian",
      map: { cols: 20, rows: 20 },
      units: [russian(foot("R1", "0713")), foot("A1", "1312"), foot("A2", "2020")],
    });
    game.answer("unit R1", "hex 0714", "hex 0715", "stop");
    const control = game.view().markers.filter(({ kind }) => kind === "control");
    expect(control).toMatchObject([
      { hex: "0714", side: "russian" },
      { hex: "1312", side: "allied" },
    ]);
  });
});

describe("questions", () => {
  const game = () =>
    situation(spiQuad, { units: [foot("A1", "0303"), foot("A2", "0304"), russian(foot("R1", "0301"))] }).game.play();
  test("what a unit can reach, where it must stop and where it may not end", () => {
    const answer = spiQuad.questions.reach(game(), "A1");
    const hexes = "hexes" in answer ? answer.hexes : [];
    expect(hexes).toContainEqual({ hex: "0302", cost: 2, mustStop: true, mayEnd: true });
    expect(hexes).toContainEqual({ hex: "0304", cost: 2, mustStop: false, mayEnd: false });
  });
  test("5.17, 12.11: any path of any unit has a price, entries included", () => {
    const units = [foot("A1", "0303"), foot("E1", "entry:0105"), foot("E2", "entry:0105"), foot("X1", "eliminated")];
    const map = { cols: 8, rows: 8, hexes: { "0105": ["woods"] } };
    const play = situation(spiQuad, { units, map }).game.play();
    const cost = (id: string, ...path: readonly string[]) => spiQuad.questions.cost(play, id, path);
    expect(cost("A1", "0303", "0304", "0305")).toMatchObject({ total: 4 });
    expect(cost("A1", "0304", "0305")).toMatchObject({ total: 4 });
    expect(cost("A1", "0606", "0607")).toMatchObject({ total: 2 });
    expect(cost("E1", "0105", "0205")).toMatchObject({
      total: 6,
      steps: [{ hex: "0105", cost: 4, rules: ["12.11"] }, { cost: 2 }],
    });
    expect(cost("X1", "0101", "0102")).toMatchObject({ total: 4 });
    expect(cost("A1", "entry:0105", "0205")).toMatchObject({ total: 6 });
    expect(cost("A1", "entry:0404")).toMatchObject([{ rule: "12.11" }]);
  });
  test("what cannot be answered says why", () => {
    expect(spiQuad.questions.reach(game(), "B7")).toMatchObject([{ what: 'there is no unit "B7" in this game' }]);
    expect(spiQuad.questions.cost(game(), "A1", ["0305"])).toMatchObject([{ rule: "5.17" }]);
    expect(spiQuad.questions.sight(game(), "0303", "9999")).toMatchObject([{ what: expect.stringContaining("9999") }]);
    expect(spiQuad.questions.zones(game(), "9999")).toMatchObject([{ what: expect.stringContaining("9999") }]);
  });
});

describe("words", () => {
  test("every event and answer of a move is a sentence", () => {
    const play = situation(spiQuad, { active: "allied", units: [foot("A1", "0303"), gun("G1", "0303")] });
    const { world } = play.game.play();
    expect(play.decision().prompt).toBe("Move a unit, bring in a reinforcement, or end the Movement Phase.");
    const events = play.answer("unit A1", "hex 0305");
    expect(events.map((event) => spiQuad.wording.event(world, event as never).text)).toEqual([
      "A1 moves from 0303 to 0305 for 2 points.",
    ]);
    expect(play.decision().prompt).toBe("Where does A1 go on to? It has 3 points left.");
    expect(play.refusal("hex 0101").rule).toBe("5.16");
    expect(spiQuad.wording.refusal(world, play.refusal("hex 0101"))).toBe("A1 cannot get to 0101 with 3 points.");
  });
  test("charts stand as they are printed", () => {
    const chart = spiQuad.charts.find(({ id }) => id === "fire-results");
    expect(chart?.rows[5].cells).toEqual(["2", "3", "3", "4", "4", "5", "6", "6"]);
    expect(
      spiQuad.charts.every(({ rows, columns }) => rows.every(({ cells }) => cells.length === columns.length)),
    ).toBe(true);
    expect(spiQuad.charts.every(({ rule }) => rule in spiQuad.rules)).toBe(true);
  });
});

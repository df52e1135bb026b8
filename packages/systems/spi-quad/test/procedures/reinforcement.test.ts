import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { foot, gun, horse, russian } from "../troops.ts";

const chasseurs = ["4-ChDAf/1", "4-ChDAf/2", "1-ChDAf/1", "1-ChDAf/2"];
const zouaves = ["1-Zou/1/1", "7-Lig/1/1"];
const fourth = ["21/4th", "63/4th", "45/4th", "57/4th", "20/4th"];

const offMap = (ids: readonly string[]) => ids.map((id) => ({ id, side: "allied", kind: "infantry", at: "off-map" }));

const balaclava = (text: SituationText) =>
  situation(spiQuad, { scenario: "balaclava", map: { use: "balaclava" }, active: "allied", turn: 3, ...text });
const alma = (text: SituationText) =>
  situation(spiQuad, { scenario: "alma", map: { use: "alma" }, active: "allied", ...text });
/** A map of its own with an entry at its west edge. */
const edge = (text: SituationText) => situation(spiQuad, { active: "allied", map: { cols: 9, rows: 9 }, ...text });

const entriesOf = (answers: readonly string[]): string[] => answers.filter((answer) => answer.startsWith("enter "));

describe("entering", () => {
  /** Lets units enter at 0105 one after another, each going on to its own hex, and returns what entering cost them. */
  const column = (game: ReturnType<typeof edge>, goals: Readonly<Record<string, string>>) =>
    Object.entries(goals).map(([id, goal]) => {
      const [entered] = game.answer(`enter ${id} 0105`, `hex ${goal}`);
      if (game.decision().kind === "move") game.answer("stop");
      return entered;
    });
  const costs = (...half: number[]) => half.map((cost) => expect.objectContaining({ kind: "entered", cost }));

  test("12.11, 12.13: the example: by major road they pay ½, 1, 1½ and so on", () => {
    const path = ["0105", "0205", "0305", "0405", "0505", "0605", "0705"];
    const units = ["A1", "A2", "A3", "A4"].map((id) => foot(id, "entry:0105"));
    const game = edge({ units, map: { cols: 9, rows: 9, roads: [{ kind: "major", path }] } });
    expect(column(game, { A1: "0505", A2: "0405", A3: "0305", A4: "0205" })).toEqual(costs(1, 2, 3, 4));
    const chasseur = balaclava({ units: offMap(chasseurs) }).answer("enter 4-ChDAf/1 0108");
    expect(chasseur).toEqual(costs(1));
  });
  test("12.11: by minor road 1, 2 and so on", () => {
    const units = ["A1", "A2"].map((id) => foot(id, "entry:0105"));
    const roads = [{ kind: "minor", path: ["0105", "0205"] }];
    const game = edge({ units, map: { cols: 9, rows: 9, hexes: { "0105": ["woods"] }, roads } });
    expect(column(game, { A1: "0305", A2: "0205" })).toEqual(costs(2, 4));
  });
  test("12.12, 12.13: off the road the way to the map is clear ground, 1 more for each unit ahead", () => {
    const units = ["A1", "A2", "A3"].map((id) => foot(id, "entry:0105"));
    const game = edge({ units, map: { cols: 9, rows: 9, hexes: { "0105": ["woods"] } } });
    expect(column(game, { A1: "0405", A2: "0305", A3: "0205" })).toEqual(costs(4, 6, 8));
  });
  test("12.13: nobody enters who cannot pay", () => {
    const units = ["A1", "A2"].map((id) => gun(id, "entry:0105", { stats: { class: "A", ma: 2 } }));
    const game = edge({ units, map: { cols: 9, rows: 9, hexes: { "0105": ["woods"] } } });
    game.answer("enter A1 0105");
    expect(game.refusedBy("enter A2 0105")).toBe("12.13");
  });
  test("12.14: after entering a unit moves on with what is left", () => {
    const game = edge({ units: [foot("A1", "entry:0105")] });
    game.answer("enter A1 0105");
    expect(game.answers()).toContain("hex 0505");
    expect(game.refusedBy("hex 0605")).toBe("5.16");
  });
  test("12.21: into an enemy zone, but no farther", () => {
    const game = edge({ units: [foot("A1", "entry:0105"), foot("A2", "0901"), russian(foot("R1", "0205"))] });
    game.answer("enter A1 0105");
    expect(game.decision().kind).toBe("movement");
    expect(game.refusedBy("unit A1")).toBe("5.18");
  });
  test("12.21: not into a hex with an enemy", () => {
    const game = edge({ units: [foot("A1", "entry:0105"), russian(foot("R1", "0105"))] });
    expect(game.refusedBy("enter A1 0105")).toBe("12.21");
  });
  test("12.22: if the hex is blocked, the nearest open hexes of the edge stand in", () => {
    const game = edge({ units: [foot("A1", "entry:0105"), russian(foot("R1", "0105"))] });
    expect(entriesOf(game.answers())).toEqual(["enter A1 0104", "enter A1 0106"]);
  });
  test("12.22: a friend there blocks it only in an enemy zone", () => {
    const held = edge({ units: [foot("A1", "entry:0105"), foot("A2", "0105"), russian(foot("R1", "0204"))] });
    expect(entriesOf(held.answers())).toEqual(["enter A1 0104", "enter A1 0106"]);
    expect(held.refusedBy("enter A1 0105")).toBe("12.22");
    const free = edge({ units: [foot("A1", "entry:0105"), foot("A2", "0105")] });
    expect(entriesOf(free.answers())).toEqual(["enter A1 0105"]);
    free.answer("enter A1 0105");
    expect(free.refusedBy("stop")).toBe("5.32");
  });
  test("12.0, 12.24: at the scheduled hex, from the scheduled turn on", () => {
    const early = balaclava({ units: [...offMap(chasseurs), foot("A1", "1020")], turn: 2 });
    expect(early.refusedBy("enter 4-ChDAf/1 0108")).toBe("B17.1");
    const late = balaclava({ units: offMap(chasseurs), turn: 5 });
    expect(late.refusedBy("enter 4-ChDAf/1 0107")).toBe("12.24");
    expect(entriesOf(late.answers())).toEqual(chasseurs.map((id) => `enter ${id} 0108`));
  });
  test("12.23: reinforcements may be withheld", () => {
    const game = balaclava({ units: [...offMap(chasseurs), russian(foot("R1", "3020"))] });
    game.answer("end");
    expect(game.unit("4-ChDAf/1").at).toBe("entry:0108");
  });
  test("12.25: off the map they have no zone and do not fire", () => {
    const game = edge({ units: [russian(foot("R1", "0105")), gun("G1", "entry:0104")], active: "russian" });
    expect(spiQuad.questions.zones(game.game.play(), "0105")).toEqual({ zones: [] });
    game.answer("end");
    expect(game.view().phase).toBe("movement");
  });
});

describe("the 4th Division at Alma", () => {
  const all = (turn = 2): SituationText => ({ units: offMap(fourth), turn });
  test("A22.2: one unit to each of the five hexes, for 1 point", () => {
    const game = alma(all());
    const [entered] = game.answer("enter 21/4th 2801");
    expect(entered).toMatchObject({ kind: "entered", cost: 2, rule: "A22.2" });
    game.answer("hex 2803", "stop");
    expect(game.refusedBy("enter 63/4th 2801")).toBe("A22.2");
    expect(game.refusedBy("enter 63/4th 2601")).toBe("12.24");
  });
  test("A22.2: on any turn, but all on the same one", () => {
    const game = alma(all(7));
    game.answer("enter 21/4th 2701", "stop");
    expect(game.refusedBy("end")).toBe("A22.2");
    for (const [i, id] of fourth.slice(1).entries())
      game.answer(`enter ${id} ${["2801", "2901", "3001", "3101"][i]}`, "stop");
    expect(game.answers()).toContain("end");
  });
  test("A22.2, 12.22: another hex of the edge stands in for a blocked one, never one of the five", () => {
    const game = alma({ ...all(), units: [...offMap(fourth), russian(foot("R1", "2901"))] });
    expect(game.refusedBy("enter 21/4th 2901")).toBe("12.21");
    const hexes = new Set(entriesOf(game.answers()).map((answer) => answer.split(" ")[2]));
    expect([...hexes].sort()).toEqual(["2601", "2701", "2801", "3001", "3101", "3201"]);
  });
  test("A22.2: by option 2/RB comes as the sixth, behind one of the others", () => {
    const game = alma({ units: offMap([...fourth, "2/RB"]), options: { include2RB: "on" } });
    for (const [i, id] of fourth.entries()) {
      const hex = ["2701", "2801", "2901", "3001", "3101"][i];
      game.answer(`enter ${id} ${hex}`, `hex ${hex.slice(0, 2)}04`, "stop");
    }
    expect(game.refusedBy("end")).toBe("A22.2");
    const [entered] = game.answer("enter 2/RB 2901");
    expect(entered).toMatchObject({ cost: 4 });
  });
});

describe("the French infantry at Balaclava", () => {
  test("B17.21: they come once the Russians have moved west of column 04", () => {
    const units = [...offMap(zouaves), russian(foot("R1", "0405"))];
    const game = balaclava({ units, active: "russian", turn: 1 });
    game.answer("unit R1", "hex 0404", "stop");
    expect(game.eventsOf("french-called")).toEqual([]);
    const again = balaclava({ units, active: "russian", turn: 1 });
    expect(again.answer("unit R1", "hex 0305")).toContainEqual(expect.objectContaining({ kind: "french-called" }));
    again.answer("stop", "end");
    expect(again.decision().kind).toBe("movement");
    expect(entriesOf(again.answers()).length).toBe(2 * 9);
  });
  test("B17.21: passing through is enough, standing there from the start is not", () => {
    const standing = balaclava({ units: [...offMap(zouaves), russian(foot("R1", "0305"))], turn: 1 });
    expect(standing.refusedBy("enter 1-Zou/1/1 0105")).toBe("B17.21");
  });
  test("B17.22: each enters at any hex from 0101 to 0109", () => {
    const game = balaclava({ units: offMap(zouaves), flags: { frenchCalled: true } });
    const hexes = new Set(entriesOf(game.answers()).map((answer) => answer.split(" ")[2]));
    expect([...hexes].sort()).toEqual(["0101", "0102", "0103", "0104", "0105", "0106", "0107", "0108", "0109"]);
    expect(game.refusedBy("enter 1-Zou/1/1 0110")).toBe("12.24");
  });
  test("B17.0, B17.1: groups of the schedule wait at their hexes", () => {
    const game = balaclava({ units: offMap([...chasseurs, "42-BW/1", "20/4"]), turn: 5 });
    const hexes = new Set(entriesOf(game.answers()).map((answer) => answer.split(" ").slice(1).join(" ")));
    expect(hexes).toContain("42-BW/1 0108");
    expect(hexes).toContain("20/4 0121");
    expect(hexes).not.toContain("20/4 0108");
  });
});

test("11.12: cavalry that enters at a wood off the road is disrupted when the phase ends", () => {
  const game = edge({
    units: [horse("H1", "entry:0105"), russian(foot("R1", "0909"))],
    map: { cols: 9, rows: 9, hexes: { "0105": ["woods"] } },
  });
  game.answer("enter H1 0105", "stop");
  expect(game.answer("end")).toContainEqual(expect.objectContaining({ kind: "disrupted", rule: "11.12" }));
});

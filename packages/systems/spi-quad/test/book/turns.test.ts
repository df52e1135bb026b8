import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, alliedTurn, russian, russianTurn, told } from "../battlefield.ts";

const moving = (text: Partial<SituationText>) => situation(spiQuad, { active: "allied", phase: "movement", ...text });
const enemy = russian("Z", "0808", "4-5-4");
const commit = (s: Situation) => s.game.shown(s.decision().seat)?.commits?.[0];

describe("what ends with a Player-Turn", () => {
  test("5.18, 4.0B: a unit that has moved may move again in its owner's next Movement Phase, not before", () => {
    const s = moving({ units: [allied("A", "0101"), allied("B", "0301"), enemy] });
    s.answer("unit A", "hex 0102", "stop");
    expect(s.refusedBy("unit A")).toBe("5.18");
    s.answer("end");
    // Nobody is near enough to fire or fight.
    expect(s.decision()).toMatchObject({ seat: 1, kind: "movement" });
    s.answer("unit Z", "hex 0807", "stop", "end");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "movement" });
    expect(s.answers()).toEqual(expect.arrayContaining(["unit A", "unit B"]));
    s.answer("unit A", "hex 0103", "stop");
    expect(s.unit("A").at).toBe("0103");
  });
  test("7.28: that an enemy gun has moved is not forgotten when one's own Movement Phase begins", () => {
    const gun = russian("G", "0804", "A(1)4", { ma: 3 });
    const s = russianTurn("movement", {
      units: [gun, allied("A", "0801")],
      script: ["unit G", "hex 0803", "stop", "end"],
    });
    expect(s.decision()).toMatchObject({ seat: 0, kind: "movement" });
    // Two hexes apart: the gun would fire in the defence if it had not moved.
    s.answer("end");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "movement" });
  });
  test("12.13: who entered in one turn makes nobody wait in the next", () => {
    const waiting = ["E", "F"].map((id) => allied(id, "entry:0105"));
    const s = moving({ units: [...waiting, enemy], script: ["enter E 0105", "hex 0205", "stop", "end", "end"] });
    s.answer("enter F 0105");
    expect(told(s, "entered")).toMatchObject([
      { unit: "E", cost: 2 },
      { unit: "F", cost: 2 },
    ]);
  });
});

describe("who is asked to move", () => {
  const units = [
    allied("A", "0101"),
    allied("E", "entry:0105"),
    allied("D", "eliminated"),
    allied("X", "exited"),
    enemy,
  ];
  test("12.25, 9.0: nobody beside the map or gone", () => {
    const s = moving({ units });
    expect(s.answers().filter((answer) => /^(unit|top)/.test(answer))).toEqual(["unit A"]);
    expect(commit(s)?.undone).toEqual(["1 unit has not moved", "1 reinforcement could enter"]);
  });
  test("5.37: whoever lies under another may be put on top", () => {
    const stack = [allied("G", "0303", "A(1)4", { ma: 3, stack: 1 }), allied("B", "0303", "4-2-4", { stack: 0 })];
    const s = moving({ units: [...stack, ...units] });
    expect(s.answers().filter((answer) => answer.startsWith("top"))).toEqual(["top G"]);
  });
});

describe("reinforcements and fire", () => {
  test("7.28: a foot gun that has entered the map has moved", () => {
    const gun = allied("G", "entry:0105", "A(1)4", { ma: 3 });
    const text = { units: [gun, allied("B", "0808"), russian("R", "0107", "0-5-4")], script: ["enter G 0105"] };
    const s = moving(text);
    if (s.decision().kind === "move") s.answer("stop");
    s.answer("end");
    expect(s.decision().kind).not.toBe("fire-target");
  });
});

describe("4.0C: the last Player-Turn", () => {
  test("4.0C: only its last phase ends the game", () => {
    const s = alliedTurn("movement", { scenario: "balaclava", turn: 12, units: [allied("A", "0101"), enemy] });
    expect(commit(s)).toMatchObject({ follows: "Russian Defensive Fire", grave: false });
  });
});

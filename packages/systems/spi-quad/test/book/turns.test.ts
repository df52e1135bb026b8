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

describe("why a move does not go on", () => {
  const after = (units: NonNullable<SituationText["units"]>, ...script: readonly string[]) =>
    moving({ units: [...units, enemy], script });
  test("5.13: a zone has stopped it, also at the edge of the map", () => {
    const R = russian("R", "0104");
    expect(after([allied("A", "0101"), R], "unit A", "hex 0103").refusedBy("hex 0102")).toBe("5.13");
  });
  test("12.21: a zone has stopped a reinforcement where it entered", () => {
    const R = russian("R", "0104");
    expect(after([allied("E", "entry:0105"), R], "enter E 0105").refusedBy("hex 0106")).toBe("12.21");
  });
  test("5.13: one that entered and went on is stopped by the zone, not at its entry", () => {
    const s = after([allied("E", "entry:0105"), russian("R", "0404")], "enter E 0105", "hex 0305");
    expect(s.decision().kind).toBe("movement");
    expect(s.refusedBy("hex 0205")).toBe("5.13");
  });
  test("5.13: one that entered turns ago is stopped at the edge like any other", () => {
    const s = after([allied("E", "entry:0105"), russian("R", "0401")], "enter E 0105", "hex 0205", "stop", "end");
    s.answer("unit R", "hex 0203");
    if (s.decision().kind === "move") s.answer("stop");
    s.answer("end");
    while (s.view().active === "russian" || s.decision().kind !== "movement") s.answer("end");
    s.answer("unit E", "hex 0104");
    expect(s.refusedBy("hex 0105")).toBe("5.13");
  });
  test("5.18: it was ended, or its points are spent", () => {
    expect(after([allied("A", "0101")], "unit A", "hex 0102", "stop").refusedBy("hex 0103")).toBe("5.18");
    expect(after([allied("A", "0101")], "unit A", "hex 0106").refusedBy("hex 0107")).toBe("5.18");
  });
  test("4.0A1: nobody has been taken up", () => {
    expect(after([allied("A", "0101")]).refusal("hex 0102")).toMatchObject({ rule: "4.0A1", class: "not-now" });
  });
  test("5.17: where there is no other hex nobody moves", () => {
    const s = moving({ map: { cols: 1, rows: 1 }, units: [allied("A", "0101")] });
    expect(s.refusedBy("unit A")).toBe("5.17");
  });
});

describe("B20.0: what a position says of losses", () => {
  const states = (flags: Record<string, unknown>) =>
    moving({
      scenario: "balaclava",
      units: [allied("A", "0101"), allied("D", "eliminated", "4-9-4"), enemy],
      flags,
    }).unit("A").face.states;
  test("B20.0: more than 22 points demoralize, unless the position says otherwise", () => {
    expect(states({ britishLost: 23 })).toContain("demoralized");
    expect(states({ britishLost: 22 })).not.toContain("demoralized");
    expect(states({ britishLost: 23, demoralized: false })).not.toContain("demoralized");
    expect(states({ britishLost: 0, demoralized: true })).toContain("demoralized");
  });
  test("B20.0: units that are gone count with their melee strength, those beside the map do not", () => {
    const lost = (at: string, nation = "british") =>
      moving({
        scenario: "balaclava",
        units: [
          allied("A", "0101"),
          allied("D", at, "4-9-4", { nation }),
          allied("E", at, "4-9-4", { nation }),
          allied("F", at, "4-5-4", { nation }),
          enemy,
        ],
      }).unit("A").face.states;
    expect(lost("eliminated")).toContain("demoralized");
    expect(lost("unused")).not.toContain("demoralized");
    expect(lost("eliminated", "french")).not.toContain("demoralized");
  });
});

describe("6.1: zones after a move is taken back", () => {
  test("6.11, 6.13: whoever then goes elsewhere takes his zone along, on either side", () => {
    const s = moving({ units: [allied("A", "0404"), russian("R", "0407", "0-5-4"), russian("Q", "0101", "0-5-4")] });
    s.answer("unit A", "hex 0403");
    for (let i = 0; i < 2; i++) expect(s.game.undo(0)).toBeNull();
    s.answer("unit A", "hex 0204", "stop", "end");
    s.answer("unit R", "hex 0406");
    expect(s.game.undo(1)).toBeNull();
    // 0405 was in the zone of A, and 0406 in that of R.
    s.answer("hex 0405");
    expect(s.decision().kind).toBe("move");
    s.answer("hex 0504", "stop", "end");
    s.answer("unit A", "hex 0305");
    expect(s.decision().kind).toBe("move");
  });
});

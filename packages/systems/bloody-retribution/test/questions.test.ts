import { isProblems } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import { british, cavalry, field, movement, pavlov, piquet, reachOf, soimonov, twoSteps, waiting } from "./field.ts";

const { questions } = bloodyRetribution;
const units = [soimonov("R", "0304"), british("A", "0306"), piquet("P", "0505"), waiting("W", 3)];
const s = () =>
  movement({
    map: { cols: 8, rows: 8, hexes: { "0303": ["forest"] }, sides: { "0303/0304": ["slope up:0303"] } },
    units,
  });

describe("questions", () => {
  test("8.6, 8.8, 8.12: what a path costs, step by step, with the cases", () => {
    expect(questions.cost(s().game.play(), "R", ["0304", "0303", "0302"])).toEqual({
      total: 12,
      steps: [
        { hex: "0303", cost: 8, rules: ["8.6", "8.8", "8.12"] },
        { hex: "0302", cost: 4, rules: ["8.5"] },
      ],
    });
  });

  test.each([
    ["X", ["0303"], 'no unit "X"'],
    ["R", ["0909"], "0909"],
    ["R", ["0302"], "not adjacent"],
    ["P", ["0504"], "Piquet"],
    ["W", ["0504"], "not in the entry zone"],
  ])("a path that makes no sense: %s %j", (unit, path, problem) => {
    expect(questions.cost(s().game.play(), unit, path)).toMatchObject([{ what: expect.stringContaining(problem) }]);
  });

  test("7.2: what a unit reaches, and where it must stop", () => {
    const answer = questions.reach(s().game.play(), "R");
    if (isProblems(answer)) throw new Error(answer[0].what);
    expect(answer.hexes.find(({ hex }) => hex === "0305")).toEqual({
      hex: "0305",
      cost: 4,
      mustStop: true,
      mayEnd: true,
    });
    expect(reachOf(s(), "R").has("0306")).toBe(false);
    expect(questions.reach(s().game.play(), "P")).toMatchObject([{ rule: "2.9" }]);
  });

  test("7.1: whose zones lie on a hex", () => {
    expect(questions.zones(s().game.play(), "0305")).toEqual({
      zones: [
        { side: "russian", units: ["R"] },
        { side: "allied", units: ["A"] },
      ],
    });
    expect(questions.zones(s().game.play(), "9999")).toHaveProperty("[0].what");
  });

  test("5.6: there is no line of sight in this game", () => {
    expect(questions.sight(s().game.play(), "0304", "0306")).toMatchObject([{ rule: "5.6" }]);
  });

  test("9.1: a combat that cannot be", () => {
    const play = s().game.play();
    expect(questions.combat(play, [], [])).toHaveProperty("[0].what");
    expect(questions.combat(play, ["R"], ["A"])).toMatchObject([{ rule: "9.1" }]);
    expect(questions.combat(play, ["R"], ["W"])).toMatchObject([{ rule: "5.5" }]);
    expect(questions.combat(play, ["R"], [])).toHaveProperty("[0].what");
    expect(questions.combat(play, ["R"], ["Z"])).toHaveProperty("[0].what");
  });
});

describe("the cost of a path", () => {
  test("5.5, 8.7: of a reinforcement's way on, its entry first, by road or not", () => {
    const hexes = { "0108": ["entry", "marsh", "road"], "0308": ["entry", "forest"], "0508": ["entry", "sea"] };
    const map = { cols: 8, rows: 8, hexes, sides: { "0107/0108": ["slope up:0107"] } };
    const units = [soimonov("R", "0801"), waiting("W", 5), cavalry("C", "off-map", 2, { stats: { cf: 2, entry: 5 } })];
    const play = movement({ map, units }).game.play();
    expect(questions.cost(play, "W", ["0108", "0107"])).toEqual({
      total: 8,
      steps: [
        { hex: "0108", cost: 2, rules: ["5.5", "8.7"] },
        { hex: "0107", cost: 6, rules: ["8.5", "8.8", "8.12"] },
      ],
    });
    expect(questions.cost(play, "W", ["entry:0308"])).toMatchObject({ total: 6 });
    expect(questions.cost(play, "C", ["0308"])).toMatchObject({ total: 6 });
    expect(questions.cost(play, "W", ["0508"])).toMatchObject([{ rule: "8.11" }]);
    expect(questions.cost(play, "W", ["0708"])).toMatchObject([{ rule: "5.5" }]);
  });

  test("8.1: of any path, wherever the unit is now and whether or not it could move", () => {
    const units = [
      soimonov("R", "0304", 4, { state: ["disrupted"] }),
      british("A", "0505"),
      british("X", "eliminated"),
    ];
    const play = movement({ units, active: "allied" }).game.play();
    expect(questions.cost(play, "R", ["0707", "0706", "0705"])).toMatchObject({ total: 8 });
    expect(questions.cost(play, "R", ["0305"])).toMatchObject({ total: 4 });
    expect(questions.cost(play, "R", ["0304"])).toEqual({ total: 0, steps: [] });
    expect(questions.cost(play, "A", ["0504", "0503"])).toMatchObject({ total: 8 });
    expect(questions.cost(play, "X", ["0303"])).toMatchObject([{ rule: "2.11" }]);
  });

  test("8.10, 8.11: a barred step is answered by the case that bars it", () => {
    const map = { cols: 8, rows: 8, sides: { "0303/0304": ["redoubt in:0303"], "0304/0305": ["sea"] } };
    const units = [cavalry("C", "0304"), soimonov("R", "0808")];
    const play = movement({ map, units, active: "allied" }).game.play();
    expect(questions.cost(play, "C", ["0303"])).toMatchObject([{ rule: "8.10" }]);
    expect(questions.cost(play, "C", ["0305"])).toMatchObject([{ rule: "8.11" }]);
  });

  test("5.5, 7.2: what a reinforcement can reach through all open entries", () => {
    const map = { cols: 3, rows: 8, hexes: { "0108": ["entry"], "0308": ["entry", "forest"] } };
    const s = movement({ map, units: [soimonov("R", "0307"), waiting("W", 1)], active: "allied" });
    const reach = reachOf(s, "W");
    expect([reach.get("0108"), reach.get("0107"), reach.get("0308")]).toEqual([2, 4, 3]);
    expect(reach.has("0307")).toBe(false);
  });
});

describe("a combat asked for refuses what the attacker would be refused", () => {
  const map = { cols: 9, rows: 9, sides: { "0505/0605": ["sea"] } };
  const units = [
    soimonov("R1", "0504"),
    pavlov("R2", "0404"),
    soimonov("R3", "0506", 4, { state: ["disrupted"] }),
    soimonov("R4", "0605"),
    british("B1", "0505", 3),
    piquet("P1", "0405"),
  ];
  const play = () => field({ map, units, turn: 3, phase: "combat", flags: { markers: 6 } }).game.play();

  test.each([
    ["9.3", "both divisions", ["R1", "R2"], ["B1"]],
    ["9.2", "a disrupted unit", ["R3"], ["B1"]],
    ["9.20", "a Piquet", ["P1"], ["R2"]],
    ["9.12", "a unit across the sea", ["R4"], ["B1"]],
    ["9.1", "one's own unit", ["R1"], ["R2"]],
    ["9.3", "one unit twice", ["R1", "R1"], ["B1"]],
    ["5.4", "units of both sides", ["R2", "B1"], ["P1"]],
    ["9.1", "two objectives", ["R2"], ["B1", "P1"]],
  ])("%s: %s", (rule, _, attackers, defenders) => {
    expect(questions.combat(play(), attackers, defenders)).toMatchObject([
      { rule, what: expect.stringMatching(/\.$/) },
    ]);
  });

  test("9.5: what may be made has its column, by units or by hexes", () => {
    const asked = questions.combat(play(), ["R1"], ["B1"]);
    expect(asked).toMatchObject({ kind: "attack", attack: 4, defence: 3, column: "+1" });
    expect(questions.combat(play(), ["0504"], ["0505"])).toEqual(asked);
    expect(questions.combat(play(), ["R1"], ["0303"])).toMatchObject([{ rule: "9.1" }]);
  });

  test("9.5: the attack that is being put together is asked without names", () => {
    const s = field({ map, units, turn: 3, phase: "combat", flags: { markers: 6 } });
    expect(questions.combat(s.game.play(), [], [])).toHaveProperty("[0].what");
    s.answer("attack 0505", "add R1");
    expect(questions.combat(s.game.play(), [], [])).toMatchObject({ column: "+1" });
  });

  test("5.1: it may be asked in any phase, which says when", () => {
    const moving = field({ map, units, turn: 3, phase: "movement" }).game.play();
    expect(questions.combat(moving, ["R1"], ["B1"])).toMatchObject({
      column: "+1",
      notes: expect.arrayContaining(["attacks are made in the combat phase (5.1)"]),
    });
  });
});

describe("a bombardment asked for", () => {
  const map = { cols: 12, rows: 12, hexes: { "0101": ["shell-hill"] } };
  const units = [
    soimonov("R", "0801"),
    twoSteps("CG", "0201", 6, 3),
    twoSteps("B", "0404"),
    piquet("P", "0504"),
    british("Far", "1212"),
    waiting("W", 1),
  ];
  const play = (flags = {}) => field({ map, units, turn: 2, phase: "movement", flags }).game.play();

  test("RBT, 5.6: the modified die with its rows, and what each face does to this unit", () => {
    expect(questions.combat(play(), [], ["CG"])).toEqual({
      kind: "bombardment",
      rule: "RBT",
      attack: null,
      defence: null,
      column: "die",
      ledger: [
        { id: "steady-guards", rule: "RBT", value: -1, note: "Coldstream or Grenadier Guards" },
        { id: "next-to-shell-hill", rule: "RBT", value: 1, note: "next to Shell Hill" },
      ],
      notes: [
        "1: none the worse",
        "2: none the worse",
        "3: none the worse",
        "4: disrupted",
        "5: disrupted",
        "6: disrupted, loses a step",
      ],
    });
    expect(questions.combat(play(), [], ["P"])).toMatchObject({ notes: expect.arrayContaining(["6: none the worse"]) });
  });

  test.each([
    ["5.6", "Far"],
    ["5.5", "W"],
    ["5.6", "R"],
  ])("%s: %s is no target", (rule, unit) => {
    expect(questions.combat(play(), [], [unit])).toMatchObject([{ rule }]);
  });

  test("5.6: without a marker, with silent guns, or at two units nobody fires", () => {
    expect(questions.combat(play({ markers: 0 }), [], ["B"])).toMatchObject([{ rule: "5.6" }]);
    expect(questions.combat(play({ gunsLost: true }), [], ["B"])).toMatchObject([{ rule: "5.6" }]);
    expect(questions.combat(play(), [], ["B", "CG"])).toMatchObject([{ rule: "5.6" }]);
  });
});

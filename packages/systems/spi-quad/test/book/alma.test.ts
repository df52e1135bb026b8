import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, fate, russian, told, turned } from "../battlefield.ts";

type Units = NonNullable<SituationText["units"]>;
const alma = (text: Partial<SituationText>): Situation =>
  situation(spiQuad, { scenario: "alma", active: "allied", ...text });

/** A map of seven columns with the Alma between rows 03 and 04, all of it west of the bridge. */
const banks = (kind: readonly string[] = ["stream", "alma-west"]) => {
  const sides: Record<string, readonly string[]> = {};
  for (let column = 1; column <= 7; column++) {
    const name = `0${column}`;
    sides[`${name}03/${name}04`] = kind;
    // Even columns sit half a hex lower: their row 03 touches row 04 of the odd ones.
    if (column % 2 === 0)
      for (const next of [column - 1, column + 1])
        sides[next < column ? `0${next}04/${name}03` : `${name}03/0${next}04`] = kind;
  }
  return { cols: 7, rows: 12, sides };
};

describe("A17.1: crossing the Alma", () => {
  const british = (id: string, at: string, parent = "Lt", front = "5-2-4", more = {}) =>
    allied(id, at, front, { parent, ...more });
  const depth = (units: Units, turn = 5) => {
    const s = alma({ map: banks(), units, turn });
    s.answer("unit A");
    const rows = s
      .answers()
      .filter((answer) => /^hex 03/.test(answer))
      .map((answer) => Number(answer.slice(6)));
    return Math.max(...rows);
  };
  // Row 04 is the first hex south of the river, row 05 the second.
  test("A17.11: no farther than two hexes south while a unit of the Parent Unit is north", () => {
    expect(depth([british("A", "0304"), british("B", "0702")])).toBe(5);
  });
  test("A17.11: free when all of them began the phase south", () => {
    expect(depth([british("A", "0304"), british("B", "0704")])).toBe(9);
  });
  test("A17.11: artillery of the Parent Unit does not hold British infantry back", () => {
    expect(depth([british("A", "0304"), british("G", "0702", "Lt", "J(1)4")])).toBe(9);
  });
  test("A17.11: other Parent Units do not matter", () => {
    expect(depth([british("A", "0304"), british("B", "0702", "2nd")])).toBe(9);
  });
  test("A17.11: the last unit crossing in this phase is not enough", () => {
    const s = alma({ map: banks(), turn: 5, units: [british("A", "0304"), british("B", "0703")] });
    s.answer("unit B", "hex 0704", "stop", "unit A");
    expect(s.answers()).toContain("hex 0305");
    expect(s.refusedBy("hex 0306")).toBe("A17.11");
  });
  test("A17.12: a unit beyond its limit stays, moves along, but goes no farther", () => {
    const s = alma({ map: banks(), turn: 5, units: [british("A", "0307"), british("B", "0702")] });
    s.answer("unit A");
    expect(s.answers()).toContain("hex 0306");
    expect(s.refusedBy("hex 0308")).toBe("A17.12");
  });
  const french = (id: string, at: string, front = "4-2-4") =>
    allied(id, at, front, { parent: "1st", nation: "french" });
  test("A17.13: French infantry all across but the gun north: three hexes", () => {
    expect(depth([french("A", "0304"), french("B", "0704"), french("G", "0702", "J(1)4")])).toBe(6);
  });
  test("A17.11, A17.13: French infantry not all across: two hexes", () => {
    expect(depth([french("A", "0304"), french("B", "0702"), french("G", "0704", "J(1)4")])).toBe(5);
  });
  test("A17.13: all across, the gun too: free", () => {
    expect(depth([french("A", "0304"), french("B", "0704"), french("G", "0504", "J(1)4")])).toBe(8);
  });
  test("A17.13: the refusal of the fourth hex names it", () => {
    const s = alma({ map: banks(), turn: 5, units: [french("A", "0305"), french("G", "0702", "J(1)4")] });
    s.answer("unit A");
    expect(s.refusedBy("hex 0307")).toBe("A17.13");
  });
  test("A17.11: eliminated units of the Parent Unit do not count", () => {
    expect(depth([british("A", "0304"), british("B", "eliminated")])).toBe(9);
  });
  test("A17.11: Russians are free", () => {
    const s = alma({
      map: banks(),
      active: "russian",
      turn: 2,
      units: [russian("R", "0304", "(4)5-4", { parent: "1W" }), russian("Q", "0702", "(4)5-4", { parent: "1W" })],
    });
    s.answer("unit R");
    expect(s.answers()).toContain("hex 0309");
  });
});

describe("A20: the French wait", () => {
  const line = (turn: number) =>
    alma({
      map: { use: "alma" },
      turn,
      units: ["1/1st", "1z/3rd", "2z/3rd", "3/3rd"]
        .map((name) => frenchCounter(name))
        .concat([allied("B", "2002", "4-2-4", { parent: "3rd" })]),
    });
  const hexes: Record<string, string> = { "1/1st": "0911", "1z/3rd": "1212", "2z/3rd": "1113", "3/3rd": "1211" };
  const frenchCounter = (name: string) =>
    allied(name, hexes[name], "4-2-4", { nation: "french", parent: name.split("/")[1] });
  test.each([1, 2])("A20.1, A20.2: on turn %i only the Zouaves move", (turn) => {
    const s = line(turn);
    expect(
      s
        .answers()
        .filter((answer) => answer.startsWith("unit"))
        .sort(),
    ).toEqual(["unit 1z/3rd", "unit 2z/3rd", "unit B"]);
    expect(s.refusedBy("unit 1/1st")).toBe("A20.1");
  });
  test("A20.1: from turn 3 all do", () => {
    expect(line(3).answers()).toEqual(expect.arrayContaining(["unit 1/1st", "unit 3/3rd", "unit 1z/3rd"]));
  });
  test("A20.2, A17.11: the Zouaves go two hexes beyond the Alma, no more, while their division is north", () => {
    const zouave = allied("1z/3rd", "0304", "4-2-4", { nation: "french", parent: "3rd" });
    const s = alma({
      map: banks(),
      turn: 1,
      units: [zouave, allied("3/3rd", "0702", "4-2-4", { nation: "french", parent: "3rd" })],
    });
    s.answer("unit 1z/3rd");
    expect(s.answers()).toContain("hex 0305");
    expect(s.refusedBy("hex 0306")).toBe("A17.11");
  });
  test("A20.1: waiting units fire and fight", () => {
    const units = [
      allied("F", "0403", "4-2-4", { nation: "french", parent: "1st" }),
      russian("R", "0404", "(4)5-4", { parent: "1W" }),
    ];
    expect(alma({ turn: 1, phase: "offensive-fire", units }).answers()).toContain("target 0404");
    expect(alma({ turn: 1, phase: "melee", units }).answers()).toContain("target 0404");
  });
});

describe("A21: Preservation", () => {
  const roll = (turn: number, die: number | null, lost: number, flags = {}) => {
    const units: Units = [
      russian("R", "2224", "(4)5-4", { parent: "1C" }),
      allied("A", "2002", "4-2-4", { parent: "3rd" }),
      ...Array.from({ length: lost }, (_, i) => russian(`L${i}`, "eliminated", "(4)5-4", { parent: "1C" })),
      russian("G", "eliminated", "A(1)4"),
    ];
    return alma({ map: { use: "alma" }, active: "russian", turn, units, flags, dice: die === null ? [] : [die] });
  };
  test.each([1, 2, 3, 4])("A21.1: no roll on turn %i", (turn) => {
    expect(roll(turn, null, 12).eventsOf("preservation-rolled")).toEqual([]);
  });
  test("A21.1: from turn 5: die plus infantry lost, 10 or more triggers; guns do not count", () => {
    expect(roll(5, 6, 4).eventsOf("preservation-triggered").length).toBe(1);
    expect(roll(5, 6, 3).eventsOf("preservation-triggered").length).toBe(0);
    expect(roll(12, 1, 9).eventsOf("preservation-triggered").length).toBe(1);
    expect(roll(12, 1, 8).eventsOf("preservation-triggered").length).toBe(0);
  });
  test("A21.1: once triggered there are no more rolls", () => {
    expect(roll(8, null, 9, { preservationTurn: 6 }).eventsOf("preservation-rolled")).toEqual([]);
  });
  test("A21.1: no roll in the Allied Movement Phase", () => {
    const s = alma({ map: { use: "alma" }, turn: 6, units: [allied("A", "2002", "4-2-4", { parent: "3rd" })] });
    expect(s.eventsOf("preservation-rolled")).toEqual([]);
  });
  test("A21.13: nobody leaves before the trigger, not even from 2225", () => {
    const s = alma({
      map: { use: "alma" },
      active: "russian",
      turn: 4,
      units: [russian("R", "2225", "(4)5-4", { parent: "1C" }), allied("A", "2002", "4-2-4", { parent: "3rd" })],
    });
    s.answer("unit R");
    expect(s.refusedBy("exit")).toBe("A21.13");
  });
  test("A21.2: after it any number leaves through 2225 and nowhere else, in the turn of the trigger already", () => {
    const units = ["R", "Q", "P"].map((id, i) => russian(id, ["2225", "2224", "2125"][i], "(4)5-4", { parent: "1C" }));
    const lost = Array.from({ length: 6 }, (_, i) => russian(`L${i}`, "eliminated", "(4)5-4", { parent: "1C" }));
    const s = alma({
      map: { use: "alma" },
      active: "russian",
      turn: 5,
      dice: [4],
      units: [...units, ...lost, allied("A", "2002", "4-2-4", { parent: "3rd" })],
    });
    s.answer("unit P");
    expect(s.refusal("exit").rule).toMatch(/A21/);
    s.answer("hex 2225", "exit", "unit R", "exit", "unit Q", "hex 2225", "exit");
    expect(["R", "Q", "P"].map((id) => fate(s, id))).toEqual(["exited", "exited", "exited"]);
  });
});

describe("A23: victory", () => {
  const score = (text: Partial<SituationText>) => {
    const s = situation(spiQuad, {
      scenario: "alma",
      active: "russian",
      phase: "rally",
      units: [allied("A", "0101"), russian("R", "0808", "(4)5-4", turned)],
      ...text,
    });
    const play = s.game.play();
    const { score: lines } = spiQuad.view(play, null);
    const of = (side: string) =>
      lines.filter((line) => line.side === side).reduce((all, { points }) => all + points, 0);
    return { allied: of("allied"), russian: of("russian"), verdict: spiQuad.verdict(play) };
  };
  /** Ends turn 12 and gives the final score. */
  const final = (flags: object, units: Units = []) => {
    const s = situation(spiQuad, {
      scenario: "alma",
      active: "russian",
      phase: "rally",
      turn: 12,
      flags: flags as Record<string, unknown>,
      units: [allied("A", "0101"), russian("R", "0808", "(4)5-4", turned), ...units],
      dice: [6],
    });
    s.answer("rally R");
    if (s.game.pending().kind === "decide") s.answer("end");
    const pending = s.game.pending();
    if (pending.kind !== "over") throw new Error("the game goes on");
    const lines = s.view().score;
    const of = (side: string) =>
      lines.filter((line) => line.side === side).reduce((all, { points }) => all + points, 0);
    return {
      margin: of("allied") - of("russian"),
      allied: of("allied"),
      russian: of("russian"),
      winner: pending.verdict.winner,
    };
  };
  const dead = (count: number, side: "allied" | "russian") =>
    Array.from({ length: count }, (_, i) =>
      (side === "allied" ? allied : russian)(`X${side}${i}`, "eliminated", "4-2-4", { parent: "1st" }),
    );
  test("A23.12: never triggered: twelve complete turns", () => {
    expect(final({})).toMatchObject({ allied: 0, russian: 12, winner: 1 });
  });
  test("A23.12: triggered on turn T: T - 1 complete turns before it", () => {
    for (const [turn, exits] of [
      [5, { 6: 2, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2 }],
      [9, { 10: 2, 11: 2, 12: 2 }],
    ] as const) {
      expect(final({ preservationTurn: turn, exits }).russian).toBe(turn - 1);
    }
  });
  test("A23.12: the example: triggered on turn 8, no exits on 8 costs nothing, none on 9 costs 1", () => {
    const all = { 10: 2, 11: 2, 12: 2 };
    expect(final({ preservationTurn: 8, exits: all }).russian).toBe(7 - 1);
    expect(final({ preservationTurn: 8, exits: { ...all, 9: 2 } }).russian).toBe(7);
    expect(final({ preservationTurn: 8, exits: all }).allied).toBe(-6);
    expect(final({ preservationTurn: 8, exits: { 8: 2, ...all } }).allied).toBe(-8);
  });
  test("A23.12: one unit a turn is not two", () => {
    expect(final({ preservationTurn: 10, exits: { 11: 1, 12: 1 } })).toMatchObject({ allied: 0, russian: 9 - 2 });
  });
  test("A23.11: 3 for Preservation on turns 5 and 6, none on 7", () => {
    const three = (turn: number) => final({ preservationTurn: turn }).allied;
    expect([three(5), three(6), three(7)]).toEqual([3, 3, 0]);
  });
  test("A23.11, A23.12: losses: Russian ones always count, Allied ones only before the trigger", () => {
    const units = [...dead(4, "russian"), ...dead(3, "allied")];
    expect(final({}, units)).toMatchObject({ allied: 4, russian: 12 + 3 });
    expect(final({ preservationTurn: 10, alliedLossesAtTrigger: 1 }, units)).toMatchObject({
      allied: 4,
      russian: 9 + 1 - 2,
    });
  });
  // Triggered on turn 10 without exits: 9 - 2 = 7 Russian points.
  test.each([
    [10, 3, 0],
    [9, 2, null],
    [8, 1, null],
    [7, 0, 1],
    [6, -1, 1],
  ])("A23.2: %i Russian units lost make a margin of %i", (lost, margin, winner) => {
    expect(final({ preservationTurn: 10 }, dead(lost, "russian"))).toMatchObject({ margin, winner });
  });
  test("A23.1: guns score nothing", () => {
    const guns = [russian("G", "eliminated", "A(1)4"), allied("H", "eliminated", "J(1)4")];
    expect(
      score({ turn: 1, units: [allied("A", "0101"), russian("R", "0808", "(4)5-4", turned), ...guns] }),
    ).toMatchObject({ allied: 0, russian: 0 });
  });
  test("A22.3, A22.4: the Allies go first; turn 1 follows with the Russians", () => {
    const s = alma({
      turn: 1,
      units: [allied("A", "0101", "4-2-4", { parent: "1st" }), russian("R", "0808", "(4)5-4", { parent: "1W" })],
    });
    s.answer("end");
    expect(s.view()).toMatchObject({ active: "russian", turn: 1 });
    s.answer("end");
    expect(s.view()).toMatchObject({ active: "allied", turn: 2 });
    expect(told<{ turn: number }>(s, "turn-began").map(({ turn }) => turn)).toContain(2);
  });
});

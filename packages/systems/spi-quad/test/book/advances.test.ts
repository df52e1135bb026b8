import type { Situation, SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, alliedTurn, mounted, russian, russianTurn, turned } from "../battlefield.ts";
import { fight } from "./fight.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

type Units = NonNullable<SituationText["units"]>;

/** What the end of what is asked now would leave undone. */
const undone = (s: Situation) => s.game.shown(s.decision().seat)?.commits?.flatMap((one) => one.undone ?? []) ?? [];

describe("8.7: who advances, how often, and who is left", () => {
  /** R is driven two hexes, to 0406 by 0405, by A from 0403 and B from 0304; X stands by. */
  const won = () => {
    const units = [
      allied("A", "0403", "4-9-4"),
      allied("B", "0304", "4-9-4"),
      allied("X", "0202"),
      russian("R", "0404", "4-3-4"),
    ];
    const { s, melee } = fight(units, 1, ["A", "B"]);
    expect(melee.result).toBe("d2*");
    s.answer("hex 0405", "hex 0406");
    return s;
  };
  test("8.71: each attacker may go along the path of retreat", () => {
    expect(won().answers()).toEqual(["advance A 0404", "advance A 0405", "advance B 0404", "advance B 0405", "end"]);
  });
  test("8.75: once, and then the others", () => {
    const s = won();
    expect(undone(s)).toEqual(["2 units could advance"]);
    s.answer("advance A 0404");
    expect(s.answers()).toEqual(["advance B 0405", "end"]);
    expect(s.refusal("advance A 0405")).toMatchObject({ rule: "8.75", code: "has-advanced" });
    expect(undone(s)).toEqual(["1 unit could advance"]);
    s.answer("advance B 0405");
    expect(s.decision().kind).not.toBe("advance");
  });
  test("8.75: who has gone to the end of the path is not told to be able to come back along it", () => {
    const s = won();
    s.answer("advance A 0405");
    expect(undone(s)).toEqual(["1 unit could advance"]);
  });
  test("8.71: who took no part in the melee stays", () => {
    expect(won().refusal("advance X 0404")).toMatchObject({ rule: "8.71", code: "did-not-win" });
  });
  test("8.72, 5.32: nobody is told to be able to advance who may stop nowhere on the path", () => {
    const s = won();
    s.answer("advance A 0405");
    expect(s.answers()).toEqual(["advance B 0404", "end"]);
    s.answer("advance B 0404");
    expect(s.decision().kind).not.toBe("advance");
  });
});

describe("who slips away in fire phases", () => {
  const units: Units = [
    allied("G", "0403", "J(1)4", { state: ["moved"] }),
    russian("R", "0404", "4-5-4", { state: ["fired"] }),
    russian("Z", "0808"),
  ];
  const kind = (s: Situation) => `${s.decision().seat} ${s.decision().kind}`;
  test("A19.2: guns of the Alma do, in Defensive Fire", () => {
    const s = russianTurn("defensive-fire", { scenario: "alma", turn: 3, units });
    expect(kind(s)).toBe("0 fire-target");
    expect(s.answers()).toEqual(["withdraw G", "end"]);
    expect(undone(s)).toEqual(["1 gun could slip away"]);
  });
  test("A19.2: but not in Offensive Fire", () => {
    expect(kind(alliedTurn("offensive-fire", { scenario: "alma", turn: 3, units }))).not.toBe("0 fire-target");
  });
  test("5.11: and in no other battle", () => {
    expect(kind(russianTurn("defensive-fire", { scenario: "balaclava", units }))).not.toBe("0 fire-target");
    const near = [...units, allied("A", "0405")];
    const s = russianTurn("defensive-fire", { scenario: "balaclava", units: near });
    expect(s.refusedBy("withdraw G")).toBe("5.11");
    expect(undone(s)).toEqual(["1 hex could still be fired at"]);
  });
  test("11.26: while cavalry is asked whether it withdraws, nothing else is", () => {
    const s = russianTurn("defensive-fire", {
      units: [allied("C", "0403", "0-4-4", mounted), russian("R", "0404")],
    });
    expect(kind(s)).toBe("0 cavalry-withdrawal");
    expect(s.refusal("target 0404")).toMatchObject({ rule: "11.26", class: "not-now" });
    expect(s.refusal("withdraw R")).toMatchObject({ rule: "11.26", code: "not-yours" });
    expect(undone(s)).toEqual(["1 cavalry unit could withdraw"]);
  });
});

describe("the ends of phases say what is left to do", () => {
  test("5.0, 12.0: units that have not moved, and reinforcements that could enter", () => {
    const s = alliedTurn("movement", {
      units: [allied("A", "0101"), allied("B", "0303"), allied("E", "entry:0105"), russian("R", "0808")],
    });
    expect(undone(s)).toEqual(["2 units have not moved", "1 reinforcement could enter"]);
    s.answer("unit A", "hex 0102", "stop");
    expect(undone(s)).toEqual(["1 unit has not moved", "1 reinforcement could enter"]);
  });
  test("8.0: hexes that could still be attacked", () => {
    const weak = { ...turned, back: "(1)1-4" };
    const s = alliedTurn("melee", {
      units: [allied("A", "0403", "4-2-4", weak), russian("R", "0404"), russian("Q", "0303")],
    });
    expect(undone(s)).toEqual(["2 hexes could still be attacked"]);
  });
  test("10.0: units that could try to rally", () => {
    const down = { ...turned, back: "(1)1-4" };
    const s = alliedTurn("rally", {
      units: [allied("A", "0403", "4-2-4", down), allied("B", "0101"), russian("R", "0808", "4-5-4", turned)],
    });
    expect(undone(s)).toEqual(["1 unit could try to rally"]);
  });
});

describe("what follows the end of a phase", () => {
  const follows = (s: Situation) => s.game.shown(s.decision().seat)?.commits?.map((one) => [one.follows, one.grave]);
  const units = [allied("A", "0403", "4-2-4", turned), russian("R", "0404", "4-5-4", turned), allied("B", "0405")];
  test("4.0A: the next phase of the Player-Turn, then the other player's Movement", () => {
    const next = ["movement", "offensive-fire", "rally"].map(
      (phase) => follows(alliedTurn(phase, { units }))?.[0]?.[0],
    );
    expect(next).toEqual(["Russian Defensive Fire", "Allied Melee", "Russian Movement"]);
    expect(follows(russianTurn("defensive-fire", { units }))?.[0]?.[0]).toBe("Russian Offensive Fire");
    expect(follows(alliedTurn("melee", { units }))?.[0]?.[0]).toBe("Allied Rally");
  });
  test("4.0C: the end of the game after the second Player-Turn of the last turn, and it is asked once more", () => {
    const last = (active: "allied" | "russian", turn: number) =>
      (active === "allied" ? alliedTurn : russianTurn)("rally", { scenario: "balaclava", turn, units });
    expect(follows(last("allied", 12))).toEqual([["the end of the game", true]]);
    expect(follows(last("allied", 11))).toEqual([["Russian Movement", false]]);
    expect(follows(last("russian", 12))).toEqual([["Allied Movement", false]]);
  });
});

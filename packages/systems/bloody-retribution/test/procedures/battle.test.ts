import { describe, expect, test } from "vitest";
import { british, cavalry, combat, piquet, soimonov, statesOf, twoSteps } from "../field.ts";

const target = "0404";
const spare = [soimonov("S", "0101"), british("B", "0808")];
/** One attack by all the given attackers. */
const assault = (text: Parameters<typeof combat>[0], ...attackers: string[]) => {
  const s = combat(text);
  s.answer(`attack ${target}`, ...attackers.map((id) => `add ${id}`), "resolve");
  return s;
};

describe("the die and its result", () => {
  test("9.15, 9.16, CRT: a 3 under +5 is 1/2: one step off the attackers, two off the defenders", () => {
    const units = [soimonov("R", "0403", 5), soimonov("Q", "0304", 4), twoSteps("A", target, 4, 2), ...spare];
    const s = assault({ units, dice: [3] }, "R", "Q");
    expect(s.eventsOf("combat-rolled")).toMatchObject([{ dice: [3], column: 5, result: "1/2", rule: "CRT" }]);
    expect(s.eventsOf("combat-result")).toMatchObject([{ attackerLoss: 1, defenderLoss: 2, rule: "9.16" }]);
    s.answer("lose Q");
    expect([s.unit("Q").at, s.unit("A").at]).toEqual(["eliminated", "eliminated"]);
  });

  test("9.16, 2.11: what a force cannot take is forgotten, and nothing carries over", () => {
    const units = [soimonov("R", "0403", 14), british("A", target, 4), british("A2", "0505", 4), ...spare];
    const s = assault({ units, dice: [1] }, "R");
    expect(s.eventsOf("combat-result")).toMatchObject([{ defenderLoss: 3 }]);
    s.answer("stay");
    expect(s.unit("A2")).toMatchObject({ at: "0505", face: { steps: { now: 1 } } });
    const weak = assault({ units: [soimonov("R", "0403", 1), twoSteps("A", target), ...spare], dice: [6] }, "R");
    expect(weak.eventsOf("combat-result")).toMatchObject([{ attackerLoss: 3 }]);
    expect(weak.unit("S").at).toBe("0101");
  });

  test("2.11, B-47: a two-step unit that loses a step goes on as its substitute, disrupted like it", () => {
    const units = [soimonov("R", "0403", 6), twoSteps("A", target, 4, 2), ...spare];
    const s = assault({ units, dice: [2] }, "R");
    expect(s.unit("A")).toMatchObject({
      at: target,
      face: { steps: { now: 1, max: 2 }, values: [{ text: "2", role: "cf" }] },
    });
    expect(statesOf(s, "A")).toEqual(["disrupted", "reduced"]);
    expect(s.eventsOf("step-lost")).toMatchObject([{ unit: "A", rule: "9.16" }]);
  });

  test("9.9, 9.16, B-5: a reduction comes off the defender's number after the die, never below nothing", () => {
    const map = { cols: 8, rows: 8, sides: { "0403/0404": ["slope up:0404"] } };
    const units = [soimonov("R", "0403", 6), twoSteps("A", target, 4, 2), ...spare];
    const s = assault({ map, units, dice: [2] }, "R");
    expect(s.eventsOf("combat-rolled")).toMatchObject([
      { result: "1/1", ledger: [{ id: "upslope", rule: "9.9", value: -1 }] },
    ]);
    expect(s.eventsOf("combat-result")).toMatchObject([{ attackerLoss: 1, defenderLoss: 0 }]);
    const none = assault({ map, units, dice: [6] }, "R");
    expect(none.eventsOf("combat-result")).toMatchObject([{ attackerLoss: 2, defenderLoss: 0 }]);
  });

  test("9.10: a garrison behind its work loses two steps less, one by the option of the chart", () => {
    const map = { cols: 8, rows: 8, sides: { "0403/0404": ["redoubt in:0404"] } };
    const text = { map, units: [soimonov("R", "0403", 14), twoSteps("A", target, 4, 2), ...spare], dice: [6] };
    expect(assault(text, "R").unit("A").face.steps).toEqual({ now: 1, max: 2 });
    const chart = assault({ ...text, options: { redoubtReduction: "1" } }, "R");
    expect(chart.unit("A").at).toBe("eliminated");
  });

  test("9.6, B-2: below the table the printed floor spares the defender what column 0 would cost him", () => {
    const text = { units: [soimonov("R", "0403", 1), british("A", target, 9), ...spare], dice: [1] };
    expect(assault(text, "R").unit("A").at).toBe(target);
    expect(assault({ ...text, options: { crtFloor: "0" } }, "R").unit("A").at).toBe("eliminated");
  });

  test("5.7: the Allied shift is in the column the die is read under", () => {
    const units = [soimonov("R", target, 4), british("A", "0403", 6), british("B", "0808"), soimonov("S", "0101")];
    const s = assault({ units, turn: 3, active: "allied", dice: [2] }, "A");
    expect(s.eventsOf("combat-rolled")).toMatchObject([
      { column: 3, result: "1/2", ledger: [{ rule: "5.7", value: 1 }] },
    ]);
  });

  test("9.15: odds shown before the attack come from the same table", () => {
    const units = [soimonov("R", "0403", 4), british("A", target, 4), ...spare];
    const s = combat({ units });
    s.answer(`attack ${target}`, "add R");
    const odds = s
      .odds("resolve")
      .map(({ chance, events }) => [
        `${chance.over}/${chance.under}`,
        ...events.filter(({ kind }) => kind === "eliminated").map((event) => (event as { unit?: string }).unit),
      ]);
    expect(odds).toEqual([
      ["2/3", "R"],
      ["1/3", "R", "A"],
    ]);
  });
});

describe("disruption", () => {
  test("2.12, 9.2, 5.10-II, B-20: all survivors of both sides are disrupted, hurt or not", () => {
    const units = [soimonov("R", "0403", 3), soimonov("Q", "0304", 3), twoSteps("A", target, 4, 2), ...spare];
    const s = assault({ units, dice: [4] }, "R", "Q");
    s.answer("lose Q");
    expect([statesOf(s, "R"), statesOf(s, "A")]).toEqual([["disrupted"], ["disrupted", "reduced"]]);
    expect(statesOf(s, "S")).toEqual([]);
  });

  test("2.12, 9.20: Piquets defend without being disrupted", () => {
    const s = assault({ units: [soimonov("R", "0403", 1), piquet("P", target), ...spare], dice: [3] }, "R");
    expect([s.unit("P").at, statesOf(s, "P")]).toEqual([target, []]);
  });
});

describe("sharing out losses", () => {
  test("9.17, B-41: the owner picks step by step, and one unit may take both", () => {
    const units = [twoSteps("A", "0403", 4, 2), twoSteps("C", "0304", 4, 2), soimonov("R", target, 14), ...spare];
    const s = assault({ units, active: "allied", dice: [4] }, "A", "C");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "attacker-loss", rule: "9.17" });
    expect(s.refusal("lose B")).toMatchObject({ rule: "9.17", code: "not-in-battle" });
    expect(s.refusedBy("stay")).toBe("9.17");
    s.answer("lose A", "lose A");
    expect([s.unit("A").at, s.unit("C").face.steps]).toEqual(["eliminated", { now: 2, max: 2 }]);
  });

  test("9.17, B-58: where both have a choice the attacker is asked first", () => {
    const units = [
      soimonov("R", "0403", 4),
      soimonov("Q", "0304", 3),
      twoSteps("A", target, 4, 2),
      piquet("P", target),
      ...spare,
    ];
    const s = assault({ units, dice: [3] }, "R", "Q");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "attacker-loss" });
    s.answer("lose Q");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "defender-loss" });
    s.answer("lose P");
    expect([s.unit("P").at, s.unit("A").face.steps]).toEqual(["eliminated", { now: 2, max: 2 }]);
  });

  test("9.16, 9.17, B-41: no question where the loss takes everything", () => {
    const units = [soimonov("R", "0403", 1), soimonov("Q", "0304", 1), twoSteps("A", target, 9, 4), ...spare];
    const s = assault({ units, dice: [6] }, "R", "Q");
    expect([s.unit("R").at, s.unit("Q").at, s.decision().kind]).toEqual(["eliminated", "eliminated", "action"]);
  });

  test("9.20, B-38: a Piquet neither counts nor pays for an attack made from its hex, and stays when its companion advances", () => {
    const units = [
      british("A", "0403", 14),
      british("C", "0304", 1),
      piquet("P", "0403"),
      soimonov("R", target, 9),
      ...spare,
    ];
    const s = combat({ units, active: "allied", dice: [6] });
    s.answer(`attack ${target}`, "add A", "add C");
    expect(s.decision().prompt).toContain("15 against 9");
    s.answer("resolve");
    expect(s.refusal("lose P")).toMatchObject({ rule: "9.20", code: "piquet-spared" });
    s.answer("lose C", "advance A");
    expect([s.unit("P").at, s.unit("A").at]).toEqual(["0403", target]);
  });
});

describe("attacking cavalry", () => {
  test("9.14, B-39: it is eliminated whatever the result, and that counts towards the loss", () => {
    const units = [cavalry("C", "0403", 2), british("A", "0304", 3), soimonov("R", target, 4), ...spare];
    const s = assault({ units, active: "allied", dice: [3] }, "C", "A");
    expect(s.eventsOf("combat-result")).toMatchObject([{ attackerLoss: 1, defenderLoss: 1 }]);
    expect([s.unit("C").at, s.unit("A").at]).toEqual(["eliminated", "0304"]);
    expect(s.eventsOf("eliminated")).toMatchObject([{ unit: "C", rule: "9.14" }, { unit: "R" }]);
  });

  test("9.14, 9.17: also under 0/x, and alone; it cannot be spared by losing infantry", () => {
    const units = [cavalry("C", "0403", 14), soimonov("R", target, 2), ...spare];
    const s = assault({ units, active: "allied", dice: [1] }, "C");
    expect([s.unit("C").at, s.unit("R").at, s.decision().kind]).toEqual(["eliminated", "eliminated", "action"]);
  });

  test("9.14, B-39: only the rest of the loss falls on the others", () => {
    const units = [
      cavalry("C", "0403", 2),
      british("A", "0304", 2),
      british("D", "0405", 2),
      soimonov("R", target, 9),
      ...spare,
    ];
    const s = assault({ units, active: "allied", dice: [4] }, "C", "A", "D");
    expect(s.eventsOf("combat-result")).toMatchObject([{ attackerLoss: 2 }]);
    expect(s.answers()).toEqual(["lose A", "lose D"]);
    s.answer("lose D");
    expect(s.decision().kind).toBe("action");
  });

  test("9.14: cavalry defends like any unit", () => {
    const s = assault({ units: [soimonov("R", "0403", 4), cavalry("C", target, 3), ...spare], dice: [4] }, "R");
    expect(s.eventsOf("attack-declared")).toMatchObject([{ defence: 3, column: 1 }]);
    expect(s.unit("C").at).toBe(target);
  });
});

describe("advance after combat", () => {
  const strong = [soimonov("R", "0403", 9), soimonov("Q", "0304", 9), british("A", target, 4), ...spare];

  test("9.19, B-42: when the hex is empty one surviving attacker may advance, free of points", () => {
    const s = assault({ units: strong, dice: [1] }, "R", "Q");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "advance", rule: "9.19" });
    expect(s.answers()).toEqual(["advance R", "advance Q", "stay"]);
    expect(s.refusal("advance S")).toMatchObject({ rule: "9.19", code: "no-attacker" });
    expect(s.refusedBy("halt")).toBe("9.19");
    s.answer("advance Q");
    expect([s.unit("Q").at, statesOf(s, "Q"), statesOf(s, "R")]).toEqual([target, ["disrupted"], ["disrupted"]]);
  });

  test("9.19: it is never mandatory", () => {
    const s = assault({ units: strong, dice: [1] }, "R", "Q");
    s.answer("stay");
    expect([s.unit("R").at, s.unit("Q").at, statesOf(s, "R")]).toEqual(["0403", "0304", ["disrupted"]]);
  });

  test("9.19: not while a defender is left, and defenders never advance", () => {
    const s = assault({ units: [soimonov("R", "0403", 5), twoSteps("A", target, 4, 2), ...spare], dice: [3] }, "R");
    expect(s.decision().kind).toBe("action");
    expect(s.unit("A").at).toBe(target);
  });

  test("7.5, 9.19: enemy zones do not hinder it", () => {
    const units = [...strong, british("Z", "0505", 9)];
    const s = assault({ units, dice: [1] }, "R", "Q");
    s.answer("advance R", "halt");
    expect(s.unit("R").at).toBe(target);
  });

  test("9.19, 9.10, 9.11, B-10: an ordinary attack and its advance cross works and steep slopes", () => {
    const map = { cols: 8, rows: 8, sides: { "0403/0404": ["steep-slope up:0404", "redoubt in:0404"] } };
    const s = assault({ map, units: strong, dice: [1] }, "R", "Q");
    s.answer("advance R");
    expect(s.unit("R").at).toBe(target);
  });

  test("3.4, 9.19: advancing into a victory hex wins it, and destroying its garrison does not", () => {
    const map = { cols: 8, rows: 8, hexes: { [target]: ["victory:ridge"] } };
    const stays = assault({ map, units: strong, dice: [1] }, "R", "Q");
    stays.answer("stay");
    expect(stays.view().score).toMatchObject([{ points: 0 }]);
    const goes = assault({ map, units: strong, dice: [1] }, "R", "Q");
    goes.answer("advance R");
    expect(goes.view().score).toMatchObject([{ points: 1 }]);
  });

  test("4.2, B-28: advancing onto the south edge wins the war", () => {
    const map = { cols: 8, rows: 8, hexes: { [target]: ["south-edge"] } };
    const s = assault({ map, units: strong, dice: [1] }, "R", "Q");
    s.answer("advance R");
    expect(s.game.pending()).toMatchObject({ kind: "over", verdict: { rule: "4.2" } });
  });
});

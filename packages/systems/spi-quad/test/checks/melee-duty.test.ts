import { describe, expect, test } from "vitest";
import { allied, alliedTurn, mounted, russian, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.
// 0403 has the neighbours 0402, 0503, 0504, 0404, 0304, 0303. So 0404 and 0303 are both next to 0403, and not adjacent.

const map = (more: object) => ({ cols: 8, rows: 8, ...more });

describe("who must be attacked", () => {
  test("6.21, 8.11: every enemy whose zone holds an undisrupted unit must be attacked before the phase ends", () => {
    const s = alliedTurn("melee", { units: [allied("A", "0403"), russian("R", "0404")] });
    expect(s.answers()).toEqual(["target 0404"]);
    expect(s.refusal("end")).toMatchObject({ rule: "8.11", params: { units: "R" } });
  });

  test("8.12: every undisrupted unit in an enemy zone must attack: a third may not stay out when its only enemy is fought", () => {
    const s = alliedTurn("melee", { units: [allied("A", "0403"), allied("B", "0405"), russian("R", "0404")] });
    s.answer("target 0404", "add A");
    expect(s.refusal("attack")).toMatchObject({ rule: "8.12", params: { units: "B" } });
    s.answer("add B");
    expect(s.answers()).toContain("attack");
  });

  test("8.12: who attacks whom is free as long as all take part", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403"), allied("B", "0405"), russian("R", "0404"), russian("Q", "0406")],
      dice: [1],
    });
    s.answer("target 0404", "add A");
    expect(s.answers()).toContain("attack");
    s.answer("add B");
    // Q would then be left to nobody: it stands next to B alone.
    expect(s.refusal("attack")).toMatchObject({ rule: "8.11", params: { units: "Q" } });
    s.answer("remove B", "attack", "hex 0402", "hex 0401");
    expect(s.refusedBy("end")).toBe("8.11");
  });

  test("8.22: a unit in several zones must attack all those enemies that nobody else attacks", () => {
    const s = alliedTurn("melee", { units: [allied("A", "0403"), russian("R", "0404"), russian("Q", "0303")] });
    s.answer("target 0404", "add A");
    expect(s.refusal("attack")).toMatchObject({ rule: "8.22", code: "leaves-unattacked", params: { units: "Q" } });
    s.answer("target 0303");
    expect(s.answers()).toContain("attack");
  });

  test("8.22: a unit need not attack an enemy that another unit can attack", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403"), allied("B", "0302"), russian("R", "0404"), russian("Q", "0303")],
    });
    s.answer("target 0404", "add A");
    expect(s.answers()).toContain("attack");
  });

  test("8.22: an enemy left to a disrupted unit must then be attacked by it", () => {
    const s = alliedTurn("melee", {
      units: [
        allied("A", "0403", "4-9-4"),
        allied("D", "0302", "4-2-4", turned),
        russian("R", "0404", "4-1-4"),
        russian("Q", "0303"),
      ],
      dice: [6],
    });
    s.answer("target 0404", "add A", "attack", "end");
    expect(s.refusal("end")).toMatchObject({ rule: "8.11", params: { units: "Q" } });
    s.answer("target 0303", "add D");
    expect(s.answers()).toContain("attack");
  });

  test("8.11: the refusal names every enemy left out", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403"), russian("R", "0404"), russian("Q", "0303"), russian("P", "0503")],
    });
    s.answer("target 0404", "add A");
    expect(s.refusal("attack").params).toEqual({ units: "Q, P" });
  });

  test("8.11: enemies that are gone, or that came up since, need not be attacked", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403", "4-9-4"), allied("B", "0602"), russian("R", "0404", "4-1-4")],
      dice: [6],
    });
    s.answer("target 0404", "add A", "attack", "end");
    expect(s.answers()).toContain("end");
  });
});

describe("who need not fight", () => {
  test("6.22, 8.16, 9.21: a disrupted unit need not attack, but may", () => {
    const s = alliedTurn("melee", { units: [allied("D", "0403", "4-2-4", turned), russian("R", "0404")] });
    expect(s.answers()).toEqual(["target 0404", "end"]);
    s.answer("target 0404", "add D");
    expect(s.answers()).toContain("attack");
  });

  test("9.22: nobody has to attack a disrupted enemy", () => {
    const s = alliedTurn("melee", { units: [allied("A", "0403"), russian("R", "0404", "4-5-4", turned)] });
    expect(s.answers()).toEqual(["target 0404", "end"]);
  });

  test("9.23: a disrupted attacker fights with the strength and morale on its back", () => {
    const s = alliedTurn("melee", {
      units: [allied("D", "0403", "4-2-4", { ...turned, back: "(2)1-3" }), russian("R", "0404", "4-5-4")],
      dice: [6],
    });
    s.answer("target 0404", "add D", "attack");
    expect(s.eventsOf("melee-resolved")).toMatchObject([{ attack: 1, row: 8 }]);
  });

  test("8.17: a unit whose melee strength is bracketed does not attack", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403"), allied("B", "0405", "4(2)4", { kind: "infantry" }), russian("R", "0404")],
    });
    s.answer("target 0404");
    expect(s.refusedBy("add B")).toBe("8.17");
    s.answer("add A");
    expect(s.answers()).toContain("attack");
  });

  test("4.0A4, 8.17: guns do not attack, and owe nothing", () => {
    const s = alliedTurn("melee", {
      units: [allied("G", "0403", "A(1)4"), allied("H", "0305", "A-2-4"), allied("A", "0405"), russian("R", "0404")],
    });
    s.answer("target 0404");
    expect([s.refusedBy("add G"), s.refusedBy("add H")]).toEqual(["8.17", "4.0A4"]);
    s.answer("add A");
    expect(s.answers()).toContain("attack");
  });

  test("A19.1: at Alma guns attack nobody and need not be attacked, but may be", () => {
    const s = alliedTurn("melee", {
      scenario: "alma",
      units: [allied("A", "0403"), allied("G", "0305", "J(1)4"), russian("FB", "0404", "A(1)4")],
    });
    expect(s.answers()).toEqual(["target 0404", "end"]);
    s.answer("target 0404");
    expect(s.refusedBy("add G")).toBe("A19.1");
  });

  test("8.11: zones that do not reach over a river make no duty; the attack over it is free", () => {
    const s = alliedTurn("melee", {
      map: map({ sides: { "0403/0404": ["river"] } }),
      units: [allied("A", "0403"), russian("R", "0404")],
    });
    expect(s.answers()).toEqual(["target 0404", "end"]);
  });

  test("8.15: no melee over a cliff, unless the option allows it", () => {
    const over = (cliffMelee: string) =>
      alliedTurn("melee", {
        map: map({ sides: { "0403/0404": ["cliff up:0404"] } }),
        options: { cliffMelee },
        units: [
          allied("A", "0403"),
          russian("R", "0404"),
          allied("B", "0406", "4-2-4"),
          russian("Q", "0407", "4-5-4", turned),
        ],
      });
    expect(over("none").answers()).toEqual(["target 0407", "end"]);
    expect(over("voluntary").answers()).toEqual(["target 0404", "target 0407", "end"]);
  });
});

describe("attacks", () => {
  test("8.13, 8.23: six units around a hex may attack it together", () => {
    const hexes = ["0403", "0504", "0505", "0405", "0305", "0304"];
    const s = alliedTurn("melee", {
      units: [...hexes.map((hex, i) => allied(`A${i}`, hex, "4-1-4")), russian("R", "0404", "4-6-4")],
      dice: [6],
    });
    s.answer("target 0404", ...hexes.map((_, i) => `add A${i}`), "attack");
    expect(s.eventsOf("melee-resolved")).toMatchObject([{ attack: 6, defence: 6, odds: "1-1" }]);
  });

  test("8.14: a unit attacks once in a Melee Phase", () => {
    const s = alliedTurn("melee", {
      units: [
        allied("A", "0403", "4-9-4"),
        allied("B", "0302"),
        russian("R", "0404", "4-1-4"),
        russian("Q", "0303", "4-5-4", turned),
      ],
      dice: [6],
    });
    s.answer("target 0404", "add A", "attack", "end", "target 0303");
    expect(s.refusedBy("add A")).toBe("8.14");
    expect(s.answers()).toContain("add B");
  });

  test("8.15: units attack adjacent enemies only", () => {
    const s = alliedTurn("melee", { units: [allied("A", "0403"), allied("B", "0402"), russian("R", "0404")] });
    s.answer("target 0404");
    expect(s.refusedBy("add B")).toBe("8.15");
  });

  test("8.24: every attacker must be adjacent to every hex of a combat", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403"), allied("B", "0405", "4-2-4", turned), russian("R", "0404"), russian("Q", "0303")],
    });
    s.answer("target 0404", "target 0303");
    expect(s.refusedBy("add B")).toBe("8.24");
    s.answer("cancel", "target 0404", "add B");
    expect(s.refusedBy("target 0303")).toBe("8.24");
  });

  test("8.21: the units of a hex are not attacked apart, nor twice in a phase", () => {
    const s = alliedTurn("melee", {
      units: [
        allied("A", "0403", "4-1-4"),
        allied("B", "0405", "4-1-4", turned),
        russian("R", "0404", "4-9-5", { stack: 0 }),
        russian("G", "0404", "A(1)4", { stack: 1 }),
      ],
      dice: [1],
    });
    s.answer("target 0404", "add A", "attack", "hex 0402", "hex 0401");
    expect(s.refusedBy("target 0404")).toBe("8.19");
  });

  test("4.0A4: a unit that was not next to an enemy when the phase began does not attack", () => {
    // R is driven into 0405 and pushes Q out to 0406, next to B.
    const cliffs = ["0404/0505", "0305/0404", "0405/0505", "0405/0506", "0306/0405", "0305/0405"];
    const s = alliedTurn("melee", {
      map: map({ sides: Object.fromEntries(cliffs.map((side) => [side, [`cliff up:${side.slice(0, 4)}`]])) }),
      units: [
        allied("A", "0403", "4-9-4"),
        allied("B", "0407", "4-2-4", turned),
        russian("R", "0404", "4-3-4"),
        russian("Q", "0405", "4-3-4"),
      ],
      dice: [1],
    });
    s.answer("target 0404", "add A", "attack", "hex 0405", "hex 0406", "end");
    expect(s.unit("Q").at).toBe("0406");
    expect(s.answers()).toEqual(["end"]);
    expect(s.refusedBy("target 0406")).toBe("4.0A4");
  });

  test("8.0: cavalry has to attack like infantry", () => {
    const s = alliedTurn("melee", { units: [allied("C", "0403", "0-2-4", mounted), russian("R", "0404")] });
    expect(s.refusedBy("end")).toBe("8.11");
  });
});

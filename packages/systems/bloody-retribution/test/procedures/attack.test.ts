import { describe, expect, test } from "vitest";
import { british, cavalry, combat, french, pavlov, piquet, soimonov, statesOf, twoSteps } from "../field.ts";

const target = "0404";

describe("declaring an attack", () => {
  test("9.1, 7.3: attacks are voluntary, in an enemy zone too", () => {
    const s = combat({ units: [soimonov("R", "0403"), british("A", target)] });
    expect(s.answers()).toEqual(expect.arrayContaining([`attack ${target}`, "disrupt R", "offer"]));
  });

  test("9.1: one objective hex with an enemy in it, attackers adjacent to it, from up to six hexes", () => {
    const around = ["0403", "0504", "0505", "0405", "0305", "0304"].map((hex, i) => soimonov(`R${i}`, hex, 1));
    const s = combat({ units: [...around, soimonov("F", "0101"), british("A", target), british("B", "0808")] });
    expect(s.refusal("attack 0303")).toMatchObject({ rule: "9.1", code: "no-enemy" });
    expect(s.refusal("attack 0808")).toMatchObject({ rule: "9.1", code: "nobody-adjacent" });
    s.answer(`attack ${target}`);
    expect(s.refusal("resolve")).toMatchObject({ rule: "9.1", code: "no-attackers" });
    expect(s.refusal("add F")).toMatchObject({ rule: "9.1", code: "not-adjacent" });
    expect(s.refusedBy("add A")).toBe("5.4");
    expect(s.answers()).toHaveLength(6);
    s.answer("add R0", "add R1", "add R2", "add R3", "add R4", "add R5");
    expect(s.answers()).toEqual(["resolve"]);
    expect(s.refusedBy("attack 0808")).toBe("9.1");
  });

  test("9.3: a unit attacks with its whole factor, once", () => {
    const s = combat({ units: [soimonov("R", "0403"), soimonov("S", "0304"), british("A", target)] });
    s.answer(`attack ${target}`, "add R");
    expect(s.refusal("add R")).toMatchObject({ rule: "9.3", code: "already-in" });
  });

  test("9.3, 2.5, B-36: Soimonov's and Pavlov's divisions never join in one attack", () => {
    const s = combat({ units: [soimonov("S", "0403"), pavlov("P", "0304"), british("A", target)] });
    s.answer(`attack ${target}`, "add S");
    expect(s.refusal("add P")).toMatchObject({
      rule: "9.3",
      code: "other-formation",
      params: { unit: "P", other: "S" },
    });
    expect(s.answers()).toEqual(["resolve"]);
  });

  test("9.3, 2.5: nor do British and French, but one may attack after the other", () => {
    const units = [soimonov("R", target, 9), soimonov("R2", "0801"), british("B", "0403"), french("F", "0304")];
    const s = combat({ units, active: "allied", dice: [3] });
    s.answer(`attack ${target}`, "add B");
    expect(s.refusedBy("add F")).toBe("9.3");
    s.answer("resolve", "disrupt R2");
    expect(s.answers()).toContain(`attack ${target}`);
  });

  test("9.2, 2.12: disrupted units do not attack, but defend in full and keep their zone", () => {
    const units = [
      soimonov("R", "0403", 5),
      soimonov("D", "0304", 4, { state: ["disrupted"] }),
      british("A", target, 3, { state: ["disrupted"] }),
    ];
    const s = combat({ units });
    s.answer(`attack ${target}`);
    expect(s.refusal("add D")).toMatchObject({ rule: "9.2", code: "disrupted" });
    s.answer("add R");
    expect(s.decision().prompt).toContain("5 against 3");
  });

  test("9.2: what only disrupted units are next to cannot be attacked", () => {
    const units = [soimonov("D", "0403", 4, { state: ["disrupted"] }), soimonov("R", "0101"), british("A", target)];
    expect(combat({ units }).refusal(`attack ${target}`)).toMatchObject({ rule: "9.2", code: "disrupted" });
  });

  test("9.20, 2.12: a Piquet never attacks, but units may attack out of its hex", () => {
    const units = [soimonov("R", target), british("B", "0403"), piquet("P", "0403"), piquet("Q", "0304")];
    const s = combat({ units, active: "allied" });
    s.answer(`attack ${target}`);
    expect(s.refusal("add P")).toMatchObject({ rule: "9.20", code: "piquet-defends" });
    expect(s.answers()).toEqual(["add B"]);
    const alone = combat({
      units: [soimonov("R", target), piquet("P", "0403"), british("B", "0808")],
      active: "allied",
    });
    expect(alone.refusedBy(`attack ${target}`)).toBe("9.20");
    expect(alone.refusedBy("flank P 0303")).toBe("9.20");
  });

  test("9.12, TEC-9: no attack across an all-sea hexside", () => {
    const map = { cols: 8, rows: 8, sides: { "0403/0404": ["sea"] } };
    const units = [soimonov("R", "0403"), soimonov("S", "0304"), british("A", target)];
    const s = combat({ map, units });
    s.answer(`attack ${target}`);
    expect(s.refusal("add R")).toMatchObject({ rule: "9.12", code: "sea-between" });
    const alone = combat({ map, units: [soimonov("R", "0403"), british("A", target)] });
    expect(alone.refusedBy(`attack ${target}`)).toBe("9.12");
  });

  test("9.12, 8.11: an all-sea hex holds nobody to attack", () => {
    const s = combat({
      map: { cols: 8, rows: 8, hexes: { "0304": ["sea"] } },
      units: [soimonov("R", "0403"), british("A", target)],
    });
    expect(s.refusedBy("attack 0304")).toBe("9.1");
  });

  test("TEC-3, B-25: cavalry may not attack into water or marsh, even by road; it may attack over a redoubt hexside", () => {
    const map = { cols: 8, rows: 8, hexes: { [target]: ["marsh"] }, roads: [["0403", "0404"]] };
    const units = [soimonov("R", target), cavalry("C", "0403"), british("B", "0304")];
    const s = combat({ map, units, active: "allied" });
    s.answer(`attack ${target}`);
    expect(s.refusal("add C")).toMatchObject({ rule: "TEC-3", code: "cavalry-into-water" });
    const work = { cols: 8, rows: 8, sides: { "0403/0404": ["redoubt in:0404"] } };
    const over = combat({ map: work, units, active: "allied" });
    over.answer(`attack ${target}`);
    expect(over.answers()).toContain("add C");
  });

  test("2.10: a factor that a position left out is asked for by name when it is needed", () => {
    const units = [soimonov("R", "0403", 4, { stats: {} }), soimonov("S", "0304"), british("A", target)];
    const s = combat({ units });
    s.answer(`attack ${target}`);
    expect(s.refusal("add R")).toMatchObject({ rule: "2.10", code: "no-factor", params: { unit: "R" } });
    const bare = combat({ units: [soimonov("S", "0304"), british("A", target, 4, { stats: {} })] });
    expect(bare.refusal(`attack ${target}`)).toMatchObject({ rule: "2.10", params: { unit: "A" } });
  });
});

describe("one after another", () => {
  test("9.4, 9.2: a hex is attacked again and again, each time as a new action, alternating with the opponent's", () => {
    const units = [
      soimonov("R", "0403", 4),
      soimonov("S", "0304", 4),
      twoSteps("A", target, 4, 4),
      british("B", "0808"),
    ];
    const s = combat({ units, dice: [3, 3] });
    s.answer(`attack ${target}`, "add R", "resolve");
    expect(s.decision().seat).toBe(1);
    expect(statesOf(s, "A")).toEqual(["disrupted"]);
    s.answer("disrupt B", `attack ${target}`, "add S", "resolve");
    expect(s.eventsOf("attack-declared")).toHaveLength(2);
  });

  test("9.2, 5.10-II: whoever has attacked does not attack again in the phase", () => {
    const units = [
      soimonov("R", "0403", 4),
      soimonov("S", "0101", 4),
      british("A", target, 4),
      british("B", "0505", 4),
      british("C", "0808"),
    ];
    const s = combat({ units, dice: [4] });
    s.answer(`attack ${target}`, "add R", "resolve");
    expect(s.unit("R").at).toBe("eliminated");
    const stands = combat({
      units: [soimonov("R", "0403", 14), soimonov("S", "0101"), twoSteps("A", target, 4, 4), british("C", "0808")],
      dice: [6],
    });
    stands.answer(`attack ${target}`, "add R", "resolve", "stay", "disrupt C");
    expect(stands.refusedBy(`attack ${target}`)).toBe("9.1");
    expect(statesOf(stands, "R")).toEqual(["disrupted"]);
  });
});

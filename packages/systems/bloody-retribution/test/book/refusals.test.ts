import { describe, expect, test } from "vitest";
import { british, cavalry, combat, field, movement, pavlov, piquet, soimonov, waiting } from "../field.ts";

const guns = { markers: 0 };

describe("a unit that cannot be taken up", () => {
  test("6.2: the only exit is held by a friend, and that is what is said", () => {
    const units = [british("B1", "0101"), soimonov("R1", "0102"), soimonov("R2", "0103")];
    const s = field({ map: { cols: 1, rows: 4 }, units, phase: "movement", flags: guns });
    expect(s.refusal("move R1")).toMatchObject({ rule: "6.2", class: "not-allowed", params: { others: "R2" } });
  });

  test("7.2: a hex that is free but in a second zone is nearer to being allowed than one that is full", () => {
    const units = [british("B1", "0101"), soimonov("R1", "0102"), british("B2", "0104")];
    const s = field({ map: { cols: 1, rows: 5 }, units, phase: "movement", flags: guns });
    expect(s.refusedBy("move R1")).toBe("7.2");
  });

  test("6.3: enemies on all sides are named as what they are", () => {
    const units = [british("B1", "0101"), soimonov("R1", "0102"), british("B2", "0103"), soimonov("R2", "0105")];
    const s = field({ map: { cols: 1, rows: 5 }, units, phase: "movement", flags: guns });
    expect(s.refusedBy("move R1")).toBe("6.3");
  });

  test("8.10: cavalry in a work without a road cannot leave it", () => {
    const sides = { "0101/0102": ["redoubt in:0102"], "0102/0103": ["redoubt in:0102"] };
    const units = [cavalry("C", "0102"), british("B", "0104"), soimonov("R", "0106")];
    const s = movement({ map: { cols: 1, rows: 6, sides }, units, active: "allied" });
    expect(s.refusedBy("move C")).toBe("8.10");
  });

  test("8.11: nor does anybody leave a hex that has sea all around it", () => {
    const sides = { "0101/0102": ["sea"], "0102/0103": ["sea"] };
    const units = [soimonov("R", "0102"), soimonov("S", "0103"), british("A", "0106")];
    expect(movement({ map: { cols: 1, rows: 6, sides }, units }).refusedBy("move R")).toBe("8.11");
  });
});

describe("a hex that a mover does not get to", () => {
  const redoubts = {
    "0202/0302": ["redoubt in:0302"],
    "0201/0302": ["redoubt in:0302"],
    "0301/0302": ["redoubt in:0302"],
    "0203/0303": ["redoubt in:0303"],
    "0202/0303": ["redoubt in:0303"],
  };

  test.each(["0302", "0303"])("8.10: cavalry is stopped by the redoubt before %s", (hex) => {
    const units = [cavalry("C1", "0202"), soimonov("R1", "0101")];
    const map = { cols: 3, rows: 3, sides: redoubts };
    const s = field({ map, units, phase: "movement", active: "allied", flags: guns });
    s.answer("move C1");
    expect(s.refusal(`go ${hex}`)).toMatchObject({ rule: "8.10", class: "not-allowed" });
  });

  test.each(["0104", "0105"])("6.3: an enemy in the only way to %s is the reason, not stacking", (hex) => {
    const units = [soimonov("R1", "0101"), british("B1", "0103")];
    const s = field({ map: { cols: 1, rows: 5 }, units, phase: "movement", flags: guns });
    s.answer("move R1");
    expect(s.refusal(`go ${hex}`)).toMatchObject({ rule: "6.3", params: { goal: hex, hex: "0103", others: "B1" } });
    expect(s.refusedBy("go 0103")).toBe("6.3");
  });

  test("8.11: a sea hexside is the reason where nothing else bars the step", () => {
    const map = { cols: 1, rows: 3, sides: { "0102/0103": ["sea"] } };
    const s = field({ map, units: [soimonov("R1", "0102")], phase: "movement", flags: guns });
    s.answer("move R1");
    expect(s.refusedBy("go 0103")).toBe("8.11");
  });

  test("8.11: also where a friend, an enemy or a river lies behind it", () => {
    const sides = { "0102/0103": ["sea"] };
    const units = [cavalry("C", "0102"), british("B", "0106"), soimonov("R", "0108")];
    const map = { cols: 1, rows: 8, sides, hexes: { "0103": ["river"] } };
    const s = movement({ map, units, active: "allied" });
    s.answer("move C");
    expect(s.refusedBy("go 0103")).toBe("8.11");
    expect(s.refusedBy("go 0104")).toBe("8.11");
  });

  test("7.2: where only zones are in the way it is the zones", () => {
    const map = { cols: 2, rows: 10 };
    const s = movement({ map, units: [soimonov("U", "0102"), british("E", "0205")] });
    s.answer("move U");
    for (const hex of ["0106", "0107"]) {
      expect(s.refusal(`go ${hex}`), hex).toMatchObject({ rule: "7.2", params: { unit: "U" } });
    }
  });

  test("8.3: where nothing is in the way it is the points", () => {
    const s = movement({ map: { cols: 1, rows: 12 }, units: [soimonov("R", "0101"), british("A", "0112")] });
    s.answer("move R");
    expect(s.refusal("go 0108")).toMatchObject({ rule: "8.3", params: { left: "12" } });
  });

  test("8.3: a step too dear is refused with its price", () => {
    const map = { cols: 1, rows: 6, hexes: { "0102": ["river", "marsh", "forest"], "0104": ["sea"] } };
    const sides = { "0101/0102": ["steep-slope up:0102"] };
    const units = [soimonov("R", "0101"), soimonov("S", "0103"), british("A", "0106")];
    const s = movement({ map: { ...map, sides }, units });
    expect(s.refusal("move R")).toMatchObject({ rule: "8.3", params: { cost: "13", left: "12" } });
  });

  test("6.2: a hex with a friend in it is refused as such, a Piquet's to the other side as the enemy's", () => {
    const units = [soimonov("R", "0101"), soimonov("S", "0102"), piquet("P", "0202"), british("A", "0808")];
    const s = movement({ units });
    s.answer("move R");
    expect(s.refusedBy("go 0102")).toBe("6.2");
    expect(s.refusedBy("go 0202")).toBe("6.3");
  });
});

describe("attacks", () => {
  const works = { cols: 5, rows: 5, sides: { "0303/0403": ["redoubt in:0303"] } };

  test("8.10, 9.19: cavalry makes no flank attack over a redoubt hexside from inside", () => {
    const units = [cavalry("C1", "0303"), soimonov("R1", "0304")];
    const s = field({ map: works, units, phase: "combat", active: "allied", flags: guns });
    expect(s.refusedBy("flank C1 0403")).toBe("8.10");
  });

  test("9.10: nobody makes one from outside", () => {
    const units = [british("B", "0403"), soimonov("R1", "0304")];
    const s = field({ map: works, units, phase: "combat", active: "allied", flags: guns });
    expect(s.refusedBy("flank B 0303")).toBe("9.10");
  });

  test("8.7, 9.19: cavalry makes none out of water without a road", () => {
    const map = { cols: 5, rows: 5, hexes: { "0303": ["marsh"] } };
    const units = [cavalry("C1", "0303"), soimonov("R1", "0304")];
    const s = field({ map, units, phase: "combat", active: "allied", flags: guns });
    expect(s.refusedBy("flank C1 0403")).toBe("8.7");
  });

  test("9.2: of those next to the target the one who lacks least says why it cannot be attacked", () => {
    const units = [
      soimonov("D", "0404", 4, { state: ["disrupted"] }),
      soimonov("S", "0605"),
      british("B", "0505"),
      soimonov("F", "0101"),
    ];
    const map = { cols: 9, rows: 9, sides: { "0505/0605": ["sea"] } };
    expect(combat({ map, units }).refusal("attack 0505")).toMatchObject({ rule: "9.2", params: { unit: "D" } });
  });

  test("9.12: where only the sea is between, it is the sea; where nobody is near, that", () => {
    const map = { cols: 9, rows: 9, sides: { "0505/0605": ["sea"] } };
    const units = [soimonov("S", "0605"), british("B", "0505"), british("C", "0101")];
    const s = combat({ map, units });
    expect(s.refusedBy("attack 0505")).toBe("9.12");
    expect(s.refusal("attack 0101")).toMatchObject({ rule: "9.1", code: "nobody-adjacent" });
  });

  test("9.1: an empty hex is nothing to attack, one's own neither", () => {
    const s = combat({ units: [soimonov("R", "0404"), soimonov("S", "0304"), british("B", "0405")] });
    expect(s.refusal("attack 0505")).toMatchObject({ rule: "9.1", class: "not-possible" });
    expect(s.refusal("attack 0304")).toMatchObject({ rule: "9.1", class: "not-allowed", params: { others: "S" } });
  });

  test("9.3: divisions never join, whoever is added first", () => {
    const units = [soimonov("R", "0404"), pavlov("P", "0305"), british("B", "0405")];
    const s = combat({ units });
    s.answer("attack 0405", "add P");
    expect(s.refusal("add R")).toMatchObject({ rule: "9.3", params: { other: "P" } });
  });
});

describe("what is asked now", () => {
  const units = [soimonov("R", "0404", 9), soimonov("S", "0504", 9), british("B", "0405"), british("C", "0808")];

  test("5.1: an attack in a movement phase is not for now", () => {
    const s = movement({ units });
    expect(s.refusal("attack 0405")).toMatchObject({ rule: "5.1", class: "not-now" });
    expect(combat({ units }).refusal("move R")).toMatchObject({ rule: "5.1", class: "not-now" });
  });

  test.each([
    ["8.1", "go 0303"],
    ["5.4", "halt"],
    ["5.5", "at 0303"],
    ["9.1", "add R"],
    ["9.1", "resolve"],
    ["9.17", "lose R"],
    ["9.19", "advance R"],
    ["9.19", "stay"],
    ["9.19", "flank-to 0303"],
    ["5.8", "accept"],
  ])("%s: without what it answers to, %s is not for now", (rule, answer) => {
    expect(combat({ units }).refusal(answer)).toMatchObject({ rule, class: "not-now" });
  });

  test("8.2: a move is finished first", () => {
    const s = movement({ units: [soimonov("R", "0404"), soimonov("S", "0504"), british("C", "0808")] });
    s.answer("move R");
    expect(s.refusal("move S")).toMatchObject({ rule: "8.2", class: "not-now", params: { unit: "R" } });
  });

  test("9.4, 9.1: an attack is finished first, and has one objective", () => {
    const s = combat({ units });
    s.answer("attack 0405");
    expect(s.refusal("end")).toMatchObject({ rule: "9.4", class: "not-now" });
    expect(s.refusal("attack 0808")).toMatchObject({ rule: "9.1", class: "not-now" });
  });

  test("9.19: the advance is decided first", () => {
    const s = combat({ units, dice: [1] });
    s.answer("attack 0405", "add R", "resolve");
    expect(s.refusal("offer")).toMatchObject({ rule: "9.19", class: "not-now" });
    s.answer("stay");
  });

  test("5.8: an offer is answered first; whoever acts alone owes nothing for time", () => {
    const s = movement({ units: [soimonov("R", "0404"), british("C", "0808")] });
    s.answer("offer");
    expect(s.refusal("move C")).toMatchObject({ rule: "5.8", class: "not-now" });
    const worn = british("C", "0808", 4, { state: ["disrupted"] });
    expect(movement({ units: [soimonov("R", "0404"), worn] }).refusal("offer")).toMatchObject({
      rule: "5.8",
      class: "not-now",
    });
  });

  test("5.5, 2.11: who is not there yet, is gone, or is to come later", () => {
    const map = { cols: 8, rows: 8, hexes: { "0108": ["entry"] } };
    const s = movement({
      map,
      units: [soimonov("R", "0404"), waiting("W", 5), british("X", "eliminated"), british("C", "0808")],
      active: "allied",
    });
    expect(s.refusal("enter W")).toMatchObject({ rule: "5.5", class: "not-now" });
    expect(s.refusal("move W")).toMatchObject({ rule: "5.5", class: "not-possible" });
    expect(s.refusal("move X")).toMatchObject({ rule: "2.11", class: "not-possible" });
    expect(s.refusal("enter C")).toMatchObject({ rule: "5.5", class: "not-possible" });
  });
});

describe("entering", () => {
  test("8.11, 8.7, 8.3: the case of the ground closes an entry hex", () => {
    const hexes = {
      "0108": ["entry", "sea"],
      "0308": ["entry", "marsh"],
      "0508": ["entry", "marsh", "river", "forest", "aqueduct"],
      "0708": ["entry"],
    };
    const units = [soimonov("R", "0401"), waiting("W", 1), cavalry("C", "off-map", 2, { stats: { cf: 2, entry: 1 } })];
    const s = movement({ map: { cols: 8, rows: 8, hexes }, units, active: "allied" });
    s.answer("enter C");
    expect(s.refusedBy("at 0108")).toBe("8.11");
    expect(s.refusedBy("at 0308")).toBe("8.7");
    s.answer("at 0708", "halt");
    const foot = movement({ map: { cols: 8, rows: 8, hexes }, units, active: "allied" });
    foot.answer("enter W");
    expect(foot.refusedBy("at 0508")).toBe("8.3");
  });

  test("7.2, 6.2, B-21: by option a friend in the entry hex is passed, but not where a zone stops the unit on him", () => {
    const map = { cols: 3, rows: 4, hexes: { "0104": ["entry"], "0304": ["entry"] } };
    const units = [british("F", "0104"), soimonov("R", "0102"), british("H", "0103"), waiting("W", 1)];
    const options = { passThroughFriends: "yes" };
    const open = movement({ map, units, active: "allied", options });
    open.answer("enter W");
    expect(open.answers()).toContain("at 0104");
    const near = [british("F", "0104"), soimonov("R", "0103"), waiting("W", 1)];
    const s = movement({ map, units: near, active: "allied", options });
    s.answer("enter W");
    expect(s.refusedBy("at 0104")).toBe("7.2");
  });
});

import { describe, expect, test } from "vitest";
import { al, ru, stand, whyNot } from "../muster.ts";

const compass = { russian: ["N"], allied: ["S"] };
const combat = { phase: "ic-combat", flags: { compass, step: "combat" } } as const;
const all = (s: Parameters<typeof whyNot>[0], ...texts: readonly string[]) => texts.map((text) => whyNot(s, text));

describe("why an attack is refused", () => {
  test("9.4a, 9.4b, 9.0c: a hex with enemies that somebody touches, each hex and unit once, units of one's own", () => {
    const s = stand({
      ...combat,
      units: [
        ru.infantry("A", "0403"),
        ru.infantry("B", "0403"),
        ru.infantry("U", "off-map"),
        al.infantry("E", "0404"),
        al.infantry("Z", "0808"),
      ],
    });
    expect(all(s, "target 0101", "target 0808", "unit A")).toEqual([
      "9.4a nobody-there",
      "9.0c nobody-to-attack",
      "9.4a attack-now",
    ]);
    s.answer("target 0404");
    expect(all(s, "target 0404", "add E", "add U", "resolve", "remove A", "end")).toEqual([
      "9.4a is-target",
      "9.0c enemy",
      "9.0c not-on-map",
      "9.4b no-attackers",
      "9.4a not-picked",
      "9.4a attack-open",
    ]);
    s.answer("add A");
    expect(whyNot(s, "add A")).toBe("9.4a is-picked");
  });

  test("9.4a: no hex is attacked twice in a phase", () => {
    const s = stand({
      ...combat,
      units: [
        ru.infantry("A", "0403"),
        ru.infantry("B", "0703"),
        al.infantry("E", "0404", { stats: { sp: 1, steps: 1 } }),
        al.infantry("F", "0704"),
      ],
      tables: { "combat-results": "Ar" },
      dice: [1],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(whyNot(s, "target 0404")).toBe("9.4a was-attacked");
  });

  test("7.1.2e: who owes a fight after a failed Repulse fights that enemy, and nobody fights him without the debtor", () => {
    const s = stand({
      ...combat,
      units: [ru.infantry("A", "0403"), ru.infantry("B", "0403"), al.infantry("E", "0404"), al.infantry("F", "0503")],
      flags: { ...combat.flags, owes: [{ unit: "A", target: "E" }] },
    });
    s.answer("target 0503", "add A");
    expect(whyNot(s, "resolve")).toBe("7.1.2e owes-other");
    s.answer("cancel", "target 0404", "add B");
    expect(whyNot(s, "resolve")).toBe("7.1.2e debtor-missing");
  });
});

describe("why bombardment is refused", () => {
  test("9.1a, 9.2a: enemies in sight, guns of one's own, each once", () => {
    const s = stand({
      phase: "ic-bombardment",
      units: [ru.guns("G", "0401"), ru.guns("U", "off-map"), al.guns("H", "0404"), al.infantry("Z", "0808")],
    });
    expect(all(s, "target 0101", "target 0808")).toEqual(["9.1a nobody-there", "3.7b not-seen"]);
    s.answer("target 0404");
    expect(all(s, "add H", "add U", "resolve", "remove G", "end")).toEqual([
      "9.1a enemy",
      "9.1a not-on-map",
      "9.2a no-guns",
      "9.2a not-picked",
      "9.2a bombardment-open",
    ]);
    s.answer("add G");
    expect(whyNot(s, "add G")).toBe("9.2a is-picked");
  });

  test("9.2g: of several strongest units one loses the step, and no other", () => {
    const s = stand({
      phase: "ic-bombardment",
      units: [
        ru.guns("G", "0401"),
        al.infantry("E", "0404"),
        al.infantry("F", "0404"),
        al.infantry("W", "0404", { stats: { sp: 2 } }),
      ],
      tables: { "artillery-results": "1R" },
      dice: [3],
    });
    s.answer("target 0404", "add G", "resolve");
    expect(all(s, "end", "lose W")).toEqual(["9.2g name-step", "9.2g not-strongest"]);
  });
});

describe("why a charge is refused", () => {
  test("9.3a, 9.3b, 9.3c: own active cavalry that has not charged, at an engaged enemy not too strong", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.cavalry("C", "0401"),
        ru.infantry("A", "0304"),
        al.infantry("E", "0404"),
        ru.cavalry("K", "0501", { state: ["ooc"] }),
        ru.cavalry("D", "0301", { state: ["charged"] }),
        ru.cavalry("N", "0801"),
        al.infantry("Z", "0804"),
        ru.cavalry("W", "0101", { stats: { sp: 1, steps: 1 } }),
        al.infantry("Y", "0104", { stats: { sp: 9, reducedSp: 4 } }),
        ru.infantry("B", "0105"),
        al.cavalry("X", "0808"),
      ],
      flags: {
        compass,
        charges: [
          { unit: "C", target: "0404" },
          { unit: "K", target: "0404" },
          { unit: "D", target: "0404" },
          { unit: "N", target: "0804" },
          { unit: "W", target: "0104" },
        ],
      },
    });
    expect(all(s, "charge X", "charge K", "charge D", "charge N", "charge W", "dig")).toEqual([
      "9.3a enemy",
      "9.3a not-activated",
      "9.3a has-charged",
      "9.3b not-engaged",
      "9.3c too-weak-to-charge",
      "9.3a charge-now",
    ]);
  });
});

describe("why a charge is not prepared", () => {
  test("7.5b, 9.3b: only at an enemy, and not farther than the ride goes", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [ru.cavalry("C", "0401", { stats: { ma: 2 } }), al.infantry("E", "0404"), al.infantry("Z", "0808")],
    });
    s.answer("unit C");
    expect(all(s, "prepare 0101", "prepare 0404")).toEqual(["7.5b nobody-there", "9.3b too-far-to-charge"]);
  });
});

describe("why what follows a fight is refused", () => {
  const fight = (code: string, dice: readonly number[] = [3]) =>
    stand({
      ...combat,
      units: [
        ru.infantry("A", "0403"),
        ru.infantry("B", "0403"),
        ru.infantry("Y", "0303"),
        al.infantry("E", "0404"),
        al.officer("L", "0404"),
        al.officer("M", "0808"),
        al.infantry("Z", "0808"),
      ],
      tables: { "combat-results": code },
      dice,
    });

  test("9.4.1.2b: Leaders go along with units of their own hex, where these have gone", () => {
    const s = fight("Dr");
    s.answer("target 0404", "add A", "add B", "resolve");
    if (s.decision().kind === "retreat") {
      expect(whyNot(s, "end")).toBe("9.4.1.2b must-retreat");
      s.answer(s.answers()[0]);
    }
    expect(all(s, "stop", "follow M 0405", "follow L 0101")).toEqual([
      "9.4.1.2b leaders-go-along",
      "9.4.1.2b not-with-them",
      "9.4.1.2b nobody-went-there",
    ]);
  });

  test("2.0a: who fought advances, once, into the hex that was emptied", () => {
    const s = fight("Dr");
    s.answer("target 0404", "add A", "add B", "resolve");
    while (s.decision().kind !== "advance") s.answer(s.answers()[0]);
    expect(all(s, "advance Y 0404", "advance A 0505", "target 0404")).toEqual([
      "2.0a took-no-part",
      "2.0a not-emptied",
      "2.0a advance-now",
    ]);
    s.answer("advance A 0404");
    expect(whyNot(s, "advance A 0404")).toBe("2.0a has-advanced");
  });

  test("2.0a, 6.0c: into a hex that fire has emptied go units beside it that are in command", () => {
    const s = stand({
      phase: "ic-bombardment",
      units: [
        ru.guns("G", "0401"),
        ru.infantry("A", "0304"),
        ru.infantry("B", "0504", { state: ["ooc"] }),
        ru.infantry("D", "0801"),
        al.infantry("E", "0404"),
      ],
      tables: { "artillery-results": "Dr" },
      flags: { compass },
      dice: [3],
    });
    s.answer("target 0404", "add G", "resolve");
    while (s.decision().kind !== "advance") s.answer(s.answers()[0]);
    expect(all(s, "advance B 0404", "advance D 0404")).toEqual(["6.0c advance-out-of-command", "2.0a not-adjacent"]);
    expect(s.answers()).toContain("advance A 0404");
  });

  test("9.4.1h: an Exchange is paid, and by those who attacked", () => {
    const s = fight("Ex");
    s.answer("target 0404", "add A", "add B", "resolve");
    while (s.decision().kind !== "exchange") s.answer(s.answers()[0]);
    expect(all(s, "end", "lose Y")).toEqual(["9.4.1h pay-exchange", "9.4.1h took-no-part"]);
  });

  test("9.4.2b: of several strongest units one leads the Shock, and no other", () => {
    const s = stand({
      ...combat,
      units: [
        ru.infantry("A", "0403"),
        ru.infantry("B", "0403", { stats: { initiative: 4 } }),
        ru.infantry("W", "0304", { stats: { sp: 2 } }),
        al.infantry("E", "0404"),
      ],
      tables: { "combat-results": "Sk" },
      dice: [3],
    });
    s.answer("target 0404", "add A", "add B", "add W", "resolve");
    expect(all(s, "end", "lead W")).toEqual(["9.4.2b name-lead", "9.4.2b not-strongest"]);
  });

  test("3.3c: what is too much must go, and only units whose going helps", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [
        ru.infantry("A", "0404"),
        ru.infantry("B", "0404"),
        ru.infantry("C", "0404"),
        ru.infantry("D", "0808"),
        al.infantry("E", "0101"),
      ],
    });
    s.answer("end");
    expect(all(s, "end", "lose D")).toEqual(["3.3c too-full", "3.3.1a not-in-excess"]);
  });

  test("7.4f: a construction that failed is kept or given up", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, hexes: { "0404": ["uc"] } },
      units: [ru.infantry("A", "0404", { state: ["building"] }), al.infantry("E", "0808")],
      dice: [6],
    });
    expect(whyNot(s, "end")).toBe("7.4f keep-or-abandon");
  });
});

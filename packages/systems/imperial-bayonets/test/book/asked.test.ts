import type { PositionUnit } from "@redoubt/mechanics";
import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { al, ru, whyNot } from "../muster.ts";

/** A position as it is asked: its phase waits until an answer ends it. */
const asked = (text: SituationText) =>
  situation(
    { ...imperialBayonets, begin: imperialBayonets.beginHeld ?? imperialBayonets.begin },
    { active: "russian", ...text },
  );
const officer = { corps: "III", division: "7" };
const compass = { russian: ["N"], allied: ["S"] };

describe("6.1.1: what cuts a path of command", () => {
  const trace = (...units: readonly Partial<PositionUnit>[]) => {
    const s = asked({
      phase: "command-distribution",
      units: [ru.chief("G", "0401"), ru.officer("O", "0405", officer), ...units],
    });
    return s.answers().includes("command G O") ? "open" : whyNot(s, "command G O");
  };

  test("6.1.1a: nothing, at four hexes", () => expect(trace()).toBe("open"));
  test("6.1.1e: an enemy combat unit on the only path, though it has no zone", () =>
    expect(trace(al.infantry("E", "0403", { state: ["disrupted"] }))).toBe("6.1.1e no-trace"));
  test("6.1.1f: an enemy zone on every path", () =>
    expect(trace(al.infantry("E", "0302"), al.infantry("F", "0502"))).toBe("6.1.1f no-trace"));
  test("6.1.1f, I-26: not where friendly combat units stand in the zone; a Leader does not open it", () => {
    const enemies = [al.infantry("E", "0302"), al.infantry("F", "0502")];
    expect(trace(...enemies, ru.infantry("A", "0402"), ru.infantry("B", "0403"))).toBe("open");
    expect(trace(...enemies, ru.officer("P", "0402", { corps: "IV", division: "1" }))).toBe("6.1.1f no-trace");
  });
  test("6.1.1a: five hexes are too far", () => {
    const s = asked({
      phase: "command-distribution",
      units: [ru.chief("G", "0401"), ru.officer("O", "0406", officer)],
    });
    expect(whyNot(s, "command G O")).toBe("6.1.1a no-trace");
  });
});

describe("a phase that is asked waits for its end", () => {
  test("6.1b: a third Officer is refused for want of a point", () => {
    const s = asked({
      phase: "command-distribution",
      units: [
        ru.chief("G", "0401", { stats: { cp: 1 } }),
        ru.officer("O", "0402", officer),
        ru.officer("P", "0403", { corps: "III", division: "8" }),
      ],
    });
    s.answer("command G O");
    expect(whyNot(s, "command G P")).toBe("6.1b no-points-left");
  });

  test("3.4c: a unit that came into a zone is not taken up again", () => {
    const s = asked({ phase: "ic-maneuver", units: [ru.infantry("A", "0401"), al.infantry("E", "0404")] });
    s.answer("unit A", "hex 0403");
    expect(whyNot(s, "unit A")).toBe("3.4c stopped");
  });

  test("5.2d: the chance to return is that of the one die", () => {
    const s = asked({
      phase: "administration",
      units: [
        ru.officer("O", "0403", { ...officer, state: ["recovering"] }),
        ru.infantry("W", "uar", { ...officer, parent: "O" }),
      ],
      flags: { step: "recovery" },
    });
    expect(s.odds("recover W").map(({ chance }) => `${chance.over}/${chance.under}`)).toEqual(["1/2", "1/2"]);
  });
});

describe("what a fight is made of", () => {
  const notes = (text: SituationText, attackers: readonly string[], defenders: readonly string[]) => {
    const s = asked(text);
    const preview = imperialBayonets.questions.combat(s.game.play() as never, attackers, defenders);
    return "notes" in preview ? preview.notes : preview;
  };

  test("3.8.1c, 3.8.2g, I-7: a unit both disrupted and demoralized fights at a quarter, out of supply counting once", () => {
    const units = [
      ru.infantry("A", "0403", { stats: { sp: 8 }, state: ["disrupted", "temp-dm"] }),
      ru.infantry("B", "0403", { stats: { sp: 5 }, state: ["oos", "temp-dm"] }),
      al.infantry("E", "0404", { stats: { sp: 1 } }),
    ];
    const told = notes({ phase: "ic-combat", units, flags: { compass, step: "combat" } }, ["A", "B"], ["E"]);
    expect(told).toEqual([
      "A 8, disrupted (3.8.1c), demoralized (3.8.2g): 2",
      "B 5, out of supply (3.8.2g): 2½",
      "4 against 1 is 4:1",
    ]);
  });

  test("TEC, 7.4k: water halves who attacks, a position doubles infantry that defends and no guns", () => {
    const told = notes(
      {
        phase: "ic-combat",
        map: { cols: 8, rows: 8, hexes: { "0404": ["ip"] }, sides: { "0403/0404": ["river"] } },
        units: [ru.infantry("A", "0403", { stats: { sp: 7 } }), al.infantry("E", "0404"), al.guns("F", "0404")],
        flags: { compass, step: "combat" },
      },
      ["A"],
      ["E"],
    );
    expect(told).toEqual([
      "A 7, over water (TEC): 3½",
      "E 4, in an Improved Position (7.4k): 8",
      "3 against 12 is 1:3",
    ]);
  });

  test("TEC, I-85: no attack passes a major river, and one from a hex farther off is none", () => {
    const s = asked({
      phase: "ic-combat",
      map: { cols: 8, rows: 8, sides: { "0403/0404": ["major-river"] } },
      units: [ru.infantry("A", "0403"), ru.infantry("B", "0504"), ru.infantry("C", "0402"), al.infantry("E", "0404")],
      flags: { compass, step: "combat" },
    });
    s.answer("target 0404");
    expect(whyNot(s, "add A")).toBe("TEC no-attack-over");
    expect(whyNot(s, "add C")).toBe("9.0c does-not-touch");
  });
});

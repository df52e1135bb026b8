import { beginGame, isProblems, scriptedChance } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { al, ru, shown, stand } from "../muster.ts";

describe("Rally", () => {
  const rally = { phase: "rally" } as const;
  const next = [al.infantry("Z", "0808"), al.chief("Y", "0808")];

  test("10.0a, 10.0b, 3.8.1b, 4.0-10: units of the active side in supply lose disruption and demoralization until Rally", () => {
    const s = stand({
      ...rally,
      units: [
        ru.infantry("A", "0101", { state: ["disrupted", "temp-dm"] }),
        al.infantry("E", "0505", { state: ["disrupted"] }),
        ...next,
      ],
    });
    expect(shown(s, "A")).toEqual([]);
    expect(shown(s, "E")).toContain("disrupted");
  });

  test("10.0c: out of supply they lose demoralization until Rally only", () => {
    const s = stand({
      ...rally,
      units: [ru.infantry("A", "0101", { state: ["disrupted", "temp-dm", "oos"] }), ...next],
    });
    expect(shown(s, "A")).toEqual(["disrupted", "demoralized", "out-of-supply"]);
  });

  test("3.8.2d: Rally does not cure a corps", () => {
    const s = stand({
      ...rally,
      units: [ru.infantry("A", "0101", { corps: "III" }), ...next],
      flags: { corps: { III: { number: 5, lost: 6 } } },
    });
    expect(shown(s, "A")).toContain("demoralized");
  });
});

describe("demoralization", () => {
  test("3.8.2a, 3.8.2b, 3.8.2c, 2.0d: SP lost are counted by corps, and the number breaks it, zones and all", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.infantry("A", "0403"),
        al.infantry("E", "0404", { corps: "F" }),
        al.infantry("F", "0707", { corps: "F" }),
        al.infantry("G", "0701", { corps: "H" }),
      ],
      flags: { corps: { F: { number: 4 } }, compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "De" },
      dice: [4],
    });
    expect(shown(s, "F")).toEqual([]);
    s.answer("target 0404", "add A", "resolve");
    expect(shown(s, "F")).toContain("demoralized");
    expect(shown(s, "G")).not.toContain("demoralized");
    expect(imperialBayonets.questions.zones(s.game.play(), "0708")).toEqual({ zones: [] });
  });
});

describe("night", () => {
  const night = {
    phase: "disengagement",
    flags: { compass: { russian: ["N", "NE", "NW"], allied: ["S", "SE", "SW"] } },
  } as const;

  test("11.0a, 11.0b, 4.0-N: units in an enemy zone may leave it", () => {
    const s = stand({
      ...night,
      units: [ru.infantry("A", "0403"), ru.infantry("B", "0101"), al.infantry("E", "0404")],
    });
    expect(s.answers()).toEqual(["unit A", "end"]);
    expect(s.refusedBy("unit B")).toBe("11.0b");
  });

  test("11.0c, 11.0d: zones are ignored, every step goes towards supply, and points are paid", () => {
    const s = stand({
      ...night,
      units: [
        ru.infantry("A", "0405", { stats: { ma: 2 } }),
        ru.officer("O", "0405"),
        al.infantry("E", "0404"),
        al.infantry("F", "0304"),
      ],
    });
    s.answer("unit A");
    expect(s.answers()).toEqual(["hex 0504", "stop"].length ? s.answers() : []);
    expect(s.refusedBy("hex 0406")).toBe("11.0d");
    expect(s.refusedBy("hex 0404")).toBe("11.0d");
    s.answer("hex 0505", "hex 0504");
    expect(s.unit("A").at).toBe("0504");
    expect(s.answers()).toEqual(["follow O 0504", "end"]);
  });

  test("4.0-N, 4.0-11: on a night turn both players disengage and rally, and nobody is commanded", () => {
    const s = stand({
      ...night,
      units: [
        ru.infantry("A", "0403", { state: ["disrupted"] }),
        ru.chief("C", "0101"),
        al.infantry("E", "0404", { state: ["temp-dm"] }),
        al.infantry("F", "0504"),
      ],
    });
    s.answer("end");
    expect(shown(s, "A")).not.toContain("disrupted");
    expect(s.view()).toMatchObject({ active: "allied", phase: "disengagement" });
  });
});

describe("the sequence of play", () => {
  const game = (scenario: string, options = {}) => {
    const begun = beginGame(imperialBayonets, { scenario, options }, scriptedChance([]));
    if (isProblems(begun)) throw new Error(JSON.stringify(begun));
    return begun;
  };

  test("4.0-A0, E6, TT: the battle begins with March Orders of both sides, in fog", () => {
    const begun = game("battle");
    expect(begun.pending()).toMatchObject({
      decisions: [
        { seat: 0, kind: "march-orders" },
        { seat: 1, kind: "march-orders" },
      ],
    });
    expect(begun.view(null)).toMatchObject({ turn: 1, turns: 8, phase: "administration" });
    expect(JSON.stringify(begun.view(null))).toContain("04:00, fog");
  });

  test("4.0-1a, T2: the introduction begins with the Russian Command Distribution", () => {
    const begun = game("traktir");
    expect(begun.pending()).toMatchObject({ decisions: [{ seat: 0, kind: "command" }] });
    expect(begun.view(null)).toMatchObject({ turn: 1, turns: 6, active: "russian", phase: "command-distribution" });
  });

  test("4.0-2, 7.0b: nobody has to act; 4.0-11: the second player does the same, and the turn ends", () => {
    const s = stand({
      phase: "command-distribution",
      units: [ru.infantry("A", "0101"), ru.chief("C", "0101"), al.infantry("E", "0808"), al.chief("D", "0808")],
      flags: { game: { turns: 2 } },
    });
    s.answer("command-hex C 0101", "end");
    expect(s.view()).toMatchObject({ active: "allied", phase: "command-distribution" });
    s.answer("command-hex D 0808", "end");
    expect(s.view()).toMatchObject({ turn: 2, active: "russian" });
  });

  test("TT: eight turns, twelve, or twenty-four with a night", () => {
    expect(game("battle", { length: "long" }).view(null)).toMatchObject({ turns: 12 });
    expect(game("battle", { length: "extended" }).view(null)).toMatchObject({ turns: 24 });
  });

  test("O1: Russia loses 2 points for each of turns 2 to 4 at whose end III Corps has not attacked beyond the river", () => {
    const end = (turn: number, flags = {}, options = {}) =>
      stand({
        phase: "rally",
        scenario: "battle",
        map: { use: "tchernaya" },
        turn,
        active: "allied",
        options,
        units: [
          { id: "Azo", side: "russian", kind: "infantry", at: "1507" },
          { id: "Read", side: "russian", kind: "officer-commander", at: "1507" },
        ],
        flags,
      })
        .view()
        .score.find(({ text }) => text === "waiting")?.points;
    expect([end(1), end(2), end(4, { o1: { penalty: 4 } }), end(3, { o1: { attacked: true } })]).toEqual([
      undefined,
      -2,
      -6,
      undefined,
    ]);
    expect(end(2, {}, { timeToBegin: "off" })).toBeUndefined();
  });

  test("O1: an attack of III Corps on the left bank is what counts", () => {
    const s = stand({
      phase: "ic-combat",
      scenario: "battle",
      map: { use: "tchernaya" },
      turn: 3,
      units: [
        { id: "Azo", side: "russian", kind: "infantry", at: "1409" },
        { id: "95", side: "allied", kind: "infantry", at: "1410" },
        { id: "Gi", side: "allied", kind: "infantry", at: "1917" },
      ],
      tables: { "combat-results": "Ar" },
      dice: [3],
    });
    s.answer("target 1410", "add Azo", "resolve");
    expect(s.game.play().c.begun[0]).toBe(1);
  });
});

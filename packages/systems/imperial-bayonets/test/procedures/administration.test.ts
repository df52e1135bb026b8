import { describe, expect, test } from "vitest";
import { al, ru, shown, stand, strength } from "../muster.ts";

const admin = { phase: "administration" } as const;
const at = (step: string, flags = {}) => ({ ...admin, flags: { step, ...flags } });
const seventh = { corps: "III", division: "7" } as const;
const under = { ...seventh, parent: "O" } as const;
const far = al.infantry("Z", "0808");
const _isOos = (s: ReturnType<typeof stand>, id: string) => shown(s, id).includes("out-of-supply");

describe("Recovery", () => {
  const officer = ru.officer("O", "0404", seventh);
  const A = ru.infantry("A", "uar", under);

  test("5.2a, 4.0-A2, 4.0-A3a, 5.2c: a Leader sponsors and commands nobody on this turn", () => {
    const s = stand({
      ...at("sponsors"),
      units: [officer, A, ru.chief("C", "0404"), ru.infantry("B", "0405"), far],
      dice: [6, 3],
    });
    s.answer("sponsor O", "recover A");
    expect(shown(s, "O")).toContain("rallying");
  });

  test("5.2d, 5.2e, 5.2g, 4.0-A3c: up to its rating the unit returns under its Officer, reduced", () => {
    const s = stand({
      ...at("sponsors", { game: { admin: "track", orders: { russian: 0, allied: 0 } } }),
      units: [officer, A, far],
      dice: [3],
    });
    s.answer("sponsor O", "recover A");
    expect([s.unit("A").at, strength(s, "A")]).toEqual(["0404", "2"]);
  });

  test("5.2f: above it, it stays, and tries once", () => {
    const s = stand({ ...at("sponsors"), units: [officer, A, ru.infantry("B", "uar", under), far], dice: [4] });
    s.answer("sponsor O", "recover A");
    expect(s.unit("A").at).toBe("uar");
    expect(s.refusedBy("recover A")).toBe("5.2d");
    expect(s.answers()).toEqual(["recover B", "end"]);
  });

  test("5.2d: by the other reading an equal roll fails", () => {
    const s = stand({
      ...at("sponsors", { game: { admin: "track", orders: { russian: 0, allied: 0 } } }),
      options: { recoverySucceedsOn: "below" },
      units: [officer, A, far],
      dice: [3],
    });
    s.answer("sponsor O", "recover A");
    expect(s.unit("A").at).toBe("uar");
  });

  test("5.2b: not in an enemy zone", () => {
    const s = stand({
      ...at("sponsors"),
      units: [
        officer,
        A,
        ru.officer("P", "0101", seventh),
        ru.infantry("B", "uar", { ...under, parent: "P" }),
        al.infantry("E", "0405"),
      ],
    });
    expect(s.refusedBy("sponsor O")).toBe("5.2b");
  });

  test("5.2h: units of one step are never in the box of those who return", () => {
    expect(() =>
      stand({ ...at("sponsors"), units: [officer, ru.infantry("A", "uar", { ...under, stats: { steps: 1 } }), far] }),
    ).toThrow("5.2h");
  });

  test("5.2i, 5.2j, 3.8.2d, 3.8.2e: the reduced SP come off the losses, and a corps is cured below its number", () => {
    const s = stand({
      ...at("sponsors", {
        corps: { III: { number: 10, lost: 11 } },
        game: { admin: "track", orders: { russian: 0, allied: 0 } },
      }),
      units: [officer, A, ru.infantry("B", "0405", under), far],
      dice: [3],
    });
    expect(shown(s, "B")).toContain("demoralized");
    s.answer("sponsor O", "recover A");
    expect(shown(s, "B")).not.toContain("demoralized");
    expect(s.view().notes).toContain("III: 9 of 10 lost.");
  });

  test("3.8.2d: at the number itself it stays demoralized", () => {
    const s = stand({
      ...at("sponsors", {
        corps: { III: { number: 10, lost: 12 } },
        game: { admin: "track", orders: { russian: 0, allied: 0 } },
      }),
      units: [officer, A, ru.infantry("B", "0405", under), far],
      dice: [3],
    });
    s.answer("sponsor O", "recover A");
    expect(shown(s, "B")).toContain("demoralized");
  });

  test("5.2k, 5.2l, 4.0-A3b: a demoralized unit rolls against its printed rating, and is lost on 5 and 6", () => {
    const roll = (die: number, initiative: number) => {
      const s = stand({
        ...at("sponsors", {
          corps: { III: { number: 1, lost: 20 } },
          game: { admin: "track", orders: { russian: 0, allied: 0 } },
        }),
        units: [officer, ru.infantry("A", "uar", { ...under, stats: { initiative } }), far],
        dice: [die],
      });
      s.answer("sponsor O", "recover A");
      return s.unit("A").at;
    };
    expect([roll(4, 4), roll(5, 6), roll(4, 3)]).toEqual(["0404", "peu", "uar"]);
  });

  test("5.2m, 5.2o: an Officer-Commander sponsors only his own troops, who roll against 3", () => {
    const units = [
      ru.head("R", "0404", { corps: "III" }),
      ru.infantry("T", "uar", { corps: "III", parent: "R", stats: { initiative: 1 } }),
      ru.officer("O", "captured", seventh),
      A,
      far,
    ];
    const s = stand({
      ...at("sponsors", { game: { admin: "track", orders: { russian: 0, allied: 0 } } }),
      units,
      dice: [3],
    });
    s.answer("sponsor R");
    expect(s.refusedBy("recover A")).toBe("5.2n");
    s.answer("recover T");
    expect(s.unit("T").at).toBe("0404");
    const own = stand({
      ...at("sponsors", { game: { admin: "track", orders: { russian: 0, allied: 0 } } }),
      options: { ocRecovery: "own-troops-at-own-rating" },
      units,
      dice: [3],
    });
    own.answer("sponsor R", "recover T");
    expect(own.unit("T").at).toBe("uar");
  });

  test("5.2n: units of a captured Officer cannot try", () => {
    const s = stand({
      ...at("sponsors"),
      units: [
        ru.officer("O", "captured", seventh),
        A,
        ru.officer("P", "0101", { corps: "III", division: "8" }),
        ru.infantry("B", "uar", { corps: "III", parent: "P" }),
        far,
      ],
    });
    expect(s.refusedBy("sponsor O")).toBe("5.2n");
  });

  test("3.3b: who returns must fit the hex when the phase ends", () => {
    const s = stand({
      ...at("sponsors", { game: { admin: "track", orders: { russian: 0, allied: 0 } } }),
      units: [officer, A, ru.infantry("B", "0404"), ru.infantry("C", "0404"), far],
      dice: [1],
    });
    s.answer("sponsor O", "recover A");
    expect(s.decision().kind).toBe("overstack");
  });
});

describe("weather and the next phase", () => {
  const battle = (step: string, more = {}) => ({
    ...at(step),
    scenario: "battle",
    map: { use: "tchernaya" },
    turn: 5,
    units: [
      { id: "Azo", side: "russian", kind: "infantry", at: "1507" },
      { id: "Martinau", side: "russian", kind: "officer", at: "1507" },
      { id: "Gi", side: "allied", kind: "infantry", at: "1917" },
    ],
    ...more,
  });

  test("5.3b, 5.3a, 4.0-A4, E5: variant weather is rolled for where it was chosen", () => {
    for (const [die, weather] of [
      [1, "fog"],
      [2, "clear"],
      [5, "clear"],
      [6, "haze"],
    ] as const) {
      const s = stand(
        battle("weather", {
          options: { weather: "variant" },
          dice: [die],
          flags: { step: "weather", game: { orders: { russian: 0, allied: 0 } } },
        }),
      );
      expect(s.view().notes[0], String(die)).toContain(weather);
    }
  });

  test("5.3c, E5: fog of a die lasts this turn and the next, other weather until the next phase", () => {
    const s = stand({
      phase: "rally",
      scenario: "battle",
      map: { use: "tchernaya" },
      options: { weather: "variant" },
      turn: 6,
      active: "allied",
      units: [
        { id: "Azo", side: "russian", kind: "infantry", at: "1507" },
        { id: "Martinau", side: "russian", kind: "officer", at: "1507" },
        { id: "Read", side: "russian", kind: "officer-commander", at: "1507" },
      ],
      flags: { weather: "fog", weatherUntil: 6 },
    });
    expect(s.view().turn).toBe(7);
    expect(s.view().notes[0]).toContain("clear");
  });

  test("5.4a, 4.0-A5: a die says how many turns until the next one", () => {
    const s = stand({
      ...at("next-admin", { game: { orders: { russian: 0, allied: 0 } } }),
      units: [ru.infantry("A", "0404"), ru.officer("O", "0404"), far],
      turn: 3,
      dice: [4],
    });
    expect(s.game.play().c.nextAdmin[0]).toBe(7);
  });

  test("5.4b, 5.0b, E6: in the battle the track says it; turn 1 only issues orders", () => {
    const s = stand(battle("next-admin"));
    expect(s.game.play().c.nextAdmin[0]).toBe(0);
    expect(s.game.pending()).toMatchObject({ decisions: [{ kind: "march-orders" }, { kind: "march-orders" }] });
  });
});

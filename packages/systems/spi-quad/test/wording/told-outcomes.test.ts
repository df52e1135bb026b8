import { toldOdds } from "@redoubt/engine";
import { situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { meleeOdds } from "../../src/tables/melee-odds.ts";
import { meleeResults } from "../../src/tables/melee-results.ts";
import { back, cavalry, everyDie, turned, type Units, unit } from "./every-die.ts";

// Every cell of every results table, with one and with several units on either side: what is told before the next decision,
// in the log and in the odds, is held against what then becomes of everybody.

// 0707 has the neighbours 0706, 0806, 0807, 0708, 0607, 0606.

describe("8.4: every cell of the melee table is told as it is carried out", () => {
  /** Attack and defence that make the odds of each column on the clear line. */
  const strengths = meleeOdds.clear.map((odds) => odds.split("-").map((one) => Number(one) * 2));
  type Force = (morale: number, melee: number) => Units;
  const attackers: Readonly<Record<string, Force>> = {
    "one attacker": (morale, melee) => [unit("allied", "A", "0706", { melee, morale, back })],
    "two attackers": (morale, melee) => [
      unit("allied", "A", "0706", { melee: melee - 1, morale, back }),
      unit("allied", "B", "0606", { melee: 1, morale: 1, back: { ...back, morale: 1 } }),
    ],
    "cavalry and infantry": (morale, melee) => [
      unit("allied", "A", "0706", { melee: melee - 1, morale, back: { fire: 0, melee: 1 } }, cavalry),
      unit("allied", "B", "0606", { melee: 1, morale: 1, back: { ...back, morale: 1 } }),
    ],
    "disrupted cavalry": (morale, melee) => [
      unit("allied", "A", "0706", { melee: 1, morale, back: { fire: 0, melee } }, { ...cavalry, ...turned }),
    ],
  };
  const defenders: Readonly<Record<string, (melee: number) => Units>> = {
    "one defender": (melee) => [unit("russian", "R", "0707", { melee, morale: 3, back })],
    "two hexes": (melee) => [
      unit("russian", "R", "0707", { melee: melee - 1, morale: 5, back }),
      unit("russian", "Q", "0605", { melee: 1, morale: 1, back }),
    ],
    "a disrupted defender and its gun": (melee) => [
      unit("russian", "R", "0707", { melee: 1, morale: 3, back: { fire: 1, melee: melee - 1 } }, turned),
      unit("russian", "G", "0707", { class: "A", fire: 0, melee: 1, morale: 3, ma: 3, back }, { kind: "artillery" }),
    ],
    "cavalry with horse artillery": (melee) => [
      unit("russian", "R", "0707", { melee: melee - 1, morale: 2, back }, cavalry),
      unit("russian", "H", "0707", { class: "G", fire: 0, melee: 1, morale: 3, back }, { kind: "horse-artillery" }),
    ],
  };
  const pairs = Object.keys(attackers).flatMap((a) => Object.keys(defenders).map((d) => [a, d] as const));
  test.each(pairs)("8.4, 8.5, 8.71, 11.21, 11.25: %s against %s", (a, d) => {
    const cells = new Set<string>();
    for (const [attack, defence] of strengths) {
      for (const morale of [1, 3, 5]) {
        const units = [...attackers[a](morale, attack), ...defenders[d](defence)];
        const own = units.filter(({ side }) => side === "allied").map(({ id }) => `add ${id}`);
        // 0605 is next to all attackers as well.
        const answers = ["target 0707", ...own, ...(d === "two hexes" ? ["target 0605"] : []), "attack"];
        for (const cell of everyDie(units, answers, { phase: "melee", active: "allied" })) cells.add(cell);
      }
    }
    expect([...cells].sort()).toEqual([...new Set(meleeResults.flat())].sort());
  });
});

describe("7.42: every cell of the fire table is told as it is carried out", () => {
  const targets: Readonly<Record<string, Units>> = {
    infantry: [unit("russian", "R", "0707", { morale: 3, back })],
    "disrupted infantry": [unit("russian", "R", "0707", { morale: 3, back }, turned)],
    cavalry: [unit("russian", "R", "0707", { morale: 2, back }, cavalry)],
    "two guns, one disrupted": ["G", "H"].map((id, i) =>
      unit(
        "russian",
        id,
        "0707",
        { class: "A", fire: 0, melee: 1, morale: 3, ma: 3, back },
        {
          kind: "artillery",
          ...(i === 0 ? {} : turned),
        },
      ),
    ),
    "a unit with a blank back": [unit("russian", "R", "0707", { morale: 3, back: null })],
  };
  test.each(Object.keys(targets))("7.13, 7.14, 7.15, 7.17: at %s", (name) => {
    for (let strength = 1; strength <= 8; strength++) {
      const firers = [
        unit("allied", "A", "0706", { fire: Math.ceil(strength / 2), back }),
        ...(strength === 1 ? [] : [unit("allied", "B", "0606", { fire: Math.floor(strength / 2), back })]),
      ];
      const answers = ["target 0707", ...firers.map(({ id }) => `add ${id}`), "fire"];
      everyDie([...firers, ...targets[name]], answers, { phase: "offensive-fire", active: "allied" });
    }
  });
  test("7.16: a unit with nowhere to go", () => {
    const ring = ["0806", "0807", "0708", "0607"].map((at, i) => unit("allied", `Z${i}`, at, { fire: 0, back }));
    const firers = [unit("allied", "A", "0706", { fire: 8, back }), ...ring];
    everyDie([...firers, ...targets.infantry], ["target 0707", "add A", "fire"], {
      phase: "offensive-fire",
      active: "allied",
    });
  });
});

describe("Balaclava: guns and tired troops", () => {
  const foot = { nation: "british", parent: "1" } as const;
  const redoubtGun = unit(
    "allied",
    "No-2",
    "0707",
    { fire: 1, melee: 1, meleeParen: true, morale: 2, back },
    { kind: "artillery", nation: "british", stack: 1 },
  );
  const garrison = unit("allied", "T", "0707", { melee: 2, morale: 2, back }, { nation: "turkish", stack: 0 });
  test("B18.2, 8.55: a redoubt gun falls with its garrison", () => {
    for (const melee of [2, 4, 8, 16]) {
      const storm = unit("russian", "R", "0706", { melee, morale: 2, back });
      everyDie([storm, redoubtGun, garrison], ["target 0707", "add R", "attack"], {
        scenario: "balaclava",
        phase: "melee",
        active: "russian",
      });
    }
  });
  test("B18.2: and by fire, where the enemy is near enough to take it", () => {
    for (const fire of [2, 4, 8]) {
      const firers = unit("russian", "R", "0706", { fire, back });
      everyDie([firers, redoubtGun, garrison], ["target 0707", "add R", "fire"], {
        scenario: "balaclava",
        phase: "offensive-fire",
        active: "russian",
      });
    }
  });
  test("B19.0: attackers tire, whatever comes of it", () => {
    for (const melee of [2, 4, 8]) {
      const guards = unit("allied", "G", "0706", { melee, morale: 2, fatigue: melee === 4 ? 1 : 2, back }, foot);
      everyDie([guards, unit("russian", "R", "0707", { back })], ["target 0707", "add G", "attack"], {
        scenario: "balaclava",
        phase: "melee",
        active: "allied",
      });
    }
  });
});

describe("10.0: rally", () => {
  test("10.0: a unit rallies by its morale or stays as it is", () => {
    for (const morale of [1, 2, 3, 4, 5]) {
      const units = [
        unit("allied", "A", "0706", { morale, back: { ...back, morale } }, turned),
        unit("russian", "R", "0101", { back }),
      ];
      const play = situation(spiQuad, {
        map: { cols: 14, rows: 14 },
        units,
        phase: "rally",
        active: "allied",
      }).game.play();
      const code = spiQuad.words.parse("rally A", spiQuad.naming(play.world)) as number;
      const { certain, outcomes } = toldOdds(spiQuad, play, 0, code);
      expect(certain).toEqual([]);
      const rallies = outcomes.find(({ sentences }) => sentences.length > 0);
      expect(rallies).toMatchObject({ sentences: ["A rallies."], harms: [] });
      expect(Number(rallies?.chance.over) / Number(rallies?.chance.under)).toBeCloseTo(morale / 6);
    }
  });
});

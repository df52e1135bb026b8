import {
  answerList,
  d10,
  isProblems,
  listAnswers,
  run,
  sampleAnswer,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
  wordStream,
} from "@redoubt/engine";
import { asUnit } from "@redoubt/mechanics";
import { situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { sightBlock } from "../src/checks/sight.ts";
import { ratioInHalves } from "../src/checks/strength.ts";
import { scenarios } from "../src/data/scenarios.ts";
import { troops } from "../src/data/troops.ts";
import type { SteppesEvent } from "../src/event.ts";
import { bloodySteppes } from "../src/index.ts";
import { loseStrength } from "../src/mutations.ts";
import { checkMorale } from "../src/procedures/check-morale.ts";
import { procedures } from "../src/procedures.ts";
import { at, field } from "./field.ts";
import { fieldOf, pieceOf, working } from "./working.ts";

const units = Object.values(scenarios).flatMap(({ forces }) => forces.units);

describe("I: counters, die, rounding", () => {
  test("I.8: skirmishers are companies or pairs of them, of a battalion of their own side", () => {
    const counters = units.filter(({ battalion }) => battalion !== undefined);
    expect(counters.length).toBeGreaterThan(0);
    for (const { id, battalion, nation, sp } of counters) {
      expect(units.find((one) => one.id === battalion)?.nation, id).toBe(nation);
      expect(sp, id).toBeLessThanOrEqual(2);
    }
  });

  test("I.9: cavalry counters are regiments: none is a part of another", () => {
    const horse = units.filter(({ type }) => troops[type].arm === "cavalry");
    expect(horse.length).toBeGreaterThan(0);
    for (const { id, battalion } of horse) expect(battalion, id).toBeUndefined();
  });

  test("I.13: guns have no Strength Points and lose none", () => {
    const g = fieldOf({
      units: [
        {
          id: "Guns",
          side: "allied",
          kind: "artillery",
          at: "0404",
          facing: "N/NE",
          stats: { morale: 8, fire: "0/0" },
        },
      ],
    });
    expect(loseStrength(g, pieceOf(g, "Guns"), 2, "XIV.6")).toBe(2);
    expect(g.world.strength[pieceOf(g, "Guns")]).toBe(0);
    expect(g.c.hexOf[pieceOf(g, "Guns")]).toBeGreaterThan(0);
  });

  const routed = (dice: readonly number[]) => {
    const g = fieldOf({
      units: [{ id: "A", side: "allied", at: "0404", state: ["routed"], stats: { sp: 4, morale: 7 } }],
    });
    return working(g, checkMorale, { units: [asUnit(pieceOf(g, "A"))], reason: "rally" }, { dice }).eventsOf(
      "checked",
    )[0];
  };

  test("I.15: the die has ten faces, and a 0 is zero: it passes any check", () => {
    expect(d10).toEqual({ count: 1, sides: 10, lowest: 0 });
    expect(routed([0])).toMatchObject({ dice: [0], isPassed: true });
    expect(routed([9])).toMatchObject({ isPassed: false });
  });

  test("I.16: a check is one roll of one die", () => {
    for (const { name, steps } of procedures)
      for (const step of Object.values(steps))
        if (step.kind === "roll" && ["morale", "melee", "fire", "order", "sustain", "commander"].includes(step.purpose))
          expect(step.dice(fieldOf({}) as never, {} as never), name).toEqual(d10);
  });

  test("I.19: halves are rounded up, less is rounded down", () => {
    expect(routed([4])).toMatchObject({ morale: 4, isPassed: true });
    expect(ratioInHalves(49, 40)).toBe(2);
    expect(ratioInHalves(50, 40)).toBe(3);
  });
});

const line = { formation: "line", stats: { sp: 8, morale: 8, fire: "-1/0" } } as const;
const A = { id: "A", side: "allied", at: "0406", facing: "N/NE", ...line } as const;
const R = { id: "R", side: "russian", at: "0404", facing: "S/SW", ...line } as const;

test("I.20: the active player moves his units, not those of the passive one", () => {
  const s = situation(bloodySteppes, { units: [A, R], phase: "activation", active: "allied" });
  expect(s.answers()).toContain("unit A");
  expect(s.refusedBy("unit R")).toBe("I.20");
});

test("II.1: the phases follow each other in the order of the book", () => {
  const play = startPlay(bloodySteppes, { scenario: "great-redoubt", options: {} });
  if (isProblems(play)) throw new Error("no world");
  const phases: number[] = [];
  play.sink = (event: SteppesEvent) => {
    if (event.kind === "phase-began") phases.push(event.phase);
  };
  const list = answerList();
  const secret = secretOfSeed(1);
  const chance = seededChance(secret);
  const word = wordStream(secret, 7);
  while (phases.length < 6 && run(play, chance) === "ask") {
    const [seat] = seatsToAnswer(play);
    listAnswers(play, seat, list);
    takeAnswer(play, seat, sampleAnswer(bloodySteppes, list, word));
  }
  expect(phases.slice(0, 6)).toEqual([0, 1, 2, 0, 1, 2]);
});

describe("IX: sight", () => {
  const volley = (hexes: object) =>
    situation(bloodySteppes, {
      map: { cols: 8, rows: 8, hexes },
      units: [A, R],
      phase: "activation",
      active: "allied",
      script: ["unit A"],
    });

  test("IX.1, IX.4: nobody fires at what he does not see", () => {
    expect(volley({ "0405": ["village"] }).refusedBy("fire 0404")).toBe("IX.4");
  });

  test("IX.3: where nothing hides it a target is seen", () => {
    expect(volley({ "0305": ["village"], "0505": ["forest"] }).answers()).toContain("fire 0404");
  });

  test("IX.7: the hexes on either side of what hides are counted, without its own", () => {
    const seen = (village: string) => {
      const ground = field({ hexes: { [village]: ["village"] }, elevation: { "0401": 1 } });
      return sightBlock(ground, at(ground, "0401"), at(ground, "0407")) === undefined;
    };
    // Two hexes before it and two behind: no nearer to the target than to the viewer.
    expect(seen("0404")).toBe(true);
    // Three before it, one behind.
    expect(seen("0405")).toBe(false);
    expect(seen("0403")).toBe(true);
  });
});

describe("XV: the other way of activation", () => {
  const leader = (id: string, side: string, at: string, division: string, rank = "division") => ({
    id,
    side,
    kind: "commander",
    at,
    ...(rank === "division" ? { division } : {}),
    stats: { rank, independence: 4 },
  });
  const army = [
    leader("L1", "allied", "0101", "one"),
    leader("L2", "allied", "0103", "two"),
    leader("L3", "russian", "0801", "three"),
    leader("Raglan", "allied", "0104", "", "commander-in-chief"),
    { id: "r1", side: "allied", kind: "rider", at: "ready", parent: "Raglan" },
  ];

  test("XV.2: no initiative is rolled for: the first marker is drawn from a common cup", () => {
    const begun = (options: Readonly<Record<string, boolean>>) =>
      situation(bloodySteppes, { units: army.slice(0, 3), phase: "command", options }).game.pending();
    expect(begun({})).toMatchObject({ kind: "roll", rule: "II.8", purpose: "initiative" });
    expect(begun({ optionalActivation: true })).toMatchObject({ kind: "roll", rule: "XV.3", purpose: "marker" });
  });

  const sustained = (die: number) => {
    const s = situation(bloodySteppes, {
      units: army,
      phase: "activation",
      active: "allied",
      options: { optionalActivation: true },
      flags: {
        activation: { command: "one", number: 1, orderTried: true },
        cups: { allied: { commands: ["two"] }, russian: { commands: ["three"] } },
      },
      dice: [0, die],
    });
    s.answer("draw");
    return s;
  };

  test("XV.4: a drawn commander near his commander-in-chief is supported without a question, and the rider is spent", () => {
    const s = sustained(5);
    expect(s.eventsOf("sustain-tried")).toMatchObject([{ needed: 5, isPassed: true }]);
    expect(s.unit("r1").at).toMatch(/box/);
  });

  test("XV.5: the check that passes activates the drawn division, nothing else is asked", () => {
    expect(sustained(5).eventsOf("activated")).toMatchObject([{ command: 1 }]);
    expect(sustained(6).eventsOf("activated")).toEqual([]);
  });
});

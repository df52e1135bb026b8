import {
  type AnyPlay,
  answerList,
  clonePlay,
  type GameEvent,
  isProblems,
  listAnswers,
  run,
  scriptedChance,
  seatsToAnswer,
  startPlay,
  takeAnswer,
  toldOdds,
} from "@redoubt/engine";
import type { Position, PositionUnit } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import type { RetributionPlay } from "../src/state.ts";
import { bombardmentTable } from "../src/tables/bombardment.ts";
import { combatResultsTable } from "../src/tables/combat-results.ts";
import { british, cavalry, piquet, soimonov, twoSteps } from "./field.ts";

const { words, wording } = bloodyRetribution;
const dice = [1, 2, 3, 4, 5, 6];
const TARGET = "0404";
/** The hexes around the target, three of which the attackers stand in. */
const posts = ["0403", "0304", "0503"];

type Texts = readonly Partial<PositionUnit>[];

function begun(units: Texts, more: Partial<Position>): RetributionPlay {
  const position = { system: "bloody-retribution", scenario: null, map: { cols: 9, rows: 9 }, units, ...more };
  const play = startPlay(bloodyRetribution, { scenario: null, options: {}, position });
  if (isProblems(play)) throw new Error(JSON.stringify(play));
  run(play, scriptedChance([]));
  return play;
}

const codeOf = (play: AnyPlay, text: string): number => {
  const code = words.parse(text, bloodyRetribution.naming(play.world));
  if (typeof code !== "number") throw new Error(code.unreadable);
  return code;
};

function give(play: AnyPlay, ...answers: readonly string[]): void {
  for (const text of answers) {
    takeAnswer(play, seatsToAnswer(play)[0], codeOf(play, text));
    run(play, scriptedChance([]));
  }
}

/** What is told of events: the consequences, sentence by sentence. */
function consequences(play: RetributionPlay, events: readonly GameEvent[]): string[] {
  return events
    .map((event) => ({ event, told: wording.event(play.world, event as never) })) // our own events
    .filter(({ event, told }) => event.dice === undefined && told.tone !== "sequence")
    .map(({ told }) => told.text);
}

/** Everything that can become of the battle's units by the end of the action, whoever chooses what. */
function futures(play: RetributionPlay): RetributionPlay[] {
  const list = answerList();
  const step = play.state.frames?.step;
  const isOpen =
    step?.kind === "ask" && ["attacker-loss", "defender-loss", "advance", "momentum"].includes(step.decision);
  if (!isOpen) return [play];
  listAnswers(play, seatsToAnswer(play)[0], list);
  return Array.from(list.codes.subarray(0, list.count)).flatMap((code) => {
    // Another attack is another roll: here a unit that has advanced always halts.
    if (step.decision === "momentum" && words.verb(code) !== "halt") return [];
    const copy = clonePlay(play);
    takeAnswer(copy, seatsToAnswer(copy)[0], code);
    run(copy, scriptedChance([]));
    return futures(copy);
  });
}

const forces: readonly { readonly name: string; readonly attackers: (cf: number) => Texts }[] = [
  { name: "a single unit", attackers: (cf) => [soimonov("R1", posts[0], cf)] },
  { name: "two units", attackers: (cf) => [soimonov("R1", posts[0], cf - 1), soimonov("R2", posts[1], 1)] },
  {
    name: "three units",
    attackers: (cf) => [soimonov("R1", posts[0], cf - 2), soimonov("R2", posts[1], 1), soimonov("R3", posts[2], 1)],
  },
];

const garrisons: readonly { readonly name: string; readonly cf: number; readonly defenders: Texts }[] = [
  { name: "a unit of one step", cf: 5, defenders: [british("B", TARGET, 5)] },
  { name: "a unit of two steps", cf: 5, defenders: [twoSteps("B", TARGET, 5, 3)] },
  { name: "a disrupted unit", cf: 5, defenders: [twoSteps("B", TARGET, 5, 3, { state: ["disrupted"] })] },
  { name: "a Piquet", cf: 1, defenders: [piquet("P", TARGET)] },
  { name: "a unit with a Piquet", cf: 6, defenders: [twoSteps("B", TARGET, 5, 3), piquet("P", TARGET)] },
];

/** What is claimed of each unit, against what becomes of it. Every sentence must be understood, and every unit be told of. */
function contradictions(
  before: RetributionPlay,
  now: RetributionPlay,
  sentences: readonly string[],
  ids: readonly string[],
) {
  const wrong: string[] = [];
  const claim = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const ends = futures(now);
  const unit = (id: string) => before.world.unitIndex.get(id) ?? -1;
  const isGone = (play: RetributionPlay, id: string) => play.c.hexOf[unit(id)] < 0;
  const lost = (play: RetributionPlay, id: string) => before.c.steps[unit(id)] - play.c.steps[unit(id)];
  const isShaken = (play: RetributionPlay, id: string) => play.c.disrupted[unit(id)] === 1;
  const named = (text: string) => text.split(/, | and /);
  const has = (text: string) => sentences.includes(text);
  for (const text of sentences) {
    const [, one, tail] = /^(\S+) (.*)$/.exec(text) ?? [];
    const shared = /^(.+) must lose (a|\d) steps? between them/.exec(text);
    const spared = /^(.+) loses? nothing\.$/.exec(text);
    const shaken = /^(?:Whoever is left of (.+)|(\S+), if it is left,) will be disrupted\.$/.exec(text);
    const open = /^(\d{4}) (is|will be) empty: (?:one of )?(.+) may advance; /.exec(text);
    if (shared) {
      const group = named(shared[1]);
      const sum = shared[2] === "a" ? 1 : Number(shared[2]);
      const totals = ends.map((end) => group.reduce((all, id) => all + lost(end, id), 0));
      claim(
        totals.every((total) => total === sum),
        text,
      );
      claim(
        new Set(ends.map((end) => group.map((id) => lost(end, id)).join())).size > 1,
        `${text} There is no choice.`,
      );
    } else if (spared)
      claim(
        named(spared[1]).every((id) => ends.every((end) => lost(end, id) === 0)),
        text,
      );
    else if (shaken) {
      const group = named(shaken[1] ?? shaken[2]);
      claim(
        group.every((id) => ends.every((end) => isGone(end, id) || isShaken(end, id))),
        text,
      );
    } else if (open) {
      const group = named(open[3]);
      claim(
        ends.every((end) => end.c.piquetAt[end.world.grid.byNumber.get(open[1]) ?? 0] === 0),
        text,
      );
      for (const id of group)
        claim(
          ends.some((end) => bloodyRetribution.view(end, null).units[unit(id)].at === TARGET),
          `${text} ${id}`,
        );
      claim(
        group.every((id) => ends.every((end) => isGone(end, id) || isShaken(end, id))),
        `${text} Disrupted?`,
      );
    } else if (tail.startsWith("is eliminated")) claim(isGone(now, one), text);
    else if (tail.startsWith("will be eliminated"))
      claim(!isGone(now, one) && ends.every((end) => isGone(end, one)), text);
    else if (tail.endsWith("loses a step.")) claim(!isGone(now, one) && lost(now, one) === 1, text);
    else if (tail.endsWith("will lose a step."))
      claim(lost(now, one) === 0 && ends.every((end) => lost(end, one) === 1), text);
    else if (tail.startsWith("is disrupted")) claim(isShaken(now, one) && !isShaken(before, one), text);
    else claim(false, `not understood: ${text}`);
  }
  for (const id of ids) {
    const about = sentences.filter((text) => new RegExp(`\\b${id}\\b`).test(text));
    claim(about.length > 0, `${id} is not told of`);
    // Whatever has happened or is certain to happen must have been told.
    if (isGone(now, id))
      claim(
        about.some((text) => text.includes(`${id} is eliminated`)),
        `${id} is gone`,
      );
    else if (ends.every((end) => isGone(end, id)))
      claim(
        about.some((text) => text.includes("will be eliminated")),
        `${id} will go`,
      );
    const changed = ends.every((end) => !isGone(end, id) && isShaken(end, id)) && !isShaken(before, id);
    if (changed)
      claim(
        about.some((text) => /disrupted/.test(text)),
        `${id} is disrupted in the end`,
      );
    if (isShaken(now, id) && !isShaken(before, id))
      claim(
        has(`${id} is disrupted in ${bloodyRetribution.view(now, null).units[unit(id)].at}.`),
        `${id} is disrupted`,
      );
  }
  return wrong;
}

/** Goes through the six dice of a commitment: the outcomes told beforehand against what the resolver then tells and does. */
function tryEveryDie(
  play: RetributionPlay,
  commit: string,
  ids: readonly string[],
  cellOf: (die: number) => string,
): void {
  const [seat] = seatsToAnswer(play);
  const code = codeOf(play, commit);
  const odds = toldOdds(bloodyRetribution, play, seat, code);
  for (const die of dice) {
    const after = clonePlay(play);
    const events: GameEvent[] = [];
    after.sink = (event: GameEvent) => events.push(event);
    takeAnswer(after, seat, code);
    run(after, scriptedChance([die]));
    const sentences = consequences(after, events);
    const outcome = odds.outcomes.find(
      (one) => [...odds.certain, ...one.sentences].sort().join() === [...sentences].sort().join(),
    );
    expect(outcome, `${die}: ${sentences.join(" ")}`).toBeDefined();
    expect(outcome?.cells, String(die)).toContain(cellOf(die));
    expect(contradictions(play, after, sentences, ids), `${die}: ${sentences.join(" ")}`).toEqual([]);
    for (const harmed of outcome?.harms ?? []) expect(sentences.join(" ")).toMatch(new RegExp(`\\b${harmed}\\b`));
  }
  const sum = odds.outcomes.reduce((total, { chance }) => total + Number(chance.over) / Number(chance.under), 0);
  expect(sum).toBeCloseTo(1);
  for (const text of odds.certain) for (const { sentences } of odds.outcomes) expect(sentences).not.toContain(text);
}

describe("CRT: what is told before the die is what the resolver does", () => {
  for (const { name, attackers } of forces) {
    for (const { name: whom, cf, defenders } of garrisons) {
      test(`CRT, 9.16, 9.17: ${name} against ${whom}, every column and die`, () => {
        for (const [place, column] of combatResultsTable.columns.entries()) {
          const strength = cf + column;
          if (strength < attackers(9).length) continue;
          const units = [...attackers(strength), ...defenders, british("Z", "0909"), soimonov("Y", "0901")];
          const play = begun(units, { phase: "combat", turn: 2, flags: { gunsLost: true } });
          const force = attackers(strength).map(({ id }) => id ?? "");
          give(play, `attack ${TARGET}`, ...force.map((id) => `add ${id}`));
          const ids = [...force, ...defenders.map(({ id }) => id ?? "")];
          tryEveryDie(play, "resolve", ids, (die) => combatResultsTable.rows[die - 1].cells[place]);
        }
      });
    }
  }

  test("9.14: cavalry goes whatever the die says, and counts towards the loss of the others", () => {
    for (const cf of [1, 5, 9]) {
      const units = [
        cavalry("C", posts[0], cf),
        twoSteps("A", posts[1], 2, 1),
        twoSteps("B", posts[2], 2, 1),
        soimonov("R", TARGET, 4),
        soimonov("Y", "0901"),
      ];
      const play = begun(units, { phase: "combat", turn: 2, active: "allied", flags: { gunsLost: true } });
      give(play, `attack ${TARGET}`, "add C", "add A", "add B");
      const place = combatResultsTable.columns.map(Number).indexOf(cf);
      tryEveryDie(play, "resolve", ["C", "A", "B", "R"], (die) => combatResultsTable.rows[die - 1].cells[place]);
      const odds = toldOdds(bloodyRetribution, play, 1, codeOf(play, "resolve"));
      const always = odds.outcomes.length > 1 ? odds.certain : odds.outcomes[0].sentences;
      expect(always).toContain(`C is eliminated in ${posts[0]}.`);
    }
  });

  test("9.16, 9.17: two-step attackers and a garrison with a Piquet, where both sides have to choose", () => {
    const force = (cf: number) => [twoSteps("A", posts[0], cf - 2, 1), twoSteps("B", posts[1], 2, 1)];
    for (const [place, column] of combatResultsTable.columns.entries()) {
      const strength = 4 + column;
      if (strength < 3) continue;
      const units = [...force(strength), soimonov("R", TARGET, 4), soimonov("Y", "0901")];
      const play = begun(units, { phase: "combat", turn: 2, active: "allied", flags: { gunsLost: true } });
      give(play, `attack ${TARGET}`, "add A", "add B");
      tryEveryDie(play, "resolve", ["A", "B", "R"], (die) => combatResultsTable.rows[die - 1].cells[place]);
    }
  });

  test("9.8 to 9.11: reductions are in the outcome, the printed cell stays as it is printed", () => {
    const map = { cols: 9, rows: 9, sides: { [`0403/${TARGET}`]: [`redoubt in:${TARGET}`, `slope up:${TARGET}`] } };
    const units = [soimonov("R1", posts[0], 15), twoSteps("B", TARGET, 5, 3), soimonov("Y", "0901")];
    const play = begun(units, { map, phase: "combat", turn: 2, flags: { gunsLost: true } });
    give(play, `attack ${TARGET}`, "add R1");
    tryEveryDie(play, "resolve", ["R1", "B"], () => "0/3");
    expect(toldOdds(bloodyRetribution, play, 0, codeOf(play, "resolve"))).toMatchObject({
      outcomes: [{ cells: ["0/3"], harms: ["B", "R1"] }],
    });
  });

  test("5.6: silencing the guns is certain, and told once", () => {
    const map = { cols: 9, rows: 9, hexes: { [TARGET]: ["shell-hill"] } };
    const units = [british("A", posts[0], 4), soimonov("R", TARGET, 4), soimonov("Y", "0901")];
    const play = begun(units, { map, phase: "combat", turn: 2, active: "allied" });
    give(play, `attack ${TARGET}`, "add A");
    const { certain } = toldOdds(bloodyRetribution, play, 1, codeOf(play, "resolve"));
    expect(certain).toContain(`The attack into ${TARGET} silences the guns of Shell Hill for good.`);
  });
});

describe("RBT: what is told before the die is what the guns do", () => {
  const map = { cols: 9, rows: 9, hexes: { "0202": ["shell-hill"] } };
  const targets: readonly (readonly [string, Partial<PositionUnit>, number])[] = [
    ["a unit of two steps", twoSteps("B", "0606"), 0],
    ["a unit of one step", british("B", "0606"), 0],
    ["a reduced unit", twoSteps("B", "0606", 4, 2, { state: ["reduced"] }), 0],
    ["a disrupted unit of two steps", twoSteps("B", "0606", 4, 2, { state: ["disrupted"] }), 0],
    ["a disrupted unit of one step", british("B", "0606", 4, { state: ["disrupted"] }), 0],
    ["a Piquet", piquet("B", "0606"), 0],
    ["the Guards", twoSteps("CG", "0606", 6, 3), -1],
    ["a unit next to the hill", twoSteps("B", "0203"), 1],
    ["the Guards next to the hill", twoSteps("GG", "0203", 6, 3), 0],
  ];

  test.each(targets)("RBT, 5.6: %s, every die", (_, target, modifier) => {
    const id = target.id ?? "";
    const units = [soimonov("R", "0901"), target, british("Z", "0909")];
    const play = begun(units, { map, phase: "movement", turn: 2 });
    const [seat] = seatsToAnswer(play);
    const code = codeOf(play, `bombard ${id}`);
    const odds = toldOdds(bloodyRetribution, play, seat, code);
    for (const die of dice) {
      const row = bombardmentTable.rows.find(({ from, to }) => from <= die + modifier && die + modifier <= to);
      const after = clonePlay(play);
      const events: GameEvent[] = [];
      after.sink = (event: GameEvent) => events.push(event);
      takeAnswer(after, seat, code);
      run(after, scriptedChance([die]));
      const sentences = consequences(after, events);
      const u = play.world.unitIndex.get(id) ?? -1;
      const isShaken = after.c.disrupted[u] === 1 && play.c.disrupted[u] === 0;
      const isHit = after.c.steps[u] < play.c.steps[u];
      const at = target.at;
      expect(sentences).toEqual([
        ...(isShaken ? [`${id} is disrupted in ${at}.`] : []),
        ...(isHit ? [`${id} in ${at} loses a step.`] : []),
        ...(isShaken || isHit ? [] : [`${id} in ${at} is none the worse.`]),
      ]);
      // What the table says happens unless it cannot (B-32).
      const canBeShaken = target.kind !== "piquet" && play.c.disrupted[u] === 0;
      expect(isShaken).toBe(row?.result !== "none" && canBeShaken);
      expect(isHit).toBe(row?.result === "disrupted-and-step" && play.c.steps[u] === 2);
      const outcome = odds.outcomes.find((one) => [...odds.certain, ...one.sentences].join() === sentences.join());
      expect(outcome, sentences.join(" ")).toBeDefined();
      expect(outcome?.harms ?? []).toEqual(isShaken || isHit ? [id] : []);
    }
  });
});
